import { expect, test } from "bun:test";
import { confidenceOf } from "../src/extraction/verify/confidence.ts";
import { signOf } from "../src/reading/ocr/look.ts";
import { partsOf } from "../src/reading/ocr/parts.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import {
  markedFigure,
  pointed,
  settled,
  slashed,
  spelled,
  withoutDust,
  withoutEdges,
} from "../src/reading/ocr/vote.ts";
import { pdf, write } from "./fixtures/pdf.ts";

const SLOW = 120_000;

/** What is settled on where `printed` stands and Tesseract saw `text`. */
async function settledOn(printed: string, seen: { text: string; sure: number }) {
  const [word] = await allSettledOn(printed, seen);
  return word!;
}

async function allSettledOn(printed: string, ...seen: { text: string; sure: number }[]) {
  const draw = (document: PDFKit.PDFDocument) => write(document.fontSize(10), printed, [40, 20]);
  const bytes = await pdf(draw, { size: [220, 60] });
  const { paper, segments } = partsOf(await rasterOf(bytes, { type: "pdf", page: 1, name: "the word" }));
  const [segment] = segments;
  const [x0, , x1] = segment!.box;
  return settled(paper, segment!, {
    seen: seen.map((word, i) => ({ ...word, x0: i ? x1 : x0, x1 })),
    script: null,
  });
}

test(
  "settled() looks again at codes, at minuses and at what is doubtful, and at no surer word or figure that makes a number",
  async () => {
    expect(await settledOn("4810", { text: "4310", sure: 0.95 })).toMatchObject({ text: "4310", sure: 0.95 });
    expect((await settledOn("12/05/2026", { text: "12/06/2026", sure: 0.95 })).sure).toBe(0.95);
    expect((await settledOn("Washer", { text: "Washer", sure: 0.82 })).sure).toBe(0.82);
    expect((await settledOn("Washer", { text: "Washer", sure: 0.75 })).sure).toBeGreaterThan(0.9);
    for (const [printed, text, sure] of [
      ["4810", "4310", 0.7],
      ["TX4810", "TX4310", 0.95],
      ["48107", "43107", 0.95],
      ["481-072", "431-072", 0.95],
      ["48.10.2", "43.10.2", 0.95],
      ["-4810", "-4310", 0.95],
    ] as const)
      expect((await settledOn(printed, { text, sure })).text).toBe(printed);
  },
  SLOW,
);

test(
  "settled() leaves a lone point out",
  async () => {
    const words = await allSettledOn("Washer", { text: "Washer", sure: 0.95 }, { text: ".", sure: 0.98 });
    expect(words.map(({ text }) => text)).toEqual(["Washer"]);
  },
  SLOW,
);

test(
  "settled() leaves a code in doubt on which its readers differ, and a number not",
  async () => {
    const doubt = async (printed: string, text: string) => {
      const { sure } = await settledOn(printed, { text, sure: 0.8 });
      return confidenceOf({ field: "customerSku", grade: "plain", legible: sure }) < 0.8;
    };
    expect(await doubt("TX4810", "TX4310")).toBe(true);
    expect(await doubt("48.10.2", "43.10.2")).toBe(true);
    expect(await doubt("48107", "43107")).toBe(true);
    expect(await doubt("4810", "4310")).toBe(false);
  },
  SLOW,
);

test("markedFigure() believes Tesseract's points and commas unless they alone make no number", () => {
  const read = (own: string, others: string, sureness = 0.95) => {
    const { text, sure } = markedFigure({ text: own, x0: 0, x1: 90, sure: sureness }, { text: others });
    return [text, sure];
  };
  expect(read("3.340,00", "3.340.00")).toEqual(["3.340,00", 0.88]);
  expect(read("1,20.0", "1,200")).toEqual(["1,200", 0.8]);
  expect(read("1,200", "1.200")).toEqual(["1,200", 0.8]);
  expect(read("4.5", "45", 0.5)).toEqual(["45", 0.8]);
  expect(read("12,34,567.50", "12.34.567.50")).toEqual(["12,34,567.50", 0.88]);
});

test("withoutDust() takes a mark behind a code away that only one reader sees", () => {
  expect(withoutDust("7739712.", "7739712")).toBe("7739712");
  expect(withoutDust("7739712.", "7739712.")).toBe("7739712.");
  expect(withoutDust("Ltd.", "Ltd")).toBe("Ltd.");
  expect(withoutDust("7739712.", "7739713")).toBe("7739712.");
});

test("withoutEdges() takes points and commas off a code that stands at its segment's end, and off nothing else", () => {
  const bare = (text: string, place: { first: boolean; last: boolean }) =>
    withoutEdges({ text, x0: 0, x1: 9, sure: 0.98 }, place).text;
  const alone = { first: true, last: true };
  for (const [text, code] of [
    [".WPR98934", "WPR98934"],
    ["K-754-47.", "K-754-47"],
    ["K70552,", "K70552"],
    [".6110337", "6110337"],
    [".225-3403", "225-3403"],
    [".18.932.54", "18.932.54"],
    ["80.200.25.", "80.200.25"],
  ] as const)
    expect(bare(text, alone)).toBe(code);
  for (const text of [".25", ".250.000", "12.", "1,200.", "etc.", "No.", ":"])
    expect(bare(text, alone)).toBe(text);
  expect(bare("K70552,", { first: true, last: false })).toBe("K70552,");
});

test("withoutEdges() takes quotes off a number alone, and marks off the money or unit behind one", () => {
  const bare = (text: string, place: { first: boolean; last: boolean; counted?: boolean }) =>
    withoutEdges({ text, x0: 0, x1: 9, sure: 0.98 }, place).text;
  expect(["'24", "9.5’", "12."].map((text) => bare(text, { first: true, last: true }))).toEqual([
    "24",
    "9.5",
    "12.",
  ]);
  expect(bare("'24", { first: false, last: true })).toBe("'24");
  expect(bare("AUD,", { first: false, last: true, counted: true })).toBe("AUD");
  expect(bare("LTD.", { first: false, last: true })).toBe("LTD.");
});

test("slashed() takes a doubtful stroke between an amount and how many cost so much for a slash", () => {
  const texts = (sure: number, ...all: string[]) =>
    slashed(all.map((text) => ({ text, x0: 0, x1: 9, sure })))
      .map(({ text }) => text)
      .join(" ");
  expect(texts(0.6, "18,987.00", "7", "1,000")).toBe("18,987.00 / 1,000");
  expect(texts(0.6, "18.90", "I", "100")).toBe("18.90 / 100");
  expect(texts(0.95, "18.90", "7", "100")).toBe("18.90 7 100");
  expect(texts(0.6, "18", "7", "100")).toBe("18 7 100");
  expect(texts(0.6, "18.90", "7", "126.00")).toBe("18.90 7 126.00");
});

test("spelled() takes the letter between India's two kinds of codes for their stroke", () => {
  expect(spelled({ text: "HSNISAC", x0: 0, x1: 9, sure: 0.9 }).text).toBe("HSN/SAC");
});

test("spelled() takes the nought in a month's name for its letter", () => {
  const text = (text: string) => spelled({ text, x0: 0, x1: 9, sure: 0.9 }).text;
  expect(["12-0CT-26", "02-0ct-26", "3.N0V.2026", "10-0CT9"].map(text)).toEqual([
    "12-OCT-26",
    "02-Oct-26",
    "3.NOV.2026",
    "10-0CT9",
  ]);
});

test("spelled() takes a semicolon among an amount's digits for the comma that a speck stands over", () => {
  const text = (text: string) => spelled({ text, x0: 0, x1: 9, sure: 0.9 }).text;
  expect(["680;58", "€4.764;06", "12;", "A;58"].map(text)).toEqual(["680,58", "€4.764,06", "12;", "A;58"]);
});

test("spelled() takes a colon among an amount's digits for its point where no hour is so late", () => {
  const text = (text: string) => spelled({ text, x0: 0, x1: 9, sure: 0.9 }).text;
  expect(["52:17", "$1,204:50", "100:25"].map(text)).toEqual(["52.17", "$1,204.50", "100.25"]);
  for (const other of ["10:30", "24:00", "1:100", "52:1", "07:52:17"]) expect(text(other)).toBe(other);
});

test("spelled() frees an amount of the specks before and behind it, but not where a digit may have been lost", () => {
  const text = (text: string) => spelled({ text, x0: 0, x1: 9, sure: 0.9 }).text;
  expect(["1,09.!", "0;76.", ".42,14"].map(text)).toEqual(["1,09", "0,76", "42,14"]);
  expect([":2,78", ".2.00498", ".1204,50"].map(text)).toEqual(["2,78", "2.00498", "1204,50"]);
  for (const other of [".234,56", ".42", "4,44.1", "12.", "10:30"]) expect(text(other)).toBe(other);
});

test("signOf() takes no stroke for a Chinese letter", () => {
  expect(["丨", "中", "Ａ"].map((text) => signOf({ text }))).toEqual(["|", "中", "A"]);
});

test("pointed() is in doubt of a point before all digits", () => {
  const sure = (text: string) => pointed({ text, x0: 0, x1: 9, sure: 0.98 }).sure;
  expect([".250", "0.250", "12.5", ".5mm"].map(sure)).toEqual([0.5, 0.98, 0.98, 0.98]);
});
