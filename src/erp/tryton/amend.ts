import type { BookedOrder, OrderToAmend } from "../connector.ts";
import { lineMoves, type StandingLine } from "../line_moves.ts";
import { refusing } from "../said_no.ts";
import { booked, type Header, headerOf, noteOf, quoteChanged, refusal, type Sale, saleOf } from "./book.ts";
import type { TrytonClient } from "./client.ts";
import { type KnownLine, knownLines, lineValues } from "./lines.ts";

/** States in which a sale may be changed. */
const OPEN = ["draft", "quotation"];

/**
 * Takes a quotation back to a draft, changes it in one call, with the key, and quotes it again. Taken up anew anywhere, it ends the same.
 * Throws `RefusedByErp` or `NoAnswer`.
 */
export async function amend(client: TrytonClient, order: OrderToAmend): Promise<BookedOrder> {
  return refusing(async () => {
    const sale = await saleOf(client, ["id", "=", Number(order.erpOrderId)]);
    if (!sale) throw refusal({ message: "Tryton does not have the sale any more" });
    if (!sale.description?.includes(noteOf(order.key))) await change(client, sale, order);
    const changed = await saleOf(client, ["id", "=", sale.id]);
    if (changed?.state === "draft") await quoteChanged(client, sale.id);
    return booked(changed);
  });
}

async function change(client: TrytonClient, sale: Sale, order: OrderToAmend) {
  const name = sale.number ?? String(sale.id);
  if (!OPEN.includes(sale.state))
    throw refusal({ message: `Sale ${name} is "${sale.state}" in Tryton and can't be changed any more` });
  const header = await headerOf(client, order);
  if (header.party !== sale.party)
    throw refusal({ field: "customer", message: `Sale ${name} is another customer's` });
  if (header.currency !== sale.currency)
    throw refusal({ field: "currency", message: `Sale ${name} is in another currency` });
  const lines = await linesOf(client, { sale, header, order });
  const { reference, shipping_date, shipment_address } = header as unknown as Record<string, unknown>;
  const values = { reference, shipping_date, shipment_address, lines };
  const description = [sale.description, noteOf(order.key)].filter(Boolean).join(", ");
  if (sale.state === "quotation") await client.model("sale.sale", "draft", [[sale.id]]);
  await client.model("sale.sale", "write", [[sale.id], { ...values, description }]);
}

/** What is done to the lines. */
async function linesOf(
  client: TrytonClient,
  { sale, header, order }: { sale: Sale; header: Header; order: OrderToAmend },
) {
  const known = await knownLines(client, order.lines);
  const moves = lineMoves(await standingLines(client, sale.id), { lines: known, was: order.was });
  const values = async (lines: KnownLine[]) => lineValues(client, { order, header, lines });
  const changed = await values(moves.change.map(({ line }) => line));
  return [
    ...moves.change.map(({ id }, at) => {
      // Its product and taxes stay.
      const { product, taxes, ...written } = changed[at]!;
      return ["write", [id], written];
    }),
    ...(moves.remove.length ? [["delete", moves.remove]] : []),
    ...(moves.add.length ? [["create", await values(moves.add)]] : []),
  ];
}

async function standingLines(client: TrytonClient, saleId: number): Promise<StandingLine[]> {
  const found = await client.model<{ id: number; product: number | null; quantity: number | null }[]>(
    "sale.line",
    "search_read",
    [
      [
        ["sale", "=", saleId],
        ["type", "=", "line"],
      ],
      0,
      null,
      [["id", "ASC"]],
      ["product", "quantity"],
    ],
  );
  return found.map(({ id, product, quantity }) => ({
    id,
    itemErpId: product === null ? null : String(product),
    quantity: String(quantity ?? 0),
  }));
}
