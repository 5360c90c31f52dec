import { type Area, type Token, textOf, union } from "../page/lines.ts";
import { isCodeNamed, type Role, roleOf } from "../words/vocabulary.ts";

/** The words of headings with no more than a blank between them, "Prijs Bedrag" over "3,02 12,08", parted where what they say stands apart under each; "Qty UOM" is one but where `unitsApart`. */
export function unglued(tokens: Token[], index: number, area: Area, unitsApart = false): Token[][] {
  if (area.grid || tokens.length < 2 || tokens.length > MOST_WORDS) return [tokens];
  const parts = partsOf(
    tokens,
    area.lines.slice(index + 1, index + 1 + FAR).map((line) => line.tokens),
  );
  if (unitsApart) return parts;
  const unit = parts.findIndex((part, i) => i > 0 && roleIn(part) === "unit");
  return unit < 0 ? parts : parts.toSpliced(unit - 1, 2, parts.slice(unit - 1, unit + 1).flat());
}

/** Headings have no more words. */
const MOST_WORDS = 10;
/** Lines below the headings in which an item stands. */
const FAR = 6;

function partsOf(tokens: Token[], rows: Token[][]): Token[][] {
  for (let cut = 1; cut < tokens.length; cut++) {
    const left = tokens.slice(0, cut);
    const behind = AFTER.get(roleIn(left));
    if (!behind) continue;
    const [right, ...others] = partsOf(tokens.slice(cut), rows) as [Token[], ...Token[][]];
    if (!behind.has(roleIn(right)) || DISCOUNTS.test(textOf(right))) continue;
    if (roleIn(right) === "unitPrice" && UNIT.test(textOf(left))) continue;
    if (rows.some((words) => areOver(words, left, right))) return [left, right, ...others];
  }
  return [tokens];
}

/** "Prezzo sconti" is one. */
const DISCOUNTS = /^(discounts|sconti|remises|rabatte|descuentos|descontos|kortingen)$/i;

/** "Unit Price" is one. */
const UNIT = /^units?$/i;

function roleIn(tokens: Token[]): Role | null {
  return roleOf(textOf(tokens));
}

/** What may stand right behind another without being said of it. */
const AFTER = new Map<Role | null, ReadonlySet<Role | null>>([
  ["quantity", new Set(["unit", "unitPrice"])],
  ["unit", new Set(["unitPrice", "code", "customerSku", "supplierSku"])],
  ["unitPrice", new Set(["lineTotal", "discount"])],
  ["per", new Set(["discount", "lineTotal"])],
  ["discount", new Set(["lineTotal"])],
  ["date", new Set(["taxRate"])],
]);

/** Whether a line has words under either half, none under both, each of the kind that its half says. */
function areOver(words: Token[], left: Token[], right: Token[]): boolean {
  const [[a0, , a1], [b0, , b1]] = [union(left), union(right)];
  const under = words.filter(({ box: [x0, , x1] }) => x0 < b1 && x1 > a0);
  const [first, last] = [under.filter(({ box }) => box[0] < a1), under.filter(({ box }) => box[2] > b0)];
  return (
    first.length > 0 &&
    last.length > 0 &&
    first.length + last.length === under.length &&
    isKind(roleIn(left), first) &&
    isKind(roleIn(right), last)
  );
}

function isKind(role: Role | null, tokens: Token[]): boolean {
  const text = textOf(tokens);
  if (role === "unit") return /^\p{L}+[.\d²³]*$/u.test(text);
  return isCodeNamed(role) ? /\d|^\P{Ll}+$/u.test(text) : /\d/.test(text) && !/\p{L}/u.test(text);
}
