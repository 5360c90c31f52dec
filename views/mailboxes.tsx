import { Age, Badge, Button, EmptyState, Field, None, PageHead } from "./_parts.tsx";
import { Table } from "./_table.tsx";
import { Copy } from "./copy.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { ConnectionField, ImapState, type MailboxRowProps } from "./mailbox.tsx";

export interface MailboxesPageProps {
  shell: Shell;
  mailboxes: MailboxRowProps[];
  connections: { id: string; name: string }[];
  admin: boolean;
  /** Where mail can be delivered to: host and port; null: SMTP is switched off. */
  smtp: string | null;
}

const COLUMNS = [
  { label: "Address" },
  { label: "Orders go to" },
  { label: "Mail comes" },
  { label: "Latest tags" },
  { label: "Last mail" },
];

/** The addresses that orders are sent to. */
export function MailboxesPage({ shell, mailboxes, connections, admin, smtp }: MailboxesPageProps) {
  return (
    <Layout {...shell} scripts={["copy.js"]}>
      <PageHead title="Mailboxes" note="The addresses that orders are sent to" />
      {mailboxes.length ? (
        <Table columns={COLUMNS}>
          {mailboxes.map((mailbox) => (
            <MailboxRow {...mailbox} />
          ))}
        </Table>
      ) : (
        <NoMailbox admin={admin} connected={connections.length > 0} />
      )}
      {admin && connections.length ? <NewMailbox connections={connections} smtp={smtp} /> : null}
    </Layout>
  );
}

function MailboxRow({ id, address, name, connectionName, active, imap, lastMailAt, tags }: MailboxRowProps) {
  return (
    <tr>
      <th scope="row">
        <a href={`/mailboxes/${id}`} safe>
          {name || address}
        </a>{" "}
        {active ? null : <Badge label="switched off" tone="warning" />}
        <span class="second">
          <Copy text={address} />
        </span>
      </th>
      <td safe>{connectionName}</td>
      <td>{imap ? <ImapState {...imap} /> : <span class="note">by SMTP</span>}</td>
      <td>
        {tags.length ? (
          tags.map((tag) => (
            <>
              <Badge label={tag} />{" "}
            </>
          ))
        ) : (
          <None />
        )}
      </td>
      <td>{lastMailAt ? <Age at={lastMailAt} /> : <None />}</td>
    </tr>
  );
}

function NoMailbox({ admin, connected }: { admin: boolean; connected: boolean }) {
  return (
    <EmptyState title="No mailbox yet">
      {admin && !connected ? (
        <p>
          <a href="/erp/new">Connect an ERP</a> first, which the orders of a mailbox go to.
        </p>
      ) : (
        <p>{admin ? "Make one below, and forward orders to its address." : "An admin can make one here."}</p>
      )}
    </EmptyState>
  );
}

function NewMailbox({ connections, smtp }: Pick<MailboxesPageProps, "connections" | "smtp">) {
  const hint = smtp
    ? `Have your mail server deliver its mail to ${smtp}, or have it read by IMAP from where it is now.`
    : "SMTP is switched off here: the mailbox has to be read by IMAP.";
  return (
    <section>
      <h2>New mailbox</h2>
      <p class="note" safe>
        {hint}
      </p>
      <form class="row end" method="post" action="/mailboxes">
        <Field label="Address" for="new-address">
          <input id="new-address" name="address" type="email" required maxlength="254" autocomplete="off" />
        </Field>
        <ConnectionField connections={connections} connectionId={connections[0]!.id} />
        <Button label="Make mailbox" />
      </form>
    </section>
  );
}
