import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { askedDate, comingDate } from "./head/asked_date.ts";
import { currencyOf } from "./head/currency.ts";
import type { HeaderFields } from "./head/header_fields.ts";
import type { Register } from "./head/register.ts";
import { type TextHead, textHead, withoutGreeting } from "./head/text_head.ts";
import { grandTotal, type PrintedSum, unnamedTotal } from "./head/totals.ts";
import type { Ordering } from "./ordering.ts";
import type { OrderPart } from "./orders_in_file.ts";
import { holdsNoOrder, kindOf } from "./page/document_kind.ts";
import { type Area, evidenceOf } from "./page/lines.ts";
import type { Style } from "./page/style.ts";
import type { Parties } from "./parties/parties.ts";
import { amountsAlone } from "./proof/amounts_alone.ts";
import { sumsBeside } from "./proof/beside.ts";
import { withoutCarried, withoutCounts } from "./proof/carried.ts";
import { daysSaid } from "./proof/derived_days.ts";
import { headless } from "./proof/headless.ts";
import { prove } from "./proof/proof.ts";
import { offered, remarksOn } from "./proof/remarks.ts";
import { openBasis, undecided } from "./proof/undecided.ts";
import { ratesOn } from "./table/rates.ts";
import { type Priced, tableLines } from "./table_lines.ts";
import { kept } from "./words/memo.ts";

/** What the orders of one table share. */
export interface Around {
  part: OrderPart;
  style: Style;
  ordering: Ordering;
  head: HeaderFields;
  parties: Parties;
  /** No other order stands in the same table. */
  alone: boolean;
}

/** What was read of an order beside its head. */
interface Counted {
  /** All its lines. */
  lines: DraftLine[];
  /** A line for each row of the table. */
  rows: DraftLine[];
  /** The table's lines, with the currency that each is in. */
  drafted: Priced[];
  sums: PrintedSum[];
  text: TextHead | null;
}

/** The draft of an order: its lines, its head, and what speaks against them. */
export function draftOf(register: Register, around: Around): Draft {
  const { part, style, ordering, head, parties, alone } = around;
  const { areas } = part;
  const { bare, prose, sums, numbers, left, taken } = ordering;
  const { findings: told, ...read } = tableLines(register.entries, {
    ...style,
    ordered: head.fields.orderDate?.value,
  });
  const [rows, drafted] = [amountsAlone(read.rows, sums), amountsAlone(read.lines, sums)];
  const lines = [...drafted.map(({ currency: _, ...line }) => line), ...bare.lines, ...(prose?.lines ?? [])];
  const counted = drafted.length > rows.length ? rows : lines;
  const beside = alone ? withoutCarried(withoutCounts(sums, counted), counted) : [];
  const ofOrder = [...beside, ...register.sums];
  const amounts = { sums: ofOrder, areas, taken, style, rates: ratesOn(taken) };
  const proven = prove({
    lines: counted,
    around: amounts,
    numbers,
    beside: sumsBeside(register.entries, style),
    left,
    notOrdered: offered(ordering.idle),
  });
  const text = prose?.lines.length ? textHead(areas, style, prose.dated) : null;
  const header = headerOf(register, around, { lines, rows, drafted, sums: ofOrder, text });
  const found = lines.length > 0 || !holdsNoOrder(kindOf(areas));
  const remarked = remarksOn(part, { head, style, ordering, found, header });
  if (header.customerName === parties.fields.customerName) remarked.push(...parties.findings);
  if (text && !head.fields.requiredDate) remarked.push(...text.findings);
  const ordered = header.requiredDate ? undefined : header.orderDate?.value;
  const coming = ordered && comingDate(areas, ordering.taken, { ordered, style });
  if (coming) header.requiredDate = coming.read;
  if (coming) remarked.push(coming.finding);
  const { entries } = register;
  const open = [
    ...undecided(entries, proven.proof),
    ...openBasis(entries, rows, ofOrder),
    ...headless(entries, ordering),
    ...daysSaid(header, lines, style),
  ];
  return {
    header,
    lines,
    findings: [...proven.findings, ...told, ...remarked, ...open],
    proof: {
      ...proven.proof,
      ...expanded(proven.proof, rows, drafted),
      ...pagesOf(areas),
      ...(register.buyerIds.length > 0 && { buyerIds: register.buyerIds }),
      ...(style.dates.certain && { dates: style.dates.first }),
    },
  };
}

/** The fields of the head: as the lines of a register say, as its letter says, as the page does. */
function headerOf(
  { entries, fields }: Register,
  around: Around,
  { lines, rows, drafted, sums, text }: Counted,
): Draft["header"] {
  const { part, ordering, head, parties, alone } = around;
  const { areas } = part;
  const written: Draft["header"] = {
    ...text?.header,
    ...head.fields,
    ...(text ? withoutGreeting(parties) : parties.fields),
    ...fields,
  };
  const total = alone ? totalOf(lines, { rows, sums }, around) : null;
  const currencies = [
    ...drafted.map(({ currency }) => currency),
    ...ordering.sums.map(({ amount }) => amount.currency ?? null),
    ...(ordering.prose?.currency ?? []),
  ];
  return known({
    ...written,
    ...(total && { total: { value: total.amount.value, evidence: evidenceOf(total.tokens, total.page) } }),
    currency: written.currency ?? currencyOf(areas, currencies, entries),
    requiredDate: written.requiredDate ?? sharedDate(lines) ?? askedOf(around) ?? undefined,
  });
}

/** The day that the page asks for beside the tables, for all of their orders. */
const askedOf = kept(
  ({ part, style, ordering }: Around) => askedDate(part.areas, style, ordering.taken) ?? null,
);

/** The order's printed total: by its name, else an amount that is exactly what the lines come to. */
function totalOf(
  lines: DraftLine[],
  { rows, sums }: { rows: DraftLine[]; sums: PrintedSum[] },
  { part: { areas }, style, ordering: { taken, underLast } }: Around,
) {
  return (
    grandTotal(sums, sumOf(lines)) ??
    unnamedTotal(areas, style, { skip: taken.difference(underLast), lines: rows.length ? rows : lines })
  );
}

function known(header: Draft["header"]): Draft["header"] {
  return Object.fromEntries(Object.entries(header).filter(([, read]) => read)) as Draft["header"];
}

function sumOf(lines: DraftLine[]): number {
  return lines.reduce((sum, { fields }) => sum + Number(fields.lineTotal?.value ?? 0), 0);
}

/** Counts of rows as counts of lines, where rows are several lines each. */
function expanded({ expected, found }: Draft["proof"], rows: DraftLine[], lines: DraftLine[]) {
  const more = lines.length - rows.length;
  return { expected: expected === null ? null : expected + more, found: found + more };
}

/** The pages of the file that an order stands on, from 1. */
function pagesOf(areas: Area[]): { pages?: [first: number, last: number] } {
  const numbers = areas.filter(({ grid }) => !grid).map(({ page }) => page);
  return numbers.length ? { pages: [Math.min(...numbers), Math.max(...numbers)] } : {};
}

/** All lines want the same day: then the order does. */
function sharedDate(lines: Draft["lines"]): Read | undefined {
  const [first] = lines;
  const date = first?.fields.requiredDate;
  return date && lines.every(({ fields }) => fields.requiredDate?.value === date.value) ? date : undefined;
}
