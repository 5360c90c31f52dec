import { Elysia, t } from "elysia";
import { tenant } from "../../db/mod.ts";
import { UsagePage } from "../../views/billing.tsx";
import { memberOf, organizationAdminOf, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Invalid } from "../errors.ts";
import { setCap } from "./cap.ts";
import { usageMonth } from "./month.ts";

/** `/usage`: a month's submitted orders and what they cost; the organization's cap. */
export function billingRoutes(app: App) {
  const page = async (request: Request, query: { month?: string; page?: string }, more = {}) => {
    const { idpOrganizationId, userId, organizationRole } = memberOf(request);
    const shown = await tenant(app.db, idpOrganizationId, (tx) =>
      usageMonth(tx, { ...query, userId, idpOrganizationId }),
    );
    return UsagePage({
      shell: shellOf(request, "Usage", "usage"),
      admin: organizationRole === "admin",
      ...shown,
      ...more,
    });
  };
  return new Elysia()
    .get("/usage", ({ query, request }) => page(request, query))
    .post(
      "/usage/cap",
      async ({ body: { cap: typed }, request, set, redirect }) => {
        const member = organizationAdminOf(request);
        try {
          await tenant(app.db, member.idpOrganizationId, (tx) => setCap(tx, member, typed));
        } catch (error) {
          if (!(error instanceof Invalid)) throw error;
          set.status = error.status;
          return page(request, {}, { typed, refused: error.message });
        }
        return redirect("/usage", 303);
      },
      { body: t.Object({ cap: t.String({ maxLength: 40 }) }) },
    );
}
