import { Button } from "./_parts.tsx";

/** An order that the reader has just decided about. */
export interface LeftProps {
  orderId: string;
  poNumber: string | null;
  status: "rejected" | keyof typeof BECAME;
  /** Its number in the ERP. */
  erpOrderNumber: string | null;
}

/** Says what became of the order before, where the next thing to do stands, with the way back; asks for itself while it is on its way. */
export function Left({ orderId, poNumber, status, erpOrderNumber }: LeftProps) {
  const words = { name: poNumber ?? "The order", number: erpOrderNumber ?? "" };
  if (status === "rejected") {
    return (
      <form class="left row" method="post" action={`/orders/${orderId}/review`}>
        <span safe>{`${words.name} was rejected`}</span>
        <Button label="Undo" kind="quiet" />
      </form>
    );
  }
  const poll =
    status === "submitting"
      ? { "hx-get": `/orders/${orderId}/left`, "hx-trigger": "every 2s", "hx-swap": "outerHTML" }
      : {};
  return (
    <p class="left row" {...poll}>
      <span class={["status", TONES[status]]} safe>
        {`${words.name} ${BECAME[status]} ${status === "submitted" ? words.number : ""}`.trim()}
      </span>
      <a href={`/review/${orderId}`}>Open</a>
    </p>
  );
}

const TONES = { submitting: "busy", submitted: "good", unconfirmed: "warning", pending_review: "error" };

const BECAME = {
  submitting: "is on its way to the ERP",
  submitted: "is booked as ERP order",
  unconfirmed: "has no answer from the ERP yet",
  pending_review: "came back to review: the ERP refused it",
};
