import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, LineField, Read } from "../../orders/mod.ts";

/** A line of the model's, and the layout reader's of the same place. */
export interface Pair {
  /** In the model's order. */
  index: number;
  model: DraftLine;
  layout: DraftLine;
}

const AMOUNTS: [LineField, string][] = [
  ["quantity", "quantity"],
  ["unitPrice", "price"],
  ["lineTotal", "line total"],
];
const HEAD = [
  ["poNumber", "PO number"],
  ["total", "total"],
] as const;

/** Values both readers found and read differently: one of them took the wrong number of the right place. */
export function disagreements(model: Draft, layout: Draft | null, pairs: Pair[]): Finding[] {
  const head = HEAD.flatMap(([field, name]) => {
    const words = differ(model.header[field], layout?.header[field], name);
    return words ? [{ ...disagree(words), field }] : [];
  });
  const lines = pairs.flatMap(({ index, ...pair }) =>
    AMOUNTS.flatMap(([field, name]) => {
      const words = differ(pair.model.fields[field], pair.layout.fields[field], name);
      return words ? [{ ...disagree(`Line ${index + 1}: ${words}`), lineId: String(index), field }] : [];
    }),
  );
  return [...head, ...lines];
}

function disagree(message: string): Finding {
  return { code: "readers_disagree", level: "warning", message };
}

function differ(model: Read | undefined, layout: Read | undefined, name: string): string | null {
  if (!model || !layout || same(model.value, layout.value)) return null;
  return `the language model reads the ${name} "${model.value}", the built-in reader "${layout.value}"`;
}

function same(a: string, b: string): boolean {
  const plain = /^-?\d+(\.\d+)?$/;
  return plain.test(a) && plain.test(b) ? new Decimal(a).eq(b) : a === b;
}
