import { Elysia } from "elysia";
import { reading, type Tx, tenant } from "../../../db/mod.ts";
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
import { importCrossReferences } from "./import.ts";
import { previewCrossReferences } from "./preview.ts";
import { MOST_BYTES, rowsOfCsv } from "./table.ts";

/** Parts of a form have heads of their own. */
const MOST_SENT_BYTES = MOST_BYTES + 64 * 1024;
/** The table comes back from its preview in a form, as UTF-8, which may be longer. */
const MOST_FORM_BYTES = 2 * MOST_BYTES;

/** A table of cross-references: chosen, shown as what it would change, and kept once that is confirmed. */
export function crossReferencesImportRoutes(app: App) {
  const show = (request: Request, preview: CrossReferencesImportProps["preview"], fault?: string) =>
    CrossReferencesImport({
      shell: shellOf(request, "Import cross-references", "cross-references"),
      preview,
      fault,
    });
  const preview = async (request: Request, member: Member) => {
    const file = (await formOf(request, MOST_SENT_BYTES)).get("file");
    if (!(file instanceof File)) throw new Malformed("Cannot read the table: no file was chosen");
    const table = decoded(await file.bytes());
    const { idpOrganizationId, email: by } = member;
    const changes = await reading(app.db, idpOrganizationId, async (tx) =>
      previewCrossReferences(tx, { ...(await tableOf(tx, table)), name: file.name, by }),
    );
    return { name: file.name, table, ...changes };
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
        const { idpOrganizationId, email: by } = memberOf(request);
        const form = await formOf(request, MOST_FORM_BYTES);
        const [name, table] = [form.get("name"), form.get("table")];
        if (typeof name !== "string" || typeof table !== "string")
          throw new Malformed("Cannot read the table: the form doesn't have it");
        await tenant(app.db, idpOrganizationId, async (tx) =>
          importCrossReferences(tx, { ...(await tableOf(tx, table)), name, by }),
        );
        return redirect("/cross-references", 303);
      },
      { parse: "none" },
    );
}

function formOf(request: Request, limit: number) {
  return readForm(request, { limit, what: "the table" });
}

async function tableOf(tx: Tx, table: string) {
  const { id: connectionId } = await connectionFor(tx);
  return { rows: rowsOfCsv(table), connectionId };
}
