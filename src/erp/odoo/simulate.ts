import { Decimal } from "decimal.js";
import type { LineInErp, OrderInErp, OrderToBook } from "../connector.ts";
import { refusing, SaidNo } from "../said_no.ts";
import { headerOf, valuesOf } from "./book.ts";
import type { OdooClient } from "./client.ts";
import { codesOf, type KnownLine, knownLines, type LineFields, lineFields } from "./lines.ts";
import { withOwnPrices } from "./own_prices.ts";
import { codeOf } from "./units.ts";
import { decimalOf } from "./values.ts";

/** The order at Odoo's own prices. Null: this Odoo, a 16, tells them of no order that it doesn't have. Throws `RefusedByErp`. */
export async function simulate(client: OdooClient, order: OrderToBook): Promise<OrderInErp | null> {
  return refusing(async () => {
    const header = await headerOf(client, order);
    const fields = await lineFields(client);
    const known = await knownLines(client, order.lines, fields);
    const open = known.map((line) => ({ ...line, unitPrice: null }));
    const pricelistId = header.pricelist_id ?? null;
    const told = await withOwnPrices(client, open, { customerId: header.partner_id, pricelistId });
    const priced = told.every(({ unitPrice }) => unitPrice !== null)
      ? told
      : await formOf(client, header, { lines: open, fields });
    return priced && ofLines(priced, { order, codes: await codesOf(client, priced) });
  });
}

interface Form {
  value: { order_line?: [command: number, id: string, line: { price_unit?: number; discount?: number }][] };
}

/** The lines as Odoo's form of a new order shows them before it is saved: `onchange` of no record (web/models/models.py, 17 on). */
async function formOf(
  client: OdooClient,
  header: object,
  { lines, fields }: { lines: KnownLine[]; fields: LineFields },
): Promise<KnownLine[] | null> {
  const commands = lines.map((line) => [0, String(line.position), valuesOf(line, fields)]);
  const asked = {
    ids: [],
    values: { ...header, order_line: commands },
    field_names: [],
    fields_spec: { order_line: { fields: { price_unit: {}, discount: {} } } },
  };
  const form = await client.call<Form>("sale.order", "onchange", asked).catch((error) => {
    if (error instanceof SaidNo && error.kind === "builtins.TypeError") return null;
    throw error;
  });
  const shown = new Map(form?.value.order_line?.map(([, id, line]) => [id, line]));
  return (
    form &&
    lines.map((line) => {
      const { price_unit, discount = 0 } = shown.get(String(line.position)) ?? {};
      const price = price_unit === undefined ? null : new Decimal(price_unit).times(100 - discount).div(100);
      return { ...line, unitPrice: price && decimalOf(price.toNumber()) };
    })
  );
}

function ofLines(
  lines: KnownLine[],
  { order, codes }: { order: OrderToBook; codes: Map<number, string> },
): OrderInErp {
  const shown = lines.map(
    ({ position, productId, quantity, uom, unitPrice, requiredDate }): LineInErp => ({
      position,
      sku: codes.get(productId) ?? null,
      description: null,
      quantity,
      unit: codeOf(uom),
      unitPrice,
      lineTotal: unitPrice && new Decimal(unitPrice).times(quantity).toFixed(2),
      requiredDate,
    }),
  );
  const total = Decimal.sum(0, ...shown.map(({ lineTotal }) => lineTotal ?? 0)).toFixed(2);
  return { number: null, state: null, total, currency: order.currency, lines: shown };
}
