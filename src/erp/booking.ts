import { Decimal } from "decimal.js";
import type { BookingDifference } from "../../db/mod.ts";
import type { LineInErp, LineToBook, OrderInErp, OrderToBook } from "./connector.ts";
import { unitCode } from "./units.ts";

/** What is asked of an ERP, beside how people know the items. */
export interface AskedOrder extends Pick<OrderToBook, "currency"> {
  /** As printed; it may carry tax. */
  total: string | null;
  lines: AskedLine[];
}

/** A line by its item's code and words; null: nobody says. */
export interface AskedLine extends LineToBook {
  sku: string | null;
  description: string | null;
}

type Pair = Omit<BookingDifference, "line">;

const CENT = new Decimal("0.01");
const CENT_PLACES = 2;

/** The cells that an ERP books other than asked; prices are per one unit. */
export function bookingDifferences(asked: AskedOrder, found: OrderInErp): BookingDifference[] {
  const pairs = pairsOf(asked.lines, found.lines);
  const lines = asked.lines.flatMap((line): BookingDifference[] => {
    const booked = pairs.get(line);
    const cells = booked ? lineCells(line, booked) : [{ field: "line", asked: line.quantity, booked: null }];
    return cells.map((cell) => ({ line: line.position, ...cell }));
  });
  const paired = new Set(pairs.values());
  const more = found.lines
    .filter((line) => !paired.has(line))
    .map(({ position, quantity, sku }) => ({
      line: position,
      field: "line",
      asked: null,
      booked: [quantity, sku].filter(Boolean).join(" × "),
    }));
  return [...lines, ...more, ...ofOrder(asked, found, pairs)];
}

/** An ERP may put lines of its own among them: a part's lines are met in their order, and what is left by its place. */
function pairsOf(asked: AskedLine[], found: LineInErp[]): Map<AskedLine, LineInErp> {
  const bySku = Map.groupBy(found, ({ sku }) => plain(sku ?? ""));
  const pairs = new Map<AskedLine, LineInErp>();
  for (const line of asked) {
    const same = line.sku === null ? undefined : bySku.get(plain(line.sku))?.shift();
    if (same) pairs.set(line, same);
  }
  const paired = new Set(pairs.values());
  const byPlace = new Map(found.flatMap((line) => (paired.has(line) ? [] : [[line.position, line]])));
  for (const line of asked) {
    const there = pairs.has(line) ? undefined : byPlace.get(line.position);
    if (there) pairs.set(line, there);
  }
  return pairs;
}

function lineCells(line: AskedLine, found: LineInErp): Pair[] {
  // A connector may have booked the customer's own unit, where the item's would have been uneven.
  const { quantity, unit, unitPrice } =
    line.ordered && found.unit && isSameUnit(line.ordered.unit, found.unit) ? line.ordered : line;
  const cells = [
    { field: "sku", asked: line.sku, booked: found.sku },
    { field: "description", asked: line.description, booked: found.description },
    { field: "quantity", asked: quantity, booked: found.quantity },
    { field: "unit", asked: unit, booked: found.unit },
    { field: "unitPrice", asked: unitPrice, booked: found.unitPrice },
    { field: "requiredDate", asked: line.requiredDate, booked: found.requiredDate },
  ].filter((cell) => !isAlike(cell) && !isRounded(cell, quantity));
  const total = { field: "lineTotal", asked: amountOf(quantity, unitPrice), booked: found.lineTotal };
  // What follows from another quantity or price needs no saying.
  const isOwn = !cells.some(({ field }) => field === "quantity" || field === "unitPrice");
  return isOwn && !isAlike(total) ? [...cells, total] : cells;
}

/** A price that an ERP keeps with fewer digits, and that comes to the same amount. */
function isRounded({ field, asked, booked }: Pair, quantity: string): boolean {
  if (field !== "unitPrice" || asked === null || booked === null) return false;
  const isShort = new Decimal(asked).toDecimalPlaces(new Decimal(booked).decimalPlaces()).eq(booked);
  return isShort && amountOf(quantity, asked) === amountOf(quantity, booked);
}

function amountOf(quantity: string, unitPrice: string | null): string | null {
  return unitPrice && new Decimal(quantity).times(unitPrice).toFixed(CENT_PLACES);
}

/** The total is held against the lines' own and the printed one, which may carry tax. */
function ofOrder(
  asked: AskedOrder,
  { total, currency }: OrderInErp,
  pairs: ReadonlyMap<AskedLine, LineInErp>,
): Pair[] {
  const found: Pair[] = [];
  if (currency && asked.currency && currency !== asked.currency)
    found.push({ field: "currency", asked: asked.currency, booked: currency });
  if (total === null) return found;
  const sum = Decimal.sum(
    0,
    ...asked.lines.map((line) =>
      new Decimal(line.quantity).times(line.unitPrice ?? pairs.get(line)?.unitPrice ?? 0),
    ),
  );
  const cents = CENT.times(asked.lines.length);
  const printed = asked.total ?? sum.toFixed(2);
  const known = [sum, new Decimal(printed)];
  if (!known.some((each) => each.minus(total).abs().lte(cents)))
    found.push({ field: "total", asked: printed, booked: total });
  return found;
}

/** What the ERP doesn't say, or nobody asked for, is no difference, but for a price: it is the customer who pays it. */
function isAlike({ field, asked, booked }: Pair): boolean {
  if (field === "unitPrice" && asked === null) return booked === null;
  if (asked === null || booked === null || asked === booked) return true;
  if (field === "quantity" || field === "unitPrice") return new Decimal(asked).eq(booked);
  if (field === "lineTotal") return new Decimal(asked).minus(booked).abs().lte(CENT);
  if (field === "unit") return isSameUnit(asked, booked);
  return plain(asked) === plain(booked);
}

function isSameUnit(one: string, two: string) {
  const code = unitCode(one);
  return plain(one) === plain(two) || (code !== null && code === unitCode(two));
}

function plain(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
