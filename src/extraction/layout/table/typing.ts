import { type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { countOfMany } from "../values/counts.ts";
import { columnMark } from "../values/numbers.ts";
import { type Product, productOf } from "../values/products.ts";
import { rebateIn } from "../values/rebates.ts";
import { normalize } from "../words/normal.ts";
import { CODES, isCodeNamed, type Role } from "../words/vocabulary.ts";
import { withCodes } from "./code_column.ts";
import type { Cells, Column } from "./columns.ts";
import { countable, unnamedCounts } from "./countable.ts";
import { ofRows, onePerRow } from "./exported.ts";
import { type Facts, factsOf } from "./facts.ts";
import { areArticles, areLeaping, isNumbering } from "./line_numbers.ts";
import { openRole } from "./open_role.ts";
import {
  among,
  asked,
  ESTIMATED,
  inTurn,
  isPerUnit,
  ORDERED,
  paid,
  preferred,
  reduced,
  rivalsOf,
  settled,
  withAmounts,
  withPrices,
} from "./rivals.ts";
import { withSum } from "./summed.ts";
import { withUnits } from "./unit_columns.ts";

/** Settles what each column holds by its values where the heading leaves it open, and by arithmetic which price and which total; `beneath` are the lines under rows. */
export function settleRoles(
  columns: Column[],
  { rows, beneath }: { rows: Cells[]; beneath: Cells[] },
  style: Style,
): Column[] {
  const texts = columns.map((_, i) => rows.map((cells) => textOf(cells.get(i) ?? [])));
  const facts = texts.map((column) => factsOf(column, style));
  const isSheet = rows.some((cells) => [...cells.values()][0]?.[0]?.cell);
  const labels = columns.map(({ label }) => label);
  const given = columns.map(({ role }) => role);
  let roles = (isSheet ? ofRows(given, texts, labels) : onePerRow(given, texts)).map((role, i) =>
    isStockCount(i, columns, texts) ? "otherQuantity" : openRole(role, facts[i]!, columns[i]!),
  );
  const identified = (all: (Role | null)[]) =>
    identify(all, facts, {
      spread: (i) => isSpread(i, facts, { rows, beneath }),
      over: (i) => 2 * beneath.filter((cells) => areWords(cells.get(i))).length >= rows.length,
    });
  const headed = roles;
  roles = identified(headed);
  if (
    !hasWords(roles, facts) &&
    2 * beneath.filter((cells) => isUnderCode(cells, roles)).length < rows.length
  ) {
    const at = worded(roles, facts, labels);
    if (at !== undefined) roles = identified(headed.with(at, "description"));
  }
  roles = withAmounts(withPrices(withCodes(roles, facts, columns), facts, columns), facts, columns);
  const marks = texts.map((column) => columnMark(column, style));
  const amounts = texts.map((column, i) => {
    const read = (text: string) =>
      (roles[i] === "discount" ? rebateIn : parseAmount)(text, marks[i]!.mark) ??
      (roles[i] === "quantity" ? countOfMany(text, marks[i]!.mark) : null);
    return column.map((text) => (text ? read(text) : null));
  });
  const open = withNet(withSum(reduced(roles, columns), amounts, columns), amounts, labels);
  roles = countable(open, facts, { columns, amounts });
  const {
    roles: last,
    rivals,
    either,
  } = multiply(roles, amounts, {
    columns,
    facts,
    unnamed: open.includes("quantity") ? [] : unnamedCounts(open, facts),
  });
  const found = columns.map((column, i): Column => {
    const others = rivals.get(i)?.map((at) => columns[at]!.label);
    const known = { ...column, role: last[i]!, mark: marks[i]!, ...(others && { rivals: others }) };
    return either?.q === i ? { ...known, either: columns[either.p]!.label } : known;
  });
  return withUnits(found, facts);
}

/** "Stock" heads numbers of articles, which are of one length and the only codes, or what is in stock. */
function isStockCount(at: number, columns: Column[], texts: string[][]): boolean {
  const { label, role } = columns[at]!;
  const filled = texts[at]!.filter(Boolean);
  if (role !== "code" || normalize(label) !== "stock" || !filled.every((text) => /^\d{1,5}$/.test(text)))
    return false;
  const isOnly = columns.every((other, i) => i === at || !isCodeNamed(other.role));
  return !isOnly || new Set(filled.map(({ length }) => length)).size > 1;
}

/** Line number, code and description out of headings like "Item" or "Product". */
function identify(
  roles: (Role | null)[],
  facts: Facts[],
  { spread, over }: Record<"spread" | "over", (at: number) => boolean>,
): (Role | null)[] {
  const has = (...names: Role[]) => roles.some((role) => role !== null && names.includes(role));
  return roles.map((role, i) => {
    const fact = facts[i]!;
    if (role === "item") {
      const named =
        has("description", "codeDescription") || roles.filter((other) => other === "item").length > 1;
      const numbered = roles.some((other, j) => other === "lineNumber" && facts[j]!.filled > 0);
      if (
        !numbered &&
        !areLeaping(i, roles, facts) &&
        ((fact.integer >= 0.6 && fact.rising) || fact.counting || fact.outlined) &&
        (named || has("code", "customerSku", "supplierSku"))
      )
        return "lineNumber";
      if (fact.place === 1 && codedBeside(i, roles, facts)) return "other";
      if (fact.bracketed > 0.5) return has("description") ? "other" : "description";
      if (has("description", "codeDescription")) return isNames(fact) ? "description" : "code";
      if (fact.leading >= 0.6 && fact.wordy > 0.5) return "codeDescription";
      if (!has("code"))
        return (isCoded(fact) && !spread(i)) || isBesideNames(i, roles, facts) ? "code" : "description";
      return fact.wordy >= Math.max(fact.code, 0.5) || namesAlone(i, roles, facts) ? "description" : "code";
    }
    const areOwn = areArticles(fact) || (fact.leaping && has("supplierSku"));
    if (role === "lineNumber" && areOwn && !has("code", "customerSku", "codeDescription", "item"))
      return "code";
    if (role === "lineNumber" && i > roles.indexOf(role) && !fact.rising && !fact.counting) return null;
    if (role === "code" && !has("lineNumber") && isNumbering(i, roles, facts)) return "lineNumber";
    if (role === "codeDescription" && has("description")) return fact.code > 0.5 ? "code" : "other";
    if (role === "code" && fact.place === 1 && codedBeside(i, roles, facts)) return "other";
    if (role === "code" && !has("description", "codeDescription", "item") && fact.wordy > 0.5) {
      if (fact.dashed > 0.5 && over(i)) return role;
      const wordiest = facts.every((other, j) => roles[j] !== "code" || other.wordy <= fact.wordy);
      return wordiest ? "description" : role;
    }
    return role;
  });
}

/** Whether cells are hardly words, or most a code alone: "PEX-RING-050". */
function isCoded({ wordy, coded }: Facts): boolean {
  return wordy < 0.5 || coded > 0.6;
}

/** Letters of a cell, on average, from which on its words are no code. */
const NAMING = 12;

/** Whether cells are words that name items, though another column describes these: "Tile adhesive, grey". */
function isNames({ wordy, code, coded, letters }: Facts): boolean {
  return wordy > 0.8 && letters > NAMING && code === 0 && coded === 0;
}

/** Whether a column of short texts stands before one under a heading that says nothing, "Other items", with the words of all its rows. */
function isBesideNames(at: number, roles: (Role | null)[], facts: Facts[]): boolean {
  const { filled, letters } = facts[at]!;
  const next = facts[at + 1];
  const isWorded = next !== undefined && next.filled >= filled && next.wordy > 0.8 && next.letters > NAMING;
  return filled > 1 && letters <= NAMING && isWorded && roles[at + 1] === null;
}

/** Whether the texts of a column stand around its rows, of which some have none of them: words of several lines in the middle of their cells; not where rows have codes alone. */
function isSpread(
  at: number,
  facts: Facts[],
  { rows, beneath }: { rows: Cells[]; beneath: Cells[] },
): boolean {
  const worded = beneath.filter((cells) => areWords(cells.get(at)));
  const { filled, coded } = facts[at]!;
  return filled < rows.length && worded.length >= rows.length && !(coded === 1 && filled > 1);
}

/** Whether a cell holds words. */
function areWords(cell: Token[] | undefined): boolean {
  return /\p{L}{3}\S* .*\p{L}{3}/u.test(textOf(cell ?? []));
}

function hasWords(roles: (Role | null)[], facts: Facts[]): boolean {
  const texts: (Role | null)[] = ["description", "codeDescription", "item"];
  return roles.some((role, i) => texts.includes(role) && facts[i]!.filled > 0);
}

/** "Net" beside a discount heads what a line comes to where it is more than the price of one. */
function withNet(roles: (Role | null)[], amounts: (Amount | null)[][], labels: string[]): (Role | null)[] {
  const [q, p, per] = (["quantity", "unitPrice", "per"] as const).map((role) => roles.indexOf(role));
  const net = labels.findIndex((label, i) => roles[i] === null && NET.test(normalize(label)));
  if (net < 0 || q! < 0 || p! < 0 || roles.includes("lineTotal")) return roles;
  const value = (column: number, row: number) => Number(amounts[column]?.[row]?.value ?? 0);
  const ofOne = (row: number) => value(p!, row) / (value(per!, row) || 1);
  const several = amounts[q!]!.flatMap((_, row) => (value(q!, row) >= 2 && ofOne(row) > 0 ? [row] : []));
  const more = several.filter((row) => value(net, row) > ofOne(row));
  return several.length > 0 && 2 * more.length > several.length ? roles.with(net, "lineTotal") : roles;
}

const NET = /^nett?o?( (eur|gbp|usd|chf))?$/;

/** Whether words stand where items have their codes, not a second code, "BV-DIN-050-EPDM". */
function isUnderCode(cells: Cells, roles: (Role | null)[]): boolean {
  return roles.some((role, i) => {
    const text = textOf(cells.get(i) ?? []);
    return CODES.has(role) && /\p{L}{3}/u.test(text) && !/^(?=.*\d)\S+$/.test(text);
  });
}

/** Where no heading names the items' words: the column with the most of them whose heading says nothing, or what goods are like. */
function worded(roles: (Role | null)[], facts: Facts[], labels: string[]): number | undefined {
  const most = Math.max(...facts.map(({ filled }) => filled));
  const open = facts.flatMap((fact, i) =>
    isOpen(roles[i]!, labels[i]!) && namesItems(fact, most) && !OF_PARTY.test(normalize(labels[i]!))
      ? [i]
      : [],
  );
  const [longest] = open.toSorted((a, b) => facts[b]!.letters - facts[a]!.letters);
  const isSure = open.length === 1 || facts[longest!]?.filled !== 1;
  return isSure ? longest : undefined;
}

function isOpen(role: Role | null, label: string): boolean {
  return role === null || (role === "other" && LIKENESS.test(label));
}

/** "Size / Grade" alone heads "ANGLE A36 1/4 X 4 X 240". */
const LIKENESS = /\b(sizes?|grades?|sections?|shapes?|profiles?|dimensions?)\b/i;

/** What a heading says of who orders or gets goods, in whatever words. */
const OF_PARTY =
  /\b(e ?mail|customer|buyer|recipient|billing|shipping|bill|ship|company|street|address|city|contact|phone|status)\b/;

/** Of the rows: so many have words where a column names their items. */
const WORDED = 0.6;

function namesItems({ filled, wordy, unit, distinct }: Facts, most: number): boolean {
  return filled >= WORDED * most && wordy > WORDED && unit < 0.5 && distinct >= Math.min(2, filled);
}

/** Whether another column holds codes that are no places in a list. */
function codedBeside(at: number, roles: (Role | null)[], facts: Facts[]): boolean {
  return roles.some(
    (role, i) => i !== at && (role === "code" || role === "item") && facts[i]!.code > 0.6 && !facts[i]!.place,
  );
}

/** Whether of the columns that may name the items this alone has words: its rows may end in a size. */
function namesAlone(at: number, roles: (Role | null)[], facts: Facts[]): boolean {
  const others = roles.flatMap((role, i) => (i !== at && (role === "item" || role === "code") ? [i] : []));
  return facts[at]!.wordy > 0 && facts[at]!.coded <= 0.5 && others.every((i) => facts[i]!.wordy === 0);
}

/** Keeps one quantity, one price and one total column: those that multiply in most rows, else the plainest headings. */
function multiply(
  roles: (Role | null)[],
  amounts: (Amount | null)[][],
  { columns, facts, unnamed }: { columns: Column[]; facts: Facts[]; unnamed: number[] },
): { roles: (Role | null)[]; rivals: Map<number, number[]>; either: Product | null } {
  const of = (name: Role) => roles.flatMap((role, i) => (role === name ? [i] : []));
  const figures = amounts.map((column, i) => (facts[i]!.numeric >= 0.5 ? column : []));
  const found = productOf(roles, amounts, figures);
  const counts = of("quantity").filter((i) => facts[i]!.filled > 0);
  const counted = asked(held(of("quantity"), facts), columns);
  const isGuess = found && counted.length > 0 && ESTIMATED.test(columns[found.q]!.label);
  const price = found
    ? settled(found.p)
    : preferred(paid(held(of("unitPrice"), facts), columns), columns, /\bnet\b/i);
  const sold = counted.filter((i) => price.at !== undefined && isPerUnit(amounts[i]!, amounts[price.at]!));
  const chosen = preferred(sold.length ? sold : counted, columns, ORDERED);
  const open = sold.length ? chosen : among(asked(counts, columns), chosen, columns);
  const quantity = found && !isGuess ? settled(found.q) : open;
  const total = found?.t ?? held(of("lineTotal"), facts).at(-1) ?? of("lineTotal").at(-1);
  const settledRoles = roles.map((role, i) => {
    if (i === quantity.at) return "quantity";
    if (i === price.at) return "unitPrice";
    if (i === total) return "lineTotal";
    if (role === "quantity")
      return quantity.at !== undefined && inTurn(amounts[i]!, amounts[quantity.at]!) ? role : "otherQuantity";
    return role === "unitPrice" || role === "lineTotal" ? "otherPrice" : role;
  });
  const alike = !found && !ORDERED.test(columns[quantity.at!]?.label ?? "") && unnamed.includes(quantity.at!);
  const choice = alike ? { at: quantity.at, rivals: unnamed.filter((i) => i !== quantity.at) } : quantity;
  const isNamed = (at: number, ...names: (Role | null)[]) => names.includes(roles[at]!);
  const isSaid =
    found && (isNamed(found.q, "quantity", "otherQuantity") || isNamed(found.p, "unitPrice", "otherPrice"));
  return {
    roles: settledRoles,
    rivals: rivalsOf([choice, price], amounts),
    either: found && !isSaid ? found : null,
  };
}

/** Of several columns of quantities the one that is ordered, where no values are looked at. */
export function oneQuantity(columns: Column[]): Column[] {
  const all = columns.flatMap(({ role }, i) => (role === "quantity" ? [i] : []));
  const one = preferred(all, columns, ORDERED).at;
  return columns.map((column, i) =>
    column.role === "quantity" && i !== one ? { ...column, role: "otherQuantity" } : column,
  );
}

/** Columns with values, the fullest first, as long as there are any. */
function held(indices: number[], facts: Facts[]): number[] {
  const most = Math.max(0, ...indices.map((i) => facts[i]!.filled));
  const filled = indices.filter((i) => facts[i]!.filled > 0 && facts[i]!.filled >= 0.75 * most);
  return filled.length > 0 ? filled : indices;
}
