import type { Tx } from "../../db/mod.ts";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { findConnection, type Kept, saveCrossReference } from "../erp/mod.ts";
import { NotFound } from "../errors.ts";
import { isUuid } from "../formats.ts";
import { partOf, setFindings } from "../orders/mod.ts";
import { wordsOfLine } from "./decline.ts";
import type { Form } from "./edit.ts";
import { termsOutsider } from "./terms.ts";

/** For what a line's choice is remembered; what is left out holds always. */
export interface Remembered {
  /** One of this unit of theirs is `factor` of the item's own; a decimal string. */
  unit?: string | null;
  factor?: string | null;
  /** For the order's address alone. */
  shipTo?: boolean;
  /** YYYY-MM-DD. */
  validFrom?: string | null;
  validTo?: string | null;
}

/** What a posted form says of how a choice is remembered; a unit without a factor says nothing. */
export function rememberedIn(form: Form): Remembered {
  const said = (name: string) => form[`remember.${name}`]?.trim() || null;
  const factor = said("factor");
  return {
    unit: factor && said("unit"),
    factor,
    shipTo: said("shipTo") !== null,
    validFrom: said("validFrom"),
    validTo: said("validTo"),
  };
}

/** Keeps a line's item for what the customer calls it. Throws `NotFound` where the line has none, `Invalid` for terms that can't be. */
export async function remember(
  tx: Tx,
  { userId, email }: Pick<Member, "userId" | "email">,
  { app, orderId, lineId, as }: { app: Pick<App, "cache">; orderId: string; lineId: string; as: Remembered },
): Promise<Kept> {
  const ids = isUuid(lineId) ? [lineId] : [];
  const order = await partOf(tx, orderId, { ids, viewer: { userId } });
  const connection = await findConnection(tx, orderId);
  const [line] = order.lines;
  const customerText = line && wordsOfLine(line);
  if (!line?.match || !customerText || !connection)
    throw new NotFound("Cannot save the cross-reference: the line has no item any more");
  const { shipTo, ...terms } = as;
  const kept = await saveCrossReference(tx, {
    ...terms,
    connectionId: connection.id,
    customerErpId: order.customer.erpId,
    shipToErpId: shipTo && order.customer.erpId ? order.shipTo.erpId : null,
    customerText,
    itemErpId: line.match.itemId,
    createdBy: email,
    orderLineId: line.id,
  });
  if (as.factor && kept !== "conflict") await usePack(tx, app, { orderId, lineId });
  return kept;
}

/** A pack that is known now counts for the line too, and may answer what was asked of it. */
async function usePack(
  tx: Tx,
  app: Pick<App, "cache">,
  { orderId, lineId }: { orderId: string; lineId: string },
) {
  await tx
    .updateTable("order_lines")
    .set((line) => ({
      cross_reference_id: line
        .selectFrom("cross_references")
        .select("cross_references.id")
        .where("order_line_id", "=", lineId)
        .whereRef("cross_references.item_erp_id", "=", "order_lines.item_erp_id")
        .where("revoked_at", "is", null)
        .where("challenges", "is", null)
        .orderBy("created_at", "desc")
        .limit(1),
    }))
    .where("id", "=", lineId)
    .execute();
  const outsider = await termsOutsider(tx, app, orderId);
  if (!outsider) return;
  const lineIds = [lineId];
  await setFindings(tx, {
    orderId,
    codes: outsider.codes,
    findings: await outsider.findings(lineIds),
    lineIds,
  });
}
