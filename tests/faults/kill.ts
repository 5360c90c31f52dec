/** Kills the running service again and again, and counts afterwards. `bun tests/faults/kill.ts [rounds]` @module */
import type { Order } from "../../src/orders/mod.ts";
import { type Client, client, ordersIn } from "./_client.ts";
import { type MadeOrder, purchaseOrder } from "./_purchase_orders.ts";
import { type Service, service } from "./_service.ts";
import { type Figures, verify } from "./_verify.ts";

/** What was sent, and what came of it. */
export interface Sent {
  /** By document id, for each upload that was answered 201. */
  accepted: Map<string, MadeOrder>;
  /** Uploads without an answer: they may be there or not. */
  unanswered: MadeOrder[];
  submissions: number;
}

export interface KillOptions {
  rounds: number;
  uploadsARound?: number;
  /** Once the rounds are over, what waits for a time to pass doesn't. */
  hurry?: boolean;
  /** Told what happens. */
  say?(line: string): void;
}

const SETTLE_MS = 600_000;

/** Rounds of upload → extraction → match → submit, each ended by SIGKILL at a random moment; then everything is counted. */
export async function killRounds(options: KillOptions): Promise<Figures> {
  const { hurry, say = () => {} } = options;
  const running = await service({ DEMO: "1" });
  try {
    await running.mustStart();
    await burden(running);
    const api = client(running.url, await running.token());
    await running.kill();
    const sent = await killedAtWork(running, api, { ...options, say });
    await running.mustStart();
    await settled(api, sent, { say, hurry: async () => hurry && hurryUp(running) });
    return await verify(running, api, sent);
  } finally {
    await running.stop();
  }
}

async function killedAtWork(
  running: Service,
  api: Client,
  { rounds, uploadsARound = 6, say }: KillOptions & { say(line: string): void },
): Promise<Sent> {
  const sent: Sent = { accepted: new Map(), unanswered: [], submissions: 0 };
  const work = workload(api, sent, rounds * uploadsARound);
  try {
    for (let round = 1; round <= rounds; round++) {
      const starting = running.start();
      // Most kills meet a service at work, some one that starts.
      if (Math.random() < 0.7) await starting;
      await Bun.sleep(Math.random() * 3500);
      const database = round % 5 === 0;
      await running.kill({ database });
      const done = `${sent.accepted.size} uploads accepted, ${sent.submissions} submissions`;
      say(`round ${round}: ${done}${database ? "; killed with its database" : ""}`);
    }
  } finally {
    await work.stop();
  }
  return sent;
}

/** An ERP that takes its time, and loses one answer in ten. */
async function burden(running: Service) {
  const { sql, close } = running.database();
  await sql`update erp_connections set config = ${sql.json({ delayMs: 150, dropAnswers: 0.1 })}`;
  await close();
}

/** Uploads and submits until it is stopped; a service that isn't there is tried again. */
function workload(api: Client, sent: Sent, uploads: number) {
  let stopped = false;
  const repeat = async (step: (at: number) => Promise<unknown>, times = Number.POSITIVE_INFINITY) => {
    for (let at = 0; at < times && !stopped; await Bun.sleep(Math.random() * 300))
      if (await api.get("/api/health")) await step(at++);
  };
  const work = [
    ...[0, 1].map((half) =>
      repeat(async (at) => upload(api, sent, await purchaseOrder(at * 2 + half)), uploads / 2),
    ),
    repeat(() => submitReady(api, sent)),
  ];
  return {
    stop() {
      stopped = true;
      return Promise.all(work);
    },
  };
}

async function upload(api: Client, sent: Sent, order: MadeOrder) {
  const answer = await api.upload(order.fileName, order.bytes);
  if (answer?.status === 201) sent.accepted.set(answer.body.id, order);
  else if (answer && !order.damaged) throw new Error(`An upload was refused: ${JSON.stringify(answer)}`);
  else if (!answer) sent.unanswered.push(order);
}

/** Submits what can be submitted, each twice at once. */
async function submitReady(api: Client, sent: Sent) {
  for (const { id, version } of (await ordersIn(api, "pending_review")).filter(isReady)) {
    const answers = await Promise.all(
      [1, 2].map(() => api.post(`/api/orders/${id}/submission`, { version })),
    );
    sent.submissions += answers.filter((answer) => answer?.status === 202).length;
  }
}

function isReady({ matchedAt, errorCount }: Order) {
  return matchedAt !== null && errorCount === 0;
}

/** Waits until no document and no order is on its way. */
async function settled(
  api: Client,
  sent: Sent,
  { say, hurry }: { say(line: string): void; hurry(): unknown },
) {
  let said = "";
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await Bun.sleep(500)) {
    await hurry();
    await submitReady(api, sent);
    const leaving = [...(await ordersIn(api, "submitting")), ...(await ordersIn(api, "unconfirmed"))];
    const unmatched = (await ordersIn(api, "pending_review")).filter(({ matchedAt }) => matchedAt === null);
    const waiting = await waitingDocuments(api, sent);
    if (!leaving.length && !unmatched.length && !waiting) return;
    const now = `settling: ${waiting} documents, ${unmatched.length} to match, ${leaving.length} orders on their way`;
    if (now !== said) say(now);
    said = now;
  }
}

/** As if the backoff had passed, and the time in which what was sent may still arrive. */
async function hurryUp(running: Service) {
  const { sql, close } = running.database();
  await sql`update submissions set sent_at = sent_at - interval '1 hour'`;
  await sql`update jobs set run_at = now() where claimed_by is null and buried_at is null and key <> 'periodic'`;
  await close();
}

async function waitingDocuments(api: Client, sent: Sent) {
  let waiting = 0;
  for (const id of sent.accepted.keys()) {
    const answer = await api.get<{ status?: string }>(`/api/pdf-documents/${id}`);
    if (answer?.body.status !== "completed" && answer?.body.status !== "failed") waiting++;
  }
  return waiting;
}

if (import.meta.main) {
  const started = performance.now();
  const figures = await killRounds({ rounds: Number(process.argv[2] ?? 50), say: console.log });
  console.log({ ...figures, seconds: Math.round((performance.now() - started) / 1000) });
  process.exit(figures.faults.length ? 1 : 0);
}
