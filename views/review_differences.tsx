import { decimal, money } from "./_format.ts";
import { Day } from "./_parts.tsx";

/** A line that differs. */
export interface DuplicateLine {
  kind: "added" | "removed" | "changed";
  number: number;
  code: string | null;
  description: string | null;
  cells: {
    field: "quantity" | "unit" | "unitPrice" | "requiredDate";
    was: string | null;
    is: string | null;
  }[];
}

const COLUMNS = [
  ["quantity", "Quantity"],
  ["unit", "Unit"],
  ["unitPrice", "Price"],
  ["requiredDate", "Required"],
] as const;
const KIND = { added: "added", removed: "removed", changed: "changed" } as const;

/** How an order's lines differ from those of the earlier one that it repeats. */
export function Differences({ lines }: { lines: DuplicateLine[] }) {
  const columns = COLUMNS.filter(([field]) =>
    lines.some(({ cells }) => cells.some((c) => c.field === field)),
  );
  return (
    <section class="scroll-x" tabindex="0" aria-label="Lines that differ">
      <table class="diff">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Part</th>
            {columns.map(([field, label]) => (
              <th scope="col" class={field === "quantity" || field === "unitPrice" ? "number" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr class={line.kind}>
              <th scope="row">
                {line.number} <span>{KIND[line.kind]}</span>
              </th>
              <td>
                <span safe>{line.code ?? "–"}</span>{" "}
                <span class="note" safe>
                  {line.description ?? ""}
                </span>
              </td>
              {columns.map(([field]) => (
                <td class={field === "quantity" || field === "unitPrice" ? "number" : undefined}>
                  <Cell line={line} field={field} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ line, field }: { line: DuplicateLine; field: DuplicateLine["cells"][0]["field"] }) {
  const cell = line.cells.find((each) => each.field === field);
  if (!cell) return "";
  return (
    <>
      {cell.was === null ? "" : <del>{<Value field={field} value={cell.was} />}</del>}
      {cell.was !== null && cell.is !== null ? " → " : ""}
      {cell.is === null ? "" : <ins>{<Value field={field} value={cell.is} />}</ins>}
    </>
  );
}

function Value({ field, value }: { field: DuplicateLine["cells"][0]["field"]; value: string }) {
  if (field === "requiredDate") return <Day value={value} />;
  if (field === "unitPrice") return <span safe>{money(value)}</span>;
  return <span safe>{field === "quantity" ? decimal(value) : value}</span>;
}
