import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { encodeImage } from "utif2";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { isolate } from "../src/isolate/mod.ts";
import {
  drawPage,
  fileTypeOf,
  readFile,
  recognizePages,
  unreadPages,
  withRecognized,
} from "../src/reading/mod.ts";
import { languageOf } from "../src/reading/ocr/language.ts";
import { blank, type Raster, unwarped } from "../src/reading/ocr/raster.ts";
import { recognize } from "../src/reading/ocr/recognize.ts";
import { sheetIn } from "../src/reading/ocr/sheet.ts";
import { isGarbage } from "../src/reading/pdf/garbage.ts";
import type { Outline } from "../src/reading/picture/warp.ts";
import { pdf, write } from "./fixtures/pdf.ts";
import { encoded, scannedOrder, scannedTable } from "./fixtures/scan.ts";

setDefaultTimeout(120_000);
const pool = isolate({ processes: 1 });
afterAll(() => pool.stop());

test("sheetIn() finds the corners of a sheet on a table, also where one is cut off, and none on a page", () => {
  const corners: Outline = [0.1, 0.08, 0.9, 0.12, 1.05, 0.95, 0.05, 0.9];
  const found = sheetIn(onTable(stripes(), corners))!;
  for (const [i, share] of corners.entries()) expect(Math.abs(found[i]! - share)).toBeLessThan(0.015);
  expect(sheetIn(stripes())).toBeNull();
});

test("sheetIn() takes a dark letterhead and coloured margins for parts of the page", () => {
  const banded = stripes();
  banded.data.fill(60, 0, 900 * 200);
  expect(sheetIn(banded)).toBeNull();
  for (let y = 0; y < 1200; y++) banded.data.fill(60, y * 900, y * 900 + 80);
  expect(sheetIn(banded)).toBeNull();
});

test("sheetIn() finds a curled sheet on wood that is as bright as its shadow, and unwarped() makes it flat", () => {
  const corners: Outline = [0.12, 0.14, 0.86, 0.1, 0.94, 0.84, 0.08, 0.9];
  const photo = onTable(stripes(), corners, { bend: 0.03, ground: wood, light: shadowed });
  const found = sheetIn(photo)!;
  for (const [i, share] of corners.entries()) expect(Math.abs(found[i]! - share)).toBeLessThan(0.015);
  expect(found.length).toBe(12);
  const flat = unwarped(photo, found, 1200);
  const row = (y: number) => flat.data.subarray(y * flat.width, (y + 1) * flat.width);
  const white = Array.from({ length: flat.height }, (_, y) =>
    row(y).every((value, x) => value > 60 || x < 9),
  );
  const gaps = white.filter((isWhite, y) => isWhite && !white[y - 1]);
  expect(gaps.length).toBeGreaterThan(20);
});

test("unwarped() lays a sheet flat", () => {
  const corners: Outline = [0.1, 0.08, 0.9, 0.12, 0.95, 0.95, 0.05, 0.9];
  const flat = unwarped(onTable(stripes(), corners), corners, 1200);
  expect(flat.height).toBe(1200);
  expect(linesIn(flat)).toBe(25);
});

test("drawPage() draws a photo's sheet alone, laid flat", async () => {
  const corners: Outline = [0.2, 0.1, 0.8, 0.15, 0.9, 0.9, 0.1, 0.85];
  const bytes = await encoded(onTable(stripes(), corners));
  const { webp, width, height } = await drawPage(pool, {
    bytes,
    type: "png",
    page: 1,
    width: 600,
    outline: corners,
  });
  expect(width / height).toBeCloseTo(0.77, 1);
  const { width: across } = await new Bun.Image(webp).metadata();
  expect(across).toBe(600);
});

test("readFile() and drawPage() show a telefax with half as many dots down as across in its true shape", async () => {
  const pixels = new Uint8Array(400 * 250 * 4).fill(255);
  const dots = { t282: [[204, 1]], t283: [[98, 1]] };
  const file = encodeImage(pixels, 400, 250, dots as unknown as Parameters<typeof encodeImage>[3]);
  const bytes = new Uint8Array(file as ArrayBuffer);
  const [page] = (await readFile(bytes, "tiff")).pages;
  expect(page!.height / page!.width).toBeCloseTo((250 / 400) * (204 / 98), 2);
  const { width, height } = await drawPage(pool, { bytes, type: "tiff", page: 1, width: 200 });
  expect([width, height]).toEqual([200, 260]);
});

test("languageOf() tells a page's language by its words, accents or not, and English where nothing does", () => {
  const language = (text: string) => languageOf(text.split(" "));
  expect(language("Bestellung Nr Menge Stiick Bezeichnung Einzelpreis bitte liefern Sie bis zum")).toBe(
    "deu",
  );
  expect(language("Bon de commande Quantite Designation Prix unitaire Livrer a votre reference")).toBe("fra");
  expect(language("Orden de compra Cantidad Descripcion Precio Fecha de entrega Proveedor")).toBe("spa");
  expect(language("Zamówienie Ilość Nazwa Cena netto Dostawca Termin płatności")).toBe("pol");
  expect(language("Purchase Order Quantity Description Unit Price Ship To de la Cruz Menge")).toBe("eng");
  expect(language("HX-1018-S5 250 0.48 120.00")).toBe("eng");
});

test("recognize() reads umlauts, accents and cedillas of German, French and Spanish", async () => {
  for (const lines of Object.values(FOREIGN)) {
    const file = await pdf((document) => {
      document.fontSize(11);
      for (const [row, line] of lines.entries()) write(document, line, [50, 60 + row * 24]);
    });
    const page = { number: 1, width: 595.28, height: 841.89 };
    const { words } = await recognize({ bytes: file, type: "pdf", page });
    const read = words.map(({ text }) => text).join(" ");
    for (const word of lines.join(" ").split(" ")) if (/[À-ž]/.test(word)) expect(read).toContain(word);
  }
});

test("ordersOf() says of a scanned invoice and quotation that it is no order", async () => {
  for (const title of ["INVOICE", "QUOTATION"]) {
    const bytes = await scannedOrder(0, title);
    const reading = await readFile(bytes, "png");
    const page = await recognize({ bytes, type: "png", page: unreadPages(reading)[0]! });
    const whole = withRecognized(reading, { pages: [page], failed: [] });
    const { drafts, noOrder } = ordersOf(whole, { ownNames: [] });
    const codes = drafts.flatMap(({ findings }) => findings.map(({ code }) => code));
    expect([title, noOrder !== null || codes.includes("not_an_order")]).toEqual([title, true]);
  }
});

test("isGarbage() knows shifted letters of every language, and no language for them", () => {
  for (const text of PROSE) {
    const words = (by: number) => `${text} ${text}`.split(" ").map((word) => ({ text: shifted(word, by) }));
    expect([text, isGarbage(words(0))]).toEqual([text, false]);
    for (const by of [1, 3, 7]) expect([text, by, isGarbage(words(by))]).toEqual([text, by, true]);
  }
});

test("recognize() reads a table that is a picture beside text, and the text stays as it is", async () => {
  const table = Buffer.from(await scannedTable());
  const file = await pdf((document) => {
    write(document, "Purchase Order BP-77031 of Brookfield Pump Works, see the table", [60, 60]);
    document.image(table, 30, 190, { width: 535 });
  });
  const mixed = await readFile(file, "pdf");
  const [unread] = unreadPages(mixed);
  expect(unread?.unread).toHaveLength(1);
  const recognized = await recognize({ bytes: file, type: "pdf", page: unread! });
  const [both] = withRecognized(mixed, { pages: [recognized], failed: [] }).pages;
  const texts = both!.words.map(({ text }) => text);
  for (const word of ["Brookfield", "HX-1018-S5", "120.00", "Description"]) expect(texts).toContain(word);
  expect(texts.filter((text) => text === "Brookfield")).toHaveLength(1);
  expect(both!.words.find(({ text }) => text === "Brookfield")!.confidence).toBeUndefined();
  expect(both!.scanned).toBe(false);
});

test("recognize() reads a photo in WebP, and drawPage() draws it", async () => {
  const bytes = await new Bun.Image(await scannedTable()).webp({ quality: 80 }).bytes();
  const type = fileTypeOf(bytes)!;
  expect(type).toBe("webp");
  const [page] = unreadPages(await readFile(bytes, type));
  const texts = (await recognize({ bytes, type, page: page! })).words.map(({ text }) => text);
  for (const word of ["HX-1018-S5", "120.00"]) expect(texts).toContain(word);
  expect((await drawPage(pool, { bytes, type, page: 1, width: 400 })).width).toBe(400);
});

test("unreadPages() asks for no small picture, and none that stands under text", async () => {
  const table = Buffer.from(await scannedTable());
  const file = await pdf((document) => {
    document.image(table, 400, 30, { width: 150 });
    document.image(table, 30, 190, { width: 535, height: 300 });
    for (let row = 0; row < 10; row++)
      write(document, `Line ${row} of the order's text`, [60, 210 + row * 20]);
  });
  expect(unreadPages(await readFile(file, "pdf"))).toEqual([]);
});

test("recognizePages() begins no further page when nobody wants them any more", async () => {
  const pages = [1, 2, 3, 4, 5, 6].map((number) => ({ number, width: 500, height: 700 }));
  const input = { bytes: new Uint8Array(100), type: "png" as const, fileName: "scan.png", pages };
  const told: number[] = [];
  const gone = (done: number) => {
    told.push(done);
    if (done > 0) throw new Error("It was deleted");
  };
  const ended = await recognizePages(pool, input, gone).catch((error: Error) => error.message);
  expect(ended).toBe("It was deleted");
  // The other page under way ends, and is told of too.
  await pool.run(new URL("./fixtures/read_task.ts", import.meta.url), null, LIMITS).catch(() => null);
  expect(told.length).toBeLessThanOrEqual(3);
});

const LIMITS = { milliseconds: 5000, megabytes: 500 };

const FOREIGN = {
  german: [
    "Bestellung Nr. 4711 Bestelldatum 12.03.2026",
    "Menge Stück Bezeichnung Einzelpreis für die Größe",
    "Bitte liefern Sie die Ware gemäß Ihrer Auftragsbestätigung",
    "Gehäuse für Kühlgerät, Stärke 5 mm, Öl und Übergang",
  ],
  french: [
    "Bon de commande N° 4711 Date de livraison",
    "Désignation Quantité Prix unitaire Référence",
    "Pièce façonnée à la tête plissée, côté forêt",
    "Veuillez livrer à votre établissement avec la référence",
  ],
  spanish: [
    "Orden de compra 4711 Fecha de entrega",
    "Descripción Cantidad Precio unitario Código",
    "Señalización para el tamaño pequeño del cartón",
    "Dirección del proveedor y teléfono de la compañía",
  ],
};

const PROSE = [
  "Please deliver the following goods by the date below and send your invoice with our order number",
  "Bitte liefern Sie die folgenden Waren bis zum genannten Termin und nennen Sie unsere Bestellnummer",
  "Veuillez livrer les marchandises suivantes avant la date indiquée et rappeler notre numéro de commande",
  "Sírvanse entregar los siguientes artículos en la fecha indicada citando nuestro número de pedido",
  "Prosimy o dostarczenie następujących towarów w podanym terminie oraz podanie numeru zamówienia",
  "Lütfen aşağıdaki malları belirtilen tarihte teslim ediniz ve sipariş numaramızı faturada belirtiniz",
  "Vänligen leverera följande varor senast angivet datum och ange vårt ordernummer på fakturan",
];

function shifted(word: string, by: number): string {
  return word.normalize("NFD").replace(/[a-z]/gi, (letter) => {
    const first = letter < "a" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + by) % 26) + first);
  });
}

/** Lines of boxes, as of writing. */
function stripes(): Raster {
  const page = blank(900, 1200);
  for (let y = 100; y < 1100; y += 40)
    for (let x = 100; x < 800; x += 24)
      for (let row = y; row < y + 18; row++) page.data.fill(0, row * 900 + x, row * 900 + x + 14);
  return page;
}

function linesIn({ width, height, data }: Raster): number {
  const dark = Array.from({ length: height }, (_, y) =>
    data.subarray(y * width, (y + 1) * width).some((value) => value < 60),
  );
  return dark.filter((row, y) => row && !dark[y - 1]).length;
}

/** The page as a sheet with these corners on something; `bend`: by how much of its height its top and bottom are bent down. */
function onTable(
  page: Raster,
  corners: Outline,
  { bend = 0, ground = () => 90, light = () => 1 }: Partial<Scene> = {},
): Raster {
  const photo = { ...blank(page.width, page.height) };
  for (let i = 0; i < photo.data.length; i++)
    photo.data[i] = ground(i % page.width, Math.floor(i / page.width));
  const [x0, y0, x1, y1, x2, y2, x3, y3] = corners;
  for (let v = 0; v < 1; v += 0.6 / page.height) {
    for (let u = 0; u < 1; u += 0.6 / page.width) {
      const sag = bend * 4 * u * (1 - u);
      const x = Math.floor(((x0 * (1 - u) + x1 * u) * (1 - v) + (x3 * (1 - u) + x2 * u) * v) * page.width);
      const y = Math.floor(
        ((y0 * (1 - u) + y1 * u) * (1 - v) + (y3 * (1 - u) + y2 * u) * v + sag) * page.height,
      );
      if (x < page.width && y < page.height)
        photo.data[y * page.width + x] =
          light(u, v) * page.data[Math.floor(v * page.height) * page.width + Math.floor(u * page.width)]!;
    }
  }
  return photo;
}

interface Scene {
  bend: number;
  ground: (x: number, y: number) => number;
  light: (u: number, v: number) => number;
}

function wood(x: number, y: number): number {
  return 95 + 25 * Math.sin(x / 15 + Math.sin(y / 60) * 3) + 12 * Math.sin(y / 3);
}

/** A hand's shadow over the lower left corner. */
function shadowed(u: number, v: number): number {
  return Math.hypot(u - 0.1, v - 0.9) < 0.35 ? 0.4 : 0.95;
}
