import type { Amount } from "./amounts.ts";
import { type DecimalMark, parseNumber } from "./numbers.ts";
import { multiplies } from "./products.ts";
import { spokenAt } from "./spoken.ts";
import { isUnit } from "./units.ts";

/** What stands before or behind a count and isn't of it: "Qty: 12", "#12", "[12]", "12;". */
const AROUND =
  /^(?:(?:qty|quantity|menge|qté|cant|qta|qtd)\.?(?![\p{L}])|[\s#["'“„«<:])+|[\s\]"'”“»>;:!#]+$/giu;
/** "JOB 88124" names a job by its number. */
const UNIT_FIRST = /^(?!job \d{4})(\p{L}{1,6})\s?(\d[\d.,]*)$/iu;
/** "Twelve (12)". */
const IN_WORDS = /^\p{L}[\p{L} -]*\((\d[\d.,]*)\)$/u;
/** "2½", "2 1/2". */
const BROKEN = /^(\d{0,4})\s?([½¼¾]|(?<=\d )[13]\/[24])$/u;
const PARTS: Record<string, number> = {
  "½": 0.5,
  "1/2": 0.5,
  "2/4": 0.5,
  "¼": 0.25,
  "1/4": 0.25,
  "¾": 0.75,
  "3/4": 0.75,
};

/** Reads a count as people write it in a cell of its own: "EA 12", "2½", "Twelve (12)", "two", "[12]"; null for what is none, or no sure one: "12+", "~12", "12-14". */
export function countIn(text: string, mark: DecimalMark): Amount | null {
  const bare = text.replace(AROUND, "").trim();
  const number = parseNumber(bare, mark) ?? brokenIn(bare);
  if (number) return number;
  const [, unit = "", figure = ""] = UNIT_FIRST.exec(bare) ?? [];
  const counted = isUnit(unit) ? parseNumber(figure, mark) : null;
  if (counted) return { ...counted, unit };
  const said = IN_WORDS.exec(bare)?.[1];
  if (said) return parseNumber(said, mark);
  const spoken = spokenAt(bare);
  return spoken?.length === bare.length ? { value: spoken.value } : null;
}

/** A count with what nobody knows as a unit behind it, or with a sign of times: "7 off", "2 900 UCD", "12ga", "2x"; null for what is none. */
export function countOfMany(text: string, mark: DecimalMark): Amount | null {
  const [, count = "", word = ""] =
    /^(\d[\d.,' ]*?)\s?(\p{L}{3,12}|(?<=\d)\p{Ll}{2}|[x×])$/u.exec(text) ?? [];
  const number = parseNumber(count, mark);
  return number && (word.length > 1 ? { ...number, unit: word } : number);
}

/** A count with whatever it is of behind it, where what is left of its price makes the amount: "4.00 Drum 205L", "200 Bd"; null for others. */
export function countProven(
  text: string,
  { price, total, left }: { price: Amount; total: Amount | null; left: number },
  mark: DecimalMark,
): Amount | null {
  const [, count = "", words = ""] = /^(\d[\d.,']*)\s(\p{L}.*)$/u.exec(text) ?? [];
  const number = parseNumber(count, mark);
  const paid = String(Number(price.value) * left);
  if (!number || !total || multiplies(number.value, paid, total.value) !== "1") return null;
  return HOLDER.test(words) ? { ...number, unit: words } : number;
}

/** "Bd", "Drum 205L": a word, with what it holds. */
const HOLDER = /^\p{L}{1,12}\.?( \d\S*)?$/u;

/** Every count of halves and quarters that a text holds, as decimal strings. */
export function brokenCounts(text: string): string[] {
  return [...text.matchAll(/\d{0,4} ?[½¼¾]|\d{1,4} [13]\/[24]/g)].flatMap(
    ([piece]) => brokenIn(piece.trim())?.value ?? [],
  );
}

function brokenIn(text: string): { value: string } | null {
  const [, whole = "", part = ""] = BROKEN.exec(text) ?? [];
  const rest = PARTS[part];
  return rest === undefined ? null : { value: String(Number(whole) + rest) };
}
