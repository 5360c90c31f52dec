import { bytes } from "./_format.ts";
import { Badge, Button, Instant, PageHead, Status } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { DECISIONS, type Decision, Documents, type MailRowProps } from "./mail_outcome.tsx";

export interface MailPageProps {
  shell: Shell;
  mail: MailRowProps & {
    recipients: string[];
    envelopeTo: string;
    body: string | null;
    byteSize: number | null;
    hasRaw: boolean;
    /** In words. */
    decidedBy: string;
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
          <a class="button" href={`/inbox/${id}/message`} safe>
            {`Download the message${byteSize === null ? "" : `, ${bytes(byteSize)}`}`}
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
          <p class="note">
            {hasRaw ? "It has no text." : "Its text did not come with it, only what is said above."}
          </p>
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
        <dd safe>{mail.decidedBy}</dd>
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
