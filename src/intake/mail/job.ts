import { type Tx, tenant } from "../../../db/mod.ts";
import type { JobSpec, Write } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { Refusal } from "../../errors.ts";
import { IsolateFailure } from "../../isolate/mod.ts";
import { rawMailOf, senderIs } from "../../mail/mod.ts";
import type { OpenInput, OpenOutput } from "./_open_task.ts";
import { answeredBy } from "./answered.ts";
import { judged } from "./judge.ts";
import { type KeptMail, keptMail, type Plan, writePlan } from "./kept.ts";
import { postEvent } from "./post.ts";
import { isProcessed, startDocuments } from "./settle.ts";
import { triage, worthReading } from "./triage.ts";

const OPEN_TASK = new URL("./_open_task.ts", import.meta.url);
const LIMITS = { milliseconds: 60_000, megabytes: 1024 };

/** Reads a kept mail, decides, stores its documents, and posts its event to the webhook as any other worker would. */
export function receiveMail(app: App): JobSpec<"receive_mail"> {
  return {
    concurrency: app.config.readers,
    // The webhook may be away for a quarter of an hour.
    attempts: 10,
    async run({ idpOrganizationId, mailId }) {
      const mail = await keptMail(app, { idpOrganizationId, mailId });
      if (!mail) return undefined;
      if (mail.hasRaw && (mail.state === "received" || mail.override)) await decide(app, mail);
      if (!mail.eventAt && mail.hasRaw) await postEvent(app, { idpOrganizationId, mailId });
      return settled({ idpOrganizationId, mailId });
    },
    onBuried:
      ({ mailId }, error): Write =>
      async (tx) => {
        const failed = { state: "failed" as const, error, decision: "hold" as const, decided_by: null };
        const reason = "Cannot process the mail: its work failed several times";
        await tx
          .updateTable("mails")
          .set({ ...failed, reason })
          .where("id", "=", mailId)
          .execute();
      },
  };
}

function settled({ idpOrganizationId, mailId }: { idpOrganizationId: string; mailId: string }): Write {
  return async (tx) => {
    const { decision } = await tx
      .updateTable("mails")
      .set({ state: "settled", error: null })
      .where("id", "=", mailId)
      .returning("decision")
      .executeTakeFirstOrThrow();
    if (isProcessed(decision)) await startDocuments(tx, mailId, idpOrganizationId);
  };
}

async function decide(app: App, mail: KeptMail) {
  const opened = await open(app, mail);
  const plan = "refusal" in opened ? heldBack(opened.refusal) : await planFor(app, mail, opened);
  try {
    await writePlan(app, mail, plan);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await writePlan(app, mail, heldBack(error.message));
  }
}

/** What a mail that can't be read says in its place; what may go better next time is thrown. */
async function open(app: App, mail: KeptMail): Promise<OpenOutput | { refusal: string }> {
  const raw = await tenant(app.db, mail.idpOrganizationId, (tx) => rawMailOf(tx, mail.id));
  const input = { raw, fileLimitBytes: app.config.uploadLimitBytes };
  try {
    return await app.isolate.run<OpenInput, OpenOutput>(OPEN_TASK, input, LIMITS);
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    if (error instanceof IsolateFailure && error.reason !== "crash")
      return { refusal: `Cannot read the mail: ${error.message}` };
    throw error;
  }
}

function heldBack(reason: string): Plan {
  return { decision: "hold", reason, decidedBy: null, files: [], opened: null, answered: null };
}

async function planFor(app: App, mail: KeptMail, { mail: opened, files }: OpenOutput): Promise<Plan> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.db, mail.idpOrganizationId, work);
  const answered = await within((tx) => answeredBy(tx, opened));
  const picked = (paths: string[]) => files.filter(({ path }) => paths.includes(path));
  const plan = { opened, answered };
  if (mail.override) {
    const { decision, reason, decidedBy } = mail.override;
    if (!isProcessed(decision)) return { ...plan, decision, reason, decidedBy, files: [] };
    const chosen = picked(decision === "process_body" ? ["body"] : worthReading(opened));
    if (chosen.length) return { ...plan, decision, reason, decidedBy, files: chosen };
    return { ...plan, decision: "hold", reason: "Nothing in it can be read", decidedBy, files: [] };
  }
  const around = { envelopeFrom: mail.envelopeFrom, sender: senderOf(mail, opened.from.address), answered };
  const found = await judged(app, { mail: opened, found: triage(opened, around), files });
  const chosen = picked(found.body ? ["body"] : found.parts);
  return {
    ...plan,
    decision: found.decision,
    reason: found.reason,
    decidedBy: found.byModel ? "model" : null,
    files: chosen,
  };
}

function senderOf({ mailbox, envelopeFrom }: KeptMail, from: string): "blocked" | "unlisted" | "welcome" {
  const { senders_allowed, senders_blocked } = mailbox;
  if ([from, envelopeFrom].some((sender) => sender && senderIs(senders_blocked, sender))) return "blocked";
  return senders_allowed.length && !senderIs(senders_allowed, from) ? "unlisted" : "welcome";
}
