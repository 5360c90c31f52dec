import { count } from "./_format.ts";
import { Button, Kbd } from "./_parts.tsx";

/** What is left to do, and the ways out; always in sight. */
export interface BarProps {
  orderId: string;
  version: number;
  editable: boolean;
  errors: number;
  warnings: number;
  lineCount: number;
  /** The reader's latest save, the first line that comes back with it, and how many do; null: there is none to undo. */
  undo: { lineId: string | null; lines: number } | null;
}

/** The action bar. */
export function Bar({ orderId, version, editable, errors, warnings, lineCount, undo }: BarProps) {
  return (
    <div id="bar" class="bar">
      <input type="hidden" name="version" value={`${version}`} />
      <p class="left-to-do" role="status">
        {editable ? null : <span safe>{count(lineCount, "line")}</span>}
        {editable && errors ? (
          <a href="#order" class="finding error" data-next-finding="error" safe>
            {`${errors} to fix`}
          </a>
        ) : null}
        {editable && warnings ? (
          <a href="#order" class="finding warning" data-next-finding="warning" safe>
            {`${warnings} to look at`}
          </a>
        ) : null}
        {editable && !errors && !warnings ? (
          <span safe>{`${count(lineCount, "line")}, nothing left to fix`}</span>
        ) : null}
        {(errors || warnings) && editable ? (
          <span data-enhanced>
            <KeyHere name="n" />
          </span>
        ) : null}
      </p>
      <span id="saving" class="saving" role="status" data-enhanced></span>
      {editable && undo ? <Undo {...undo} /> : null}
      {editable ? <Ways orderId={orderId} errors={errors} /> : null}
    </div>
  );
}

/** A key that takes Alt while a field has the focus. */
function KeyHere({ name }: { name: string }) {
  return (
    <span class="key-here">
      <Kbd keys={`Alt+${name}`} />
    </span>
  );
}

function Undo({ lineId, lines }: NonNullable<BarProps["undo"]>) {
  return (
    <button
      type="submit"
      class="quiet"
      id="undo"
      name="undo"
      value="1"
      title="Undo the latest change"
      data-save
      data-line-back={lineId ?? undefined}
    >
      <span>{lines > 1 ? `Undo ${lines} lines` : "Undo"}</span>
      <Kbd keys="Ctrl+z" />
    </button>
  );
}

function Ways({ orderId, errors }: { orderId: string; errors: number }) {
  return (
    <div class="actions right">
      <button type="button" class="quiet" data-enhanced data-open="keys">
        <span class="unseen">Keys</span>
        <KeyHere name="?" />
      </button>
      <span data-plain>
        <Button label="Save" />
      </span>
      <details class="reject">
        <summary class="button quiet">Reject</summary>
        <div class="reject-form card">
          <label for="reason">Reason</label>
          <input id="reason" name="reason" form="rejection" required maxlength="500" />
          <button type="submit" form="rejection" class="danger">
            Reject the order
          </button>
        </div>
      </details>
      <button
        type="submit"
        class="primary"
        id="submit"
        formaction={`/orders/${orderId}/submission`}
        title={errors ? "Fix what is left first" : undefined}
        aria-disabled={errors ? "true" : undefined}
      >
        <span>Submit</span>
        <Kbd keys="Ctrl+Enter" />
      </button>
    </div>
  );
}
