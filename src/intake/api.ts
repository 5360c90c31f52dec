import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { documentOf, record } from "../documents/mod.ts";
import { formOf, receiveUpload, refuseLargeBody } from "./upload.ts";

/** `POST /api/pdf-documents`: one file in, 201 with its document record. */
export function intakeApi(app: App) {
  return new Elysia().post(
    "/api/pdf-documents",
    async ({ body, request, set }) => {
      const member = memberOf(request);
      const { id } = await receiveUpload(app, member, formOf(body));
      set.status = 201;
      return record(await tenant(app.db, member.idpOrganizationId, (tx) => documentOf(tx, id)));
    },
    { parse: [({ request }) => refuseLargeBody(app, request), "formdata"] },
  );
}
