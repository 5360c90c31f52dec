/** Sends every kind of file by every way in to a running service, and tells what becomes of each. `bun tests/faults/ways.ts [kind] [way]` @module */
import { freePort } from "../_port.ts";
import { KINDS, type Kind, type SentFile } from "./_kinds.ts";
import { type Service, service } from "./_service.ts";
import { type Scene, SECRET, type Sent, WAYS } from "./_ways.ts";

const SETTLE_MS = 300_000;

/** What came of one file sent one way. */
interface Outcome {
  kind: string;
  way: string;
  seconds: number;
  documents: number;
  status: string;
  /** Lines of each order. */
  lines: number[];
  errors: number;
  /** Sentences about what is wrong. */
  faults: string[];
}

async function outcomeOf(scene: Scene, kind: Kind, way: string, at: number): Promise<Outcome> {
  const tag = `w${at}-${way.replace(/\W+/g, "")}`;
  const file = await kind.make(tag.toUpperCase());
  const started = performance.now();
  const sent = await WAYS[way]!(scene, file, tag);
  const outcome: Outcome = {
    kind: kind.name,
    way,
    seconds: 0,
    documents: 0,
    status: "",
    lines: [],
    errors: 0,
    faults: [],
  };
  if ("refused" in sent) return { ...outcome, status: "refused", faults: [sent.refused] };
  const ids = await documentsOf(scene, sent, outcome);
  await settled(scene, ids, outcome);
  outcome.seconds = Math.round((performance.now() - started) / 100) / 10;
  outcome.documents = ids.length;
  await look(scene, { ids, kind, file, outcome, way });
  return outcome;
}

async function documentsOf({ sql }: Scene, sent: Exclude<Sent, { refused: string }>, outcome: Outcome) {
  if ("documentIds" in sent) return sent.documentIds;
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await Bun.sleep(50)) {
    const [mail] = await sql<
      { id: string; state: string; decision: string; reason: string }[]
    >`select id, state, decision, reason from mails where subaddress = ${sent.tag}`;
    if (mail?.state !== "settled" && mail?.state !== "failed") continue;
    if (mail.decision !== "process_attachments")
      outcome.faults.push(`the mail was ${mail.decision}: ${mail.reason}`);
    const rows = await sql<
      { id: string }[]
    >`select id from pdf_documents where mail_id = ${mail.id} order by mail_part`;
    return rows.map(({ id }) => id);
  }
  outcome.faults.push("the mail never settled");
  return [];
}

async function settled({ sql }: Scene, ids: string[], outcome: Outcome) {
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await Bun.sleep(50)) {
    const [left] = await sql<{ documents: number; orders: number }[]>`select
      (select count(*)::int from pdf_documents where id = any(${ids}::uuid[]) and status in ('pending', 'processing')) as documents,
      (select count(*)::int from extracted_orders where document_id = any(${ids}::uuid[]) and matched_at is null) as orders`;
    if (!left!.documents && !left!.orders) return;
  }
  outcome.faults.push("never ended");
}

async function look(
  { sql, running, cookie }: Scene,
  {
    ids,
    kind,
    file,
    outcome,
    way,
  }: { ids: string[]; kind: Kind; file: SentFile; outcome: Outcome; way: string },
) {
  const rows = await sql<
    { id: string; status: string; error: string | null }[]
  >`select id, status, processing_error as error from pdf_documents where id = any(${ids}::uuid[])`;
  outcome.status = [
    ...new Set(rows.map(({ status, error }) => (error ? `${status}: ${error}` : status))),
  ].join(", ");
  const orders = await sql<{ po: string; lines: number; errors: string[] }[]>`select po_number as po,
      (select count(*)::int from order_lines where order_id = extracted_orders.id) as lines,
      array(select f->>'code' || ': ' || (f->>'message') from jsonb_array_elements(findings) f where f->>'level' = 'error' limit 3) as errors
    from extracted_orders join pdf_documents on pdf_documents.id = document_id
    where document_id = any(${ids}::uuid[]) order by mail_part, position`;
  outcome.lines = orders.map(({ lines }) => lines).sort((a, b) => a - b);
  outcome.errors = orders.reduce((sum, { errors }) => sum + errors.length, 0);
  const wanted = [...kind.lines].sort((a, b) => a - b);
  if (!Bun.deepEquals(outcome.lines, wanted))
    outcome.faults.push(`orders of ${outcome.lines} lines, not of ${wanted}`);
  for (const { po, errors } of orders) {
    if (!po?.startsWith("W")) outcome.faults.push(`the number is "${po}"`);
    outcome.faults.push(...errors);
  }
  for (const id of ids) {
    const page = await fetch(`${running.url}/documents/${id}`, { headers: { cookie } });
    if (page.status !== 200) outcome.faults.push(`its page is a ${page.status}`);
    await page.text();
    if (way === "smtp" && kind.lines.length > 1) continue;
    const back = await fetch(`${running.url}/documents/${id}/file`, { headers: { cookie } });
    const bytes = await back.bytes();
    if (!Buffer.from(bytes).equals(file.bytes) && !(way === "smtp" && /mail|msg|winmail/.test(kind.name)))
      outcome.faults.push("other bytes come back");
  }
}

function waysOf({ alone = true }: Kind, wanted: string) {
  return Object.keys(WAYS).filter((name) => new RegExp(wanted).test(name) && (alone || name === "smtp"));
}

/** Signs in as a browser does. */
async function signIn(running: Service): Promise<string> {
  const linkIn = () =>
    running
      .log()
      .join("\n")
      .match(/\/sign-in\/[\w-]+/)?.[0];
  while (!linkIn()) await Bun.sleep(50);
  const link = linkIn();
  const answer = await fetch(`${running.url}${link}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: running.url },
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function openScene(running: Service, smtp: number): Promise<Scene> {
  await running.mustStart();
  const { sql } = running.database();
  const [mailbox] = await sql<
    { id: string; erp_connection_id: string }[]
  >`select id, erp_connection_id from mailboxes`;
  const cookie = await signIn(running);
  return {
    running,
    sql,
    token: await running.token(),
    cookie,
    smtp,
    aliasId: mailbox!.id,
    connectionId: mailbox!.erp_connection_id,
  };
}

if (import.meta.main) {
  const [, , kindName = "", wayName = ""] = process.argv;
  const smtp = freePort();
  const running = await service({ DEMO: "1", SMTP_PORT: String(smtp), INBOUND_EMAIL_SECRET: SECRET });
  let faults = 0;
  try {
    const scene = await openScene(running, smtp);
    let at = 0;
    for (const kind of KINDS.filter(({ name }) => new RegExp(kindName).test(name)))
      for (const way of waysOf(kind, wayName)) {
        const outcome = await outcomeOf(scene, kind, way, ++at);
        const { seconds, documents, status, lines, errors } = outcome;
        console.log(
          `${kind.name.padEnd(18)} ${way.padEnd(18)} ${String(seconds).padStart(6)} s  ${documents} documents  ${status}  [${lines}]  ${errors} errors`,
        );
        for (const fault of outcome.faults) console.log(`    ${fault}`);
        faults += outcome.faults.length;
      }
    for (const line of running.log().filter((line) => /"level":"error"|^error/i.test(line)))
      console.log("    logged", line.slice(0, 300));
  } finally {
    await running.stop();
  }
  process.exit(faults ? 1 : 0);
}
