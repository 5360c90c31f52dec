import { Decimal } from "decimal.js";
import type { Connector, LineInErp, OrderInErp, OrderToBook, Stock } from "../connector.ts";
import { SaidNo } from "../said_no.ts";
import { amend } from "./amend.ts";
import { book, findByKey, headerOf } from "./book.ts";
import type { TrytonClient } from "./client.ts";
import { filledLine, knownLines } from "./lines.ts";
import { changes, LISTS } from "./listing.ts";
import { codeOf } from "./units.ts";
import { dayOf, type TrytonDecimal, trytonDate } from "./values.ts";

/** Speaks to a Tryton, 6.0 or later, with the module `sale`. */
export function tryton(client: TrytonClient): Connector {
  return {
    lists: LISTS,
    async check() {
      const { company } = await client.preferences();
      if (!company) throw new Error("Cannot use Tryton: its user works in no company");
      await usable(client);
    },
    changes: async (listing) =>
      changes(client, listing, listing.entity === "inventory" ? await stockContext(client) : {}),
    async inventory(itemErpIds) {
      const ids = itemErpIds.map(Number).filter(Number.isInteger);
      const domain = [["id", "in", ids]];
      const stocked = await client.model<{ id: number; forecast_quantity: number }[]>(
        "product.product",
        "search_read",
        [domain, 0, null, null, ["forecast_quantity"]],
        await stockContext(client),
      );
      return stocked.map(
        ({ id, forecast_quantity }): Stock => ({
          itemErpId: String(id),
          quantity: String(forecast_quantity),
        }),
      );
    },
    simulate: (order) => simulate(client, order),
    findByKey: (key) => findByKey(client, key),
    create: (order) => book(client, order),
    amend: (order) => amend(client, order),
    read: (erpOrderId) => read(client, erpOrderId),
  };
}

/** Throws a sentence unless the user may read what is needed. */
async function usable(client: TrytonClient) {
  for (const model of ["sale.sale", "product.product", "party.party", "product.uom"]) {
    await client.model(model, "search", [[], 0, 1, null]).catch((error) => {
      if (!(error instanceof SaidNo)) throw error;
      throw new Error(`Cannot use Tryton: its user may not read "${model}": ${error.message}`);
    });
  }
}

/** Quantities are of every warehouse, today and with what is reserved. */
async function stockContext(client: TrytonClient) {
  const warehouses = await client.model<number[]>("stock.location", "search", [
    [["type", "=", "warehouse"]],
    0,
    null,
    null,
  ]);
  const today = new Date(client.clock()).toISOString().slice(0, 10);
  return { locations: warehouses, stock_date_end: trytonDate(today) };
}

/** The order by Tryton's own prices. */
async function simulate(client: TrytonClient, order: OrderToBook): Promise<OrderInErp> {
  const header = await headerOf(client, order);
  const lines: LineInErp[] = [];
  for (const line of await knownLines(client, order.lines)) {
    const { unit_price } = await filledLine(client, header, line);
    const unitPrice = unit_price ? new Decimal(unit_price.decimal).toFixed() : null;
    lines.push({
      position: line.position,
      sku: line.product.code,
      description: line.product["template."].name,
      quantity: line.quantity,
      unit: codeOf(line.uom),
      unitPrice,
      lineTotal: unitPrice && new Decimal(unitPrice).times(line.quantity).toFixed(2),
      requiredDate: line.requiredDate,
    });
  }
  const total = Decimal.sum(0, ...lines.map(({ lineTotal }) => lineTotal ?? 0)).toFixed(2);
  return { number: null, state: null, total, currency: order.currency, lines };
}

interface SaleLine {
  quantity: number | null;
  unit_price: TrytonDecimal | null;
  amount: TrytonDecimal | null;
  shipping_date: Parameters<typeof dayOf>[0];
  "unit.": { symbol: string; name: string } | null;
  "product.": { code: string | null; name: string } | null;
}

interface Sale {
  id: number;
  number: string | null;
  state: string;
  total_amount: TrytonDecimal | null;
  "currency.": { code: string };
}

async function read(client: TrytonClient, erpOrderId: string): Promise<OrderInErp | null> {
  const [sale] = await client.model<Sale[]>("sale.sale", "search_read", [
    [["id", "=", Number(erpOrderId)]],
    0,
    1,
    null,
    ["number", "state", "total_amount", "currency.code"],
  ]);
  if (!sale) return null;
  const fields = ["quantity", "unit_price", "amount", "shipping_date", "unit.symbol", "unit.name"];
  const lines = await client.model<SaleLine[]>("sale.line", "search_read", [
    [
      ["sale", "=", sale.id],
      ["type", "=", "line"],
    ],
    0,
    null,
    [
      ["sequence", "ASC"],
      ["id", "ASC"],
    ],
    [...fields, "product.code", "product.name"],
  ]);
  return {
    number: sale.number,
    state: sale.state,
    total: sale.total_amount?.decimal ?? null,
    currency: sale["currency."].code,
    lines: lines.map((line, index) => lineOf(line, index + 1)),
  };
}

function lineOf(line: SaleLine, position: number): LineInErp {
  const [unit, product] = [line["unit."], line["product."]];
  return {
    position,
    sku: product?.code ?? null,
    description: product?.name ?? null,
    quantity: line.quantity === null ? null : String(line.quantity),
    unit: unit && codeOf(unit),
    unitPrice: line.unit_price && new Decimal(line.unit_price.decimal).toFixed(),
    lineTotal: line.amount?.decimal ?? null,
    requiredDate: dayOf(line.shipping_date),
  };
}
