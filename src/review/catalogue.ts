import type { Tx } from "../../db/mod.ts";
import type { ComparisonProps } from "../../views/review_comparison.tsx";
import type { DuplicateProps } from "../../views/review_duplicate.tsx";
import type { LineTermsProps } from "../../views/review_lines.tsx";
import type { Choice } from "../../views/review_pick.tsx";
import type { UnansweredProps } from "../../views/review_state.tsx";
import type { App } from "../app.ts";
import { type ConnectionRow, erpReads, findConnection } from "../erp/mod.ts";
import { type Change, changesOf, type OrderPart, type Undo, undoOf } from "../orders/mod.ts";
import { comparisonProps } from "./comparison.ts";
import { type DuplicateViewer, duplicateProps } from "./duplicate.ts";
import { termsBeside } from "./terms.ts";
import { unansweredOf } from "./unanswered.ts";

/** Customers and items shown for a search. */
const SHOWN = 9;

/** What an order's page shows beside its lines. */
export interface BesideLines {
  /** Lines whose choice is kept as a cross-reference, or waits for a decision between two. */
  kept: Map<string, "kept" | "conflict">;
  /** What the ERP says of each line. */
  terms: Map<string, LineTermsProps>;
}

/** What of the ERP's mirror an order's page shows beside the order. */
export interface Surroundings extends BesideLines {
  connectionId: string | null;
  /** The kind of ERP; null where none is connected. */
  erp: ConnectionRow["kind"] | null;
  customer: Choice | null;
  customers: Choice[];
  shipTos: { erpId: string; label: string }[];
  /** The viewer's latest save. */
  undo: Undo | null;
  /** Later orders that change it. */
  changes: Change[];
  /** What the ERP owes an answer about. */
  unanswered: UnansweredProps | null;
  /** The earlier order that it repeats. */
  duplicate: DuplicateProps | null;
  /** What the ERP would book of it. */
  comparison: ComparisonProps;
}

const NOTHING_BESIDE: BesideLines = { kept: new Map(), terms: new Map() };

/** Where ERP reads are kept. */
type Keeping = Pick<App, "cache">;

/** Reads what stands around an order and some of its lines. */
export async function surroundingsOf(
  tx: Tx,
  order: OrderPart,
  app: Keeping & DuplicateViewer,
): Promise<Surroundings> {
  const undo = await undoOf(tx, order, app.userId);
  const duplicate = await duplicateProps(tx, order, app);
  const changes = await changesOf(tx, { orderId: order.id, userId: app.userId });
  const unanswered = await unansweredOf(tx, order);
  const comparison = await comparisonProps(tx, order, app);
  const connection = await findConnection(tx, order.id);
  if (!connection)
    return {
      connectionId: null,
      erp: null,
      customer: chosenOf(order, order.customer.name ?? ""),
      customers: [],
      shipTos: [],
      ...NOTHING_BESIDE,
      undo,
      changes,
      unanswered,
      duplicate,
      comparison,
    };
  const connectionId = connection.id;
  const { customer } = order;
  const shipTos = customer.erpId
    ? await erpReads(app).shipTos(tx, { connectionId, customerErpId: customer.erpId })
    : [];
  const unsure = !customer.erpId || (customer.score ?? 1) < 1;
  return {
    connectionId,
    erp: connection.kind,
    customer: await chosenCustomer(tx, { connectionId, order }, app),
    customers:
      customer.name && unsure ? await customerChoices(tx, { connectionId, text: customer.name }, app) : [],
    shipTos: shipTos.map(({ erpId, name, address }) => ({ erpId, label: `${name}, ${address}` })),
    ...(await besideIn(tx, order, { connectionId, app })),
    undo,
    changes,
    unanswered,
    duplicate,
    comparison,
  };
}

/** Reads what stands beside some of an order's lines, and nothing around the order. */
export async function besideLines(tx: Tx, order: OrderPart, app: Keeping): Promise<BesideLines> {
  const connection = await findConnection(tx, order.id);
  return connection ? besideIn(tx, order, { connectionId: connection.id, app }) : NOTHING_BESIDE;
}

async function besideIn(
  tx: Tx,
  order: OrderPart,
  { connectionId, app }: { connectionId: string; app: Keeping },
): Promise<BesideLines> {
  return { kept: await keptLines(tx, order), terms: await termsBeside(tx, app, { order, connectionId }) };
}

async function chosenCustomer(
  tx: Tx,
  { connectionId, order }: { connectionId: string; order: OrderPart },
  app: Keeping,
): Promise<Choice | null> {
  const { erpId } = order.customer;
  const found = erpId && (await erpReads(app).customer(tx, { connectionId, erpId }));
  return chosenOf(order, found ? found.name : "not in the ERP any more", found ? found.code : undefined);
}

/** The choice as the order has it. */
function chosenOf({ customer }: OrderPart, label: string, code?: string): Choice | null {
  const { erpId, score, reason } = customer;
  return erpId ? { erpId, code: code ?? erpId, label, score, reason } : null;
}

/** Customers that a text may mean. */
export async function customerChoices(
  tx: Tx,
  { connectionId, text }: { connectionId: string; text: string },
  app: Keeping,
): Promise<Choice[]> {
  const found = await erpReads(app).customers(tx, { connectionId, text, limit: SHOWN });
  return found.map(({ erpId, code, name, score, reason }) => ({ erpId, code, label: name, score, reason }));
}

/** Items that a text may mean. */
export async function itemChoices(
  tx: Tx,
  { connectionId, text }: { connectionId: string; text: string },
  app: Keeping,
): Promise<Choice[]> {
  const found = await erpReads(app).items(tx, { connectionId, text, limit: SHOWN });
  return found.map(({ itemId, sku, description, score, reason }) => ({
    erpId: itemId,
    code: sku,
    label: description,
    score,
    reason,
  }));
}

/** Code and words of an item; null when the mirror doesn't have it. */
export async function itemOf(
  tx: Tx,
  { connectionId, itemId }: { connectionId: string; itemId: string },
): Promise<{ itemId: string; sku: string; description: string } | null> {
  const found = await tx
    .selectFrom("erp_items")
    .select(["erp_id as itemId", "sku", "description"])
    .where("connection_id", "=", connectionId)
    .where("erp_id", "=", itemId)
    .executeTakeFirst();
  return found ?? null;
}

/** Lines with a choice of a person that is kept, or waits for a decision. */
export async function keptLines(tx: Tx, { lines }: Pick<OrderPart, "lines">): Promise<Surroundings["kept"]> {
  const manual = lines.filter(({ match }) => match?.source === "manual");
  if (!manual.length) return new Map();
  const rows = await tx
    .selectFrom("cross_references")
    .select(["order_line_id", "item_erp_id", "challenges"])
    .where(
      "order_line_id",
      "in",
      manual.map(({ id }) => id),
    )
    .where("revoked_at", "is", null)
    .execute();
  const kept = rows.filter((row) =>
    manual.some((line) => line.id === row.order_line_id && line.match?.itemId === row.item_erp_id),
  );
  return new Map(kept.map((row) => [row.order_line_id!, row.challenges ? "conflict" : "kept"]));
}
