// How well scans and photos are read, by what was done to them:
//
//   nice bun tests/bench/ocr.ts [SET] [--only KIND] [--match TEXT]
//
// SET is a folder with files/ and truth/ (default ../shared/data/dev). Its purchase orders with a text layer are drawn as
// pictures, spoiled in each of the ways below (same seed, same spoiling), recognized and scored by extraction_score.ts.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bmpOf } from "../../src/reading/bmp.ts";
import { fileTypeOf, readFile } from "../../src/reading/mod.ts";
import { blank, quarterTurned, type Raster, turned } from "../../src/reading/ocr/raster.ts";
import { rasterOf } from "../../src/reading/ocr/source.ts";

type Spoil = (page: Raster, random: () => number) => Raster;
interface Kind {
  /** Pixels of the longer side. */
  side: number;
  /** JPEG quality; absent: PNG. */
  quality?: number;
  spoil: Spoil;
}

const KINDS: Record<string, Kind> = {
  "clean 200 dpi": { side: 2200, spoil: (page) => page },
  "scan 150 dpi": {
    side: 1650,
    quality: 60,
    spoil: (page, random) => noisy(turned(page, 3 * random() - 1.5), 10, random),
  },
  "scan 300 dpi": {
    side: 3300,
    quality: 75,
    spoil: (page, random) => noisy(turned(page, 3 * random() - 1.5), 12, random),
  },
  "fax 200 dpi": {
    side: 2200,
    spoil: (page, random) => specked(turned(page, random() - 0.5), 0.0006, random),
  },
  "pale copy": {
    side: 2000,
    quality: 60,
    spoil: (page, random) =>
      noisy(
        mapped(page, (value) => 150 + value * 0.4),
        8,
        random,
      ),
  },
  "photo, shadow": {
    side: 2600,
    quality: 70,
    spoil: (page, random) => noisy(shaded(turned(page, 6 * random() - 3)), 8, random),
  },
  "photo, aslant": { side: 2600, quality: 70, spoil: (page, random) => noisy(aslant(page, 0.05), 6, random) },
  "upside down": { side: 2200, quality: 75, spoil: (page) => quarterTurned(page, 180) },
  "on its side": { side: 2200, quality: 75, spoil: (page) => quarterTurned(page, 90) },
};

const CLASSES = ["dev-po", "dev-order-intake", "dev-invoice"];
const argument = (name: string) => {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
};
const set = process.argv[2]?.startsWith("--") ? undefined : process.argv[2];
const source = set ?? "../shared/data/dev";

if (existsSync(source)) await compare();
else console.log(`Skipped: there is no folder ${source}`);

async function compare(): Promise<void> {
  console.log(`${"pictures".padEnd(16)} docs  recall  precision  F1     silent  CPU s  MB`);
  for (const [name, kind] of Object.entries(KINDS)) {
    if (!name.includes(argument("--only") ?? "")) continue;
    const folder = mkdtempSync(join(tmpdir(), "ocr-"));
    try {
      await make(folder, kind);
      console.log(name.padEnd(16), await scored(folder));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

async function make(folder: string, { side, quality, spoil }: Kind): Promise<void> {
  for (const part of ["files", "truth"]) mkdirSync(join(folder, part));
  for (const name of readdirSync(join(source, "truth")).sort()) {
    const truth = JSON.parse(readFileSync(join(source, "truth", name), "utf8"));
    if (!CLASSES.includes(truth.class) || !name.includes(argument("--match") ?? "")) continue;
    const bytes = new Uint8Array(readFileSync(join(source, "files", truth.file)));
    if (fileTypeOf(bytes) !== "pdf") continue;
    const { pages } = await readFile(bytes, "pdf");
    if (pages.length !== 1 || pages[0]!.scanned) continue;
    const page = scaled(await rasterOf(bytes, { type: "pdf", page: 1, name }), side);
    const spoiled = spoil(page, seeded(name.length * 7919 + side));
    const image = new Bun.Image(bmpOf({ ...spoiled, channels: 1 }).file);
    const picture = truth.file.replace(/\.pdf$/, quality ? ".jpg" : ".png");
    await Bun.write(
      join(folder, "files", picture),
      await (quality ? image.jpeg({ quality }) : image.png()).bytes(),
    );
    await Bun.write(join(folder, "truth", name), JSON.stringify({ ...truth, file: picture, class: "all" }));
  }
}

async function scored(folder: string): Promise<string> {
  const command = [
    process.execPath,
    join(import.meta.dir, "extraction_score.ts"),
    folder,
    "--scans",
    "--misses",
  ];
  const run = Bun.spawn(command, { stdout: "pipe", stderr: "ignore" });
  const text = await new Response(run.stdout).text();
  if (process.argv.includes("--show")) console.log(text);
  const row = /^all +(\d+) +(\S+) +(\S+) +(\S+) +\S+ +(\d+)/m.exec(text) ?? [];
  const costs = [...text.matchAll(/recognized: (\S+) CPU s a page, (\d+) MB/g)];
  const seconds = costs.reduce((sum, [, each]) => sum + Number(each), 0) / Math.max(1, costs.length);
  const most = Math.max(0, ...costs.map(([, , megabytes]) => Number(megabytes)));
  const codes = /line\.code +(\S+)/.exec(text)?.[1] ?? "-";
  const [, docs = "0", recall, precision, f1, silent] = row;
  return `${docs.padStart(4)}  ${recall}   ${precision}      ${f1}  ${silent}       ${seconds.toFixed(1)}     ${most}   codes ${codes}`;
}

function scaled(page: Raster, side: number): Raster {
  const factor = side / Math.max(page.width, page.height);
  const out = blank(Math.round(page.width * factor), Math.round(page.height * factor));
  return warped(page, out, (x, y) => [x / factor, y / factor]);
}

/** Each pixel from where `from` says, between the four around. */
function warped(page: Raster, out: Raster, from: (x: number, y: number) => [number, number]): Raster {
  const { width, height, data } = page;
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const [sx, sy] = from(x, y);
      const [left, top] = [Math.floor(sx), Math.floor(sy)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const upper = data[at]! + (data[at + 1]! - data[at]!) * (sx - left);
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * (sx - left);
      out.data[y * out.width + x] = upper + (lower - upper) * (sy - top);
    }
  }
  return out;
}

/** The page's top is farther away, as in a photo from below. */
function aslant(page: Raster, share: number): Raster {
  const { width, height } = page;
  return warped(page, blank(width, height), (x, y) => {
    const narrow = 1 + share * (1 - y / height);
    return [width / 2 + (x - width / 2) * narrow, y * (1 + share * 0.5 * (1 - y / height))];
  });
}

function shaded(page: Raster): Raster {
  const { width, height } = page;
  const light = (x: number, y: number) =>
    0.45 + 0.5 * Math.min(1, (x / width) * 0.9 + 0.25 * Math.sin((y / height) * 5) + 0.2);
  return {
    width,
    height,
    data: page.data.map((value, i) => value * light(i % width, Math.floor(i / width))),
  };
}

function noisy(page: Raster, strength: number, random: () => number): Raster {
  return mapped(page, (value) => value + (random() + random() + random() - 1.5) * 2 * strength);
}

function specked(page: Raster, share: number, random: () => number): Raster {
  return mapped(page, (value) => (random() < share ? 0 : value < 150 ? 0 : 255));
}

function mapped(page: Raster, to: (value: number) => number): Raster {
  return { ...page, data: page.data.map((value) => Math.min(255, Math.max(0, to(value)))) };
}

function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
