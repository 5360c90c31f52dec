import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { everywhere } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { described, jsonBody, knownQuery } from "../web/mod.ts";
import { operatorOf } from "./_operator.ts";
import { rateHistory } from "./rate_history.ts";
import { setRates } from "./set_rates.ts";

const RATE = Type.Union([Type.String(), Type.Null()], { description: "Dollars; null: everybody's" });
const OWN_RATES = Type.Object({ perLineItemRate: RATE, minimumPerOrder: RATE });
const CHANGE = Type.Object(
  {
    id: Type.String({ format: "uuid" }),
    from: OWN_RATES,
    to: OWN_RATES,
    reason: Type.String(),
    setBy: Type.String(),
    setAt: Type.String({ format: "date-time" }),
  },
  { $id: "RateChange" },
);
const HISTORY = Type.Object({ idpOrganizationId: Type.String(), changes: Type.Array(CHANGE) });
const NEW_RATES = Type.Object({
  idpOrganizationId: Type.String(),
  perLineItemRate: RATE,
  minimumPerOrder: RATE,
  reason: Type.String({ maxLength: 500 }),
});

/** `/api/billing/rates`: rates of single organizations, for the service's own people. */
export function ratesApi(app: App) {
  const history = async (idpOrganizationId: string) => ({
    idpOrganizationId,
    changes: await everywhere(app.db, (tx) => rateHistory(tx, idpOrganizationId)),
  });
  return new Elysia({ prefix: "/api/billing/rates" })
    .get(
      "",
      ({ request, query: { organization } }) => {
        const { userId } = operatorOf(request);
        app.log.info("support admin reads rates", { userId, idpOrganizationId: organization });
        return history(organization);
      },
      {
        ...knownQuery(Type.Object({ organization: Type.String({ description: "Its idpOrganizationId" }) })),
        ...described({
          chapter: "Billing",
          summary: "How an organization's own rates have changed",
          description: "For support admins. The newest holds.",
          answers: { 200: HISTORY },
          refusals: [400, 403],
        }),
      },
    )
    .post(
      "",
      async ({ request, body, set }) => {
        const caller = operatorOf(request);
        await everywhere(app.db, (tx) => setRates(tx, caller, body));
        app.log.info("rates set", { userId: caller.userId, ...body });
        set.status = 201;
        return history(body.idpOrganizationId);
      },
      {
        ...jsonBody(NEW_RATES),
        ...described({
          chapter: "Billing",
          summary: "Set an organization's own rates",
          description: "For support admins. They hold for what is submitted from now on.",
          answers: { 201: HISTORY },
          refusals: [400, 403, 404, 413, 415, 422],
        }),
      },
    );
}
