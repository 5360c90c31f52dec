import { Decimal } from "decimal.js";
import type { Finding } from "../../db/mod.ts";
import { agrees, isLineTotal, isShifted, lineAmount, priceOfOne } from "../line_amount.ts";
import type { Account } from "./draft.ts";
import { type Duplicates, duplicateFindings } from "./duplicates.ts";
import type { LineInShort, OrderHead } from "./order.ts";
import type { LineSums } from "./part.ts";

/** What is checked of an order, and those of its lines that are. */
export type Checked = Pick<
  OrderHead,
  "poNumber" | "customer" | "orderDate" | "requiredDate" | "shipDate" | "total" | "proof"
> & { lines: LineInShort[] };

/** What is known beside what is checked. */
export interface CheckContext {
  /** Of all lines; absent: no others than those checked. */
  sums?: Sums;
  /** Absent: not asked for. */
  before?: Before;
}

type Sums = Omit<LineSums, "filled">;

/** What came in before an order. */
export interface Before {
  /** The document with the same bytes; its name is null for whom it is another person's. */
  sameFile: { name: string | null } | null;
  /** The orders that this one repeats. */
  duplicates: Duplicates;
}

/** Below this a match is somebody's to look at. */
const SURE = 0.8;

/** Code of the finding about a missing price, or about all of them. */
export const NO_PRICE = "no_price";

/** Codes of the findings that `check()` makes anew each time; all others are kept until what they speak of is edited. */
export const COMPUTED = new Set([
  "no_po_number",
  "no_customer",
  "no_lines",
  "no_item",
  "no_quantity",
  "no_price_basis",
  NO_PRICE,
  "line_total_differs",
  "total_differs",
  "dates_reversed",
  "unsure_customer",
  "unsure_item",
  "duplicate_file",
  "duplicate_order",
  "same_lines",
]);

/** What is to be fixed before the order is submitted, and what a person should look at. */
export function check(order: Checked, { sums = sumsOf(order.lines), before }: CheckContext = {}): Finding[] {
  return [
    ...header(order, sums),
    ...(before ? repeated(before) : []),
    ...order.lines.flatMap((line) => ofLine(line, order)),
    ...prices(order, sums),
    ...sum(order, sums),
  ];
}

function sumsOf(lines: LineInShort[]): Sums {
  const totals = lines.flatMap(({ lineTotal }) => lineTotal ?? []);
  return {
    count: lines.length,
    total: totals.length && totals.length === lines.length ? Decimal.sum(...totals).toFixed() : null,
    priceless: lines.filter(({ unitPrice }) => unitPrice === null).length,
  };
}

function header(order: Checked, sums: Sums): Finding[] {
  const found: Finding[] = [];
  if (!order.poNumber?.trim()) found.push(error("no_po_number", "poNumber", "The PO number is missing"));
  if (!order.customer.erpId) {
    const name = order.customer.name;
    const message = name
      ? `No customer of the ERP is chosen for "${name}"`
      : "No customer of the ERP is chosen";
    found.push(error("no_customer", "customerName", message));
  } else if (order.customer.score !== null && order.customer.score < SURE) {
    const reason = order.customer.reason ? `: ${order.customer.reason}` : "";
    found.push(warning("unsure_customer", "customerName", `The customer may be another one${reason}`));
  }
  if (!sums.count) found.push({ code: "no_lines", level: "error", message: "The order has no lines" });
  const { orderDate } = order;
  for (const field of ["requiredDate", "shipDate"] as const) {
    const date = order[field];
    if (!orderDate || !date || date >= orderDate) continue;
    found.push(warning("dates_reversed", field, `${date} is before the order's own date ${orderDate}`));
  }
  return found;
}

/** The file is said to have come in before where none of its orders is there to be decided about. */
function repeated({ sameFile, duplicates }: Before): Finding[] {
  if (sameFile === null || duplicates.earlier.length) return duplicateFindings(duplicates);
  const as = sameFile.name === null ? "from another person" : `as "${sameFile.name}"`;
  const message = `The same file came in before, ${as}`;
  return [{ code: "duplicate_file", level: "warning", message }];
}

function ofLine(line: LineInShort, { proof }: Pick<Checked, "proof">): Finding[] {
  const found: Finding[] = [];
  const add = (level: Finding["level"], code: string, field: string, message: string) =>
    found.push({ code, level, lineId: line.id, field, message: `Line ${line.number}: ${message}` });
  if (!line.match) add("error", "no_item", "item", "no item of the ERP is chosen");
  else if (line.match.source !== "manual" && line.match.score !== null && line.match.score < SURE)
    add("warning", "unsure_item", "item", `"${line.match.sku ?? line.match.itemId}" may be the wrong item`);
  if (line.quantity === null) add("error", "no_quantity", "quantity", "the quantity is missing");
  else if (new Decimal(line.quantity).lte(0))
    add("error", "no_quantity", "quantity", `the quantity ${line.quantity} is not positive`);
  if (line.unitPrice !== null && priceOfOne(line) === null)
    add("error", "no_price_basis", "priceBasis", `the price is for ${line.priceBasis} units`);
  if (isLineTotal(line, proof) === false) {
    const basis = new Decimal(line.priceBasis).eq(1) ? "" : ` / ${line.priceBasis}`;
    const product = `${line.quantity} × ${line.unitPrice}${basis} = ${lineAmount(line)!.toDecimalPlaces(2)}`;
    const differs = `${product}, the order says ${line.lineTotal}`;
    if (isShifted(line)) add("error", "line_total_differs", "lineTotal", `${differs}: ${SHIFTED}`);
    else add("warning", "line_total_differs", "lineTotal", differs);
  }
  return found;
}

/** Why an amount may be ten, a hundred or a thousand times another one. */
const SHIFTED = "a decimal mark may be misread, or the price be that of several";

/** What becomes of a line without a price; where it can't, the ERP's terms say so instead. */
const OWN_PRICE = "the ERP's own will be booked";

/** Said once where the order is without prices altogether. */
function prices({ lines }: Checked, sums: Sums): Finding[] {
  if (sums.priceless > 1 && sums.priceless === sums.count)
    return [{ code: NO_PRICE, level: "warning", message: `No line has a price: ${OWN_PRICE}` }];
  const missing = lines.filter(({ unitPrice }) => unitPrice === null);
  return missing.map(({ id, number }) => ({
    code: NO_PRICE,
    level: "warning",
    lineId: id,
    field: "unitPrice",
    message: `Line ${number}: the price is missing: ${OWN_PRICE}`,
  }));
}

/** Lines add up to the total, to the net amount printed before tax and freight, or to the total with what is printed beside them. */
function sum({ total, proof }: Checked, sums: Sums): Finding[] {
  if (total === null || sums.total === null) return [];
  const amount = new Decimal(sums.total);
  const tolerance = new Decimal("0.01").times(Math.max(1, Math.ceil(sums.count / 2)));
  const printed = [total, ...(typeof proof.net === "string" ? [proof.net] : [])];
  if (printed.some((each) => agrees(amount, each, tolerance))) return [];
  const parts = (proof.account as Account | undefined)?.parts ?? [];
  if (agrees(Decimal.sum(amount, ...parts.map((part) => part.amount)), total, tolerance)) return [];
  return [warning("total_differs", "total", `The lines add up to ${amount}, the order says ${total}`)];
}

function error(code: string, field: string, message: string): Finding {
  return { code, level: "error", field, message };
}

function warning(code: string, field: string, message: string): Finding {
  return { code, level: "warning", field, message };
}
