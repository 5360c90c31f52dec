import type { Evidence, Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, Read } from "../../orders/mod.ts";
import { SHEET_ERROR } from "../layout/values/numbers.ts";
import { type Field, isNumeric, isOpenDate, says } from "./says.ts";
import { datedAs, type Source, tokensAt } from "./source.ts";

/** What people call the fields. */
export const NAMES: Record<Field, string> = {
  poNumber: "PO number",
  orderDate: "order date",
  requiredDate: "required date",
  shipDate: "ship date",
  currency: "currency",
  total: "total",
  notes: "note",
  customerName: "customer",
  shipToName: "ship-to name",
  shipToAddress: "ship-to address",
  billToName: "bill-to name",
  billToAddress: "bill-to address",
  customerSku: "customer's part number",
  supplierSku: "own part number",
  description: "description",
  quantity: "quantity",
  unit: "unit",
  unitPrice: "price",
  priceBasis: "price basis",
  lineTotal: "line total",
};
const OPEN_DATE = "ambiguous_date";
/** So many letters in one cell are no value but a paragraph of many. */
const LETTER = 400;
/** A line is there when one of these stands in the document. */
const IDENTITY: Field[] = ["customerSku", "supplierSku", "description", "quantity", "lineTotal", "unitPrice"];

/** Takes out of a draft every value that doesn't stand where it is said to, and says so; lines nothing of which is there go. */
export function ground(seen: Source, draft: Draft): Draft {
  const source = datedAs(seen, draft);
  const header = grounded(source, draft.header);
  const findings: Finding[] = header.findings;
  const lines: DraftLine[] = [];
  const places = new Map<number, number>();
  for (const [index, line] of draft.lines.entries()) {
    const { fields, findings: own } = grounded(source, line.fields);
    if (!IDENTITY.some((field) => field in fields)) {
      findings.push(notThere(line));
      continue;
    }
    places.set(index, lines.length);
    for (const { message, ...finding } of own)
      findings.push({
        ...finding,
        lineId: String(lines.length),
        message: `Line ${lines.length + 1}: ${message}`,
      });
    lines.push({ ...line, fields });
  }
  return {
    ...draft,
    header: header.fields,
    lines,
    findings: askedOnce(merged(moved(draft.findings, places), findings)),
  };
}

/** Dates that can be read two ways all stand in one order of day and month: the first one speaks for the others. */
function askedOnce(findings: Finding[]): Finding[] {
  const [first, ...others] = findings.filter(({ code }) => code === OPEN_DATE);
  const more = others.length === 1 ? "another date" : `${others.length} other dates`;
  return findings.flatMap((finding) => {
    if (finding.code !== OPEN_DATE) return [finding];
    if (finding !== first) return [];
    return [others.length ? { ...finding, message: `${finding.message}; so it is with ${more}` } : finding];
  });
}

function grounded<F extends Field>(source: Source, fields: Partial<Record<F, Read>>) {
  const kept: Partial<Record<F, Read>> = {};
  const findings: Finding[] = [];
  for (const [name, read] of Object.entries(fields) as [F, Read][]) {
    const text = read.evidence ? saidAt(source, read.evidence) : "";
    const isError = SHEET_ERROR.test(text);
    if (!isError && isValue(name, read.value) && says(text, read.value, { field: name, source })) {
      kept[name] = read;
      if (isOpenDate(text, read.value, { field: name, source }))
        findings.push({
          code: OPEN_DATE,
          level: "warning",
          field: name,
          message: openDate(name, text),
        });
      continue;
    }
    const fault = isError
      ? `"${text}" could not be read`
      : `"${shortened(read.value)}" could not be found in the document`;
    const message = `the ${NAMES[name]} ${fault}`;
    const level = isError && name === "description" ? "warning" : "error";
    findings.push({ code: "ungrounded", level, field: name, message });
  }
  return { fields: kept, findings };
}

/** The words that an evidence points to; of a cell that holds a whole letter only those that it quotes. */
function saidAt(source: Source, evidence: Evidence): string {
  const text = tokensAt(source, evidence)
    .map((token) => token.text)
    .join(" ");
  return "sheet" in evidence && text.length > LETTER && text.includes(evidence.text) ? evidence.text : text;
}

function isValue(field: Field, value: string): boolean {
  return isNumeric(field) ? /^-?\d{1,20}(\.\d{1,12})?$/.test(value) : value.trim() !== "";
}

function openDate(field: Field, text: string): string {
  return `the ${NAMES[field]} "${shortened(text)}" can be read day first or month first`;
}

function notThere({ fields }: DraftLine): Finding {
  const words = IDENTITY.flatMap((field) => fields[field as keyof typeof fields]?.value ?? []).join(", ");
  const message = `A line "${shortened(words)}" could not be found in the document and was left out`;
  return { code: "ungrounded_line", level: "error", message };
}

/** Findings follow their lines to new places. */
function moved(findings: Finding[], places: Map<number, number>): Finding[] {
  return findings.flatMap((finding) => {
    if (finding.lineId === undefined) return [finding];
    const place = places.get(Number(finding.lineId));
    return place === undefined ? [] : [{ ...finding, lineId: String(place) }];
  });
}

/** The engine's findings, then the verifier's that say something new. */
function merged(engine: Finding[], own: Finding[]): Finding[] {
  const known = new Set(engine.map(({ code, lineId, field }) => JSON.stringify([code, lineId, field])));
  const fresh = own.filter(
    ({ code, lineId, field }) =>
      code === "ungrounded_line" || !known.has(JSON.stringify([code, lineId, field])),
  );
  return [...engine, ...fresh.map(sentence)];
}

function sentence(finding: Finding): Finding {
  return { ...finding, message: finding.message.charAt(0).toUpperCase() + finding.message.slice(1) };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
