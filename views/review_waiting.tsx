import { count, readingWords } from "./_format.ts";
import { Age, Status } from "./_parts.tsx";

/** A document that has no orders yet. */
export interface WaitingRow {
  id: string;
  fileName: string;
  status: "pending" | "processing" | "failed";
  /** Pages of a scan that are done, of so many; null when no recognition is under way. */
  recognized: number | null;
  toRecognize: number | null;
  error: string | null;
  createdAt: Date;
}

/** The orders are what the page is for: of more documents that fail, or are read, it only tells. */
const MOST = 3;

/** Documents that have no orders yet; asks for itself every 3 seconds while one is being read. */
export function WaitingDocuments({ rows }: { rows: WaitingRow[] }) {
  const reading = rows.some(({ status }) => status !== "failed");
  const poll = reading
    ? { "hx-get": "/review/waiting", "hx-trigger": "every 3s", "hx-swap": "outerHTML", "data-reading": true }
    : {};
  if (!rows.length) return <div id="waiting" hidden></div>;
  const failed = rows.filter(({ status }) => status === "failed");
  const toRead = rows.filter(({ status }) => status !== "failed");
  return (
    <ul id="waiting" class="waiting" aria-label="Documents without orders" {...poll}>
      {[...toRead.slice(0, MOST), ...failed.slice(0, MOST)].map((row) => (
        <WaitingDocument {...row} />
      ))}
      {toRead.length > MOST ? <MoreDocuments label="More that will be read" /> : null}
      {failed.length > MOST ? <MoreDocuments label="More that could not be read" /> : null}
    </ul>
  );
}

/** Mails that may hold orders and are in no queue until somebody decides. */
export function HeldMails({ mails }: { mails: number }) {
  if (!mails) return "";
  return (
    <p class="row">
      <Status tone="warning" label={`${count(mails, "mail")} on hold`} />
      <a href="/inbox?decision=hold">Look what is in them</a>
    </p>
  );
}

function WaitingDocument(row: WaitingRow) {
  const { id, fileName, status, error, createdAt } = row;
  return (
    <li>
      <Status {...WAITING[status]} {...(status === "processing" && { label: readingWords(row) })} />
      <a class="truncate" href={`/documents/${id}`} safe>
        {fileName}
      </a>
      {error ? (
        <span class="reason truncate" title={error} safe>
          {error}
        </span>
      ) : null}
      <span class="right">
        <Age at={createdAt} />
      </span>
    </li>
  );
}

function MoreDocuments({ label }: { label: string }) {
  return (
    <li>
      <a href="/documents" safe>
        {label}
      </a>
    </li>
  );
}

const WAITING = {
  pending: { tone: "busy", label: "Waiting" },
  processing: { tone: "busy", label: "Reading" },
  failed: { tone: "error", label: "Could not be read" },
} as const;
