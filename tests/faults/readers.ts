/** Gives a running service every broken file there is, and some made for it. `bun tests/faults/readers.ts [folder]` @module */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bombWorkbook } from "../fixtures/zip.ts";
import { type Client, client, type Uploaded } from "./_client.ts";
import { memoryOf } from "./_memory.ts";
import { purchaseOrder } from "./_purchase_orders.ts";
import { service } from "./_service.ts";

const BROKEN = join(import.meta.dir, "../../../shared/data/broken");
const SETTLE_MS = 300_000;

/** One file and what became of it. */
interface Fate {
  file: string;
  /** Answer to the upload. */
  status: number;
  /** Refused at once, or the document's state in the end. */
  state: string;
  /** The sentence a person reads, where it isn't an order. */
  words: string | null;
}

export interface ReadersReport {
  fates: Fate[];
  /** Good orders sent between the broken ones, and how many of them were read. */
  good: { sent: number; completed: number };
  megabytes: { before: number; peak: number; after: number; readersPeak: number };
  faults: string[];
}

/** Uploads each file with a good order after every tenth, waits for all, and measures the server's memory meanwhile. */
export async function readersReport(files: { name: string; bytes: Uint8Array }[]): Promise<ReadersReport> {
  const running = await service({ DEMO: "1" });
  try {
    await running.mustStart();
    const api = client(running.url, await running.token());
    const memory = memoryOf(running.pid());
    const fates: Fate[] = [];
    const documents = new Map<string, Fate>();
    const good: string[] = [];
    for (const [at, { name, bytes }] of files.entries()) {
      const answer = await api.upload(name, bytes);
      const status = answer?.status ?? 0;
      const fate: Fate = { file: name, status, state: "refused", words: answer?.body.error ?? null };
      fates.push(fate);
      if (status === 201) documents.set(answer!.body.id, fate);
      if (at % 10 === 0) good.push((await goodOrder(api, at))!);
    }
    await settle(api, documents);
    const states = await Promise.all(good.map((id) => stateOf(api, id)));
    const completed = states.filter((each) => each?.status === "completed").length;
    const megabytes = await memory.stop();
    const faults = [
      ...api.broken.map(({ path, status }) => `${path} answered ${status}`),
      ...fates.flatMap(faultOf),
      ...(completed === good.length ? [] : [`${good.length - completed} good orders were not read`]),
    ];
    return { fates, good: { sent: good.length, completed }, megabytes, faults };
  } finally {
    await running.stop();
  }
}

/** Every readable extension has a fate in words. */
function faultOf({ file, status, state, words }: Fate): string[] {
  if (state === "completed") return [];
  const told = words && !/undefined|Error:|\bat \//.test(words);
  if (told && (state === "failed" || (status >= 400 && status < 500))) return [];
  return [`"${file}" answered ${status}, is ${state}: ${words}`];
}

async function goodOrder(api: Client, at: number) {
  const { fileName, bytes } = await purchaseOrder(at - (at % 10));
  return (await api.upload(fileName, bytes))?.body.id;
}

async function settle(api: Client, documents: Map<string, Fate>) {
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await Bun.sleep(300)) {
    let waiting = 0;
    for (const [id, fate] of documents) {
      const document = await stateOf(api, id);
      fate.state = document?.status ?? "lost";
      fate.words = document?.processing_error ?? null;
      if (fate.state !== "completed" && fate.state !== "failed") waiting++;
    }
    if (!waiting) return;
  }
}

async function stateOf(api: Client, id: string) {
  return (await api.get<Uploaded>(`/api/pdf-documents/${id}`))?.body;
}

/** Files whose trouble is made here. */
export function madeFiles() {
  return [
    { name: "empty.pdf", bytes: new Uint8Array() },
    { name: "one-byte.csv", bytes: new Uint8Array([0x41]) },
    { name: "program.pdf", bytes: Buffer.from("\x7fELF\x02\x01\x01\x00".padEnd(4000, "\x00"), "latin1") },
    { name: "26-megabytes.csv", bytes: Buffer.alloc(26 * 1024 * 1024, "a,b,c\n") },
    { name: "zip-bomb.xlsx", bytes: bombWorkbook(1024 ** 3) },
    { name: "zip-bomb-that-lies.xlsx", bytes: bombWorkbook(512 * 1024 ** 2, 1000) },
  ];
}

export function brokenFiles(folder = BROKEN) {
  if (!existsSync(folder)) return null;
  return readdirSync(folder)
    .filter((name) => name !== "manifest.json")
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}

if (import.meta.main) {
  const broken = brokenFiles(process.argv[2]);
  if (!broken) console.log(`Left out: there is no folder "${BROKEN}"`);
  const report = await readersReport([...(broken ?? []), ...madeFiles()]);
  for (const { file, status, state, words } of report.fates)
    console.log([file.padEnd(34), status, state.padEnd(10), words ?? ""].join(" "));
  const { good, megabytes, faults } = report;
  console.log({ files: report.fates.length, good, megabytes, faults });
  process.exit(faults.length ? 1 : 0);
}
