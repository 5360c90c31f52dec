import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { DocumentRow } from "../../views/documents.tsx";
import { type Member, memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { documentRow } from "../documents/mod.ts";
import { Refusal } from "../errors.ts";
import { type Form, formOf, receiveUpload, refuseLargeBody } from "./upload.ts";

/** Files that a form without JavaScript may send at once. */
const FILES_AT_ONCE = 8;

/** The upload form of the documents page: all its files at once, or one by one for rows of the list. */
export function intakeRoutes(app: App) {
  return new Elysia()
    .post(
      "/documents",
      async ({ body, request, redirect }) => {
        await receiveAll(app, memberOf(request), formOf(body));
        return redirect("/documents", 303);
      },
      { parse: [({ request }) => refuseLargeBody(app, request, FILES_AT_ONCE), "formdata"] },
    )
    .post(
      "/documents/rows",
      async ({ body, request, set }) => {
        const member = memberOf(request);
        const { id } = await receiveUpload(app, member, formOf(body));
        set.status = 201;
        return DocumentRow(
          await tenant(app.db, member.idpOrganizationId, (tx) => documentRow(tx, id, member)),
        );
      },
      { parse: [({ request }) => refuseLargeBody(app, request), "formdata"] },
    );
}

/** Takes in every file that can be read; afterwards throws one sentence about those that can't. */
async function receiveAll(app: App, member: Member, { files, shared }: Form) {
  const refused: Refusal[] = [];
  for (const file of files) {
    await receiveUpload(app, member, { files: [file], shared }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error);
    });
  }
  const [first] = refused;
  if (first) throw new Refusal(refused.map(({ message }) => message).join(". "), first.status);
}
