import type { PropsWithChildren } from "@elysiajs/html";

/** A column head; `number` aligns it with its numbers. */
export interface Column {
  label: string;
  number?: boolean;
  /** For readers of the page alone: nothing is shown. */
  unseen?: boolean;
}

/** A dense table; on a narrow window it scrolls sideways inside its own frame, whose edges show that there is more. */
export function Table(
  props: PropsWithChildren<{
    columns: Column[];
    id?: string;
    /** What its rows are, for its widths. */
    of?: "mails";
    /** What it lists. Needed where no row has anything to focus: so the frame is focused, and scrolled, by keyboard. */
    label?: string;
    /** Its rows are cards on a narrow window; `data-label` names a cell that doesn't speak for itself there. */
    cards?: boolean;
  }>,
) {
  const { columns, id, of, label, cards, children } = props;
  const region = label ? { role: "region", tabindex: "0", "aria-label": label } : {};
  return (
    <div class={["table-frame", cards && "cards"]} {...region}>
      <table class={of}>
        <thead>
          <tr>
            {columns.map(({ label, number, unseen }) => (
              <th scope="col" class={number ? "number" : undefined}>
                <span class={unseen ? "unseen" : undefined} safe>
                  {label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody id={id}>{children as "safe"}</tbody>
      </table>
    </div>
  );
}
