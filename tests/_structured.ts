import { expect } from "bun:test";
import { structuredOf } from "../src/extraction/structured/structured.ts";
import type { Draft, Read } from "../src/orders/mod.ts";
import type { Reading } from "../src/reading/mod.ts";

/** What was read of a text file. */
export const reading = (text: string, type: Reading["type"] = "text"): Reading => ({
  type,
  pages: [],
  sheets: [],
  text,
  attachments: [],
  warnings: [],
});

const plain = (fields: Partial<Record<string, Read>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read!.value]));

/** An order's values, and the sentences of its findings. */
export const valuesOf = (draft: Draft) => ({
  draft,
  header: plain(draft.header),
  lines: draft.lines.map(({ fields }) => plain(fields)),
  said: draft.findings.map(({ message }) => message),
});

/** The one order of a text: its header, lines and what was found wrong. */
export function order(text: string, type: Reading["type"] = "text") {
  const { drafts, sheets } = structuredOf(reading(text, type))!;
  expect(drafts).toHaveLength(1);
  return { ...valuesOf(drafts[0]!), sheets };
}

/** A segment's mark behind each of these, and their count where the last one leaves it open. */
export function x12(...segments: string[]): string {
  const set = ["ST*850*0001", ...segments];
  const frame = [
    `ISA*00*${" ".repeat(10)}*00*${" ".repeat(10)}*ZZ*NORTHMART${" ".repeat(6)}*ZZ*SELLER${" ".repeat(9)}*260301*0900*U*00401*000000007*0*P*>`,
    "GS*PO*NORTHMART*SELLER*20260301*0900*7*X*004010",
    ...set,
    `SE*${set.length + 1}*0001`,
    "GE*1*7",
    "IEA*1*000000007",
  ];
  return `${frame.join("~\n")}~\n`;
}

/** The same for EDIFACT. */
export function edifact(...segments: string[]): string {
  const message = ["UNH+1+ORDERS:D:01B:UN:EAN010", ...segments];
  const frame = [
    "UNB+UNOC:3+4300000000014:14+4300000000021:14+260301:0900+1",
    ...message,
    `UNT+${message.length + 1}+1`,
    "UNZ+1+1",
  ];
  return `${frame.join("'\n")}'\n`;
}
