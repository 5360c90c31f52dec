import { Elysia } from "elysia";
import { SandboxItems, SandboxOrderPage, SandboxOrders } from "../../views/sandbox.tsx";
import { asMemberIn, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { crossReferenceRoutes } from "./cross_references/routes.ts";
import { listed, part } from "./part.ts";
import { sandboxItems, sandboxOrder, sandboxOrders } from "./sandbox/queries.ts";

/** The pages of the ERP: cross-references, and the sandbox's own. */
export function erpRoutes(app: App) {
  const asMember = asMemberIn(app);

  return new Elysia()
    .use(crossReferenceRoutes(app))
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
