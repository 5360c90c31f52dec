import type { Evidence } from "../../db/mod.ts";
import { isDay, isDecimal } from "../formats.ts";
import type { OrderPart } from "../orders/mod.ts";

/** How the order's document writes; null where nothing in it tells. */
export interface Style {
  decimalMark: "." | "," | null;
  monthFirst: boolean | null;
}

/** A value as it is stored, or why the typed one can't be. */
export type Typed = { value: string | null } | { fault: string };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const GERMAN: Record<string, string> = { mär: "mar", mrz: "mar", mai: "may", okt: "oct", dez: "dec" };

/** Reads a number as people type or copy it: "1,234.50", "1.234,5", "12,5 €". An ambiguous one follows the document's style. */
export function numberTyped(typed: string, { decimalMark }: Pick<Style, "decimalMark">): Typed {
  const text = typed.replace(/[\s\u00a0'’]/g, "").replace(/^\p{L}*\p{Sc}?|\p{Sc}?\p{L}*$/gu, "");
  if (!typed.trim()) return { value: null };
  const fault = { fault: `"${typed.trim()}" is not a number such as 1234.50` };
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(text)) return fault;
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (!last) return plain(text, fault);
  const [decimals = ""] = text.split(last).slice(-1);
  const mixed = new Set(marks).size === 2;
  if (mixed && marks.filter((mark) => mark === last).length > 1) return fault;
  const ambiguous = !mixed && marks.length === 1 && decimals.length === 3 && !/^[-+]?0?[.,]/.test(text);
  if (ambiguous && !decimalMark) {
    const [whole, part] = [text.replace(last, ""), text.replace(",", ".")];
    return { fault: `"${typed.trim()}" may be ${whole} or ${Number(part)}: write ${whole} or ${part}0` };
  }
  const grouping = !mixed && (marks.length > 1 || (ambiguous && last !== decimalMark));
  const whole = grouping ? text : text.slice(0, -decimals.length - 1);
  if (!/^[-+]?(\d{1,3}([.,]\d{3})+|\d*)$/.test(whole)) return fault;
  return plain(whole.replace(/[.,]/g, "") + (grouping ? "" : `.${decimals}`), fault);
}

function plain(text: string, fault: Typed): Typed {
  const value = text
    .replace(/^\+/, "")
    .replace(/^(-?)0*(?=\d)/, "$1")
    .replace(/^(-?)\./, "$10.")
    .replace(/\.$/, "");
  return isDecimal(value) ? { value } : fault;
}

/** Reads a date as people type or copy it: "2026-11-03", "3.11.26", "Nov 3, 2026", "3 Nov" (the next one from `from`). */
export function dayTyped(typed: string, options: { monthFirst: boolean | null; from: string }): Typed {
  const text = typed.trim().toLowerCase();
  if (!text) return { value: null };
  const [, y, m, d] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text) ?? [];
  if (y && m && d) return dayOf(typed, { y, m: Number(m), d: Number(d) });
  const [, one, two, year] = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})?)?$/.exec(text) ?? [];
  if (one && two)
    return numeric(typed, {
      one: Number(one),
      two: Number(two),
      year,
      dotted: text.includes("."),
      ...options,
    });
  const words = text.split(/[\s.,/-]+/).filter((word) => word && !/^(the|of|st|nd|rd|th)$/.test(word));
  const month = words.map(monthOf).find((number) => number > 0) ?? 0;
  const numbers = words
    .filter((word) => /^\d+(st|nd|rd|th)?$/.test(word))
    .map((word) => Number.parseInt(word, 10));
  const [date, named] = [numbers.find((number) => number <= 31), numbers.find((number) => number > 31)];
  const short = numbers.filter((number) => number <= 31)[1];
  if (!month || date === undefined) return dayFault(typed);
  return dayOf(typed, { y: named ?? short, m: month, d: date, from: options.from });
}

function numeric(
  typed: string,
  read: {
    one: number;
    two: number;
    year?: string;
    dotted: boolean;
    monthFirst: boolean | null;
    from: string;
  },
): Typed {
  const { one, two, year: y, from } = read;
  const dayFirst = { y, m: two, d: one, from };
  const monthFirst = { y, m: one, d: two, from };
  if (one > 12 || read.dotted || one === two) return dayOf(typed, dayFirst);
  if (two > 12) return dayOf(typed, monthFirst);
  if (read.monthFirst !== null) return dayOf(typed, read.monthFirst ? monthFirst : dayFirst);
  const [a, b] = [dayOf(typed, dayFirst), dayOf(typed, monthFirst)];
  if ("fault" in a || "fault" in b) return dayFault(typed);
  return { fault: `"${typed.trim()}" may be ${a.value} or ${b.value}: write one of them` };
}

function dayOf(typed: string, read: { y?: string | number; m: number; d: number; from?: string }): Typed {
  const { m, d, from = "" } = read;
  const year = (y: string | number) => (Number(y) < 100 ? 2000 + Number(y) : Number(y));
  const on = (y: number) => `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
  const thisYear = Number(from.slice(0, 4));
  const value =
    read.y !== undefined ? on(year(read.y)) : on(thisYear) >= from ? on(thisYear) : on(thisYear + 1);
  return isDay(value) ? { value } : dayFault(typed);
}

function dayFault(typed: string): Typed {
  return { fault: `"${typed.trim()}" is not a date such as 2026-11-30 or 30 Nov 2026` };
}

function monthOf(word: string): number {
  const short = word.slice(0, 3);
  return /^\p{L}{3,}$/u.test(word) ? MONTHS.indexOf(GERMAN[short] ?? short) + 1 : 0;
}

/** Learns from values that were read how their document writes numbers and dates. */
export function styleOf(order: OrderPart): Style {
  const style: Style = { decimalMark: null, monthFirst: null };
  const learn = (value: string | null, evidence: Evidence | undefined) => {
    if (!value || !evidence) return;
    if (isDay(value)) style.monthFirst ??= monthFirstIn(evidence.text, value);
    else style.decimalMark ??= decimalMarkIn(evidence.text, value);
  };
  learn(order.total, order.evidence.total);
  for (const field of ["orderDate", "requiredDate", "shipDate"] as const)
    learn(order[field], order.evidence[field]);
  for (const { evidence, ...line } of order.lines) {
    for (const field of ["unitPrice", "lineTotal", "quantity"] as const) learn(line[field], evidence[field]);
    learn(line.requiredDate, evidence.requiredDate);
  }
  return style;
}

function decimalMarkIn(text: string, value: string): Style["decimalMark"] {
  const [, mark, tail = ""] = /([.,])(\d+)\D*$/.exec(text) ?? [];
  if (mark !== "." && mark !== ",") return null;
  if (tail.length === 3 && Number(text.replace(/[^\d]/g, "")) === Number(value))
    return mark === "." ? "," : ".";
  return tail.length !== 3 || text.replace(/[^.,]/g, "").length > 1 ? mark : null;
}

function monthFirstIn(text: string, value: string): boolean | null {
  const [, one, two] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(text) ?? [];
  const [, month, date] = value.split("-").map(Number);
  if (!one || !two || month === date) return null;
  return Number(one) === month && Number(two) === date;
}
