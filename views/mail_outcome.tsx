import { None, Status, type Tone } from "./_parts.tsx";

export type Decision = "process_attachments" | "process_body" | "reply_to_order" | "ignore" | "hold";

/** A document that came in a mail. */
export interface MailDocumentProps {
  id: string;
  fileName: string;
  status: "pending" | "processing" | "completed" | "failed";
  processingError: string | null;
  /** Why it was read and holds no order, as a sentence. */
  noOrder: string | null;
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

/** What each decision is called. */
export const DECISIONS: Record<Decision, { tone: Tone; label: string }> = {
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
        <span class={decision === "hold" ? "second in-full" : "second truncate"} title={reason} safe>
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

const NO_ORDER = { tone: "warning", label: "No order" } as const;

/** What came with a mail, and the orders in it. */
export function Documents({ documents, repliesTo }: Pick<MailRowProps, "documents" | "repliesTo">) {
  if (repliesTo && !documents.length) return <a href={`/documents/${repliesTo}`}>The order it answers</a>;
  if (!documents.length) return <None />;
  return (
    <ul class="mail-documents">
      {documents.map(({ id, fileName, status, processingError, noOrder, orders }) => (
        <li>
          <a class="truncate" href={`/documents/${id}`} title={fileName} safe>
            {fileName}
          </a>
          {status === "completed" && orders.length ? null : (
            <Unread status={status} noOrder={noOrder} processingError={processingError} />
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

function Unread(document: Pick<MailDocumentProps, "status" | "noOrder" | "processingError">) {
  const { status, noOrder, processingError } = document;
  const reason = processingError ?? noOrder;
  return (
    <>
      <Status {...(noOrder ? NO_ORDER : STATES[status])} />
      {reason ? (
        <span class="second truncate" title={reason} safe>
          {reason}
        </span>
      ) : null}
    </>
  );
}
