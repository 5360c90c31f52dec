import type { Finding } from "../../db/mod.ts";
import type { FieldProps, ReviewFinding } from "../../views/review_field.tsx";
import type { GridProps, LineProps, PieceProps } from "../../views/review_lines.tsx";
import type { OrderProps } from "../../views/review_order.tsx";
import type { Choice, ItemProps } from "../../views/review_pick.tsx";
import type { StateProps } from "../../views/review_state.tsx";
import { canAcknowledge, type NumberedLine, type OrderHead, type OrderPart } from "../orders/mod.ts";
import { accountProps } from "./account.ts";
import type { BesideLines, Surroundings } from "./catalogue.ts";
import type { Fault } from "./edit.ts";
import { HEADER, type Kind, LINE, shown } from "./fields.ts";
import type { Grid, Piece } from "./grid.ts";
import { findingKinds } from "./kinds.ts";

/** Fields that are drawn with the pick they belong to. */
const ELSEWHERE = new Set(["customerName", "shipToName", "shipToAddress", "billToName", "billToAddress"]);

type Faults = ReadonlyMap<string, Fault>;

/** An order as its page shows it: `faults` are typed values that could not be saved. */
export function orderProps(
  order: OrderPart,
  around: Surroundings,
  { grid, faults = new Map() }: { grid: Grid; faults?: Faults },
): OrderProps {
  const editable = order.status === "pending_review";
  const said = byField(order.findings, editable);
  const field = fieldWith(faults);
  const header = HEADER.map(({ name, label, kind, long, of }) =>
    field({
      name,
      label,
      value: shown(kind, of(order), order.currency),
      evidence: order.evidence[name] ?? null,
      findings: said(undefined, name),
      editable,
      kind: isNumber(kind) ? "number" : long ? "long" : undefined,
    }),
  );
  const named = (name: string) => header.find((each) => each.name === name)!;
  const lines = linesProps(order, around, { faults });
  return {
    id: order.id,
    state: stateProps(order, around),
    bar: barProps(order, around, { lineCount: grid.sums.count, editable }),
    duplicate: around.duplicate,
    comparison: around.comparison,
    findings: ofNoField(order, around).map((finding) => reviewFinding(finding, editable)),
    kinds: editable ? findingKinds(order.findings) : [],
    header: header.filter(({ name }) => !ELSEWHERE.has(name)),
    customer: {
      orderId: order.id,
      field: named("customerName"),
      chosen: around.customer,
      candidates: around.customers.filter(isLikely),
    },
    shipTo: {
      name: named("shipToName"),
      address: named("shipToAddress"),
      chosenErpId: order.shipTo.erpId,
      choices: around.shipTos,
      editable,
    },
    grid: gridProps(order, { grid, editable, lines }),
    lines: [...lines.values()],
  };
}

function barProps(
  order: OrderPart,
  { undo }: Surroundings,
  { lineCount, editable }: { lineCount: number; editable: boolean },
): OrderProps["bar"] {
  return {
    orderId: order.id,
    version: order.version,
    editable,
    errors: order.errorCount,
    warnings: order.warningCount,
    lineCount,
    undo: undo && { lineId: undo.lineIds[0] ?? null, lines: undo.lineIds.length },
  };
}

/** What the card of an order that came before says. */
const REPEATED: ReadonlySet<string> = new Set(["duplicate_order", "same_lines"]);

/** Findings that stand on no field and no line, nor on the card of an order that came before. */
function ofNoField({ findings }: OrderPart, { duplicate }: Surroundings): Finding[] {
  const fields = new Set<string | undefined>(HEADER.map(({ name }) => name));
  return findings.filter(
    ({ code, lineId, field }) => !lineId && !fields.has(field) && !(duplicate && REPEATED.has(code)),
  );
}

/** A grid of an order's lines, without anything around it. */
export function linesGrid(order: OrderPart, around: BesideLines, { grid }: { grid: Grid }): GridProps {
  const lines = linesProps(order, around, { faults: new Map() });
  return gridProps(order, { grid, editable: order.status === "pending_review", lines });
}

function linesProps(order: OrderPart, around: BesideLines, { faults }: { faults: Faults }) {
  const editable = order.status === "pending_review";
  const context = {
    order,
    editable,
    around,
    said: byField(order.findings, editable),
    field: fieldWith(faults),
  };
  return new Map(order.lines.map((line) => [line.id, lineProps(line, context)]));
}

/** What was typed and could not be saved stands in its field. */
function fieldWith(faults: Faults) {
  return (props: Omit<FieldProps, "fault">): FieldProps => {
    const fault = faults.get(props.name);
    return { ...props, value: fault?.typed ?? props.value, fault: fault?.fault ?? null };
  };
}

/** Where an order is on its way. */
export function stateProps(
  order: OrderHead,
  { erp, changes, unanswered }: Pick<Surroundings, "erp" | "changes" | "unanswered">,
): StateProps {
  return {
    orderId: order.id,
    status: order.status,
    poNumber: order.poNumber,
    matched: order.matchedAt !== null,
    connected: erp !== null,
    lineCount: order.lineCount,
    lookedUp: order.lookedUp,
    version: order.version,
    erpOrder: erpOrder(order, erp),
    changedBy: changes.map(({ orderId, poNumber, createdAt }) => ({
      name: poNumber ?? "without a number",
      address: `/review/${orderId}`,
      at: createdAt,
    })),
    submittedAt: order.submittedAt,
    rejectedReason: order.rejectedReason,
    unanswered,
    proof: typeof order.proof.sentence === "string" ? order.proof.sentence : null,
    account: accountProps(order),
  };
}

function gridProps(
  { id, currency }: OrderPart,
  { grid, editable, lines }: { grid: Grid; editable: boolean; lines: Map<string, LineProps> },
): GridProps {
  const { only, sums, flagged, pieces } = grid;
  const filled = Object.entries(sums.filled);
  return {
    orderId: id,
    editable,
    only,
    lineCount: sums.count,
    sum: sums.total,
    currency,
    flagged,
    empty: filled.flatMap(([field, count]) => (count ? [] : [field])),
    pieces: pieces.map((piece) => pieceProps(piece, lines)),
  };
}

/** A piece of the grid with its lines, which are among `lines`. */
function pieceProps(piece: Piece, lines: Map<string, LineProps>): PieceProps {
  return { ...piece, lines: piece.lines?.flatMap(({ id }) => lines.get(id) ?? []) ?? null };
}

function isNumber(kind: Kind) {
  return kind === "number" || kind === "money";
}

function erpOrder({ erpOrderId, erpOrderNumber }: OrderHead, erp: Surroundings["erp"]) {
  if (erpOrderId === null) return null;
  const address = erp === "sandbox" ? `/erp/sandbox/orders/${erpOrderId}` : null;
  return { number: erpOrderNumber ?? erpOrderId, address };
}

function lineProps(
  line: NumberedLine,
  context: {
    order: OrderHead;
    editable: boolean;
    around: BesideLines;
    said: (lineId: string | undefined, field: string | undefined) => ReviewFinding[];
    field: (props: Omit<FieldProps, "fault">) => FieldProps;
  },
): LineProps {
  const { order, editable, around, said, field } = context;
  const { number } = line;
  const cells = LINE.map((column) =>
    field({
      name: `lines.${line.id}.${column.field}`,
      label: `Line ${number}: ${column.label}`,
      value: shown(column.kind, line[column.field], order.currency),
      evidence: line.evidence[column.field] ?? null,
      findings: said(line.id, column.field),
      editable,
      kind: isNumber(column.kind) ? "number" : undefined,
      hint: column.field === "unit" ? unitHint(line) : undefined,
    }),
  );
  return {
    id: line.id,
    number,
    editable,
    cells,
    item: itemProps(line, { orderId: order.id, findings: said(line.id, "item"), editable, around }),
    findings: said(line.id, undefined),
    terms: around.terms.get(line.id) ?? null,
  };
}

/** The unit's code where it is not what is printed. */
function unitHint({ unit, unitCode }: NumberedLine): string | undefined {
  return unitCode && unitCode !== unit?.trim().toUpperCase() ? `UN/ECE code ${unitCode}` : undefined;
}

/** What a line means in the ERP, and what else it may mean. */
export function itemProps(
  line: NumberedLine,
  context: {
    orderId: string;
    findings: ReviewFinding[];
    editable: boolean;
    around: Pick<BesideLines, "kept">;
  },
): ItemProps {
  const { orderId, findings, editable, around } = context;
  const { match } = line;
  const chosen: Choice | null = match && {
    erpId: match.itemId,
    code: match.sku ?? match.itemId,
    label: match.description ?? "",
    score: match.source === "manual" ? null : match.score,
    reason: match.reason,
  };
  const candidates = line.candidates.filter(isLikely).map(({ itemId, sku, description, score, reason }) => ({
    erpId: itemId,
    code: sku,
    label: description,
    score,
    reason,
  }));
  const worthKeeping =
    match?.source === "manual" && Boolean(line.customerSku ?? line.supplierSku ?? line.description);
  const memory = around.kept.get(line.id) ?? (worthKeeping && editable ? "offered" : "none");
  return { lineId: line.id, orderId, chosen, candidates, findings, editable, memory };
}

const OWN_CELLS = new Set<string>([...LINE.map(({ field }) => field), "item"]);

/** Findings by what they speak of; a line's finding about an unknown field is the line's. */
function byField(findings: Finding[], editable: boolean) {
  const groups = Map.groupBy(findings, ({ lineId, field }) =>
    lineId ? `${lineId} ${field && OWN_CELLS.has(field) ? field : ""}` : ` ${field ?? ""}`,
  );
  return (lineId: string | undefined, field: string | undefined) =>
    (groups.get(`${lineId ?? ""} ${field ?? ""}`) ?? []).map((finding) => reviewFinding(finding, editable));
}

function reviewFinding(finding: Finding, editable: boolean): ReviewFinding {
  const { code, level, message, lineId, field, acknowledgedBy, evidence = null } = finding;
  const key = editable && canAcknowledge(finding) ? JSON.stringify({ code, lineId, field }) : null;
  // Beside its line it need not say which.
  const words = lineId
    ? message.replace(/^Line \d+: (.)/, (_, first: string) => first.toUpperCase())
    : message;
  return { code, level, message: words, acknowledged: acknowledgedBy !== undefined, key, evidence };
}

/** Below this a candidate is shown as 0 %: it would only be in the way. */
const LEAST = 0.005;

function isLikely({ score }: { score: number | null }) {
  return score === null || score >= LEAST;
}
