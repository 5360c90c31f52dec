import { Age } from "./_parts.tsx";

/** The mail that a document came in, and those that answer its order. */
export interface MailPanelProps {
  source: PanelMail | null;
  replies: PanelMail[];
}

export interface PanelMail {
  id: string;
  from: string;
  subject: string;
  body: string | null;
  receivedAt: Date;
}

/** What was written beside the document; folded, because the document is what counts. */
export function MailPanel({ source, replies }: MailPanelProps) {
  if (!source && !replies.length) return "";
  return (
    <div class="mail-panel">
      {source ? <Mail mail={source} label="Mail" /> : null}
      {replies.map((mail) => (
        <Mail mail={mail} label="Answer" />
      ))}
    </div>
  );
}

function Mail({ mail, label }: { mail: PanelMail; label: string }) {
  const { id, from, subject, body, receivedAt } = mail;
  return (
    <details>
      <summary>
        <span class="note" safe>
          {label}
        </span>{" "}
        <span class="truncate" title={`${from}: ${subject}`}>
          <b safe>{from || "No sender"}</b> <span safe>{subject || "No subject"}</span>
        </span>{" "}
        <Age at={receivedAt} />
      </summary>
      {body?.trim() ? (
        <pre class="mail-text" safe>
          {body}
        </pre>
      ) : (
        <p class="note">It has no text.</p>
      )}
      <a href={`/inbox/${id}`}>The whole mail</a>
    </details>
  );
}
