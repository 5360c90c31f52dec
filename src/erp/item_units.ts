import type { Tx } from "../../db/mod.ts";

/** The units that items are sold in, by item id, as the mirror knows them. */
export async function itemUnits(
  tx: Tx,
  { connectionId, itemIds }: { connectionId: string; itemIds: string[] },
): Promise<Map<string, string>> {
  if (!itemIds.length) return new Map();
  const items = await tx
    .selectFrom("erp_items")
    .select(["erp_id", "unit"])
    .where("connection_id", "=", connectionId)
    .where("erp_id", "in", itemIds)
    .execute();
  return new Map(items.map(({ erp_id, unit }) => [erp_id, unit]));
}
