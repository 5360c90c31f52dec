import { count, money, quantity } from "./_format.ts";
import { FieldFindings, FieldInput, type FieldProps, type ReviewFinding, toneOf } from "./review_field.tsx";
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
  /** Which price that is: "contract price", "from 100 EA until 2026-12-31"; null: the one that stands with the item. */
  agreed: { words: string; terms: string } | null;
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

const HEADS: [label: string, kind: string, field: string][] = [
  ["Their part", "sku", "customerSku"],
  ["Our part", "sku", "supplierSku"],
  ["Description", "description", "description"],
  ["Qty", "quantity number", "quantity"],
  ["Unit", "unit", "unit"],
  ["Price", "price number", "unitPrice"],
  ["Per", "basis number", "priceBasis"],
  ["Total", "price number", "lineTotal"],
  ["Required", "date", "requiredDate"],
];

/** Which lines alone are shown. */
export type GridOnly = "findings";

/** A run of lines; those of a piece that is not near are sent when it comes near, or on a page of its own. */
export interface PieceProps {
  /** From 0. */
  index: number;
  /** Numbers of its first and last line. */
  from: number;
  to: number;
  count: number;
  /** Of the most serious thing left open in it. */
  level: "error" | "warning" | null;
  lines: LineProps[] | null;
}

/** What is said of all lines. */
export interface LinesSumProps {
  lineCount: number;
  /** What they add up to; null: a line has no total. */
  sum: string | null;
  currency: string | null;
  /** Lines with something left open. */
  flagged: number;
}

/** The lines of an order. */
export interface GridProps extends LinesSumProps {
  orderId: string;
  editable: boolean;
  /** Null: all lines are shown. */
  only: GridOnly | null;
  /** Columns without a value in any line: they give their room away. */
  empty: string[];
  pieces: PieceProps[];
}

/** Fewer lines than these are seen at a glance. */
const MANY = 10;

/** The lines as a grid that behaves like a spreadsheet; a long one comes in pieces. */
export function Lines(grid: GridProps) {
  const { orderId, editable, only, empty, pieces, lineCount } = grid;
  const many = lineCount > MANY;
  const shown = pieces.filter(({ lines }) => lines).map(({ index }) => index);
  return (
    <section
      class={["lines", ...empty.map((field) => `no-${field}`)]}
      id="lines"
      aria-label="Lines"
      data-only={only ?? undefined}
    >
      {only ? <input type="hidden" name="only" value={only} /> : null}
      {shown.length && shown[0] !== 0 ? <input type="hidden" name="piece" value={`${shown[0]}`} /> : null}
      {many ? <LinesHead {...grid} /> : null}
      <div class="lines-frame">
        <GridHead />
        {pieces.map((piece) => (
          <Piece {...piece} orderId={orderId} only={only} />
        ))}
        {only && !pieces.length ? <p class="empty">No line has anything left to look at.</p> : null}
      </div>
      <div class="row lines-foot">
        {editable ? (
          <button type="submit" class="quiet" name="add" value="1" data-save id="add-line">
            Add a line
          </button>
        ) : null}
        {many ? null : <LinesSum {...grid} />}
        {editable ? (
          <span class="note" data-enhanced>
            Rows copied from a spreadsheet can be pasted into the grid.
          </span>
        ) : null}
      </div>
    </section>
  );
}

function LinesHead(grid: GridProps) {
  const { orderId, only, lineCount } = grid;
  const page = `/review/${orderId}`;
  return (
    <div class="lines-head row">
      <LinesSum {...grid} />
      <nav class="row" aria-label="Which lines">
        <a href={`${page}#lines`} aria-current={only ? undefined : "true"} data-lines>
          All
        </a>
        <a
          href={`${page}?only=findings#lines`}
          aria-current={only ? "true" : undefined}
          data-lines="findings"
        >
          With findings
        </a>
      </nav>
      <span class="row right">
        <label for="jump" safe>{`Go to line 1–${lineCount}`}</label>
        <input id="jump" name="line" form="jump-form" class="number" inputmode="numeric" size="6" />
      </span>
    </div>
  );
}

/** How many lines there are, what they add up to, and how many of them need a person. */
export function LinesSum({ lineCount, sum, currency, flagged }: LinesSumProps) {
  const words = [
    count(lineCount, "line"),
    sum && `adding up to ${money(sum, currency)}`,
    flagged ? `${flagged} with findings` : "",
  ];
  return (
    <span class="note" id="lines-sum" safe>
      {words.filter(Boolean).join(", ")}
    </span>
  );
}

function GridHead() {
  return (
    <div class="grid-head" aria-hidden="true">
      <table class="grid">
        <Columns />
        <thead>
          <tr>
            <th class="line-number"></th>
            {HEADS.map(([label, kind]) => (
              <th class={kind} safe>
                {label}
              </th>
            ))}
            <th class="remove"></th>
          </tr>
        </thead>
      </table>
    </div>
  );
}

function Columns() {
  return (
    <colgroup>
      <col class="line-number" />
      {HEADS.map(([, kind, field]) => (
        <col class={`${kind.split(" ")[0]} ${field}`} />
      ))}
      <col class="remove" />
    </colgroup>
  );
}

/** A piece of the grid, or the place where it will stand. */
export function Piece(piece: PieceProps & { orderId: string; only: GridOnly | null }) {
  const { orderId, only, index, from, to, count: size, level, lines } = piece;
  const query = `piece=${index}${only ? `&only=${only}` : ""}`;
  const label = from === to ? `Line ${from}` : `Lines ${from} to ${to}`;
  const known = {
    "data-piece": index,
    "data-from": from,
    "data-to": to,
    "data-count": size,
    "data-href": `/orders/${orderId}/lines?${query}`,
  };
  if (lines === null)
    return (
      <div class="piece later" id={`piece-${index}`} {...known} data-finding={level ?? undefined}>
        <a href={`/review/${orderId}?${query}#lines`} safe>
          {label}
        </a>
      </div>
    );
  return (
    <div class="piece" id={`piece-${index}`} {...known}>
      <table class="grid" aria-label={label}>
        <Columns />
        {lines.map((line) => (
          <Line {...line} />
        ))}
      </table>
    </div>
  );
}

/** A line: its cells, and under them what it means in the ERP. */
export function Line({ id, number, editable, cells, item, findings, terms }: LineProps) {
  const said = [...findings, ...cells.flatMap((cell) => cell.findings)];
  const faults = cells.flatMap(({ fault }) => fault ?? []);
  const findingsId = `line-${id}-findings`;
  return (
    <tbody class="line" id={`line-${id}`} data-line data-number={number}>
      <tr class="cells">
        <th scope="row" class="line-number">
          {number}
        </th>
        {cells.map((cell) => (
          <td class="cell" data-finding={toneOf(cell)}>
            <FieldInput {...cell} told={findingsId} />
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
          {said.length || faults.length ? (
            <div id={findingsId}>
              {faults.map((fault) => (
                <FieldFindings findings={[]} fault={fault} />
              ))}
              <FieldFindings findings={said} />
            </div>
          ) : null}
        </td>
      </tr>
    </tbody>
  );
}

function Terms({ conversion, unit, price, currency, agreed, stock, short, habit }: LineTermsProps) {
  const words = [
    conversion,
    price && [agreed?.words, money(price, currency), `per ${unit}`, agreed?.terms].filter(Boolean).join(" "),
    stock && `${quantity(stock)} ${unit} available${short ? `, short by ${quantity(short)}` : ""}`,
    habit && `usually ${quantity(habit)}`,
  ];
  return (
    <p class="note terms" safe>
      {words.filter(Boolean).join(" · ")}
    </p>
  );
}
