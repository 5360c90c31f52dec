import type { UsageStatus } from "../db/mod.ts";
import { count, money, monthName } from "./_format.ts";
import { EmptyState, Instant, Money, PageHead, Pagination, Status, Table, type Tone } from "./_parts.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** One submitted order. */
export interface UsageRow {
  /** Null: only another person sees the order. */
  order: { id: string; poNumber: string | null } | null;
  lines: number;
  /** Dollars. */
  charge: string;
  /** How the charge came about. */
  reason: string;
  status: UsageStatus;
  at: Date;
}

export interface UsagePageProps {
  shell: Shell;
  /** YYYY-MM. */
  month: string;
  sum: { orders: number; lines: number; charge: string };
  trial: { left: number; of: number };
  rows: UsageRow[];
  monthBefore: string;
  monthAfter: string | null;
  newer: string | null;
  older: string | null;
}

/** A month's submitted orders and what each costs. */
export function UsagePage(props: UsagePageProps) {
  const { shell, month, sum, trial, rows } = props;
  const total = `${money(sum.charge, "USD")} for ${count(sum.orders, "order")}, ${count(sum.lines, "line")}`;
  return (
    <Layout {...shell}>
      <PageHead title={`Usage in ${monthName(month)}`} note={`${total}. ${trialNote(trial)}`}>
        <a href={props.monthBefore} rel="prev">
          Month before
        </a>
        {props.monthAfter ? (
          <a href={props.monthAfter} rel="next">
            Month after
          </a>
        ) : null}
      </PageHead>
      {rows.length ? (
        <Table columns={COLUMNS}>
          {rows.map((row) => (
            <Row {...row} />
          ))}
        </Table>
      ) : (
        <EmptyState title="No order was submitted in this month">
          <p>
            Each order that the ERP has booked is listed here with its charge. Orders wait in the{" "}
            <a href="/review?status=pending_review">review queue</a>.
          </p>
        </EmptyState>
      )}
      <Pagination newer={props.newer} older={props.older} />
    </Layout>
  );
}

const COLUMNS = [
  { label: "Order" },
  { label: "Submitted" },
  { label: "Lines", number: true },
  { label: "Charge", number: true },
  { label: "Reason" },
  { label: "State" },
];

const STATES: Record<UsageStatus, [Tone, string]> = {
  pending: ["plain", "Not yet reported"],
  reported: ["good", "Reported"],
  invoiced: ["good", "Invoiced"],
  failed: ["error", "Report failed"],
};

function Row({ order, lines, charge, reason, status, at }: UsageRow) {
  const [tone, label] = STATES[status];
  return (
    <tr>
      <th scope="row">
        {order ? (
          <a href={`/review/${order.id}`} safe>
            {order.poNumber ?? "Without number"}
          </a>
        ) : (
          <span class="note">A colleague's own order</span>
        )}
      </th>
      <td>
        <Instant at={at} />
      </td>
      <td class="number">{lines}</td>
      <td class="number">
        <Money value={charge} currency="USD" />
      </td>
      <td safe>{reason}</td>
      <td>
        <Status tone={tone} label={label} />
      </td>
    </tr>
  );
}

function trialNote({ left, of }: { left: number; of: number }) {
  return left ? `${left} of ${of} free trial lines are left.` : `All ${of} free trial lines are used.`;
}
