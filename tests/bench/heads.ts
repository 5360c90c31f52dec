/**
 * Whether the confidence of an order's head means what it says, over made orders that the reader was not mended by:
 * of each field how many are right, wrong and missing, and of the values from .7, .8, .9 and .95 on how many are right.
 * Run: `nice bun tests/bench/heads.ts [FAMILY] [--misses]`.
 */
import { ordersOf } from "../../src/extraction/orders_of.ts";
import { withConfidence } from "../../src/extraction/verify/confidence.ts";
import { sourceOf } from "../../src/extraction/verify/source.ts";
import type { Draft, HeaderField } from "../../src/orders/mod.ts";
import { fileTypeOf, readFile } from "../../src/reading/mod.ts";
import { headerRight } from "./_truth.ts";
import { placeRight } from "./families/_ship_to.ts";
import { FAMILIES } from "./families/mod.ts";

const FIELDS: HeaderField[] = [
  "poNumber",
  "orderDate",
  "requiredDate",
  "currency",
  "total",
  "customerName",
  "shipToName",
  "shipToAddress",
];
const SEEDS = [7, 8, 9];
const BINS = [0, 0.7, 0.8, 0.9, 0.95];

interface Tally {
  right: number;
  wrong: number;
  missing: number;
  /** Of each bin the values in it and the right ones. */
  bins: [all: number, right: number][];
}

const wanted = process.argv.slice(2).find((arg) => !arg.startsWith("--")) ?? "";
const tallies = new Map<HeaderField, Tally>(
  FIELDS.map((field) => [field, { right: 0, wrong: 0, missing: 0, bins: BINS.map(() => [0, 0]) }]),
);
for (const family of FAMILIES)
  if (!family.printer && family.name.includes(wanted))
    for (const seed of SEEDS) {
      const { bytes, truth } = await family.make(seed);
      const { reading, drafts, data } = ordersOf(await readFile(bytes, fileTypeOf(bytes)!), { ownNames: [] });
      const [first] = drafts;
      const draft = first && withConfidence(data ? null : sourceOf(reading), first);
      const place = placeRight(truth, draft?.header ?? {}, reading);
      for (const field of FIELDS) {
        const value = draft?.header[field]?.value ?? "";
        // The truth has one day where a paper asks for shipment on it and for arrival on another.
        const shipped = draft?.header.shipDate?.value === truth.requestedDate;
        const special: Partial<Record<HeaderField, boolean | null>> = {
          requiredDate: truth.requestedDate && !shipped ? value === truth.requestedDate : null,
          shipToName: place.name,
          shipToAddress: place.address,
        };
        const right = field in special ? special[field]! : headerRight(truth, field, value);
        count(field, draft, { right, file: truth.file });
      }
    }
for (const [field, tally] of tallies) print(field, tally);

function count(
  field: HeaderField,
  draft: Draft | undefined,
  { right, file }: { right: boolean | null; file: string },
): void {
  const read = draft?.header[field];
  if (right === null) return;
  const tally = tallies.get(field)!;
  tally[right ? "right" : read ? "wrong" : "missing"]++;
  if (!right && process.argv.includes("--misses"))
    console.log(`${file} ${field}: ${read ? `${read.value} (${read.confidence})` : "missing"}`);
  if (!read) return;
  const bin = tally.bins[BINS.findLastIndex((from) => (read.confidence ?? 0) >= from)]!;
  bin[0]++;
  if (right) bin[1]++;
}

function print(field: HeaderField, { right, wrong, missing, bins }: Tally): void {
  const shares = bins.flatMap(([all, fine], i) => (all ? [`${BINS[i]}+ ${fine}/${all}`] : []));
  console.log(`${field.padEnd(13)} right ${right} wrong ${wrong} missing ${missing}   ${shares.join("  ")}`);
}
