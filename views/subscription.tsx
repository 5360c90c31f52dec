import { day, money } from "./_format.ts";
import { outlookOf, type SubscriptionState } from "./_outlook.ts";
import { Button, type FindingProps, Findings, Instant, PageHead, Status } from "./_parts.tsx";
import { Table } from "./_table.tsx";
import { Layout, type Shell } from "./layout.tsx";

type Source = "organization" | "price" | "product" | "default";

/** Dollars and limits, and where each is from. */
export interface Prices {
  baseSubscription: string;
  perLineItemRate: string;
  minimumPerOrder: string;
  monthlyOrders: string | null;
  teamMembers: string | null;
  erpConnections: string | null;
  supportLevel: string | null;
  sources: Record<string, Source>;
}

export interface SubscriptionPageProps {
  shell: Shell;
  /** What has just happened; null: nothing. */
  happened: string | null;
  state: SubscriptionState;
  /** What waits to be paid: dollars, and where. */
  unpaid: { amount: string; url: string | null } | null;
  trial: { left: number; of: number };
  /** Who may do what now. */
  may: { subscribe: boolean; manage: boolean };
  /** Why nobody can subscribe or why this person can't; null: nothing is in the way. */
  hindrance: string | null;
  /** What was refused, in words. */
  refused: string | null;
  prices: Prices;
  features: string[];
  /** What is wrong with the prices, for those who can mend it. */
  problems: string[];
  /** Null: they are built in. */
  readAt: Date | null;
  /** Rates of all organizations are a page for this person. */
  operator: boolean;
}

/** The organization's subscription: how it stands, what happens next, what it costs. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { shell, happened, prices, features, readAt, operator } = props;
  return (
    <Layout {...shell}>
      <PageHead title="Subscription" note="The monthly fee, and how usage is paid for">
        <a href="/usage">Usage</a>
        {operator ? <a href="/billing/rates">Rates of all organizations</a> : null}
      </PageHead>
      {happened === null ? null : (
        <p class="card" role="status" safe>
          {happened}
        </p>
      )}
      <Findings findings={findingsOf(props)} />
      <State {...props} />
      <Actions {...props} />
      <section>
        <h2>What it costs</h2>
        <Table columns={COLUMNS}>
          {rowsOf(prices, operator).map(([label, value, source]) => (
            <tr>
              <th scope="row" safe>
                {label}
              </th>
              <td safe>{value}</td>
              <td class="note" safe>
                {source}
              </td>
            </tr>
          ))}
        </Table>
        {features.length ? (
          <>
            <h3>Included</h3>
            <ul class="features">
              {features.map((feature) => (
                <li safe>{feature}</li>
              ))}
            </ul>
          </>
        ) : null}
        {readAt ? (
          <p class="note">
            {"Prices as the payment processor had them on "}
            <Instant at={readAt} />
            {"."}
          </p>
        ) : null}
      </section>
    </Layout>
  );
}

const COLUMNS = [{ label: "Price" }, { label: "Amount" }, { label: "From", unseen: true }];

const SOURCES: Record<Source, string> = {
  organization: "agreed with this organization",
  price: "the payment processor's price",
  product: "the payment processor's product",
  default: "built in",
};

/** What the prices say; limits that nobody has set are left out. Where they are from concerns those who set them. */
function rowsOf({ sources, ...prices }: Prices, operator: boolean): string[][] {
  const from = (figure: string) => {
    const source = sources[figure] ?? "default";
    return operator || source === "organization" ? SOURCES[source] : "";
  };
  const rows: [string, string | null, string][] = [
    ["Monthly fee", money(prices.baseSubscription, "USD"), "baseSubscription"],
    ["A processed line", money(prices.perLineItemRate, "USD"), "perLineItemRate"],
    ["An order, at least", money(prices.minimumPerOrder, "USD"), "minimumPerOrder"],
    ["Orders a month", prices.monthlyOrders, "monthlyOrders"],
    ["Team members", prices.teamMembers, "teamMembers"],
    ["ERP connections", prices.erpConnections, "erpConnections"],
    ["Support", prices.supportLevel, "supportLevel"],
  ];
  return rows.flatMap(([label, value, figure]) => (value === null ? [] : [[label, value, from(figure)]]));
}

function findingsOf({ unpaid, refused, problems }: SubscriptionPageProps): FindingProps[] {
  return [
    ...(refused ? [{ level: "error" as const, message: refused }] : []),
    ...(unpaid
      ? [{ level: "error" as const, message: `An invoice of ${money(unpaid.amount, "USD")} is not paid.` }]
      : []),
    ...problems.map((message) => ({ level: "warning" as const, message })),
  ];
}

function State({ state, trial, unpaid }: SubscriptionPageProps) {
  const { period } = state;
  const { label, tone, next } = outlookOf(state);
  return (
    <section class="stack">
      <dl class="figures">
        <div>
          <dt>State</dt>
          <dd>
            <Status tone={tone} label={label} />
          </dd>
        </div>
        {period ? (
          <div>
            <dt>Period</dt>
            <dd safe>{`${day(period.from)} – ${day(period.to)}`}</dd>
          </div>
        ) : null}
        <div>
          <dt>Free trial</dt>
          <dd safe>
            {trial.left ? `${trial.left} of ${trial.of} lines left` : `All ${trial.of} lines used`}
          </dd>
        </div>
      </dl>
      <p safe>{next}</p>
      {unpaid?.url ? (
        <p>
          <a href={unpaid.url}>Pay the invoice</a>
        </p>
      ) : null}
    </section>
  );
}

function Actions({ may, hindrance }: SubscriptionPageProps) {
  return (
    <div class="row">
      {may.subscribe ? (
        <form method="post" action="/subscription/checkout">
          <Button label="Subscribe" kind="primary" />
        </form>
      ) : null}
      {may.manage ? (
        <form method="post" action="/subscription/portal">
          <Button label="Payment, invoices, cancellation" />
        </form>
      ) : null}
      {hindrance === null ? null : (
        <p class="note" safe>
          {hindrance}
        </p>
      )}
    </div>
  );
}

/** The browser goes on to the payment processor. A page, because a form must not lead to another site. */
export function GoingOn({ shell, url, to }: { shell: Shell; url: string; to: string }) {
  return (
    <Layout {...shell} shape="narrow" goOn={url}>
      <div class="card stack">
        <h1 safe>{`Going on to ${to}`}</h1>
        <p>
          <a href={url} safe>
            {`Continue to ${to}`}
          </a>
        </p>
        <p>
          <a href="/subscription">Stay here</a>
        </p>
      </div>
    </Layout>
  );
}
