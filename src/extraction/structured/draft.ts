import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import { isDay, isDecimal } from "../../formats.ts";
import type { Draft, DraftLine, HeaderField, LineField, Read } from "../../orders/mod.ts";
import { isUnique } from "../layout/head/buyer_numbers.ts";
import { mondayOf } from "../layout/values/relative_dates.ts";
import { NAMES } from "../verify/ground.ts";
import { chargeWords, isCharge } from "./charges.ts";
import { parted } from "./deliveries.ts";
import type { Charge, StructuredLine, StructuredOrder } from "./order.ts";
import { joined, present } from "./reads.ts";
import { shipTo } from "./ship_to.ts";

const NUMBERS = new Set<string>(["total", "quantity", "unitPrice", "priceBasis", "lineTotal"]);
const DATES = new Set<string>(["orderDate", "requiredDate", "shipDate"]);

type Add = (code: string, level: Finding["level"], message: string, place?: Partial<Finding>) => void;

/** An order as its structured data says it: nothing is guessed, what can't be read and sums that disagree are said. */
export function structuredDraft(order: StructuredOrder): Draft {
  const parts = order.lines.flatMap(parted);
  const findings = [...(order.findings ?? [])];
  const add: Add = (code, level, message, place = {}) => findings.push({ code, level, message, ...place });
  if (order.otherKind) add("not_an_order", "error", `This is ${order.otherKind}, not a purchase order`);
  const count = numberOf(order.counted);
  const counted = count && !count.eq(order.lines.length) ? count : null;
  if (counted)
    add("missing_lines", "error", `The document counts ${counted} lines, ${order.lines.length} were found`);
  const charges = (order.charges ?? []).filter(isCharge);
  if (charges.length)
    add("charges", "warning", `Beside its lines the order has ${charges.map(chargeWords).join(", ")}`);
  const said = shipTo(present({ ...order.header, notes: notesOf(order) }), parts);
  findings.push(...said.places);
  const lines = parts.map((line, at) => lineOf(line, at, add));
  const header = readable(dated(said.header, "The", {}, add), (field, text) =>
    add("unread_value", "error", `The ${NAMES[field]} "${text}" can't be read`, { field }),
  );
  compareQuantities(order, lines, add);
  const net = numberOf(order.net) ?? withoutCharges(numberOf(header.total), charges);
  return {
    header,
    lines,
    findings,
    proof: {
      expected: counted ? counted.toNumber() : lines.length,
      found: lines.length,
      printedTotal: header.total?.value ?? null,
      sum: sumOf(lines, "lineTotal")?.toFixed() ?? null,
      format: order.format,
      ...(net && { net: net.toFixed() }),
      ...buyerIds(order),
    },
  };
}

function lineOf({ remarks = [], printedNumber, fields }: StructuredLine, at: number, add: Add): DraftLine {
  const where = { lineId: String(at) };
  for (const remark of remarks) add("look_at_line", "warning", `Line ${at + 1} ${remark}`, where);
  const read = readable(dated(present(fields), `Line ${at + 1}: the`, where, add), (field, text) => {
    const message = `Line ${at + 1}: the ${NAMES[field]} "${text}" can't be read`;
    add("unread_value", "error", message, { ...where, field });
  });
  return { ...(printedNumber && { printedNumber }), fields: read };
}

function compareQuantities(order: StructuredOrder, lines: DraftLine[], add: Add): void {
  const [sum, expected] = [sumOf(lines, "quantity"), numberOf(order.quantities)];
  if (!sum || !expected || expected.eq(sum)) return;
  const message = `The quantities add up to ${sum}, the document says ${expected}`;
  add("quantities_differ", "warning", message);
}

function notesOf({ header, lines }: StructuredOrder): Read | undefined {
  const ofLines = lines.map(
    ({ note, printedNumber }, at) =>
      note && { ...note, value: `Line ${printedNumber ?? at + 1}: ${note.value}` },
  );
  return joined([header.notes, ...ofLines], "; ");
}

/** The fields with the Monday of each week that stands where a day does. */
function dated<F extends HeaderField | LineField>(
  fields: Partial<Record<F, Read>>,
  name: string,
  where: Partial<Finding>,
  add: Add,
): Partial<Record<F, Read>> {
  const found = { ...fields };
  for (const [field, read] of Object.entries(fields) as [F, Read][]) {
    const [, year, week] = /^(\d{4})-W(\d\d)$/.exec(read.value) ?? [];
    const value = DATES.has(field) && week ? mondayOf(Number(week), Number(year)) : null;
    if (!value) continue;
    found[field] = { ...read, value };
    const message = `${name} ${NAMES[field]} is week ${Number(week)} of ${year}, of which ${value} is the Monday`;
    add("derived_date", "warning", message, { ...where, field });
  }
  return found;
}

/** The fields whose values are what they must be; `unread` hears of the others. */
function readable<F extends HeaderField | LineField>(
  fields: Partial<Record<F, Read>>,
  unread: (field: F, text: string) => void,
): Partial<Record<F, Read>> {
  const kept: Partial<Record<F, Read>> = {};
  for (const [field, read] of Object.entries(fields) as [F, Read][]) {
    const right = NUMBERS.has(field) ? isDecimal(read.value) : !DATES.has(field) || isDay(read.value);
    if (right) kept[field] = read;
    else unread(field, read.value);
  }
  return kept;
}

/** Its number with us, and those that are long enough to be nobody else's: what a buyer numbers for itself says nothing. */
function buyerIds({ buyerIds = [], accountIds = [] }: StructuredOrder): { buyerIds?: string[] } {
  const valuesOf = (reads: (Read | undefined)[]) => reads.flatMap((read) => read?.value ?? []);
  const unique = valuesOf(buyerIds).filter((id) => id.includes("@") || isUnique(id));
  const ids = [...new Set([...valuesOf(accountIds), ...unique])];
  return ids.length ? { buyerIds: ids } : {};
}

function withoutCharges(total: Decimal | null, charges: Charge[]): Decimal | null {
  if (!total || !charges.length || charges.some(({ amount }) => !amount)) return null;
  return charges.reduce((rest, { amount, allowance }) => {
    const by = numberOf(amount) ?? 0;
    return allowance ? rest.plus(by) : rest.minus(by);
  }, total);
}

function sumOf(lines: DraftLine[], field: "lineTotal" | "quantity"): Decimal | null {
  const values = lines.map(({ fields }) => fields[field]?.value);
  return values.length && !values.includes(undefined) ? Decimal.sum(...(values as string[])) : null;
}

function numberOf(read: Read | undefined): Decimal | null {
  return read && isDecimal(read.value) ? new Decimal(read.value) : null;
}
