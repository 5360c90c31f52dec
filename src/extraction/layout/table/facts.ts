import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { parseDate } from "../values/dates.ts";
import { isChain } from "../values/rebates.ts";
import { isPacked, isUnit } from "../values/units.ts";
import { isCode } from "./code_shape.ts";

/** What the filled cells of a column look like; shares are from 0 to 1. */
export interface Facts {
  filled: number;
  numeric: number;
  integer: number;
  /** Numbers with two decimals at least, as prices are printed. */
  money: number;
  /** Whole numbers, or with a part behind a point or a stroke, or the count of all: "1.000", "70/1", "3 of 14". */
  position: number;
  rising: boolean;
  /** Numbers that rise by leaps, as those of articles do. */
  leaping: boolean;
  /** Begins "1, 2 …" or "0010, 0020 …", whatever stands further down. */
  counting: boolean;
  unit: number;
  /** Units of so many: "Box of 10". */
  packed: number;
  date: number;
  code: number;
  /** A figure among whatever else. */
  figured: number;
  /** A part number alone: letters and digits, groups of digits, or more digits than a count has. */
  coded: number;
  /** Models, a word of which is built like a part number: "iC65N 3P D25A". */
  readonly model: number;
  /** Places in a list: "A1", "12", "B". */
  place: number;
  wordy: number;
  /** Capitals and figures with dashes between them, which may be words to look at. */
  dashed: number;
  /** Letters of a cell, on average. */
  letters: number;
  /** How many different ones there are. */
  distinct: number;
  /** They are the places of an outline. */
  outlined: boolean;
  /** Values that begin with a code and go on. */
  leading: number;
  /** "[BV-100] Ball valve". */
  bracketed: number;
  /** "20 %" and its like. */
  rate: number;
  /** "38+5%" and its like. */
  chained: number;
  /** Numbers that are no percentage. */
  beyond: number;
}

/** "001-00", "1- 1", "1 1"; scans run "3 of 14" together. */
const POSITION = /^(\d{1,5}|\p{L}[.-]?\d{1,2})([.)]|[./]\d{1,3}|( ?- ?| )\d{1,2}| ?of( ?\d{1,5})?)?$/u;
/** "0001AA": a contract's line item number with its subline (DFARS 204.7104). */
const LINE_ITEM = /^(\d{4})[A-Z]{2}$/;
/** "1 of 7". */
const OF_ALL = / of \d{1,5}$/;
/** Nothing that is counted or paid. */
const COUNTLESS = /\p{L}|\d-\d|\d{6}|\.\d+\./u;

function isModel(word: string): boolean {
  return isCode(word) && /\p{Script=Latin}/u.test(word);
}

/** Lines from which on steps are seen, and the share of them that keeps to them. */
const [LEAST_EVEN, EVEN] = [5, 0.75];

/** "GLV-N8-XL", "ABS-PAD-HW": a code, however many letters are in it. */
const CAPITALS = /^[\p{Lu}\d]+(-[\p{Lu}\d]+)+$/u;

/** Looks at the texts of a column, row by row; blank ones count for nothing. */
export function factsOf(texts: string[], style: Style): Facts {
  const filled = texts.filter((text) => text !== "");
  const share = (test: (text: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  const numbers = filled.map((text) => text.replace(OF_ALL, "").replace(LINE_ITEM, "$1"));
  const integers = numbers.filter((text) => /^\d{1,5}[.)]?$/.test(text)).map(Number.parseFloat);
  return {
    filled: filled.length,
    numeric: share((text) => parseAmount(text, style.mark) !== null),
    integer: share((text) => /^\d{1,5}[.)]?$/.test(text.replace(LINE_ITEM, "$1"))),
    money: share((text) => /\d[.,](?:\d{2}|\d{4,})(?!\d)/.test(text)),
    position: share((text) => POSITION.test(text)),
    rising: rises(integers) || isEven(integers),
    leaping: leaps(integers),
    counting: isCounting(integers, numbers),
    outlined: isOutline(filled),
    unit: share((text) => isUnit(text)),
    packed: share(isPacked),
    date: share((text) => parseDate(text, style.dates) !== null),
    code: share((text) => /\d/.test(text) && text.split(" ").length <= 2 && text.length >= 2),
    figured: share((text) => /\d/.test(text)),
    coded: share((text) => isCode(text) && COUNTLESS.test(text)),
    get model() {
      return share((text) => !/\p{Script=Han}/u.test(text) && text.split(" ").some(isModel));
    },
    place: share((text) => /^(\p{L}|\p{L}?\d{1,2})$/u.test(text)),
    leading: share((text) => /^(?=\S*\d)(?!\d+x\d)[\p{L}\d][\p{L}\d\-./_]{3,} \S/iu.test(text)),
    bracketed: share((text) => /^[[\]][^[\]\s]+[[\]] \S/.test(text)),
    rate: share((text) => /^\d{1,2}([.,]\d{1,4})?\s?%$/.test(text)),
    chained: share(isChain),
    beyond: share((text) => Number(parseAmount(text, style.mark)?.value ?? 0) > 100),
    letters: filled.join("").replace(/\P{L}/gu, "").length / Math.max(1, filled.length),
    distinct: new Set(filled).size,
    wordy: share((text) => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 || /\p{L}{4,}/u.test(text)),
    dashed: share((text) => CAPITALS.test(text)),
  };
}

/** Between the numbers of lines: forms that leave room for more count by tens. */
const WIDEST_STEP = 10;

function isCounting([step, ...others]: number[], filled: string[]): boolean {
  const begins = filled.slice(0, others.length + 1).every((text) => parseAmount(text, ".") !== null);
  return others.length > 0 && step! <= WIDEST_STEP && begins && others.every((n, i) => n === (i + 2) * step!);
}

function rises(integers: number[]): boolean {
  return (
    integers.length > 0 &&
    (integers[0]! < FIRST_CODE || isSteady(integers)) &&
    integers.every((n, i) => i === 0 || n > integers[i - 1]! || n <= 10) &&
    (integers.length > 1 ? integers.at(-1)! > integers[0]! : integers[0]! <= 100)
  );
}

/** Numbers from which on rising ones are articles in their order, not lines, unless they rise steadily: "10482, 10517, 11833". */
const FIRST_CODE = 10_000;

/** Whether rising numbers of three figures and more leap as those of articles do, "0110, 0114, 0305"; lines of which some are left out leap by tens. */
function leaps(integers: number[]): boolean {
  const [first = 0, last = 0] = [integers[0], integers.at(-1)];
  const isSparse = last - first > USUAL_STEP * (integers.length - 1);
  return first >= 100 && integers.length > 2 && isSparse && integers.some((n) => n % 5 !== 0);
}

/** A usual step between lines of which some are left out is no wider. */
const USUAL_STEP = 3;

function isSteady([first = 0, second = 0, ...others]: number[]): boolean {
  return others.every((n, i) => n === second + (i + 1) * (second - first));
}

/** Whether a column counts in even steps, "10, 20, 30", though some of its figures were misread. */
function isEven(integers: number[]): boolean {
  const met = integers.filter((n, i) => n === integers[0]! * (i + 1)).length;
  return integers.length >= LEAST_EVEN && met >= EVEN * integers.length;
}

/** Whether texts are the places of an outline, below their parts where these have rows: "1.01, 1.02, 2.01", "A, A.1, A.2, B, B.1", "01.01.0010, 01.01.0020". */
function isOutline(filled: string[]): boolean {
  const listed = filled.filter((text, i) => !filled[i + 1]?.startsWith(`${text}.`));
  const places = listed.map((text) => /^(\p{L}|\d{1,2}(?:\.\d{1,2})?)\.(\d{1,4})$/u.exec(text) ?? []);
  const step = places[0]?.[2] === "0010" ? 10 : 1;
  const steps = places.map(([, part, number], i) => {
    const before = places[i - 1];
    return part !== undefined && Number(number) === (part === before?.[1] ? Number(before[2]) + step : step);
  });
  // On a page that goes on with the list the rows may begin in the middle of a part.
  const turns = places.map(([, part], i) => i > 0 && part !== undefined && part !== places[i - 1]![1]);
  const even = steps.filter(Boolean).length >= EVEN * listed.length;
  return listed.length > 2 && even && steps.every((is, i) => is || turns[i]);
}
