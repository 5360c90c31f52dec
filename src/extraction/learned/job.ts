import { type Tx, tenant } from "../../../db/mod.ts";
import type { JobSpec } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { originalPart } from "../../documents/mod.ts";
import {
  type Draft,
  type HeaderField,
  keepPlace,
  type LineField,
  livePlaces,
  notePlaces,
  type Order,
  orderOf,
} from "../../orders/mod.ts";
import type { ReadingSummary } from "../summary.ts";
import { type Source, sourceOf } from "../verify/source.ts";
import { customerKey, isAlike, layoutKey } from "./layout_key.ts";
import { placeShown, type Shown } from "./learn.ts";

/** Learns from a reviewer's correction where a customer's documents have a field. */
export function learnPlace(app: Pick<App, "db" | "log">): JobSpec<"learn_place"> {
  return {
    concurrency: 1,
    attempts: 3,
    async run({ idpOrganizationId, orderId, field, lineId, by }) {
      const seen = await tenant(app.db, idpOrganizationId, (tx) => seenIn(tx, orderId));
      if (!seen) return undefined;
      const { order, source, draft } = seen;
      const shown = shownIn(order, field, lineId);
      // Without the customer's name another customer's documents would be taken for theirs.
      const place = shown && customerKey(draft) ? placeShown(source, draft, shown) : null;
      const wrong = (draft.proof.learned ?? []).filter(
        (used) => used.field === field && (used.part === "line") === (lineId !== undefined),
      );
      if (!place || !shown) {
        const reason = `${by} corrected what it gave`;
        const failed = wrong.map(({ id }) => ({ id, reason }));
        return failed.length ? (tx) => notePlaces(tx, { used: [], failed }) : undefined;
      }
      const layout = layoutKey(source, draft);
      app.log.info("place learned", { orderId, field, label: place.label, relation: place.relation });
      return async (tx) => {
        const same = (await livePlaces(tx)).filter(
          (each) =>
            each.part === shown.part &&
            each.field === shown.field &&
            each.customerKey === customerKey(draft) &&
            isAlike(each.layout, layout),
        );
        if (same.some(({ label, relation }) => label === place.label && relation === place.relation)) return;
        await keepPlace(tx, {
          ...place,
          customerKey: customerKey(draft),
          customerName: draft.header.customerName?.value ?? null,
          layout,
          part: shown.part,
          field: shown.field as HeaderField | LineField,
          orderId,
          by,
          replaces: same.map(({ id }) => id),
        });
      };
    },
  };
}

/** An order with what was read of its document; null when it is gone. */
async function seenIn(
  tx: Tx,
  orderId: string,
): Promise<{ order: Order; source: Source; draft: Draft } | null> {
  const row = await tx
    .selectFrom("extracted_orders")
    .select(["document_id", "position"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!row) return null;
  const reading = await originalPart<ReadingSummary>(tx, row.document_id, ["reading"]);
  const draft = await originalPart<Draft>(tx, row.document_id, ["drafts", row.position - 1]);
  if (!reading || !draft) return null;
  const source = sourceOf(reading);
  return { order: await orderOf(tx, orderId), source, draft };
}

/** The value of a field as it stands now, if a person showed its place. */
function shownIn(order: Order, field: string, lineId: string | undefined): Shown | null {
  const line = order.lines.find(({ id }) => id === lineId);
  const evidence = (lineId ? line?.evidence : order.evidence)?.[field];
  const value = lineId ? line?.[field as LineField] : headerValue(order, field as HeaderField);
  if (!evidence || !value || evidence.confidence !== undefined) return null;
  return { part: lineId ? "line" : "header", field: field as HeaderField | LineField, value, evidence };
}

function headerValue(order: Order, field: HeaderField): string | null {
  if (field === "customerName") return order.customer.name;
  if (field === "shipToName" || field === "shipToAddress")
    return field === "shipToName" ? order.shipTo.name : order.shipTo.address;
  if (field === "billToName" || field === "billToAddress")
    return field === "billToName" ? order.billTo.name : order.billTo.address;
  return order[field];
}
