import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { DocumentRow } from "../../views/documents.tsx";
import { type Member, memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { documentRow } from "../documents/mod.ts";
import { Refusal } from "../errors.ts";
import { RATES, rateLimit } from "../web/mod.ts";
import { type Form, onlyFileOf, readUpload, receiveUpload } from "./upload.ts";

/** Files that a form without JavaScript may send at once. */
const FILES_AT_ONCE = 8;

/** The upload form of the documents page: all its files at once, or one by one for rows of the list. */
export function intakeRoutes(app: App) {
  const turn = rateLimit(RATES.upload);
  return new Elysia()
    .post(
      "/documents",
      async ({ request, redirect }) => {
        const member = memberOf(request);
        turn(member.userId);
        await receiveAll(app, member, await readUpload(app, request, FILES_AT_ONCE));
        return redirect("/documents", 303);
      },
      { parse: "none" },
    )
    .post(
      "/documents/rows",
      async ({ request, set }) => {
        const member = memberOf(request);
        turn(member.userId);
        const upload = await onlyFileOf(await readUpload(app, request));
        const { id } = await receiveUpload(app, { member, ...upload });
        set.status = 201;
        return DocumentRow(
          await tenant(app.db, member.idpOrganizationId, (tx) => documentRow(tx, id, member)),
        );
      },
      { parse: "none" },
    );
}

/** Takes in every file that can be read; afterwards throws one sentence about those that can't. */
async function receiveAll(app: App, member: Member, { files, shared }: Form) {
  const refused: Refusal[] = [];
  for (const file of files) {
    const upload = await onlyFileOf({ files: [file], shared });
    await receiveUpload(app, { member, ...upload }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error);
    });
  }
  const [first] = refused;
  if (first) throw new Refusal(refused.map(({ message }) => message).join(". "), first.status);
}
