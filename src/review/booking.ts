import { Decimal } from "decimal.js";
import type { BookingDifference } from "../../db/mod.ts";
import { type LineInErp, type OrderInErp, unitCode } from "../erp/mod.ts";
import type { Order, OrderLine, Payload } from "../orders/mod.ts";

/** An order, what would be sent of it, and what the ERP would book. */
export interface Booking {
  order: Order;
  payload: Payload;
  simulated: OrderInErp;
}

type Pair = Omit<BookingDifference, "line"> & { same?: boolean };

/** The cells that the ERP would book other than asked; prices are per one unit. */
export function bookingDifferences({ order, payload, simulated }: Booking): BookingDifference[] {
  const booked = new Map(simulated.lines.map((line) => [line.position, line]));
  const lines = payload.lines.flatMap((asked, index) => {
    const line = asked.position;
    const found = booked.get(line);
    if (!found) return [{ line, field: "line", asked: asked.quantity, booked: null }];
    return lineCells({ asked, line: order.lines[index]!, found })
      .filter(({ same }) => !same)
      .map(({ same, ...cell }) => ({ line, ...cell }));
  });
  const wanted = new Set(payload.lines.map(({ position }) => position));
  const more = simulated.lines
    .filter(({ position }) => !wanted.has(position))
    .map(({ position, quantity, sku }) => ({
      line: position,
      field: "line",
      asked: null,
      booked: [quantity, sku].filter(Boolean).join(" × "),
    }));
  return [...lines, ...more, ...ofOrder({ order, payload, simulated })];
}

function lineCells({
  asked,
  line,
  found,
}: {
  asked: Payload["lines"][0];
  line: OrderLine;
  found: LineInErp;
}) {
  const cells: Pair[] = [
    { field: "sku", asked: line.match?.sku ?? null, booked: found.sku },
    { field: "description", asked: line.match?.description ?? null, booked: found.description },
    { field: "quantity", asked: asked.quantity, booked: found.quantity },
    { field: "unit", asked: asked.unit, booked: found.unit },
    { field: "unitPrice", asked: asked.unitPrice, booked: found.unitPrice },
    { field: "requiredDate", asked: asked.requiredDate, booked: found.requiredDate },
  ];
  return cells.map((cell) => ({ ...cell, same: alike(cell) }));
}

/** The total is held against the lines' own and the printed one, which may carry tax. */
function ofOrder({ order, payload, simulated }: Booking): BookingDifference[] {
  const found: BookingDifference[] = [];
  const { total, currency } = simulated;
  if (currency && payload.currency && currency !== payload.currency)
    found.push({ field: "currency", asked: payload.currency, booked: currency });
  if (total === null) return found;
  const own = new Map(simulated.lines.map(({ position, unitPrice }) => [position, unitPrice]));
  const sum = Decimal.sum(
    0,
    ...payload.lines.map(({ position, quantity, unitPrice }) =>
      new Decimal(quantity).times(unitPrice ?? own.get(position) ?? 0),
    ),
  );
  const cents = new Decimal("0.01").times(payload.lines.length);
  const printed = order.total ?? sum.toFixed(2);
  const known = [sum, new Decimal(printed)];
  if (!known.some((each) => each.minus(total).abs().lte(cents)))
    found.push({ field: "total", asked: printed, booked: total });
  return found;
}

/** What the ERP doesn't say, or nobody asked for, is no difference, but for a price: it is the customer who pays it. */
function alike({ field, asked, booked }: Pair): boolean {
  if (field === "unitPrice" && asked === null) return booked === null;
  if (asked === null || booked === null || asked === booked) return true;
  if (field === "quantity" || field === "unitPrice") return new Decimal(asked).eq(booked);
  if (field === "unit") return plain(asked) === plain(booked) || sameUnit(asked, booked);
  return plain(asked) === plain(booked);
}

function sameUnit(one: string, two: string) {
  const code = unitCode(one);
  return code !== null && code === unitCode(two);
}

function plain(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
