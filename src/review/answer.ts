import { tenant } from "../../db/mod.ts";
import { OrderChanges } from "../../views/review_changes.tsx";
import { ReviewPage } from "../../views/review_order.tsx";
import { type Member, memberOf, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { documentOf, paneOf } from "../documents/mod.ts";
import { orderOf } from "../orders/mod.ts";
import { surroundingsOf } from "./catalogue.ts";
import type { Form } from "./edit.ts";
import { orderProps } from "./props.ts";
import { nextInQueue } from "./queries.ts";
import { type Saved, saveForm } from "./save.ts";
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

/** The page of one order. */
export async function orderPage(app: App, request: Request, orderId: string) {
  const { userId, idpOrganizationId } = memberOf(request);
  await askStock(app, memberOf(request), { orderId });
  const shown = await tenant(app.db, idpOrganizationId, async (tx) => {
    const order = await orderOf(tx, orderId, { userId });
    const document = await paneOf(tx, await documentOf(tx, order.documentId, { userId }));
    return {
      document,
      order: orderProps(order, await surroundingsOf(tx, order, { cache: app.cache, userId })),
      poNumber: order.poNumber,
    };
  });
  return ReviewPage({ shell: shellOf(request, shown.poNumber ?? "Order", "review"), ...shown });
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
  return goTo(request, set, next ? `/review/${next}` : "/review");
}

async function answer(
  app: App,
  request: Request,
  { saved, form, set }: { saved: Saved; form: Form; set: Settings },
) {
  const { before, now, faults, conflict } = saved;
  if (conflict) set.status = 409;
  else if (faults.size) set.status = 422;
  const [was, is] = [orderProps(before.order, before.around), orderProps(now.order, now.around, faults)];
  if (request.headers.get("hx-request"))
    return OrderChanges({ before: was, now: is, posted: Object.keys(form), conflict });
  if (!conflict && !faults.size) return goTo(request, set, `/review/${now.order.id}`);
  const shell = shellOf(request, now.order.poNumber ?? "Order", "review");
  const document = await documentBeside(app, memberOf(request), now.order.documentId);
  return ReviewPage({ shell, document, order: is, conflict });
}

function documentBeside(app: App, { userId, idpOrganizationId }: Member, documentId: string) {
  return tenant(app.db, idpOrganizationId, async (tx) =>
    paneOf(tx, await documentOf(tx, documentId, { userId })),
  );
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
