import { Age, Badge, Button, Fault, Field, PageHead, Status } from "./_parts.tsx";
import { Sure } from "./_sure.tsx";
import { Copy } from "./copy.tsx";
import { type LastMailProps, LastMails } from "./last_mails.tsx";
import { Layout, type Shell } from "./layout.tsx";

export interface MailboxRowProps {
  id: string;
  address: string;
  name: string;
  connectionName: string;
  active: boolean;
  imap: ImapProps | null;
  lastMailAt: Date | null;
  /** Tags of the latest mails. */
  tags: string[];
}

/** A mailbox elsewhere that is looked into. */
export interface ImapProps {
  host: string;
  port: number;
  security: "tls" | "starttls" | "none";
  user: string;
  folder: string;
  /** When it was last looked into. */
  checkedAt: Date | null;
  /** Why that failed. */
  error: string | null;
}

export interface MailboxPageProps {
  shell: Shell;
  mailbox: MailboxRowProps & { connectionId: string; allowed: string[]; blocked: string[] };
  connections: { id: string; name: string }[];
  mails: LastMailProps[];
  admin: boolean;
  /** What a check has just found; null: it works. */
  checked?: { fault: string | null };
}

/** One mailbox: its address and last mails, and for admins its settings. */
export function MailboxPage({ shell, mailbox, connections, mails, admin, checked }: MailboxPageProps) {
  const { id, address, name, active, imap } = mailbox;
  const [local, domain] = [
    address.slice(0, address.lastIndexOf("@")),
    address.slice(address.lastIndexOf("@")),
  ];
  return (
    <Layout {...shell} scripts={["copy.js"]}>
      <PageHead title={name || address}>
        {active ? null : <Badge label="switched off" tone="warning" />}
      </PageHead>
      <p>
        Orders are forwarded to <Copy text={address} />
      </p>
      <p class="note" safe>
        {`What stands behind a plus is kept with the mail as its tag: ${local}+acme${domain}`}
      </p>
      <dl class="facts">
        <dt>Alias id</dt>
        <dd>
          <Copy text={id} />
        </dd>
        <dt>Connection id</dt>
        <dd>
          <Copy text={mailbox.connectionId} />
        </dd>
      </dl>
      {admin ? <Settings mailbox={mailbox} connections={connections} /> : null}
      {admin ? <ImapSection id={id} imap={imap} checked={checked} /> : null}
      <LastMails mails={mails} />
    </Layout>
  );
}

function Settings({ mailbox, connections }: Pick<MailboxPageProps, "mailbox" | "connections">) {
  const { id, name, connectionId, allowed, blocked, active } = mailbox;
  return (
    <section>
      <h2>Settings</h2>
      <form class="settings" method="post" action={`/mailboxes/${id}`}>
        <Field label="Name" for="name" hint="Instead of the address, in lists">
          <input id="name" name="name" value={name} maxlength="80" aria-describedby="name-hint" />
        </Field>
        <ConnectionField connections={connections} connectionId={connectionId} />
        <Field
          label="Senders allowed"
          for="allowed"
          hint="Addresses or domains, one a line; mail of others is put on hold. Empty: everybody"
        >
          <textarea id="allowed" name="allowed" rows="3" aria-describedby="allowed-hint" safe>
            {allowed.join("\n")}
          </textarea>
        </Field>
        <Field
          label="Senders blocked"
          for="blocked"
          hint="Addresses or domains, one a line; their mail is ignored"
        >
          <textarea id="blocked" name="blocked" rows="3" aria-describedby="blocked-hint" safe>
            {blocked.join("\n")}
          </textarea>
        </Field>
        <label class="check">
          <input type="checkbox" name="active" value="yes" checked={active} />
          It takes mail
        </label>
        <div class="row wide">
          <Button label="Save" kind="primary" />
        </div>
      </form>
    </section>
  );
}

function ImapSection({
  id,
  imap,
  checked,
}: {
  id: string;
  imap: ImapProps | null;
  checked?: { fault: string | null };
}) {
  return (
    <section id="imap">
      <h2>Mailbox elsewhere</h2>
      <p class="note">
        Mail that arrives in a mailbox of yours is read from there by IMAP, three times a minute. Nothing is
        changed or deleted in it.
      </p>
      {imap ? <ImapState {...imap} /> : null}
      {checked ? <Checked {...checked} /> : null}
      <ImapForm id={id} imap={imap} />
    </section>
  );
}

function ImapForm({ id, imap }: { id: string; imap: ImapProps | null }) {
  return (
    <form class="settings" method="post" action={`/mailboxes/${id}/imap`}>
      <ImapServer imap={imap} />
      <ImapAccount imap={imap} />
      <div class="row wide">
        <Button label="Save and check" />
        {imap ? <Button label="Check" kind="quiet" name="do" value="check" /> : null}
        {imap ? (
          <Sure
            id="sure-stop"
            label="Read it no more"
            note="Server, user and password are deleted here. Mails that came stay."
          >
            <Button label="Delete the account" kind="danger" name="do" value="stop" />
          </Sure>
        ) : null}
      </div>
    </form>
  );
}

function ImapServer({ imap }: { imap: ImapProps | null }) {
  const security = imap?.security ?? "tls";
  return (
    <>
      <Field label="Server" for="host">
        <input
          id="host"
          name="host"
          value={imap?.host ?? ""}
          required
          maxlength="253"
          placeholder="imap.example.com"
        />
      </Field>
      <Field label="Port" for="port">
        <input
          id="port"
          name="port"
          type="number"
          min="1"
          max="65535"
          required
          value={`${imap?.port ?? 993}`}
        />
      </Field>
      <Field label="Security" for="security">
        <select id="security" name="security">
          {SECURITIES.map(([value, label]) => (
            <option value={value} selected={value === security}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label="Folder" for="folder">
        <input id="folder" name="folder" value={imap?.folder ?? "INBOX"} required maxlength="200" />
      </Field>
    </>
  );
}

const SECURITIES = [
  ["tls", "TLS from the start"],
  ["starttls", "STARTTLS"],
  ["none", "None, within a private network"],
] as const;

function ImapAccount({ imap }: { imap: ImapProps | null }) {
  return (
    <>
      <Field label="User" for="user">
        <input id="user" name="user" value={imap?.user ?? ""} required maxlength="254" autocomplete="off" />
      </Field>
      <Field label="Password" for="password" hint={imap ? "Empty: as it is" : "Kept encrypted"}>
        <input
          id="password"
          name="password"
          type="password"
          maxlength="500"
          required={!imap}
          autocomplete="new-password"
          aria-describedby="password-hint"
        />
      </Field>
    </>
  );
}

function Checked({ fault }: { fault: string | null }) {
  if (fault !== null) return <Fault label="It cannot be read" fault={fault} alert />;
  return <Status tone="good" label="It can be read" />;
}

/** The ERP connection that a mailbox's orders go to. */
export function ConnectionField(props: {
  connections: { id: string; name: string }[];
  connectionId: string;
}) {
  return (
    <Field label="Orders go to" for="connection">
      <select id="connection" name="connectionId">
        {props.connections.map(({ id, name }) => (
          <option value={id} selected={id === props.connectionId} safe>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Where mail is read from, and why it is not. */
export function ImapState({ host, checkedAt, error }: ImapProps) {
  if (error) return <Fault label="It cannot be read" fault={error} />;
  return (
    <>
      <span safe>{`from ${host}`}</span> {checkedAt ? <Age at={checkedAt} /> : null}
    </>
  );
}
