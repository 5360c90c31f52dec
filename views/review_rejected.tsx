import { Button } from "./_parts.tsx";

/** An order that was just rejected. */
export interface RejectedProps {
  orderId: string;
  poNumber: string | null;
}

/** Says what was rejected, where the next thing to do stands, with the way back. */
export function Rejected({ orderId, poNumber }: RejectedProps) {
  return (
    <form class="rejected row" method="post" action={`/orders/${orderId}/review`}>
      <span safe>{`${poNumber ?? "The order"} was rejected`}</span>
      <Button label="Undo" kind="quiet" />
    </form>
  );
}
