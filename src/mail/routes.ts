import { Elysia, t } from "elysia";
import { InboxList, InboxPage } from "../../views/inbox.tsx";
import { MailOutcome, MailPage } from "../../views/mail.tsx";
import { asMemberIn, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { overrideDecision } from "./decide.ts";
import { inboxOf, mailPage } from "./inbox.ts";
import { rawMailOf } from "./queries.ts";

const DECISION = t.Union([
  t.Literal("process_attachments"),
  t.Literal("process_body"),
  t.Literal("reply_to_order"),
  t.Literal("ignore"),
  t.Literal("hold"),
]);
const LISTED = {
  query: t.Object({
    decision: t.Optional(DECISION),
    text: t.Optional(t.String({ maxLength: 200 })),
    after: t.Optional(t.String({ maxLength: 100 })),
  }),
};

/** The inbox: every mail, what was decided, and the way to decide otherwise. */
export function mailRoutes(app: App) {
  const asMember = asMemberIn(app);
  const list = (request: Request, { decision, text = "", after }: typeof LISTED.query.static) =>
    asMember(request, (tx, viewer) =>
      inboxOf(tx, { viewer, decision: decision ?? null, text, after: after ?? null }),
    );

  return new Elysia()
    .get(
      "/inbox",
      async ({ request, query }) =>
        InboxPage({ shell: shellOf(request, "Inbox", "inbox"), ...(await list(request, query)) }),
      LISTED,
    )
    .get("/inbox/list", async ({ request, query }) => InboxList(await list(request, query)), LISTED)
    .get("/inbox/:id", async ({ request, params }) => {
      const mail = await asMember(request, (tx, viewer) => mailPage(tx, params.id, viewer));
      return MailPage({ shell: shellOf(request, mail.subject || "Mail", "inbox"), mail });
    })
    .get("/inbox/:id/outcome", async ({ request, params }) =>
      MailOutcome(await asMember(request, (tx, viewer) => mailPage(tx, params.id, viewer))),
    )
    .get("/inbox/:id/message", async ({ request, params }) =>
      download(`${params.id}.eml`, await asMember(request, (tx) => rawMailOf(tx, params.id))),
    )
    .post(
      "/inbox/:id/decision",
      async ({ request, params, body, redirect }) => {
        await asMember(request, (tx, { userId }) =>
          overrideDecision(tx, { mailId: params.id, decision: body.decision, userId }),
        );
        return redirect(`/inbox/${params.id}`, 303);
      },
      { body: t.Object({ decision: DECISION }) },
    );
}

/** Always an attachment of no type: a stranger's mail is never shown by the browser as our page. */
function download(fileName: string, content: Uint8Array) {
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
