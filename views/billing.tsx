import type { UsageStatus } from "../db/mod.ts";
import { count, money, monthName } from "./_format.ts";
import { outlookOf, type SubscriptionState } from "./_outlook.ts";
import {
  Button,
  EmptyState,
  Field,
  Findings,
  Instant,
  Money,
  PageHead,
  Pagination,
  Status,
  type Tone,
} from "./_parts.tsx";
import { Table } from "./_table.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { UsageChart, type UsageDay } from "./usage_chart.tsx";
import { type OpenReports, type Reconciliation, Reports } from "./usage_reports.tsx";

/** One order's charge. */
export interface UsageRow {
  /** Null: only another person sees the order. */
  order: { id: string; poNumber: string | null } | null;
  lines: number;
  /** Dollars. */
  charge: string;
  /** How the charge came about. */
  reason: string;
  status: UsageStatus;
  /** Why it is not reported yet. */
  fault: string | null;
  invoiceId: string | null;
  at: Date;
}

export interface UsagePageProps {
  shell: Shell;
  /** May set the cap. */
  admin: boolean;
  /** YYYY-MM. */
  month: string;
  sum: { orders: number; lines: number; charge: string };
  days: UsageDay[];
  /** Dollars that the running month comes to; null: another month, or nothing to measure by. */
  forecast: string | null;
  trial: { left: number; of: number };
  subscription: SubscriptionState;
  /** Dollars a month, and how much of it the running month has used, in percent. */
  cap: { amount: string; share: number | null } | null;
  /** A cap that was refused, and why. */
  typed?: string;
  refused?: string;
  reports: OpenReports;
  reconciliation: Reconciliation | null;
  rows: UsageRow[];
  csv: string;
  monthBefore: string;
  monthAfter: string | null;
  newer: string | null;
  older: string | null;
}

/** A month's orders and what each costs. */
export function UsagePage(props: UsagePageProps) {
  const { shell, month, rows } = props;
  return (
    <Layout {...shell}>
      <PageHead
        title={`Usage in ${monthName(month)}`}
        note="What submitted orders cost, beside the monthly base fee. Days are in UTC."
      >
        <a href={props.monthBefore} rel="prev">
          Month before
        </a>
        {props.monthAfter ? (
          <a href={props.monthAfter} rel="next">
            Month after
          </a>
        ) : null}
        {rows.length ? <a href={props.csv}>CSV</a> : null}
        <a href="/subscription">Subscription</a>
      </PageHead>
      <Warnings {...props} />
      <Figures {...props} />
      {props.days.length ? <UsageChart month={month} days={props.days} /> : null}
      {rows.length ? (
        <div class="usage">
          <Table columns={COLUMNS} cards>
            {rows.map((row) => (
              <Row {...row} />
            ))}
          </Table>
        </div>
      ) : (
        <EmptyState title="No order was submitted in this month">
          <p>
            Each order that the ERP has booked is listed here with its charge. Orders wait in the{" "}
            <a href="/review?status=pending_review">review queue</a>.
          </p>
        </EmptyState>
      )}
      <Pagination newer={props.newer} older={props.older} />
      <Cap {...props} />
      <Reports reports={props.reports} reconciliation={props.reconciliation} />
    </Layout>
  );
}

function Warnings({ cap, reports, reconciliation }: UsagePageProps) {
  const share = cap?.share ?? 0;
  const differing = reconciliation?.differing.length ?? 0;
  const findings = [
    cap &&
      share >= 100 &&
      `The cap of ${money(cap.amount, "USD")} a month is passed: ${share} % of it is used. Orders go on.`,
    cap &&
      share >= 80 &&
      share < 100 &&
      `${share} % of the cap of ${money(cap.amount, "USD")} a month is used.`,
    reports.failed > 0 &&
      `${count(reports.failed, "report")} refused by the payment processor, and tried again: ${reports.words ?? "without a reason"}`,
    differing > 0 &&
      `On ${count(differing, "day")} the payment processor's meter differs from this ledger; see below.`,
  ];
  return (
    <Findings
      findings={findings
        .filter((message) => typeof message === "string")
        .map((message) => ({ level: "warning", message }))}
    />
  );
}

function Figures({ sum, forecast, trial, cap, subscription }: UsagePageProps) {
  const { label, next } = outlookOf(subscription);
  const used = cap?.share == null ? "a month" : `${cap.share} % used`;
  return (
    <dl class="figures">
      <Figure
        name="Charges"
        value={money(sum.charge, "USD")}
        note={`${count(sum.orders, "order")}, ${count(sum.lines, "line")}`}
      />
      {forecast === null ? null : (
        <Figure
          name="Forecast to the month's end"
          value={money(forecast, "USD")}
          note="by weekday, from the last four weeks"
        />
      )}
      <Figure
        name="Free trial"
        value={count(trial.left, "line")}
        note={trial.left ? `left of ${trial.of}` : `All ${trial.of} free trial lines are used`}
      />
      {cap ? (
        <Figure name="Cap" value={money(cap.amount, "USD")} note={`${used}; warns, never stops`} />
      ) : null}
      <Figure name="Subscription" value={label} note={next} />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt safe>{name}</dt>
      <dd>
        <span class="amount" safe>
          {value}
        </span>
        <span class="note" safe>
          {note}
        </span>
      </dd>
    </div>
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
  failed: ["error", "Report refused"],
};

function Row({ order, lines, charge, reason, status, fault, invoiceId, at }: UsageRow) {
  const [tone, label] = STATES[status];
  const more = fault ?? invoiceId;
  return (
    <tr>
      <th scope="row">
        {order ? (
          <a href={`/review/${order.id}`} safe>
            {order.poNumber ?? "No number"}
          </a>
        ) : (
          <span class="note">A colleague's own order</span>
        )}
      </th>
      <td>
        <Instant at={at} />
      </td>
      <td class="number" data-label="Lines">
        {lines}
      </td>
      <td class="number">
        <Money value={charge} currency="USD" />
      </td>
      <td safe>{reason}</td>
      <td>
        <Status tone={tone} label={label} />
        {more ? (
          <p class="reason" safe>
            {more}
          </p>
        ) : null}
      </td>
    </tr>
  );
}

function Cap({ admin, cap, typed, refused }: UsagePageProps) {
  if (!admin) return "";
  const value = typed ?? cap?.amount ?? "";
  return (
    <section>
      <h2>Monthly cap</h2>
      <form method="post" action="/usage/cap" class="row">
        <Field
          label="Dollars a month"
          for="cap"
          hint="A warning at 80 % and at 100 %. Orders are never stopped. Empty: no cap."
          error={refused}
        >
          <input
            id="cap"
            name="cap"
            inputmode="decimal"
            autocomplete="off"
            value={value}
            aria-describedby={refused ? "cap-error" : "cap-hint"}
            aria-invalid={refused ? "true" : undefined}
          />
        </Field>
        <Button label="Save" />
      </form>
    </section>
  );
}
