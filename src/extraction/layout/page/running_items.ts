import { parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { FIGURES, isCodeNamed, type Role } from "../words/vocabulary.ts";
import { beside } from "./abreast.ts";
import { type Delivery, planIn } from "./item_deliveries.ts";
import { type Area, onLine, type TextLine, type Token, textOf, union } from "./lines.ts";
import { type Caption, captionsOn, isNext, type Place, type Said, valuesOf } from "./running_captions.ts";

/** What an item says behind captions, from left to right as its table has it. */
const ROLES: Role[] = [
  "lineNumber",
  "code",
  "customerSku",
  "supplierSku",
  "description",
  "quantity",
  "unitPrice",
  "lineTotal",
  "date",
];
/** Of all items so many must multiply, and an amount with its tax is no more than so many times that without. */
const [MOST, TAXED] = [0.6, 1.4];
/** In heights of a line: how far under another lines are laid. */
const LEADING = 1.2;
/** In points: what lies between two columns, and how far from a day its count is laid. */
const [GUTTER, APART] = [24, 100];
/** Lines in which an item says all. */
const LINES = 40;

interface Item {
  lines: TextLine[];
  area: Area;
  said: Map<Role, Said>;
  plan: Delivery[];
}

/** Pages whose items say in running text, behind captions with colons, what they are, how many and what they cost, "Item Qty : 12 Set … Rate: Rs. 104.96 (…) per Set GST : … Item Value : Rs. 1,259.52", as a table of a row for each; other pages as they are. */
export function runningItems(areas: Area[]): Area[] {
  const places = areas.flatMap((area) => (area.grid ? [] : area.lines.map((line) => ({ area, line }))));
  const items = itemsIn(places);
  const isAlike = new Set(items.map(namesIn)).size === 1 && items[0]!.said.has("description");
  if (!isAlike || items.filter(isProduct).length < MOST * items.length) return areas;
  const columns = columnsOf(items, Math.max(...areas.map(({ width }) => width)));
  return areas.map((area) => tableOn(area, items, columns));
}

/** Behind which captions an item's words and codes stand. */
function namesIn({ said }: Item): string {
  return [...said.keys().filter((role) => role === "description" || isCodeNamed(role))].sort().join();
}

function itemsIn(places: Place[]): Item[] {
  const counts = places.flatMap((place, at) =>
    mayCount(place) && captionsOn(place).some(isCount) ? [at] : [],
  );
  const captions = counts.length > 0 ? places.map(captionsOn) : [];
  const starts = counts.map((at, i) => startOf(at, { places, captions, above: counts[i - 1] ?? -1 }));
  return counts.map((at, i) => {
    const [from, next] = [starts[i]!, starts[i + 1]];
    const to = Math.min(next ?? places.length, from + LINES);
    const said = new Map<Role, Said>();
    for (const [j, own] of captions.slice(from, to).entries())
      for (const caption of own) {
        const values = valuesOf(caption, places.slice(from + j + 1, to), captions.slice(from + j + 1, to));
        if (ROLES.includes(caption.role) && values.length > 0 && !said.has(caption.role))
          said.set(caption.role, { ...caption, values });
      }
    const plan = planIn(places.slice(at, to));
    const lines = places.slice(from, next === undefined ? endOf(said, plan, places) : to);
    return { area: places[from]!.area, lines: lines.map(({ line }) => line), said, plan };
  });
}

/** Where the last item ends: behind all that it says. */
function endOf(said: Item["said"], plan: Delivery[], places: Place[]): number {
  const values = [...said.values()].flatMap((one) => [one, ...one.values]);
  const told = new Set([...values, ...plan].map(({ line }) => line));
  return 1 + places.findLastIndex(({ line }) => told.has(line));
}

/** Whether a figure stands behind a colon. */
function mayCount({ line: { tokens } }: Place): boolean {
  return tokens.some(({ text }, i) => text.endsWith(":") && /^\d/.test(tokens[i + 1]?.text ?? ""));
}

function isCount({ role, value }: Caption): boolean {
  return role === "quantity" && /^\d/.test(value[0]?.text ?? "");
}

/** Where the lines right over a count begin that are none of the item's above. */
function startOf(
  at: number,
  { places, captions, above }: { places: Place[]; captions: Caption[][]; above: number },
): number {
  let from = at;
  while (
    from - 1 > above &&
    isNext(places[from - 1]!, places[from]!) &&
    !captions[from - 1]!.some(({ role }) => FIGURES.has(role))
  )
    from--;
  return from;
}

/** Whether a count and a price make the amount, or less than it by a tax. */
function isProduct({ said }: Item): boolean {
  const [q, p, t] = [...FIGURES].map((role) => {
    const tokens = said.get(role!)?.values[0]?.tokens ?? [];
    return amountOf(textOf(tokens)) ?? amountOf(tokens[0]?.text ?? "");
  });
  if (!q || !p || !t) return false;
  const share = Number(t) / (Number(q) * Number(p));
  return multiplies(q, p, t) !== null || (share > 1 && share < TAXED);
}

function amountOf(text: string): string | undefined {
  return (parseAmount(text, ".") ?? parseAmount(text, ","))?.value;
}

interface Column {
  role: Role;
  label: string;
  left: number;
  right: number;
}

/** A column for each caption, right of the pages. */
function columnsOf(items: Item[], edge: number): Column[] {
  let right = edge;
  return ROLES.flatMap((role) => {
    const said = items.flatMap((item) => item.said.get(role) ?? []);
    if (said.length === 0) return [];
    const left = right + GUTTER;
    const texts = said.flatMap(({ tokens, values }) => [tokens, ...values.map((value) => value.tokens)]);
    right = left + Math.max(...texts.map(widthOf));
    return [{ role, label: said[0]!.label, left, right }];
  });
}

function widthOf(tokens: Token[]): number {
  const [x0, , x1] = union(tokens);
  return x1 - x0;
}

/** A page with its items in a table, under what else it says of them. */
function tableOn(area: Area, items: Item[], columns: Column[]): Area {
  const own = items.filter((item) => item.area === area);
  const inside = new Set(items.flatMap(({ lines }) => lines));
  const at = area.lines.findIndex((line) => inside.has(line));
  if (at < 0) return area;
  const said = items.flatMap((item) => [...item.said.values()]);
  const told = new Set([
    ...said.flatMap(({ tokens, values }) => [...tokens, ...values.flatMap((value) => value.tokens)]),
    ...items.flatMap(({ plan }) => plan.flatMap(({ line }) => line.tokens)),
  ]);
  const rest = area.lines.flatMap((line) => {
    const tokens = inside.has(line) ? line.tokens.filter((token) => !told.has(token)) : [];
    if (tokens.length === line.tokens.length) return [line];
    return tokens.length > 0 ? [onLine(tokens, line)] : [];
  });
  const heading = own[0] ? [headingOver(own[0].lines[0]!, columns)] : [];
  return {
    ...area,
    lines: [
      ...area.lines.slice(0, at),
      ...rest,
      ...heading,
      ...own.flatMap((item) => rowsOf(item, columns)),
      ...area.lines.slice(at).filter((line) => !inside.has(line)),
    ],
    width: columns.at(-1)!.right + GUTTER,
  };
}

/** An item's row, and right under it its further words and its deliveries. */
function rowsOf({ lines: [first], said, plan }: Item, columns: Column[]): TextLine[] {
  const laid = (role: Role, { area: { page }, tokens }: Said["values"][number]) => {
    const { left } = columns.find((column) => column.role === role)!;
    return tokens.map((token) => beside(token, { page, left: left - tokens[0]!.box[0] }));
  };
  const row = [...said].flatMap(
    ([
      role,
      {
        values: [value],
      },
    ]) => laid(role, value!),
  );
  const words = [...said].flatMap(
    ([
      role,
      {
        values: [, ...more],
      },
    ]) => more.map((value) => laid(role, value)),
  );
  const { left } = columns.find(({ role }) => role === "description") ?? columns[0]!;
  const under = [...words, ...plan.map((delivery) => deliveryIn(delivery, left))];
  const { y, height } = first!;
  return [
    onLine(row, first!),
    ...under.map((tokens, i) => ({ ...onLine(tokens, first!), y: y + (i + 1) * LEADING * height })),
  ];
}

/** A day and a count, or their headings, where the item's words stand. */
function deliveryIn({ area: { page }, day, count }: Delivery, left: number): Token[] {
  return [day, count].flatMap((segment, i) =>
    segment.tokens.map((token) => beside(token, { page, left: left + i * APART - segment.box[0] })),
  );
}

function headingOver(line: TextLine, columns: Column[]): TextLine {
  const [, y0, , y1] = line.box;
  const captions = columns.map(
    ({ label, left, right }): Token => ({ ...line.tokens[0]!, text: label, box: [left, y0, right, y1] }),
  );
  return onLine(captions, line);
}
