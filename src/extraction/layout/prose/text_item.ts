import { unitCodeOf } from "../../../unit_codes.ts";
import { parseAmount } from "../values/amounts.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { countedAt } from "../values/spoken.ts";
import { isUnit } from "../values/units.ts";
import { countsCopies } from "./copies.ts";
import { CODE, codeIn, codeStart, NUMBERS, opensWithCode } from "./text_code.ts";
import { type Money, moneyIn, NUMBER, type Piece } from "./text_money.ts";

/** What a line of running text orders. */
export interface Item extends Money {
  quantity: Piece;
  unit?: Piece;
  code?: Piece;
  description?: Piece;
  /** The mark or number before it says that it is one of a list. */
  listed: boolean;
  number?: string;
  /** It says how many of what in a way that nothing else does: by "x", a unit, a part number or a price. */
  sure: boolean;
}

/** The list mark before an item: a dash, a dot, a number or a letter. */
const MARK =
  /^\s*(?:[-–—*•·・◦▪‣●○]+\s*|\(?(\d{1,3})(?:[.)]\s+|、\s*|-\s+(?=\p{Script=Arabic}))|\[\s?\]\s*|#\s?(\d{1,3})\s+|(?:line|item|pos\.?|position|ligne|línea)\s*#?(\d{1,3})\s*[:.)–-]\s*|pos(?:\.|ition)\s*(\d{1,4})\s+)/iu;
const FIRST = new RegExp(
  String.raw`^(?:(?:qty|quantity|menge|anzahl|cantidad|cant|quantidade|qtde|qtd|qté|quantité|aantal|n[.°º])(?!\p{L})\.?\s*:?\s*)?(${NUMBER})(?![\w/.-]*[\w/-]\d)(\s*(?:x|×|\*)(?=\s)|\s*[×*]|\s?\p{L}+(?:\([\p{L}]+\))?\.?)?(?=[\s,:]|$)(?:\s*(?:x|×)(?=\s))?\s*(?:(?:of|de|di|von|van|à|a)\s+)?`,
  "iu",
);
const LAST = new RegExp(
  String.raw`(?:\s?[.…_]{3,}\s*|\s?(?:->|=>|→)\s*|\s[-–—]\s*|[:,;(=]\s*|\s)(?:((?:qty|quantity|menge|anzahl|cantidad|quantidade|qtde|qtd|qté|quantité|aantal)\b|(?:ال)?(?:عدد|كمية))\.?\s*:?\s*)?([x×*]\s*)?(${NUMBER})\s*(\p{L}+\.?)?\s*\)?[.,;]?\s*$`,
  "iu",
);
/** "8 x 68595 V-belt": a number too long for a size behind a count and an x, before the words of an item. */
const TIMED = /^\d{5,14}(?= \p{L})/u;
/** "241 146596": a number of so many digits and no round one, alone behind a shorter count. */
const ALONE = /^(?!\d*000$)\d{5,14}(?=\s*$)/u;
const SHORTEST = 5;
/** A number too long for a quantity, or a part number, parted from the item that it names. */
const LED = /^(\d{5,14}|(?=\S*\d{2})[\p{L}\d][\p{L}\d./-]{3,})\s+[-–—:]\s/u;
/** A number too long for a quantity, right before the count of what it names: "611136, 340 FT". */
const BEFORE_COUNT = /^(\d{5,14}),\s+(?=\d)/u;
/** "(20 kg)" behind an item is its size. */
const SIZE_UNIT = /^(k?g|mg|lbs?|oz|ml|cl|l|ltr|litres?|liters?|gal|mm|cm|m|ft|in|inch)\.?$/i;
const TIME =
  /^(day|days|week|weeks|month|months|year|years|hr|hrs|hour|hours|h|min|mins|minutes|tag|tage|am|pm|st|nd|rd|th)\.?$/i;
/** What is told of an item behind a dash is no part of its name. */
const REMARK =
  /\s+[-–—]{1,2}\s+(?=(?:this|these|those|they|it|that|please|pls|must|need|needs|for|not|as|if|or|we|i|our|bitte|für|nicht|wenn|das|diese|pour|si|para|per|voor)\b).*$/iu;
const FILLER =
  /^(?:(?:of|off|the|those|these|that|some|more|each|pcs?|your|our)\b:?\s+(?=\S))?(?:(?:the|those|these)\s+)?(?:usual\s+)?/i;

/** "HX-1 / bolt, zinc / 12 EA": slashes where others write dashes. */
const SLASHED = /^\s*\S*\d\S* \/ .+ \/ /;

/** What a line of text orders; null when it says no quantity of anything. */
export function itemIn(printed: string, mark: DecimalMark): Item | null {
  const text = SLASHED.test(printed) ? printed.replaceAll(" / ", " - ") : printed;
  const found = MARK.exec(text);
  const number = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  const start = found?.[0].length ?? 0;
  const priced = moneyIn(text, start, mark);
  const beside = countedIn(text, { start, end: priced.end, mark });
  const money = beside ? priced.found : {};
  const counted = beside ?? (EQUALS.test(text) ? countedIn(text, { start, end: text.length, mark }) : null);
  if (!counted) return null;
  const code = counted.code ?? codeIn(text, counted.rest);
  const description = descriptionIn(text, counted.rest, code);
  if (!code && !description) return null;
  if (!code && (counted.time || countsCopies(text.slice(start)))) return null;
  const { basis, ...plain } = money;
  const perOne = basis && counted.unit && areOne(counted.unit.value, text.slice(basis.from, basis.to));
  return {
    quantity: counted.quantity,
    ...(counted.unit && { unit: counted.unit }),
    ...(code && { code }),
    ...(description && {
      description: { ...description, value: printed.slice(description.from, description.to) },
    }),
    ...(perOne ? plain : money),
    listed: found !== null,
    ...(number && { number }),
    sure: counted.sure || code !== undefined || Boolean(money.unitPrice ?? money.money),
  };
}

/** Whether a price is for one of what is counted, not for a thousand: "20 m cable, £2.10 per m". */
function areOne(unit: string, other: string): boolean {
  const code = unitCodeOf(unit);
  return code !== null && code === unitCodeOf(other);
}

/** "VB-1050=20": a count where sums stand too. */
const EQUALS = /\S\s?=\s?\d+\s*$/;

type Span = [from: number, to: number];

interface Counted {
  quantity: Piece;
  unit?: Piece;
  /** A part number of digits that only its place tells. */
  code?: Piece;
  rest: Span;
  sure: boolean;
  /** The unit is one of time: only a part number makes it an order. */
  time: boolean;
}

interface Where {
  start: number;
  end: number;
  mark: DecimalMark;
}

function countedIn(text: string, where: Where): Counted | null {
  return (
    quantityBehind(text, where) ??
    quantityFirst(text, where) ??
    quantitySpoken(text, where) ??
    quantityLast(text, where)
  );
}

/** "20 x …", "50 ft of …", "12 HX-1". */
function quantityFirst(text: string, { start, end, mark }: Where): Counted | null {
  const here = text.slice(start, end);
  const found = FIRST.exec(here);
  const amount = found && parseAmount(found[1]!, mark);
  if (!found || !amount || Number(amount.value) <= 0 || /^\s?%/.test(here.slice(found[0].length)))
    return null;
  const at = start + here.indexOf(found[1]!, found[0].search(/\d/));
  const quantity = { value: amount.value, from: at, to: at + found[1]!.length };
  const tail = (found[2] ?? "").trim();
  const times = /^[x×*]$/i.test(tail) || /[x×*]\s*$/i.test(found[0]);
  const behind = here.slice(found[0].length);
  const code = times ? TIMED.exec(behind) : found[1]!.length < SHORTEST ? ALONE.exec(behind) : null;
  // "2 x 4" is a size.
  if (times && !code && /^\s*\d/.test(behind) && !opensWithCode(behind)) return null;
  const isOne = tail !== "" && !times && (isUnit(tail) || TIME.test(tail));
  const unitAt = quantity.to + text.slice(quantity.to).search(/\S/);
  const unit =
    isOne || (times && isUnit(tail.replace(/\W+$/, "")))
      ? { value: tail.replace(/[.,:]$/, ""), from: unitAt, to: unitAt + tail.length }
      : undefined;
  const from = tail && !unit && !times ? unitAt : start + found[0].length;
  return {
    quantity,
    ...(unit && { unit }),
    ...(code && { code: { value: code[0], from, to: from + code[0].length } }),
    rest: [from, end],
    sure: times || unit !== undefined,
    time: TIME.test(tail),
  };
}

/** "two cases of …", "a dozen …". */
function quantitySpoken(text: string, { start, end }: Where): Counted | null {
  const found = countedAt(text.slice(start, end));
  if (!found) return null;
  const { value, length, unit, rest, sure } = found;
  const [from, to] = unit?.map((at) => start + at) ?? [];
  const word = unit && text.slice(from, to);
  return {
    quantity: { value, from: start, to: start + length },
    ...(word && { unit: { value: word, from: from!, to: to! } }),
    rest: [start + rest, end],
    sure,
    time: word !== undefined && TIME.test(word),
  };
}

/** "HX-1 - bolts - pcs 20". */
const UNIT_AHEAD = /(?:\s[-–—]|[,;:])\s+(\p{L}+\.?)$/u;
/** "bolts 20 @ £1.20": before its price a figure is a count. */
const EACH_AT = /^\s*@/;

/** "HX-1 bolts - 20 pcs", "HX-1 x 20", "bolts, qty 20". */
function quantityLast(text: string, { start, end, mark }: Where): Counted | null {
  const here = text.slice(start, end);
  const found = LAST.exec(here);
  const amount = found && parseAmount(found[3]!, mark);
  if (!found || !amount || Number(amount.value) <= 0) return null;
  const [whole, label, times, printed, word] = found;
  const ahead = word || label ? null : UNIT_AHEAD.exec(here.slice(0, found.index));
  const unitWord = [word ?? ahead?.[1]].find((one) => one && (isUnit(one) || TIME.test(one)));
  if (word && !unitWord) return null;
  if (!label && !times && /^\s*\(/.test(whole!) && SIZE_UNIT.test(word ?? "")) return null;
  const separated = /^\s*[-–—→:,;(=.…_]/.test(whole!);
  const coded = separated && (CODE.test(here) || LED.test(here));
  if (!label && !times && !unitWord && !coded && !EACH_AT.test(text.slice(end))) return null;
  const at = start + found.index + whole!.lastIndexOf(printed!, word ? whole!.lastIndexOf(word) : undefined);
  const quantity = { value: amount.value, from: at, to: at + printed!.length };
  const [rest, unitAt] =
    !unitWord || word
      ? [start + found.index, unitWord ? at + text.slice(at).indexOf(unitWord) : 0]
      : [start + ahead!.index, start + found.index - unitWord.length];
  return {
    quantity,
    ...(unitWord && {
      unit: { value: unitWord.replace(/\.$/, ""), from: unitAt, to: unitAt + unitWord.length },
    }),
    rest: [start, rest],
    sure: true,
    time: unitWord !== undefined && TIME.test(unitWord),
  };
}

/** "441746 - bolts - 20 pcs", "441746, 20 pcs": a part number of digits, where the quantity stands as far apart at the end, or has a unit and a price behind it. */
function quantityBehind(text: string, where: Where): Counted | null {
  const { start, end } = where;
  const here = text.slice(start, end);
  const led = LED.exec(here)?.[1];
  const alone = BEFORE_COUNT.exec(here)?.[1];
  const value = led ?? alone ?? NUMBERS.exec(here)?.[1];
  const last = value ? quantityLast(text, where) : null;
  if (!value || !last) return null;
  const parted = led && /^\s*[-–—:]/.test(text.slice(last.rest[1], end));
  const priced = last.unit && end < text.length && !/0{3}$/.test(value);
  if (!parted && !priced && !(alone && last.unit)) return null;
  const at = start + here.indexOf(value);
  return { ...last, code: { value, from: at, to: at + value.length } };
}

/** A word in small letters. */
const WORDED = /\p{Ll}{3}/u;

/** What is left of the item without its part number: before one in brackets or with but capitals behind it, else behind it. */
function descriptionIn(text: string, [from, to]: Span, code: Piece | undefined): Piece | undefined {
  const around: Span[] = code
    ? [
        [code.to, to],
        [from, codeStart(text, from, code)],
      ]
    : [[from, to]];
  const [behind, before] = around.map(([a, b]) => text.slice(a, b));
  const isFirst = before && (/\([^)]*$/.test(before) || (!WORDED.test(behind!) && WORDED.test(before)));
  for (const [a, b] of isFirst ? around.toReversed() : around) {
    const raw = text.slice(a, b);
    const lead = /^[\s,:;–—()\-.]*/.exec(raw)![0].length;
    const filler = FILLER.exec(raw.slice(lead))![0].length;
    const body = raw
      .slice(lead + filler)
      .replace(REMARK, "")
      .replace(/[\s,:;–—(-]+$|[\s.]*\.\s*$/g, "")
      .replace(/(?<=^[^(]*)\)$/, "");
    if (/\p{L}{2}/u.test(body))
      return { value: body, from: a + lead + filler, to: a + lead + filler + body.length };
  }
  return undefined;
}
