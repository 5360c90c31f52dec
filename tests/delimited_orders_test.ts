import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";

/** What is read of rows whose cells stand between bars. */
async function orders(...rows: string[]): Promise<Draft[]> {
  const text = rows.map((row) => row.split(/ *\| */).join(";")).join("\n");
  const reading = await readFile(new TextEncoder().encode(text), "csv");
  return ordersOf(reading, { ownNames: [] }).drafts;
}

function said({ lines }: Draft): string[] {
  return lines.map(({ fields: f }) =>
    [f.customerSku, f.supplierSku, f.description, f.quantity, f.unitPrice]
      .map((read) => read?.value ?? "-")
      .join(" | "),
  );
}

function head({ header }: Draft): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(header).map(([field, read]) => [field, read?.value]));
}

test("ordersOf() reads a list of many columns most of which are empty", async () => {
  const empty = [
    "Carrier Details",
    "Address 1",
    "Address 2",
    "Dept #",
    "Cancel Date",
    "Notes",
    "Color",
    "Pack",
  ];
  const blank = empty.map(() => "").join(" | ");
  const [draft] = await orders(
    `PO Number | PO Date | ${empty.join(" | ")} | PO Line # | Qty Ordered | Unit Price | Buyers Item # | Part Number | Product Description`,
    `PO-77120 | 2026-03-02 | ${blank} | 1 | 12 | 4.50 | 900100 | BV-100 | Ball valve`,
    `PO-77120 | 2026-03-02 | ${blank} | 2 | 5 | 7.25 | 900200 | HX-200 | Hex bolt`,
  );
  expect(said(draft!)).toEqual([
    "900100 | BV-100 | Ball valve | 12 | 4.5",
    "900200 | HX-200 | Hex bolt | 5 | 7.25",
  ]);
  expect(head(draft!)).toMatchObject({ poNumber: "PO-77120", orderDate: "2026-03-02" });
});

test("ordersOf() takes what every row repeats for no code and no amount of the row", async () => {
  const [draft] = await orders(
    "Internal ID | Order Total Amount | Item | Account Code | Memo | Quantity | Item Cost",
    "88214 | 140.00 | BV-100 | 01-6600 | Ball valve | 12 | 4.50",
    "88214 | 140.00 | HX-200 | 01-6600 | Hex bolt | 5 | 7.25",
    "88214 | 140.00 | KR-300 | 01-6600 | Key ring | 9 | 1.10",
  );
  expect(said(draft!).map((line) => line.replace(/ \| [^|]* \| (?=\d)/, " | * | "))).toEqual([
    "BV-100 | - | * | 12 | 4.5",
    "HX-200 | - | * | 5 | 7.25",
    "KR-300 | - | * | 9 | 1.1",
  ]);
  expect(draft!.lines.flatMap(({ fields }) => fields.lineTotal ?? [])).toEqual([]);
});

test("ordersOf() keeps long codes and numbers whole", async () => {
  const number = "MRO/2026/MAINTENANCE-NORTH/00737612-REV-B";
  const code = "000BV-100-STAINLESS-A2-70-DIN-933-M12X40-FULL-THREAD";
  const [draft] = await orders(
    `PO Number | ${number}`,
    "Part | Description | Qty | Price",
    `${code} | Ball valve | 12 | 4.50`,
    "HX-200 | Hex bolt | 5 | 7.25",
  );
  expect(draft!.header.poNumber?.value).toBe(number);
  expect(draft!.lines[0]!.fields.customerSku?.value).toBe(code);
});

test("ordersOf() takes a list's rows without a quantity for not ordered, and says so", async () => {
  const [draft] = await orders(
    "Code | Product | Pack | Price per case | Your order | Value",
    "NB-1 | Bread flour | 6 x 1 kg | 10.39 | | 0",
    "NB-2 | Chili flakes | 6 x 1 kg | 4.50 | 12 | 54.00",
    "NB-3 | Olive oil | 12 x 1 l | 88.00 | | 0",
    "NB-4 | Yeast | 24 x 1 | 3.00 | 0 | 0",
    "NB-5 | Rice | 10 kg | 14.00 | 2 | 28.00",
    "NB-6 | Sugar | 10 kg | 9.00 | | 0",
  );
  expect(said(draft!)).toEqual(["NB-2 | - | Chili flakes | 12 | 4.5", "NB-5 | - | Rice | 2 | 14"]);
  expect(draft!.findings).toContainEqual({
    code: "not_ordered",
    level: "warning",
    message:
      'Rows without a quantity, or taken back, were read as not ordered: 4, first "NB-1 Bread flour 6 x 1 kg 10.39 0"',
  });
});

test("ordersOf() leaves a form's empty numbered rows out", async () => {
  const [draft] = await orders(
    "No | Item | Description | Qty | Price | Total",
    "1 | BV-100 | Ball valve | 12 | 4.50 | 54.00",
    "2 | HX-200 | Hex bolt | 5 | 7.25 | 36.25",
    "3 | | | | | 0",
    "4 | | | | | -",
    "| Deliver to the back door",
  );
  expect(said(draft!)).toEqual(["BV-100 | - | Ball valve | 12 | 4.5", "HX-200 | - | Hex bolt | 5 | 7.25"]);
  expect(draft!.findings.filter(({ level }) => level === "error")).toEqual([]);
});

test("ordersOf() keeps a line whose quantity alone is missing from being lost in silence", async () => {
  const [draft] = await orders(
    "Code | Product | Price | Qty | Amount",
    "NB-1 | Bread flour | 10.39 | 3 | 31.17",
    "NB-2 | Chili flakes | 4.50 | | ",
    "NB-3 | Olive oil | 88.00 | 2 | 176.00",
  );
  expect(draft!.findings.some(({ level }) => level === "error")).toBe(true);
});

test("ordersOf() reads two tables side by side as one", async () => {
  const [draft] = await orders(
    "PO Number | PO-5512 | | | | ",
    "Item | Description | Qty | | Item | Description | Qty",
    "BV-100 | Ball valve | 12 | | KR-300 | Key ring | 9",
    "HX-200 | Hex bolt | 5 | | | | ",
  );
  expect(said(draft!)).toEqual([
    "BV-100 | - | Ball valve | 12 | -",
    "HX-200 | - | Hex bolt | 5 | -",
    "KR-300 | - | Key ring | 9 | -",
  ]);
  expect(draft!.lines[2]!.fields.quantity!.evidence).toMatchObject({ cell: "G3" });
});

test("ordersOf() takes an order's head from a record of its own among the rows", async () => {
  const [draft] = await orders(
    "Record Type | PO Number | PO Date | Delivery Date | Bill To Name | Vendor Part No | Description | Qty | Unit Price",
    "H | 836683 | 2026-11-03 | 2026-12-03 | Summit Table Foods LLC | | | | ",
    "D | 836683 | | | | BV-100 | Ball valve | 12 | 4.50",
    "D | 836683 | | | | HX-200 | Hex bolt | 5 | 7.25",
  );
  expect(draft!.lines).toHaveLength(2);
  expect(head(draft!)).toMatchObject({
    poNumber: "836683",
    orderDate: "2026-11-03",
    requiredDate: "2026-12-03",
    customerName: "Summit Table Foods LLC",
  });
});

test("ordersOf() takes the day that goods are expected, not the day of the order, from a row's two dates", async () => {
  const [draft] = await orders(
    "Document No. | Date | Item | Memo | Quantity | Rate | Expected Receipt Date",
    "PO1044 | 2026-11-03 | BV-100 | Ball valve | 12 | 4.50 | 2026-12-01",
    "PO1044 | 2026-11-03 | HX-200 | Hex bolt | 5 | 7.25 | 2026-12-08",
  );
  expect(head(draft!)).toMatchObject({ poNumber: "PO1044", orderDate: "2026-11-03" });
  expect(draft!.lines.map(({ fields }) => fields.requiredDate?.value)).toEqual(["2026-12-01", "2026-12-08"]);
});

test("ordersOf() opens a heading that is written as one word: the price of a hundred is one's", async () => {
  const [draft] = await orders(
    "PurchaseOrder | Material | PurchaseOrderItemText | OrderQuantity | NetPriceAmount | NetPriceQuantity | NetAmount",
    "4700176270 | 9438998 | Timing belt | 90 | 19.48 | 100 | 17.53",
    "4700176270 | 2784233 | Seal kit | 170 | 50.82 | 100 | 86.39",
  );
  expect(draft!.lines.map(({ fields }) => fields.priceBasis?.value)).toEqual(["100", "100"]);
  expect(draft!.findings).toEqual([]);
});

test("ordersOf() takes a column's customer for one whose name is like a person's, a buyer's for the person", async () => {
  const read = async (heading: string) => {
    const [draft] = await orders(
      `PO number | ${heading} | SKU | Description | Quantity | Unit price`,
      "PO-88001 | Deco Addict | FURN-7777 | Office chair | 4 | 60.00",
      "PO-88001 | Deco Addict | FURN-8888 | Office lamp | 2 | 48.00",
    );
    return head(draft!).customerName;
  };
  expect(await read("Customer")).toBe("Deco Addict");
  expect(await read("Customer name")).toBe("Deco Addict");
  expect(await read("Buyer")).toBeUndefined();
});

test("ordersOf() asks whether a lone point parts thousands where a list has no price to tell", async () => {
  const quantities = async (...printed: string[]) => {
    const rows = printed.map((quantity, i) => `HX-2041${i} | Hex bolt | ${quantity}`);
    const [draft] = await orders("Item | Description | Qty", ...rows);
    const told = draft!.findings.map(({ level, code }) => `${level} ${code}`);
    return [draft!.lines.map(({ fields }) => fields.quantity?.value).join(" "), ...told];
  };
  expect(await quantities("1.200", "2.400")).toEqual(["1.2 2.4", "error open_mark", "error open_mark"]);
  expect(await quantities("1.200", "24")).toEqual(["1200 24"]);
  expect(await quantities("1,200", "2,400")).toEqual(["1200 2400"]);
  expect(await quantities("1.200", "2.400", "1,000")).toEqual(["1.2 2.4 1000"]);
});
