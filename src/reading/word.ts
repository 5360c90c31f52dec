import { parseDocument } from "htmlparser2";
import { Invalid } from "../errors.ts";
import { htmlSheet } from "./html.ts";
import type { ReadingLimits } from "./limits.ts";
import type { Reading } from "./reading.ts";
import { type Markup, markupOf } from "./word_markup.ts";
import { numberedBy } from "./word_numbers.ts";
import { attributeOf, childOf, childrenOf, descendantsOf, type Xml } from "./word_xml.ts";
import { inflated, ZipTooLarge, zipEntries } from "./zip.ts";

/** The sheet that shows a Word document. */
const SHEET = "Text";
/** A document of fewer letters beside its pictures may hold its order in these. */
const FEW_LETTERS = 200;

/** Reads a Word document (DOCX, DOCM, DOTX): one sheet of the pages' head, the text with its tables and text boxes, and the foot. Changes that are tracked count as made. Throws `Invalid` for one that is too large. */
export function readWord(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): Reading {
  const parts = partsOf(bytes, { name, limits });
  const main =
    parts.at("word/document.xml") ?? parts.at(parts.namedBy("_rels/.rels", "officeDocument")[0] ?? "");
  const body = main && descendantsOf(main, "body")[0];
  if (!body) throw new Invalid(`Cannot read ${name}: the Word document is damaged`);
  const numberOf = numberedBy(parts.at("word/numbering.xml"));
  const said = [
    ...around(body, "headerReference", parts),
    body,
    ...around(body, "footerReference", parts),
  ].map((part) => markupOf(part, numberOf));
  const { sheet, deep } = htmlSheet(said.map(({ html }) => html).join(""), SHEET);
  if (sheet.cells.length > limits.cells)
    throw new Invalid(
      `Cannot read ${name}: it has more than ${limits.cells.toLocaleString("en")} filled cells`,
    );
  const letters = sheet.cells.reduce((sum, { text }) => sum + text.length, 0);
  return {
    type: "docx",
    pages: [],
    sheets: [sheet],
    attachments: [],
    warnings: warningsOf(said, { deep, letters }),
  };
}

function warningsOf(said: Markup[], { deep, letters }: { deep: boolean; letters: number }): string[] {
  return [
    ...(said.some(({ changed }) => changed) ? ["It has tracked changes; they were read as if accepted"] : []),
    ...(said.some(({ pictures }) => pictures) && letters < FEW_LETTERS
      ? ["Pictures in a Word document aren't read; send them as they are, or a PDF"]
      : []),
    ...(deep || said.some((part) => part.deep)
      ? ["Parts of it are nested too deeply and were left out"]
      : []),
  ];
}

interface Parts {
  /** A part's XML; null where there is none. */
  at(path: string): Xml | null;
  /** The paths that a list of relations gives for a kind, by id where one is asked for. */
  namedBy(path: string, kind: string, id?: string): string[];
}

function partsOf(bytes: Uint8Array, { name, limits }: { name: string; limits: ReadingLimits }): Parts {
  const entries = zipEntries(bytes, limits.zipEntries) ?? [];
  let left = limits.inflatedBytes;
  const at = (path: string) => {
    const entry = entries.find((each) => each.name === path);
    if (!entry) return null;
    const part = inflatedOf(entry);
    left -= part.length;
    return parseDocument(new TextDecoder().decode(part), { xmlMode: true });
  };
  const inflatedOf = (entry: (typeof entries)[number]) => {
    try {
      return inflated(bytes, entry, Math.min(left, limits.textCharacters));
    } catch (error) {
      if (!(error instanceof ZipTooLarge)) throw error;
      throw new Invalid(`Cannot read ${name}: it has more text than is read`);
    }
  };
  const namedBy = (path: string, kind: string, id?: string) => {
    const relations = at(path);
    if (!relations) return [];
    return descendantsOf(relations, "Relationship")
      .filter(
        (each) => attributeOf(each, "Type")?.endsWith(`/${kind}`) && (!id || attributeOf(each, "Id") === id),
      )
      .map((each) => attributeOf(each, "Target")?.replace(/^\//, "") ?? "");
  };
  return { at, namedBy };
}

/** Heads or feet of the pages, as the first section names them: what is only on the first page before what is on all. */
function around(body: Xml, reference: "headerReference" | "footerReference", parts: Parts): Xml[] {
  const section = descendantsOf(body, "sectPr")[0];
  if (!section) return [];
  const kinds = childOf(section, "titlePg") ? ["first", "default"] : ["default"];
  const ids = kinds.flatMap((kind) =>
    childrenOf(section, reference)
      .filter((each) => attributeOf(each, "type") === kind)
      .map((each) => attributeOf(each, "id")),
  );
  const kind = reference.replace("Reference", "");
  return ids.flatMap((id) =>
    parts
      .namedBy("word/_rels/document.xml.rels", kind, id)
      .flatMap((target) => parts.at(`word/${target}`) ?? []),
  );
}
