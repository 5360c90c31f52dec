import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { UsagePage } from "../../views/billing.tsx";
import { memberOf, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { usageMonth } from "./month.ts";

/** `/usage`: a month's submitted orders and what they cost. */
export function billingRoutes(app: App) {
  return new Elysia().get("/usage", async ({ query, request }) => {
    const { idpOrganizationId, userId } = memberOf(request);
    const props = await tenant(app.db, idpOrganizationId, (tx) => usageMonth(tx, { ...query, userId }));
    return UsagePage({ shell: shellOf(request, "Usage", "usage"), ...props });
  });
}
