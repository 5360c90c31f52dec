import { expect, test } from "bun:test";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { COUNTED, FIGURES, read, TABLE, values, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const TITLED: Line[] = [
  [30, [40, "Calder Pumps Ltd"]],
  [60, [40, "PURCHASE ORDER 4711"]],
];
/** Captions of two lines, as SAP's forms have them right under the order's currency. */
const STACKED: Line[] = [
  [186, [330, "Currency USD"]],
  [198, [40, "Item"], [80, "Material"], [170, "Description"]],
  [210, [-200, "Order qty."], [220, "Unit"], [-390, "Price per unit"], [-560, "Net value"]],
];

test("layout() takes what the order's money is over captions of two lines for none of these", () => {
  const draft = read(
    ...TITLED,
    ...STACKED,
    [230, [40, "00010"], [80, "1004471"], [170, "BEARING,BALL,DEEP GROOVE,25X52X15,2 SEAL"]],
    [242, [-200, "24"], [220, "EA"], [-390, "11.47 /1 EA"], [-560, "275.28"]],
    [260, [40, "00020"], [80, "1009120"], [170, "SLEEVE,ADAPTER,80MM X M90"]],
    [272, [-200, "4"], [220, "EA"], [-390, "46.05 /1 EA"], [-560, "184.20"]],
  );
  expect(valuesOf(draft, "description", "lineTotal")).toEqual([
    ["BEARING,BALL,DEEP GROOVE,25X52X15,2 SEAL", "275.28"],
    ["SLEEVE,ADAPTER,80MM X M90", "184.2"],
  ]);
  expect(draft.header.currency?.value).toBe("USD");
});

test("layout() reads what a discount leaves under the gross value of an item that has no amount itself", () => {
  const draft = read(
    ...TITLED,
    ...STACKED,
    [230, [40, "00010"], [80, "1004471"], [170, "BEARING,BALL"]],
    [242, [-200, "24"], [220, "EA"], [-390, "11.47 /1 EA"], [-560, "275.28"]],
    [260, [40, "00020"], [80, "1004498"], [170, "BEARING,ROLLER"]],
    [272, [-200, "4"], [220, "EA"], [-390, "318.60 /1 EA"]],
    [284, [100, "Gross value"], [-560, "1,274.40"]],
    [296, [100, "Discount % on gross"], [-390, "12.50- %"], [-560, "159.30-"]],
    [308, [100, "Net value incl. disc."], [-560, "1,115.10"]],
    [330, [40, "00030"], [80, "1009120"], [170, "SLEEVE,ADAPTER"]],
    [342, [-200, "4"], [220, "EA"], [-390, "46.05 /1 EA"], [-560, "184.20"]],
    [370, [40, "Total net value excl. tax USD"], [-560, "1,574.58"]],
  );
  expect(valuesOf(draft, "quantity", "lineTotal")).toEqual([
    ["24", "275.28"],
    ["4", "1115.1"],
    ["4", "184.2"],
  ]);
  expect(draft.header.total?.value).toBe("1574.58");
});

test.each(["Desired Rcv Date", "Rcv Date"])("roleOf() reads %p as a day", (heading) => {
  expect(roleOf(heading)).toBe("date");
});

test("layout() reads articles' own numbers in their order beside the seller's", () => {
  const items = [
    ["70210", "HBS 8x200", "Spanplattenschraube"],
    ["70214", "BSN120/160-B", "Balkenschuh"],
    ["71018", "", "KVH Fichte"],
    ["73500", "11287", "Klebeband"],
  ];
  const rows = items.map(
    ([own, other, words], i): Line => [
      320 + 16 * i,
      [40, own!],
      ...(other ? [[90, other] as [number, string]] : []),
      [190, words!],
      ...COUNTED,
    ],
  );
  const heads: Line = [300, [40, "Nr."], [90, "Kred.-Art.-Nr."], [190, "Beschreibung"], ...FIGURES];
  expect(values([heads, ...rows], "customerSku", "supplierSku")).toEqual(
    items.map(([own, other]) => [own, other || undefined]),
  );
});

test("layout() takes no word of an item's second line for its money: cadmium plate", () => {
  const draft = read(
    ...TITLED,
    [298, [40, "Ln"], [70, "Part ID"], [-400, "Quantity"], [-480, "Unit"], [-570, "Extended"]],
    [309, [70, "Description"], [-480, "Price"], [-570, "Price"]],
    [330, [40, "1"], [70, "NAS1149F0663P"], ...COUNTED],
    [342, [70, "WASHER, FLAT, CRES/CAD"]],
    [364, [40, "2"], [70, "MS21250-06020"], ...COUNTED],
    [376, [70, "BOLT, TENSION, 12PT"]],
    [400, [-480, "Total Order Amount: $"], [-570, "36.00"]],
  );
  expect(draft.header.currency?.value).toBe("USD");
});

test("layout() reads a code that begins with NO", () => {
  expect(
    values(
      [
        [300, [40, "Item Number"], [200, "Description"], ...FIGURES],
        [316, [40, "NO HUB 4"], [200, "COUPLING"], ...COUNTED],
        [330, [40, "CU-L-12X20"], [200, "TUBE"], ...COUNTED],
      ],
      "customerSku",
    ),
  ).toEqual([["NO HUB 4"], ["CU-L-12X20"]]);
});

test("layout() reads an order's number between its company's and its kind", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"]],
    [60, [40, "PURCHASE ORDER"], [240, "00310 - 5120877 - OP"]],
    ...TABLE,
  );
  expect(header.poNumber?.value).toBe("5120877");
});

test("layout() reads number and day behind dashes between captions and values, none of a post office box", () => {
  const { header } = read(
    [20, [200, "Purchase Order"]],
    [32, [200, "Calder Pumps Ltd"]],
    [60, { x: 400, text: "Order Number" }, [471, "-"], [485, "00445192"], [540, "OP"]],
    [72, [40, "Supplier:"], [110, "PLAINS HVAC SUPPLY INC"]],
    [84, [110, "PO BOX 8812"], [400, "Order Date"], [471, "-"], [485, "04/17/26"]],
    [96, [110, "OKLAHOMA CITY OK 73108"]],
    ...TABLE,
  );
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["00445192", "2026-04-17"]);
});
