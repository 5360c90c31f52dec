import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft, HeaderField, LineField } from "../src/orders/mod.ts";
import type { Reading } from "../src/reading/mod.ts";
import * as more from "./fixtures/layouts/more_pages.ts";
import * as pages from "./fixtures/layouts/pages.ts";

setDefaultTimeout(60_000);

type Wanted = Partial<Record<LineField, string | undefined>>;

function read(reading: Reading): Draft[] {
  return layout(reading, { ownNames: ["Acme"] });
}

function only(reading: Reading): Draft {
  const drafts = read(reading);
  expect(drafts).toHaveLength(1);
  return drafts[0]!;
}

/** Every wanted field as wanted; undefined means that it must be absent. */
function expectLines(draft: Draft, wanted: Wanted[]): void {
  const got = draft.lines.map(({ fields }, i) =>
    Object.fromEntries(
      Object.keys(wanted[i] ?? {}).map((field) => [field, fields[field as LineField]?.value]),
    ),
  );
  expect(got).toEqual(wanted);
}

function header(draft: Draft): Partial<Record<HeaderField, string>> {
  return Object.fromEntries(Object.entries(draft.header).map(([field, value]) => [field, value?.value]));
}

function errors(draft: Draft): string[] {
  return draft.findings.filter(({ level }) => level === "error").map(({ code }) => code);
}

describe("layout()", () => {
  test("reads a heading stacked over three lines, codes broken in their cell, and a price with its unit", () => {
    const draft = only(pages.stackedHeading());
    expectLines(draft, [
      {
        customerSku: "AB-XYZ CRATE",
        description: "Wooden crate 40 x 30",
        quantity: "500",
        unitPrice: "3.2",
        unit: "Ea",
        lineTotal: "1600",
        requiredDate: "2022-03-06",
      },
      {
        customerSku: "AB-XYW CRATE",
        description: "Wooden crate 60 x 40",
        quantity: "1200",
        unitPrice: "0.05",
        unit: "Ea",
        lineTotal: "60",
        requiredDate: "2022-03-06",
      },
    ]);
    expect(header(draft)).toMatchObject({ poNumber: "P-88123", orderDate: "2022-03-02", total: "1660" });
    expect(draft.header.currency).toBeUndefined();
    expect(errors(draft)).toEqual([]);
  });

  test("joins schedule rows to their lines, over page breaks too", () => {
    const draft = only(pages.scheduleRows());
    expectLines(draft, [
      {
        customerSku: "X1234567-00",
        supplierSku: "SUP-778",
        quantity: "500",
        unitPrice: "4.6",
        requiredDate: "2022-03-06",
      },
      {
        customerSku: "X1234567-00",
        supplierSku: undefined,
        quantity: "500",
        unitPrice: "4.6",
        requiredDate: "2022-03-09",
      },
      {
        customerSku: "X1234567-00",
        supplierSku: undefined,
        quantity: "500",
        unitPrice: "4.6",
        requiredDate: "2022-03-13",
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "1234567",
      orderDate: "2022-03-02",
      customerName: "Big Foods Company",
      total: "6900",
      currency: "USD",
    });
  });

  test("reads rows of two text lines under a staggered heading, and one that a page break parts", () => {
    const draft = only(pages.twoLineRows());
    expectLines(draft, [
      {
        customerSku: "7000123",
        supplierSku: "1234567890",
        description: "PUMP HOUSING",
        quantity: "300",
        unitPrice: "6100",
        priceBasis: "1000",
        lineTotal: "1830",
        unit: "Each",
      },
      {
        customerSku: "7000124",
        supplierSku: undefined,
        description: "PUMP SHAFT",
        quantity: "20",
        unitPrice: "6.1",
        priceBasis: undefined,
        lineTotal: "122",
        unit: "Each",
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "4500000123",
      orderDate: "2022-03-02",
      currency: "USD",
      total: "1952",
    });
  });

  test("keeps identical rows apart and reads no lines from clauses under a repeated heading", () => {
    const draft = only(pages.quantityFirst());
    const row = {
      customerSku: "X1ABC002A",
      quantity: "300",
      unitPrice: "7",
      lineTotal: "2100",
      requiredDate: "2022-03-09",
    };
    expectLines(draft, [row, row]);
    expect(header(draft)).toMatchObject({ poNumber: "123456", requiredDate: "2022-03-09", total: "4200" });
    expect(draft.findings.map(({ code }) => code)).toContain("ambiguous_date");
  });

  test("takes no line from sub-rows that repeat the quantity", () => {
    const draft = only(pages.spanishSubRows());
    expect(draft.lines).toHaveLength(14);
    expect(draft.lines.map(({ fields }) => fields.requiredDate?.value)).toEqual(
      Array.from({ length: 14 }, (_, i) => `2022-04-${11 + i}`),
    );
    expect(header(draft)).toMatchObject({
      poNumber: "4300000123",
      orderDate: "2022-03-21",
      total: "105000",
      currency: "USD",
    });
    expect(draft.proof).toMatchObject({ expected: 14, found: 14, sumAgrees: true });
  });

  test("reads price units, codes over descriptions and the supplier's code under them", () => {
    expectLines(only(pages.priceUnitColumns()), [
      {
        customerSku: "345678",
        supplierSku: "1234",
        quantity: "320",
        unitPrice: "5.25",
        priceBasis: "1",
        lineTotal: "1680",
      },
      {
        customerSku: "345679",
        description: "BOLT HEX M8",
        quantity: "1000",
        unitPrice: "12.5",
        priceBasis: "100",
        lineTotal: "125",
      },
    ]);
  });

  test("takes the price that multiplies among tax columns, over pages without a heading", () => {
    const draft = only(pages.taxColumns());
    const row = { quantity: "12", unitPrice: "50", lineTotal: "600", unit: undefined };
    expectLines(
      draft,
      [1, 2, 3, 4].map((n) => ({ customerSku: String(12340 + n), ...row })),
    );
    expect(header(draft)).toMatchObject({
      poNumber: "KPO-778123",
      orderDate: "2026-03-02",
      requiredDate: "2026-03-09",
      customerName: "Quick Retail Private Limited",
      total: "2832",
      currency: "INR",
    });
  });

  test("puts together descriptions that stand around their row", () => {
    expectLines(only(pages.centredRows()), [
      {
        customerSku: "P-100",
        description: "Basmati rice long grain (4 kg)",
        quantity: "4",
        unitPrice: "10.5",
        lineTotal: "42",
      },
      {
        customerSku: "P-101",
        description: "Sunflower oil cold pressed 2 l",
        quantity: "12",
        unitPrice: "10.5",
        lineTotal: "126",
      },
      {
        customerSku: "P-102",
        description: "Red lentils split 500 g",
        quantity: "30",
        unitPrice: "10.5",
        lineTotal: "315",
      },
    ]);
  });

  test("tells section headings from lines and does not miss numbers that were left out", () => {
    const draft = only(pages.sectionsAndGaps());
    expect(
      draft.lines.map(({ printedNumber, fields }) => [
        printedNumber,
        fields.quantity?.value,
        fields.customerSku?.value,
      ]),
    ).toEqual([
      ["0030", "120", "PIPE22"],
      ["0040", "8", "PIPE22"],
      ["0080", "40", "PIPE22"],
      ["0120", "4", "PIPE22"],
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "ABC123-XY/4567",
      orderDate: "2024-03-22",
      customerName: "Builders of Leeds Ltd",
      total: "430",
      currency: "GBP",
    });
    expect(errors(draft)).toEqual([]);
  });

  test("finds the quantity under a heading that says unit", () => {
    const draft = only(pages.unitIsQuantity());
    expectLines(draft, [
      { quantity: "40", unit: undefined, unitPrice: "1.5", description: "9 x 40 bolt" },
      { quantity: "25", unit: undefined, unitPrice: "2", description: "12 x 60 bolt" },
    ]);
    expect(header(draft)).toMatchObject({
      customerName: "Bridge Builders Ltd",
      total: "118.8",
      currency: "USD",
    });
  });

  test("reads Indian grouping, and the reference that looks like an order number", () => {
    const draft = only(pages.lakhGrouping());
    expectLines(draft, [
      {
        description: "Copper",
        quantity: "40",
        unitPrice: "2500",
        lineTotal: "100000",
        unit: "Units",
        requiredDate: undefined,
      },
      {
        description: "Brass rod",
        quantity: "500",
        unitPrice: "2469",
        lineTotal: "1234500",
        unit: "Units",
        requiredDate: undefined,
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "PO-1234",
      customerName: "Bharat Mills Pvt Ltd",
      total: "1574710",
      currency: "INR",
    });
  });

  test("makes an order of every page that states another number", () => {
    const drafts = read(pages.bundle());
    expect(drafts.map((draft) => header(draft).poNumber)).toEqual(["88123401", "88123402", "88123403"]);
    expect(drafts.map(({ lines }) => lines.map(({ fields }) => fields.quantity?.value))).toEqual([
      ["12", "1"],
      ["12", "2"],
      ["12", "3"],
    ]);
    expect(drafts.flatMap(errors)).toEqual([]);
  });

  test("reads values that don't stand under their headings, and lines without a part number", () => {
    const draft = only(pages.looseHeading());
    expectLines(draft, [
      {
        customerSku: "GEAR-1002",
        description: "GEAR, HELICAL 24T",
        quantity: "25",
        unit: "EA",
        unitPrice: "50",
        requiredDate: "2024-03-24",
      },
      {
        customerSku: undefined,
        description: "SETUP CHARGE",
        quantity: "1",
        unit: "EA",
        unitPrice: "90",
        requiredDate: "2024-03-24",
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "778123",
      orderDate: "2024-02-23",
      customerName: "Turbine Works Inc",
      total: "1340",
      currency: "USD",
    });
  });

  test("joins a code on the line above and a description on the line below to the row of numbers", () => {
    expectLines(only(pages.codeAbove()), [
      {
        customerSku: "7654321",
        description: "ACME PUMP 7654321 SEAL KIT",
        quantity: "4",
        unitPrice: "4.25",
        unit: "EACH",
      },
      {
        customerSku: "7654322",
        description: "ACME PUMP 7654322 SEAL KIT",
        quantity: "10",
        unitPrice: "4.25",
        unit: "EACH",
      },
    ]);
  });

  test("passes over carried sums and reads German numbers by the product where one mark is open", () => {
    const draft = only(pages.carriedOver());
    expect(
      draft.lines.map(({ fields }) => [
        fields.quantity?.value,
        fields.unitPrice?.value,
        fields.lineTotal?.value,
      ]),
    ).toEqual(Array.from({ length: 5 }, () => ["1000", "1.25", "1250"]));
    expect(draft.lines.map(({ fields }) => fields.customerSku?.value)).toEqual([
      "00177",
      "00277",
      "00377",
      "00477",
      "00577",
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "BE-4711",
      orderDate: "2024-03-02",
      total: "6250",
      currency: "EUR",
    });
  });

  test("tells the price basis from the price unit", () => {
    const draft = only(more.priceBasisColumns());
    expectLines(draft, [
      {
        customerSku: "123456789",
        description: expect.stringContaining("PALLET GMA 48X40") as unknown as string,
        quantity: "320",
        unit: "EA",
        unitPrice: "4.75",
        priceBasis: "1",
        lineTotal: "1520",
        requiredDate: "2022-03-08",
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "4500012345",
      orderDate: "2022-03-02",
      customerName: "Giant Foods Global Sourcing LLC",
      total: "1520",
    });
  });

  test("counts surcharges among the lines and conversions not", () => {
    const draft = only(more.surcharges());
    expect(
      draft.lines.map(({ fields }) => [
        fields.description?.value,
        fields.quantity?.value,
        fields.unitPrice?.value,
      ]),
    ).toEqual([
      ["MOLDED TRAY 24", "120", "8.4"],
      ["FUEL SURCHARGE", "120", "0.1"],
      ["TRANSPORT", "1", "80"],
    ]);
    expect(draft.header.currency).toBeUndefined();
    expect(header(draft)).toMatchObject({
      customerName: "Northern Dairy Inc",
      total: "1100",
      requiredDate: "2022-03-22",
    });
  });

  test("reads the buyer's code from the line under the description", () => {
    expectLines(only(more.codesUnder()), [
      {
        customerSku: "123456789",
        description: "LABEL FRONT 250ML",
        quantity: "200",
        unitPrice: "0.02",
        lineTotal: "4",
      },
      {
        customerSku: "123456790",
        description: "LABEL BACK 250ML",
        quantity: "300",
        unitPrice: "0.03",
        lineTotal: "9",
      },
    ]);
  });

  test("reads a delivery schedule under the row as its date", () => {
    const draft = only(more.spool());
    expectLines(draft, [
      {
        customerSku: "ACME CRATE 01",
        quantity: "300",
        unitPrice: "3.7501",
        unit: "EA",
        lineTotal: "1125.03",
        requiredDate: "2022-02-27",
      },
    ]);
    expect(header(draft)).toMatchObject({ poNumber: "AB12345", orderDate: "2022-03-22", total: "1125.03" });
  });

  test("takes the price that leads to the total among four, and free goods for none", () => {
    expectLines(only(more.landedPrice()), [
      { supplierSku: "8901234567801", quantity: "24", unitPrice: "21.95", lineTotal: "526.8" },
      { supplierSku: "8901234567802", quantity: "24", unitPrice: "21.95", lineTotal: "526.8" },
    ]);
  });

  test("adds numbered remarks to no order", () => {
    const draft = only(more.remarksAsRows());
    expectLines(draft, [
      { customerSku: "VLV-100", quantity: "100", unitPrice: "12.5", lineTotal: "1250" },
      { customerSku: "VLV-200", quantity: "10", unitPrice: "8", lineTotal: "80" },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "3001234",
      currency: "EUR",
      total: "1330",
      requiredDate: "2024-02-15",
    });
    expect(errors(draft)).toEqual([]);
  });

  test("reads one line among rows that only print a zero, and names no customer it cannot see", () => {
    const draft = only(more.emptyRows());
    expectLines(draft, [
      { customerSku: "A-77", description: "Garden chair", quantity: "12", unitPrice: "15", lineTotal: "180" },
    ]);
    expect(draft.header.customerName).toBeUndefined();
    expect(header(draft)).toMatchObject({ poNumber: "8812", total: "180" });
  });

  test("tells the price of a pack from the price of a litre and the line total", () => {
    expectLines(only(more.threePrices()), [
      { customerSku: "123456-001", quantity: "4", unitPrice: "85", lineTotal: "340" },
      { customerSku: "123456-002", quantity: "12", unitPrice: "30", lineTotal: "360" },
    ]);
  });

  test("reads orders without prices and invents none", () => {
    const draft = only(more.cutList());
    expectLines(
      draft,
      ["1234A", "1235A", "1236B"].map((customerSku) => ({
        customerSku,
        quantity: "1",
        unitPrice: undefined,
        lineTotal: undefined,
        unit: undefined,
      })),
    );
    expect(draft.header.total).toBeUndefined();
    expect(header(draft)).toMatchObject({
      poNumber: "2403-001234",
      orderDate: "2024-03-02",
      requiredDate: "2024-03-12",
    });
  });

  test("finds the part number at the end of the first line", () => {
    const draft = only(more.partNumberLast());
    expectLines(draft, [
      {
        supplierSku: "12AB34CD",
        description: "Roller bearing, sealed",
        quantity: "4",
        unitPrice: "31.5",
        requiredDate: "2024-03-28",
      },
      {
        supplierSku: "99ZZ11",
        description: "Shaft collar",
        quantity: "2",
        unitPrice: "10",
        requiredDate: "2024-03-28",
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "20012345",
      customerName: "Wind Power Services Inc",
      total: "146",
      currency: "USD",
    });
  });

  test("parts code and description, quantity and unit that share a cell", () => {
    const draft = only(more.sharedCells());
    expectLines(draft, [
      {
        customerSku: "MAT-3003",
        description: "Desk Lamp LED",
        quantity: "15",
        unit: "EA",
        unitPrice: "1250",
        lineTotal: undefined,
        requiredDate: "2026-03-20",
      },
      {
        customerSku: "MAT-3004",
        description: "Chair",
        quantity: "4",
        unit: "EA",
        unitPrice: "8000",
        lineTotal: undefined,
        requiredDate: "2026-03-20",
      },
    ]);
    expect(draft.header.total).toBeUndefined();
  });

  test("reads descriptions beside a category that repeats", () => {
    const draft = only(more.categories());
    expectLines(draft, [
      {
        customerSku: undefined,
        description: "Supply and fixing of gypsum ceiling in hall 1",
        quantity: "1",
        unitPrice: "834000",
      },
      {
        customerSku: undefined,
        description: "Supply and fixing of glass partition in hall 2",
        quantity: "1",
        unitPrice: "400000",
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "1042",
      customerName: "Lahore Builders",
      currency: "PKR",
      total: "1234000",
    });
  });

  test("splits a flat export by its order numbers and computes nothing", () => {
    const drafts = read(more.flatExport());
    expect(
      drafts.map((draft) => [
        header(draft).poNumber,
        header(draft).customerName,
        header(draft).orderDate,
        draft.lines.length,
      ]),
    ).toEqual([
      ["PO-5501", "Main Street Outfitters", "2024-03-01", 2],
      ["PO-5502", "Main Street Outfitters", "2024-03-01", 1],
    ]);
    expectLines(drafts[0]!, [
      {
        customerSku: "AB-M-SHIRT-BLU-9",
        quantity: "12",
        unitPrice: "9.5",
        lineTotal: undefined,
        requiredDate: "2024-03-10",
      },
      {
        customerSku: "AB-M-SHIRT-RED-9",
        quantity: "6",
        unitPrice: "9.5",
        lineTotal: undefined,
        requiredDate: "2024-03-14",
      },
    ]);
    expect(drafts[0]!.header.total).toBeUndefined();
    expect(drafts[0]!.header.requiredDate).toBeUndefined();
  });

  test("joins a sheet of orders with a sheet of items", () => {
    const drafts = read(more.ordersAndItems());
    expect(drafts.map((draft) => header(draft))).toMatchObject([
      { poNumber: "SO-1", orderDate: "2024-01-31", customerName: "Alpha", currency: "EUR" },
      { poNumber: "SO-2", orderDate: "2024-02-01", customerName: "Beta", currency: "USD" },
    ]);
    expectLines(drafts[0]!, [
      { customerSku: "P1", quantity: "10", unitPrice: "7.32" },
      { customerSku: "P1", quantity: "5", unitPrice: "7" },
    ]);
  });

  test("reads the sheet that is the order and says which it left aside", () => {
    const draft = only(more.formWithTraps());
    expectLines(draft, [
      { description: '2.5x10" beam', quantity: "4", unit: undefined, unitPrice: "1.25" },
      { description: "Plank", quantity: "10", unit: undefined, unitPrice: "3" },
    ]);
    expect(draft.findings.map(({ code }) => code)).toContain("other_sheet");
  });

  test("reads an item written as labels and values, and leaves open what is open", () => {
    const draft = only(more.openQuantity());
    expectLines(draft, [
      {
        customerSku: "PS-100-V",
        description: "Pressure sensor 0-10V, 0-16 bar",
        quantity: undefined,
        unitPrice: undefined,
      },
    ]);
    expect(header(draft)).toEqual({
      poNumber: "PO-2024-31",
      orderDate: "2024-05-14",
      requiredDate: "2024-06-14",
    });
  });

  test("reads rows without a heading by what multiplies", () => {
    const draft = only(more.noHeading());
    expectLines(draft, [
      {
        customerSku: "X-1001",
        description: "Paint brush wide",
        quantity: "12",
        unit: "pcs",
        unitPrice: "2.5",
        lineTotal: "30",
      },
      {
        customerSku: "X-1002",
        description: "Paint white 5 l",
        quantity: "3",
        unit: "can",
        unitPrice: "20",
        lineTotal: "60",
      },
    ]);
    expect(header(draft)).toMatchObject({ poNumber: "771", customerName: "Small Shop Ltd", total: "90" });
  });

  test("finds line numbers without a heading, and no lines in numbered clauses", () => {
    const draft = only(more.bareNumbers());
    expect(
      draft.lines.map(({ printedNumber, fields }) => [
        printedNumber,
        fields.customerSku?.value,
        fields.quantity?.value,
        fields.unitPrice,
      ]),
    ).toEqual([
      ["1", "VX-201", "5", undefined],
      ["2", "VX-202", "10", undefined],
      ["3", "VX-203", "15", undefined],
      ["4", "VX-204", "20", undefined],
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "DW-5531",
      orderDate: "2024-05-06",
      customerName: "Delta Water Works Inc",
    });
  });

  test("reads pages that run from right to left, with amounts of three decimals", () => {
    const draft = only(more.arabic());
    expectLines(draft, [
      { quantity: "20", unitPrice: "7.5", lineTotal: "150" },
      { quantity: "10", unitPrice: "9.025", lineTotal: "90.25" },
    ]);
    expect(header(draft)).toMatchObject({ poNumber: "PO-7788", orderDate: "2024-05-06", total: "240.25" });
  });

  test("reads plain text in fixed pitch", () => {
    const text = [
      "MILL STORES INC                          PURCHASE ORDER",
      "12 DOCK ST, AKRON, OH 44301              ORDER NO : 889123",
      "                                         ORDER DATE : 05/28/2024",
      "",
      "LINE  ITEM NO      DESCRIPTION              QTY  UOM   UNIT PRICE       AMOUNT",
      "----  -----------  --------------------  ------  ---  -----------  -----------",
      "   1  BRG-6204     BALL BEARING              10  EA        4.5000        45.00",
      "   2  SEAL-22      OIL SEAL                 100  EA        1.2500       125.00",
      "",
      "                                                    TOTAL AMOUNT       170.00",
    ].join("\n");
    const draft = only({ type: "text", pages: [], sheets: [], attachments: [], warnings: [], text });
    expectLines(draft, [
      {
        customerSku: "BRG-6204",
        description: "BALL BEARING",
        quantity: "10",
        unitPrice: "4.5",
        lineTotal: "45",
      },
      {
        customerSku: "SEAL-22",
        description: "OIL SEAL",
        quantity: "100",
        unitPrice: "1.25",
        lineTotal: "125",
      },
    ]);
    expect(header(draft)).toMatchObject({
      poNumber: "889123",
      orderDate: "2024-05-28",
      total: "170",
      customerName: "MILL STORES INC",
    });
    expect(draft.lines[0]?.fields.quantity?.evidence).toEqual({ sheet: "Text", cell: "A7", text: "10" });
  });

  test("points at the place of every value", () => {
    for (const draft of [...read(pages.stackedHeading()), ...read(more.flatExport())])
      for (const value of [
        ...Object.values(draft.header),
        ...draft.lines.flatMap(({ fields }) => Object.values(fields)),
      ]) {
        expect(value?.evidence).toBeTruthy();
        expect(value?.evidence?.text.length).toBeGreaterThan(0);
      }
  });

  test("reads every line of long orders, with and without repeated headings", () => {
    for (const once of [false, true])
      for (const lines of [1, 39, 41, 327]) {
        const draft = only(pages.longOrder(lines, { once }));
        expect(draft.lines.map(({ fields }) => fields.customerSku?.value)).toEqual(
          Array.from({ length: lines }, (_, i) => `PN-${10001 + i}`),
        );
        expect(draft.proof).toMatchObject({ expected: lines, found: lines, sumAgrees: true });
        expect(errors(draft)).toEqual([]);
      }
  });

  test("says so when a line cannot be read", () => {
    for (const drop of [2, 37, 57, 99]) {
      const draft = only(pages.longOrder(100, { drop }));
      expect(draft.lines).toHaveLength(99);
      expect(errors(draft)).toContain("missing_lines");
      expect(draft.findings[0]?.message).toContain(String(drop));
    }
  });

  test("never takes our own name for the customer", () => {
    const own = layout(pages.stackedHeading(), { ownNames: ["Plant Springfield"] })[0];
    expect(own?.header.customerName?.value).not.toBe("Plant Springfield");
  });
});
