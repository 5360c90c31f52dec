import type { DraftLine } from "../../../orders/mod.ts";
import { evidenceOf, type Token, textOf } from "../page/lines.ts";
import { DASHED_CAPITALS } from "./code_shape.ts";
import type { Text } from "./code_ways.ts";

/** So many lines at least, and such a share of all, have their code before a dash. */
const [LEAST, MOST] = [3, 0.6];
/** Words of a code. */
const LONGEST = 3;

/** Lines without a code among others that have theirs before a dash, with what is before one in capitals and figures: "AF/E 25x22 - Armaflex insulation" between "TX22 - Copper tube" and "P1-22 - Elbow". */
export function withDashedCodes<Line extends DraftLine>(lines: Line[], texts: Text[][]): Line[] {
  const leads = texts.map(([first]) => leadOf(first?.tokens ?? []));
  for (const field of ["customerSku", "supplierSku"] as const) {
    const isAlike = ({ fields }: Line, i: number) =>
      leads[i]!.length > 0 && fields[field]?.value === textOf(leads[i]!);
    if (lines.filter(isAlike).length < Math.max(LEAST, MOST * lines.length)) continue;
    return lines.map((line, i) => {
      const { customerSku, supplierSku, description } = line.fields;
      const value = textOf(leads[i]!);
      if (customerSku || supplierSku || !isBuilt(value)) return line;
      const code = { value, evidence: evidenceOf(leads[i]!, texts[i]![0]!.page) };
      const words = description?.value.startsWith(value) && {
        description: { ...description, value: description.value.slice(value.length).replace(/^ [-–—] /, "") },
      };
      return { ...line, fields: { ...line.fields, [field]: code, ...words } };
    });
  }
  return lines;
}

/** The words before the dash that parts them from others. */
function leadOf(tokens: Token[]): Token[] {
  const at = tokens.slice(0, LONGEST + 1).findIndex(({ text }) => /^[-–—]$/.test(text));
  return tokens.slice(0, Math.max(0, at));
}

function isBuilt(text: string): boolean {
  return DASHED_CAPITALS.test(text) || (/\d/.test(text) && text.split(" ").every((word) => PART.test(word)));
}

/** "AF/E", "25x22". */
const PART = /^(?:[\p{Lu}\d./-]|(?<=\d)x(?=\d)){2,}$/u;
