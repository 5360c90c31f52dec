import { Elysia } from "elysia";
import { type Tx, tenant } from "../../db/mod.ts";
import { Connections, type RunProps } from "../../views/connections.tsx";
import { SandboxItems, SandboxOrderPage, SandboxOrders } from "../../views/sandbox.tsx";
import { memberOf, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { connectionOf, connectionsOf, connectorOf } from "./connections.ts";
import { crossReferenceRoutes } from "./cross_references_routes.ts";
import { mirrorsOf, runsOf } from "./ingest/runs.ts";
import { refreshMirror } from "./mirror.ts";
import { listed, part } from "./part.ts";
import { dropKept } from "./reads.ts";
import { sandboxItems, sandboxOrder, sandboxOrders } from "./sandbox/queries.ts";
import { syncEverything } from "./sync/due.ts";

/** The pages of the ERP: connections, cross-references, and the sandbox's own. */
export function erpRoutes(app: App) {
  const asMember = <T>(request: Request, work: (tx: Tx) => Promise<T>) =>
    tenant(app.db, memberOf(request).idpOrganizationId, work);

  return new Elysia()
    .use(crossReferenceRoutes(app))
    .get("/erp", ({ request }) => connectionsPage(app, request))
    .post("/erp/:id/check", async ({ request, params }) => {
      const connection = await asMember(request, (tx) => connectionOf(tx, params.id));
      const fault = await connectorOf(app, connection)
        .check()
        .then(() => null, wordsOf);
      return connectionsPage(app, request, { id: connection.id, fault });
    })
    .post("/erp/:id/mirror", async ({ request, params, redirect }) => {
      const { email } = memberOf(request);
      await asMember(request, async (tx) => {
        const connection = await connectionOf(tx, params.id);
        if (connection.kind === "sandbox") await refreshMirror(tx, connection);
        else await syncEverything(app, tx, { connection, askedBy: email });
      });
      await dropKept(app, params.id, ["items", "customers", "shipping-addresses"]);
      return redirect("/erp", 303);
    })
    .get(
      "/erp/sandbox/orders",
      async ({ request, query }) => {
        const { rows, ...page } = await part("/erp/sandbox/orders", query, (part) =>
          asMember(request, (tx) => sandboxOrders(tx, part)),
        );
        return SandboxOrders({ shell: shellOf(request, "Sandbox orders", "erp"), orders: rows, ...page });
      },
      listed,
    )
    .get("/erp/sandbox/orders/:id", async ({ request, params }) => {
      const found = await asMember(request, (tx) => sandboxOrder(tx, params.id));
      return SandboxOrderPage({ shell: shellOf(request, `Order ${found.order.number}`, "erp"), ...found });
    })
    .get(
      "/erp/sandbox/items",
      async ({ request, query }) => {
        const { rows, ...page } = await part("/erp/sandbox/items", query, (part) =>
          asMember(request, (tx) => sandboxItems(tx, part)),
        );
        return SandboxItems({ shell: shellOf(request, "Sandbox items", "erp"), items: rows, ...page });
      },
      listed,
    );
}

async function connectionsPage(app: App, request: Request, checked?: { id: string; fault: string | null }) {
  const { idpOrganizationId } = memberOf(request);
  const connections = await tenant(app.db, idpOrganizationId, async (tx) => {
    const shown = [];
    for (const { id, name, kind, item_count, customer_count, last_sync_at } of await connectionsOf(
      tx,
    ).execute())
      shown.push({
        id,
        name,
        kind,
        itemCount: item_count,
        customerCount: customer_count,
        lastSyncAt: last_sync_at,
        mirrors: await mirrorsOf(tx, id),
        runs: (await runsOf(tx, id)).map(runProps),
        checked: checked?.id === id ? checked : undefined,
      });
    return shown;
  });
  return Connections({ shell: shellOf(request, "ERP", "erp"), connections });
}

const REASONS_SHOWN = 3;

function runProps(run: Awaited<ReturnType<typeof runsOf>>[number]): RunProps {
  const { entity, error, inserted, updated, deactivated, rejected, reasons } = run;
  return {
    entity,
    finishedAt: run.finished_at,
    seconds: Math.round((run.finished_at.getTime() - run.started_at.getTime()) / 1000),
    inserted,
    updated,
    deactivated,
    rejected,
    reasons: reasons.slice(0, REASONS_SHOWN).map(({ line, reason }) => `line ${line}: ${reason}`),
    error,
    by: run.created_by,
  };
}
