import type { BookingDifference } from "../db/mod.ts";
import { decimal, money } from "./_format.ts";
import { Instant } from "./_parts.tsx";

/** What the customer asked for beside what the ERP would book. */
export interface ComparisonProps {
  orderId: string;
  editable: boolean;
  /** The page asks the ERP as soon as it is open. */
  asksItself: boolean;
  /** Null: the order as it is now has not been compared. */
  shown: { outcome: "agrees" | "differs" | "refused" | "unknown"; cells: BookingDifference[] } | null;
  /** What was accepted when the order was submitted. */
  accepted: { by: string; at: Date; cells: BookingDifference[] }[];
  /** Null: nothing is booked. */
  booked: BookedProps | null;
}

export interface BookedProps {
  /** The connection's name. */
  erp: string;
  /** What stands in the ERP other than was sent; null: it was not read back yet. */
  cells: BookingDifference[] | null;
  /** Why it was given up to read it back. */
  reason: string | null;
}

const LABELS: Record<string, string> = {
  line: "Line",
  sku: "Part",
  item: "Part",
  description: "Description",
  quantity: "Quantity",
  unit: "Unit",
  unitPrice: "Price",
  lineTotal: "Amount",
  requiredDate: "Required",
  currency: "Currency",
  total: "Total",
};
const MONEY = new Set(["unitPrice", "lineTotal", "total"]);

/** The comparison with the ERP; asks for itself where scripts run, by its button elsewhere. */
export function ComparisonSlot(props: ComparisonProps) {
  const { orderId, editable, asksItself, shown, accepted, booked } = props;
  const asking = asksItself
    ? { "hx-post": addressOf(orderId), "hx-trigger": "load", "hx-target": "this", "hx-swap": "outerHTML" }
    : {};
  return (
    <div id="comparison" {...asking}>
      {editable ? <Comparison {...props} /> : null}
      {accepted.map(({ by, at, cells }) => (
        <section class="decision card" aria-label="Accepted differences">
          <p>
            Accepted by <span safe>{by}</span>, <Instant at={at} />: the ERP books other than asked.
          </p>
          <Cells cells={cells} columns={ASKED} accepting={{ orderId: null }} />
        </section>
      ))}
      {booked ? <Booked {...booked} /> : null}
      {editable && !shown && asksItself ? <p class="note">Asking the ERP what it would book.</p> : null}
    </div>
  );
}

/** The form of the comparison's button, which stands beside the order's own. */
export function ComparisonForm({ orderId }: { orderId: string }) {
  return <form id="comparison-form" method="post" action={addressOf(orderId)}></form>;
}

function addressOf(orderId: string) {
  return `/orders/${orderId}/comparison`;
}

function Comparison({ orderId, shown }: ComparisonProps) {
  if (!shown) return <Ask orderId={orderId} label="Compare with the ERP" />;
  const { outcome, cells } = shown;
  const refused = outcome === "refused";
  if (outcome === "agrees") return <p class="note">The ERP would book the order as it stands here.</p>;
  if (outcome === "unknown") {
    return (
      <div class="actions">
        <p class="note" safe>
          {cells[0]?.booked ?? ""}
        </p>
        <Ask orderId={orderId} label="Ask again" />
      </div>
    );
  }
  return (
    <section class="decision card open" aria-labelledby="comparison-title">
      <h2 id="comparison-title" tabindex="-1">
        {refused ? "The ERP would refuse the order" : "The ERP would book other than asked"}
      </h2>
      {refused ? (
        <Cells cells={cells} columns={REFUSED} />
      ) : (
        <Cells cells={cells} columns={ASKED} accepting={{ orderId }} />
      )}
      <div class="actions">
        <p class="note">
          {refused
            ? "Mend it here or in the ERP, then ask again."
            : "Who submits the order accepts what is left of these differences; who accepted which is kept."}
        </p>
        <Ask orderId={orderId} label="Ask again" />
      </div>
    </section>
  );
}

function Booked({ erp, cells, reason }: BookedProps) {
  if (!cells?.length) {
    return (
      <p class="note" safe>
        {cells ? `Read back from "${erp}": it stands there as it was sent.` : unread(erp, reason)}
      </p>
    );
  }
  return (
    <section class="decision card" aria-labelledby="booked-title">
      <h2 id="booked-title" safe>
        {`"${erp}" booked other than was sent`}
      </h2>
      <Cells cells={cells} columns={SENT} />
    </section>
  );
}

function unread(erp: string, reason: string | null): string {
  return reason
    ? `What "${erp}" booked is not held against what was sent, as it could not be read back: ${reason}`
    : `Booked in "${erp}", not yet compared: it could not be read back at once and is read again.`;
}

function Ask({ orderId, label }: { orderId: string; label: string }) {
  return (
    <button
      type="submit"
      class="quiet"
      form="comparison-form"
      hx-post={addressOf(orderId)}
      hx-target="#comparison"
      hx-swap="outerHTML"
      safe
    >
      {label}
    </button>
  );
}

/** Rows that are shown; the API has all of them. */
const MOST = 100;

type Column = [of: "asked" | "booked", label: string];

const ASKED: Column[] = [
  ["asked", "Customer asked"],
  ["booked", "ERP will book"],
];
const SENT: Column[] = [
  ["asked", "Sent"],
  ["booked", "ERP booked"],
];
const REFUSED: Column[] = [["booked", "The ERP says"]];

interface CellsProps {
  cells: BookingDifference[];
  columns: Column[];
  /** Given: who has accepted each is told; with an order they are accepted here. */
  accepting?: { orderId: string | null };
}

function Cells({ cells, columns, accepting }: CellsProps) {
  const heads = columns.map(([, label]) => label);
  return (
    <section class="scroll-x" tabindex="0" aria-label={heads.join(", ")}>
      <table class="diff">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Field</th>
            {[...heads, ...(accepting ? ["Accepted"] : [])].map((head) => (
              <th scope="col" safe>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, MOST).map((cell) => (
            <Difference cell={cell} columns={columns} accepting={accepting} />
          ))}
        </tbody>
      </table>
      {cells.length > MOST ? (
        <p class="note" safe>
          {`${cells.length - MOST} more differ.`}
        </p>
      ) : null}
    </section>
  );
}

function Difference({ cell, columns, accepting }: Omit<CellsProps, "cells"> & { cell: BookingDifference }) {
  return (
    <tr>
      <th scope="row" safe>
        {cell.line === undefined ? "Order" : `${cell.line}`}
      </th>
      <td safe>{LABELS[cell.field] ?? ""}</td>
      {columns.map(([of]) => (
        <td class={isFigure(cell[of]) ? "nowrap" : undefined}>
          <Value {...cell} of={of} />
        </td>
      ))}
      {accepting ? (
        <td class="accepted">
          <Accepted cell={cell} {...accepting} />
        </td>
      ) : null}
    </tr>
  );
}

function Value({ of, ...cell }: BookingDifference & { of: Column[0] }) {
  const words = worded(cell.field, cell[of]);
  return of === "booked" ? <ins safe>{words}</ins> : <span safe>{words}</span>;
}

function Accepted({ cell, orderId }: { cell: BookingDifference; orderId: string | null }) {
  const { line, field, accepted } = cell;
  const place = `${line === undefined ? "" : `line=${line}&`}field=${encodeURIComponent(field)}`;
  const address = `${addressOf(orderId ?? "")}/acceptances?${place}${accepted ? "&undo=1" : ""}`;
  return (
    <>
      {accepted ? <span safe>{`by ${accepted.by} `}</span> : null}
      {orderId ? (
        <button
          type="submit"
          class="quiet small"
          form="comparison-form"
          formaction={address}
          hx-post={address}
          hx-target="#comparison"
          hx-swap="outerHTML"
        >
          {accepted ? "Undo" : "It is right"}
        </button>
      ) : null}
    </>
  );
}

function worded(field: string, value: string | null) {
  if (value === null) return "–";
  if (!isFigure(value)) return value;
  if (MONEY.has(field)) return money(value);
  return field === "quantity" ? decimal(value) : value;
}

function isFigure(value: string | null) {
  return value === null || /^-?[\d.]+$/.test(value);
}
