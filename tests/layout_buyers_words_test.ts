import { expect, test } from "bun:test";
import { readTitled, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const row = (y: number, ...cells: string[]): Line => [
  y,
  ...[30, 80, -200, 220, 360, -520, -590].flatMap((x, i): [number, string][] =>
    cells[i] ? [[x, cells[i]!]] : [],
  ),
];

test("layout() reads the buyer's words in a column beside the product's, not those of the seller", () => {
  const draft = readTitled([
    row(
      300,
      "Código",
      "Producto",
      "Cantidad",
      "Especificaciones Comprador",
      "Especificaciones Proveedor",
      "Precio",
      "Total",
    ),
    row(
      320,
      "1621203",
      "Tóner para impresoras",
      "12",
      "Tóner negro original",
      "TONER CF258A",
      "94.750",
      "1.137.000",
    ),
    row(330, "", "ONU 44103103"),
    row(
      344,
      "1588442",
      "Archivadores anchos",
      "96",
      "Palanca ancho azul",
      "ARCHIVADOR RHEIN",
      "1.485",
      "142.560",
    ),
    row(354, "", "ONU 44122003"),
  ]);
  expect(valuesOf(draft, "description")).toEqual([
    ["Tóner para impresoras ONU 44103103 Tóner negro original"],
    ["Archivadores anchos ONU 44122003 Palanca ancho azul"],
  ]);
});
