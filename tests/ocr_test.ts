import { afterAll, beforeAll, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { isolate } from "../src/isolate/mod.ts";
import { drawPage, readFile, recognizePages, unreadPages, withRecognized } from "../src/reading/mod.ts";
import {
  type Component,
  contrasted,
  flattened,
  inked,
  invertDark,
  tinted,
} from "../src/reading/ocr/clean.ts";
import { withoutConfusions } from "../src/reading/ocr/confusions.ts";
import { hangsOn, joined } from "../src/reading/ocr/join.ts";
import type { Recognized } from "../src/reading/ocr/page.ts";
import { blank, type Raster, turned } from "../src/reading/ocr/raster.ts";
import { recognize } from "../src/reading/ocr/recognize.ts";
import { takeRulings } from "../src/reading/ocr/ruling.ts";
import { segmentsOf } from "../src/reading/ocr/segments.ts";
import { skewOf } from "../src/reading/ocr/skew.ts";
import { liftStamps } from "../src/reading/ocr/stamps.ts";
import { isGarbage } from "../src/reading/pdf/garbage.ts";
import { pixelsOf } from "../src/reading/picture/pixels.ts";
import type { Reading, Word } from "../src/reading/reading.ts";
import { pdf, write } from "./fixtures/pdf.ts";
import { encoded, headOnItsHead, SCANNED_LINES, scannedOrder } from "./fixtures/scan.ts";

const SLOW = 120_000;
const TURN = 1.3;
const pool = isolate({ processes: 1 });
afterAll(() => pool.stop());

let bytes: Uint8Array;
let reading: Reading;
let page: Recognized;

beforeAll(async () => {
  bytes = await scannedOrder(TURN);
  reading = await readFile(bytes, "png");
  page = await recognize({ bytes, type: "png", page: unreadPages(reading)[0]! });
}, SLOW);

test("recognize() reads an askew scan's codes, amounts and light words on a dark bar", () => {
  const words = page.words.map(({ text }) => text);
  for (const cells of SCANNED_LINES.slice(0, 2))
    for (const cell of cells) expect(words).toContain(cell.split(" ")[0]!);
  for (const word of ["BP-77031", "03/18/2026", "Item", "Qty", "Amount"]) expect(words).toContain(word);
});

test("recognize() finds how far the page is turned, and gives boxes on the level page", () => {
  expect(page.turn).toBeCloseTo(-TURN, 0);
  const scale = page.width / 595.28;
  const code = page.words.find(({ text }) => text === SCANNED_LINES[0][0])!;
  expect(code.box[0] / scale).toBeCloseTo(60, -1);
  expect(code.box[1] / scale).toBeCloseTo(227, -1);
  const row = page.words.filter(
    ({ box }) => Math.abs((box[1] + box[3] - code.box[1] - code.box[3]) / 2) < 4 * scale,
  );
  expect(row.map(({ text }) => text).join(" ")).toContain("0.48");
});

test("recognize() finds pale ruling lines and dark bars", () => {
  const scale = page.width / 595.28;
  const across = page.rules.filter(([x0, y0, x1, y1]) => x1 - x0 > 450 * scale && y1 - y0 < 4 * scale);
  const tops = across.map(([, y0]) => Math.round(y0 / scale));
  for (const [row] of SCANNED_LINES.entries())
    expect(tops.some((top) => Math.abs(top - 242 - row * 22) <= 3)).toBe(true);
  expect(page.fills.some(([x0, , x1]) => x1 - x0 > 450 * scale)).toBe(true);
});

test("recognize() is surer of plain words than of a code with letters that look like digits", () => {
  const sure = (pattern: RegExp) => page.words.find(({ text }) => pattern.test(text))!.confidence!;
  for (const { confidence } of page.words) expect(confidence).toBeWithin(0, 1.001);
  expect(sure(/^Description$/)).toBeGreaterThanOrEqual(0.9);
  expect(sure(/^PN-.{4}-Z2$/)).toBeLessThan(0.9);
});

test(
  "recognize() turns a page that lies on its head",
  async () => {
    const upside = await headOnItsHead();
    const { pages } = await readFile(upside, "png");
    const { turn, words } = await recognize({ bytes: upside, type: "png", page: pages[0]! });
    expect(Math.round(turn! / 90)).toBe(2);
    expect(words.map(({ text }) => text)).toContain("BP-77031");
  },
  SLOW,
);

test("withRecognized() makes a scan readable: every line with its place and the recognizer's confidence", () => {
  const whole = withRecognized(reading, { pages: [page], failed: [] });
  const [draft] = layout(whole, { ownNames: [] });
  expect(draft!.header.poNumber?.value).toBe("BP-77031");
  expect(
    draft!.lines.map(({ fields: { quantity, unitPrice, lineTotal } }) =>
      [quantity, unitPrice, lineTotal].map((field) => field?.value),
    ),
  ).toEqual([
    ["250", "0.48", "120"],
    ["1200", "0.05", "60"],
    ["36", "4.25", "153"],
  ]);
  expect(whole.warnings).toEqual([
    "The words of page 1 were recognized in a picture: compare what is marked as doubtful",
  ]);
});

test("withRecognized() keeps the warning of a page that failed and says why", () => {
  const failed = ["Page 1 could not be recognized: it took longer than 60 s"];
  const whole = withRecognized(reading, { pages: [], failed });
  expect(whole.warnings).toEqual(["Page 1 is a picture without text", ...failed]);
});

test(
  "recognizePages() goes on when a page can't be drawn, and says so",
  async () => {
    const sizes = { width: 500, height: 700 };
    const broken = new Uint8Array(100);
    const pages = [1, 2, 3].map((number) => ({ number, ...sizes }));
    const done: number[] = [];
    const input = { bytes: broken, type: "png" as const, fileName: "scan.png", pages };
    const found = await recognizePages(pool, input, (count) => done.push(count));
    expect(found.pages).toEqual([]);
    expect(found.failed.toSorted()).toEqual(
      [1, 2, 3].map(
        (number) => `Page ${number} could not be recognized: Cannot read "scan.png": the picture is damaged`,
      ),
    );
    expect(done).toEqual([0, 1, 2, 3]);
  },
  SLOW,
);

test("drawPage() draws a scan turned as its words lie", async () => {
  const stripe = blank(400, 600);
  stripe.data.fill(0, 400 * 290, 400 * 310);
  const askew = await encoded(turned(stripe, 5));
  const level = async (turn: number) => {
    const { webp } = await drawPage(pool, { bytes: askew, type: "png", page: 1, width: 400, turn });
    return new Bun.Image(webp).resize(400).png().bytes();
  };
  const [as, turnedBack] = await Promise.all([level(0), level(-5)]);
  expect(turnedBack).not.toEqual(as);
  const rows = await darkRows(turnedBack);
  expect(rows).toBeWithin(15, 30);
  expect(await darkRows(as)).toBeGreaterThan(40);
});

test("drawPage() draws a page of a scan on its side upright", async () => {
  const wide = await encoded(blank(600, 400));
  const { width, height } = await drawPage(pool, { bytes: wide, type: "png", page: 1, width: 300, turn: 90 });
  expect([width, height]).toEqual([300, 450]);
});

test("skewOf() finds a few degrees either way and leaves a level page alone", () => {
  const level = stripes();
  expect(skewOf(level).degrees).toBe(0);
  for (const degrees of [-3.4, 0.7, 5])
    expect(skewOf(turned(level, degrees)).degrees).toBeCloseTo(-degrees, 0);
});

test("takeRulings() takes lines out of the ink and leaves the strokes that cross them", () => {
  const ink = blank(400, 200);
  ink.data.fill(0);
  box(ink, [20, 100, 380, 103], 1);
  box(ink, [200, 80, 206, 130], 1);
  expect(takeRulings(ink, blank(400, 200))).toEqual([[20, 100, 380, 103]]);
  expect([ink.data[101 * 400 + 50], ink.data[101 * 400 + 203]]).toEqual([0, 1]);
});

test("segmentsOf() keeps neighbouring cells apart and specks out", () => {
  const ink = blank(800, 200);
  ink.data.fill(0);
  for (const left of [100, 130, 160, 400, 430]) box(ink, [left, 80, left + 20, 110], 1);
  box(ink, [600, 30, 602, 32], 1);
  expect(segmentsOf(ink, []).segments.map(({ box }) => box)).toEqual([
    [100, 80, 180, 110],
    [400, 80, 450, 110],
  ]);
});

test("segmentsOf() keeps cells apart that only a ruling line divides", () => {
  const ink = blank(800, 200);
  ink.data.fill(0);
  for (const left of [100, 130, 170, 200]) box(ink, [left, 80, left + 20, 110], 1);
  const boxes = (rulings: [number, number, number, number][]) =>
    segmentsOf(ink, rulings).segments.map(({ box }) => box);
  expect(boxes([[158, 20, 162, 180]])).toEqual([
    [100, 80, 150, 110],
    [170, 80, 220, 110],
  ]);
  expect(boxes([[158, 120, 162, 180]])).toHaveLength(1);
});

test("flattened() and inked() find writing in a shadow", () => {
  const shadow = blank(600, 600);
  for (let i = 0; i < shadow.data.length; i++) shadow.data[i] = 90 + ((i % 600) / 600) * 160;
  box(shadow, [60, 300, 80, 320], 30);
  box(shadow, [500, 300, 520, 320], 90);
  const ink = inked(flattened(shadow, 48));
  const at = (x: number, y: number) => ink.data[y * 600 + x];
  expect([at(70, 310), at(510, 310), at(300, 310), at(40, 100)]).toEqual([1, 1, 0, 0]);
});

test("invertDark() turns dark bars over and nothing else", () => {
  const paper = blank(600, 300);
  box(paper, [50, 100, 550, 160], 40);
  box(paper, [80, 120, 90, 140], 255);
  box(paper, [100, 200, 104, 230], 0);
  expect(invertDark(paper)).toHaveLength(1);
  expect([paper.data[130 * 600 + 300], paper.data[130 * 600 + 85], paper.data[210 * 600 + 102]]).toEqual([
    215, 0, 0,
  ]);
  expect(tinted(paper).data[130 * 600 + 85]).toBe(1);
});

test("takeRulings() takes nothing out of writing that a pale line runs through", () => {
  const [ink, tint] = [blank(300, 300), blank(300, 300)].map((page) => ({
    ...page,
    data: page.data.fill(0),
  }));
  for (let y = 0; y < 300; y++) tint!.data[y * 300 + 150] = 1;
  for (let y = 100; y < 125; y++) ink!.data[y * 300 + 150] = 1;
  expect(takeRulings(ink!, tint!)).toHaveLength(1);
  expect(ink!.data.reduce((sum, value) => sum + value, 0)).toBe(25);
});

test("takeRulings() sees no column's line in a pale one that runs through word after word", () => {
  const rulings = (words: number[]) => {
    const [ink, tint] = [blank(300, 900), blank(300, 900)].map((page) => ({
      ...page,
      data: page.data.fill(0),
    }));
    box(tint!, [150, 0, 153, 900], 1);
    for (const y of words) box(ink!, [148, y, 151, y + 25], 1);
    return takeRulings(ink!, tint!);
  };
  expect(rulings([])).toEqual([[150, 0, 153, 900]]);
  expect(rulings([100])).toEqual([[150, 125, 153, 900]]);
  expect(rulings([100, 190, 280, 370, 460, 550, 640, 730, 820])).toEqual([]);
});

test("contrasted() makes pale writing dark and leaves dark writing alone", () => {
  const page = (value: number) => {
    const raster = blank(100, 100);
    raster.data.fill(value, 0, 200);
    return raster;
  };
  expect(contrasted(page(170)).data[0]).toBeLessThan(110);
  expect(contrasted(page(170)).data[500]).toBe(255);
  expect(contrasted(page(60)).data[0]).toBe(60);
});

test("hangsOn() joins what no space divides, and a number over its mark", () => {
  const usual = 0.03;
  expect(hangsOn("Con", "ference", { gap: 0.1, usual })).toBe(true);
  expect(hangsOn("1,", "0000", { gap: 0.4, usual })).toBe(true);
  expect(hangsOn("87", ",36", { gap: 0.27, usual })).toBe(true);
  expect(hangsOn("Purchase", "Order", { gap: 0.3, usual })).toBe(false);
  expect(hangsOn("2,", "40", { gap: 0.5, usual })).toBe(false);
});

test("hangsOn() joins the digits behind a point as far as letters of fixed pitch are apart", () => {
  expect(hangsOn("7.", "992", { gap: 0.5, usual: 0.28 })).toBe(true);
  expect(hangsOn("7.", "992", { gap: 0.5, usual: 0.12 })).toBe(false);
});

test("hangsOn() leaves words apart whose letters stand closer than they", () => {
  expect(hangsOn("Havenweg", "14", { gap: 0.14, usual: 0.02 })).toBe(false);
  expect(hangsOn("Havenweg", "14", { gap: 0.14, usual: 0.1 })).toBe(true);
});

test("joined() joins digits as far apart as digits are wide, and no farther", () => {
  const digits = (...lefts: number[]) => lefts.map((x0) => part([x0, 0, x0 + 16, 26]));
  const seen = (text: string, x0: number, x1: number) => ({ text, x0, x1, sure: 0.9 });
  const read = (parts: Component[]) => {
    const last = parts.at(-1)!;
    const words = [seen("8171", 0, 73), seen("70", parts[4]!.x0, last.x1)];
    return joined({ box: [0, 0, last.x1, 26], parts }, words).map(({ text, sure }) => [text, sure]);
  };
  expect(read(digits(0, 19, 38, 57, 80, 99))).toEqual([["817170", 0.5]]);
  expect(read(digits(0, 19, 38, 57, 86, 105))).toEqual([
    ["8171", 0.9],
    ["70", 0.9],
  ]);
});

test("joined() joins digits behind a hyphen as far as digits of fixed pitch are apart, and no farther", () => {
  const read = (next: number) => {
    const digits = [0, 21, 42, next, next + 21].map((x0) => part([x0, 0, x0 + 14, 26]));
    const parts = [...digits.slice(0, 3), part([65, 14, 75, 17]), ...digits.slice(3)];
    const seen = [
      { text: "949-", x0: 0, x1: 75, sure: 0.9 },
      { text: "89", x0: next, x1: next + 35, sure: 0.9 },
    ];
    return joined({ box: [0, 0, next + 35, 26], parts }, seen).map(({ text }) => text);
  };
  expect(read(86)).toEqual(["949-89"]);
  expect(read(105)).toEqual(["949-", "89"]);
});

test("joined() finds a whole number's point in the ink, and leaves it to a second look", () => {
  const parts = [part([0, 0, 16, 26]), part([21, 22, 25, 26]), part([30, 0, 46, 26])];
  const read = (box: [number, number, number, number]) =>
    joined({ box: [0, 0, 46, 30], parts: [parts[0]!, part(box), parts[2]!] }, [
      { text: "45", x0: 0, x1: 46, sure: 0.97 },
    ]).map(({ text, sure }) => [text, sure]);
  expect(read([21, 22, 25, 26])).toEqual([["4.5", 0.5]]);
  expect(read([21, 22, 25, 30])).toEqual([["4,5", 0.5]]);
  expect(read([21, 3, 25, 7])).toEqual([["45", 0.97]]);
});

test("joined() gives a figure the minus that no word covers, and leaves it to a second look", () => {
  const read = (y: number) =>
    joined({ box: [0, 0, 46, 26], parts: [part([0, y, 9, y + 3]), part([12, 0, 28, 26])] }, [
      { text: "5", x0: 12, x1: 28, sure: 0.97 },
    ]);
  expect(read(12)).toEqual([{ text: "-5", x0: 0, x1: 28, sure: 0.5 }]);
  expect(read(23)).toEqual([{ text: "5", x0: 12, x1: 28, sure: 0.97 }]);
});

test("segmentsOf() keeps a number whole whose second digit is broken at its foot", () => {
  const ink = blank(400, 200);
  ink.data.fill(0);
  box(ink, [100, 80, 114, 102], 1);
  box(ink, [125, 98, 133, 102], 1);
  box(ink, [126, 80, 139, 96], 1);
  expect(segmentsOf(ink, []).segments.map(({ box }) => box)).toEqual([[100, 80, 139, 102]]);
});

test("liftStamps() takes a stamp away from print, and leaves a grey title that stands alone", () => {
  const page = blank(900, 700);
  const stamp = (top: number) => {
    for (const [x0, y0, x1, y1] of [
      [200, top, 700, top + 18],
      [200, top + 150, 700, top + 168],
      [200, top, 218, top + 168],
      [682, top, 700, top + 168],
    ] as const)
      box(page, [x0, y0, x1, y1], 110);
  };
  stamp(60);
  stamp(400);
  for (let x = 100; x < 800; x += 30) box(page, [x, 395, x + 5, 425], 10);
  liftStamps(page);
  const at = (x: number, y: number) => page.data[y * 900 + x];
  expect([at(209, 500), at(450, 560), at(231, 408), at(102, 408), at(222, 408)]).toEqual([
    255, 255, 255, 10, 10,
  ]);
  expect([at(209, 150), at(450, 220)]).toEqual([110, 110]);
});

test("withoutConfusions() makes letters digits in a column of numbers, marks them, and leaves codes alone", () => {
  const column = (x: number, texts: string[]): Word[] =>
    texts.map((text, row) => ({
      text,
      box: [x, row * 20, x + 30, row * 20 + 10],
      size: 10,
      bold: false,
      confidence: 0.95,
    }));
  const words = [
    ...column(0, ["Qty", "12", "l0", "40", "250"]),
    ...column(400, ["QTY", "277", "i8i", "165", "12"]),
    ...column(200, ["PO Qty", "1,200", "I", "2,500"]),
    ...column(300, ["Class", "1", "O", "A"]),
    ...column(100, ["Item", "S10", "S1O", "S12", "510"]),
  ];
  const read = withoutConfusions(words).map(({ text, confidence }) => [text, confidence]);
  expect(read[2]).toEqual(["10", 0.75]);
  expect(read.map(([text]) => text)).toEqual([
    "Qty",
    "12",
    "10",
    "40",
    "250",
    "QTY",
    "277",
    "181",
    "165",
    "12",
    "PO Qty",
    "1,200",
    "1",
    "2,500",
    "Class",
    "1",
    "O",
    "A",
    "Item",
    "S10",
    "S1O",
    "S12",
    "510",
  ]);
  expect(read.filter(([, confidence]) => confidence === 0.95)).toHaveLength(20);
});

test("isGarbage() knows letters that are no words from lists of codes", () => {
  const words = (text: string): Word[] =>
    text.split(" ").map((one) => ({ text: one, box: [0, 0, 1, 1], size: 10, bold: false }));
  expect(
    isGarbage(words("Zkgtnkpq Bpmgp Wpkv Rtkxg Vqvcn Fgnkxgtz Fcvg Htgkijv Vgtou Rncgug Eqphkto".repeat(3))),
  ).toBe(true);
  expect(isGarbage(words("☐☒♦♣◊●◆▲▼■□▪▫►◄".repeat(12)))).toBe(true);
  expect(isGarbage(words("Please deliver the following goods by the date below ".repeat(3)))).toBe(false);
  expect(
    isGarbage(
      words(
        `Tri-County Forge PURCHASE ORDER Vendor Part Description Unit Price Amount Quick coupler Tubing blue ${"Nylock nut zinc, box 50 ".repeat(100)}`,
      ),
    ),
  ).toBe(false);
  expect(isGarbage(words("FST-HCS-062-11-250-S316 12 EA 4,50 HYD-MJN-06-04 ".repeat(6)))).toBe(false);
  const marked = "Gioăng phẳng, thủy lực, lục giác: đường Nguyễn Trãi, phẳng Gioăng, Phường Thủy Lực";
  expect(isGarbage(words(`${marked} `.repeat(4)))).toBe(false);
});

test("readFile() takes a page whose letters the file does not know for a picture", async () => {
  const text = "Zkgtnkpq Bpmgp Wpkv Rtkxg Vqvcn Fgnkxgtz Fcvg Htgkijv Vgtou Rncgug Eqphkto Dtqp Gzv";
  const file = await pdf((document) => [0, 1, 2].map((row) => write(document, text, [40, 60 + row * 20])));
  const garbage = await readFile(file, "pdf");
  expect(garbage.warnings).toEqual(["Page 1 has text whose letters are not known to the file"]);
  expect(unreadPages(garbage)).toEqual([{ number: 1, width: 595.28, height: 841.89 }]);
});

function part([x0, y0, x1, y1]: [number, number, number, number]): Component {
  return { x0, y0, x1, y1, ink: (x1 - x0) * (y1 - y0) };
}

function stripes(): Raster {
  const page = blank(900, 1200);
  for (let y = 100; y < 1100; y += 40)
    for (let x = 100; x < 800; x += 24) box(page, [x, y, x + 14, y + 18], 0);
  return page;
}

function box({ width, data }: Raster, [x0, y0, x1, y1]: [number, number, number, number], value: number) {
  for (let y = y0; y < y1; y++) data.fill(value, y * width + x0, y * width + x1);
}

/** Rows of a picture with dark pixels. */
async function darkRows(png: Uint8Array): Promise<number> {
  const { width, height, channels, data } = await pixelsOf(new Bun.Image(png));
  let rows = 0;
  for (let y = 0; y < height; y++)
    rows += Number(
      data.subarray(y * width * channels, (y + 1) * width * channels).some((value) => value < 80),
    );
  return rows;
}
