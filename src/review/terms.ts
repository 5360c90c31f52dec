import { Decimal } from "decimal.js";
import { type Tx, tenant } from "../../db/mod.ts";
import type { LineTermsProps } from "../../views/review_lines.tsx";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import {
  conversionOf,
  DIFFERENCES,
  findConnection,
  inItemUnits,
  keptStock,
  refreshStock,
  shortageOf,
  termFindings,
  termsOf,
} from "../erp/mod.ts";
import { comparedOf, type Order, orderOf, setFindings } from "../orders/mod.ts";

/** Asks the ERP what it has of an order's items, and of those about to be chosen; not within a transaction, as it may take seconds. */
export async function askStock(
  app: App,
  { userId, idpOrganizationId }: Pick<Member, "userId" | "idpOrganizationId">,
  { orderId, chosen = [] }: { orderId: string; chosen?: string[] },
) {
  const asked = await tenant(app.db, idpOrganizationId, async (tx) => {
    const { lines, status } = await orderOf(tx, orderId, { userId });
    const itemIds = [...chosen, ...lines.flatMap(({ match }) => match?.itemId ?? [])];
    const connection = status === "pending_review" ? await findConnection(tx, orderId) : null;
    return connection && { connection, itemIds };
  });
  if (asked) await refreshStock(app, asked);
}

type Keeping = Pick<App, "cache">;

async function stockOf(app: Keeping, { lines }: Order, connectionId: string) {
  const itemIds = lines.flatMap(({ match }) => match?.itemId ?? []);
  return keptStock(app, { connectionId, itemIds });
}

/** Compares an order that was edited with the ERP's terms anew. */
export async function compareTerms(tx: Tx, app: Keeping, orderId: string) {
  const connectionId = (await findConnection(tx, orderId))?.id;
  if (!connectionId) return;
  const order = await orderOf(tx, orderId);
  const stock = await stockOf(app, order, connectionId);
  const findings = await termFindings(tx, { ...comparedOf(order), connectionId, stock });
  await setFindings(tx, { orderId, codes: DIFFERENCES, findings });
}

/** What stands beside each line: its quantity in the item's unit, the ERP's price, and what there is of it. */
export async function termsBeside(
  tx: Tx,
  app: Keeping,
  { order, connectionId }: { order: Order; connectionId: string },
): Promise<Map<string, LineTermsProps>> {
  const stock = await stockOf(app, order, connectionId);
  const { lines, ...compared } = comparedOf(order);
  const terms = await termsOf(tx, { ...compared, lines, connectionId, stock });
  const taken = new Map<string, Decimal>();
  return new Map(
    lines.flatMap((line) => {
      const found = terms.get(line.id);
      if (!found) return [];
      const { unit, price, currency, stock, habit } = found;
      const before = taken.get(line.itemId!) ?? new Decimal(0);
      taken.set(line.itemId!, before.plus(inItemUnits(line, found) ?? 0));
      const short = shortageOf(line, found, before);
      const conversion = conversionOf(line, found);
      return [[line.id, { conversion, unit, price, currency, stock, short, habit }] as const];
    }),
  );
}
