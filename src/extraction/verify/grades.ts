import { Decimal } from "decimal.js";
import type { Beside } from "../../line_amount.ts";
import type { Account, Count, Draft, DraftLine, Read } from "../../orders/mod.ts";
import { isProduct, isRounded } from "./products.ts";
import { type Field, isOpenDate } from "./says.ts";
import { datedAs, type Source, tokensOf } from "./source.ts";

/** What speaks for a value, from the strongest to what speaks against it. */
export type Grade = "data" | "proven" | "agreed" | "plain" | "odd" | "contradicted";

/** Lines below which a column has no habit. */
const HABIT = 4;
/** Of a column's values that share a shape. */
const MOST = 0.7;

/** Grades the values of one order. */
export function graderOf(
  source: Source,
  draft: Draft,
): (field: Field, read: Read, line?: DraftLine) => Grade {
  const habits = habitsOf(draft);
  const dated = datedAs(source, draft);
  const sum = draft.proof.counts?.find(({ by }) => by === "amounts");
  const places = new Map(draft.lines.map((line, at) => [line, at + 1]));
  return (field, read, line) => {
    if (line && (field === "customerSku" || field === "supplierSku"))
      return isOddCode(read.value, {
        habit: habits[field],
        place: places.get(line)!,
        recognized: isRecognized(source, read),
      })
        ? "odd"
        : "plain";
    if (field === "unitPrice" && isUnlike(habits.unitPrice, decimalsOf(read)) && isRecognized(source, read))
      return "odd";
    if (line) {
      const loose = isRecognized(source, read) && isRounded(line, draft.proof);
      return ofLine(field, read, {
        line,
        habits,
        beside: draft.proof,
        loose,
        sumAgrees: sum?.agrees ?? null,
      });
    }
    if (isDoubted(field, draft)) return "contradicted";
    if (field === "total" && sum?.agrees && !isReached(read.value, sum, draft.proof.account)) return "plain";
    return ofHeader(field, read, { source, dated, sumAgrees: sum?.agrees ?? null });
  };
}

/** Whether whoever read a field of the head found something against it. */
function isDoubted(field: Field, { findings }: Draft): boolean {
  return findings.some((one) => one.code === "unsure_value" && one.field === field && !one.lineId);
}

function ofHeader(
  field: Field,
  { value, evidence }: Read,
  { source, dated, sumAgrees }: { source: Source; dated: Source; sumAgrees: boolean | null },
): Grade {
  if (field === "total") return sumAgrees === null ? "plain" : sumAgrees ? "proven" : "contradicted";
  if (isOpenDate(evidence?.text ?? "", value, { field, source: dated })) return "odd";
  if (field === "poNumber")
    return isOddNumber(value) ? "odd" : standsTwice(source, value) ? "proven" : "plain";
  if (field === "customerName") return /\d/.test(value) || !/\p{L}{3}/u.test(value) ? "odd" : "plain";
  return "plain";
}

function isOddNumber(value: string): boolean {
  return value.length < 3 || !/\d/.test(value) || /\s/.test(value);
}

const counted = new WeakMap<Source, Map<string, number>>();

/** An order's number is printed on each of its pages, often in its title too. */
function standsTwice(source: Source, value: string): boolean {
  let words = counted.get(source);
  if (!words) {
    words = new Map();
    for (const { tokens } of source.leaves)
      for (const { text } of tokens) words.set(bare(text), (words.get(bare(text)) ?? 0) + 1);
    counted.set(source, words);
  }
  return (words.get(bare(value)) ?? 0) > 1;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/^[#:(*]+|[.,;:)*]+$/g, "");
}

type Habits = Partial<Record<Field, Map<string, number>>>;

function ofLine(
  field: Field,
  { value }: Read,
  {
    line,
    habits,
    beside,
    loose,
    sumAgrees,
  }: { line: DraftLine; habits: Habits; beside: Beside; loose: boolean; sumAgrees: boolean | null },
): Grade {
  if (field === "quantity" || field === "unitPrice" || field === "priceBasis" || field === "lineTotal") {
    const product = isProduct(line, beside);
    if (product && loose) return "plain";
    if (product !== null) return product ? "proven" : "contradicted";
    return field === "lineTotal" && sumAgrees !== null ? (sumAgrees ? "agreed" : "odd") : "plain";
  }
  if (field === "description") return /\p{L}{2}/u.test(value) && value.length > 3 ? "plain" : "odd";
  if (field === "unit") return isUnlike(habits.unit, value.toLowerCase()) ? "odd" : "plain";
  return "plain";
}

/** The lines come to this total, or printed amounts lead from them to it. */
function isReached(total: string, { expected, found }: Count, account: Account | undefined): boolean {
  const amounts = [expected, found, ...(account ? [account.total.amount] : [])];
  return amounts.some((amount) => new Decimal(amount).eq(total));
}

/** Marks that no code begins or ends with: dust, the rest of a quote, a code that goes on elsewhere. */
const STRAY = /^[.,;:'‘’`|-]|[.,;:‘’`|-]$/;
/** A comma and a point are an amount's. */
const AMOUNT_MARKS = /,.*\.|\..*,/;

/** What else is known of a code: those of its column, its line's place from 1, whether it is a picture's. */
interface Around {
  habit?: Map<string, number>;
  place: number;
  recognized: boolean;
}

function isOddCode(code: string, { habit, place, recognized }: Around): boolean {
  if (!/\d/.test(code) || code.length < 3 || code.length > 40) return true;
  if (STRAY.test(code) || AMOUNT_MARKS.test(code) || code.startsWith(`${place} `)) return true;
  // A stroke parts a code, or a cell is read together with its neighbour.
  if (recognized && /\s/.test(code) && !isUsual(habit, shapeOf(code))) return true;
  return isUnlike(habit, shapeOf(code));
}

function isRecognized(source: Source, read: Read): boolean {
  return tokensOf(source, read).some(({ confidence }) => confidence !== undefined);
}

/** What the values of a column have in common. */
const SHAPES = {
  customerSku: ({ value }: Read) => shapeOf(value),
  supplierSku: ({ value }: Read) => shapeOf(value),
  unit: ({ value }: Read) => value.toLowerCase(),
  unitPrice: decimalsOf,
};

/** As many decimals as are printed: a stroke behind a price looks like one more. */
function decimalsOf({ evidence }: Read): string {
  return String(/[.,](\d+)\D*$/.exec(evidence?.text ?? "")?.[1]?.length ?? 0);
}

/** How often each shape of a value stands in its column. */
function habitsOf({ lines }: Draft): Habits {
  const habits: Habits = {};
  for (const { fields } of lines)
    for (const field of ["customerSku", "supplierSku", "unit", "unitPrice"] as const) {
      const read = fields[field];
      if (!read) continue;
      habits[field] ??= new Map();
      const shape = SHAPES[field](read);
      habits[field].set(shape, (habits[field].get(shape) ?? 0) + 1);
    }
  return habits;
}

/** The only one of its shape where nearly all others share one. */
function isUnlike(habit: Map<string, number> | undefined, shape: string): boolean {
  if (!habit || (habit.get(shape) ?? 0) !== 1) return false;
  return [...habit.keys()].some((other) => isUsual(habit, other));
}

/** The shape of nearly all of a column. */
function isUsual(habit: Map<string, number> | undefined, shape: string): boolean {
  if (!habit) return false;
  const all = [...habit.values()].reduce((sum, count) => sum + count, 0);
  return all >= HABIT && (habit.get(shape) ?? 0) >= all * MOST;
}

/** Letters and digits of a code, however many: "AB-100" is "A-9". */
function shapeOf(code: string): string {
  return code.replace(/\p{L}+/gu, "A").replace(/\d+/g, "9");
}
