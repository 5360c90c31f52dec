import { Elysia, t } from "elysia";
import { type Tx, tenant } from "../../../db/mod.ts";
import { MailboxPage, type MailboxPageProps } from "../../../views/mailbox.tsx";
import { MailboxesPage } from "../../../views/mailboxes.tsx";
import { type Member, memberOf, organizationAdminOf, shellOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { NotFound, wordsOf } from "../../errors.ts";
import { mailboxOf } from "../../mail/mod.ts";
import { withFolder } from "../imap/client.ts";
import { imapSettings, imapState, saveState } from "../imap/settings.ts";
import { connectionChoices, mailboxPage, mailboxRows } from "./props.ts";
import { makeMailbox, saveImap, saveMailbox, stopImap } from "./save.ts";

const NEW = t.Object({ address: t.String({ maxLength: 254 }), connectionId: t.String() });
const SETTINGS = t.Object({
  name: t.String({ maxLength: 80 }),
  connectionId: t.String(),
  allowed: t.String({ maxLength: 50_000 }),
  blocked: t.String({ maxLength: 50_000 }),
  active: t.Optional(t.Literal("yes")),
});
const IMAP = t.Object({
  host: t.String({ minLength: 1, maxLength: 253 }),
  port: t.Numeric({ minimum: 1, maximum: 65535 }),
  security: t.Union([t.Literal("tls"), t.Literal("starttls"), t.Literal("none")]),
  user: t.String({ minLength: 1, maxLength: 254 }),
  password: t.String({ maxLength: 500 }),
  folder: t.String({ minLength: 1, maxLength: 200 }),
  do: t.Optional(t.Union([t.Literal("check"), t.Literal("stop")])),
});

/** The mailboxes: admins make and change them; everybody sees where orders are to be sent. */
export function mailboxRoutes(app: App) {
  const within = <T>({ idpOrganizationId }: Member, work: (tx: Tx) => Promise<T>) =>
    tenant(app.db, idpOrganizationId, work);
  const page = async (request: Request, id: string, checked?: MailboxPageProps["checked"]) => {
    const member = memberOf(request);
    const props = await within(member, (tx) => mailboxPage(tx, id));
    const { name, address } = props.mailbox;
    const shell = shellOf(request, name || address, "mailboxes");
    return MailboxPage({ shell, ...props, admin: member.organizationRole === "admin", checked });
  };

  return new Elysia()
    .get("/mailboxes", async ({ request }) => {
      const member = memberOf(request);
      const mailboxes = await within(member, mailboxRows);
      const connections = await within(member, connectionChoices);
      const admin = member.organizationRole === "admin";
      const shell = shellOf(request, "Mailboxes", "mailboxes");
      return MailboxesPage({ shell, mailboxes, connections, admin, smtp: smtpOf(app) });
    })
    .post(
      "/mailboxes",
      async ({ request, body, redirect }) => {
        const admin = organizationAdminOf(request);
        const id = await within(admin, (tx) => makeMailbox(tx, { ...admin, ...body }));
        return redirect(`/mailboxes/${id}`, 303);
      },
      { body: NEW },
    )
    .get("/mailboxes/:id", ({ request, params }) => page(request, params.id))
    .post(
      "/mailboxes/:id",
      async ({ request, params, body, redirect }) => {
        const changes = { ...body, active: body.active === "yes" };
        await within(organizationAdminOf(request), (tx) => saveMailbox(tx, params.id, changes));
        return redirect(`/mailboxes/${params.id}`, 303);
      },
      { body: SETTINGS },
    )
    .post(
      "/mailboxes/:id/imap",
      async ({ request, params: { id }, body: { do: what, ...changes }, redirect }) => {
        const admin = organizationAdminOf(request);
        const { config } = app;
        if (what === "stop") {
          await within(admin, (tx) => stopImap(tx, id));
          return redirect(`/mailboxes/${id}`, 303);
        }
        if (what !== "check") await within(admin, (tx) => saveImap(tx, id, { changes, config }));
        return page(request, id, await checkImap(app, admin, id));
      },
      { body: IMAP },
    );
}

/** Opens the folder of a mailbox elsewhere, and says what came of it; what it said before is forgotten. */
async function checkImap(app: App, { idpOrganizationId }: Member, id: string) {
  const mailbox = await tenant(app.db, idpOrganizationId, (tx) => mailboxOf(tx, id));
  const settings = imapSettings(mailbox.imap);
  if (!settings) throw new NotFound("This mailbox is not read from elsewhere");
  const fault = await withFolder(app, settings, async () => null).catch(wordsOf);
  await tenant(app.db, idpOrganizationId, async (tx) => {
    const state = imapState((await mailboxOf(tx, id)).imap_state);
    await saveState(tx, mailbox, { ...state, error: fault, failures: 0, nextAt: undefined });
  });
  return { fault };
}

function smtpOf({ config: { smtp, baseUrl } }: App): string | null {
  if (!smtp) return null;
  const everywhere = ["0.0.0.0", "::"].includes(smtp.host);
  return `${everywhere ? new URL(baseUrl).hostname : smtp.host}:${smtp.port}`;
}
