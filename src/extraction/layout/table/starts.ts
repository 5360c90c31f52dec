import { textOf } from "../page/lines.ts";
import { parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { isUnit } from "../values/units.ts";
import { summaryOf } from "../words/summary.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";
import { isSize } from "./alignment.ts";
import { componentsUnder } from "./components.ts";
import { conditionsUnder } from "./conditions.ts";
import { miscount } from "./ordered.ts";
import { isRun, type Row, rolesOf, tokensIn } from "./row.ts";

/** Line numbers that rise down the table and stand beside most rows of numbers; null when there are none such. */
export function numberedStarts(rows: Row[]): Row[] | null {
  const accepted: Row[] = [];
  let last = -1;
  let heading = rows[0]?.geometry;
  let [counted, over] = [false, false];
  for (const row of rows) {
    const value = Number(row.number);
    const aside = over && (row.flows || row.loose) && row.score < 2;
    const running = aside || (row.loose && row.score < 1 && !row.code);
    const usable = row.number && !row.sub && !row.summary && !running;
    over ||= row.summary === "total";
    const restarts = row.geometry !== heading && value <= 10 && value <= Number(accepted[0]?.number ?? 0);
    if (usable && value === last && !counted && !restarts) accepted.pop();
    if (usable && (value > last || restarts || (value === last && !counted))) {
      accepted.push(row);
      [last, heading, counted] = [value, row.geometry, false];
    }
    if (row.score >= 2 && !row.summary) counted = true;
  }
  if (accepted.length === 0) return null;
  const parts = conditionsUnder(accepted, rows).union(componentsUnder(accepted, rows));
  const strong = rows.filter(
    (row, i) => row.score >= 2 && !row.sub && !row.summary && !parts.has(row) && !completes(row, rows[i - 1]),
  );
  if (strong.length === 0) return accepted.some((row) => row.score > 0 || row.code) ? accepted : null;
  const starts = new Set(accepted);
  let [owned, since] = [0, false];
  for (const row of rows) {
    if (starts.has(row)) since = true;
    if (since && strong.includes(row)) {
      owned++;
      since = false;
    }
  }
  return owned >= 0.6 * strong.length ? accepted : null;
}

/** Full rows without a number of their own, between numbered ones, are lines too; where numbers are left out, without a price too. */
export function withExtras(rows: Row[], numbers: Row[]): Row[] {
  const starts = new Set(numbers);
  const parts = componentsUnder(numbers, rows).union(conditionsUnder(numbers, rows));
  const usual = usualRoles(numbers);
  const found: Row[] = [];
  const missing = missingAfter(numbers);
  let [complete, open] = [true, 0];
  for (const row of rows) {
    if (starts.has(row)) {
      found.push(row);
      [complete, open] = [row.score >= 2, missing.get(row) ?? 0];
      continue;
    }
    if (row.sub || row.summary || parts.has(row)) continue;
    const isMissing =
      open > 0 && row.quantity !== null && !row.flows && usual.has("quantity") && has(row, usual);
    if (row.score < 2 && !isMissing) continue;
    const full = row.quantity && row.price && row.total && (row.code || row.described);
    const isProduct = full && multiplies(row.quantity!.value, row.price!.value, row.total!.value);
    if (isMissing) open--;
    if (isMissing || (complete && (isProduct || fills(row, usual)))) found.push(row);
    else complete = true;
  }
  return found;
}

/** How many numbers are left out after a row's, where most are as far apart. */
function missingAfter(numbers: Row[]): Map<Row, number> {
  const steps = numbers.slice(1).map(({ number }, i) => Number(number) - Number(numbers[i]!.number));
  const step = steps.toSorted((a, b) => a - b)[steps.length >> 2] ?? 0;
  const usual = steps.filter((other) => other === step).length;
  if (step <= 0 || 2 * usual < steps.length) return new Map();
  return new Map(steps.map((other, i) => [numbers[i]!, other % step === 0 ? other / step - 1 : 0]));
}

/** So many columns at least tell a line from what stands under one. */
const LEAST_USUAL = 3;

/** What all of some rows have, but for their numbers. */
export function usualRoles(rows: Row[]): Set<Role | null> {
  const [first = new Set<Role | null>(), ...others] = rows.map(rolesOf);
  first.delete("lineNumber");
  return others.reduce((common, roles) => common.intersection(roles), first);
}

/** Whether a row has so many things at least, and all of them. */
function has(row: Row, roles: Set<Role | null>): boolean {
  return roles.size >= LEAST_USUAL && roles.isSubsetOf(rolesOf(row));
}

/** What tells what is ordered and how many, though it costs nothing. */
const NAMED: ReadonlySet<Role | null> = new Set<Role | null>([
  "code",
  "customerSku",
  "supplierSku",
  "gtin",
  "description",
  "codeDescription",
  "quantity",
  "otherQuantity",
  "unit",
]);

/** Whether a row has a price, what it is for, and all that the numbered ones have. */
function fills(row: Row, usual: Set<Role | null>): boolean {
  return (
    row.quantity !== null && row.price !== null && !row.flows && !row.geometry.stacked && has(row, usual)
  );
}

/** Rows above a sum that nothing names. */
const ENOUGH = 4;

/** Without a last row that names no item and comes to what the rows above it count or cost. */
export function withoutSum(starts: Row[]): Row[] {
  const [above, last] = [starts.slice(0, -1), starts.at(-1)];
  if (!last || above.length < 2 || last.number || last.price) return starts;
  const names = last.line.tokens.filter(({ text }) => !parseAmount(text, "."));
  const labelled = names[0] !== undefined && summaryOf(names[0].text) !== null;
  if (names.some(({ text }) => /\d/.test(text)) || (!labelled && above.length < ENOUGH)) return starts;
  const comes = (key: "quantity" | "total") =>
    last[key] !== null &&
    Math.abs(above.reduce((sum, row) => sum - Number(row[key]?.value ?? NaN), Number(last[key].value))) <
      0.006;
  const kind = comes("quantity") ? "quantity" : comes("total") ? "total" : null;
  if (!kind) return starts;
  last.summary = kind;
  return above;
}

/** Without line numbers, a row of numbers starts a line. */
export function numericStarts(rows: Row[]): Row[] {
  return countedStarts(rows) ?? figuredStarts(rows);
}

/** Under stacked headings the rows that count an item and name it, where each price and amount stands right under one of them; null where not all do. */
function countedStarts(rows: Row[]): Row[] | null {
  const isPriced = ({ under, upper, summary, sub }: Row) =>
    under?.price && under.total && !upper.quantity && !summary && !sub;
  const starts = rows.flatMap((row, i) => (isPriced(row) ? [rows[i - 1]] : []));
  const isStart = (row: Row | undefined) => row?.upper.quantity && row.code && !row.price && !row.total;
  return starts.length > 1 && starts.every(isStart) ? (starts as Row[]) : null;
}

function figuredStarts(rows: Row[]): Row[] {
  const usable = rows.filter((row) => !row.sub && !row.summary);
  const most = Math.max(0, ...usable.map(({ score }) => score));
  const full = usable.filter((row) => row.score >= Math.min(2, most));
  const usual = full.filter(({ score }) => score === 3).length;
  const common = usualRoles(full);
  const named = common.intersection(NAMED);
  const coded = full.filter(({ code }) => code).length >= 0.6 * full.length;
  const end = endOf(rows, full);
  const last = rows.indexOf(full.findLast(({ score }) => score === most)!);
  const isBehind = (row: Row, at: number) =>
    at >= end && !(isPriced(row) && (row.geometry !== full[0]?.geometry || (at < last && has(row, named))));
  const over = new Set(rows.filter(isBehind));
  const halfway = new Set(most === 1 ? rows.filter((_, i) => isHalfway(rows, i) || endsInSize(rows, i)) : []);
  const parted = full.some(({ line }) => !isRun(line));
  const anchors = usable.filter((row) => {
    if (parted && (row.flows || row.score < most) && isRun(row.line)) return false;
    if (over.has(row) && (row.score < most || !row.quantity || !(row.code || row.described))) return false;
    if ((row.loose || row.flows) && row.score < Math.min(row.flows ? 3 : 2, most)) return false;
    if (row.score >= 2) return row.quantity !== null || row.code || row.described;
    if (isMiscounted(row, common)) return true;
    if (row.score === 0) return false;
    if (halfway.has(row)) return true;
    if (most === 1) return (row.code || row.described) && !(row.flows && row.line.tokens.length > 7);
    if (most === 3 && usual >= 3) return row.quantity !== null && !row.flows && has(row, named);
    return row.quantity !== null && (coded ? row.code : row.described && !/:\s*\S/.test(row.line.text));
  });
  return withLeads(
    rows,
    anchors.filter((row, i) => !completes(row, anchors[i - 1])),
  );
}

/** Whether a row has all that full ones have, but for its count a text that is no number: "TBD", or a unit alone where it has a price. */
function isMiscounted(row: Row, common: Set<Role | null>): boolean {
  if (row.flows || row.loose || !common.has("quantity") || !has(row, common)) return false;
  const text = miscount(row);
  return text !== "" && roleOf(text) === null && (row.price !== null || !isUnit(text));
}

/** Whether a row has, under the lower of stacked headings, the price or the amount that the row above lacks. */
function completes({ under }: Row, above: Row | undefined): boolean {
  const { quantity, price, total } = above?.upper ?? {};
  if (!quantity || !under || !price === !total) return false;
  const [cost, sum] = [price ?? under.price, total ?? under.total];
  return cost !== null && sum !== null && multiplies(quantity.value, cost.value, sum.value) !== null;
}

/** Whether a quantity without words stands half a line under one text and half a line over another. */
function isHalfway(rows: Row[], at: number): boolean {
  const row = rows[at]!;
  const [above, below] = [rows[at - 1], rows[at + 1]];
  const near = (other: Row | undefined) => other?.onlyText === true && isWithin(0.85, row, other);
  return (
    row.quantity !== null &&
    !row.code &&
    !row.described &&
    above?.described === true &&
    near(above) &&
    near(below)
  );
}

/** Whether a row of a quantity goes on with nothing but a size from the words right over it. */
function endsInSize(rows: Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]!];
  if (row.quantity === null || !above?.onlyText || !above.described) return false;
  return isSize(row) && !/^x\b/i.test(textOf(tokensIn(row, "description"))) && isWithin(1.65, row, above);
}

/** Whether two lines of a page are less than so many of their heights apart. */
function isWithin(heights: number, { line }: Row, other: Row): boolean {
  return other.line.page === line.page && Math.abs(other.line.y - line.y) < heights * line.height;
}

/** Where the sums begin: after them only full rows still count. */
function endOf(rows: Row[], full: Row[]): number {
  const first = full[0] ? rows.indexOf(full[0]) : 0;
  const own = ownSums(rows, new Set(full));
  const end = rows.findIndex(
    (row, i) => i > first && (row.summary === "total" || row.summary === "net") && !own.has(row),
  );
  return end < 0 ? rows.length : end;
}

/** Whether a row has an item's count and its price: behind a sum a line all the same, though what it comes to is told in words, "N/C", where it stands under headings of its own, or before full rows that have what it has. */
function isPriced({ quantity, price, flows, code, described }: Row): boolean {
  return quantity !== null && price !== null && !flows && (code || described);
}

/** Sums of a row each, by one name and below several of them: "Item Total". */
function ownSums(rows: Row[], full: ReadonlySet<Row>): Set<Row> {
  let amount: string | undefined;
  const found = rows.filter((row) => {
    if (full.has(row)) amount = row.total?.value;
    return !full.has(row) && row.summary && row.total !== null && row.total.value === amount;
  });
  const named = Map.groupBy(found, ({ line }) => line.text.replace(/[\d.,\s]+/g, ""));
  return new Set([...named.values()].filter((all) => all.length > 1).flat());
}

/** A code alone on the line above its numbers, when most rows have one, begins the line; where these have a code too, one word only. */
function withLeads(rows: Row[], anchors: Row[]): Row[] {
  const at = new Map(rows.map((row, i) => [row, i]));
  const leads = anchors.map((anchor) => {
    const before = rows[(at.get(anchor) ?? 0) - 1];
    if (!before || before.score > 0 || before.summary || !before.code || before.described || anchor.described)
      return null;
    if (anchor.code && before.line.tokens.length > 1) return null;
    return anchor.line.y - before.line.y < 2 * anchor.line.height ? before : null;
  });
  if (leads.filter(Boolean).length < 0.6 * anchors.length) return anchors;
  return anchors.map((anchor, i) => leads[i] ?? anchor);
}
