import type { Draft, Read } from "../../orders/mod.ts";
import { type Source, type Token, tokensOf } from "./source.ts";

/** Shares of a word's height: what is no farther from it stands in its cell. */
const SPACE = 0.45;
/** Letters, digits and marks of a code, in capitals. */
const CODE = /^[\p{Lu}\d./_-]+$/u;

/** Part numbers of a scan beside which, in their cell, a piece of a code stands that no value of the order points to. */
export function cutCodes(source: Source, { header, lines }: Draft): Set<Read> {
  const placed = (read: Read | undefined) => tokensOf(source, read);
  const reads = [header, ...lines.map(({ fields }) => fields)].flatMap((fields) => Object.values(fields));
  const used = new Set(reads.flatMap(placed));
  const isCut = (read: Read, printedNumber?: string | null) =>
    placed(read).some(
      (code) =>
        code.confidence !== undefined &&
        source.leaves[code.leaf]!.tokens.some(
          (other) => !used.has(other) && other.text !== printedNumber && isPiece(other, code),
        ),
    );
  return new Set(
    lines.flatMap(({ printedNumber, fields: { customerSku, supplierSku } }) =>
      [customerSku, supplierSku].filter((read) => read !== undefined && isCut(read, printedNumber)),
    ) as Read[],
  );
}

/** Letters alone before a code are what it is called. */
function isPiece(token: Token, code: Token): boolean {
  if (token.confidence === undefined || !CODE.test(token.text)) return false;
  const middle = (token.top + token.bottom) / 2;
  const space = SPACE * (code.bottom - code.top);
  if (middle < code.top || middle > code.bottom) return false;
  const [before, behind] = [code.left - token.right, token.left - code.right];
  return (before > -space && before < space && /\d/.test(token.text)) || (behind > -space && behind < space);
}
