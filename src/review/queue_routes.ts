import { Elysia } from "elysia";
import { QueuePage, type QueueSort } from "../../views/review.tsx";
import { WaitingDocuments } from "../../views/review_waiting.tsx";
import { asMemberIn, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { leftIn, overviews, queueOf, queueRows, statusIn, waitingOf } from "./queries.ts";

/** The orders that wait for a person, and the documents that have none yet. */
export function queueRoutes(app: App) {
  const asMember = asMemberIn(app);
  const overview = overviews();
  const rowsOf = queueRows();

  return new Elysia()
    .get("/review", async ({ request, query }) => {
      const { status, text = "", sort, after = null } = query;
      const asked = {
        status: statusIn(status, text),
        text,
        sort: (sort === "newest" ? sort : "oldest") as QueueSort,
        after,
      };
      const shown = await asMember(request, async (tx, { userId, idpOrganizationId }) => {
        const [{ orders, older }, around] = await Promise.all([
          queueOf(tx, { ...asked, userId }),
          overview(tx, { userId, idpOrganizationId }),
        ]);
        const left = await leftIn(tx, query, userId);
        return { rows: await rowsOf(tx, orders), older, left, ...around };
      });
      return QueuePage({
        shell: shellOf(request, "Review", "review"),
        ...asked,
        ...shown,
        further: after !== null,
      });
    })
    .get("/review/waiting", ({ request }) =>
      asMember(request, async (tx, { userId }) => WaitingDocuments({ rows: await waitingOf(tx, userId) })),
    );
}
