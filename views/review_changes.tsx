import { Part } from "./_partial.tsx";
import { Bar } from "./review_bar.tsx";
import { ComparisonSlot } from "./review_comparison.tsx";
import { DuplicateSlot } from "./review_duplicate.tsx";
import { HeaderField, partId } from "./review_field.tsx";
import { Line, Lines, LinesSum } from "./review_lines.tsx";
import { ConflictSlot, Order, OrderFindings, type OrderProps } from "./review_order.tsx";
import { CustomerPick, ShipToPick } from "./review_pick.tsx";
import { type ConflictProps, OrderState } from "./review_state.tsx";

export interface OrderChangesProps {
  before: OrderProps;
  now: OrderProps;
  /** Names of the fields that were posted: they are sent again even when they stayed as they were. */
  posted: string[];
  /** Lines came, went or changed in number: the grid is sent as a whole. */
  moved: boolean;
  conflict?: ConflictProps;
}

/** The parts of an order that are other ones after a save, each for its own place in the page. */
export function OrderChanges({ before, now, posted, moved, conflict }: OrderChangesProps) {
  if (conflict) return <WholeOrder order={now} conflict={conflict} />;
  const sent = new Set(posted);
  return (
    <>
      <Part target="#conflict">
        <ConflictSlot />
      </Part>
      <Part target="#bar">
        <Bar {...now.bar} />
      </Part>
      {differ(before.state, now.state) && (
        <Part target="#order-state">
          <OrderState {...now.state} />
        </Part>
      )}
      {differ(before.comparison, now.comparison) && (
        <Part target="#comparison">
          <ComparisonSlot {...now.comparison} asksItself={false} />
        </Part>
      )}
      {differ(before.duplicate, now.duplicate) && (
        <Part target="#duplicate">
          <DuplicateSlot duplicate={now.duplicate} />
        </Part>
      )}
      {differ([before.findings, before.kinds], [now.findings, now.kinds]) && (
        <Part target="#order-findings">
          <OrderFindings {...now} />
        </Part>
      )}
      {now.header
        .filter((field, at) => sent.has(field.name) || differ(before.header[at], field))
        .map((field) => (
          <Part target={`#${partId(field.name)}`}>
            <HeaderField {...field} />
          </Part>
        ))}
      {(sent.has("customerName") || differ(before.customer, now.customer)) && (
        <Part target="#f-customer">
          <CustomerPick {...now.customer} />
        </Part>
      )}
      {(sent.has("shipToName") || sent.has("shipToAddress") || differ(before.shipTo, now.shipTo)) && (
        <Part target="#f-shipTo">
          <ShipToPick {...now.shipTo} />
        </Part>
      )}
      <LineChanges now={now} moved={moved} />
    </>
  );
}

/** All of an order in place of what a page shows of it; what is being done there goes on. */
export function WholeOrder({ order, conflict }: { order: OrderProps; conflict?: ConflictProps }) {
  return <Part target="#order">{<Order {...order} conflict={conflict} />}</Part>;
}

function LineChanges({ now, moved }: Pick<OrderChangesProps, "now" | "moved">) {
  if (moved) return <Part target="#lines">{<Lines {...now.grid} />}</Part>;
  return (
    <>
      <Part target="#lines-sum">{<LinesSum {...now.grid} />}</Part>
      {now.lines.map((line) => (
        <Part target={`#line-${line.id}`}>
          <Line {...line} />
        </Part>
      ))}
    </>
  );
}

function differ(before: unknown, now: unknown) {
  return JSON.stringify(before) !== JSON.stringify(now);
}
