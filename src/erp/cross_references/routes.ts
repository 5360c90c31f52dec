import { Elysia } from "elysia";
import type { Tx } from "../../../db/mod.ts";
import { CrossReferences } from "../../../views/cross_references.tsx";
import { asMemberIn, shellOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Malformed } from "../../errors.ts";
import { listDeclines, takeBackDecline } from "../declines.ts";
import { listed, part } from "../part.ts";
import { crossReferencesApi } from "./api.ts";
import { crossReferencesBy, listChallenges, listCrossReferences, type Part } from "./cross_references.ts";
import { decideCrossReference, revokeCrossReference } from "./decide.ts";
import { crossReferencesImportRoutes } from "./import_routes.ts";

/** The page of the cross-references, and what is decided there. */
export function crossReferenceRoutes(app: App) {
  const asMember = asMemberIn(app);
  return new Elysia()
    .use(crossReferencesApi(app))
    .use(crossReferencesImportRoutes(app))
    .get(
      "/cross-references",
      async ({ request, query }) => {
        const { rows, ...page } = await part("/cross-references", query, (part: Part) =>
          asMember(request, (tx) => listCrossReferences(tx, part)),
        );
        const shown = await asMember(request, besideOf);
        const shell = shellOf(request, "Cross-references", "cross-references");
        return CrossReferences({ shell, references: rows, ...page, ...shown });
      },
      listed,
    )
    .post("/cross-references/:id/revocation", async ({ request, params: { id }, redirect }) => {
      await asMember(request, (tx, { email: by }) => revokeCrossReference(tx, { id, by }));
      return redirect("/cross-references", 303);
    })
    .post("/cross-references/:id/decision", async ({ request, params: { id }, body, redirect }) => {
      const keep = (body as Record<string, unknown> | null)?.keep;
      if (keep !== "old" && keep !== "new")
        throw new Malformed("Cannot decide: the form doesn't say which item is kept");
      await asMember(request, (tx, { email: by }) => decideCrossReference(tx, { id, keep, by }));
      return redirect("/cross-references", 303);
    })
    .post("/declined-items/:id/taking-back", async ({ request, params, redirect }) => {
      await asMember(request, (tx) => takeBackDecline(tx, params.id));
      return redirect("/cross-references", 303);
    });
}

async function besideOf(tx: Tx) {
  const challenges = await listChallenges(tx);
  const ids = challenges.map(({ challenges }) => challenges!);
  const live = new Map((await crossReferencesBy(tx, ids)).map((row) => [row.id, row]));
  const conflicts = challenges.flatMap((suggested) => {
    const kept = live.get(suggested.challenges!);
    return kept ? [{ kept, suggested }] : [];
  });
  return { conflicts, declines: await listDeclines(tx) };
}
