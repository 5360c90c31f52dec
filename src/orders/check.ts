import { Decimal } from "decimal.js";
import type { Finding } from "../../db/mod.ts";
import { agrees, lineAmount } from "./arithmetic.ts";
import { type Duplicates, duplicateFindings } from "./duplicates.ts";
import type { Order, OrderLine } from "./order.ts";

/** What the database knows beside the order itself. */
export interface CheckContext {
  /** File name of the earlier document with the same bytes. */
  sameFileAs: string | null;
  /** The earlier orders that this one repeats. */
  duplicates: Duplicates;
}

/** Below this a match is somebody's to look at. */
const SURE = 0.8;

/** Codes of the findings that `check()` makes anew each time; all others are kept until what they speak of is edited. */
export const COMPUTED = new Set([
  "no_po_number",
  "no_customer",
  "no_lines",
  "no_item",
  "no_quantity",
  "no_price",
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
export function check(order: Order, context: CheckContext): Finding[] {
  return [
    ...header(order),
    ...repeated(context),
    ...order.lines.flatMap((line, index) => ofLine(line, index + 1)),
    ...prices(order),
    ...sum(order),
  ];
}

function header(order: Order): Finding[] {
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
  if (!order.lines.length)
    found.push({ code: "no_lines", level: "error", message: "The order has no lines" });
  const { orderDate } = order;
  for (const field of ["requiredDate", "shipDate"] as const) {
    const date = order[field];
    if (!orderDate || !date || date >= orderDate) continue;
    found.push(warning("dates_reversed", field, `${date} is before the order's own date ${orderDate}`));
  }
  return found;
}

/** The file is said to have come in before where none of its orders is there to be decided about. */
function repeated({ sameFileAs, duplicates }: CheckContext): Finding[] {
  if (sameFileAs === null || duplicates.earlier.length) return duplicateFindings(duplicates);
  const message = `The same file came in before, as "${sameFileAs}"`;
  return [{ code: "duplicate_file", level: "warning", message }];
}

function ofLine(line: OrderLine, number: number): Finding[] {
  const found: Finding[] = [];
  const add = (level: Finding["level"], code: string, field: string, message: string) =>
    found.push({ code, level, lineId: line.id, field, message: `Line ${number}: ${message}` });
  if (!line.match) add("error", "no_item", "item", "no item of the ERP is chosen");
  else if (line.match.source !== "manual" && line.match.score !== null && line.match.score < SURE)
    add("warning", "unsure_item", "item", `"${line.match.sku ?? line.match.itemId}" may be the wrong item`);
  if (line.quantity === null) add("error", "no_quantity", "quantity", "the quantity is missing");
  else if (new Decimal(line.quantity).lte(0))
    add("error", "no_quantity", "quantity", `the quantity ${line.quantity} is not positive`);
  const { amount, tolerance } = lineAmount(line);
  if (amount && line.lineTotal !== null && !agrees(amount, line.lineTotal, tolerance)) {
    const basis = new Decimal(line.priceBasis).eq(1) ? "" : ` / ${line.priceBasis}`;
    const product = `${line.quantity} × ${line.unitPrice}${basis} = ${amount.toDecimalPlaces(2)}`;
    add("warning", "line_total_differs", "lineTotal", `${product}, the order says ${line.lineTotal}`);
  }
  return found;
}

/** Said once where the order is without prices altogether. */
function prices({ lines }: Order): Finding[] {
  const missing = lines.flatMap((line, index) =>
    line.unitPrice === null ? [{ line, number: index + 1 }] : [],
  );
  if (missing.length > 1 && missing.length === lines.length)
    return [{ code: "no_price", level: "warning", message: "No line has a price" }];
  return missing.map(({ line, number }) => ({
    code: "no_price",
    level: "warning",
    lineId: line.id,
    field: "unitPrice",
    message: `Line ${number}: the price is missing`,
  }));
}

/** Lines add up to the total, or to the net amount printed before tax and freight. */
function sum({ lines, total, proof }: Order): Finding[] {
  const totals = lines.map((line) => line.lineTotal);
  if (total === null || !totals.length || totals.includes(null)) return [];
  const amount = Decimal.sum(...(totals as string[]));
  const tolerance = new Decimal("0.01").times(Math.max(1, Math.ceil(lines.length / 2)));
  const printed = [total, ...(typeof proof.net === "string" ? [proof.net] : [])];
  if (printed.some((each) => agrees(amount, each, tolerance))) return [];
  return [warning("total_differs", "total", `The lines add up to ${amount}, the order says ${total}`)];
}

function error(code: string, field: string, message: string): Finding {
  return { code, level: "error", field, message };
}

function warning(code: string, field: string, message: string): Finding {
  return { code, level: "warning", field, message };
}
