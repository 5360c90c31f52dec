import { Button, Kbd } from "./_parts.tsx";
import { DocumentPane, type DocumentPaneProps } from "./document_pane.tsx";
import { Layout, type Shell } from "./layout.tsx";
import { Bar, type BarProps } from "./review_bar.tsx";
import { ComparisonForm, type ComparisonProps, ComparisonSlot } from "./review_comparison.tsx";
import { DuplicateForm, type DuplicateProps, DuplicateSlot } from "./review_duplicate.tsx";
import { FieldFindings, type FieldProps, HeaderField, toneOf } from "./review_field.tsx";
import { type FindingKindProps, FindingKinds } from "./review_kinds.tsx";
import { Left, type LeftProps } from "./review_left.tsx";
import { type GridProps, type LineProps, Lines } from "./review_lines.tsx";
import { CustomerPick, type CustomerProps, ShipToPick, type ShipToProps } from "./review_pick.tsx";
import { Conflict, type ConflictProps, OrderState, type StateProps } from "./review_state.tsx";

/** An order as it is edited; each part is drawn by itself, and sent again alone when it has changed. */
export interface OrderProps {
  id: string;
  state: StateProps;
  bar: BarProps;
  /** The earlier order that it repeats. */
  duplicate: DuplicateProps | null;
  /** What the ERP would book of it. */
  comparison: ComparisonProps;
  /** Findings that speak of no field. */
  findings: FieldProps["findings"];
  /** Warnings that lines have in common. */
  kinds: FindingKindProps[];
  header: FieldProps[];
  customer: CustomerProps;
  shipTo: ShipToProps;
  grid: GridProps;
  /** Lines that a save may have changed; they are sent alone. */
  lines: LineProps[];
}

export interface ReviewPageProps {
  shell: Shell;
  document: DocumentPaneProps;
  order: OrderProps;
  conflict?: ConflictProps;
  /** The order before it. */
  left?: LeftProps | null;
}

/** An order beside its document. */
export function ReviewPage({ shell, document, order, conflict, left }: ReviewPageProps) {
  return (
    <Layout
      {...shell}
      shape="fill"
      scripts={["review.js", "grid.js", "document.js"]}
      notice={left ? <Left {...left} /> : null}
    >
      <div class="review" id="review" data-pane="order">
        <div class="pane-tabs" role="tablist" aria-label="Panes" data-enhanced>
          <button type="button" role="tab" data-pane-tab="document" aria-selected="false">
            Document
          </button>
          <button type="button" role="tab" data-pane-tab="order" aria-selected="true">
            Order
          </button>
        </div>
        <h1 class="pane-title unseen" safe>
          {`Document: ${document.fileName}`}
        </h1>
        <DocumentPane {...document} />
        <Lens />
        <Order {...order} conflict={conflict} />
      </div>
      <KeyList />
    </Layout>
  );
}

/** Where the place of a doubtful value is drawn enlarged. */
function Lens() {
  return (
    <div class="lens" id="lens" hidden>
      <svg aria-hidden="true">
        <image />
        <g />
        <rect />
      </svg>
    </div>
  );
}

/** The right pane: one form that works by itself, whose parts save themselves where scripts run. */
export function Order(order: OrderProps & { conflict?: ConflictProps }) {
  const { id, state, bar, duplicate, comparison, findings, kinds, header, customer, shipTo, grid, conflict } =
    order;
  return (
    <section class="order" id="order" aria-label="Order">
      <form id="order-form" method="post" action={`/orders/${id}`} autocomplete="off">
        <button type="submit" class="unseen" tabindex="-1">
          Save
        </button>
        <div class="order-scroll">
          <OrderState {...state} />
          <ConflictSlot conflict={conflict} />
          <DuplicateSlot duplicate={duplicate} />
          <ComparisonSlot {...comparison} />
          <OrderFindings findings={findings} kinds={kinds} />
          <div class="order-head">
            {header
              .filter(({ kind }) => kind !== "long")
              .map((field) => (
                <HeaderField {...field} />
              ))}
            <CustomerPick {...customer} />
            <ShipToPick {...shipTo} />
            {header
              .filter(({ kind }) => kind === "long")
              .map((field) => (
                <HeaderField {...field} />
              ))}
          </div>
          <Lines {...grid} />
        </div>
        <Bar {...bar} />
      </form>
      <form id="rejection" method="post" action={`/orders/${id}/rejection`}></form>
      <form id="back-to-review" method="post" action={`/orders/${id}/review`}></form>
      <form id="jump-form" action={`/review/${id}`}></form>
      <DuplicateForm orderId={id} />
      <ComparisonForm orderId={id} />
    </section>
  );
}

/** Where two versions of a value stand side by side. */
export function ConflictSlot({ conflict }: { conflict?: ConflictProps }) {
  return <div id="conflict">{conflict ? <Conflict {...conflict} /> : null}</div>;
}

/** Findings of the order as a whole, and those that many lines have in common. */
export function OrderFindings({ findings, kinds }: Pick<OrderProps, "findings" | "kinds">) {
  const common = kinds.some(({ accepted }) => !accepted) ? "warning" : undefined;
  return (
    <div
      id="order-findings"
      tabindex={findings.length ? "-1" : undefined}
      data-finding={toneOf({ findings, fault: null }) ?? common}
    >
      <FieldFindings findings={findings} />
      <FindingKinds kinds={kinds} />
    </div>
  );
}

const KEYS: [string, string][] = [
  ["n", "Next thing to fix or look at"],
  ["Alt+n", "… from within a field; F8 too"],
  ["a", "It is right: accept the warning in focus"],
  ["Alt+a", "… from within a field"],
  ["Shift+a", "All lines are right that have the warning in focus"],
  ["Enter", "In the head: next thing to fix; in the lines: down one line"],
  ["Tab", "Next field"],
  ["↑", "Same column, line above"],
  ["↓", "Same column, line below"],
  ["1", "… 9 pick a candidate when its customer or item is in focus"],
  ["Alt+1", "… 9 pick a candidate from any field beside it"],
  ["g", "Go to a line by its number, into its quantity"],
  ["Alt+g", "… from within a field"],
  ["l", "Lens: enlarge where each value stands, not only doubtful ones"],
  ["Alt+l", "… from within a field"],
  ["/", "Search the customers, or the items for the line in focus"],
  ["Alt+/", "… from within a field"],
  ["Alt+Insert", "Add a line"],
  ["Ctrl+z", "Undo the latest change; again, the one before it"],
  ["Alt+z", "… from within a field"],
  ["Ctrl+Enter", "Submit and open the next order"],
  ["Esc", "Undo what was typed, or leave the field"],
  ["q", "Back to the queue"],
  ["?", "This list; from within a field with Alt"],
];

function KeyList() {
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl class="key-list">
        {KEYS.map(([keys, meaning]) => (
          <>
            <dt>
              <Kbd keys={keys} />
            </dt>
            <dd safe>{meaning}</dd>
          </>
        ))}
      </dl>
      <p class="note">
        Click a word in the document, or draw a frame over several, to put them into the field in focus; with
        Shift they are added.
      </p>
      <form method="dialog">
        <Button label="Close" />
      </form>
    </dialog>
  );
}
