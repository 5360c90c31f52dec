import { type CellObject, SSF, utils } from "@e965/xlsx";

/** The rows of a sheet as the library holds them. */
export type Rows = (CellObject | undefined)[][];

/** What a formula gives; null where a cell is empty, `NaN` where there is no saying. */
type Value = number | string | boolean | null;

/** Cells that the formulas of a sheet may ask for in all, and how deep one may lie in others. */
const [MOST_ASKED, DEEPEST] = [1_000_000, 200];

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|(\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?)(?![\w(!])|([A-Z]+)(?=\()|(<>|<=|>=|[-+*/(),=<>%]))/y;

/** The cells of a sheet whose formulas have no saved result, as what these come to. Sums, products, roundings and choices are worked out; `null` for any other. */
export function workedOut(rows: Rows): (cell: CellObject, row: number, column: number) => CellObject | null {
  const results = new Map<CellObject, Value>();
  let [asked, depth] = [0, 0];

  const valueAt = (row: number, column: number): Value => {
    const cell = rows[row]?.[column];
    if (++asked > MOST_ASKED) throw new Unworkable();
    if (!cell || !lacksResult(cell)) return !cell || cell.t === "z" ? null : savedIn(cell);
    if (!results.has(cell)) results.set(cell, resultOf(cell.f!));
    return results.get(cell)!;
  };
  const resultOf = (formula: string): Value => {
    if (++depth > DEEPEST) throw new Unworkable();
    const value = parsed(formula, valueAt);
    depth--;
    return value;
  };

  return (cell, row, column) => {
    depth = 0;
    try {
      return { ...cell, ...shown(valueAt(row, column), cell) };
    } catch (error) {
      // A formula may be nested deeper than any stack.
      if (error instanceof Unworkable || error instanceof RangeError) return null;
      throw error;
    }
  };
}

/** Whether a cell is a formula that nobody calculated. */
export function lacksResult({ f, t, v }: CellObject): boolean {
  return f !== undefined && (t === "z" || v === undefined || v === "");
}

class Unworkable extends Error {}

function savedIn({ t, v }: CellObject): Value {
  if (t === "e" || v instanceof Date) throw new Unworkable();
  return v ?? null;
}

function shown(value: Value, { z = "General" }: CellObject): Pick<CellObject, "t" | "v" | "w"> {
  if (typeof value === "string") return { t: "s", v: value };
  const number = known(numberOf(value));
  return { t: "n", v: number, w: formatted(number, String(z)) };
}

/** A number in a format, which the library may not know. */
function formatted(number: number, format: string): string {
  try {
    return SSF.format(format, number);
  } catch {
    return String(number);
  }
}

/** What a formula comes to. Throws `Unworkable` for one that is more than arithmetic. */
function parsed(formula: string, valueAt: (row: number, column: number) => Value): Value {
  let at = 0;
  const next = (): RegExpExecArray | null => {
    TOKEN.lastIndex = at;
    return TOKEN.exec(formula);
  };
  const takes = (...marks: string[]): string | null => {
    const mark = next()?.[5];
    if (mark === undefined || !marks.includes(mark)) return null;
    at = TOKEN.lastIndex;
    return mark;
  };
  const must = (mark: string) => {
    if (!takes(mark)) throw new Unworkable();
  };

  const compared = (): Value => {
    const left = sum();
    const mark = takes("=", "<>", "<", ">", "<=", ">=");
    return mark ? holds(left, mark, sum()) : left;
  };
  const sum = (): Value => {
    let value = product();
    for (let mark = takes("+", "-"); mark; mark = takes("+", "-"))
      value = numberOf(value) + (mark === "+" ? 1 : -1) * numberOf(product());
    return value;
  };
  const product = (): Value => {
    let value = signed();
    for (let mark = takes("*", "/"); mark; mark = takes("*", "/"))
      value = mark === "*" ? numberOf(value) * numberOf(signed()) : numberOf(value) / numberOf(signed());
    return value;
  };
  const signed = (): Value => {
    if (takes("+", "-") === "-") return -numberOf(signed());
    const value = single();
    return takes("%") ? numberOf(value) / 100 : value;
  };
  const single = (): Value => {
    if (takes("(")) {
      const value = compared();
      must(")");
      return value;
    }
    const [, number, text, place, name] = next() ?? [];
    at = TOKEN.lastIndex;
    if (number !== undefined) return Number(number);
    if (text !== undefined) return text.replaceAll('""', '"');
    if (name !== undefined) return called(name);
    const [value, ...others] = place === undefined ? [] : cellsOf(place);
    if (place === undefined || others.length > 0) throw new Unworkable();
    return value!;
  };
  const cellsOf = (place: string): Value[] => {
    const { s, e } = utils.decode_range(place.replaceAll("$", ""));
    const values: Value[] = [];
    for (let row = s.r; row <= e.r; row++)
      for (let column = s.c; column <= e.c; column++) values.push(valueAt(row, column));
    return values;
  };
  const called = (name: string): Value => {
    const args: Value[][] = [];
    must("(");
    do {
      const place = next()?.[3];
      if (place?.includes(":")) at = TOKEN.lastIndex;
      args.push(place?.includes(":") ? cellsOf(place) : [compared()]);
    } while (takes(","));
    must(")");
    return applied(name, args);
  };

  const value = compared();
  if (at < formula.trimEnd().length) throw new Unworkable();
  return value;
}

function applied(name: string, args: Value[][]): Value {
  const numbers = args.flat().filter((value) => typeof value === "number");
  const [first = [], second = []] = args;
  if (name === "SUM") return added(numbers);
  if (name === "PRODUCT") return numbers.reduce((all, one) => all * one, numbers.length && 1);
  if (name === "SUMPRODUCT" && args.length === 2 && first.length === second.length)
    return added(first.map((value, i) => numberOf(value) * numberOf(second[i]!)));
  if (name === "ROUND" && args.length === 2) return rounded(numberOf(first[0]!), numberOf(second[0]!));
  if (name === "IF" && args.length === 3) return (known(numberOf(first[0]!)) ? second : args[2]!)[0]!;
  throw new Unworkable();
}

function added(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Half a unit goes away from nought, without the noise of binary arithmetic. */
function rounded(value: number, digits: number): number {
  const size = Number(`${Math.abs(value).toPrecision(DIGITS)}e${digits}`);
  return Math.sign(value) * Number(`${Math.round(size)}e${-digits}`);
}

/** Digits that a spreadsheet keeps of a number. */
const DIGITS = 15;

/** A value as a number: no number where it is a text, which may be what nobody asks for in the end. */
function numberOf(value: Value): number {
  if (typeof value === "string") return /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
  return Number(value);
}

/** Throws `Unworkable` for what is no number, as behind a division by nought. */
function known(number: number): number {
  if (!Number.isFinite(number)) throw new Unworkable();
  return number;
}

/** Whether two values are as a mark says; an empty cell is as good as nought or as no text. */
function holds(left: Value, mark: string, right: Value): boolean {
  const blank = typeof (left ?? right) === "string" ? "" : 0;
  const [a, b] = [left ?? blank, right ?? blank];
  if (typeof a === "string" && typeof b === "string" && mark === "=") return a === b;
  if (typeof a !== typeof b && mark === "=") return false;
  if (mark === "<>") return !holds(left, "=", right);
  const off = known(numberOf(a)) - known(numberOf(b));
  if (off === 0) return mark.includes("=");
  return mark.startsWith(off < 0 ? "<" : ">");
}
