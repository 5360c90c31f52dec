import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Box } from "../src/reading/mod.ts";
import { TITLE, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const EDGES = [40, 70, 180, 340, 400, 450, 510, 590];
/** The columns whose cells are parted: codes, units and days. */
const PARTED = [1, 3, 6];

/** The rules of rows of a height from one place on, with one in the middle of some cells. */
function ruled(from: number, rows: number, height: number): Box[] {
  const [left, right] = [EDGES[0]!, EDGES.at(-1)!];
  const across = Array.from(
    { length: rows + 1 },
    (_, i): Box => [left, from + i * height, right, from + i * height + 0.5],
  );
  const within = Array.from({ length: rows }, (_, i) =>
    PARTED.map((column): Box => {
      const y = from + (i + 0.5) * height;
      return [EDGES[column]!, y, EDGES[column + 1]!, y + 0.5];
    }),
  ).flat();
  const upright = EDGES.map((x): Box => [x, from, x + 0.5, from + rows * height]);
  return [...across, ...within, ...upright];
}

const ITEMS = [
  ["1", "MNT-00417", "SHF-20x1500", "FLECHA LINEAL TEMPLADA", "6", "1,842.50", "11,055.00", "12/05/2026"],
  ["2", "MNT-00418", "LM20UU", "BALERO LINEAL LM20UU", "24", "138.90", "3,333.60", "13/05/2026"],
  ["3", "NEU-00103", "VUVG-L14-M52", "ELECTROVALVULA 5/2 VIAS", "8", "2,487.40", "19,899.20", "26/05/2026"],
];

test("ordersOf() reads rows of cells in halves with a rule between them beside cells in whose middle one text stands", () => {
  const heads: Line[] = [
    [204, [73, "CLAVE"], [343, "CLAVE SAT"], [513, "IMPORTE"]],
    [212, [453, "PRECIO"]],
    [217, [43, "PART."], [183, "DESCRIPCIÓN"], [403, "CANTIDAD"]],
    [222, [453, "UNITARIO"]],
    [226, [73, "NO. PARTE PROV."], [343, "UNIDAD"], [513, "F."]],
    [235, [513, "ENTREGA"]],
  ];
  const rows = under(
    ITEMS,
    { from: 244, step: 44 },
    (y, [number, own, theirs, words, count, price, total, day]): Line[] => [
      [y + 3, [343, "31171500"]],
      [y + 7, [73, own!], [-580, total!]],
      [y + 12, [343, "H87"]],
      [y + 17, [43, number!], [183, words!], [-445, count!], [-505, price!]],
      [y + 29, [73, theirs!], [343, "PZA"], [513, day!]],
    ],
  );
  const page = pageOf([...TITLE, ...heads, ...rows], { rules: ruled(200, 4, 44) });
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  expect(
    valuesOf(
      draft!,
      "customerSku",
      "supplierSku",
      "description",
      "quantity",
      "unit",
      "unitPrice",
      "requiredDate",
    ),
  ).toEqual(
    ITEMS.map(([, own, theirs, words, count, price, , day]) => [
      own,
      theirs,
      words,
      count,
      "PZA",
      price!.replace(",", "").replace(/0$/, ""),
      day!.split("/").reverse().join("-"),
    ]),
  );
});
