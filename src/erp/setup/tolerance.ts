import { Type } from "@sinclair/typebox";
import { Decimal } from "decimal.js";
import { Elysia } from "elysia";
import { tenant } from "../../../db/mod.ts";
import { memberOf, organizationAdminOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Invalid } from "../../errors.ts";
import { described, jsonBody } from "../../web/mod.ts";
import { priceTolerance, setPriceTolerance } from "../terms/tolerance.ts";

const TOLERANCE = Type.Object({
  priceTolerance: Type.String({ description: 'A share between 0 and 1: "0.05" is 5 %', maxLength: 20 }),
});

/** What an order's prices may be off the ERP's before that is a finding: a form for admins, and the same as JSON. */
export function toleranceRoutes(app: App) {
  return new Elysia()
    .post("/erp/price-tolerance", async ({ request, body, redirect }) => {
      const { idpOrganizationId } = organizationAdminOf(request);
      const share = shareOf((body as Record<string, unknown> | null)?.percent);
      await tenant(app.db, idpOrganizationId, (tx) => setPriceTolerance(tx, { share, idpOrganizationId }));
      return redirect("/erp", 303);
    })
    .get(
      "/api/erp/price-tolerance",
      ({ request }) =>
        tenant(app.db, memberOf(request).idpOrganizationId, async (tx) => ({
          priceTolerance: await priceTolerance(tx),
        })),
      described({
        chapter: "ERP",
        summary: "What an order's prices may be off the ERP's",
        answers: { 200: TOLERANCE },
        refusals: [400],
      }),
    )
    .put(
      "/api/erp/price-tolerance",
      ({ request, body }) => {
        const { idpOrganizationId } = organizationAdminOf(request);
        return tenant(app.db, idpOrganizationId, async (tx) => {
          await setPriceTolerance(tx, { share: body.priceTolerance, idpOrganizationId });
          return { priceTolerance: await priceTolerance(tx) };
        });
      },
      {
        ...jsonBody(TOLERANCE),
        ...described({
          chapter: "ERP",
          summary: "Set what an order's prices may be off the ERP's",
          description: "Orders in review are compared anew.",
          answers: { 200: TOLERANCE },
          refusals: [400, 403, 413, 415, 422],
        }),
      },
    );
}

/** "2.5" percent is the share "0.025". */
function shareOf(percent: unknown): string {
  const text = String(percent ?? "")
    .trim()
    .replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(text))
    throw new Invalid(`Cannot set the tolerance: "${text}" is no percentage between 0 and 100`);
  return new Decimal(text).div(100).toFixed();
}
