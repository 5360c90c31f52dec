import { age, count } from "./_format.ts";
import {
  Age,
  Badge,
  Day,
  EmptyState,
  Money,
  None,
  PageHead,
  Pagination,
  Search,
  Status,
  Tabs,
} from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { Left, type LeftProps } from "./review_left.tsx";
import { HeldMails, WaitingDocuments, type WaitingRow } from "./review_waiting.tsx";
import { Week, type WeekProps } from "./review_week.tsx";

export type QueueStatus = "pending_review" | "submitting" | "unconfirmed" | "submitted" | "rejected";
export type QueueSort = "oldest" | "newest";

/** An order as one row of the queue. */
export interface QueueRow {
  id: string;
  status: QueueStatus;
  poNumber: string | null;
  customerName: string | null;
  fileName: string;
  lineCount: number;
  total: string | null;
  currency: string | null;
  requiredDate: string | null;
  errorCount: number;
  warningCount: number;
  /** The first thing that needs a person. */
  reason: string | null;
  matched: boolean;
  /** The number that it has in the ERP. */
  erpOrder: string | null;
  rejectedReason: string | null;
  createdAt: Date;
}

export interface QueuePageProps {
  shell: Shell;
  /** Null: a search over all of them. */
  status: QueueStatus | null;
  counts: Record<QueueStatus, number>;
  rows: QueueRow[];
  waiting: WaitingRow[];
  /** Mails that wait for a person's decision. */
  heldMails: number;
  week: WeekProps;
  text: string;
  sort: QueueSort;
  /** Cursor of the page after this one. */
  older: string | null;
  /** This is not the first page. */
  further: boolean;
  /** What the reader has just rejected or submitted. */
  left: LeftProps | null;
}

const TABS: [QueueStatus, string][] = [
  ["pending_review", "To review"],
  ["submitting", "Submitting"],
  ["unconfirmed", "Unconfirmed"],
  ["submitted", "Submitted"],
  ["rejected", "Rejected"],
];

/** The review queue: what came in, what needs a person and why. */
export function QueuePage(props: QueuePageProps) {
  const { shell, status, counts, rows, waiting, heldMails, week, text, sort, older, further, left } = props;
  const href = (changes: Record<string, string | null>) => address({ status, text, sort, ...changes });
  const tabs = TABS.map(([each, label]) => ({
    label,
    href: href({ status: each }),
    current: each === status,
    count: counts[each],
  }));
  return (
    <Layout {...shell} scripts={["queue.js"]} notice={left ? <Left {...left} /> : null}>
      <PageHead title="Review">
        <Search
          action="/review"
          value={text}
          label="PO number, customer, part or file"
          kept={{ sort: sort === "newest" ? sort : undefined }}
        />
      </PageHead>
      {status === "pending_review" && !further && !text ? (
        <>
          <Week {...week} />
          <HeldMails mails={heldMails} />
          <WaitingDocuments rows={waiting} />
        </>
      ) : null}
      <Tabs tabs={tabs} label="States" />
      {rows.length ? (
        <QueueTable rows={rows} sort={sort} sortHref={href({ sort: sort === "newest" ? null : "newest" })} />
      ) : (
        <NoRows status={status} text={text} />
      )}
      <Pagination newer={further ? href({}) : null} older={older ? href({ after: older }) : null} />
    </Layout>
  );
}

function address(values: Record<string, string | null>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value && !(name === "sort" && value === "oldest")) query.set(name, value);
  }
  return `/review?${query}`;
}

function QueueTable({ rows, sort, sortHref }: { rows: QueueRow[]; sort: QueueSort; sortHref: string }) {
  return (
    <div class="table-frame">
      <table class="queue">
        <thead>
          <tr>
            <th scope="col">PO number</th>
            <th scope="col">Needs</th>
            <th scope="col">Customer</th>
            <th scope="col">Document</th>
            <th scope="col" class="number">
              Lines
            </th>
            <th scope="col" class="number">
              Total
            </th>
            <th scope="col">Required</th>
            <th scope="col" aria-sort={sort === "oldest" ? "ascending" : "descending"}>
              <a href={sortHref} title={sort === "oldest" ? "Oldest first" : "Newest first"}>
                Age {sort === "oldest" ? "↑" : "↓"}
              </a>
            </th>
          </tr>
        </thead>
        <tbody id="queue">{rows.map(rowOf).join("") as "safe"}</tbody>
      </table>
    </div>
  );
}

const made = new WeakMap<QueueRow, { old: string; html: string }>();

/** A row that is shown again is rendered again when its age has another word. */
function rowOf(row: QueueRow): string {
  const old = age(row.createdAt);
  const before = made.get(row);
  if (before?.old === old) return before.html;
  const html = `${OrderRow(row)}`;
  made.set(row, { old, html });
  return html;
}

function OrderRow(row: QueueRow) {
  return (
    <tr>
      <th scope="row">
        <a href={`/review/${row.id}`} safe>
          {row.poNumber ?? "No number"}
        </a>
      </th>
      <td class="needs">
        <Needs {...row} />
      </td>
      <td class="truncate" safe>
        {row.customerName ?? "–"}
      </td>
      <td class="truncate muted" title={row.fileName} safe>
        {row.fileName}
      </td>
      <td class="number">{row.lineCount}</td>
      <td class="number">
        <Money value={row.total} currency={row.currency} />
      </td>
      <td class="nowrap">
        <Day value={row.requiredDate} />
      </td>
      <td>
        <Age at={row.createdAt} />
      </td>
    </tr>
  );
}

function Needs(row: QueueRow) {
  if (row.status === "submitting") return <Status tone="busy" label="On its way to the ERP" />;
  if (row.status === "unconfirmed") return <Status tone="warning" label="The ERP has not answered" />;
  if (row.status === "submitted") return <Status tone="good" label={`ERP order ${row.erpOrder ?? ""}`} />;
  if (row.status === "rejected") return <span safe>{row.rejectedReason ?? "No reason given"}</span>;
  if (!row.matched) return <Status tone="busy" label="Matching" />;
  if (!row.errorCount && !row.warningCount) return <Status tone="good" label="Ready" />;
  return (
    <span class="reasons">
      {row.errorCount ? (
        <Badge
          tone="error"
          label={`${row.errorCount}`}
          title={count(row.errorCount, "thing to fix", "things to fix")}
        />
      ) : null}
      {row.warningCount ? (
        <Badge
          tone="warning"
          label={`${row.warningCount}`}
          title={count(row.warningCount, "thing to look at", "things to look at")}
        />
      ) : null}
      {row.reason ? (
        <span class="truncate" title={row.reason} safe>
          {row.reason}
        </span>
      ) : (
        <None />
      )}
    </span>
  );
}

function NoRows({ status, text }: { status: QueueStatus | null; text: string }) {
  if (text) {
    return (
      <EmptyState title={`Nothing here matches "${text}"`}>
        <p>The search looks at PO numbers, customers and file names, and at parts by their whole number.</p>
      </EmptyState>
    );
  }
  if (status === null || status === "pending_review") {
    return (
      <EmptyState title="The queue is clear">
        <p>
          <a href="/documents">Upload a purchase order</a> and it appears here once it has been read.
        </p>
      </EmptyState>
    );
  }
  return <EmptyState title={NOTHING[status]} />;
}

const NOTHING: Record<Exclude<QueueStatus, "pending_review">, string> = {
  submitting: "No order is on its way to the ERP",
  unconfirmed: "Every submitted order has its answer",
  submitted: "No order has been submitted yet",
  rejected: "No order has been rejected",
};
