import { parseDocument } from "htmlparser2";
import { Invalid } from "../../errors.ts";
import { decoded } from "../decode.ts";
import { isTag } from "../html/tree.ts";
import { type ReadingLimits, tooManyCharacters } from "../limits.ts";
import type { Reading } from "../reading.ts";
import { xmlPartsOf } from "../zip_parts.ts";
import { openMarkupOf } from "./open_markup.ts";
import { openStyles } from "./open_styles.ts";
import { writtenReading } from "./word.ts";
import { attributeOf, childOf, descendantsOf, nameOf, type Xml } from "./xml.ts";

/** The first byte of a zip archive; of no document as one text. */
const ZIPPED = 0x50;
/** The page style that a document begins with where it says nothing else. */
const USUAL = "Standard";

/** Reads an OpenDocument text (ODT, OTT, or FODT as one text) as a Word document is read. Throws `Invalid` for one that is damaged or too large. */
export function readOpenDocument(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): Reading {
  const parts =
    bytes[0] === ZIPPED ? zippedParts(bytes, { name, limits }) : flatParts(bytes, { name, limits });
  const body = parts[0] && descendantsOf(parts[0], "body")[0];
  if (!body) throw new Invalid(`Cannot read ${name}: the document is damaged`);
  const styles = openStyles(parts);
  const { heads, feet } = around(parts);
  const said = [...heads, body, ...feet].map((part) => openMarkupOf(part, styles));
  return writtenReading(said, { type: "odt", name, limits });
}

/** Its text, and its styles with what stands around each page. */
function zippedParts(bytes: Uint8Array, options: { name: string; limits: ReadingLimits }): Xml[] {
  const partAt = xmlPartsOf(bytes, options);
  return ["content.xml", "styles.xml"].flatMap((path) => partAt(path) ?? []);
}

function flatParts(bytes: Uint8Array, { name, limits }: { name: string; limits: ReadingLimits }): Xml[] {
  const text = decoded(bytes);
  if (text.length > limits.textCharacters) throw tooManyCharacters(name, limits);
  return [parseDocument(text, { xmlMode: true })];
}

/** Heads and feet of the usual page, else of the first that is described. */
function around(parts: Xml[]): { heads: Xml[]; feet: Xml[] } {
  const pages = parts.flatMap((part) => descendantsOf(part, "master-page"));
  const page = pages.find((each) => attributeOf(each, "name") === USUAL) ?? pages[0];
  const named = (what: "header" | "footer") => {
    const all = page?.children.filter(isTag) ?? [];
    const first = all.find((each) => nameOf(each) === `${what}-first`);
    const own = page && childOf(page, what);
    return [first, own].flatMap((each) => (each && attributeOf(each, "display") !== "false" ? [each] : []));
  };
  return { heads: named("header"), feet: named("footer") };
}
