import { money } from "./_format.ts";
import { Button, EmptyState, Field, Findings, Instant, PageHead } from "./_parts.tsx";
import { Table } from "./_table.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** Dollars; null: everybody's. */
export interface OwnRatesProps {
  perLineItemRate: string | null;
  minimumPerOrder: string | null;
}

export interface RatesPageProps {
  shell: Shell;
  /** Dollars. */
  everybody: { perLineItemRate: string; minimumPerOrder: string };
  organizations: { id: string; name: string; status: string | null; own: OwnRatesProps }[];
  /** What is wrong with everybody's prices at the payment processor. */
  problems: string[];
  /** The one that is shown; null: none is chosen. */
  chosen: ChosenProps | null;
}

interface ChosenProps {
  id: string;
  name: string;
  own: OwnRatesProps;
  changes: {
    from: OwnRatesProps;
    to: OwnRatesProps;
    reason: string;
    setBy: string;
    setAt: Date;
  }[];
  /** What was typed and refused, and why. */
  refused: { typed: Record<string, string>; why: string } | null;
}

/** What each organization pays, and how that has changed. */
export function RatesPage({ shell, everybody, organizations, problems, chosen }: RatesPageProps) {
  return (
    <Layout {...shell}>
      <PageHead
        title="Rates"
        note={`Everybody pays ${dollars(everybody.perLineItemRate)} a line and at least ${dollars(everybody.minimumPerOrder)} an order, unless an organization has rates of its own.`}
      />
      <Findings findings={problems.map((message) => ({ level: "warning", message }))} />
      {chosen ? <Chosen {...chosen} everybody={everybody} /> : null}
      <section>
        <h2>Organizations</h2>
        <Table columns={COLUMNS} cards>
          {organizations.map(({ id, name, status, own }) => (
            <tr aria-current={id === chosen?.id ? "true" : undefined}>
              <th scope="row">
                <a href={`/billing/rates?organization=${encodeURIComponent(id)}`} safe>
                  {name}
                </a>
              </th>
              <td safe>{status ?? "none"}</td>
              <td class="number" data-label="A line" safe>
                {figure(own.perLineItemRate)}
              </td>
              <td class="number" data-label="At least" safe>
                {figure(own.minimumPerOrder)}
              </td>
            </tr>
          ))}
        </Table>
      </section>
    </Layout>
  );
}

const COLUMNS = [
  { label: "Organization" },
  { label: "Subscription" },
  { label: "A line", number: true },
  { label: "At least", number: true },
];

const CHANGES = [
  { label: "When" },
  { label: "Who" },
  { label: "A line" },
  { label: "At least" },
  { label: "Reason" },
];

function Chosen({ changes, ...rates }: ChosenProps & Pick<RatesPageProps, "everybody">) {
  return (
    <section class="stack">
      <h2 safe>{rates.name}</h2>
      <OwnRates {...rates} />
      <RateHistory changes={changes} />
    </section>
  );
}

function OwnRates(props: Omit<ChosenProps, "changes"> & Pick<RatesPageProps, "everybody">) {
  const { id, own, refused, everybody } = props;
  const typed = refused?.typed ?? {};
  return (
    <form method="post" action="/billing/rates" class="card stack">
      <input type="hidden" name="organization" value={id} />
      <div class="row">
        <Rate
          name="perLineItemRate"
          label="Dollars a line"
          value={typed.perLineItemRate ?? own.perLineItemRate}
          hint={`Empty: ${dollars(everybody.perLineItemRate)}, as everybody`}
        />
        <Rate
          name="minimumPerOrder"
          label="At least, an order"
          value={typed.minimumPerOrder ?? own.minimumPerOrder}
          hint={`Empty: ${dollars(everybody.minimumPerOrder)}, as everybody`}
        />
      </div>
      <Field label="Reason" for="reason" hint="Kept in the history" error={refused?.why} wide>
        <input
          id="reason"
          name="reason"
          maxlength="500"
          required
          value={typed.reason}
          aria-describedby={refused ? "reason-error" : "reason-hint"}
        />
      </Field>
      <div class="row">
        <Button label="Set the rates" kind="primary" />
        <span class="note">They hold for what is submitted from now on.</span>
      </div>
    </form>
  );
}

function RateHistory({ changes }: Pick<ChosenProps, "changes">) {
  if (!changes.length)
    return (
      <EmptyState title="No rates of its own">
        <p>It pays what everybody pays.</p>
      </EmptyState>
    );
  return (
    <Table columns={CHANGES}>
      {changes.map(({ from, to, reason, setBy, setAt }) => (
        <tr>
          <th scope="row">
            <Instant at={setAt} />
          </th>
          <td safe>{setBy}</td>
          <td safe>{change(from.perLineItemRate, to.perLineItemRate)}</td>
          <td safe>{change(from.minimumPerOrder, to.minimumPerOrder)}</td>
          <td safe>{reason}</td>
        </tr>
      ))}
    </Table>
  );
}

function Rate(props: { name: string; label: string; value: string | null; hint: string }) {
  const { name, label, value, hint } = props;
  return (
    <Field label={label} for={name} hint={hint}>
      <input
        id={name}
        name={name}
        inputmode="decimal"
        autocomplete="off"
        value={value ?? ""}
        aria-describedby={`${name}-hint`}
      />
    </Field>
  );
}

function change(from: string | null, to: string | null) {
  const [before, now] = [figure(from), figure(to)];
  return before === now ? now : `${before} → ${now}`;
}

function figure(value: string | null) {
  return value === null ? "as everybody" : dollars(value);
}

function dollars(value: string) {
  return money(value, "USD");
}
