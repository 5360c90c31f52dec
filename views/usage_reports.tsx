import { count, day, money } from "./_format.ts";
import { Instant, Money } from "./_parts.tsx";
import { Table } from "./_table.tsx";

/** What is not reported, over all months; the charge in dollars. */
export interface OpenReports {
  pending: number;
  failed: number;
  charge: string;
  /** Why one was refused. */
  words: string | null;
}

/** Days compared with the payment processor's meter, and those that differ, in dollars. */
export interface Reconciliation {
  days: number;
  checkedAt: Date;
  differing: { day: string; ledger: string; metered: string }[];
}

interface ReportsProps {
  reports: OpenReports;
  /** Null: never compared. */
  reconciliation: Reconciliation | null;
}

/** How the ledger and the payment processor stand to each other. */
export function Reports({ reports, reconciliation }: ReportsProps) {
  return (
    <section>
      <h2>Reports to the payment processor</h2>
      <p class="note" safe>
        {waiting(reports)}
      </p>
      {reconciliation ? <Compared {...reconciliation} /> : null}
    </section>
  );
}

function waiting({ pending, failed, charge }: OpenReports) {
  const open = pending + failed;
  if (!open) return "Nothing waits to be reported.";
  const kept = "They are kept until there is a subscription and the processor takes them.";
  return `${count(open, "order")} over ${money(charge, "USD")} not reported yet. ${kept}`;
}

function Compared({ days, checkedAt, differing }: Reconciliation) {
  return (
    <>
      <p class="note">
        <span safe>
          {differing.length
            ? `Of ${count(days, "day")} compared with its meter, these differ. Compared `
            : `${count(days, "day")} compared with its meter, all agree. Compared `}
        </span>
        <Instant at={checkedAt} />
      </p>
      {differing.length ? (
        <Table
          columns={[
            { label: "Day" },
            { label: "This ledger", number: true },
            { label: "Its meter", number: true },
          ]}
        >
          {differing.map((row) => (
            <tr>
              <th scope="row" safe>
                {day(row.day)}
              </th>
              <td class="number">
                <Money value={row.ledger} currency="USD" />
              </td>
              <td class="number">
                <Money value={row.metered} currency="USD" />
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </>
  );
}
