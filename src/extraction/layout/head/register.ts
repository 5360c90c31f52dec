import type { HeaderField, Read } from "../../../orders/mod.ts";
import { type Area, evidenceOf, type TextLine, type Token } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { looksLikePerson } from "../parties/names.ts";
import type { Column } from "../table/columns.ts";
import type { Entry } from "../table/entry.ts";
import { BARE_ID } from "../table/exported.ts";
import type { Row } from "../table/row.ts";
import type { Entries } from "../table/rows.ts";
import { parseAmount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import { findDate, parseDate } from "../values/dates.ts";
import type { Label } from "../words/captions.ts";
import { normalize } from "../words/normal.ts";
import { FIGURES } from "../words/vocabulary.ts";
import { buyerNumbers } from "./buyer_numbers.ts";
import { labelOf } from "./labels.ts";
import { addressesIn } from "./row_address.ts";
import { sumNamed, sumsIn, TOTAL } from "./row_sums.ts";
import type { PrintedSum } from "./sum_money.ts";

/** The order's own fields where a sheet repeats them on every row, or keeps them in a sheet of orders. */
export interface Register {
  fields: Partial<Record<HeaderField, Read>>;
  entries: Entry[];
  /** Numbers of the buyer, by which a customer is found. */
  buyerIds: string[];
  /** Its total, and what lies between that and the lines, where columns say them. */
  sums: PrintedSum[];
}

type Name = Label | "total";

/** Of two names for one field the later one holds. */
const FIELDS: Partial<Record<Name, HeaderField>> = {
  poNumber: "poNumber",
  documentDate: "orderDate",
  orderDate: "orderDate",
  requiredDate: "requiredDate",
  shipDate: "shipDate",
  currency: "currency",
  buyer: "customerName",
  shipTo: "shipToName",
  billTo: "billToName",
  total: "total",
};

type Values = Map<Name, { token: Token; page: number; heading: string }>;

/** Groups the lines of a sheet by the order number of their rows; one group when rows name none. */
export function registersOf(
  { entries, rest }: Pick<Entries, "entries" | "rest">,
  areas: Area[],
  style: Style,
): Register[] {
  const grid = areas[0]?.grid === true;
  if (!grid || entries.length === 0) return [{ fields: {}, entries, buyerIds: [], sums: [] }];
  const groups = new Map<string, { entries: Entry[]; values: Values[] }>();
  let above: Values = new Map();
  for (const entry of entries) {
    const own = valuesOf(entry.start);
    const values = continues(own, above) ? new Map([...above, ...own]) : own;
    above = values;
    const key = values.get("poNumber")?.token.text ?? "";
    const group = groups.get(key) ?? { entries: [], values: [] };
    group.entries.push(entry);
    group.values.push(values);
    groups.set(key, group);
  }
  const own = entries[0]?.start.line.page;
  const heads = rest.map(valuesOf).filter((values) => values.size >= 2 && values.has("poNumber"));
  const orders = [...heads, ...areas.filter(({ page }) => page !== own).flatMap((area) => orderRows(area))];
  return [...groups.entries()].map(([key, group]) => {
    const row =
      orders.find((values) => values.get("poNumber")?.token.text === key) ??
      (orders.length === 1 ? orders[0] : undefined);
    const starts = group.entries.map(({ start }) => start);
    const named = sumNamed([...group.entries.flatMap(({ rows }) => rows), ...rest], key);
    const total = named.map(({ amount, tokens, page }) => ({
      value: amount.value,
      evidence: evidenceOf(tokens, page),
    }));
    return {
      entries: group.entries,
      fields: withBuyer(
        {
          ...addressesIn(starts),
          ...(total[0] && { total: total[0] }),
          ...(row ? read([row], style) : {}),
          ...read(group.values, style),
        },
        COMPANY.test(group.values[0]?.get("billTo")?.heading ?? ""),
      ),
      buyerIds: buyerNumbers(starts),
      sums: [...sumsIn(starts, style), ...named],
    };
  });
}

/** Whether a row leaves blank what stands in the row above: the order's number, and all or the same of who ordered and when. */
function continues(own: Values, above: Values): boolean {
  const repeats = (name: Name) => !own.has(name) || own.get(name)!.token.text === above.get(name)?.token.text;
  const blank = above.has("poNumber") && !own.has("poNumber");
  return blank && (["buyer", "orderDate", "documentDate"] as const).every(repeats);
}

/** Who pays is the buyer where no column names one, or one names a person and another the company. */
function withBuyer(fields: Register["fields"], company: boolean): Register["fields"] {
  const isPerson = company && fields.billToName && looksLikePerson(fields.customerName?.value ?? "");
  const buyer = isPerson ? fields.billToName : (fields.customerName ?? fields.billToName);
  return buyer ? { ...fields, customerName: buyer } : fields;
}

/** Cells of a row under headings that name fields of the order. */
function valuesOf({ geometry, cells, line }: Row): Values {
  const values: Values = new Map();
  for (const [i, column] of geometry.first.entries()) {
    const label = fieldOf(column.label);
    const token = cells.get(i)?.[0];
    const isPlace =
      label && PARTIES.has(label) && (ADDRESS.test(column.label) || !NAMED.test(token?.text ?? ""));
    if (!label || !token || isPlace) continue;
    if (label === "poNumber" && (FIGURES.has(column.role) || !/\d/.test(token.text))) continue;
    const isFirm = PARTIES.has(label) && COMPANY.test(column.label);
    const isSurer = label === "poNumber" && rankOf(column.label) > rankOf(values.get(label)?.heading ?? "");
    if (!values.has(label) || isFirm || isSurer)
      values.set(label, { token, page: line.page, heading: column.label });
  }
  const own = values.has("poNumber") ? -1 : geometry.first.findIndex(isOwnNumber);
  const token = cells.get(own)?.[0];
  if (token) values.set("poNumber", { token, page: line.page, heading: geometry.first[own]!.label });
  return values;
}

/** Whether a column has the number that an export gives each order, and no other column names one. */
function isOwnNumber({ label, role }: Column): boolean {
  return role === "other" && BARE_ID.test(label.replaceAll("_", " "));
}

const ADDRESS = /address|anschrift|adresse|dirección/i;
const NAMED = /\p{L}{2}/u;
const PARTIES: ReadonlySet<Name> = new Set(["buyer", "shipTo", "billTo"]);
/** A firm beside the person who ordered for it. */
const COMPANY = /\bcompany\b/i;

/** How surely a heading names the buyer's number: "PO Number" does, beside which an "Order ID" is what a market calls the order, and a "PO ID" what a program does. */
function rankOf(heading: string): number {
  const isBuyers = /(?<!\p{L})(p\.?\s?o\.?|purchase[ _-]order)(?!\p{L})/iu.test(heading);
  return (isBuyers ? 2 : 0) + (/\bid$/i.test(heading) ? 0 : 1);
}

const OF_ORDER = /\b(doc|document|purchas\w*|beleg(nummer|nr)?)\b/i;

/** The field of an order that a column is headed by: "Document No." too, but no mere "Reference". */
function fieldOf(heading: string): Name | null {
  if (TOTAL.test(normalize(heading))) return "total";
  if (/^(firma|retailer( name)?)$/i.test(heading)) return "buyer";
  const found = labelOf(heading);
  if (found && FIELDS[found.label] && (found.strength >= 3 || OF_ORDER.test(heading))) return found.label;
  const party = /^(.*\S) name$/i.exec(heading)?.[1];
  const named = party ? labelOf(party)?.label : undefined;
  return named === "billTo" || named === "shipTo" ? named : null;
}

/** Headings of firms, whatever their names are like; a buyer is a person who buys, too. */
const FIRM = /customer|retailer|client|compan|account|kunde|klant|firma|soci[eé]t|empresa|aziend/i;

/** What each row may say for itself alone. */
const OF_ROW: ReadonlySet<Name> = new Set(["requiredDate", "shipDate"]);

/** A field of the order is what all of its rows agree on; most an export may write in the first of them alone. */
function read(rows: Values[], style: Style): Register["fields"] {
  const fields: Register["fields"] = {};
  for (const [label, field] of Object.entries(FIELDS) as [Name, HeaderField][]) {
    const found = rows[0]?.get(label);
    const said = rows.flatMap((row) => row.get(label)?.token.text ?? []);
    const isFirst = said.length === 1 && !OF_ROW.has(label);
    if (!found || said.some((text) => text !== found.token.text) || (said.length < rows.length && !isFirst))
      continue;
    const { token, page, heading } = found;
    const value = readIn(token, field, style);
    if (value && !(field === "customerName" && !FIRM.test(heading) && looksLikePerson(value)))
      fields[field] = { value, evidence: evidenceOf([token], page) };
  }
  return fields;
}

function readIn({ text, cell }: Token, field: HeaderField, { dates, mark }: Style): string | undefined {
  if (field === "total") return cell?.number ?? parseAmount(text, mark)?.value;
  if (field === "currency") return currencyIn(text) ?? (ISO.test(text) ? text : undefined);
  return /Date$/.test(field)
    ? (cell?.date ?? (parseDate(text, dates) ?? findDate(text, dates))?.value)
    : text.trim();
}

/** The code of a currency that is seldom met. */
const ISO = /^[A-Z]{3}$/;

/** A sheet of orders: a row of labels with one row of values for each order under it. */
function orderRows(area: Area): Values[] {
  const index = area.lines.findIndex(
    (line) =>
      labels(line).length >= 2 &&
      labels(line).length >= 0.5 * line.tokens.length &&
      line.tokens.every(({ text }) => !/:$/.test(text)),
  );
  const head = area.lines[index];
  if (!head || index > 12) return [];
  const columns = labels(head);
  return area.lines.slice(index + 1, index + 2001).flatMap((line) => {
    const values: Values = new Map();
    for (const { label, token } of columns) {
      const cell = line.tokens.find(({ box }) => box[0] >= token.box[0] - 1 && box[0] < token.box[2]);
      if (cell && !values.has(label))
        values.set(label, { token: cell, page: area.page, heading: token.text });
    }
    return values.size >= 2 && values.has("poNumber") ? [values] : [];
  });
}

function labels(line: TextLine): { label: Label; token: Token }[] {
  return line.tokens.flatMap((token) => {
    const found = labelOf(token.text);
    return found && FIELDS[found.label] ? [{ label: found.label, token }] : [];
  });
}
