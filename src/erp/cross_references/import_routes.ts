import { Elysia } from "elysia";
import { type Tx, tenant } from "../../../db/mod.ts";
import {
  CrossReferencesImport,
  type CrossReferencesImportProps,
} from "../../../views/cross_references_import.tsx";
import { type Member, memberOf, shellOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Malformed, Refusal } from "../../errors.ts";
import { decoded } from "../../reading/mod.ts";
import { readForm } from "../../web/mod.ts";
import { connectionFor } from "../connections.ts";
import { importCrossReferences, rowsOfCsv } from "./import.ts";
import { previewCrossReferences } from "./preview.ts";

const MOST_BYTES = 1024 * 1024;
/** The table comes back from its preview in a form, whose parts have heads of their own. */
const MOST_FORM_BYTES = MOST_BYTES + 64 * 1024;
const WHAT = "the table";

/** A table of cross-references: chosen, shown as what it would change, and kept once that is confirmed. */
export function crossReferencesImportRoutes(app: App) {
  const within = <T>({ idpOrganizationId }: Member, work: (tx: Tx) => Promise<T>) =>
    tenant(app.db, idpOrganizationId, work);
  const show = (request: Request, preview: CrossReferencesImportProps["preview"], fault?: string) =>
    CrossReferencesImport({
      shell: shellOf(request, "Import cross-references", "cross-references"),
      preview,
      fault,
    });
  const preview = async (request: Request, member: Member) => {
    const file = (await formOf(request)).get("file");
    if (!(file instanceof File)) throw new Malformed("Cannot read the table: no file was chosen");
    const table = decoded(await file.bytes());
    const rows = await within(member, async (tx) => {
      const { id: connectionId } = await connectionFor(tx);
      return previewCrossReferences(tx, { rows: rowsOfCsv(table), connectionId, by: member.email });
    });
    return { name: file.name, table, rows };
  };
  return new Elysia()
    .get("/cross-references/import", ({ request }) => {
      memberOf(request);
      return show(request, null);
    })
    .post(
      "/cross-references/import",
      async ({ request, set }) => {
        const member = memberOf(request);
        try {
          return show(request, await preview(request, member));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          set.status = error.status;
          return show(request, null, error.message);
        }
      },
      { parse: "none" },
    )
    .post(
      "/cross-references/import/confirmation",
      async ({ request, redirect }) => {
        const member = memberOf(request);
        const table = (await formOf(request)).get("table");
        if (typeof table !== "string") throw new Malformed("Cannot read the table: the form doesn't have it");
        await within(member, async (tx) => {
          const { id: connectionId } = await connectionFor(tx);
          const rows = rowsOfCsv(table).map(({ row }) => row);
          await importCrossReferences(tx, { rows, connectionId, by: member.email });
        });
        return redirect("/cross-references", 303);
      },
      { parse: "none" },
    );
}

function formOf(request: Request) {
  return readForm(request, { limit: MOST_FORM_BYTES, what: WHAT });
}
