import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type Isolate, isolate } from "../src/isolate/mod.ts";
import { recognizePages } from "../src/reading/mod.ts";
import { clearLanguageOf } from "../src/reading/ocr/language.ts";
import type { RecognitionInput } from "../src/reading/ocr/page.ts";
import { type Prepared, prepare } from "../src/reading/ocr/prepare.ts";
import { crop } from "../src/reading/ocr/raster.ts";
import { sharesOf, whole } from "../src/reading/ocr/share.ts";
import type { Box } from "../src/reading/reading.ts";
import { SCANNED_LINES, scannedOrder } from "./fixtures/scan.ts";

setDefaultTimeout(120_000);

const FAILING = new URL("./fixtures/tasks.ts", import.meta.url);
const pool = isolate({ processes: 2 });
afterAll(() => pool.stop());

let input: RecognitionInput;
let page: Prepared;

beforeAll(async () => {
  const sheet = { number: 1, width: 595.28, height: 841.89 };
  input = { bytes: await scannedOrder(0), type: "png", page: sheet };
  page = await prepare(input);
});

test("sharesOf() parts a page's writing in two strips, each segment as it stands on the page", () => {
  const shares = sharesOf(page);
  expect(shares.length).toBe(2);
  const all = shares.flatMap(({ paper, top, segments }) =>
    segments.map(({ box, parts }) => ({ ink: crop(paper, box), top, box, foot: parts[0]!.y1 + top })),
  );
  expect(all.length).toBe(page.segments.length);
  for (const [i, { box, parts }] of page.segments.entries()) {
    expect(all[i]!.ink).toEqual(crop(page.paper, box));
    expect(all[i]!.box[1] + all[i]!.top).toBe(box[1]);
    expect(all[i]!.foot).toBe(parts[0]!.y1);
  }
  const widths = shares.map(({ segments }) => segments.reduce((sum, { box }) => sum + box[2] - box[0], 0));
  expect(Math.max(...widths)).toBeLessThan(1.5 * Math.min(...widths));
});

test("sharesOf() has nothing to share of a page without writing", () => {
  expect(sharesOf({ ...page, segments: [], seen: [] })).toEqual([]);
});

test("whole() leaves out boxes that stand in place of letters, and no noughts that are sure or few", () => {
  const said: [string, number][] = [
    ["00000000", 0.5],
    ["0□000O", 0.6],
    ["100000", 0.5],
    ["00000", 0.98],
    ["000", 0.5],
  ];
  const written = said.map(([text, sure]) => ({ text, sure, box: [0, 0, 9, 9] as Box, size: 9 }));
  const { words } = whole(page, written);
  expect(words.map(({ text }) => text)).toEqual(["100000", "00000", "000"]);
});

test("recognizePages() reads a share once more whose process was killed, and the page is whole", async () => {
  const { killing, killed } = killingFirst(1);
  const { pages, failed } = await recognized(killing);
  expect(failed).toEqual([]);
  expect(killed()).toBe(1);
  const words = pages[0]!.words.map(({ text }) => text);
  for (const [code] of SCANNED_LINES) expect(words.join(" ")).toContain(code.slice(0, 2));
  expect(words).toContain("333.00");
});

test("recognizePages() says of a page that its share kills every process, and gives no half of it", async () => {
  const { killing } = killingFirst(4);
  const { pages, failed } = await recognized(killing);
  expect(pages).toEqual([]);
  expect(failed).toEqual(["Page 1 could not be recognized: it crashed the reader"]);
});

test("clearLanguageOf() tells a language by few words, and none where two are as likely", () => {
  const language = (text: string) => clearLanguageOf(text.split(" "));
  expect(language("Bestellung Menge Bezeichnung Einzelpreis")).toBe("deu");
  expect(language("Purchase Order Quantity Unit Price")).toBe("eng");
  expect(language("Order Quantity Price Menge Bezeichnung Einzelpreis")).toBe(null);
  expect(language("HX-1018-S5 250 0.48 Bestellung")).toBe(null);
});

function recognized(by: Isolate) {
  return recognizePages(by, { ...input, fileName: "scan.png", pages: [input.page] });
}

/** Processes of which those that are given the first shares are killed. */
function killingFirst(count: number): { killing: Isolate; killed: () => number } {
  let killed = 0;
  const killing: Isolate = {
    ...pool,
    run<Input, Output>(...[task, question, limits]: Parameters<Isolate["run"]>) {
      const isShare = task.pathname.endsWith("share_task.ts");
      if (!isShare || killed === count) return pool.run<Input, Output>(task, question as Input, limits);
      killed++;
      return pool.run<Input, Output>(FAILING, { how: "exit" } as Input, limits);
    },
  };
  return { killing, killed: () => killed };
}
