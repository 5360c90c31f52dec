/**
 * Attacks the checks of the language model's answers: `bun tests/bench/grounding.ts [folder] [name]`.
 * A perfect answer is made of each document of the set (by default `../shared/data/dev`); then numbers are changed, swapped between
 * lines, and lines left out. Prints how many of the perfect answer's values are wrongly taken out, and how many attacks are flagged.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Evidence } from "../../db/mod.ts";
import judge from "../../src/extraction/_judge_task.ts";
import { layout } from "../../src/extraction/layout/layout.ts";
import type { AnsweredLine, AnsweredOrder } from "../../src/extraction/model/schema.ts";
import { type Source, sourceOf, tokensAt } from "../../src/extraction/verify/source.ts";
import { verify } from "../../src/extraction/verify/verify.ts";
import { type Draft, HEADER_FIELDS, LINE_FIELDS, type Read } from "../../src/orders/mod.ts";
import { fileTypeOf, type Reading, readFile } from "../../src/reading/mod.ts";

const [set = join(import.meta.dir, "../../../shared/data/dev"), only = ""] = process.argv.slice(2);
const AMOUNTS = ["quantity", "unitPrice", "lineTotal"] as const;
const CAUGHT = ["ungrounded", "ungrounded_line", "readers_disagree", "missing_lines", "model_incomplete"];

interface Case {
  file: string;
  reading: Reading;
  drafts: Draft[];
  orders: AnsweredOrder[];
}

async function* cases(): AsyncGenerator<Case> {
  for (const file of readdirSync(join(set, "files")).sort()) {
    const bytes = readFileSync(join(set, "files", file));
    const type = fileTypeOf(bytes);
    const reading = type && (await readFile(bytes, type, { fileName: file }).catch(() => null));
    if (!reading || !file.includes(only)) continue;
    const drafts = verify(reading, layout(reading, { ownNames: [] }));
    if (drafts.some(({ lines }) => lines.length))
      yield { file, reading, drafts, orders: perfect(sourceOf(reading), drafts) };
  }
}

/** What a model would answer that reads and quotes like the layout reader. */
function perfect(source: Source, drafts: Draft[]): AnsweredOrder[] {
  const page = (evidence: Evidence) => (tokensAt(source, evidence)[0]?.leaf ?? 0) + 1;
  const quoted = (read: Read | undefined) =>
    read?.evidence
      ? {
          value: read.value,
          quote: tokensAt(source, read.evidence)
            .map(({ text }) => text)
            .join(" "),
        }
      : null;
  return drafts.map(({ header, lines }) => ({
    ...(Object.fromEntries(
      HEADER_FIELDS.map((field) => {
        const read = quoted(header[field]);
        return [field, read && { ...read, page: page(header[field]!.evidence!) }];
      }),
    ) as Omit<AnsweredOrder, "lines">),
    lines: lines.map(
      ({ fields, printedNumber }) =>
        ({
          page: page(Object.values(fields)[0]!.evidence!),
          printedNumber: printedNumber ?? null,
          ...Object.fromEntries(LINE_FIELDS.map((field) => [field, quoted(fields[field])])),
        }) as AnsweredLine,
    ),
  }));
}

const tally: Record<string, { flagged: number; of: number }> = {};
let [documents, values, lost, slowest] = [0, 0, 0, 0];

function count(drafts: Draft[]) {
  return drafts.reduce(
    (sum, { header, lines }) =>
      sum +
      Object.keys(header).length +
      lines.reduce((fields, line) => fields + Object.keys(line.fields).length, 0),
    0,
  );
}

async function attack(name: string, { reading, drafts }: Case, orders: AnsweredOrder[]) {
  const judged = await judge({ reading, asked: { orders, unread: [] }, layoutDrafts: drafts });
  tally[name] ??= { flagged: 0, of: 0 };
  tally[name].of++;
  if (judged.some(({ findings }) => findings.some(({ code }) => CAUGHT.includes(code))))
    tally[name].flagged++;
}

/** The orders with one line changed, or left out. */
function changed(
  orders: AnsweredOrder[],
  [at, index]: [number, number],
  line: AnsweredLine | null,
): AnsweredOrder[] {
  return orders.map((order, i) =>
    i === at
      ? { ...order, lines: order.lines.flatMap((each, j) => (j === index ? (line ?? []) : each)) }
      : order,
  );
}

async function attackAll(each: Case) {
  const { orders } = each;
  const lines = orders.flatMap(({ lines }, i) =>
    lines.map((line, j) => ({ line, place: [i, j] as [number, number] })),
  );
  for (const { line, place } of lines.slice(0, 12)) {
    await attack("line left out", each, changed(orders, place, null));
    for (const field of AMOUNTS) {
      const given = line[field];
      if (!given) continue;
      const plus = String(Number(given.value) + 1);
      const one = { value: plus, quote: plus };
      await attack("number changed", each, changed(orders, place, { ...line, [field]: one }));
      const other = lines.find(({ line: l }) => l[field] && Number(l[field].value) !== Number(given.value))
        ?.line[field];
      if (other)
        await attack("number of another line", each, changed(orders, place, { ...line, [field]: other }));
    }
  }
}

if (!existsSync(set)) console.log(`Left out: there is no folder ${set}`);
else {
  for await (const each of cases()) {
    const started = performance.now();
    const input = {
      reading: each.reading,
      asked: { orders: each.orders, unread: [] },
      layoutDrafts: each.drafts,
    };
    const judged = await judge(input);
    slowest = Math.max(slowest, performance.now() - started);
    documents++;
    values += count(each.drafts);
    lost += count(each.drafts) - count(judged);
    await attackAll(each);
  }
  console.log(
    `${documents} documents, ${values} values of perfect answers, ${lost} of them wrongly taken out`,
  );
  console.log(`slowest document: ${Math.round(slowest)} ms`);
  for (const [name, { flagged, of }] of Object.entries(tally))
    console.log(`${name}: ${flagged} of ${of} flagged`);
}
