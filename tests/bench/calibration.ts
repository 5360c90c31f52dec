/**
 * Whether a confidence means what it says, over the documents with known contents: of the values at 0.9, how many are
 * right. Each document class is also judged by rates that were measured without it.
 * Run: `nice bun tests/bench/calibration.ts [--match words] [--scans] [--values FILE]`. The last table goes into src/extraction/verify/rates.ts.
 * With `--scans` the documents that are pictures, and no others, are recognized first; values are then also shown by how
 * sure the recognition of their words is. Some documents are not enough to fit rates by: those of text are used for both.
 * With `--values` the values of made scans that `tests/bench/ocr.ts --values FILE` kept are judged instead.
 */
import read from "../../src/extraction/_read_task.ts";
import { confidenceOf, type Graded, grade } from "../../src/extraction/verify/confidence.ts";
import type { Grade } from "../../src/extraction/verify/grades.ts";
import { ANY } from "../../src/extraction/verify/rates.ts";
import type { Field } from "../../src/extraction/verify/says.ts";
import { sourceOf } from "../../src/extraction/verify/source.ts";
import type { HeaderField, LineField, Read } from "../../src/orders/mod.ts";
import { fileTypeOf } from "../../src/reading/mod.ts";
import type { RecognitionInput } from "../../src/reading/ocr/page.ts";
import type { Recognition } from "../../src/reading/ocr/pages.ts";
import { recognize } from "../../src/reading/ocr/recognize.ts";
import { FOLDER, headerRight, lineRight, paired, type Truth, truths } from "./_truth.ts";

interface Sample extends Omit<Graded, "read"> {
  class: string;
  value: string;
  file: string;
  right: boolean;
}

const BINS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];
/** What the general rate weighs, in documents. */
const PRIOR = 4;

/** How sure the recognition is of a value's least sure word. */
const LEGIBLE = [0, 0.4, 0.55, 0.7, 0.8, 0.9, 0.95];

const scans = process.argv.includes("--scans");
const kept = option("--values");
const documents = kept ? [] : truths(option("--match") ?? "");
if (!kept && !documents.length) console.log(`Skipped: there is no folder ${FOLDER}`);
const samples: Sample[] = kept ? await keptSamples(kept) : [];
for (const { truth, bytes } of documents) samples.push(...(await samplesOf(truth, bytes)));
if (samples.length) report();

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
}

/** Values of made scans: what was done to them is their class. */
async function keptSamples(path: string): Promise<Sample[]> {
  const lines = (await Bun.file(path).text()).trim().split("\n");
  return lines.map((line) => {
    const { name, seed, ...value } = JSON.parse(line);
    return { ...value, class: name, file: `${seed} ${name}` };
  });
}

async function samplesOf(truth: Truth, bytes: Uint8Array): Promise<Sample[]> {
  const type = fileTypeOf(bytes);
  if (!type) return [];
  const file = { bytes, type, fileName: truth.file, ownNames: [], forModel: true };
  const seen = await read(file).catch(() => null);
  if (scans && !seen?.pictures.length) return [];
  const recognition = scans ? await recognized({ bytes, type }, seen!.pictures) : undefined;
  const again = recognition && (await read({ ...file, recognition }).catch(() => null));
  const { drafts, forModel, summary } = again ?? seen ?? { drafts: [], forModel: null, summary: null };
  const found: Sample[] = [];
  const source = forModel && sourceOf(forModel.reading);
  const rights = new Map<Read, boolean>();
  const [first] = drafts;
  for (const [field, value] of Object.entries(first?.header ?? {}) as [HeaderField, Read][])
    note(rights, value, headerRight(truth, field, value.value));
  for (const [line, { fields }] of paired(truth, drafts))
    for (const [field, value] of Object.entries(fields) as [LineField, Read][])
      note(rights, value, lineRight(line, field, value.value));
  if (!summary) return [];
  for (const draft of drafts)
    for (const { read: value, ...graded } of grade(source, draft)) {
      const right = rights.get(value);
      if (right !== undefined)
        found.push({ ...graded, class: truth.class, file: truth.file, value: value.value, right });
    }
  return found;
}

async function recognized(
  file: Pick<RecognitionInput, "bytes" | "type">,
  pages: RecognitionInput["page"][],
): Promise<Recognition> {
  const found: Recognition = { pages: [], failed: [] };
  for (const page of pages) found.pages.push(await recognize({ ...file, page }));
  return found;
}

function note(rights: Map<Read, boolean>, read: Read, right: boolean | null) {
  if (right !== null) rights.set(read, right);
}

function report() {
  const classes = [...new Set(samples.map((sample) => sample.class))].sort();
  console.log(`${samples.length} values of ${new Set(samples.map(({ file }) => file)).size} documents\n`);
  table(
    "As the service says it",
    samples.map((sample) => ({ ...sample, said: confidenceOf(sample) })),
  );
  if (scans || kept) byLegibility();
  const crossed = classes.flatMap((name) => {
    const rates = ratesOf(samples.filter((sample) => family(sample.class) !== family(name)));
    return samples
      .filter((sample) => sample.class === name)
      .map((sample) => ({ ...sample, said: said(rates, sample) }));
  });
  table("Each class by rates measured without it and its variants", crossed);
  console.log("class                           values  said   right");
  for (const name of classes) {
    const of = crossed.filter((sample) => sample.class === name);
    console.log(
      `${name.padEnd(32)}${String(of.length).padStart(5)}  ${mean(of.map((s) => s.said))}  ${mean(of.map((s) => Number(s.right)))}`,
    );
  }
  console.log("\nfield          grade         values  right  rate");
  for (const [key, rate] of ratesOf(samples)) {
    const of = samples.filter((sample) => keyOf(sample) === key);
    const right = mean(of.map((s) => Number(s.right)));
    console.log(`${sampleName(of[0]!)}${String(of.length).padStart(6)}  ${right}  ${rate.toFixed(3)}`);
  }
  if (process.argv.includes("--wrong"))
    for (const { file, field, grade, value, right } of samples)
      if (!right) console.log(`${file} ${field} ${grade} "${value}"`);
  if (process.argv.includes("--rates")) console.log(JSON.stringify(nested(ratesOf(samples))));
}

function sampleName({ field, grade }: Sample) {
  return `${field.padEnd(15)}${grade.padEnd(14)}`;
}

function keyOf({ field, grade }: Pick<Sample, "field" | "grade">) {
  return `${field} ${grade}`;
}

/** What the recognition's own sureness is worth, for values that sums prove and for others. */
function byLegibility() {
  console.log("legible        proven: values  right     others: values  right");
  for (const [at, from] of LEGIBLE.entries()) {
    const to = LEGIBLE[at + 1] ?? 1.01;
    const bin = samples.filter(({ legible }) => legible >= from && legible < to);
    const row = [true, false].map((proven) => {
      const of = bin.filter(({ grade }) => (grade === "proven") === proven);
      return `${String(of.length).padStart(8)}  ${of.length ? mean(of.map((s) => Number(s.right))) : "  –  "}`;
    });
    console.log(`${from.toFixed(2)} – ${Math.min(to, 1).toFixed(2)}    ${row.join("              ")}`);
  }
  console.log();
}

function family(name: string) {
  return name.replace(/--\w+$/, "").replace(/^(dev-(?:einvoice|orderx|invoice)).*/, "$1");
}

/**
 * Rates by field and grade, drawn to the grade's general one where little was measured. Values of one document are right
 * or wrong together, so documents count and not values.
 */
function ratesOf(of: Sample[]): Map<string, number> {
  const rates = new Map<string, number>();
  for (const [key, group] of Map.groupBy(of, keyOf)) {
    const right = group.filter((sample) => sample.right).length / group.length;
    const documents = new Set(group.map(({ file }) => file.replace(/--\w+(?=\.)/, ""))).size;
    const prior = ANY[group[0]!.grade];
    rates.set(key, (right * documents + prior * PRIOR) / (documents + PRIOR));
  }
  return rates;
}

function said(rates: Map<string, number>, { field, grade, legible }: Sample): number {
  const rate = rates.get(keyOf({ field, grade })) ?? ANY[grade];
  return rate * (grade === "proven" ? 0.9 + 0.1 * legible : legible);
}

function nested(rates: Map<string, number>) {
  const all: Partial<Record<Field, Partial<Record<Grade, number>>>> = {};
  for (const [key, rate] of [...rates].sort()) {
    const [field, grade] = key.split(" ") as [Field, Grade];
    all[field] = { ...all[field], [grade]: Math.round(rate * 1000) / 1000 };
  }
  // What more speaks for is at least as sure: less is chance.
  for (const of of Object.values(all))
    if (of.plain && of.proven && of.proven < of.plain) of.proven = of.plain;
  return all;
}

function table(title: string, of: (Sample & { said: number })[]) {
  console.log(`${title}\n  said           values   mean   right`);
  for (const [at, from] of BINS.entries()) {
    const to = BINS[at + 1] ?? 1.01;
    const bin = of.filter((sample) => sample.said >= from && sample.said < to);
    if (!bin.length) continue;
    console.log(
      `  ${from.toFixed(2)} – ${Math.min(to, 1).toFixed(2)}  ${String(bin.length).padStart(7)}   ${mean(bin.map((s) => s.said))}  ${mean(bin.map((s) => Number(s.right)))}`,
    );
  }
  const off = BINS.map((from, at) => {
    const bin = of.filter((sample) => sample.said >= from && sample.said < (BINS[at + 1] ?? 1.01));
    return Math.abs(bin.reduce((sum, s) => sum + s.said - Number(s.right), 0));
  });
  const brier = of.reduce((sum, s) => sum + (s.said - Number(s.right)) ** 2, 0) / of.length;
  console.log(
    `  expected calibration error ${(off.reduce((a, b) => a + b, 0) / of.length).toFixed(4)}, Brier score ${brier.toFixed(4)}\n`,
  );
}

function mean(values: number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(3);
}
