import { type Finding, type Tx, tenant } from "../../db/mod.ts";
import type { ConflictProps } from "../../views/review_state.tsx";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Conflict, Invalid, Malformed } from "../errors.ts";
import {
  acknowledge,
  acknowledgeKind,
  type FindingKey,
  headOf,
  keepAdded,
  keepUndo,
  linesAlike,
  linesInShort,
  matchAgain,
  type OrderPart,
  partOf,
  type SomeLines,
  saveOrder,
  someLines,
  undoOf,
  undoSave,
} from "../orders/mod.ts";
import { itemOf, type Surroundings, surroundingsOf } from "./catalogue.ts";
import { decline, suggestAgain } from "./decline.ts";
import { type Edits, editsOf, type Fault, type Form, namedLines } from "./edit.ts";
import { HEADER, LINE, shown } from "./fields.ts";
import { type AskedLines, askedLines, type Grid, gridOf, noGrid } from "./grid.ts";
import { remember, rememberedIn } from "./remember.ts";
import { askStock, termsOutsider } from "./terms.ts";

/** What became of a posted form. */
export interface Saved {
  before: Seen;
  now: Seen;
  /** The version that the person has seen, or made. */
  version: number;
  faults: Map<string, Fault>;
  /** Lines came, went or changed in number. */
  moved: boolean;
  conflict?: ConflictProps;
}

interface Seen {
  /** With the lines that a save is about; with all that are shown where lines have moved. */
  order: OrderPart;
  around: Surroundings;
  grid: Grid;
}

interface Request {
  app: App;
  orderId: string;
  form: Form;
}

/** Lines from which it is learned how the document writes numbers and dates. */
const SAMPLE = 20;
/** More changed lines than these are sent as the grid. */
const MOST_SENT = 200;

/**
 * Saves what a form changes in an order. When somebody else was first nothing is saved and both versions come back.
 * Throws `NotFound`, and `Malformed` for a form without its version.
 */
export async function saveForm(
  app: App,
  member: Member,
  request: { orderId: string; form: Form },
): Promise<Saved> {
  const { orderId, form } = request;
  const itemIds = Object.keys(form).flatMap((name) => (name.endsWith(".item") && form[name]) || []);
  await askStock(app, member, { orderId, itemIds });
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.db, member.idpOrganizationId, work);
  try {
    return await within((tx) => save(tx, member, { app, ...request }));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return within((tx) => bothVersions(tx, member, { app, ...request }));
  }
}

async function save(tx: Tx, member: Member, { app, orderId, form }: Request): Promise<Saved> {
  if (form.undo) return undo(tx, member, { app, orderId, form });
  const ids = namedLines(form);
  const before = await seenBefore(tx, member, { app, orderId, ids });
  const version = versionOf(form);
  const edits = editsOf(before.order, form);
  await findItems(tx, edits, before.around);
  const alike = await chooseAlike(tx, orderId, edits);
  const by = member.name || member.email;
  await decline(tx, before, { items: edits.items, by: member.email });
  if (edits.names.length) {
    const outsider = await termsOutsider(tx, app, orderId);
    const made = { orderId, version: version + 1, userId: member.userId };
    await keepUndo(tx, { ...made, lineIds: edits.changes.lines?.flatMap(({ id }) => id ?? []) ?? [] });
    const added = await saveOrder(tx, { orderId, version, changes: edits.changes, by, outsider });
    await keepAdded(tx, made, added);
  }
  if (form.acknowledge) await acknowledge(tx, { orderId, ...findingIn(form.acknowledge), by });
  if (form.takeBack) await acknowledge(tx, { orderId, ...findingIn(form.takeBack), by: null });
  if (form.acknowledgeAll) await acknowledgeKind(tx, { orderId, ...findingIn(form.acknowledgeAll), by });
  if (form.takeBackAll) await acknowledgeKind(tx, { orderId, ...findingIn(form.takeBackAll), by: null });
  if (form.remember)
    await remember(tx, member, { app, orderId, lineId: form.remember, as: rememberedIn(form) });
  const { faults } = edits;
  const now = await after(tx, member, { app, orderId, form, ids: [...ids, ...alike], before });
  return { before, ...now, version: edits.names.length ? now.now.order.version : version, faults };
}

/** Takes the person's latest save back; what a form holds besides is left alone. */
async function undo(tx: Tx, member: Member, { app, orderId, form }: Request): Promise<Saved> {
  const head = await headOf(tx, orderId, { userId: member.userId });
  const { lineIds: ids = [], customerChanged } = (await undoOf(tx, head, member.userId)) ?? {};
  const before = await seenBefore(tx, member, { app, orderId, ids });
  const outsider = await termsOutsider(tx, app, orderId);
  const save = { orderId, version: versionOf(form), userId: member.userId };
  if (customerChanged) await matchAgain(tx, before.order);
  await undoSave(tx, { ...save, outsider });
  await suggestAgain(tx, before, { lines: await someLines(tx, orderId, { ids }) });
  const now = await after(tx, member, { app, orderId, form, ids, before });
  return { before, ...now, version: now.now.order.version, faults: new Map() };
}

/** The order as it is now, with the lines that are other ones than before. */
async function after(
  tx: Tx,
  member: Member,
  { ids, before, form, ...of }: Request & { ids: string[]; before: Seen },
): Promise<Pick<Saved, "now" | "moved">> {
  const now = await headOf(tx, of.orderId);
  const changed = [
    ...ids,
    ...differing(before.order.findings, now.findings),
    ...(await rivals(tx, before, ids)),
  ];
  const lines = [...new Set(changed)];
  const moved = now.lineCount !== before.order.lineCount || lines.length > MOST_SENT;
  const asked = moved ? { asked: withLast(askedLines(form), form) } : { lines: { ids: lines } };
  return { now: await seen(tx, member, { ...of, ...asked }), moved };
}

/** A line that was added stands in the last piece. */
function withLast(asked: AskedLines, { add }: Form): AskedLines {
  return add ? { ...asked, pieces: [...asked.pieces, Number.MAX_SAFE_INTEGER] } : asked;
}

/** Other lines with the items of these: what there is of an item is for all of them. */
async function rivals(tx: Tx, { order }: Seen, ids: string[]): Promise<string[]> {
  const edited = await linesInShort(tx, order.id, { ids });
  const lines = [...order.lines.filter(({ id }) => ids.includes(id)), ...edited];
  const itemIds = [...new Set(lines.flatMap(({ match }) => match?.itemId ?? []))];
  return itemIds.length ? (await linesInShort(tx, order.id, { itemIds })).map(({ id }) => id) : [];
}

/** Lines of which other things are said now. */
function differing(before: Finding[], now: Finding[]): string[] {
  const said = (findings: Finding[]) => {
    const ofLines = Map.groupBy(
      findings.filter(({ lineId }) => lineId),
      ({ lineId }) => lineId!,
    );
    return new Map(
      [...ofLines].map(([id, own]) => [
        id,
        own
          .map((each) => JSON.stringify(each))
          .sort()
          .join(),
      ]),
    );
  };
  const [was, is] = [said(before), said(now)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
}

async function seenBefore(
  tx: Tx,
  { userId }: Member,
  { app, orderId, ids }: { app: App; orderId: string; ids: string[] },
): Promise<Seen> {
  const order = await partOf(tx, orderId, { ids, count: SAMPLE, viewer: { userId } });
  // Lines, and a card of differences, are sent anew whenever something was posted: only what stands around them is held against what it was.
  const asked = { cache: app.cache, userId, withDifferences: false };
  const around = await surroundingsOf(tx, { ...order, lines: [] }, asked);
  return { order, around, grid: noGrid(order) };
}

/** An order with some lines, or with those that a page shows. */
export async function seen(
  tx: Tx,
  { userId }: Pick<Member, "userId">,
  { app, orderId, lines, asked }: { app: App; orderId: string; lines?: SomeLines; asked?: AskedLines },
): Promise<Seen> {
  const shown = await seenLines(tx, { userId }, { orderId, asked });
  const { grid } = shown;
  const order = lines ? { ...shown.order, lines: await someLines(tx, orderId, lines) } : shown.order;
  return { order, around: await surroundingsOf(tx, order, { cache: app.cache, userId }), grid };
}

/** An order with the lines that its page shows, and nothing around it. */
export async function seenLines(
  tx: Tx,
  { userId }: Pick<Member, "userId">,
  { orderId, asked }: { orderId: string; asked?: AskedLines },
): Promise<Pick<Seen, "order" | "grid">> {
  const head = await headOf(tx, orderId, { userId });
  const grid = await gridOf(tx, head, asked ?? null);
  return { order: { ...head, lines: grid.pieces.flatMap(({ lines }) => lines ?? []) }, grid };
}

function versionOf(form: Form): number {
  const version = Number(form.version);
  if (!Number.isInteger(version)) throw new Malformed("Cannot save the order: the form has lost its version");
  return version;
}

function findingIn(text: string): FindingKey {
  try {
    const { code, lineId, field } = JSON.parse(text) as FindingKey;
    return { code, lineId, field };
  } catch {
    throw new Malformed("Cannot tell which warning is meant");
  }
}

/** Completes chosen items by what the mirror knows of them. Throws `Invalid` for an item it doesn't have. */
async function findItems(tx: Tx, edits: Edits, { connectionId }: Surroundings) {
  for (const [lineId, itemId] of edits.items) {
    const item = itemId && connectionId ? await itemOf(tx, { connectionId, itemId }) : null;
    if (itemId && !item) throw new Invalid("Cannot choose the item: the ERP does not have it any more");
    const lines = edits.changes.lines ?? [];
    const change = lines.find(({ id }) => id === lineId);
    edits.changes.lines = [...lines.filter((line) => line !== change), { ...change, id: lineId, item }];
  }
}

/** What a person chooses for a line holds for all lines that say the same: gives the ids of these. */
async function chooseAlike(tx: Tx, orderId: string, { items, changes }: Edits): Promise<string[]> {
  const chosen = changes.lines?.filter(({ id, item }) => id && item) ?? [];
  const alike: string[] = [];
  for (const { id, item } of chosen) {
    const others = (await linesAlike(tx, orderId, id!)).filter((other) => !items.has(other));
    for (const other of others) items.set(other, item!.itemId);
    changes.lines!.push(...others.map((other) => ({ id: other, item })));
    alike.push(...others);
  }
  return alike;
}

async function bothVersions(tx: Tx, member: Member, { app, orderId, form }: Request): Promise<Saved> {
  const now = await seen(tx, member, { app, orderId, asked: askedLines(form) });
  const known = await someLines(tx, orderId, { ids: namedLines(form), count: SAMPLE });
  const order = { ...now.order, lines: known };
  const { names, faults } = editsOf(order, form);
  const values = names.flatMap((name) => {
    const mine = form[`mine.${name}`] ?? form[name];
    return mine === undefined
      ? []
      : [{ name, label: labelOf(name, order), theirs: storedOf(name, order), mine }];
  });
  const closed = now.order.status !== "pending_review";
  const conflict = { values, closed };
  return { before: now, now, version: now.order.version, faults, moved: false, conflict };
}

function labelOf(name: string, order: OrderPart): string {
  if (name === "customer") return "Customer in the ERP";
  if (name === "shipTo") return "Ship-to in the ERP";
  const [, lineId, column] = /^lines\.([^.]+)\.(\w+)$/.exec(name) ?? [];
  if (!lineId) return HEADER.find((field) => field.name === name)?.label ?? "A new line";
  const { number = 0 } = order.lines.find(({ id }) => id === lineId) ?? {};
  return `Line ${number}: ${LINE.find(({ field }) => field === column)?.label ?? "Item"}`;
}

function storedOf(name: string, order: OrderPart): string {
  if (name === "customer") return order.customer.erpId ?? "";
  if (name === "shipTo") return order.shipTo.erpId ?? "";
  const [, lineId, column] = /^lines\.([^.]+)\.(\w+)$/.exec(name) ?? [];
  if (!lineId) {
    const field = HEADER.find((each) => each.name === name);
    return field ? shown(field.kind, field.of(order), order.currency) : "";
  }
  const line = order.lines.find(({ id }) => id === lineId);
  if (column === "item") return line?.match?.sku ?? "";
  const cell = LINE.find(({ field }) => field === column);
  return cell ? shown(cell.kind, line?.[cell.field] ?? null, order.currency) : "";
}
