import { Elysia } from "elysia";
import { jobsAreWorked } from "../jobs/mod.ts";
import { accountsRoutes, callerOrNull, door, shellOf } from "./accounts/mod.ts";
import type { App } from "./app.ts";
import {
  billingApi,
  billingRoutes,
  ratesApi,
  ratesRoutes,
  subscriptionApi,
  subscriptionRoutes,
  webhookApi,
} from "./billing/mod.ts";
import { documentsApi, documentsRoutes } from "./documents/mod.ts";
import {
  cacheApi,
  connectionChecks,
  connectionRoutes,
  connectionsApi,
  erpRoutes,
  ingestApi,
  orchestratorApi,
} from "./erp/mod.ts";
import { inboundMailApi, intakeApi, intakeRoutes, mailboxRoutes } from "./intake/mod.ts";
import { mailRoutes } from "./mail/mod.ts";
import { learnedRoutes, ordersApi } from "./orders/mod.ts";
import { reviewApi, reviewRoutes } from "./review/mod.ts";
import { apiDocs, bounds, web } from "./web/mod.ts";

/** Every controller of the service. */
export function server(app: App) {
  const people = { callerOrNull, shellOf };
  // Otherwise Bun shows strangers its own pages with our sources: of what fails, and at /bun:info.
  return new Elysia({ serve: { development: false } })
    .use(web(app, people, { jobs: () => jobsAreWorked(app.db), erp: () => connectionChecks(app) }))
    .use(door(app))
    .use(bounds(people))
    .use(accountsRoutes(app))
    .use(intakeRoutes(app))
    .use(intakeApi(app))
    .use(inboundMailApi(app))
    .use(mailRoutes(app))
    .use(mailboxRoutes(app))
    .use(documentsRoutes(app))
    .use(documentsApi(app))
    .use(ordersApi(app))
    .use(learnedRoutes(app))
    .use(reviewRoutes(app))
    .use(reviewApi(app))
    .use(erpRoutes(app))
    .use(connectionRoutes(app))
    .use(connectionsApi(app))
    .use(ingestApi(app))
    .use(cacheApi(app))
    .use(orchestratorApi(app))
    .use(billingRoutes(app))
    .use(billingApi(app))
    .use(subscriptionRoutes(app))
    .use(subscriptionApi(app))
    .use(ratesRoutes(app))
    .use(ratesApi(app))
    .use(webhookApi(app))
    .use(apiDocs(app, people));
}
