import { bytes } from "./_format.ts";
import {
  Age,
  Badge,
  Button,
  EmptyState,
  Instant,
  None,
  PageHead,
  Pagination,
  Search,
  Status,
  Tabs,
  type Tone,
} from "./_parts.tsx";
import { Copy } from "./copy.tsx";
import { Layout, type Shell } from "./layout.tsx";

export type Decision = "process_attachments" | "process_body" | "reply_to_order" | "ignore" | "hold";

/** A document that came in a mail. */
export interface MailDocumentProps {
  id: string;
  fileName: string;
  status: "pending" | "processing" | "completed" | "failed";
  processingError: string | null;
  orders: { id: string; poNumber: string | null }[];
}

/** A mail as one row of the inbox. */
export interface MailRowProps {
  id: string;
  from: string;
  subject: string;
  tag: string | null;
  mailbox: { id: string; address: string };
  /** Null: not decided yet. */
  decision: Decision | null;
  reason: string | null;
  /** Why it could not be taken up. */
  error: string | null;
  documents: MailDocumentProps[];
  /** The document whose order it answers. */
  repliesTo: string | null;
  receivedAt: Date;
}

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

/** The rows; the first page asks for itself, so that what comes in appears. */
export function InboxList({ rows, text, decision, older, newer, refresh, addresses }: InboxListProps) {
  const poll = refresh ? { "hx-get": refresh, "hx-trigger": "every 3s", "hx-swap": "outerMorph" } : {};
  return (
    <div id="inbox" class="stack" {...poll}>
      {rows.length ? (
        <div class="table-frame">
          <table class="mails">
            <thead>
              <tr>
                <th scope="col">Mail</th>
                <th scope="col">Decision</th>
                <th scope="col">Documents and orders</th>
                <th scope="col">Age</th>
              </tr>
            </thead>
            <tbody id="queue">
              {rows.map((row) => (
                <MailRow {...row} />
              ))}
            </tbody>
          </table>
        </div>
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

const DECISIONS: Record<Decision, { tone: Tone; label: string }> = {
  process_attachments: { tone: "good", label: "Attachments" },
  process_body: { tone: "good", label: "Text" },
  reply_to_order: { tone: "good", label: "Answer to an order" },
  ignore: { tone: "plain", label: "Ignored" },
  hold: { tone: "warning", label: "On hold" },
};

/** What was decided, and why. */
export function Decided({ decision, reason, error }: Pick<MailRowProps, "decision" | "reason" | "error">) {
  if (error) {
    return (
      <>
        <Status tone="error" label="Failed" />
        <span class="second truncate reason" title={error} safe>
          {error}
        </span>
      </>
    );
  }
  if (!decision) return <Status tone="busy" label="Being read" />;
  return (
    <>
      <Status {...DECISIONS[decision]} />
      {reason ? (
        <span class="second truncate" title={reason} safe>
          {reason}
        </span>
      ) : null}
    </>
  );
}

const STATES = {
  pending: { tone: "busy", label: "Waiting" },
  processing: { tone: "busy", label: "Reading" },
  completed: { tone: "good", label: "Read" },
  failed: { tone: "error", label: "Could not be read" },
} as const;

function Documents({ documents, repliesTo }: Pick<MailRowProps, "documents" | "repliesTo">) {
  if (repliesTo && !documents.length) return <a href={`/documents/${repliesTo}`}>The order it answers</a>;
  if (!documents.length) return <None />;
  return (
    <ul class="mail-documents">
      {documents.map(({ id, fileName, status, processingError, orders }) => (
        <li>
          <a class="truncate" href={`/documents/${id}`} title={fileName} safe>
            {fileName}
          </a>
          {status === "completed" && orders.length ? null : (
            <span title={processingError ?? undefined}>
              <Status {...STATES[status]} />
            </span>
          )}
          {orders.map((order) => (
            <a class="nowrap" href={`/review/${order.id}`} safe>
              {`Order ${order.poNumber ?? "without a number"}`}
            </a>
          ))}
        </li>
      ))}
    </ul>
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

export interface MailPageProps {
  shell: Shell;
  mail: MailRowProps & {
    recipients: string[];
    envelopeTo: string;
    body: string | null;
    byteSize: number | null;
    hasRaw: boolean;
    decidedBy: string | null;
    /** Something is still to come. */
    moving: boolean;
  };
}

/** One mail: what it says, what was decided, and the way to decide otherwise. */
export function MailPage({ shell, mail }: MailPageProps) {
  const { id, subject, from, recipients, envelopeTo, mailbox, receivedAt, hasRaw, byteSize, body } = mail;
  return (
    <Layout {...shell}>
      <PageHead title={subject || "No subject"}>
        {hasRaw ? (
          <a class="button" href={`/inbox/${id}/message`}>
            {`Download the message${byteSize === null ? "" : `, ${bytes(byteSize)}`}` as "safe"}
          </a>
        ) : null}
      </PageHead>
      <dl class="facts">
        <dt>From</dt>
        <dd safe>{from || "No sender"}</dd>
        <dt>To</dt>
        <dd safe>{recipients.join(", ") || envelopeTo || mailbox.address}</dd>
        <dt>Mailbox</dt>
        <dd>
          <a href={`/mailboxes/${mailbox.id}`} safe>
            {mailbox.address}
          </a>{" "}
          {mail.tag ? <Badge label={mail.tag} title="The tag of the address it was sent to" /> : null}
        </dd>
        <dt>Received</dt>
        <dd>
          <Instant at={receivedAt} />
        </dd>
      </dl>
      <MailOutcome {...mail} />
      <section>
        <h2>What it says</h2>
        {body?.trim() ? (
          <pre class="mail-text" safe>
            {body}
          </pre>
        ) : (
          <p class="note">It has no text.</p>
        )}
      </section>
    </Layout>
  );
}

/** The decision and its outcome; asks for itself while something is still to come. */
export function MailOutcome(mail: MailPageProps["mail"]) {
  const poll = mail.moving
    ? { "hx-get": `/inbox/${mail.id}/outcome`, "hx-trigger": "every 3s", "hx-swap": "outerMorph" }
    : {};
  return (
    <section id="outcome" class="mail-outcome" {...poll}>
      <h2>What became of it</h2>
      <dl class="facts">
        <dt>Decision</dt>
        <dd>
          {mail.decision ? (
            <Status {...DECISIONS[mail.decision]} />
          ) : (
            <Status tone="busy" label="Being read" />
          )}
          <p class={mail.error ? "reason" : "note"} safe>
            {mail.error ?? mail.reason ?? ""}
          </p>
        </dd>
        <dt>Decided by</dt>
        <dd safe>{mail.decidedBy ?? "the rules"}</dd>
        <dt>Documents</dt>
        <dd>
          <Documents documents={mail.documents} repliesTo={mail.repliesTo} />
        </dd>
      </dl>
      {mail.decision ? <Otherwise id={mail.id} decision={mail.decision} /> : null}
    </section>
  );
}

const CHOICES: [Decision, string][] = [
  ["process_attachments", "Its attachments are orders"],
  ["process_body", "Its text is an order"],
  ["reply_to_order", "It answers an order"],
  ["ignore", "There is no order in it"],
  ["hold", "Leave it on hold"],
];

function Otherwise({ id, decision }: { id: string; decision: Decision }) {
  return (
    <form class="row" method="post" action={`/inbox/${id}/decision`} hx-morph-skip>
      <select name="decision" aria-label="Decide otherwise" class="short">
        {CHOICES.filter(([each]) => each !== decision).map(([each, label]) => (
          <option value={each} safe>
            {label}
          </option>
        ))}
      </select>
      <Button label="Decide otherwise" />
    </form>
  );
}
