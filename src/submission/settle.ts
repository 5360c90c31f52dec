import { everywhere } from "../../db/mod.ts";
import { enqueueAll, type JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";

/** Each minute takes up again the orders that left review, have no outcome, and that no job works on. */
export function settleSubmissions(app: App): JobSpec<"settle_submissions"> {
  return {
    concurrency: 1,
    attempts: 5,
    everySeconds: 60,
    async run() {
      await everywhere(app.db, async (tx) => {
        const left = await tx
          .selectFrom("extracted_orders as order")
          .leftJoin("submissions", "submissions.order_id", "order.id")
          .select(["order.id", "order.idp_organization_id", "submissions.created_by"])
          .where("order.status", "in", ["submitting", "unconfirmed"])
          .execute();
        const jobs = left.map(({ id: orderId, idp_organization_id: idpOrganizationId, created_by }) => ({
          payload: { idpOrganizationId, orderId, submittedBy: created_by ?? "settle_submissions" },
          key: orderId,
        }));
        await enqueueAll(tx, "submit_order", jobs);
      });
      return undefined;
    },
  };
}
