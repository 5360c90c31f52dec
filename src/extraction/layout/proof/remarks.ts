import { Decimal } from "decimal.js";
import type { Finding } from "../../../../db/mod.ts";
import type { Draft, DraftLine, NotOrdered } from "../../../orders/mod.ts";
import { close } from "../head/account.ts";
import type { HeaderFields } from "../head/header_fields.ts";
import type { Ordering } from "../ordering.ts";
import type { OrderPart } from "../orders_in_file.ts";
import { changeIn } from "../page/changed.ts";
import { kindOf, PRICE_LIST } from "../page/document_kind.ts";
import { evidenceOf } from "../page/lines.ts";
import { spreadsAmong } from "../page/spread.ts";
import type { Style } from "../page/style.ts";
import type { Loose } from "../prose/loose.ts";
import type { Row } from "../table/row.ts";
import { lineAmount } from "../values/line_amount.ts";
import { leftOver } from "./left_over.ts";

/** What was read of a document; `found`: lines, or none are to be expected. */
interface Known {
  head: HeaderFields;
  style: Style;
  found: boolean;
}

/** What a person must know of a document beside its values. */
export function remarksOn(
  part: OrderPart,
  { ordering, header, ...read }: Known & { ordering: Ordering; header: Draft["header"] },
): Finding[] {
  const { prose, idle, sums } = ordering;
  const total = header.total?.value ?? [];
  const amounts = [total, sums.map(({ amount }) => amount.value)].flat();
  return [
    ...remarks(part, read, idle),
    ...openDays(read, header),
    ...notOrdered(idle),
    ...spreadsAmong(part.areas),
    ...(prose?.lines.length
      ? [runningText(prose.lines, { sums: amounts, open: leftOver(prose.loose, header) })]
      : []),
    ...(prose?.undecided ? [undecidedMoney(prose.undecided)] : []),
  ];
}

function remarks({ areas, aside }: OrderPart, { found }: Known, idle: Row[]): Finding[] {
  const findings: Finding[] = [];
  const kind = kindOf(areas);
  const chosenFrom = kind === PRICE_LIST && found && offered(idle).length > 0;
  if (kind && kind !== "order" && !chosenFrom)
    findings.push({
      code: found ? "not_an_order" : "no_order",
      level: "error",
      message: `The document looks like ${kind}, not like a purchase order`,
    });
  const change = changeIn(areas);
  if (change)
    findings.push({
      code: "changed_order",
      level: "error",
      message: `The document ${change} an earlier order: look that one up before this is submitted`,
    });
  const left = areas.reduce((sum, area) => sum + (area.left ?? 0), 0);
  if (left > 0)
    findings.push({
      code: "partly_read",
      level: "error",
      message: `The text is too long to be read whole: its last ${left.toLocaleString("en")} lines were left out`,
    });
  for (const name of aside)
    findings.push({
      code: "other_sheet",
      level: "warning",
      message: `${name} holds a table too and was left aside`,
    });
  return findings;
}

/** Days of the head whose parts may be swapped, where no row of a register says others. */
function openDays({ head, style }: Known, header: Draft["header"]): Finding[] {
  const open = head.ambiguous.filter((field) => header[field] === head.fields[field]);
  return open.map((field) => ({
    code: "ambiguous_date",
    level: "warning",
    field,
    message: `Day and month of "${head.fields[field]?.evidence?.text ?? ""}" could be swapped: it was read ${style.dates.first} first`,
  }));
}

/** Rows of a list that were taken for offered or taken back, not ordered. */
function notOrdered(idle: Row[]): Finding[] {
  const [first, ...others] = offered(idle);
  if (!first) return [];
  return [
    {
      code: "not_ordered",
      level: "warning",
      message: `Rows without a quantity, or taken back, were read as not ordered: ${others.length + 1}, first "${first.evidence.text.slice(0, 60)}"`,
    },
  ];
}

/** Rows that name something and order none of it. */
export function offered(idle: Row[]): NotOrdered[] {
  return idle
    .filter(({ code, described }) => code || described)
    .map(({ number, line }) => ({
      ...(number && { printedNumber: String(Number(number)) }),
      evidence: evidenceOf(line.tokens, line.page),
    }));
}

/** Prices that come to a printed sum tell that a list in running text is whole; of part numbers, which alone are exact without prices, printed numbers do, or that nothing beside them may order something. A postscript may alter all of it. */
function runningText(
  lines: DraftLine[],
  { sums, open }: { sums: string[]; open: Loose | undefined },
): Finding {
  const proven = sums.some((sum) => comesTo(sum, lines));
  const priced = sums.length > 0 && lines.every((line) => lineAmount(line));
  const exact = !priced && lines.every(({ fields }) => fields.customerSku && !hidesFigures(fields));
  const counted = exact && lines.every(({ printedNumber }, at) => printedNumber === String(at + 1));
  const doubted = open && (open.postscript || !(proven || counted)) ? open.text.trim() : undefined;
  const look = doubted ? `, above all "${doubted.slice(0, 80)}"` : "";
  return {
    code: "running_text",
    level: (proven || exact) && !doubted ? "warning" : "error",
    message: `The lines were written as running text, not as a table: check that none is missing${look}`,
  };
}

function undecidedMoney(printed: string): Finding {
  return {
    code: "unread_value",
    level: "error",
    field: "unitPrice",
    message: `Nothing says whether "${printed}" is the price or the sum of its line: it was not read`,
  };
}

/** Whether the words of a line without a price hold figures side by side, as a row of a table does that was not seen. */
function hidesFigures({ description, unitPrice }: DraftLine["fields"]): boolean {
  return !unitPrice && /(?:\s\d[\d.,]*[.,]\d{2,5}(?!\S)){2}/.test(description?.value ?? "");
}

function comesTo(sum: string, lines: DraftLine[]): boolean {
  return close(Decimal.sum(...lines.map((line) => lineAmount(line) ?? 0)).toString(), sum);
}
