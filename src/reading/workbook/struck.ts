import type { CellObject } from "@e965/xlsx";
import { DomUtils, parseDocument } from "htmlparser2";

/** What stands in the place of the fill of cells that are struck out: the library tells of fills, not of fonts. */
export const STRUCK = "struck";
/** Stands before a text all of which is struck out. */
const MARK = "\u{f0000}";
const STRIKE = /<strike(?:\s+val="(?:1|true)")?\s*\/>/;

/** A part of a workbook, and the texts that were left out of it as they are struck out within others. */
interface Marked {
  bytes: Uint8Array;
  gone: string[];
}

/** A part of an XLSX workbook that tells of cells struck out as a whole; of texts struck out in part it keeps the rest. */
export function withStruck({ name, bytes }: { name: string; bytes: Uint8Array }): Marked {
  const xml = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const gone: string[] = [];
  const isStyles = /^xl\/styles\.xml$/i.test(name);
  const isTexts = /^xl\/(sharedStrings|worksheets\/[^/]+)\.xml$/i.test(name);
  if (!(isStyles || isTexts) || !xml.includes("<strike")) return { bytes, gone };
  const changed = isStyles ? markedStyles(xml.toString()) : keptTexts(xml.toString(), gone);
  return { bytes: new TextEncoder().encode(changed), gone };
}

/** Whether a cell of such a workbook is struck out. */
export function isStruck({ s, v }: CellObject, fill: string | null): boolean {
  return (fill !== null && s?.patternType === fill) || (typeof v === "string" && v.startsWith(MARK));
}

/** A text of such a workbook as it is written. */
export function unmarked(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

function markedStyles(xml: string): string {
  const fonts = /<fonts\b[\s\S]*?<\/fonts>/.exec(xml)?.[0].match(/<font(?:\/>|[ >][\s\S]*?<\/font>)/g) ?? [];
  const fills = /<fills\b[\s\S]*?<\/fills>/.exec(xml)?.[0].match(/<fill(?:\/>|[ >][\s\S]*?<\/fill>)/g) ?? [];
  const struck = new Set(fonts.flatMap((font, i) => (STRIKE.test(font) ? [String(i)] : [])));
  return xml
    .replace("</fills>", `<fill><patternFill patternType="${STRUCK}"/></fill></fills>`)
    .replace(/<cellXfs\b[\s\S]*?<\/cellXfs>/, (all) =>
      all.replace(/<xf\b[^>]*>/g, (xf) =>
        struck.has(/ fontId="(\d+)"/.exec(xf)?.[1] ?? "")
          ? xf.replace(/ fillId="\d+"/, "").replace("<xf", `<xf fillId="${fills.length}"`)
          : xf,
      ),
    );
}

/** "~~10~~ 12" is 12. */
function keptTexts(xml: string, gone: string[]): string {
  return xml.replace(/<(si|is)>[\s\S]*?<\/\1>/g, (text) => {
    const struck = (text.match(/<r>[\s\S]*?<\/r>/g) ?? []).filter((run) => STRIKE.test(run));
    if (struck.length === 0) return text;
    const kept = struck.reduce((rest, run) => rest.replace(run, () => ""), text);
    if (!/<t[ >][^<]*[^<\s]/.test(kept)) return text.replace(/<t(?: [^>]*)?>/, (opened) => opened + MARK);
    gone.push(struck.map((run) => DomUtils.textContent(parseDocument(run, { xmlMode: true }))).join(""));
    return kept;
  });
}
