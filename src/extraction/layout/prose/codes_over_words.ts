import { evidenceOf, type Segment, type Token, textOf } from "../page/lines.ts";
import { isCode, isSmall } from "../table/code_shape.ts";
import type { Multiplied } from "./multiplied.ts";

/** So many rows at least, and such a share of all, have what is built like a code over their words. */
const [LEAST, MOST] = [3, 0.6];
/** Words of a code. */
const LONGEST = 3;
/** In points: texts no farther apart begin at one edge. */
const ALIGNED = 2;

/** What stands in a row over its words. */
interface Lead {
  code: Segment;
  words: Token[];
}

/** Rows whose words stand under another text each at one edge, most of them built like codes, "KEG-COL-D" over "Keg collar blank": these are their codes, "Star San 5G" too. */
export function withCodesOverWords(rows: Multiplied[]): Multiplied[] {
  const leads = rows.flatMap((row) => leadOf(row) ?? []);
  const built = leads.filter(({ code }) => isBuilt(code.text));
  const isTold =
    leads.length === rows.length &&
    built.length >= Math.max(LEAST, MOST * rows.length) &&
    new Set(leads.map(({ code }) => code.text)).size === rows.length &&
    leads.every(({ code }) => Math.abs(code.box[0] - leads[0]!.code.box[0]) < ALIGNED);
  if (!isTold) return rows;
  return rows.map((row, i) => {
    const { code, words } = leads[i]!;
    const { page } = row.taken[0]!;
    return {
      ...row,
      fields: {
        ...row.fields,
        customerSku: { value: code.text, evidence: evidenceOf(code.tokens, page) },
        description: { value: textOf(words), evidence: evidenceOf(words, page) },
      },
    };
  });
}

/** The code that a row has over its words, or the first of several lines of these. */
function leadOf({ fields, named, code, taken: [line] }: Multiplied): Lead | null {
  if (!named || fields.supplierSku) return null;
  if (code && fields.customerSku?.value === code.text)
    return line!.segments.includes(named.first) ? null : { code, words: named.tokens };
  const words = named.tokens.slice(named.first.tokens.length);
  const isShort = named.first.tokens.length <= LONGEST;
  return words.length > 0 && isShort && !fields.customerSku ? { code: named.first, words } : null;
}

function isBuilt(text: string): boolean {
  return (isCode(text) && !isSmall(text)) || DASHED.test(text);
}

/** "KEG-COL-D", "PBW-50". */
const DASHED = /^[\p{Lu}\d]+(-[\p{Lu}\d]+)+$/u;
