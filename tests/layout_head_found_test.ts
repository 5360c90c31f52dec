import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { HeaderField } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const FIRM: Rows = [[40, [40, "Corran Hill Farms Ltd"]]];
const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

function headOf(rows: Rows, names: HeaderField[]) {
  const [draft] = layout(readingOf(pageOf([...FIRM, ...rows])), { ownNames: [] });
  return names.map((name) => draft!.header[name]?.value);
}

test.each([
  ["01099 Dresden, 03.04.2023"],
  ["Confirmado em 2023-04-03 às 14:22"],
  ["PROCESANDO 3 de abril de 2023"],
  ["Order confirmation for Corran Hill, placed by Dana Whitlock on Apr 3, 2023."],
  ["Número/Fecha 4500970744 / 03.04.2023"],
])("layout() reads the day on which an order was given: %s", (text) => {
  const rows: Rows = [[70, [440, "Pedido 4500970744"]], [130, [40, text]], ...TABLE];
  expect(headOf(rows, ["orderDate"])).toEqual(["2023-04-03"]);
});

test.each([
  ["BLANKET PURCHASE ORDER BPO-79861", "BPO-79861"],
  ["May we have the same again as on our order RP-256?", undefined],
  ["This one is our order RP-634.", "RP-634"],
])("layout() reads the number that a title or a sentence names: %s", (text, number) => {
  expect(headOf([[100, [40, text]], ...TABLE], ["poNumber"])).toEqual([number]);
});

test("layout() takes no rate of exchange for the currency", () => {
  const rows: Rows = [[100, [300, "Döviz Kuru : 1 EUR = 32,7594 TL"]], ...TABLE];
  const [draft] = layout(readingOf(pageOf([...FIRM, ...rows])), { ownNames: [] });
  expect(draft!.header.currency?.evidence?.text).toContain("EUR");
});

test.each([
  [
    "a row of captions over a row of as many figures",
    [
      [400, [40, "Rate"], [150, "Net total"], [330, "VAT amount"], [467, "Total incl. VAT"]],
      [413, [88, "20.00"], [226, "38.00"], [414, "7.60"], [553, "45.60"]],
    ],
    "45.6",
  ],
  [
    "the last of sums under a gross that the tax is added to",
    [
      [400, [416, "Gross Amount"], [540, "38.00"]],
      [413, [416, "VAT"], [540, "1.90"]],
      [426, [395, "Net LPO Value R.O."], [540, "39.90"]],
    ],
    "39.9",
  ],
  ["the sum in the lines' own money", [[400, [416, "TOTAL"], [480, "38.00"], [540, "1,244.86"]]], "38"],
  [
    "a count of items before what they cost",
    [[400, [300, "TOTAL 2 items"], [440, "52"], [540, "38.00"]]],
    "38",
  ],
] satisfies [string, Rows, string][])("layout() reads the total of %s", (_, foot, total) => {
  expect(headOf([...TABLE, ...foot], ["total"])).toEqual([total]);
});

test.each([
  [
    "a town beside a row of the table",
    [
      [97, [75, "Puzzle, 1000 pc, harbor"], [-293, "$61.00 × 15"], [-383, "$915.00"]],
      [130, [75, "SKU: 8487.630.11"]],
      [152, [75, "Puzzle, 1000 pc, harbor"], [-293, "$61.00 × 15"], [-383, "$915.00"]],
      [185, [75, "SKU: 9116.833.97"]],
      [219, [408, "Shipping address"]],
      [227, [408, "Kim Arden"]],
      [238, [408, "901 Industrial Pkwy"]],
      [
        250,
        [75, "Puzzle, 1000 pc, harbor"],
        [-293, "$61.00 × 15"],
        [-383, "$915.00"],
        [408, "Elmsford, NY 10523"],
      ],
      [283, [75, "SKU: 7534051"]],
      [316, [75, "Puzzle, 1000 pc, harbor"], [-293, "$61.00 × 15"], [-383, "$915.00"]],
      [349, [75, "SKU: 7534098"]],
    ],
    "901 Industrial Pkwy, Elmsford, NY 10523",
  ],
  [
    "a street without a word for one over its town",
    [
      [100, [40, "Miejsce dostawy:"]],
      [111, [40, "Kolonia Zachodnia 12"]],
      [122, [40, "23-400 Biłgoraj"]],
      ...TABLE,
    ],
    "Kolonia Zachodnia 12, 23-400 Biłgoraj",
  ],
  [
    "a house behind its caption in the street's line",
    [
      [100, [40, "Teslim Yeri"]],
      [111, [40, "Sanayi Mah. 1204. Sok. No: 9"]],
      [122, [40, "35620 Çiğli / İzmir"]],
      ...TABLE,
    ],
    "Sanayi Mah. 1204. Sok. No: 9, 35620 Çiğli / İzmir",
  ],
  [
    "what stands behind a firm's legal form",
    [
      [100, [40, "Deliver to: Al Dana Contracting Co. W.L.L., Rusayl Estate, Road 14, Muscat, Oman"]],
      ...TABLE,
    ],
    "Rusayl Estate, Road 14, Muscat, Oman",
  ],
  [
    "words from right to left behind their caption",
    [[100, [300, "عنوان التسليم : حي الصناعية القديمة، أبها 62521"]], ...TABLE],
    "حي الصناعية القديمة، أبها 62521",
  ],
] satisfies [string, Rows, string][])("layout() reads the address of %s", (_, rows, address) => {
  expect(headOf(rows, ["shipToAddress"])).toEqual([address]);
});

test("layout() reads what stands in a drawn box, aside of the caption in its corner", () => {
  const rows: Rows = [
    [100, { x: 403, text: "Number", size: 6 }, { x: 493, text: "Date", size: 6 }],
    [109, [432, "40099271"], [520, "11/18/2026"]],
    ...TABLE,
  ];
  const upright = [400, 490, 590].map((x): [number, number, number, number] => [x, 97, x + 0.5, 122]);
  const read = (rules: typeof upright) => {
    const [draft] = layout(readingOf(pageOf([...FIRM, ...rows], { rules })), { ownNames: [] });
    return [draft!.header.poNumber?.value, draft!.header.orderDate?.value];
  };
  expect(read(upright)).toEqual(["40099271", "2026-11-18"]);
});
