import type { ImapFlow } from "imapflow";
import { tenant } from "../../../db/mod.ts";
import type { App } from "../../app.ts";
import { wordsOf } from "../../errors.ts";
import { type Mailbox, mailboxOf } from "../../mail/mod.ts";
import { withFolder } from "./client.ts";
import { type ImapSettings, type ImapState, imapSettings, imapState, saveState } from "./settings.ts";
import { take } from "./take.ts";

/** Mails taken in one go; the rest waits for the next. */
const MAILS = 500;
const FIRST_WAIT_SECONDS = 20;
const LONGEST_WAIT_SECONDS = 900;
/** Servers are asked by the day. */
const DAY_MS = 86_400_000;

/** Takes in what is new in a mailbox elsewhere, and notes with the mailbox how it went. Throws `NotFound`. */
export async function pollMailbox(app: App, key: { idpOrganizationId: string; mailboxId: string }) {
  const { idpOrganizationId, mailboxId } = key;
  const mailbox = await tenant(app.db, idpOrganizationId, (tx) => mailboxOf(tx, mailboxId));
  const settings = imapSettings(mailbox.imap);
  if (!settings || !mailbox.active) return;
  const error = await takeNew(app, mailbox, settings).then(() => null, wordsOf);
  if (error) app.log.warn("mailbox not polled", { mailboxId, error });
  await tenant(app.db, idpOrganizationId, async (tx) => {
    const state = imapState((await mailboxOf(tx, mailboxId)).imap_state);
    await saveState(tx, mailbox, {
      ...state,
      ...outcomeOf(error, state),
      checkedAt: new Date().toISOString(),
    });
  });
}

/** A server that fails is asked less and less often: too many tries lock an account. */
function outcomeOf(error: string | null, { failures = 0 }: ImapState): ImapState {
  if (error === null) return { error, failures: 0, nextAt: undefined };
  const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** failures, LONGEST_WAIT_SECONDS);
  return { error, failures: failures + 1, nextAt: new Date(Date.now() + seconds * 1000).toISOString() };
}

function takeNew(app: App, mailbox: Mailbox, settings: ImapSettings): Promise<void> {
  return withFolder(app, settings, async (client) => {
    const opened = client.mailbox;
    if (!opened) return;
    const uidValidity = String(opened.uidValidity);
    const known = imapState(mailbox.imap_state);
    const state = known.uidValidity === uidValidity ? known : { uidValidity };
    const uids = (await newMails(client, state, mailbox.created_at)).slice(0, MAILS);
    for (const uid of uids) if (!(await take(app, { client, mailbox, state, uid }))) return;
    const lastUid = uids.at(-1) ?? Math.max(opened.uidNext - 1, state.lastUid ?? 0);
    await tenant(app.db, mailbox.idp_organization_id, (tx) => saveState(tx, mailbox, { ...state, lastUid }));
  });
}

/** Numbers of the mails that are new; in a folder that is, or was numbered anew, of those since the mailbox was set up. */
async function newMails(client: ImapFlow, { lastUid }: ImapState, setUp: Date): Promise<number[]> {
  const query =
    lastUid === undefined ? { since: new Date(setUp.getTime() - DAY_MS) } : { uid: `${lastUid + 1}:*` };
  const found = (await client.search(query, { uid: true })) || [];
  // "*" is the last mail even where nothing is new.
  return found.filter((uid) => uid > (lastUid ?? 0)).sort((a, b) => a - b);
}
