import type { Finding } from "../../../db/mod.ts";
import type { DraftLine } from "../../orders/mod.ts";
import { evidenceOf, type Token } from "./lines.ts";
import type { Entry } from "./rows.ts";

/** So many lines with codes, and such a share of all, promise the others one. */
const LEAST = 3;
const MOST = 0.6;

/** Lines without a code, among others that have one, in whose rows a word stands that is built like theirs: a line of mere words has none. */
export function uncoded(entries: Entry[], lines: DraftLine[]): Finding[] {
  const codes = lines.map(codeOf);
  const found = codes.filter((code) => code !== undefined);
  if (found.length < Math.max(LEAST, MOST * lines.length)) return [];
  const shapes = new Set(found.flatMap((code) => shapeOf(code) ?? []));
  return entries.flatMap((entry, index) => {
    const like = codes[index] === undefined ? wordLike(entry, lines[index]!, shapes) : undefined;
    if (!like) return [];
    const message = `Line ${index + 1}: "${like.text}" may be its code, which was not read`;
    const evidence = evidenceOf([like], entry.start.line.page);
    return [
      {
        code: "unread_value",
        level: "error",
        lineId: String(index),
        field: "customerSku",
        message,
        evidence,
      },
    ];
  });
}

function codeOf({ fields }: DraftLine): string | undefined {
  return (fields.customerSku ?? fields.supplierSku)?.value;
}

/** A word of the first row that none of the line's figures was read from. */
function wordLike({ start }: Entry, { fields }: DraftLine, shapes: ReadonlySet<string>): Token | undefined {
  const { description: _, ...figures } = fields;
  const read = new Set(Object.values(figures).flatMap(({ evidence }) => evidence?.text.split(" ") ?? []));
  return start.line.tokens.find(({ text }) => shapes.has(shapeOf(text) ?? "") && !read.has(text));
}

/** "MX-4711/9" as "AA-9999/9"; null for what is too short to be told from a size. */
function shapeOf(code: string): string | null {
  if (code.length < 5 || !/\d/.test(code)) return null;
  return code.replace(/\p{L}/gu, "A").replace(/\d/g, "9");
}
