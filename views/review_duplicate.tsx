import { count } from "./_format.ts";
import { Instant } from "./_parts.tsx";
import { Differences, type DuplicateLine } from "./review_differences.tsx";

/** How an order stands to the earlier one that it repeats. */
export interface DuplicateProps {
  orderId: string;
  /** open: a person has to say; amending: its changes are to be made in the ERP; default: decided for the customer. */
  state: "open" | "amending" | "decided" | "default";
  by: "file" | "po_number" | "lines";
  earlier: {
    /** The number people know it by. */
    name: string;
    /** Null: another person's order, which can't be looked at. */
    address: string | null;
    /** "in review", "in the ERP". */
    stands: string;
    at: Date;
  };
  /** Further earlier orders. */
  others: number;
  /** The ERP is told of a change; else a person makes it there. */
  amends: boolean;
  /** The document calls itself a change of an earlier order. */
  proposed: boolean;
  /** Lines of the earlier order that this one doesn't name. */
  unnamed: number;
  /** Lines that were taken over from it. */
  kept: number;
  /** Null: the earlier order is another person's. */
  differences: DuplicateLine[] | null;
  decided: { as: "new" | "amend"; by: string; at: Date } | null;
  /** What is decided for the customer. */
  standing: { as: "ignore" | "new" | "amend"; by: string; at: Date } | null;
  /** The customer is known, so that a decision can be kept for it. */
  canKeep: boolean;
}

const BY = {
  file: "The same file came in before",
  po_number: "This customer's PO number came in before",
  lines: "The same lines came in before",
};
const AS = { ignore: "a duplicate", new: "an order of its own", amend: "a change" };

/** Where an order that repeats an earlier one is decided about; its form is `DuplicateForm`. */
export function DuplicateSlot({ duplicate }: { duplicate: DuplicateProps | null }) {
  return (
    <div id="duplicate" data-finding={duplicate && levelOf(duplicate)}>
      {duplicate ? <Card {...duplicate} /> : null}
    </div>
  );
}

/** Lines alone that are alike keep no order from being submitted. */
function levelOf({ state, by }: DuplicateProps): "error" | "warning" | undefined {
  if (state !== "open" && state !== "amending") return undefined;
  return by === "lines" ? "warning" : "error";
}

/** The form of the card's buttons, which stands beside the order's own. */
export function DuplicateForm({ orderId }: { orderId: string }) {
  return <form id="duplicate-form" method="post" action={`/orders/${orderId}/duplicate-decision`}></form>;
}

function Card(props: DuplicateProps) {
  const { state, by, earlier, others, differences } = props;
  const pressing = state === "open" || state === "amending";
  return (
    <section class={["decision", "card", pressing && "open"]} aria-labelledby="duplicate-title">
      <h2 id="duplicate-title" tabindex={pressing ? "-1" : undefined} safe>
        {BY[by]}
      </h2>
      <p>
        Order <EarlierOrder {...earlier} />, <span safe>{earlier.stands}</span>, came in{" "}
        <Instant at={earlier.at} />
        {others ? (
          <span class="note" safe>
            {others === 1 ? "; one more like it came before" : `; ${others} more like it came before`}
          </span>
        ) : null}
        .
      </p>
      {differences === null ? (
        <p class="note">Another person's order: its lines are not shown here.</p>
      ) : differences.length ? (
        <details class="differences" open={pressing}>
          <summary safe>
            {differences.length === 1 ? "1 line differs" : `${differences.length} lines differ`}
          </summary>
          <Differences lines={differences} />
        </details>
      ) : (
        <p>
          <strong>All lines are the same.</strong>
        </p>
      )}
      <Decision {...props} />
    </section>
  );
}

function EarlierOrder({ name, address }: DuplicateProps["earlier"]) {
  if (!address) return <strong safe>{name}</strong>;
  return (
    <a href={address} safe>
      {name}
    </a>
  );
}

function Decision(props: DuplicateProps) {
  const { state, decided, earlier, amends } = props;
  if (state === "open") return <Choices {...props} />;
  if (state === "amending") {
    return (
      <>
        <p>
          The ERP can't be told of changes by this connection. Change the order there as shown, then say that
          it is done: this one is closed without being sent.
        </p>
        <div class="actions">
          <Choice value="amended" label={`Done: ${earlier.name} is changed in the ERP`} primary />
          <Choice value="undo" label="Decide anew" />
        </div>
      </>
    );
  }
  return (
    <>
      {decided ? (
        <div class="actions">
          <p>
            Decided to be <span safe>{AS[decided.as]}</span> by <span safe>{decided.by}</span>,{" "}
            <Instant at={decided.at} />.
            {decided.as === "amend" && amends ? (
              <span safe>
                {` Submitting it makes ${earlier.name} in the ERP what this order says; what was added there besides stays.`}
              </span>
            ) : null}
            {props.kept ? (
              <span
                safe
              >{` ${count(props.kept, "line")} that it doesn't name ${props.kept === 1 ? "stays as it was" : "stay as they were"}.`}</span>
            ) : null}
          </p>
          <Choice value="undo" label="Decide anew" />
        </div>
      ) : null}
      <Standing {...props} />
    </>
  );
}

function Choices(props: DuplicateProps) {
  const { earlier, standing, by, canKeep, proposed } = props;
  const suggested = proposed ? "amend" : standing?.as;
  return (
    <>
      {proposed ? <p>The document says of itself that it changes an earlier order.</p> : null}
      <div class="actions">
        <Choice value="ignore" label="A duplicate: reject it" primary={suggested === "ignore"} />
        <Choice value="new" label="An order of its own" primary={suggested === "new"} />
        {by === "lines" ? (
          ""
        ) : (
          <Choice value="amend" label={`A change of ${earlier.name}`} primary={suggested === "amend"} />
        )}
      </div>
      {props.unnamed && by !== "lines" ? (
        <label class="check">
          <input type="checkbox" name="keepLines" value="1" form="duplicate-form" checked={proposed} />{" "}
          <span
            safe
          >{`As a change, keep the ${count(props.unnamed, "line")} that it doesn't name; else ${props.unnamed === 1 ? "it is" : "they are"} removed`}</span>
        </label>
      ) : null}
      {props.amends || earlier.stands === "in review" ? null : (
        <p class="note">
          The ERP can't be told of changes by this connection: a person has to make them there.
        </p>
      )}
      {canKeep && !standing ? (
        <label class="check">
          <input type="checkbox" name="remember" value="1" form="duplicate-form" /> Decide so for this
          customer from now on; identical orders are asked about all the same
        </label>
      ) : null}
      <Standing {...props} />
    </>
  );
}

/** What is decided for the customer, and its way back. */
function Standing({ standing, state }: DuplicateProps) {
  if (!standing) return "";
  const applied = state === "default" ? "Taken for" : "For this customer it is";
  return (
    <div class="actions">
      <p class="note">
        {applied} <span safe>{AS[standing.as]}</span>
        {state === "default" ? ", as is decided for this customer" : " by default"}, by{" "}
        <span safe>{standing.by}</span>, <Instant at={standing.at} />.
      </p>
      <Choice value="forget" label="Forget the default" />
    </div>
  );
}

function Choice({ value, label, primary }: { value: string; label: string; primary?: boolean }) {
  return (
    <button
      type="submit"
      form="duplicate-form"
      name="decision"
      value={value}
      class={primary ? "primary" : undefined}
      safe
    >
      {label}
    </button>
  );
}
