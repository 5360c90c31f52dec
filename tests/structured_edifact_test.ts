import { describe, expect, test } from "bun:test";
import { structuredOf } from "../src/extraction/structured/structured.ts";
import { edifact, order, reading } from "./_structured.ts";

const HEAD = ["BGM+220+A-128+9", "DTM+137:202603010915:203", "NAD+BY+4300000000014::9", "CUX+2:EUR:9"];

describe("EDIFACT ORDERS", () => {
  test("the manner of EANCOM: numbers for parties, padded figures, several quantities, a price of the shelf", () => {
    const { header, lines, said, draft } = order(
      edifact(
        ...HEAD.slice(0, 3),
        "RFF+VA:DE811111111",
        "NAD+ST++Halle 3:Am Kai 4+++++20457+DE",
        "CUX+2:EUR:9",
        "DTM+2:2026031020260315:718",
        "LIN+000001++04300000012345:SRV",
        "PIA+1+AB-7:SA+0815:IN",
        "IMD+F++CU:::Kanister 5 l:blau",
        "QTY+21:000000000000020:PCE",
        "QTY+59:5:PCE",
        "QTY+192:2:PCE",
        "PRI+AAA:3,45:CT::10:PCE",
        "PRI+AAB:9.99:CT:SRP",
        "UNS+S",
        "MOA+79:6.90",
        "CNT+1:20",
        "CNT+2:1",
      ),
    );
    expect(header).toEqual({
      poNumber: "A-128",
      orderDate: "2026-03-01",
      requiredDate: "2026-03-15",
      currency: "EUR",
      total: "6.9",
      customerName: "4300000000014",
      shipToName: "Halle 3",
      shipToAddress: "Am Kai 4, 20457, DE",
    });
    expect(lines).toEqual([
      {
        customerSku: "0815",
        supplierSku: "AB-7",
        description: "Kanister 5 l blau",
        quantity: "20",
        unit: "PCE",
        unitPrice: "3.45",
        priceBasis: "10",
      },
    ]);
    expect(said).toEqual(["Line 1 has 2 free of charge beside its quantity"]);
    expect(draft.proof).toMatchObject({ net: "6.9", buyerIds: ["DE811111111", "4300000000014"] });
  });

  test("the buyer's own number where a line names it as its item", () => {
    const { lines } = order(
      edifact(...HEAD, "LIN+1++1213546:BP", "IMD+F+++Scharnier", "QTY+21:2", "UNS+S", "CNT+2:1"),
    );
    expect(lines).toEqual([{ customerSku: "1213546", description: "Scharnier", quantity: "2" }]);
  });

  test.each([
    ["150426:2", "2026-04-15"],
    ["260415:101", "2026-04-15"],
    ["20260415:102", "2026-04-15"],
    ["202604151200:102", "2026-04-15"],
    ["2604151200:201", "2026-04-15"],
    ["202604151200:203", "2026-04-15"],
  ])("the date %s is %s", (date, day) => {
    const { header } = order(edifact(...HEAD, `DTM+2:${date}`, "LIN+1++A:SA", "QTY+21:2", "UNS+S"));
    expect(header.requiredDate).toBe(day);
  });

  test.each([
    ["202616:616", "2026-04-13", "The required date is week 16 of 2026, of which 2026-04-13 is the Monday"],
    ["2653:615", "2026-12-28", "The required date is week 53 of 2026, of which 2026-12-28 is the Monday"],
    ["202654:616", undefined, 'The required date "202654" can\'t be read'],
    ["202604:610", undefined, 'The required date "202604" can\'t be read'],
  ])("a week is its Monday, which is said, and a month is no day: %s", (date, day, words) => {
    const { header, said } = order(edifact(...HEAD, `DTM+2:${date}`, "LIN+1++A:SA", "QTY+21:2", "UNS+S"));
    expect([header.requiredDate, said]).toEqual([day, [words]]);
  });

  test("a line's deliveries by day; its places; its place", () => {
    const parts = [
      "SCC+1",
      "QTY+21:5:PCE",
      "DTM+2:20260401:102",
      "SCC+1",
      "QTY+21:15:PCE",
      "DTM+2:20260501:102",
    ];
    const split = order(
      edifact(...HEAD, "LIN+1++A:SA", "QTY+21:20:PCE", "PRI+AAA:1", ...parts, "UNS+S", "CNT+2:1"),
    );
    expect(split.lines.map(({ quantity, requiredDate }) => [quantity, requiredDate])).toEqual([
      ["5", "2026-04-01"],
      ["15", "2026-05-01"],
    ]);
    expect(split.said).toEqual([]);
    const places = ["LOC+7+0012", "QTY+11:8:PCE", "LOC+7+0034", "QTY+11:12:PCE"];
    const spread = order(edifact(...HEAD, "LIN+1++A:SA", "QTY+21:20:PCE", ...places, "UNS+S"));
    expect(spread.lines.map(({ quantity }) => quantity)).toEqual(["20"]);
    expect(spread.said).toEqual(["Line 1 goes to several places: 0012: 8, 0034: 12"]);
  });

  test("a discount beside a gross price, a price by another unit and an odd quantity are to be looked at", () => {
    const { said } = order(
      edifact(
        ...HEAD,
        "ALC+C++++FC",
        "MOA+8:12.50",
        "LIN+1++A:SA",
        "QTY+59:3:PCE",
        "PRI+AAB:190.45:::1:KGM",
        "ALC+A++++DI",
        "PCD+1:20",
        "UNS+S",
        "MOA+86:583.85",
      ),
    );
    expect(said).toEqual([
      'Beside its lines the order has a charge of 12.5 ("FC")',
      "Line 1 has a quantity of the kind 59, none that is ordered",
      'Line 1 is priced by "KGM" and ordered by "PCE"',
      "Line 1 has an allowance of 20 % beside its price",
    ]);
  });

  test("a quantity in two units is to be looked at", () => {
    const { lines, said } = order(
      edifact(...HEAD, "LIN+1++A:SA", "QTY+21:5:PCE", "QTY+21:12.3:KGM", "QTY+21:5:PCE", "UNS+S"),
    );
    expect(lines[0]).toMatchObject({ quantity: "5", unit: "PCE" });
    expect(said).toEqual(["Line 1 has several quantities: 5 PCE, 12.3 KGM"]);
  });

  test.each([
    ["BGM+230+A-1+4", "a change of an order"],
    ["BGM+220+A-1+1", "a cancellation of an order"],
    ["BGM+221+A-1+9", "a blanket order"],
    ["BGM+231+A-1+9", "an order response"],
  ])("%s is %s", (message, kind) => {
    const { said } = order(edifact(message, "LIN+1++A:SA", "QTY+21:2", "UNS+S"));
    expect(said).toEqual([`This is ${kind}, not a purchase order`]);
  });

  test("a copy of an earlier message says so", () => {
    const { draft } = order(edifact("BGM+220+A-1+7", "LIN+1++A:SA", "QTY+21:2", "UNS+S"));
    expect(draft.findings).toMatchObject([{ code: "marked_copy", level: "warning" }]);
  });

  test("marks of its own, a released release mark, several messages and interchanges", () => {
    const own = edifact(...HEAD, "IMD+F++:::x", "LIN+1++A:SA", "IMD+F++:::50?+ a??", "QTY+21:2", "UNS+S")
      .replaceAll("'\n", "~")
      .replaceAll("?", "!")
      .replace(/^/, "UNA:+.!*~");
    expect(order(own).lines[0]!.description).toBe("50+ a?".replaceAll("?", "!"));
    const plain = edifact(...HEAD, "LIN+1++A:SA", "QTY+21:2", "UNS+S");
    const { drafts } = structuredOf(reading(own + plain.replace("A-128", "A-129")))!;
    expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["A-128", "A-129"]);
  });

  test.each([
    ["UNT", "The message breaks off: its end (UNT) is missing"],
    ["UNZ", "The file breaks off: its end (UNZ) is missing, so orders may be missing"],
  ])("cut off before %s it is an error", (tag, message) => {
    const whole = edifact(...HEAD, "LIN+1++A:SA", "QTY+21:2", "UNS+S");
    const { draft } = order(whole.slice(0, whole.indexOf(`\n${tag}+`)));
    expect(draft.findings).toContainEqual({ code: "broken_frame", level: "error", message });
  });

  test("messages without an interchange around them are read, and it says so", () => {
    const whole = edifact(...HEAD, "LIN+1++A:SA", "QTY+21:2", "UNS+S");
    const message = whole.slice(whole.indexOf("UNH"), whole.indexOf("UNZ"));
    for (const bare of [message, `UNA:+.? '${message}`]) {
      const { lines, said } = order(bare);
      expect(lines).toEqual([{ supplierSku: "A", quantity: "2" }]);
      expect(said).toEqual(["The file has no UNB: whether orders are missing can't be seen"]);
    }
  });

  test.each([64, 72, 128])("a file cut into records of %d characters", (length) => {
    const words = "IMD+F++:::Hinge of blue steel:with screws of brass for doors of oak";
    const whole = edifact(...HEAD, "LIN+1++A:SA", words, "QTY+21:2", "UNS+S").replaceAll("'\n", "'");
    const records = whole.match(new RegExp(`.{1,${length}}`, "g"))!;
    expect(order(records.join("\n"))).toMatchObject({
      lines: [
        {
          supplierSku: "A",
          description: "Hinge of blue steel with screws of brass for doors of oak",
          quantity: "2",
        },
      ],
      said: [],
    });
  });

  test("an item's number whatever it is called, an empty price, a section's mark before the lines", () => {
    const { lines, said, header } = order(
      edifact(
        "BGM+220+A-128+9",
        "NAD+OY+77++Nord SE",
        "NAD+IV+78++Nord Bank",
        "UNS+D",
        "LIN+1++4000862141404:SRS",
        "QTY+21:2",
        "MOA+66:29.16",
        "PRI+AAA:",
        "PRI+AAA:14.58",
        "LIN+2",
        "PIA+5+V-1:VP",
        "QTY+21:1",
        "UNS+S",
        "CNT+2:2",
      ),
    );
    expect(header.customerName).toBe("Nord SE");
    expect(lines).toEqual([
      { supplierSku: "4000862141404", quantity: "2", unitPrice: "14.58", lineTotal: "29.16" },
      { supplierSku: "V-1", quantity: "1" },
    ]);
    expect(said).toEqual([]);
  });

  test("an invoice among EDIFACT is no order", () => {
    expect(order(edifact(...HEAD).replace("ORDERS", "INVOIC")).said).toEqual([
      'The file holds no order: its EDIFACT messages are "INVOIC"',
    ]);
  });
});

test("TRADACOMS: the customer stands before the orders, each of which is one", () => {
  const body = (number: number, po: string) =>
    `MHD=${number}+ORDERS:9'CLO=5000000000283:89828+EAST DEPOT+1 Dock Road:Hull'ORD=${po}::260301'DIN=260310'` +
    "OLD=1+5010210000000++:00893592+12+60++++CRUSTY ROLLS:4 PACK'OTR=1'MTR=7'";
  const text =
    "STX=ANA:1+5000000000000:NORTH STORES LTD+5010000000000:SELLER+260301:130233+7'" +
    "MHD=1+ORDHDR:9'TYP=0430+NEW-ORDERS'SDT=5010000000000'CDT=5000000000000:77+North Stores'FIL=1630+1+260301'MTR=6'" +
    `${body(2, "70970")}${body(3, "70971")}MHD=4+ORDTLR:9'OFT=2'MTR=3'END=4'`;
  const { drafts } = structuredOf(reading(text))!;
  expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["70970", "70971"]);
  expect(drafts[1]!.header).toMatchObject({
    orderDate: { value: "2026-03-01" },
    requiredDate: { value: "2026-03-10" },
    customerName: { value: "North Stores" },
    shipToName: { value: "EAST DEPOT" },
    shipToAddress: { value: "1 Dock Road, Hull" },
  });
  expect(drafts[1]!.lines[0]!.fields).toMatchObject({
    supplierSku: { value: "5010210000000" },
    customerSku: { value: "00893592" },
    description: { value: "CRUSTY ROLLS 4 PACK" },
    quantity: { value: "60" },
  });
  expect(drafts.flatMap(({ findings }) => findings)).toEqual([]);
  const nameless = text.replace(":77+North Stores", "").replaceAll("+EAST DEPOT+1 Dock Road:Hull", "");
  expect(structuredOf(reading(nameless))!.drafts[1]!.header).toMatchObject({
    customerName: { value: "NORTH STORES LTD" },
    shipToName: { value: "5000000000283" },
  });
});
