// What the checks say of orders of which a recognition lost or mistook words, without recognizing anything:
//
//   bun tests/bench/misread.ts [--orders N] [--seed S] [--misses] [--only FAULT,FAULT] [--dump]
//
// Made orders (as in ocr.ts) whose words lose what recognitions lose: lone figures, a column's ends, headings, decimal
// points, gaps between words. "silent": lines missing, wrong or invented without a finding or a doubtful value; "false":
// orders read wholly that carry an error. Hundreds a minute, so it shows causes that a few scans don't.
import { isHeadingWord } from "../../src/extraction/layout/words/vocabulary.ts";
import type { Page, Reading, Word } from "../../src/reading/mod.ts";
import { made } from "../fixtures/layouts/_lab.ts";
import { isLatin } from "./_made_scans.ts";
import { judged, truthOf } from "./_scan_values.ts";
import type { Random } from "./_spoils.ts";

type Fault = (words: Word[], page: Page, random: Random) => Word[];

const isFigures = ({ text }: Word) => /^\d{1,2}$/.test(text);
const FAULTS: Record<string, Fault> = {
  none: (words) => words,
  "lone figures": (words, _, random) => words.filter((word) => !isFigures(word) || random() < 0.5),
  "a column": (words, { width }, random) => {
    const at = width * (0.1 + random() * 0.85);
    return words.filter(({ box: [left, , right] }) => right < at || left > at + width * 0.04);
  },
  headings: (words, _, random) => {
    const top = headTop(words);
    return words.filter(({ box }) => Math.abs(box[1] - top) > 4 || random() < 0.4);
  },
  "a heading": (words, _, random) => {
    const head = words.filter(({ box }) => Math.abs(box[1] - headTop(words)) <= 4);
    const lost = head[Math.floor(random() * head.length)];
    return words.filter((word) => word !== lost);
  },
  "decimal points": (words, _, random) =>
    words.map((word) =>
      /^\d+[.,]\d\d$/.test(word.text) && random() < 0.15
        ? { ...word, text: word.text.replace(/[.,]/, "") }
        : word,
    ),
  "figures mistaken": (words, _, random) =>
    words.map((word) => ({
      ...word,
      text: word.text.replace(/\d/g, (digit) => (random() < 0.01 ? "1743950682"[Number(digit)]! : digit)),
    })),
  "words at random": (words, _, random) => words.filter(() => random() > 0.04),
  joined: (words, _, random) => {
    const out: Word[] = [];
    for (const word of words) {
      const last = out.at(-1);
      const gap = last && Math.abs(last.box[1] - word.box[1]) < 2 ? word.box[0] - last.box[2] : 99;
      if (last && gap >= 0 && gap < 12 && random() < 0.15)
        out[out.length - 1] = {
          ...last,
          text: last.text + word.text,
          box: [last.box[0], last.box[1], word.box[2], word.box[3]],
        };
      else out.push(word);
    }
    return out;
  },
  "a row": (words, _, random) => {
    const top = headTop(words) + 10 + random() * 150;
    return words.filter(({ box }) => Math.abs(box[1] - top) > 5);
  },
};

/** The top of the line of which the most words head columns. */
function headTop(words: Word[]): number {
  const heads = words.filter(({ text }) => isHeadingWord(text)).map(({ box }) => box[1]);
  const others = (top: number) => heads.filter((other) => Math.abs(other - top) <= 4).length;
  return heads.toSorted((a, b) => others(b) - others(a))[0] ?? 0;
}

const [count, seed] = [Number(option("--orders") ?? 100), Number(option("--seed") ?? 9000)];
const only = option("--only")?.split(",");
const orders = [];
for (let at = seed; orders.length < count; at++) {
  const order = made(at);
  const [page, ...more] = order.reading.pages;
  if (more.length || !isLatin(page!)) continue;
  const truth = truthOf(order);
  if (judged(truth, order.reading).right < order.lines.length) continue;
  orders.push({ seed: at, truth, page: page!, locale: order.traits.locale! });
}
console.log("fault".padEnd(20), "recall  silent lines  silent orders  false  no order");
for (const [name, fault] of Object.entries(FAULTS)) {
  if (only && !only.includes(name)) continue;
  let [right, of, silent, silentOrders, whole, falsely] = [0, 0, 0, 0, 0, 0];
  for (const { seed, truth, page, locale } of orders) {
    const random = seeded(seed);
    const words = fault(page.words, page, random).map((word) => ({
      ...word,
      confidence: 0.93 + 0.06 * random(),
    }));
    const reading: Reading = {
      type: "png",
      pages: [{ ...page, words, scanned: true }],
      sheets: [],
      attachments: [],
      warnings: [],
    };
    const got = judged(truth, reading);
    right += got.right;
    of += truth.lines.length;
    silent += got.silent;
    silentOrders += Number(got.silent > 0);
    const lines = got.drafts.flatMap(({ lines }) => lines);
    if (got.right === truth.lines.length && lines.length === got.right) {
      whole++;
      falsely += Number(got.drafts.some(({ findings }) => findings.some(({ level }) => level === "error")));
    }
    if (got.silent && process.argv.includes("--misses")) {
      console.log(
        `  ${name} ${seed} ${locale}: ${got.right}/${truth.lines.length}, ${lines.length} read, ${got.silent} silent`,
      );
      if (process.argv.includes("--dump")) {
        for (const { header, lines, findings, proof } of got.drafts) {
          for (const line of truth.lines)
            console.log(
              "    true",
              line.quantity,
              line.unit,
              line.unitPrice,
              line.lineTotal,
              line.sku,
              line.buyerSku,
              line.description,
            );
          for (const { fields } of lines)
            console.log(
              "    read",
              fields.quantity?.value,
              fields.unit?.value,
              fields.unitPrice?.value,
              fields.lineTotal?.value,
              fields.customerSku?.value,
              fields.supplierSku?.value,
              fields.description?.value,
            );
          console.log(
            "    total",
            header.total?.value,
            truth.total,
            proof.sentence,
            findings.map(({ code, level }) => `${code}:${level}`).join(" "),
          );
        }
      }
    }
  }
  console.log(
    name.padEnd(20),
    (right / of).toFixed(3),
    String(silent).padStart(8),
    String(silentOrders).padStart(12),
    `${falsely} of ${whole}`.padStart(14),
  );
}

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
}
