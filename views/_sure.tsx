import type { PropsWithChildren } from "@elysiajs/html";
import { Button } from "./_parts.tsx";

interface SureProps {
  label: string;
  /** What goes with it, as a sentence. */
  note: string;
  /** What it acts on, for those who don't see the row it stands in. */
  of?: string;
}

/** What can't be taken back, in two steps: the first says what goes with it, the button inside does it. */
export function Sure({ id, label, note, of, children }: PropsWithChildren<SureProps & { id: string }>) {
  return (
    <>
      <button
        type="button"
        class="quiet"
        popovertarget={id}
        aria-label={of === undefined ? undefined : `${label}: ${of}`}
        safe
      >
        {label}
      </button>
      <div class="sure" id={id} popover="auto">
        <p safe>{note}</p>
        {children as "safe"}
      </div>
    </>
  );
}

interface SureActionProps extends SureProps {
  to: string;
  /** What the button says that does it. */
  action: string;
  value?: { name: string; value: string };
}

/** The same where the second step is a form of its own. */
export function SureAction({ to, action, value, ...sure }: SureActionProps) {
  return (
    <Sure id={`sure${to.replaceAll("/", "-")}`} {...sure}>
      <form method="post" action={to}>
        <Button label={action} kind="danger" of={sure.of} {...value} />
      </form>
    </Sure>
  );
}
