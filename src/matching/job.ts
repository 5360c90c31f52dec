import { reading, tenant } from "../../db/mod.ts";
import type { JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { type ConnectionRow, findConnection, keptStock, refreshStock } from "../erp/mod.ts";
import { NotFound } from "../errors.ts";
import { type Order, orderOf } from "../orders/mod.ts";
import { isSettled, type Match, match, type Within } from "./match.ts";
import { writeMatch, writeProgress, writeUnmatched } from "./write.ts";

type Matching = Pick<App, "db" | "log" | "cache" | "config">;

/** Matches an order against the mirror of the ERP. */
export function matchOrder(app: Matching): JobSpec<"match_order"> {
  return {
    concurrency: 2,
    attempts: 8,
    async run({ idpOrganizationId, orderId }) {
      const within: Within = (work) => reading(app.db, idpOrganizationId, work);
      const asked = await within(async (tx) => {
        const order = await orderOf(tx, orderId).catch(nullIfGone);
        return order?.status === "pending_review"
          ? { order, connection: await findConnection(tx, orderId) }
          : null;
      });
      if (!asked) return undefined;
      const connectionId = asked.connection?.id;
      const tell = (lines: number) =>
        tenant(app.db, idpOrganizationId, (tx) => writeProgress(tx, orderId, lines));
      const found = connectionId ? await match(within, asked.order, { connectionId, tell }) : null;
      const matched = { ...asked, found };
      app.log.debug("matched", { orderId, ...countsOf(matched) });
      const { order } = matched;
      const stock = await stockOf(app, matched);
      return (tx) => writeMatch(tx, order, { found, stock });
    },
    onBuried:
      ({ orderId }, error) =>
      (tx) =>
        writeUnmatched(tx, orderId, error),
  };
}

/** What the ERP has of the items that were found, and of those that a person has chosen. */
async function stockOf(
  app: Matching,
  { order, connection, found }: { order: Order; connection: ConnectionRow | null; found: Match | null },
): Promise<Map<string, string>> {
  if (!connection) return new Map();
  const chosen = order.lines.flatMap((line) => (isSettled(order, line) ? (line.match?.itemId ?? []) : []));
  const itemIds = [...chosen, ...(found?.lines ?? []).flatMap((line) => line.chosen?.itemId ?? [])];
  await refreshStock(app, { connection, itemIds });
  return keptStock(app, { connectionId: connection.id, itemIds });
}

/** An order that was read anew meanwhile has other ids: there is nothing left to match. */
function nullIfGone(error: unknown) {
  if (error instanceof NotFound) return null;
  throw error;
}

function countsOf({ order, found }: { order: Order; found: Match | null }) {
  const items = found?.lines.filter(({ chosen }) => chosen).length ?? 0;
  return { customer: found?.customer?.erpId ?? null, lines: order.lines.length, items };
}
