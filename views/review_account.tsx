import type { Evidence } from "../db/mod.ts";
import { money } from "./_format.ts";
import { ShowButton } from "./review_field.tsx";

/** How the document's total comes about; amounts are decimal strings. */
export interface AccountProps {
  lines: AccountRow;
  /** Charges, discounts and taxes as they are printed; what is taken off is negative. */
  parts: AccountRow[];
  total: AccountRow;
  /** What nothing printed explains; null: nothing. */
  unexplained: string | null;
}

interface AccountRow {
  label: string;
  amount: string;
  evidence: Evidence | null;
}

/** The sum as it is printed, from the lines to the total; open where something in it is not explained. */
export function Account({ lines, parts, total, unexplained }: AccountProps) {
  return (
    <details class="account" open={unexplained !== null}>
      {unexplained === null ? (
        <summary safe>{inShort(parts)}</summary>
      ) : (
        <summary>The total is not explained</summary>
      )}
      <table>
        <tbody>
          {[lines, ...parts].map((row) => (
            <Row {...row} />
          ))}
          {unexplained === null ? null : (
            <tr class="unexplained">
              <th scope="row">Not explained by anything printed</th>
              <td class="number" safe>
                {money(unexplained)}
              </td>
              <td />
            </tr>
          )}
          <Row {...total} />
        </tbody>
      </table>
    </details>
  );
}

function Row({ label, amount, evidence }: AccountRow) {
  return (
    <tr>
      <th scope="row" dir="auto" safe>
        {label}
      </th>
      <td class="number" safe>
        {money(amount)}
      </td>
      <td>{evidence ? <ShowButton evidence={evidence} /> : null}</td>
    </tr>
  );
}

/** "Lines + Freight − Discount + VAT 19% = total". */
function inShort(parts: AccountRow[]): string {
  const names = parts.map(({ label, amount }) => `${amount.startsWith("-") ? "−" : "+"} ${label}`);
  return ["Lines", ...names, "= total"].join(" ");
}
