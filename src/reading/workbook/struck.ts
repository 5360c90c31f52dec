import type { CellObject } from "@e965/xlsx";

/** What stands in the place of the fill of cells that are struck out: the library tells of fills, not of fonts. */
const STRUCK = "struck";
const STRIKE = /<strike(?:\s+val="(?:1|true)")?\s*\/>/;

/** A part of an XLSX workbook that tells of cells struck out as a whole; of texts struck out in part it keeps the rest. */
export function withStruck({ name, bytes }: { name: string; bytes: Uint8Array }): Uint8Array {
  const change = /^xl\/styles\.xml$/i.test(name)
    ? markedStyles
    : /^xl\/sharedStrings\.xml$/i.test(name)
      ? keptTexts
      : null;
  const xml = change && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!change || !xml?.includes("<strike")) return bytes;
  return new TextEncoder().encode(change(xml.toString()));
}

/** Whether a cell of such a workbook is struck out. */
export function isStruck({ s }: CellObject): boolean {
  return s?.patternType === STRUCK;
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
function keptTexts(xml: string): string {
  return xml.replace(/<si>[\s\S]*?<\/si>/g, (text) => {
    const kept = text.replace(/<r>[\s\S]*?<\/r>/g, (run) => (STRIKE.test(run) ? "" : run));
    return /<t[ >][^<]*[^<\s]/.test(kept) ? kept : text;
  });
}
