import { type Token, textOf } from "../page/lines.ts";
import { remembered } from "../words/memo.ts";
import {
  type CodeRole,
  isCodeRole,
  isSided,
  type Role,
  roleOf,
  type SidedRole,
} from "../words/vocabulary.ts";
import type { Found } from "./cells.ts";
import { codeNamed, unrevised } from "./code_cells.ts";
import { DASHED_CAPITALS, isCode, isSmall, isSpaced } from "./code_shape.ts";
import type { Row } from "./row.ts";
import { standsUnder, wraps } from "./wrapped_codes.ts";

/** What a row holds in a column of codes. */
export interface Held {
  row: Row;
  tokens: Token[];
}

/** The column that codes stand in. */
interface Headed {
  role: CodeRole;
  label: string;
  /** Another column has the seller's codes. */
  isSupplied: boolean;
}

/** Ems between words from which on they are two values. */
const APART_BY = 1.5;

/** The second of two codes, whatever it is built like. */
const OTHER = /^(?=.*\d)[\p{L}\d][\p{L}\d\-./_]{3,}$/u;

/** Two codes far apart in one cell of a row: whose the heading says, else the buyer's own, and the seller's or maker's. */
export function abreast([first]: Held[], { role, label, isSupplied }: Headed): [CodeRole, Found][] | null {
  const { row, tokens } = first ?? {};
  const cut = tokens?.findIndex((token, i) => i > 0 && isFar(tokens[i - 1]!, token)) ?? -1;
  if (!row || cut < 1) return null;
  const [own, other] = [unrevised(tokens!.slice(0, cut)), tokens!.slice(cut)];
  if (other.length > 1 || !OTHER.test(other[0]!.text)) return null;
  const roles = headsTwo(label);
  if (own.length > 1 ? !roles || !/\d/.test(textOf(own)) : !isCode(own[0]!.text)) return null;
  if (!roles && (role === "supplierSku" || isSupplied)) return null;
  const { page } = row.line;
  const [left, right] = roles ?? (["customerSku", "supplierSku"] as const);
  return [
    [left, { tokens: own, page }],
    [right, { tokens: other, page }],
  ];
}

function isFar(left: Token, right: Token): boolean {
  return right.box[0] - left.box[2] >= APART_BY * left.size;
}

/** Two codes of one cell, each with whose it is, under a heading that names two or the seller's in smaller print; none where the cell holds one. */
export function stacked(parts: Held[], { role, label }: Headed): [CodeRole, Found][] {
  const [upper, lower] = overSmaller(parts) ?? parts;
  const text = lower && textOf(lower.tokens);
  if (!upper || !text || !(/\d/.test(text) || DASHED_CAPITALS.test(text))) return [];
  if (/[-/]$/.test(textOf(upper.tokens))) return [];
  const small = role !== "supplierSku" && isSmaller(lower.tokens, upper.tokens);
  const named = headsTwo(label);
  const roles = named ?? (small && upper.tokens.length === 1 ? [role, "supplierSku" as const] : null);
  if (!roles) return [];
  if (lower.row.quantity && !lower.row.geometry.stacked) return [];
  const cells: [Token[], Token[]] = [unrevised(upper.tokens), lower.tokens];
  const isSecond =
    named &&
    standsUnder(upper.row, lower.row, cells) &&
    cells.every((cell) => cell.length === 1 || isSpaced(textOf(cell)));
  if (!isSecond && !(cells[0].length === 1 && wraps(upper.row, lower.row, cells))) return [];
  return cells.map((tokens, i) => [roles[i]!, { tokens, page: [upper, lower][i]!.row.line.page }]);
}

/** The first of two codes that goes on in a line of its own before the second in smaller print: "PS 870 B-2" over "6OZ" over "HAC-480-0033". */
function overSmaller([upper, more, lower, ...others]: Held[]): [Held, Held] | null {
  if (!upper || !more || !lower || others.length > 0) return null;
  if (!isSmaller(lower.tokens, upper.tokens) || isSmaller(more.tokens, upper.tokens)) return null;
  return [{ row: more.row, tokens: [...upper.tokens, ...more.tokens] }, lower];
}

/** Whether words are in smaller print than others, by half a point at least. */
export function isSmaller([own]: Token[], [other]: Token[]): boolean {
  return own!.size < other!.size - 0.5;
}

/** Whose codes a column's heading names, where it names two of which the second stands under the first or behind it: "Alt. P/N" over "Mfr code", "Item" over "Vendor Item", the number of its line before it perhaps, "Item Number / Supplier Item", "Item/Mfg Number", or with what is none under both, "Item" over "Vendor Catalog #" and "Requisition". */
export const headsTwo = remembered((label): [CodeRole, CodeRole] | null => {
  const words = label.replace(/^(line|ln) (?=item )/i, "").split(/ (?:\/ )?|(?<=\p{L}{3})\/(?=\p{L}{3})/u);
  for (const at of words.keys()) {
    const first = words.slice(0, at).join(" ");
    if (OF_ANY.test(first) && (roleOf(words[at]!) === "item" || /^art\.?$/i.test(words[at]!))) continue;
    for (let end = words.length; end > at; end--) {
      const [second, more] = [words.slice(at, end).join(" "), words.slice(end).join(" ")];
      const lower = more === "" || roleOf(more) === "other" ? codeNamed(second) : null;
      const isOpen = isSided(lower) && OPEN.has(roleOf(first));
      const upper = codeNamed(first) ?? (isOpen ? "code" : null);
      if (upper && lower) return [upper, lower];
    }
  }
  return null;
});

/** Of what it is the code the next word says: "Cód. artículo proveedor", "Code article fournisseur", "Cod. art. fornitore". */
const OF_ANY = /^(c[oó]d(igo|ice)?|code|clave|r[eé]f(erencia|[eé]rence)?|n[°º])\.?$/i;

/** What an item is called by over a code with whose it is: "Référence" over "V/référence". */
const OPEN: ReadonlySet<Role | null> = new Set(["item", "code"]);

/** The second of two codes that a heading names, before the words under the first: "10044870" over "2019172 HAMMER BIT" under "Item/Mfg Number". */
export function leadOfTwo(
  { start }: { start: Row },
  [word, ...words]: Token[],
): { role: SidedRole; code: Token } | null {
  const over = start.geometry.first.find((column, i) => isCodeRole(column.role) && start.cells.has(i));
  const [, role = null] = headsTwo(over?.label ?? "") ?? [];
  if (!isSided(role) || !over || !word || words.length === 0) return null;
  const isUnder = word.box[0] < over.right && word.box[2] > over.left;
  return isUnder && !start.line.tokens.includes(word) && isCode(word.text) && !isSmall(word.text)
    ? { role, code: word }
    : null;
}
