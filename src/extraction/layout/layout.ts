import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import type { Reading } from "../../reading/mod.ts";
import { askedDate } from "./head/asked_date.ts";
import { currencyOf } from "./head/currency.ts";
import { type HeaderFields, headerFields } from "./head/header_fields.ts";
import { type Register, registersOf } from "./head/register.ts";
import { textHead, withoutGreeting } from "./head/text_head.ts";
import { timely } from "./head/timely.ts";
import { grandTotal, type PrintedSum, unnamedTotal } from "./head/totals.ts";
import { type Ordering, orderingOf } from "./ordering.ts";
import { type OrderPart, ordersIn } from "./orders_in_file.ts";
import { abreast } from "./page/abreast.ts";
import { underEachOther } from "./page/beside.ts";
import { holdsNoOrder, kindOf, termsLast } from "./page/document_kind.ts";
import { type Area, areaOf, evidenceOf } from "./page/lines.ts";
import { unpivoted } from "./page/matrix.ts";
import { legible } from "./page/misread.ts";
import { sheetArea } from "./page/sheets.ts";
import { turned } from "./page/sideways.ts";
import { joinedMoney } from "./page/split_money.ts";
import { headStyle, type Style, styleOf } from "./page/style.ts";
import { proseArea, textArea } from "./page/text.ts";
import { mailOf, passedOn } from "./page/text_own.ts";
import { withoutTransmission } from "./page/transmission.ts";
import { type Parties, partiesOf } from "./parties/parties.ts";
import { isMailPrint } from "./parties/signature.ts";
import { agreeing } from "./proof/agreeing.ts";
import { amountsAlone } from "./proof/amounts_alone.ts";
import { asQuoted } from "./proof/as_quoted.ts";
import { sumsBeside } from "./proof/beside.ts";
import { withoutCarried, withoutCounts } from "./proof/carried.ts";
import { doubtsOf } from "./proof/doubts.ts";
import { uncounted } from "./proof/mistaken.ts";
import { prove } from "./proof/proof.ts";
import { offered, remarksOn } from "./proof/remarks.ts";
import { uncoded } from "./proof/uncoded.ts";
import { undecided } from "./proof/undecided.ts";
import { unpriced } from "./proof/unpriced.ts";
import { toldIn } from "./prose/text_items.ts";
import { draftLine } from "./table/fields.ts";
import { ratesOn } from "./table/rates.ts";
import type { Entry } from "./table/rows.ts";
import { withSaidCodes } from "./table/said_codes.ts";
import { sideBySide } from "./table/side_by_side.ts";
import { bySize } from "./table/sizes.ts";
import { variantsIn, variantsOf } from "./table/variants.ts";

/** What the reader knows before it reads. */
export interface LayoutContext {
  /** Names of the organization that receives orders: never the customer. */
  ownNames: string[];
}

/** Reads every order of a file by position and wording alone. */
export function layout(reading: Reading, context: LayoutContext): Draft[] {
  const pages = reading.pages
    .filter(({ scanned, words }) => !scanned || words.length > 0)
    .flatMap((page) => sideBySide(joinedMoney(legible(withoutTransmission(areaOf(page))))));
  const sheets = reading.sheets
    .filter(({ hidden }) => !hidden)
    .map((sheet, i) =>
      sheet.prose ? proseArea(sheet, i + 1) : unpivoted(underEachOther(turned(sheetArea(sheet, i + 1)))),
    );
  const plain = reading.type === "text" && reading.text ? [textArea(reading.text)] : [];
  const areas = termsLast([...abreast(pages), ...sheets, ...plain].filter(({ lines }) => lines.length > 0));
  if (isMail(reading)) return mailDrafts(areas, context);
  return aboveQuote(areas, context) ?? draftsIn(areas, context);
}

/** What a printed mail orders above what it quotes; null where it quotes nothing or orders nothing there. */
function aboveQuote(areas: Area[], context: LayoutContext): Draft[] | null {
  if (!areas[0] || !isMailPrint(areas[0].lines)) return null;
  const at = areas.findIndex((area) => !area.grid && mailOf(area).quoted);
  if (at < 0) return null;
  const own = [...areas.slice(0, at), mailOf(areas[at]!).own].filter(({ lines }) => lines.length > 0);
  const drafts = draftsIn(own, context);
  return drafts.some(({ lines }) => lines.length) ? drafts : null;
}

function draftsIn(areas: Area[], context: LayoutContext): Draft[] {
  if (areas.length === 0) return [];
  const style = styleOf(areas);
  return ordersIn(areas, style).flatMap((part) => draftsOf(part, timely(part.areas, style), context));
}

function isMail({ type, sheets }: Reading): boolean {
  return type === "text" || type === "html" || type === "eml" || sheets.some(({ prose }) => prose);
}

/** What the writer wrote; where that orders nothing, what the mail passes on. */
function mailDrafts(areas: Area[], context: LayoutContext): Draft[] {
  const mails = areas.map(mailOf);
  const own = draftsIn(
    mails.map((mail) => mail.own).filter(({ lines }) => lines.length > 0),
    context,
  );
  const quoted = () =>
    draftsIn(
      mails.flatMap((mail) => mail.quoted ?? []),
      context,
    );
  const [letter] = own.length === 1 ? own : [];
  const accepted = letter ? asQuoted(letter, quoted, toldIn(mails.map((mail) => mail.own))) : null;
  if (accepted) return [accepted];
  if (own.some(({ lines }) => lines.length) || !mails.some(({ forwarded }) => forwarded)) return own;
  const passed = quoted();
  return passed.some(({ lines }) => lines.length) ? passed : own;
}

/** The drafts of some pages or sheets: one, or one for each order number that the rows of a sheet name. */
function draftsOf(whole: OrderPart, style: Style, { ownNames }: LayoutContext): Draft[] {
  const ordering = orderingOf(whole.areas, style);
  const { taken } = ordering;
  const part = { ...whole, areas: passedOn(whole.areas, taken) };
  const { areas } = part;
  const head = headerFields(areas, headStyle(areas, style, taken), taken);
  const parties = partiesOf(areas, { ownNames, skip: taken, style });
  const registers = registersOf(ordering, areas, style);
  const alone = registers.length === 1;
  return registers.map((register) => draftOf(register, { part, style, ordering, head, parties, alone }));
}

interface Around {
  part: OrderPart;
  style: Style;
  ordering: Ordering;
  head: HeaderFields;
  parties: Parties;
  /** No other order stands in the same table. */
  alone: boolean;
}

function draftOf(register: Register, around: Around): Draft {
  const { part, style, ordering, head, parties, alone } = around;
  const { areas } = part;
  const { bare, prose, sums, numbers, left } = ordering;
  const { findings: told, ...read } = drawn(register.entries, style);
  const [rows, drafted] = [amountsAlone(read.rows, sums), amountsAlone(read.lines, sums)];
  const lines = [...drafted.map(({ currency: _, ...line }) => line), ...bare.lines, ...(prose?.lines ?? [])];
  const counted = drafted.length > rows.length ? rows : lines;
  const { taken } = ordering;
  const ofOrder = alone ? withoutCarried(withoutCounts(sums, counted), counted) : [];
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
  const written: Draft["header"] = {
    ...text?.header,
    ...head.fields,
    ...(text ? withoutGreeting(parties) : parties.fields),
    ...register.fields,
  };
  const total = alone ? totalOf(lines, { rows, sums: ofOrder }, around) : null;
  const currencies = [
    ...drafted.map(({ currency }) => currency),
    ...sums.map(({ amount }) => amount.currency ?? null),
    ...(prose?.currency ?? []),
  ];
  const header = known({
    ...written,
    ...(total && { total: { value: total.amount.value, evidence: evidenceOf(total.tokens, total.page) } }),
    currency: written.currency ?? currencyOf(areas, currencies, register.entries),
    requiredDate: written.requiredDate ?? sharedDate(lines) ?? askedDate(areas, style, ordering.taken),
  });
  const found = lines.length > 0 || !holdsNoOrder(kindOf(areas));
  const remarked = remarksOn(part, { head, style, ordering, found, header });
  if (header.customerName === parties.fields.customerName) remarked.push(...parties.findings);
  if (text && !head.fields.requiredDate) remarked.push(...text.findings);
  return {
    header,
    lines,
    findings: [...proven.findings, ...told, ...remarked, ...undecided(register.entries, proven.proof)],
    proof: {
      ...proven.proof,
      ...expanded(proven.proof, rows, drafted),
      ...pagesOf(areas),
      ...(register.buyerIds.length > 0 && { buyerIds: register.buyerIds }),
      ...(style.dates.certain && { dates: style.dates.first }),
    },
  };
}

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

interface Drawn {
  /** A line for each row of the table. */
  rows: Currency[];
  /** A line for each size or variant of a row. */
  lines: Currency[];
  findings: Finding[];
}

type Currency = ReturnType<typeof draftLine>;

/** The lines of a table's rows. */
function drawn(entries: Entry[], style: Style): Drawn {
  const all: Drawn = { rows: [], lines: [], findings: [] };
  const drafted = entries.map((entry) => draftLine(entry, style));
  const read = agreeing(withSaidCodes(drafted, entries, style));
  const variants = variantsIn(read);
  for (let i = 0; i < entries.length; i++) {
    const [entry, row] = [entries[i]!, read[i]!];
    const index = all.lines.length;
    const under = read.slice(i + 1, i + 1 + (variants.get(i) ?? 0));
    i += under.length;
    const { lines, differs } = under.length
      ? { lines: variantsOf(row, under), differs: null }
      : bySize(entry, row, style);
    all.rows.push(row);
    all.lines.push(...lines.map((line) => ({ ...line, currency: row.currency })));
    if (differs) all.findings.push({ ...differs, lineId: String(index) });
    if (lines.length === 1) all.findings.push(...doubtsOf(entry, row, index));
  }
  if (all.rows.length === all.lines.length) all.findings.push(...uncoded(entries, all.rows));
  all.findings.push(...uncounted(entries, all.rows), ...unpriced(entries, all.rows));
  return all;
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
