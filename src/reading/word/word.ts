import { Invalid } from "../../errors.ts";
import { htmlSheet } from "../html/html.ts";
import { type ReadingLimits, tooManyCells } from "../limits.ts";
import { struckWords } from "../noted.ts";
import type { FileType, Reading } from "../reading.ts";
import { type PartAt, xmlPartsOf } from "../zip_parts.ts";
import { type Markup, markupOf } from "./markup.ts";
import { numberedBy } from "./numbers.ts";
import { attributeOf, childOf, childrenOf, descendantsOf, type Xml } from "./xml.ts";

/** The sheet that shows a written document. */
const SHEET = "Text";
/** A document of fewer letters beside its pictures may hold its order in these. */
const FEW_LETTERS = 200;

/** Reads a Word document (DOCX, DOCM, DOTX): one sheet of the pages' head, the text with its tables and text boxes, and the foot. Changes that are tracked count as made. Throws `Invalid` for one that is too large. */
export function readWord(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): Reading {
  const partAt = xmlPartsOf(bytes, { name, limits });
  const main = partAt("word/document.xml") ?? mainNamed(partAt);
  const body = main && descendantsOf(main, "body")[0];
  if (!body) throw new Invalid(`Cannot read ${name}: the Word document is damaged`);
  const numberOf = numberedBy(partAt("word/numbering.xml"));
  const { heads, feet } = around(body, partAt);
  const said = [...heads, body, ...feet].map((part) => markupOf(part, numberOf));
  return writtenReading(said, { type: "docx", name, limits });
}

/** The parts of a written document, in the order they stand, as one sheet. Throws `Invalid` for too many cells. */
export function writtenReading(
  said: Markup[],
  { type, name, limits }: { type: FileType; name: string; limits: ReadingLimits },
): Reading {
  const { sheet, deep, struck } = htmlSheet(said.map(({ html }) => html).join(""), SHEET);
  if (sheet.cells.length > limits.cells) throw tooManyCells(name, limits);
  const letters = sheet.cells.reduce((sum, { text }) => sum + text.length, 0);
  return {
    type,
    pages: [],
    sheets: [sheet],
    attachments: [],
    warnings: [...warningsOf(said, { deep, letters }), ...struckWords("", struck)],
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

function mainNamed(partAt: PartAt): Xml | null {
  const main = relationsIn(partAt("_rels/.rels")).find(({ kind }) => kind === "officeDocument");
  return main ? partAt(main.target) : null;
}

/** A part that another one names. */
interface Relation {
  id: string | undefined;
  kind: string | undefined;
  target: string;
}

function relationsIn(list: Xml | null): Relation[] {
  const all = list ? descendantsOf(list, "Relationship") : [];
  return all.map((each) => ({
    id: attributeOf(each, "Id"),
    kind: /\/([^/]*)$/.exec(attributeOf(each, "Type") ?? "")?.[1],
    target: attributeOf(each, "Target")?.replace(/^\//, "") ?? "",
  }));
}

/** Heads and feet of the pages, as the first section names them: what is only on the first page before what is on all. */
function around(body: Xml, partAt: PartAt): { heads: Xml[]; feet: Xml[] } {
  const section = descendantsOf(body, "sectPr")[0];
  if (!section) return { heads: [], feet: [] };
  const relations = relationsIn(partAt("word/_rels/document.xml.rels"));
  const pages = childOf(section, "titlePg") ? ["first", "default"] : ["default"];
  const named = (what: "header" | "footer") =>
    pages
      .flatMap((page) =>
        childrenOf(section, `${what}Reference`).filter((each) => attributeOf(each, "type") === page),
      )
      .map((reference) => attributeOf(reference, "id"))
      .flatMap((id) => relations.filter((each) => each.kind === what && (!id || each.id === id)))
      .flatMap(({ target }) => partAt(`word/${target}`) ?? []);
  return { heads: named("header"), feet: named("footer") };
}
