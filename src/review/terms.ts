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
import {
  comparedOf,
  headOf,
  type LineInShort,
  linesInShort,
  type OrderPart,
  type Outsider,
} from "../orders/mod.ts";

/**
 * Asks the ERP what it has of these items, for somebody who looks at the order; what it doesn't answer in time stays unknown.
 * Not within a transaction, as it may take seconds.
 */
export async function askStock(
  app: App,
  { idpOrganizationId }: Pick<Member, "idpOrganizationId">,
  { orderId, itemIds }: { orderId: string; itemIds: string[] },
) {
  if (!itemIds.length) return;
  const connection = await tenant(app.db, idpOrganizationId, (tx) => findConnection(tx, orderId));
  if (connection) await refreshStock(app, { connection, itemIds });
}

type Keeping = Pick<App, "cache">;

async function stockOf(app: Keeping, lines: Pick<LineInShort, "match">[], connectionId: string) {
  const itemIds = lines.flatMap(({ match }) => match?.itemId ?? []);
  return keptStock(app, { connectionId, itemIds });
}

/** The ERP's terms as the outsider that is asked when an order was edited; undefined where no ERP is connected. */
export async function termsOutsider(tx: Tx, app: Keeping, orderId: string): Promise<Outsider | undefined> {
  const connectionId = (await findConnection(tx, orderId))?.id;
  if (!connectionId) return undefined;
  return {
    codes: DIFFERENCES,
    async findings(ids) {
      const lines = await linesInShort(tx, orderId, { ids });
      const stock = await stockOf(app, lines, connectionId);
      const compared = comparedOf({ ...(await headOf(tx, orderId)), lines });
      return termFindings(tx, { ...compared, connectionId, stock });
    },
  };
}

/** What stands beside each line: its quantity in the item's unit, the ERP's price, and what there is of it after the lines before. */
export async function termsBeside(
  tx: Tx,
  app: Keeping,
  { order, connectionId }: { order: OrderPart; connectionId: string },
): Promise<Map<string, LineTermsProps>> {
  const itemIds = order.lines.flatMap(({ match }) => match?.itemId ?? []);
  if (!itemIds.length) return new Map();
  const stock = await stockOf(app, order.lines, connectionId);
  const rivals = await linesInShort(tx, order.id, { itemIds });
  const { lines, ...compared } = comparedOf({ ...order, lines: rivals });
  const beside = new Set(order.lines.map(({ id }) => id));
  const terms = await termsOf(tx, { ...compared, lines, connectionId, stock });
  const taken = new Map<string, Decimal>();
  return new Map(
    lines.flatMap((line) => {
      const found = terms.get(line.id);
      if (!found) return [];
      const { unit, price, currency, agreed, stock, habit } = found;
      const before = taken.get(line.itemId!) ?? new Decimal(0);
      taken.set(line.itemId!, before.plus(inItemUnits(line, found) ?? 0));
      if (!beside.has(line.id)) return [];
      const short = shortageOf(line, found, before);
      const conversion = conversionOf(line, found);
      return [[line.id, { conversion, unit, price, currency, agreed, stock, short, habit }] as const];
    }),
  );
}
