import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Row = (string | null)[];

/** Columns at 40, 140 and 260 from the left, and one that ends at 420. */
function told(head: Row, rows: Row[]): string[] {
  const at = (y: number, cells: Row) =>
    [y, ...cells.flatMap((text, i) => (text ? [[[40, 140, 260, -420][i]!, text]] : []))] as Parameters<
      typeof pageOf
    >[0][number];
  const lines = [head, ...rows].map((cells, i) => at(100 + 18 * i, cells));
  const [draft] = ordersOf(readingOf(pageOf([at(40, ["Purchase Order", "Number 4711"]), ...lines])), {
    ownNames: [],
  }).drafts;
  return draft!.findings.filter(({ level }) => level === "error").map(({ message }) => message);
}

test("ordersOf() says that units were read for part numbers", () => {
  const rows = [1, 2, 3].map((n): Row => ["EA", `Hex bolt M${n}`, null, `${n}0`]);
  expect(told(["Part No", "Description", null, "Qty"], rows).join()).toContain(
    'In 3 of 3 lines the part number is a unit, first in line 1, "EA"',
  );
});

test("ordersOf() says that the numbers of the lines were read for their quantities", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, i): Row => [`AB-471${i}`, `Hex bolt M${i + 4}`, null, `${i + 1}`]);
  const head: Row = ["Part No", "Description", null, "Qty"];
  expect(told(head, rows(6)).join()).toContain("In 6 of 6 lines the quantity is the number of the line");
  expect(told(head, rows(4))).toEqual([]);
});

test("ordersOf() says of a part number that it begins in its middle", () => {
  const rows: Row[] = [
    ["AB-4711-2", "Hex bolt", null, "10"],
    ["-529-LO", "Hex nut", null, "20"],
  ];
  expect(told(["Part No", "Description", null, "Qty"], rows).join()).toContain(
    '"-529-LO" begins in the middle: what stands before it was not read',
  );
});

test("ordersOf() says that part numbers stand among the words, and not under their heading", () => {
  const rows = ["DN50", "24VDC", null, "10x30", null].map(
    (size, i): Row => [size, `Seal KL-9117${i} kit`, "EA", `${i}5`],
  );
  expect(told(["Part No", "Description", "Unit", "Qty"], rows).join()).toContain(
    'Under "Part No" 0 of 5 lines have a part number',
  );
});

test("ordersOf() says nothing of codes of figures in groups under their heading, whatever words are built like", () => {
  const rows = ["0082", "0117", "0040"].map(
    (last, i): Row => [`4310 ${last}`, `Box ECT-3${i} plain`, "EA", `${i}5`],
  );
  expect(told(["Stock No.", "Description", "Unit", "Qty"], rows)).toEqual([]);
});

test("ordersOf() says of one line that what stands under the heading of codes was not read as one", () => {
  const rows: Row[] = [
    ["AB95278plated", "filter", null, "10"],
    ["AB-80639", "Hose", null, "20"],
    ["AB-64223", "Flange", null, "30"],
  ];
  const said = told(["Part No", "Description", null, "Qty"], rows).join();
  expect(said).toMatch(/AB95278plated" (may be its code|runs into a word)/);
});

test("ordersOf() takes codes of one figure under their heading for codes, whatever words are built like them", () => {
  const rows = ["BOX-PINE-R4", "BOX-OAK-R2", "PLATE-4C"].map(
    (code, i): Row => [code, `Carton, art B-4011${i}`, null, `${i}5`],
  );
  expect(told(["Our item", "Description", null, "Qty"], rows)).toEqual([]);
});

test("layout() reads a code whole with what its maker packs it in, over the buyer's own", () => {
  const item = (y: number, number: string, code: string, own: string): Parameters<typeof pageOf>[0] => [
    [
      y,
      [40, number],
      [62, code],
      [240, "07.12.2026"],
      [-370, "4,000 PCS"],
      [-450, "1.50"],
      [-550, "6,000.00"],
    ],
    [y + 11, [62, `${own} / IC BGA64`]],
  ];
  const [draft] = ordersOf(
    readingOf(
      pageOf([
        [40, [40, "Purchase Order No. 4711"]],
        [
          100,
          [40, "No."],
          [62, "Item"],
          [240, "Due Date"],
          [320, "Quantity UoM"],
          [410, "Unit Price"],
          [510, "Amount"],
        ],
        [111, [62, "Customer Item No. / Description"]],
        ...item(130, "1", "R5F100LEAFB-V0", "4471-0098-01"),
        ...item(160, "2", "TC358775XBG(EL)", "4471-0120-00"),
        ...item(190, "3", "SSM3K15AMFV,L3F", "4471-0877-02"),
      ]),
    ),
    { ownNames: [] },
  ).drafts;
  expect(draft!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([
    "R5F100LEAFB-V0",
    "TC358775XBG(EL)",
    "SSM3K15AMFV,L3F",
  ]);
});
