import type { Finding } from "../../../../db/mod.ts";
import type { DraftLine, LineField } from "../../../orders/mod.ts";
import { evidenceOf, textOf } from "../page/lines.ts";
import { cellTokens } from "../table/cells.ts";
import type { Entry } from "../table/entry.ts";
import { NOTHING } from "../table/ordered.ts";
import type { Row } from "../table/row.ts";
import { isMultiplied } from "../values/line_amount.ts";
import { parseNumber, SHEET_ERROR } from "../values/numbers.ts";
import { mayTakeBack } from "./taken_back.ts";

/** What the figures of a line are called in words. */
export const FIGURES = { quantity: "quantity", unitPrice: "price", lineTotal: "line total" } as const;

/** In points: figures that end no farther apart are in one column. */
const NEAR = 2;

/** What a line's row leaves open: figures that could not be read, a quantity that two decimal marks make two of, and what is ordered at all. */
export function doubtsOf(entry: Entry, line: DraftLine, index: number): Finding[] {
  return [
    ...unreadFigures(entry, line, index),
    ...openQuantity(entry, line, index),
    ...unnamed(line, index),
    ...takenBack(line, index),
  ];
}

function takenBack({ fields: { description } }: DraftLine, index: number): Finding[] {
  if (!description || !mayTakeBack(description.value)) return [];
  const message = `Line ${index + 1}: "${description.value.slice(0, 60)}" may say that it is taken back`;
  const { evidence } = description;
  return [
    {
      code: "taken_back",
      level: "error",
      lineId: String(index),
      field: "description",
      message,
      ...(evidence && { evidence }),
    },
  ];
}

function unnamed({ fields }: DraftLine, index: number): Finding[] {
  if (fields.customerSku || fields.supplierSku || fields.description) return [];
  const message = `Line ${index + 1}: no words and no code say what is ordered`;
  return [{ code: "unread_value", level: "error", lineId: String(index), field: "description", message }];
}

/** Rows among an entry's that may be lines of their own: as full as its first row, or counting something too. */
export function secondLines(entry: Entry): Row[] {
  const { start, rows } = entry;
  if (start.geometry.stacked) return [];
  const full = rows.filter(
    (row) =>
      row !== start &&
      !row.sub &&
      !row.summary &&
      !row.flows &&
      row.cells.size >= 5 &&
      row.cells.size >= start.cells.size,
  );
  return full.length > 0 ? full : [...secondCounts(entry), ...unreadCounts(entry)];
}

/** Rows under the first one whose counts could not be read, where figures end at the edge of its own. */
function unreadCounts({ start, rows }: Entry): Row[] {
  const right = cellTokens(start, "quantity", 0).at(-1)?.box[2];
  return rows.filter((row) => {
    if (row === start || row.quantity || row.sub || row.summary || row.flows || right === undefined)
      return false;
    const tokens = cellTokens(row, "quantity", 0);
    return tokens.some(({ text, box }) => /^\d[\d.,]*$/.test(text) && Math.abs(box[2] - right) < NEAR);
  });
}

/** Rows that count too, unless they divide what the first one counts. */
function secondCounts({ start, rows }: Entry): Row[] {
  const first = start.quantity && Number(start.quantity.value);
  if (!first) return [];
  const others = rows.filter(
    (row) => row !== start && row.quantity && !row.sub && !row.summary && !row.flows && !row.price,
  );
  const sum = others.reduce((total, { quantity }) => total + Number(quantity!.value), 0);
  const parts = sum === first || others.every(({ quantity }) => Number(quantity!.value) === first);
  return parts ? [] : others;
}

function unreadFigures({ start }: Entry, { fields }: DraftLine, index: number): Finding[] {
  if (start.flows) return [];
  return (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).flatMap((field) => {
    const tokens = fields[field] ? [] : cellTokens(start, field, 0);
    const text = textOf(tokens);
    if (field === "quantity" ? NOTHING.test(text) : !tellsMore(text)) return [];
    if (field === "lineTotal" && fields.unitPrice && SHEET_ERROR.test(text)) return [];
    const message = `Line ${index + 1}: the ${FIGURES[field]} "${text.slice(0, 60)}" could not be read`;
    const evidence = evidenceOf(tokens, start.line.page);
    return [{ code: "unread_value", level: "error", lineId: String(index), field, message, evidence }];
  });
}

/** As above it: a figure that is not written once more. */
const DITTO = /^(?:["″〃”]|'')$/;

/** Whether a text in the place of money is more than nothing and words. */
function tellsMore(text: string): boolean {
  return /\d/.test(text) || SHEET_ERROR.test(text) || DITTO.test(text);
}

function openQuantity({ start }: Entry, line: DraftLine, index: number): Finding[] {
  const { quantity } = line.fields;
  const column = start.geometry.first.find(({ role }) => role === "quantity");
  if (!quantity?.evidence || !column?.mark?.open) return [];
  const printed = /\d[\d.,]*/.exec(quantity.evidence.text)?.[0] ?? "";
  const other = [parseNumber(printed, "."), parseNumber(printed, ",")].find(
    (read) => read && read.value !== quantity.value,
  );
  if (!other || isMultiplied(line)) return [];
  const message = `Line ${index + 1}: the quantity "${printed}" may be ${quantity.value} or ${other.value}: nothing in the document settles its decimal mark`;
  const place = { lineId: String(index), field: "quantity" satisfies LineField, evidence: quantity.evidence };
  return [{ code: "open_mark", level: "error", ...place, message }];
}
