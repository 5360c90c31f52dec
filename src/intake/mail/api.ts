import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { App } from "../../app.ts";
import { described } from "../../web/mod.ts";
import { takeAttachment } from "./attachment.ts";
import { ATTACHMENT, bodyReader, EVENT } from "./event.ts";
import { settle } from "./settle.ts";
import { signedBody } from "./signed.ts";

const EVENT_BYTES = 1024 * 1024;
const ENVELOPE_BYTES = 16 * 1024;
const HEADERS = {
  "X-Inbound-Email-Signature":
    "HMAC-SHA-256 of the body's bytes with INBOUND_EMAIL_SECRET, in hex; `sha256=` may stand before it",
};
const SETTLED = Type.Object({
  success: Type.Literal(true),
  mailId: Type.String({ format: "uuid" }),
  documentIds: Type.Array(Type.String({ format: "uuid" })),
  duplicate: Type.Boolean({
    description: "The event of this message and alias came before: nothing was done",
  }),
});
const STORED = Type.Object({
  success: Type.Literal(true),
  documentId: Type.String({ format: "uuid" }),
  duplicate: Type.Boolean({ description: "This part of the message came before" }),
});

/** Where workers post events of incoming mail, and its files. */
export function inboundMailApi(app: App) {
  const attachmentBytes = Math.ceil(app.config.uploadLimitBytes / 3) * 4 + ENVELOPE_BYTES;
  const signedEvent = signedBody(app, { limit: EVENT_BYTES, what: "the event" });
  const signedAttachment = signedBody(app, { limit: attachmentBytes, what: "the attachment" });
  const event = bodyReader(EVENT, "the event");
  const attachment = bodyReader(ATTACHMENT, "the attachment");
  return new Elysia()
    .post(
      "/api/webhook/inbound-email",
      async (context) => ({ success: true, ...(await settle(app, event(await signedEvent(context)))) }),
      {
        parse: "none",
        ...described({
          chapter: "Mail",
          summary: "Take an inbound e-mail event",
          description:
            "The mail is in the inbox and its documents are queued when the answer comes. The same messageId and aliasId are taken once.",
          who: "anybody",
          headers: HEADERS,
          body: { type: "application/json", schema: EVENT },
          answers: { 200: SETTLED },
          refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
        }),
      },
    )
    .post(
      "/api/webhook/inbound-email/attachments",
      async (context) => ({
        success: true,
        ...(await takeAttachment(app, attachment(await signedAttachment(context)))),
      }),
      {
        parse: "none",
        ...described({
          chapter: "Mail",
          summary: "Store a file of a mail before or after its event",
          description:
            "For workers that live elsewhere. The file and all that says where it belongs are in the signed body. A part of a message is stored once; it is read when the mail's event says so.",
          who: "anybody",
          headers: HEADERS,
          body: { type: "application/json", schema: ATTACHMENT },
          answers: { 200: STORED },
          refusals: [400, 401, 404, 409, 413, 415, 422, 429],
        }),
      },
    );
}
