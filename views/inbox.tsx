import { Age, Badge, EmptyState, PageHead, Pagination, Search, Tabs } from "./_parts.tsx";
import { type Column, Table } from "./_table.tsx";
import { Copy } from "./copy.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { Decided, type Decision, Documents, type MailRowProps } from "./mail_outcome.tsx";

export interface InboxListProps {
  rows: MailRowProps[];
  decision: Decision | null;
  text: string;
  older: string | null;
  newer: string | null;
  /** Where the first page asks for itself; null: it is a further page. */
  refresh: string | null;
  /** Addresses to forward orders to. */
  addresses: string[];
}

export interface InboxPageProps extends InboxListProps {
  shell: Shell;
}

const TABS: [Decision | null, string][] = [
  [null, "All"],
  ["hold", "On hold"],
  ["process_attachments", "Attachments"],
  ["process_body", "Text"],
  ["reply_to_order", "Answers"],
  ["ignore", "Ignored"],
];

/** Every mail that came in, what was decided, and what became of it. */
export function InboxPage({ shell, ...list }: InboxPageProps) {
  const { decision, text } = list;
  const tabs = TABS.map(([each, label]) => ({
    label,
    href: `/inbox?${new URLSearchParams({ ...(each && { decision: each }), ...(text && { text }) })}`,
    current: each === decision,
  }));
  return (
    <Layout {...shell} scripts={["queue.js", "copy.js"]}>
      <PageHead title="Inbox">
        <Search
          action="/inbox"
          value={text}
          label="Sender, subject, tag or reason"
          kept={{ decision: decision ?? undefined }}
        />
      </PageHead>
      <Tabs tabs={tabs} label="Decisions" />
      <InboxList {...list} />
    </Layout>
  );
}

const COLUMNS: Column[] = [
  { label: "Mail" },
  { label: "Decision" },
  { label: "Documents and orders" },
  { label: "Age" },
];

/** The rows; the first page asks for itself, so that what comes in appears. */
export function InboxList({ rows, text, decision, older, newer, refresh, addresses }: InboxListProps) {
  const poll = refresh ? { "hx-get": refresh, "hx-trigger": "every 3s", "hx-swap": "outerMorph" } : {};
  return (
    <div id="inbox" class="stack" {...poll}>
      {rows.length ? (
        <Table of="mails" columns={COLUMNS} id="queue">
          {rows.map((row) => (
            <MailRow {...row} />
          ))}
        </Table>
      ) : (
        <Nothing text={text} decision={decision} addresses={addresses} />
      )}
      <Pagination newer={newer} older={older} />
    </div>
  );
}

function MailRow({ id, from, subject, tag, repliesTo, documents, receivedAt, ...rest }: MailRowProps) {
  return (
    <tr id={`mail-${id}`}>
      <th scope="row">
        <a class="truncate" href={`/inbox/${id}`} title={subject} safe>
          {subject || "No subject"}
        </a>
        <span class="second">
          <span class="truncate" title={from} safe>
            {from || "No sender"}
          </span>
          {tag ? <Badge label={tag} title="The tag of the address it was sent to" /> : null}
        </span>
      </th>
      <td>
        <Decided {...rest} />
      </td>
      <td>
        <Documents documents={documents} repliesTo={repliesTo} />
      </td>
      <td>
        <Age at={receivedAt} />
      </td>
    </tr>
  );
}

function Nothing({ text, decision, addresses }: Pick<InboxListProps, "text" | "decision" | "addresses">) {
  if (text || decision) {
    return (
      <EmptyState title={text ? `No mail matches "${text}"` : "No mail here"}>
        <p>
          <a href="/inbox">All mails</a>
        </p>
      </EmptyState>
    );
  }
  const [address] = addresses;
  if (!address) {
    return (
      <EmptyState title="There is no mailbox yet">
        <p>
          <a href="/mailboxes">Set one up</a>: orders that customers send by e-mail then come in here.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No mail yet">
      <p>
        Forward a purchase order to this address, or have your mail server forward them all. It appears here
        by itself.
      </p>
      <p class="row center">
        <Copy text={address} />
      </p>
    </EmptyState>
  );
}
