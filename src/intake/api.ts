import { createHash } from "node:crypto";
import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { memberOf, once } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { DOCUMENT, documentOf, record } from "../documents/mod.ts";
import { described, RATES, rateLimit } from "../web/mod.ts";
import { onlyFileOf, readUpload, receiveUpload } from "./upload.ts";

const FORM = Type.Object({
  file: Type.String({ contentMediaType: "application/octet-stream", description: "One file" }),
  visibility: Type.Optional(
    Type.Literal("organization", { description: "Without it the uploader alone sees the document" }),
  ),
});

/** `POST /api/pdf-documents`: one file in, 201 with its document record. */
export function intakeApi(app: App) {
  const turn = rateLimit(RATES.upload);
  return new Elysia().post(
    "/api/pdf-documents",
    async (context) => {
      turn(memberOf(context.request).userId);
      const { file, bytes, shared } = await onlyFileOf(await readUpload(app, context.request));
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return once(app, context, { status: 201, sent: [file.name, sha256, shared] }, async (tx, member) => {
        const { id } = await receiveUpload(app, { member, file, bytes, shared }, { within: tx });
        return record(await documentOf(tx, id));
      });
    },
    {
      parse: "none",
      ...described({
        chapter: "Documents",
        summary: "Upload a purchase order",
        description:
          "PDF, XLSX, XLS, ODS, CSV, DOCX, ODT, XML, HTML, mail, text, PNG, JPEG, WebP, TIFF or EDI text, told by content. It is queued when the answer comes.",
        form: FORM,
        answers: { 201: DOCUMENT },
        refusals: [400, 413, 415, 422],
        once: true,
      }),
    },
  );
}
