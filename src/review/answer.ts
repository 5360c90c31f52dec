import { tenant } from "../../db/mod.ts";
import { OrderChanges, WholeOrder } from "../../views/review_changes.tsx";
import { Lines, Piece } from "../../views/review_lines.tsx";
import { ReviewPage } from "../../views/review_order.tsx";
import { type Member, memberOf, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { documentOf, paneOf } from "../documents/mod.ts";
import { besideLines } from "./catalogue.ts";
import type { Form } from "./edit.ts";
import { type AskedLines, askedLines } from "./grid.ts";
import { linesGrid, orderProps } from "./props.ts";
import { leftIn, nextInQueue } from "./queries.ts";
import { type Saved, saveForm, seen, seenLines } from "./save.ts";
import { submit } from "./submit.ts";
import { askStock } from "./terms.ts";

/** The part of an answer that handlers set. */
interface Settings {
  status?: number | string;
  headers: Record<string, string | number | undefined>;
}

interface PostedForm {
  orderId: string;
  form: Form;
  set: Settings;
}

/** The page of one order, with some of its lines. */
export async function orderPage(
  app: App,
  request: Request,
  { orderId, query }: { orderId: string; query: Record<string, string | undefined> },
) {
  const member = memberOf(request);
  const asked = askedLines(query);
  await askShown(app, member, { orderId, asked });
  const { order, around, grid, left } = await tenant(app.db, member.idpOrganizationId, async (tx) => ({
    ...(await seen(tx, member, { app, orderId, asked })),
    left: await leftIn(tx, query, member.userId),
  }));
  return ReviewPage({
    left,
    shell: shellOf(request, order.poNumber ?? "Order", "review"),
    document: await documentBeside(app, member, order.documentId),
    order: orderProps(order, around, { grid }),
  });
}

/** The order as it is now, for a page that shows it already. */
export async function orderAnew(
  app: App,
  request: Request,
  { orderId, asked }: { orderId: string; asked: AskedLines },
) {
  const member = memberOf(request);
  await askShown(app, member, { orderId, asked });
  const { order, around, grid } = await tenant(app.db, member.idpOrganizationId, (tx) =>
    seen(tx, member, { app, orderId, asked }),
  );
  return WholeOrder({ order: orderProps(order, around, { grid }) });
}

/** The lines of an order alone: one piece of them, or all that is shown of them. */
export async function linesPart(
  app: App,
  request: Request,
  { orderId, asked, alone }: { orderId: string; asked: AskedLines; alone: boolean },
) {
  const member = memberOf(request);
  await askShown(app, member, { orderId, asked });
  const props = await tenant(app.db, member.idpOrganizationId, async (tx) => {
    const { order, grid } = await seenLines(tx, member, { orderId, asked });
    return linesGrid(order, await besideLines(tx, order, app), { grid });
  });
  const piece = alone && props.pieces.find(({ lines }) => lines);
  return piece ? Piece({ ...piece, orderId, only: props.only }) : Lines(props);
}

/** Asks the ERP what it has of the items of the lines that will be shown. */
async function askShown(
  app: App,
  member: Member,
  { orderId, asked }: { orderId: string; asked: AskedLines },
): Promise<void> {
  const itemIds = await tenant(app.db, member.idpOrganizationId, async (tx) => {
    const { order } = await seenLines(tx, member, { orderId, asked });
    if (order.status !== "pending_review") return [];
    return order.lines.flatMap(({ match }) => match?.itemId ?? []);
  });
  await askStock(app, member, { orderId, itemIds });
}

/** Saves a posted form: the changed parts for a script, and the page again for a plain form. */
export async function answerForm(app: App, request: Request, { orderId, form, set }: PostedForm) {
  const saved = await saveForm(app, memberOf(request), { orderId, form });
  return answer(app, request, { saved, form, set });
}

/** Saves a posted form and sends the order on its way; the next order of the queue opens. */
export async function submitForm(app: App, request: Request, { orderId, form, set }: PostedForm) {
  const member = memberOf(request);
  const saved = await saveForm(app, member, { orderId, form });
  if (saved.conflict || saved.faults.size) return answer(app, request, { saved, form, set });
  const next = await tenant(app.db, member.idpOrganizationId, async (tx) => {
    await submit(tx, member, {
      orderId,
      version: saved.version,
    });
    return nextInQueue(tx, { userId: member.userId, except: orderId });
  });
  return goTo(request, set, `${next ? `/review/${next}` : "/review"}?submitted=${orderId}`);
}

async function answer(
  app: App,
  request: Request,
  { saved, form, set }: { saved: Saved; form: Form; set: Settings },
) {
  const { before, now, faults, moved, conflict } = saved;
  if (conflict) set.status = 409;
  else if (faults.size) set.status = 422;
  const was = orderProps(before.order, before.around, before);
  const is = orderProps(now.order, now.around, { ...now, faults });
  if (request.headers.get("hx-request"))
    return OrderChanges({ before: was, now: is, posted: Object.keys(form), moved, conflict });
  if (!conflict && !faults.size) return goTo(request, set, addressOf(now.order.id, form));
  const shell = shellOf(request, now.order.poNumber ?? "Order", "review");
  const document = await documentBeside(app, memberOf(request), now.order.documentId);
  const { idpOrganizationId } = memberOf(request);
  const asked = askedLines(form);
  const whole = await tenant(app.db, idpOrganizationId, (tx) =>
    seen(tx, memberOf(request), { app, orderId: now.order.id, asked }),
  );
  const order = orderProps(whole.order, whole.around, { ...whole, faults });
  return ReviewPage({ shell, document, order, conflict });
}

function documentBeside(app: App, { userId, idpOrganizationId }: Member, documentId: string) {
  return tenant(app.db, idpOrganizationId, async (tx) =>
    paneOf(tx, await documentOf(tx, documentId, { userId })),
  );
}

/** The page that a plain form was posted from. */
function addressOf(orderId: string, { only, piece }: Form) {
  const query = new URLSearchParams({ ...(only && { only }), ...(piece && { piece }) });
  return `/review/${orderId}${query.size ? `?${query}` : ""}`;
}

function goTo(request: Request, set: Settings, address: string) {
  if (request.headers.get("hx-request")) {
    set.headers["hx-redirect"] = address;
    return "";
  }
  set.status = 303;
  set.headers.location = address;
  return "";
}
