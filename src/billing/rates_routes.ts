import { Elysia } from "elysia";
import { everywhere } from "../../db/mod.ts";
import { RatesPage, type RatesPageProps } from "../../views/rates.tsx";
import { shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Invalid, NotFound } from "../errors.ts";
import { operatorOf } from "./_operator.ts";
import { NO_OWN_RATES, organizationsWithRates, rateHistory } from "./rate_history.ts";
import { pricing } from "./read_pricing.ts";
import { setRates } from "./set_rates.ts";

type Refused = NonNullable<RatesPageProps["chosen"]>["refused"];

/** `/billing/rates`: the admin panel of what each organization pays. */
export function ratesRoutes(app: App) {
  return new Elysia({ prefix: "/billing/rates" })
    .get("", ({ request, query: { organization } }) => {
      const { userId } = operatorOf(request);
      app.log.info("support admin reads rates", { userId, idpOrganizationId: organization ?? "all" });
      return page(app, request, { organization });
    })
    .post("", async ({ request, body, set, redirect }) => {
      const caller = operatorOf(request);
      const typed = textsIn(body);
      const { organization = "", perLineItemRate = "", minimumPerOrder = "", reason = "" } = typed;
      const rates = { idpOrganizationId: organization, perLineItemRate, minimumPerOrder, reason };
      try {
        await everywhere(app.db, (tx) => setRates(tx, caller, rates));
      } catch (error) {
        if (!(error instanceof Invalid)) throw error;
        set.status = error.status;
        return page(app, request, { organization, refused: { typed, why: error.message } });
      }
      app.log.info("rates set", { userId: caller.userId, ...rates });
      return redirect(`/billing/rates?organization=${encodeURIComponent(organization)}`, 303);
    });
}

async function page(app: App, request: Request, asked: { organization?: string; refused?: Refused }) {
  const everybody = await pricing(app);
  const { organizations, changes } = await everywhere(app.db, async (tx) => ({
    organizations: await organizationsWithRates(tx),
    changes: asked.organization ? await rateHistory(tx, asked.organization) : [],
  }));
  const chosen = organizations.find(({ id }) => id === asked.organization);
  if (asked.organization && !chosen) throw new NotFound(`There is no organization "${asked.organization}"`);
  return RatesPage({
    shell: shellOf(request, "Rates", "usage"),
    everybody,
    problems: everybody.problems,
    organizations,
    chosen: chosen
      ? {
          id: chosen.id,
          name: chosen.name,
          own: changes[0]?.to ?? NO_OWN_RATES,
          changes,
          refused: asked.refused ?? null,
        }
      : null,
  });
}

function textsIn(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((body ?? {}) as object).map(([name, value]) => [name, String(value)]),
  );
}
