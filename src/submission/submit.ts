import { type Tx, tenant } from "../../db/mod.ts";
import { enqueue, type JobSpec, type Payload, type Write } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { type BookedOrder, type Connector, connectorOf, RefusedByErp } from "../erp/mod.ts";
import { Invalid, wordsOf } from "../errors.ts";
import { IN_FLIGHT_SECONDS, openSubmission, type Submission, startSending } from "./outbox.ts";
import { booked, notSent, refused, unconfirmed } from "./outcome.ts";

/** Sends an order to the ERP, once: what may have been sent before is looked up before anything is sent again. */
export function submitOrder(app: App): JobSpec<"submit_order"> {
  return { concurrency: 4, attempts: 12, run: (payload) => submit(app, payload) };
}

async function submit(app: App, payload: Payload<"submit_order">): Promise<Write | undefined> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.db, payload.idpOrganizationId, work);
  try {
    const submission = await within((tx) => openSubmission(tx, payload));
    if (!submission) return undefined;
    const erp = connectorOf(app, submission.connection);
    const found = await lookUp(within, erp, submission);
    if (found) return (tx) => booked(tx, submission, found);
    const sending = await within((tx) => startSending(tx, submission));
    return sending ? await send(within, erp, sending) : (tx) => lookAgain(tx, payload);
  } catch (error) {
    if (error instanceof Invalid) return (tx) => notSent(tx, payload.orderId, error.message);
    throw error;
  }
}

/** An earlier sending may still arrive: the order is looked up again when it can't any more. */
async function lookAgain(tx: Tx, payload: Payload<"submit_order">) {
  await enqueue(tx, "submit_order", payload, { key: payload.orderId, delaySeconds: IN_FLIGHT_SECONDS });
}

type Within = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function lookUp(within: Within, erp: Connector, submission: Submission): Promise<BookedOrder | null> {
  if (submission.status === "queued") return null;
  return erp.findByKey(submission.key).catch((error) => unknown(within, submission, error));
}

async function send(within: Within, erp: Connector, submission: Submission): Promise<Write> {
  const { key, payload } = submission;
  try {
    const answer = await erp.create({ key, ...payload });
    return (tx) => booked(tx, submission, answer);
  } catch (error) {
    if (error instanceof RefusedByErp) return (tx) => refused(tx, submission, error);
    return unknown(within, submission, error);
  }
}

/** Whatever is thrown but a refusal says nothing about the order: it shows as unconfirmed, and the job is tried again. */
async function unknown(within: Within, submission: Submission, error: unknown): Promise<never> {
  await within((tx) => unconfirmed(tx, submission, wordsOf(error)));
  throw error;
}
