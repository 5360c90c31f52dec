import { textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { columnMark } from "../values/numbers.ts";
import { multiplies, type Product, productOf } from "../values/products.ts";
import { inEnglish } from "../words/languages.ts";
import { normalize } from "../words/normal.ts";
import { CODES, isCodeNamed, type Role } from "../words/vocabulary.ts";
import { withCodes } from "./code_column.ts";
import type { Cells, Column } from "./columns.ts";
import { ofRows, onePerRow } from "./exported.ts";
import { type Facts, factsOf } from "./facts.ts";
import {
  asked,
  ESTIMATED,
  isPerUnit,
  ORDERED,
  paid,
  preferred,
  reduced,
  rivalsOf,
  settled,
} from "./rivals.ts";
import { withSum } from "./summed.ts";

/** Settles what each column holds by its values where the heading leaves it open, and by arithmetic which price and which total; `beneath` are the lines under rows. */
export function settleRoles(
  columns: Column[],
  { rows, beneath }: { rows: Cells[]; beneath: Cells[] },
  style: Style,
): Column[] {
  const texts = columns.map((_, i) => rows.map((cells) => textOf(cells.get(i) ?? [])));
  const facts = texts.map((column) => factsOf(column, style));
  const isSheet = rows.some((cells) => [...cells.values()][0]?.[0]?.cell);
  const given = columns.map(({ role }) => role);
  let roles = (isSheet ? ofRows(given, texts) : onePerRow(given, texts)).map((role, i) =>
    isStockCount(i, columns, texts) ? "otherQuantity" : openRole(role, facts[i]!),
  );
  roles = identify(roles, facts);
  if (
    !hasWords(roles, facts) &&
    2 * beneath.filter((cells) => isUnderCode(cells, roles)).length < rows.length
  )
    roles = worded(roles, facts);
  roles = withCodes(roles, facts, columns);
  const marks = texts.map((column) => columnMark(column, style));
  const amounts = texts.map((column, i) =>
    column.map((text) => (text ? parseAmount(text, marks[i]!.mark) : null)),
  );
  const open = withSum(reduced(roles, columns), amounts, columns);
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
  return columns.map((column, i) => {
    const others = rivals.get(i)?.map((at) => columns[at]!.label);
    const known = { ...column, role: last[i]!, mark: marks[i]!, ...(others && { rivals: others }) };
    return either?.q === i ? { ...known, either: columns[either.p]!.label } : known;
  });
}

function openRole(role: Role | null, facts: Facts): Role | null {
  const isNumbered = facts.position >= 0.5 || facts.outlined;
  if (role === "lineNumber" && facts.filled > 0 && !isNumbered && facts.code > 0.6) return "code";
  if (role === "per" && facts.filled > 0 && facts.numeric < 0.5) return "priceUnit";
  // "Price UOM" may head prices, with their units behind them.
  if (role === "priceUnit" && facts.numeric > 0.6) return facts.money > 0.6 ? "unitPrice" : "per";
  if (role === "unitPrice" && facts.unit > 0.7) return "priceUnit";
  if (role === "quantity" && facts.unit > 0.7 && facts.numeric === 0) return "unit";
  // "Type" heads units, or kinds such as "Material".
  if (role === "unit" && facts.filled > 0 && facts.unit === 0 && facts.wordy === 1) return "other";
  // "Desc." is a description or, in Spanish and Portuguese, a discount.
  if (role === "description" && facts.rate > 0.5) return "discount";
  if (role === "taxRate" && facts.beyond > 0.5) return null;
  if (role === "date" && facts.filled > 1 && facts.numeric > 0.7 && facts.date === 0) return "other";
  return role;
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
function identify(roles: (Role | null)[], facts: Facts[]): (Role | null)[] {
  const has = (...names: Role[]) => roles.some((role) => role !== null && names.includes(role));
  return roles.map((role, i) => {
    const fact = facts[i]!;
    if (role === "item") {
      const named =
        has("description", "codeDescription") || roles.filter((other) => other === "item").length > 1;
      const numbered = roles.some((other, j) => other === "lineNumber" && facts[j]!.filled > 0);
      if (
        !numbered &&
        ((fact.integer >= 0.6 && fact.rising) || fact.counting || fact.outlined) &&
        (named || has("code", "customerSku", "supplierSku"))
      )
        return "lineNumber";
      if (has("description", "codeDescription")) return "code";
      if (fact.leading >= 0.6 && fact.wordy > 0.5) return "codeDescription";
      if (!has("code")) return fact.wordy < 0.5 ? "code" : "description";
      return fact.wordy >= Math.max(fact.code, 0.5) || namesAlone(i, roles, facts) ? "description" : "code";
    }
    if (role === "code" && fact.outlined && has("description") && !has("lineNumber")) return "lineNumber";
    if (role === "codeDescription" && has("description")) return fact.code > 0.5 ? "code" : "other";
    if (role === "code" && fact.place === 1 && codedBeside(i, roles, facts)) return "other";
    if (role === "code" && !has("description", "codeDescription", "item") && fact.wordy > 0.5) {
      const wordiest = facts.every((other, j) => roles[j] !== "code" || other.wordy <= fact.wordy);
      return wordiest ? "description" : role;
    }
    return role;
  });
}

function hasWords(roles: (Role | null)[], facts: Facts[]): boolean {
  const texts: (Role | null)[] = ["description", "codeDescription", "item"];
  return roles.some((role, i) => texts.includes(role) && facts[i]!.filled > 0);
}

/** Whether words stand where items have their codes. */
function isUnderCode(cells: Cells, roles: (Role | null)[]): boolean {
  return roles.some((role, i) => CODES.has(role) && /\p{L}{3}/u.test(textOf(cells.get(i) ?? [])));
}

/** Where no heading names the items' words: the column with the most of them whose heading says nothing. */
function worded(roles: (Role | null)[], facts: Facts[]): (Role | null)[] {
  const most = Math.max(...facts.map(({ filled }) => filled));
  const open = facts.flatMap((fact, i) => (roles[i] === null && namesItems(fact, most) ? [i] : []));
  const [longest] = open.toSorted((a, b) => facts[b]!.letters - facts[a]!.letters);
  const isSure = open.length === 1 || facts[longest!]?.filled !== 1;
  return isSure ? roles.map((role, i) => (i === longest ? "description" : role)) : roles;
}

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
  return facts[at]!.wordy > 0 && others.every((i) => facts[i]!.wordy === 0);
}

/** A quantity column there must be: a "Unit" full of whole numbers, an "Order" without a role. */
function countable(
  roles: (Role | null)[],
  facts: Facts[],
  { columns, amounts }: { columns: Column[]; amounts: (Amount | null)[][] },
): (Role | null)[] {
  const hasQuantity = roles.some(
    (role, i) => role === "quantity" && facts[i]!.filled > 0 && facts[i]!.numeric > 0.3,
  );
  if (hasQuantity)
    return roles.map((role, i) =>
      role === "unit" && facts[i]!.numeric > 0.8 && facts[i]!.filled > 0 ? "other" : role,
    );
  const numeric = (i: number) => facts[i]!.filled > 0 && facts[i]!.numeric > 0.6;
  const empty = roles.findIndex((role, i) => role === "quantity" && facts[i]!.filled === 0);
  const candidates = [
    roles.findIndex((role, i) => isOpen(role, facts[i]!) && counts(amounts, i, roles)),
    columns.findIndex(({ label }, i) => roles[i] === "other" && isWanted(label) && numeric(i)),
    ...(empty >= 0 ? [empty + 1, empty - 1] : []),
    roles.findIndex((role, i) => role === "unit" && numeric(i)),
    columns.findIndex(({ label, role }, i) => role === null && /^order/i.test(label) && numeric(i)),
    unnamedCounts(roles, facts)[0] ?? -1,
    // An "Amount" of whole numbers with a "Total" behind it counts.
    roles.findIndex((role, i) => isCount(role, facts[i]!) && roles.indexOf("lineTotal", i + 1) > 0),
    // So do whole numbers without a price or a currency beside units.
    isPriceless(roles, facts, amounts) ? roles.findIndex((role, i) => isCount(role, facts[i]!)) : -1,
  ];
  const chosen = candidates.find((i) => {
    return i >= 0 && i < roles.length && isOpen(roles[i] ?? null, facts[i]!) && numeric(i);
  });
  return roles.map((role, i) =>
    i === chosen ? "quantity" : role === "quantity" && chosen !== undefined ? null : role,
  );
}

/** Columns of whole numbers whose headings say nothing. */
function unnamedCounts(roles: (Role | null)[], facts: Facts[]): number[] {
  return roles.flatMap((role, i) =>
    role === null && facts[i]!.filled > 0 && facts[i]!.numeric > 0.6 && facts[i]!.integer > 0.8 ? [i] : [],
  );
}

/** Whether a table has units, and no price and no currency anywhere. */
function isPriceless(roles: (Role | null)[], facts: Facts[], amounts: (Amount | null)[][]): boolean {
  const filled = (name: Role) => roles.some((role, i) => role === name && facts[i]!.filled > 0);
  const money = amounts.some((column) => column.some((amount) => amount?.currency));
  return filled("unit") && !filled("unitPrice") && !filled("otherPrice") && !money;
}

/** Whether a heading that elsewhere heads days, "Required", says what is asked for. */
function isWanted(label: string): boolean {
  const text = normalize(label);
  return /^(required|requested|wanted|needed|reqd|req d|req)$/.test(inEnglish(text) ?? text);
}

function isOpen(role: Role | null, facts: Facts) {
  return role === null || role === "unit" || role === "other" || isCount(role, facts);
}

/** Whether a column times a price is an amount to its right, in nearly all rows of two at least. */
function counts(amounts: (Amount | null)[][], at: number, roles: (Role | null)[]): boolean {
  const of = (...names: Role[]) =>
    roles.flatMap((role, i) => (role && names.includes(role) && i !== at ? [i] : []));
  const filled = amounts[at]!.filter(Boolean).length;
  if (filled < 2) return false;
  return of("unitPrice", "otherPrice", "lineTotal").some((p) =>
    of("lineTotal", "otherPrice").some((t) => {
      if (t === p || t < at) return false;
      const hits = amounts[at]!.filter((n, i) => {
        const [price, total] = [amounts[p]![i], amounts[t]![i]];
        return n && price && total && multiplies(n.value, price.value, total.value) === "1";
      });
      const ones = hits.filter((n) => n?.value === "1").length;
      return hits.length - ones >= 0.5 * filled && hits.length >= 0.8 * filled;
    }),
  );
}

function isCount(role: Role | null, facts: Facts) {
  return role === "lineTotal" && facts.filled > 0 && facts.integer > 0.8;
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
  const counted = asked(held(of("quantity"), facts), columns);
  const isGuess = found && counted.length > 0 && ESTIMATED.test(columns[found.q]!.label);
  const price = found
    ? settled(found.p)
    : preferred(paid(held(of("unitPrice"), facts), columns), columns, /\bnet\b/i);
  const sold = counted.filter((i) => price.at !== undefined && isPerUnit(amounts[i]!, amounts[price.at]!));
  const quantity =
    found && !isGuess ? settled(found.q) : preferred(sold.length ? sold : counted, columns, ORDERED);
  const total = found?.t ?? held(of("lineTotal"), facts).at(-1) ?? of("lineTotal").at(-1);
  const settledRoles = roles.map((role, i) => {
    if (i === quantity.at) return "quantity";
    if (i === price.at) return "unitPrice";
    if (i === total) return "lineTotal";
    if (role === "quantity") return "otherQuantity";
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
