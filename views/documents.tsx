import { bytes, readingWords } from "./_format.ts";
import { Age, Badge, Button, EmptyState, None, PageHead, Pagination, Search, Status } from "./_parts.tsx";
import { SureAction } from "./_sure.tsx";
import { Table } from "./_table.tsx";
import { DocumentPane, type DocumentPaneProps } from "./document_pane.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** One document in a list. */
export interface DocumentRowProps {
  id: string;
  fileName: string;
  byteSize: number;
  status: "pending" | "processing" | "completed" | "failed";
  /** Pages of a scan that are done, of so many; null when no recognition is under way. */
  recognized: number | null;
  toRecognize: number | null;
  processingError: string | null;
  /** It failed by a fault of the reader, not of the file. */
  readerAtFault: boolean;
  /** Why it was read and holds no order, as a sentence. */
  noOrder: string | null;
  createdAt: Date;
  duplicateOf: string | null;
  orders: OrderLink[];
  /** A person has waited long enough to be offered a restart, or waits for nothing. */
  mayRestart: boolean;
  /** Seen by its uploader alone. */
  personal: boolean;
}

export interface OrderLink {
  id: string;
  poNumber: string | null;
}

export interface DocumentsPageProps {
  shell: Shell;
  rows: DocumentRowProps[];
  text: string;
  /** Address of the page of older documents. */
  older: string | null;
  limitMegabytes: number;
  /** Sentences about files that were not accepted. */
  refusals: string[];
}

/** The documents that came in, and the place to drop new ones. */
export function DocumentsPage({ shell, rows, text, older, limitMegabytes, refusals }: DocumentsPageProps) {
  return (
    <Layout {...shell} scripts={["upload.js"]}>
      <PageHead title="Documents">
        <Search action="/documents" value={text} label="Search file names" />
      </PageHead>
      <UploadForm limitMegabytes={limitMegabytes} refusals={refusals} />
      <Table columns={COLUMNS} id="documents">
        {rows.map((row) => (
          <DocumentRow {...row} />
        ))}
      </Table>
      {rows.length ? null : <Nothing text={text} />}
      <Pagination newer={null} older={older} />
    </Layout>
  );
}

const COLUMNS = [{ label: "File" }, { label: "State" }, { label: "Orders" }, { label: "Received" }];

function UploadForm({ limitMegabytes, refusals }: { limitMegabytes: number; refusals: string[] }) {
  return (
    <form id="upload" class="upload" method="post" action="/documents" enctype="multipart/form-data">
      <div class="upload-row">
        <label class="upload-target">
          <strong>Drop purchase orders here, or choose files</strong>
          <span class="note" safe>
            {`PDF, XLSX, XLS, ODS, CSV, DOCX, ODT, mails, pictures; up to ${limitMegabytes} MB each`}
          </span>
          <input type="file" name="file" multiple required />
        </label>
        <div class="upload-options">
          <label class="check">
            <input type="checkbox" name="visibility" value="organization" checked />
            Everyone in the organization sees them
          </label>
          <span data-plain>
            <Button label="Upload" />
          </span>
        </div>
      </div>
      <ul id="uploads" class="uploads" aria-live="polite">
        {refusals.map((refusal) => (
          <li class="refused" safe>
            {refusal}
          </li>
        ))}
      </ul>
    </form>
  );
}

function Nothing({ text }: { text: string }) {
  if (text) {
    return (
      <EmptyState title={`No file name contains "${text}"`}>
        <p>
          <a href="/documents">All documents</a>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No documents yet">
      <p>Drop a purchase order above. It is read in a moment, and its order appears in the review queue.</p>
    </EmptyState>
  );
}

/** One row; while the document waits it asks for itself every 3 seconds, and stops by itself. */
export function DocumentRow(row: DocumentRowProps) {
  const poll = isWaiting(row)
    ? { "hx-get": `/documents/${row.id}/row`, "hx-trigger": "every 3s", "hx-swap": "outerHTML" }
    : {};
  return (
    <tr id={`document-${row.id}`} {...poll}>
      <th scope="row">
        <a href={`/documents/${row.id}`} safe>
          {row.fileName}
        </a>{" "}
        <span class="note" safe>
          {bytes(row.byteSize)}
        </span>
        {row.personal ? <Badge label="only you" title="Nobody else in the organization sees it" /> : null}
        <Duplicate of={row.duplicateOf} />
      </th>
      <td>
        <DocumentState {...row} />
      </td>
      <td>
        <OrderLinks orders={row.orders} />
      </td>
      <td>
        <Age at={row.createdAt} />
      </td>
    </tr>
  );
}

function Duplicate({ of }: { of: string | null }) {
  if (!of) return "";
  return (
    <a class="badge warning" href={`/documents/${of}`}>
      same file as an earlier one
    </a>
  );
}

const STATES = {
  pending: ["busy", "Waiting"],
  processing: ["busy", "Reading"],
  completed: ["good", "Read"],
  failed: ["error", "Failed"],
} as const;

const NO_ORDER = ["warning", "No order"] as const;

/** The state in words, the reason of a failure, and the way out of a long wait. */
function DocumentState(document: DocumentRowProps) {
  const { status, processingError, readerAtFault, noOrder, mayRestart } = document;
  const [tone, label] = noOrder ? NO_ORDER : STATES[status];
  return (
    <>
      <div class="row">
        <Status tone={tone} label={status === "processing" ? readingWords(document) : label} />
        {mayRestart && status !== "completed" ? <Restart {...document} /> : null}
      </div>
      {processingError ? (
        <p class="reason" safe>
          {processingError}
        </p>
      ) : null}
      {readerAtFault ? <p class="note">The next version of the reader tries it again by itself</p> : null}
      {noOrder ? (
        <p class="note" safe>
          {noOrder}
        </p>
      ) : null}
      {noOrder ? <ReadAsOrder {...document} /> : null}
    </>
  );
}

function Restart({ id, fileName }: DocumentRowProps) {
  return (
    <form method="post" action={`/documents/${id}/extraction`}>
      <Button label="Restart extraction" kind="quiet" of={fileName} />
    </form>
  );
}

/** Its orders stay until it is read; then they are others. */
function ReadAgain(document: DocumentRowProps) {
  if (!document.orders.length) return <Restart {...document} />;
  return (
    <SureAction
      to={`/documents/${document.id}/extraction`}
      label="Restart extraction"
      action="Read it anew"
      of={document.fileName}
      note="Its orders in review are made anew: what was changed in them is lost."
    />
  );
}

function ReadAsOrder({ id, fileName }: DocumentRowProps) {
  return (
    <form method="post" action={`/documents/${id}/extraction`}>
      <input type="hidden" name="as" value="order" />
      <Button label="Read it as an order anyway" kind="quiet" of={fileName} />
    </form>
  );
}

function OrderLinks({ orders }: { orders: OrderLink[] }) {
  if (!orders.length) return <None />;
  return (
    <ul class="inline">
      {orders.map((order) => (
        <li>
          <a href={`/review/${order.id}`} safe>
            {order.poNumber ?? "No number"}
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface DocumentPageProps {
  shell: Shell;
  document: DocumentRowProps;
  pane: DocumentPaneProps;
}

/** One document: what became of it, and what it looks like. */
export function DocumentPage({ shell, document, pane }: DocumentPageProps) {
  return (
    <Layout {...shell} scripts={["document.js"]}>
      <PageHead title={document.fileName} note={bytes(document.byteSize)}>
        <a class="button" href={`/documents/${document.id}/file`}>
          Download
        </a>
        {document.status === "completed" ? <ReadAgain {...document} /> : null}
      </PageHead>
      <DocumentSummary {...document} />
      <DocumentPane {...pane} waiting={isWaiting(document)} />
    </Layout>
  );
}

/** The state and the orders of one document; while it waits it asks for itself every 3 seconds. */
export function DocumentSummary(document: DocumentRowProps) {
  const poll = isWaiting(document)
    ? { "hx-get": `/documents/${document.id}/summary`, "hx-trigger": "every 3s", "hx-swap": "outerHTML" }
    : {};
  return (
    <dl class="facts" {...poll}>
      <dt>State</dt>
      <dd>
        <DocumentState {...document} />
      </dd>
      <dt>Orders</dt>
      <dd>
        <OrderLinks orders={document.orders} />
      </dd>
      <dt>Received</dt>
      <dd>
        <Age at={document.createdAt} /> <Duplicate of={document.duplicateOf} />
      </dd>
    </dl>
  );
}

/** It has not been read yet. */
export function isWaiting({ status }: DocumentRowProps) {
  return status === "pending" || status === "processing";
}
