import { count, money, quantity } from "./_format.ts";
import {
  FieldFindings,
  FieldInput,
  type FieldProps,
  partId,
  type ReviewFinding,
  toneOf,
} from "./review_field.tsx";
import { ItemPick, type ItemProps } from "./review_pick.tsx";

/** What the ERP says of a line; quantities and prices are decimal strings. */
export interface LineTermsProps {
  /** "2 CS × 24 = 48 EA". */
  conversion: string | null;
  /** The item's own unit. */
  unit: string;
  /** Per one unit. */
  price: string | null;
  currency: string | null;
  /** Available now; null: not known. */
  stock: string | null;
  /** What of the line is not; null: nothing, or not known. */
  short: string | null;
  /** What this customer usually orders. */
  habit: string | null;
}

/** One line of the order. */
export interface LineProps {
  id: string;
  number: number;
  editable: boolean;
  cells: FieldProps[];
  item: ItemProps;
  /** Findings that speak of the line and of none of its cells. */
  findings: ReviewFinding[];
  terms: LineTermsProps | null;
}

const HEADS: [label: string, kind: string][] = [
  ["Their part", "sku"],
  ["Our part", "sku"],
  ["Description", "description"],
  ["Qty", "quantity number"],
  ["Unit", "unit"],
  ["Price", "price number"],
  ["Per", "basis number"],
  ["Total", "price number"],
  ["Required", "date"],
];

/** Columns that give their room away when no line has a value in them. */
const SHRINKS = new Set(["sku", "date"]);

function isEmpty(lines: LineProps[], column: number) {
  return lines.every(({ cells }) => !cells[column]?.value);
}

/** The lines as a grid that behaves like a spreadsheet. */
export function Lines({ lines, editable }: { lines: LineProps[]; editable: boolean }) {
  return (
    <section class="lines" id="lines" aria-label="Lines">
      <div class="lines-frame">
        <table class="grid">
          <thead>
            <tr>
              <th scope="col" class="line-number">
                <span class="unseen">Line</span>
              </th>
              {HEADS.map(([label, kind], at) => (
                <th scope="col" class={[kind, SHRINKS.has(kind) && isEmpty(lines, at) && "unused"]} safe>
                  {label}
                </th>
              ))}
              <th scope="col" class="remove">
                <span class="unseen">Remove</span>
              </th>
            </tr>
          </thead>
          {lines.map((line) => (
            <Line {...line} />
          ))}
        </table>
      </div>
      <div class="row lines-foot">
        {editable ? (
          <button type="submit" class="quiet" name="add" value="1" data-save id="add-line">
            Add a line
          </button>
        ) : null}
        <span class="note" safe>
          {count(lines.length, "line")}
        </span>
        {editable ? (
          <span class="note" data-enhanced>
            Rows copied from a spreadsheet can be pasted into the grid.
          </span>
        ) : null}
      </div>
    </section>
  );
}

/** A line: its cells, and under them what it means in the ERP. */
export function Line({ id, number, editable, cells, item, findings, terms }: LineProps) {
  const said = [...findings, ...cells.flatMap((cell) => cell.findings)];
  const faults = cells.flatMap(({ fault }) => fault ?? []);
  const findingsId = `line-${id}-findings`;
  return (
    <tbody class="line" id={`line-${id}`} data-line={id}>
      <tr class="cells">
        <th scope="row" class="line-number">
          {number}
        </th>
        {cells.map((cell, at) => (
          <td id={partId(cell.name)} class="cell" data-label={HEADS[at]?.[0]} data-finding={toneOf(cell)}>
            <FieldInput {...cell} described={findingsId} />
          </td>
        ))}
        <td class="remove">
          {editable ? (
            <button
              type="submit"
              class="quiet"
              name="remove"
              value={id}
              data-save
              tabindex="-1"
              aria-label={`Remove line ${number}`}
            >
              ×
            </button>
          ) : null}
        </td>
      </tr>
      <tr class="meaning">
        <td></td>
        <td colspan="10">
          <ItemPick {...item} />
          {terms ? <Terms {...terms} /> : null}
          <div id={findingsId}>
            {faults.map((fault) => (
              <FieldFindings findings={[]} fault={fault} />
            ))}
            <FieldFindings findings={said} />
          </div>
        </td>
      </tr>
    </tbody>
  );
}

function Terms({ conversion, unit, price, currency, stock, short, habit }: LineTermsProps) {
  const words = [
    conversion,
    price && `${money(price, currency)} per ${unit}`,
    stock && `${quantity(stock)} ${unit} available${short ? `, short by ${quantity(short)}` : ""}`,
    habit && `usually ${quantity(habit)}`,
  ];
  return (
    <p class="note terms" safe>
      {words.filter(Boolean).join(" · ")}
    </p>
  );
}
