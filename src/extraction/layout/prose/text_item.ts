import { parseAmount } from "../values/amounts.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { countedAt } from "../values/spoken.ts";
import { isUnit } from "../values/units.ts";
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
  /^\s*(?:[-–—*•·◦▪‣●○]+\s*|\(?(\d{1,3})(?:[.)]\s+|、\s*|-\s+(?=\p{Script=Arabic}))|\[\s?\]\s*|#\s?(\d{1,3})\s+|(?:line|item|pos\.?|position|ligne|línea)\s*#?(\d{1,3})\s*[:.)–-]\s*|pos(?:\.|ition)\s*(\d{1,4})\s+)/iu;
const FIRST = new RegExp(
  String.raw`^(?:(?:qty|quantity|menge|anzahl|cantidad|cant|qté|quantité|aantal|n[.°º])(?!\p{L})\.?\s*:?\s*)?(${NUMBER})(?![\w/.-]*[\w/-]\d)(\s*(?:x|×|\*)(?=\s)|\s*[×*]|\s?\p{L}+(?:\([\p{L}]+\))?\.?)?(?=[\s,:]|$)(?:\s*(?:x|×)(?=\s))?\s*(?:(?:of|de|di|von|van|à|a)\s+)?`,
  "iu",
);
const LAST = new RegExp(
  String.raw`(?:\s?[.…_]{3,}\s*|\s?(?:->|=>|→)\s*|\s[-–—]\s*|[:,;(=]\s*|\s)(?:((?:qty|quantity|menge|anzahl|cantidad|qté|quantité|aantal)\b|(?:ال)?(?:عدد|كمية))\.?\s*:?\s*)?([x×*]\s*)?(${NUMBER})\s*(\p{L}+\.?)?\s*\)?[.,;]?\s*$`,
  "iu",
);
/** A part number between dashes, of digits alone perhaps: "7 - 3541519 - oil seal". */
const DASHED = /^\s*[-–—]\s+((?=\S*\d{2})[\p{L}\d][\p{L}\d./-]{3,})\s+[-–—]\s/u;
/** A number too long for a size before the words of an item, or one of several parts: "1327923 belt", "- 1327923 belt", "3190.284.72 filter", "559-6725 goggle". */
const NUMBERS =
  /^\s*(?:[-–—]\s+)?(\d{6,14}|\d+(?:\.\d+){2,}|\d{3,}-\d{4,})\s+(?=\p{L}{3}|\p{Script=Han}{2})/u;
/** "8 x 68595 V-belt": a number too long for a size behind a count and an x, before the words of an item. */
const TIMED = /^\d{5,14}(?= \p{L})/u;
/** "241 146596": a number of so many digits and no round one, alone behind a shorter count. */
const ALONE = /^(?!\d*000$)\d{5,14}(?=\s*$)/u;
const SHORTEST = 5;
/** A number too long for a quantity, or a part number, parted from the item that it names. */
const LED = /^(\d{5,14}|(?=\S*\d{2})[\p{L}\d][\p{L}\d./-]{3,})\s+[-–—:]\s/u;
/** A number too long for a quantity, right before the count of what it names: "611136, 340 FT". */
const BEFORE_COUNT = /^(\d{5,14}),\s+(?=\d)/u;
/** What a part number is called, before it: "your part no.", "Art. Nr.", "Ihre Artikel #". */
const CODE_NAME = String.raw`(?:\b(?:your|our|ihre|unsere|votre|notre|su|nuestro)\s+)?\b(?:part|item|art|artikel|article|articulo|artículo|material|mat|sku|p\/n|pn|model|r[ée]f|référence|referencia|cat|catalog(?:ue)?|clave|código|codice|cód|cod|stok|vare|varenr|varenummer)\b[\s.#:-]*(?:no|nr|num|number|code|kodu|n[º°]|#)?[\s.:#]*`;
const CODE_LABEL = new RegExp(String.raw`${CODE_NAME}([\p{L}\d][\p{L}\d\-./_]*\d[\p{L}\d\-./_]*)`, "iu");
const CODE_NAMED = new RegExp(String.raw`(?:${CODE_NAME}|(?:\b(?:your|our)\s*)?#\s*)$`, "iu");
/** "(your # LR-92550)". */
const OWNED = /\b(?:your|our)\s*#\s*(?=\S*\d)([\p{L}\d][\p{L}\d\-./_]*[\p{L}\d])/iu;
const CODE =
  /(?<![\p{L}\d/-])(?=[A-Z\d\-./_]*\d)(?=[A-Z\d\-./_]*[A-Z])[A-Z\d][A-Z\d\-./_]{3,}[A-Z\d](?![\p{L}\d"'/])/u;
/** Sizes, threads and materials look like codes. */
const NO_CODE =
  /^(M\d+(X[\d.]+)?|\d+(\.\d+)?(MM|CM|IN|FT|KG|LBS?|OZ|ML|GAL?|K?V|V[AD]C|K?W|A|HP|PSI|DEG|AWG|MCM|K?HZ|RPM)|\d+X\d+\w*|(DN|PN|IP|PG|SCH|NEMA|CAT|RJ|CL|GR?|GRADE)-?\d{1,4}[A-Z]?|(DIN|ISO|EN|ANSI|ASTM|IEC|BS|JIS|SAE|UNI|AISI)[-/]?\w?\d+\S*|A[24]-\d{2}|(3|4)\d\d(L|SS|TI)|\d+[A-Z]{1,2}\d?|[A-Z]\d)$/;
/** "(20 kg)" behind an item is its size. */
const SIZE_UNIT = /^(k?g|mg|lbs?|oz|ml|cl|l|ltr|litres?|liters?|gal|mm|cm|m|ft|in|inch)\.?$/i;
const TIME =
  /^(day|days|week|weeks|month|months|year|years|hr|hrs|hour|hours|h|min|mins|minutes|tag|tage|am|pm|st|nd|rd|th)\.?$/i;
/** What is told of an item behind a dash is no part of its name. */
const REMARK =
  /\s+[-–—]{1,2}\s+(?=(?:this|these|those|they|it|that|please|pls|must|need|needs|for|not|as|if|or|we|i|our|bitte|für|nicht|wenn|das|diese|pour|si|para|per|voor)\b).*$/iu;
const FILLER =
  /^(?:(?:of|off|the|those|these|that|some|more|each|pcs?|your|our)\b:?\s+(?=\S))?(?:(?:the|those|these)\s+)?(?:usual\s+)?/i;

/** Whether a text begins with a part number behind its name: "Art. no. 4711, unit price: 2.50". */
export function opensWithLabelled(text: string): boolean {
  return text.search(CODE_LABEL) === text.search(/\S/);
}

/** What a line of text orders; null when it says no quantity of anything. */
export function itemIn(text: string, mark: DecimalMark): Item | null {
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
  if (counted.time && !code) return null;
  return {
    quantity: counted.quantity,
    ...(counted.unit && { unit: counted.unit }),
    ...(code && { code }),
    ...(description && { description }),
    ...money,
    listed: found !== null,
    ...(number && { number }),
    sure: counted.sure || code !== undefined || Boolean(money.unitPrice ?? money.money),
  };
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

/** "601A818 Circuit breaker": a part number that begins with a figure, before the words of an item. */
function opensWithCode(text: string): boolean {
  const [, word] = /^\s*(\S+)(?:\s+\p{L}|\s*$)/u.exec(text) ?? [];
  return word !== undefined && CODE.exec(word)?.[0] === word && !NO_CODE.test(word);
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

/** "HX-1 bolts - 20 pcs", "HX-1 x 20", "bolts, qty 20". */
function quantityLast(text: string, { start, end, mark }: Where): Counted | null {
  const here = text.slice(start, end);
  const found = LAST.exec(here);
  const amount = found && parseAmount(found[3]!, mark);
  if (!found || !amount || Number(amount.value) <= 0) return null;
  const [whole, label, times, printed, word] = found;
  const unitWord = word && (isUnit(word) || TIME.test(word)) ? word : undefined;
  if (word && !unitWord) return null;
  if (!label && !times && /^\s*\(/.test(whole!) && SIZE_UNIT.test(word ?? "")) return null;
  const separated = /^\s*[-–—→:,;(=.…_]/.test(whole!);
  if (!label && !times && !unitWord && !(separated && (CODE.test(here) || LED.test(here)))) return null;
  const at = start + found.index + whole!.lastIndexOf(printed!, word ? whole!.lastIndexOf(word) : undefined);
  const quantity = { value: amount.value, from: at, to: at + printed!.length };
  const unitAt = unitWord ? at + text.slice(at).indexOf(unitWord) : 0;
  return {
    quantity,
    ...(unitWord && {
      unit: { value: unitWord.replace(/\.$/, ""), from: unitAt, to: unitAt + unitWord.length },
    }),
    rest: [start, start + found.index],
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

function codeIn(text: string, [from, to]: Span): Piece | undefined {
  const here = text.slice(from, to);
  const named =
    CODE_LABEL.exec(here) ?? OWNED.exec(here) ?? DASHED.exec(here) ?? NUMBERS.exec(here) ?? enclosedIn(here);
  if (named) {
    const value = named[1]!.replace(/[.,;:]+$/, "");
    const at = from + named.index + named[0].lastIndexOf(named[1]!);
    return { value, from: at, to: at + value.length };
  }
  const lead = /^\s*(?:[-–—]\s+)?/.exec(here)![0].length;
  for (const { 0: value, index } of here.matchAll(new RegExp(CODE, "gu"))) {
    const shaped = /[A-Z]{2,}.*-|-.*[A-Z]|^[A-Z]+\d{3,}/.test(value);
    if (NO_CODE.test(value) || (!shaped && index > lead)) continue;
    return { value, from: from + index, to: from + index + value.length };
  }
  return undefined;
}

/** "(Nr. 844.2620)", "(Best.-Nr. 95 21 69)", "(#BO-4704)" behind the words. */
const NUMBERED =
  /\((?:(?:[\p{L}.-]{2,12}[ -])?(?:nr|no|n[º°])\.?\s*|#\s*)((?=(?:[^()]*\d){3})[\p{L}\d][\p{L}\d./ -]*\d)\)[\s.]*$/iu;
const NO_NUMBER = /\((lot|batch|charge|serial|job|auftrag|projekt|po|gr)/i;

/** "belt, timing, 1120-8M-30 (NIS-3550)", "chair (5692.650.49)": a part number in brackets behind the words, alone or behind its name. */
function enclosedIn(text: string): RegExpExecArray | null {
  const named = NUMBERED.exec(text);
  if (named && !NO_NUMBER.test(named[0])) return named;
  const found = /\(([^\s()]+)\)\s*$/.exec(text);
  if (!found) return null;
  const value = found[1]!;
  const isCode = CODE.exec(value)?.[0] === value && !NO_CODE.test(value);
  return isCode || (NUMBERS.test(`${value} item`) && !DAY.test(value)) ? found : null;
}

const DAY = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/;

/** What is left of the item without its part number: before one in brackets, else behind it. */
function descriptionIn(text: string, [from, to]: Span, code: Piece | undefined): Piece | undefined {
  const around: Span[] = code
    ? [
        [code.to, to],
        [from, codeStart(text, from, code)],
      ]
    : [[from, to]];
  const enclosed = code && /\([^)]*$/.test(text.slice(from, code.from));
  for (const [a, b] of enclosed ? around.toReversed() : around) {
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

/** Before a code its label stands. */
function codeStart(text: string, from: number, code: Piece): number {
  const label = CODE_NAMED.exec(text.slice(from, code.from));
  return label ? from + label.index : code.from;
}
