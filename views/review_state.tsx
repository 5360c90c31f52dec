import { count, quantity } from "./_format.ts";
import { Instant, Next, Status } from "./_parts.tsx";
import type { QueueStatus } from "./review.tsx";
import { Account, type AccountProps } from "./review_account.tsx";

/** Where the order is on its way. */
export interface StateProps {
  orderId: string;
  status: QueueStatus;
  poNumber: string | null;
  matched: boolean;
  /** There is an ERP that it can go to. */
  connected: boolean;
  lineCount: number;
  /** Lines looked up in the ERP so far; null: not told. */
  lookedUp: number | null;
  version: number;
  /** What the ERP has booked: its number, and its page where there is one. */
  erpOrder: { number: string; address: string | null } | null;
  submittedAt: Date | null;
  /** Later orders that were decided to be changes of it. */
  changedBy: { name: string; address: string; at: Date }[];
  rejectedReason: string | null;
  /** The ERP owes an answer about it; null: it does not. */
  unanswered: UnansweredProps | null;
  /** What was counted when the document was read, in one sentence. */
  proof: string | null;
  /** How its lines lead to its total; null where there is nothing to explain. */
  account: AccountProps | null;
}

/** An order that may or may not stand in the ERP. */
export interface UnansweredProps {
  /** When it was sent last. */
  since: Date | null;
  /** Why there is no answer. */
  words: string | null;
  /** When the ERP is asked next; null: it is being asked. */
  next: Date | null;
}

/** What is happening to the order, in words; asks for itself while something is. */
export function OrderState(state: StateProps) {
  const { orderId, status, poNumber, matched, version } = state;
  const moving =
    status === "submitting" || status === "unconfirmed" || (status === "pending_review" && !matched);
  const poll = moving
    ? {
        "hx-get": `/orders/${orderId}/state?version=${version}`,
        "hx-trigger": "every 2s",
        "hx-swap": "outerHTML",
      }
    : {};
  return (
    <div id="order-state" class="order-state" {...poll}>
      <h1 safe>{poNumber ?? "Order without a number"}</h1>
      <StateWords {...state} />
      {status === "pending_review" && !state.connected ? (
        <p class="finding warning">
          No ERP is connected. <a href="/erp">Connect one</a> to choose the customer and the items, and to
          submit.
        </p>
      ) : null}
      {status === "pending_review" && state.proof ? (
        <p class="note proof" title="Counted when the document was read" safe>
          {state.proof}
        </p>
      ) : null}
      {status === "pending_review" && state.account ? <Account {...state.account} /> : null}
    </div>
  );
}

function StateWords(state: StateProps) {
  const { status, matched, erpOrder, submittedAt, changedBy, rejectedReason } = state;
  if (status === "pending_review") return matched ? "" : <Status tone="busy" label={lookingUp(state)} />;
  if (status === "submitting") return <Status tone="busy" label="On its way to the ERP" />;
  if (status === "unconfirmed") return <Unconfirmed {...state.unanswered} />;
  if (status === "rejected") {
    return (
      <>
        <Status tone="plain" label="Rejected" />
        <p class="note" safe>
          {rejectedReason ?? ""}
        </p>
        <p>
          <button type="submit" form="back-to-review">
            Back to review
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <span class="status good">
        ERP order <ErpOrder order={erpOrder} />
      </span>
      {submittedAt ? (
        <p class="note">
          Submitted <Instant at={submittedAt} />
        </p>
      ) : null}
      {changedBy.map(({ name, address, at }) => (
        <p class="note">
          A later order changes it:{" "}
          <a href={address} safe>
            {name}
          </a>
          , which came in <Instant at={at} />
        </p>
      ))}
    </>
  );
}

function Unconfirmed({ since, words, next }: Partial<UnansweredProps>) {
  return (
    <>
      <Status tone="warning" label="Unconfirmed" />
      <p class="note">
        The ERP has not answered
        {since ? (
          <>
            {" "}
            since <Instant at={since} />
          </>
        ) : null}
        , so the order may or may not stand there. It is looked up before anything is sent again:{" "}
        {next ? <Next at={next} /> : "just now"}.
      </p>
      {words ? (
        <p class="finding warning" safe>
          {words}
        </p>
      ) : null}
    </>
  );
}

function lookingUp({ lookedUp, lineCount }: StateProps) {
  return lookedUp === null
    ? "Looking up the customer and the items"
    : `Looked up ${quantity(`${lookedUp}`)} of ${count(lineCount, "line")}`;
}

function ErpOrder({ order }: { order: StateProps["erpOrder"] }) {
  if (!order?.address) return <span safe>{order?.number ?? ""}</span>;
  return (
    <a href={order.address} safe>
      {order.number}
    </a>
  );
}

/** Two versions of what was typed: somebody else's, which is saved, and one's own. */
export interface ConflictProps {
  values: {
    name: string;
    label: string;
    theirs: string;
    mine: string;
  }[];
  /** The order has left review: nothing can be saved any more. */
  closed: boolean;
}

/** Both versions side by side; nothing that was typed is lost. */
export function Conflict({ values, closed }: ConflictProps) {
  return (
    <div class="conflict" role="alert">
      <p>
        <strong>
          {closed ? "The order has left review meanwhile." : "Somebody else changed this order meanwhile."}
        </strong>{" "}
        {closed
          ? "What you typed was not saved."
          : "The fields show what is saved now. What you typed is kept here."}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved now</th>
            <th scope="col">Yours</th>
            <th scope="col">
              <span class="unseen">Choose</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ name, label, theirs, mine }) => (
            <tr>
              <th scope="row" safe>
                {label}
              </th>
              <td safe>{theirs || "–"}</td>
              <td safe>{mine || "–"}</td>
              <td class="number">
                {closed ? null : (
                  <button type="submit" name={`mine.${name}`} value={mine} data-save data-mine={name}>
                    Use mine
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="quiet" data-enhanced data-dismiss="conflict">
        Keep what is saved
      </button>
    </div>
  );
}
