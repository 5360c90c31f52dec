import { Decimal } from "decimal.js";
import type { Read } from "../../orders/mod.ts";
import { cellName } from "../../reading/mod.ts";
import { mondayOf } from "../layout/values/relative_dates.ts";
import type { Node } from "./tree.ts";

/** Takes values out of a tree, each with its cell on the tree's sheet; what is empty is undefined, what can't be read keeps its text. */
export interface Reads {
  text(node: Node | undefined): Read | undefined;
  /** A decimal string. */
  number(node: Node | undefined): Read | undefined;
  /** YYYY-MM-DD, or YYYY-Www of a week; `format` is EDIFACT's code of how it is written (2379). */
  date(node: Node | undefined, format?: string): Read | undefined;
}

/** Reads from the sheet of this name; only with `decimalComma` is "1,250" a number. */
export function readsFrom(sheet: string, { decimalComma = false } = {}): Reads {
  const text: Reads["text"] = (node) =>
    node?.text
      ? {
          value: node.text,
          evidence: { sheet, cell: cellName(node.row, node.column), text: node.text },
          confidence: 1,
        }
      : undefined;
  return {
    text,
    number: (node) => changed(text(node), (number) => decimalOf(number, decimalComma)),
    date: (node, format = "") =>
      /^0*$/.test(node?.text ?? "") ? undefined : changed(text(node), (day) => dayOf(day, format)),
  };
}

function changed(read: Read | undefined, change: (value: string) => string | null): Read | undefined {
  return read && { ...read, value: change(read.value) ?? read.value };
}

/** A point is what these formats write; a comma that doesn't group thousands is another. A minus may stand behind. */
function decimalOf(text: string, decimalComma: boolean): string | null {
  const [, before, digits, behind] = /^([+-]?)\s*([\d.,]+(?:[eE][+-]?\d+)?)\s*(-?)$/.exec(text.trim()) ?? [];
  if (!digits) return null;
  const grouped = /^\d{1,3}(,\d{3})+\.\d+$/.test(digits);
  if (!decimalComma && /^\d{1,3}(,\d{3})+$/.test(digits)) return null;
  const plain = grouped ? digits.replaceAll(",", "") : digits.replace(",", ".");
  if (!/^(\d{1,20}\.?\d*|\.\d+)([eE][+-]?\d{1,2})?$/.test(plain)) return null;
  const value = new Decimal(plain).toDecimalPlaces(12);
  return (before === "-" || behind ? value.negated() : value).toFixed();
}

/** How dates are written, by EDIFACT's codes; of a period its last day counts. */
const WRITTEN: Record<string, RegExp> = {
  "2": /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/,
  "3": /^(?<month>\d\d)(?<day>\d\d)(?<year>\d\d)$/,
  "4": /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  "101": /^(?<year>\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  "201": /^(?<year>\d\d)(?<month>\d\d)(?<day>\d\d)\d{4}$/,
  "713": /^\d{10}-?(?<year>\d\d)(?<month>\d\d)(?<day>\d\d)\d{4}$/,
  "717": /^\d{6}-?(?<year>\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  "718": /^\d{8}-?(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  "719": /^\d{12}-?(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)\d{4}$/,
};
const WEEKS: Record<string, RegExp> = {
  "615": /^(?<year>\d\d)(?<week>\d\d)$/,
  "616": /^(?<year>\d{4})(?<week>\d\d)$/,
};
/** A month is no day, and none is guessed. */
const MONTH = "610";
const PLAIN = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(\d{4}|\d{6}|T.*)?$/,
  /^(?<year>\d\d)(?<month>\d\d)(?<day>\d\d)$/,
];

function dayOf(text: string, format: string): string | null {
  if (format === MONTH) return null;
  if (WEEKS[format]) return weekOf(text, WEEKS[format]);
  const patterns = WRITTEN[format] ? [WRITTEN[format]] : PLAIN;
  const { year, month, day } =
    patterns.map((pattern) => pattern.exec(text.trim())).find(Boolean)?.groups ?? {};
  if (!year) return null;
  const full = `${year.length === 2 ? centuryOf(year) : ""}${year}-${month}-${day}`;
  const time = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(full) ? full : null;
}

/** "202619" as "2026-W19". */
function weekOf(text: string, written: RegExp): string | null {
  const { year, week } = written.exec(text.trim())?.groups ?? {};
  const full = `${year?.length === 2 ? centuryOf(year) : ""}${year}`;
  return mondayOf(Number(week), Number(full)) ? `${full}-W${week}` : null;
}

/** Of a year in two figures: old orders of the last century come in too. */
function centuryOf(year: string): "19" | "20" {
  return year >= "70" ? "19" : "20";
}

/** The fields that were found. */
export function present<F extends string>(
  fields: Partial<Record<F, Read | undefined>>,
): Partial<Record<F, Read>> {
  return Object.fromEntries(Object.entries(fields).filter(([, read]) => read)) as Partial<Record<F, Read>>;
}

/** Whether it only says how somebody is addressed, where a name belongs. */
export function isSalutation(text: string): boolean {
  return /^(herrn?|frau|firma|fa|mrs?|ms|mme|monsieur|madame)\.?$/i.test(text);
}

/** What all of them say; undefined where one says nothing or another thing. */
export function shared(reads: (Read | undefined)[]): Read | undefined {
  return new Set(reads.map((read) => read?.value)).size === 1 ? reads[0] : undefined;
}

/** Several values as one, each once, pointing to the first. */
export function joined(reads: (Read | undefined)[], separator = ", "): Read | undefined {
  const found = reads.filter((read) => read !== undefined);
  const [head] = found;
  return head && { ...head, value: [...new Set(found.map(({ value }) => value))].join(separator) };
}
