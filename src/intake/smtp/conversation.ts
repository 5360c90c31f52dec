import type {
  SMTPServerAddress,
  SMTPServerDataStream,
  SMTPServerOptions,
  SMTPServerSession,
} from "smtp-server";
import type { App } from "../../app.ts";
import { networkOf, RATES, rateLimit } from "../../web/mod.ts";
import { type Addressee, addresseeOf, arrive } from "../arrival.ts";
import { Reply, replyTo } from "./reply.ts";
import { spool } from "./spool.ts";
import { turns } from "./turns.ts";

/** Connections of one address at once. */
const CONNECTIONS_EACH = 100;
/** Unknown recipients after which a connection is closed: somebody guesses. */
const GUESSES = 10;
/** Mails that are stored at once, each of them whole in memory. */
const STORED_AT_ONCE = { small: 8, large: 1 };
/** A database that takes longer is away. */
const PATIENCE_MS = 30_000;

type Done = (error?: Error | null) => void;
type Conversation = Pick<SMTPServerOptions, "onConnect" | "onClose" | "onMailFrom" | "onRcptTo" | "onData">;

/** What is answered to each command; 250 to a mail means that it is durable, and there once. */
export function conversation(app: App): Conversation {
  const turn = rateLimit(RATES.mail);
  const addressees = new WeakMap<SMTPServerAddress, Addressee>();
  const guesses = new WeakMap<SMTPServerSession, number>();
  const [small, large] = [turns(STORED_AT_ONCE.small), turns(STORED_AT_ONCE.large)];
  const limit = app.config.mailLimitBytes;

  const find = async (address: SMTPServerAddress, session: SMTPServerSession) => {
    const before = guesses.get(session) ?? 0;
    if (before >= GUESSES) throw new Reply(421, "Too many unknown recipients");
    const addressee = await inTime(addresseeOf(app, address.address));
    if (addressee?.mailbox.active) return void addressees.set(address, addressee);
    guesses.set(session, before + 1);
    const fault = addressee ? "is switched off" : "is not known";
    throw new Reply(550, `The mailbox "${address.address}" ${fault}`);
  };
  const keep = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const spooled = await spool(stream, limit);
    try {
      if (spooled.byteLength > limit) throw new Reply(552, `The limit is ${limit / 1024 / 1024} MB`);
      const to = envelope.rcptTo.flatMap((address) => addressees.get(address) ?? []);
      const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : "";
      const inTurn = spooled.large ? large : small;
      const kept = inTurn(async () => arrive(app, { to, envelopeFrom, raw: await spooled.bytes() }));
      await inTime(kept);
    } finally {
      await spooled.drop();
    }
  };
  const answer = (work: Promise<void>, done: Done) =>
    void work.then(
      () => done(),
      (error) => done(replyTo(error, app.log)),
    );

  return {
    ...connectionsEach(CONNECTIONS_EACH),
    onMailFrom: (_, { remoteAddress }, done: Done) =>
      answer(
        Promise.try(() => turn(networkOf(remoteAddress))),
        done,
      ),
    onRcptTo: (address, session, done: Done) => answer(find(address, session), done),
    onData: (stream, session, done: Done) => answer(keep(stream, session), done),
  };
}

/** Refuses a connection of an address that has `most` already. */
function connectionsEach(most: number): Pick<Conversation, "onConnect" | "onClose"> {
  const open = new Map<string, number>();
  return {
    onConnect({ remoteAddress }, done: Done) {
      const from = networkOf(remoteAddress);
      const now = (open.get(from) ?? 0) + 1;
      open.set(from, now);
      done(now > most ? new Reply(421, "Too many connections from this address") : null);
    },
    onClose({ remoteAddress }) {
      const from = networkOf(remoteAddress);
      const now = (open.get(from) ?? 1) - 1;
      if (now > 0) open.set(from, now);
      else open.delete(from);
    },
  };
}

/** Waits no longer than a sender's patience lasts; what ends later is found to be there when it is sent again. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: Timer | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the database does not answer")), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
