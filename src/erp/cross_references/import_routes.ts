import { Elysia } from "elysia";
import { reading, type Tx, tenant } from "../../../db/mod.ts";
import {
  CrossReferencesImport,
  ImportFault,
  ImportKept,
  ImportPreview,
  ImportProgress,
  importUnderWay,
  type PreviewProps,
} from "../../../views/cross_references_import.tsx";
import { type Member, memberOf, shellOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Malformed, Refusal, wordsOf } from "../../errors.ts";
import { decoded } from "../../reading/mod.ts";
import { readForm } from "../../web/mod.ts";
import { connectionFor } from "../connections.ts";
import { importCrossReferences } from "./import.ts";
import type { Table } from "./names.ts";
import { previewCrossReferences } from "./preview.ts";
import { MOST_BYTES, rowsOfCsv } from "./table.ts";
import { underWay } from "./under_way.ts";

/** Parts of a form have heads of their own. */
const MOST_SENT_BYTES = MOST_BYTES + 64 * 1024;
/** The table comes back from its preview in a form, as UTF-8, which may be longer. */
const MOST_FORM_BYTES = 2 * MOST_BYTES;

/** From this length on, some thousands of rows, a page says how far its table is. */
const LONG = 256 * 1024;

/** A table of cross-references: chosen, shown as what it would change, and kept once that is confirmed. */
export function crossReferencesImportRoutes(app: App) {
  const show = (request: Request, preview: PreviewProps | null, fault?: string) =>
    CrossReferencesImport({ shell: shell(request), preview, fault });
  const preview = ({ idpOrganizationId, email: by }: Member, file: Named, tell?: Table["tell"]) =>
    reading(app.db, idpOrganizationId, async (tx) => ({
      ...file,
      ...(await previewCrossReferences(tx, { ...(await tableOf(tx, file)), by, tell })),
    }));
  const keep = ({ idpOrganizationId, email: by }: Member, file: Named, tell?: Table["tell"]) =>
    tenant(app.db, idpOrganizationId, async (tx) =>
      importCrossReferences(tx, { ...(await tableOf(tx, file)), by, tell }),
    );
  /** Says how far a long table is, and what came of it in the end. */
  const going = (
    request: Request,
    { table }: Named,
    work: (tell: Table["tell"]) => JSX.Element | Promise<JSX.Element>,
  ) =>
    underWay(importUnderWay(shell(request)), async (show) => {
      const of = table.split("\n").length;
      try {
        return await work((rows) => show(String(ImportProgress({ rows, of }))));
      } catch (error) {
        const isRefused = error instanceof Refusal;
        if (!isRefused) app.log.error("cross-references not imported", { error: wordsOf(error) });
        return String(ImportFault({ fault: isRefused ? error.message : "Something went wrong here" }));
      }
    });
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
          const file = await chosenIn(request);
          if (file.table.length < LONG) return show(request, await preview(member, file));
          return going(request, file, async (tell) => ImportPreview(await preview(member, file, tell)));
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
        const file = await confirmedIn(request);
        if (file.table.length >= LONG)
          return going(request, file, async (tell) => ImportKept(await keep(member, file, tell)));
        await keep(member, file);
        return redirect("/cross-references", 303);
      },
      { parse: "none" },
    );
}

function shell(request: Request) {
  return shellOf(request, "Import cross-references", "cross-references");
}

/** A table by the name of its file. */
interface Named {
  name: string;
  table: string;
}

async function chosenIn(request: Request): Promise<Named> {
  const file = (await formOf(request, MOST_SENT_BYTES)).get("file");
  if (!(file instanceof File)) throw new Malformed("Cannot read the table: no file was chosen");
  return { name: file.name, table: decoded(await file.bytes()) };
}

async function confirmedIn(request: Request): Promise<Named> {
  const form = await formOf(request, MOST_FORM_BYTES);
  const [name, table] = [form.get("name"), form.get("table")];
  if (typeof name !== "string" || typeof table !== "string")
    throw new Malformed("Cannot read the table: the form doesn't have it");
  return { name, table };
}

function formOf(request: Request, limit: number) {
  return readForm(request, { limit, what: "the table" });
}

async function tableOf(tx: Tx, { name, table }: Named) {
  const { id: connectionId } = await connectionFor(tx);
  return { name, rows: rowsOfCsv(table), connectionId };
}
