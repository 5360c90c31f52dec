import { blank, type Raster } from "../../src/reading/ocr/raster.ts";
import { rasterOf } from "../../src/reading/ocr/source.ts";
import { pdf, write } from "../fixtures/pdf.ts";
import { type Plainly, type Random, resized } from "./_spoils.ts";

/** Specks of one to three dots, dark and light. */
export function specks(share: number): Plainly {
  return (page, random) => {
    const out = { ...page, data: page.data.slice() };
    for (let i = page.data.length * share; i > 0; i--) {
      const [x, y, size] = [random() * page.width, random() * page.height, 1 + random() * 2];
      disc(out, { x, y, radius: size / 2, value: random() < 0.8 ? 0 : 255 });
    }
    return out;
  };
}

/** Tinted paper with a band, a pale pattern and a large pale letter under the writing. */
export function stationery(page: Raster): Raster {
  const { width, height } = page;
  const ground = (x: number, y: number) => {
    const band = y < height * 0.12 ? 0.72 : x < width * 0.08 ? 0.8 : 0.93;
    const wave = 1 - 0.06 * Number(Math.sin((x + y) / 9) > 0.6);
    const ring =
      Math.abs(Math.hypot(x - width * 0.55, y - height * 0.5) - width * 0.25) < width * 0.05 ? 0.85 : 1;
    return band * wave * ring;
  };
  return {
    width,
    height,
    data: page.data.map((value, i) => value * ground(i % width, Math.floor(i / width))),
  };
}

/** A round stamp, a signature and ticks over the writing. */
export function stamped(page: Raster, random: Random): Raster {
  const out = { ...page, data: page.data.slice() };
  const { width, height } = page;
  const [cx, cy] = [width * (0.3 + random() * 0.4), height * (0.25 + random() * 0.3)];
  for (const [radius, thick] of [
    [0.1, 2],
    [0.085, 1],
  ] as const)
    for (let a = 0; a < 720; a++)
      disc(out, {
        x: cx + Math.cos(a / 114.6) * radius * width,
        y: cy + Math.sin(a / 114.6) * radius * width,
        radius: thick,
        value: 110,
      });
  for (let stroke = 0; stroke < 8; stroke++) {
    let [x, y] = [width * random(), height * (0.2 + random() * 0.6)];
    const [dx, bend] = [2 + random() * 2, random() * 6];
    for (let i = 0; i < 80; i++, x += dx, y += Math.sin(i / 6 + bend) * 5)
      disc(out, { x, y, radius: 1.3, value: 70 });
  }
  return out;
}

/** "RECEIVED" in a frame, aslant over the table, in ink that lets little through. */
export async function rubberStamped(page: Raster, random: Random): Promise<Raster> {
  return darkened(page, await rubberStamp(page, random), 105);
}

/** The stamp by itself, on white. */
export function rubberStamp(page: Raster, random: Random): Promise<Raster> {
  return drawn(page, (document) => {
    document.rotate(-14 + random() * 8, { origin: [297, 360] });
    document.lineWidth(2.5).rect(180, 300, 240, 80).stroke();
    document.font("Helvetica-Bold").fontSize(34);
    write(document, "RECEIVED", [205, 308]);
    document.fontSize(20);
    write(document, "17 MAR 2026", [230, 348]);
  });
}

/** Rings of a cup and drops of what was in it. */
export function ringed(page: Raster, random: Random): Raster {
  const { width, height } = page;
  const rings = [0, 1].map(() => ({ x: width * random(), y: height * (0.2 + random() * 0.6) }));
  const drops = Array.from({ length: 12 }, () => ({
    x: width * random(),
    y: height * random(),
    radius: width * (0.004 + random() * 0.02),
  }));
  const stain = (x: number, y: number) => {
    let left = 1;
    for (const ring of rings) {
      const off = Math.abs(Math.hypot(x - ring.x, y - ring.y) / width - 0.13);
      if (off < 0.012) left *= 0.62 + 25 * off;
    }
    for (const drop of drops) {
      const away = Math.hypot(x - drop.x, y - drop.y) / drop.radius;
      if (away < 1) left *= 0.85 - 0.2 * Number(away > 0.85);
    }
    return left;
  };
  return { ...page, data: page.data.map((value, i) => value * stain(i % width, Math.floor(i / width))) };
}

/** Somebody's hand beside the lines: words in the margin, ticks before rows, a figure in a circle. */
export function handwritten(page: Raster, random: Random): Raster {
  const out = { ...page, data: page.data.slice() };
  const { width, height } = page;
  const pen = width * 0.0012;
  for (let word = 0; word < 7; word++) {
    let [x, y] = [width * (0.55 + random() * 0.3), height * (0.05 + random() * 0.85)];
    const size = width * (0.006 + random() * 0.006);
    for (let at = 0; at < 60 + random() * 80; at++, x += size * 0.12)
      for (let step = 0; step < 4; step++)
        disc(out, {
          x: x + Math.sin(at * 0.9 + step / 4) * size * 0.7,
          y: y + Math.sin(at * 0.45 + step / 8) * size * (1 + Math.sin(at / 7)),
          radius: pen,
          value: 60,
        });
    y += size;
  }
  for (let tick = 0; tick < 8; tick++) {
    const [x, y] = [width * (0.02 + random() * 0.05), height * (0.3 + tick * 0.04)];
    for (let i = 0; i < width * 0.02; i++)
      disc(out, {
        x: x + i,
        y: i < width * 0.006 ? y + i : y + width * 0.012 - i * 1.4,
        radius: pen,
        value: 60,
      });
  }
  const [cx, cy] = [width * (0.5 + random() * 0.4), height * (0.4 + random() * 0.2)];
  for (let a = 0; a < 500; a++)
    disc(out, {
      x: cx + Math.cos(a / 79) * width * 0.045,
      y: cy + Math.sin(a / 79) * width * 0.02,
      radius: pen,
      value: 60,
    });
  return out;
}

/** Two punched holes on the left, a staple at the top, a dark edge on the right. */
export function punched(page: Raster, random: Random): Raster {
  const out = { ...page, data: page.data.slice() };
  const { width, height } = page;
  for (const y of [0.36, 0.63])
    disc(out, { x: width * 0.035, y: height * (y + random() * 0.01), radius: width * 0.014, value: 15 });
  for (let i = 0; i < 60; i++)
    disc(out, { x: width * 0.04 + i * 0.7, y: height * 0.02 + i * 0.5, radius: 2, value: 30 });
  for (let y = 0; y < height; y++)
    for (let x = Math.floor(width * (0.985 + 0.004 * Math.sin(y / 300))); x < width; x++)
      out.data[y * width + x] = 20;
  return out;
}

/** Two pages on one sheet: the order on the left, its terms on the right. */
export async function spread(page: Raster, random: Random): Promise<Raster> {
  const clauses = Array.from(
    { length: 40 },
    (_, i) => `${i + 1}. ${CLAUSES[Math.floor(random() * CLAUSES.length)]}`,
  );
  const terms = await drawn(page, (document) => {
    document.font("Times-Roman").fontSize(13);
    write(document, "General terms of purchase", [60, 50]);
    document.fontSize(9);
    for (const [row, clause] of clauses.entries()) write(document, clause, [60, 85 + row * 17]);
  });
  const out = blank(page.width * 2, page.height);
  for (let y = 0; y < page.height; y++) {
    out.data.set(page.data.subarray(y * page.width, (y + 1) * page.width), y * out.width);
    out.data.set(terms.data.subarray(y * page.width, (y + 1) * page.width), y * out.width + page.width);
  }
  return out;
}

const CLAUSES = [
  "Orders are binding only when they are made in writing and signed by both parties.",
  "Goods remain the property of the seller until they have been paid for in full.",
  "Claims for defects must be raised within 14 days of receipt of the delivery.",
  "Prices include packing; freight is at the cost of the supplier unless agreed otherwise.",
  "Invoices are payable within 30 days net, or 14 days with a discount of 2 %.",
  "The supplier keeps drawings and tools secret and gives them back on demand.",
];

/** A drawing as large as the page, on white. */
export async function drawn(
  { width, height }: Raster,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Raster> {
  const size: [number, number] = [595, (595 * height) / width];
  const raster = await rasterOf(await pdf(draw, { size }), { type: "pdf", page: 1, name: "the drawing" });
  return resized(raster, { width, height });
}

/** Ink of a stamp over a page. */
function darkened(page: Raster, { data }: Raster, ink: number): Raster {
  const through = (value: number) => ink + (value * (255 - ink)) / 255;
  return { ...page, data: page.data.map((value, i) => (value * through(data[i]!)) / 255) };
}

function disc(
  { width, height, data }: Raster,
  { x, y, radius, value }: { x: number; y: number; radius: number; value: number },
) {
  for (let row = Math.ceil(y - radius); row <= y + radius; row++)
    for (let at = Math.ceil(x - radius); at <= x + radius; at++)
      if (row >= 0 && at >= 0 && row < height && at < width && Math.hypot(at - x, row - y) <= radius)
        data[row * width + at] = Math.min(data[row * width + at]!, value) || value;
}
