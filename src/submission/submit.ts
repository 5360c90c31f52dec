import { type Tx, tenant } from "../../db/mod.ts";
import { enqueue, type JobSpec, type Payload, type Write } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { type BookedOrder, type Connector, connectorOf, NoAnswer, RefusedByErp } from "../erp/mod.ts";
import { Invalid, wordsOf } from "../errors.ts";
import { openSubmission, type Submission, startSending } from "./outbox.ts";
import { booked, notSent, refused, unconfirmed } from "./outcome.ts";
import { readAtOnce } from "./read_back.ts";

/** Seconds between look-ups of an order without an answer: a quarter of the time that it has been without, within these. */
const [SOONEST, LATEST] = [2, 600];
/** Seconds that an ERP may ask us to wait. */
const LONGEST_WAIT = 3_600;

/** Sends an order to the ERP, once: what may have been sent before is looked up before anything is sent again. */
export function submitOrder(app: App): JobSpec<"submit_order"> {
  return {
    concurrency: 4,
    attempts: 12,
    async run(payload) {
      try {
        return await submit(app, payload);
      } catch (error) {
        if (error instanceof Invalid) return (tx) => notSent(tx, payload.orderId, error.message);
        throw error;
      }
    },
  };
}

async function submit(app: App, payload: Payload<"submit_order">): Promise<Write | undefined> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.db, payload.idpOrganizationId, work);
  const submission = await within((tx) => openSubmission(tx, payload));
  if (!submission) return undefined;
  const found = submission.status === "queued" ? null : await lookUp(app, submission, payload);
  if (found) return found;
  const sending = await within((tx) => startSending(tx, submission));
  return sending ? send(app, sending, payload) : (tx) => again(tx, payload, pauseAfter(submission));
}

/** Null: the ERP doesn't have the order. */
async function lookUp(app: App, submission: Submission, payload: Payload<"submit_order">) {
  try {
    const found = await connectorOf(app, submission.connection).findByKey(submission.key);
    return found && (await settled(app, submission, found));
  } catch (error) {
    return unknown(app, submission, { payload, error });
  }
}

async function send(app: App, submission: Submission, payload: Payload<"submit_order">): Promise<Write> {
  try {
    const answer = await sent(connectorOf(app, submission.connection), submission);
    return await settled(app, submission, answer);
  } catch (error) {
    if (error instanceof RefusedByErp) return (tx) => refused(tx, submission, error);
    const isUnsent = error instanceof NoAnswer && error.isUnsent;
    return unknown(app, submission, { payload, error, isUnsent });
  }
}

async function settled(app: App, submission: Submission, answer: BookedOrder): Promise<Write> {
  const differences = await readAtOnce(app, submission, answer.erpOrderId);
  return (tx) => booked(tx, submission, { booked: answer, differences });
}

/** Books an order, or changes one that is booked. */
async function sent(connector: Connector, { key, payload }: Submission): Promise<BookedOrder> {
  if (!("erpOrderId" in payload)) return connector.create({ key, ...payload });
  if (!connector.amend) throw new RefusedByErp([{ message: "It takes no changes of booked orders" }]);
  return connector.amend({ key, ...payload });
}

/** Whatever is thrown but a refusal says nothing about the order: it shows as unconfirmed until a look-up tells. */
function unknown(
  app: App,
  submission: Submission,
  {
    payload,
    error,
    isUnsent = false,
  }: { payload: Payload<"submit_order">; error: unknown; isUnsent?: boolean },
): Write {
  const words = wordsOf(error);
  const asked = error instanceof NoAnswer ? error.waitSeconds : 0;
  const nextSeconds = Math.max(pauseAfter(submission), Math.min(asked, LONGEST_WAIT));
  app.log.warn("order unconfirmed", { orderId: payload.orderId, error: words, nextSeconds });
  return async (tx) => {
    await unconfirmed(tx, submission, { words, isUnsent });
    await again(tx, payload, nextSeconds);
  };
}

/** Seconds until an order without an answer is looked up again. */
function pauseAfter({ sentAt }: Submission): number {
  const without = (Date.now() - (sentAt?.getTime() ?? Date.now())) / 1000;
  return Math.min(Math.max(without / 4, SOONEST), LATEST);
}

/** The job that ends has left its key to this one. */
async function again(tx: Tx, payload: Payload<"submit_order">, delaySeconds: number) {
  await enqueue(tx, "submit_order", payload, { key: payload.orderId, delaySeconds });
}
