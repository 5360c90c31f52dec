import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Box } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const ROWS: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "150.50"], [-580, "1,806.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "50.00"], [-580, "2,000.00"]],
];

function read(rows: Rows) {
  const { header, lines, findings } = layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
  const head = Object.fromEntries(Object.entries(header).map(([name, value]) => [name, value?.value]));
  return { head, lines, codes: findings.map(({ code }) => code) };
}

describe("layout() of words that stand closer or further than they mean", () => {
  test("reads counts with their units under a heading that names both, where nothing else says how many", () => {
    const { lines } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      [200, [40, "Pos."], [90, "Artikel"], [373, "Menge Einheit"], [480, "Termin"]],
      [220, [40, "1"], [90, "Hochschrank"], [-408, "9"], [411, "lfm"], [480, "18.5.2023"]],
      [240, [40, "2"], [90, "Sockelblende"], [-408, "222,66"], [411, "Stk"], [480, "20.5.2023"]],
    ]);
    expect(lines.map(({ fields }) => [fields.quantity?.value, fields.unit?.value])).toEqual([
      ["9", "lfm"],
      ["222.66", "Stk"],
    ]);
  });

  test("reads a price beside which its tax stands, no more than a blank away", () => {
    const { lines, codes } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      [
        300,
        [40, "Item"],
        [140, "Description"],
        [-380, "Qty"],
        [-470, "Unit Price"],
        [473, "Taxes"],
        [-580, "Amount"],
      ],
      [
        320,
        [40, "AB-1001"],
        [140, "Hex bolt M8"],
        [-380, "12"],
        [-470, "$150.5038"],
        [473, "20% VAT"],
        [-580, "$1,806.05"],
      ],
      [
        340,
        [40, "AB-1002"],
        [140, "Hex nut M8"],
        [-380, "40"],
        [-470, "$50.0000"],
        [473, "20% VAT"],
        [-580, "$2,000.00"],
      ],
    ]);
    expect(lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(["150.5038", "50"]);
    expect(codes).not.toContain("unread_value");
  });

  test("takes the sum that stands below its currency in a narrow cell, not the count before it", () => {
    const { head, codes } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      ...ROWS,
      [360, [240, "TOTAL"], [-380, "52.00"], [566, "Rp"]],
      [371, [-380, "PCS"], [-580, "3,806.00"]],
    ]);
    expect(head.total).toBe("3806");
    expect(codes).not.toContain("missing_lines");
  });

  test("reads a caption of two lines whose value begins with the colon beside the first", () => {
    const { head } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      [100, [40, "Require"], [103, ": 26-04-2024"]],
      [110, [40, "Date"]],
      ...ROWS,
    ]);
    expect(head.requiredDate).toBe("2024-04-26");
  });

  test("leaves captions apart that are each answered beside them, and a street's number under the title", () => {
    const { head } = read([
      [40, [40, "PURCHASE ORDER"]],
      [52, [40, "901 Industrial Pkwy"]],
      [100, [340, "No."], [420, ": PO-527868"]],
      [110, [340, "Date"], [420, ": 21/07/2024"]],
      [120, [340, "Delivery"], [420, ": 13/08/2024"]],
      ...ROWS,
    ]);
    expect([head.poNumber, head.orderDate, head.requiredDate]).toEqual([
      "PO-527868",
      "2024-07-21",
      "2024-08-13",
    ]);
  });

  test("takes a code alone under the title for the order's number, before a bare word's or a program's own", () => {
    const bare = read([
      [40, [40, "LIEFERANTEN-BESTELLUNG"]],
      [56, [40, "LB-2023-7235"]],
      [80, [40, "Auftrag"], [140, "AU-12645"]],
      ...ROWS,
    ]);
    expect(bare.head.poNumber).toBe("LB-2023-7235");
    const aside = read([
      [40, [240, "BON DE COMMANDE N°"]],
      [56, [480, "BC-2024-223"]],
      [80, [40, "Demande d'achat n°: 863"]],
      ...ROWS,
    ]);
    expect(aside.head.poNumber).toBe("BC-2024-223");
    const own = read([
      [40, [40, "Purchase Order"]],
      [60, [40, "PO ID"], [140, "423"]],
      [80, [40, "PO #"], [140, "PO-999527"]],
      ...ROWS,
    ]);
    expect(own.head.poNumber).toBe("PO-999527");
  });

  test("takes the value of the goods for the total where no other is printed, though a line has no price", () => {
    const { head } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      ...ROWS,
      [360, [40, "AB-1003"], [140, "Washer M8"], [-380, "100"]],
      [400, [40, "GOODS VALUE EX VAT"], [-580, "4,806.00"]],
    ]);
    expect(head.total).toBe("4806");
  });

  test("takes what is to be paid at the end for the total, and rupiahs without decimals for prices", () => {
    const { head, lines } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
      [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "16"], [-490, "Rp 640"], [-580, "Rp 10.240"]],
      [
        340,
        [40, "AB-1002"],
        [140, "Hex nut M8"],
        [-380, "2"],
        [-490, "Rp 1.106.850"],
        [-580, "Rp 2.213.700"],
      ],
      [380, [400, "Total Before Discount :"], [-580, "2.223.940"]],
      [395, [400, "Tax Amount :"], [-580, "244.633"]],
      [410, [400, "Total Payment Due :"], [-580, "2.468.573"]],
    ]);
    expect(lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(["640", "1106850"]);
    expect(head.total).toBe("2468573");
  });

  test("parts at vertical rules what stands no farther apart than words do", () => {
    const y = [300, 320, 340, 360];
    const page = pageOf(
      [
        [300, [40, "Part No."], [91, "Description"], [200, "Qty"], [232, "Unit Price"], [300, "Amount"]],
        [320, [40, "78286"], [91, "bolt"], [200, "12"], [232, "2.50"], [300, "30.00"]],
        [340, [-89, "KL-98488"], [91, "zinc plated 316"], [200, "1500"], [232, "2.00"], [300, "3,000.00"]],
        [360, [-89, "KL-94185"], [91, "valve brass M"], [200, "4"], [232, "5.00"], [300, "20.00"]],
      ],
      {
        rules: [38, 90, 199, 231, 298, 360].flatMap((x) =>
          y.map((top): Box => [x - 0.3, top - 10, x + 0.3, top + 10]),
        ),
      },
    );
    const lines = layout(readingOf(page), { ownNames: [] }).flatMap((draft) => draft.lines);
    expect(
      lines.map(({ fields: { customerSku, description, quantity } }) => [
        customerSku?.value,
        description?.value,
        quantity?.value,
      ]),
    ).toEqual([
      ["78286", "bolt", "12"],
      ["KL-98488", "zinc plated 316", "1500"],
      ["KL-94185", "valve brass M", "4"],
    ]);
  });

  test("goes on with a code that its ruled cell breaks, close beside words", () => {
    const y = [300, 320, 332, 344, 360, 372, 384];
    const page = pageOf(
      [
        [300, [40, "Part No."], [91, "Description"], [200, "Qty"], [232, "Unit Price"], [300, "Amount"]],
        [320, [-89, "X49500"], [91, "sensor"], [200, "12"], [232, "2.50"], [300, "30.00"]],
        [332, [-89, "-505-LO"], [91, "wound gasket"]],
        [344, [-89, "NGER-24"], [91, "valve"]],
        [360, [-89, "AB9678"], [91, "adapter"], [200, "4"], [232, "5.00"], [300, "20.00"]],
        [372, [-89, "1-692-L"], [91, "hydraulic seal"]],
        [384, [-89, "ONGER"], [91, "drive"]],
      ],
      {
        rules: [38, 90, 199, 231, 298, 360].flatMap((x) =>
          y.map((top): Box => [x - 0.3, top - 10, x + 0.3, top + 10]),
        ),
      },
    );
    const lines = layout(readingOf(page), { ownNames: [] }).flatMap((draft) => draft.lines);
    const code = (text: string | undefined) => text?.replaceAll(" ", "");
    expect(lines.map(({ fields }) => [code(fields.customerSku?.value), fields.description?.value])).toEqual([
      ["X49500-505-LONGER-24", "sensor wound gasket valve"],
      ["AB96781-692-LONGER", "adapter hydraulic seal drive"],
    ]);
  });

  test("reads a code that its cell breaks within a word, but no size under one that has room", () => {
    const item = (y: number, code: string, below: string): Rows => [
      [y, [40, code], [106, "Tape, clear"], [-380, "10"], [-490, "2.00"], [-580, "20.00"]],
      [y + 11, [40, below]],
    ];
    const { lines } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      [300, [40, "Item Code"], [106, "Description"], [-380, "Qty"], [-490, "Unit Price"], [-580, "Amount"]],
      ...item(320, "TAPE:HM2x110C", "LR"),
      ...item(344, "WRAP-17M", "XL"),
    ]);
    expect(lines.map(({ fields }) => fields.customerSku?.value)).toEqual(["TAPE:HM2x110CLR", "WRAP-17M"]);
  });
});

describe("layout() of a list price, its multiplier and the net price", () => {
  const rows: Rows = [
    [40, [40, "PURCHASE ORDER 4711"]],
    [
      200,
      [40, "Qty"],
      [80, "Model / Part"],
      [160, "Description"],
      [400, "List"],
      [450, "Mult."],
      [493, "Net each"],
      [558, "Wks"],
    ],
    ...[
      ["332", "R-656-99", "366.34", "0.550", "201.49", "1"],
      ["238", "12396A567", "855.40", "0.420", "359.27", "2"],
      ["475", "87566A355", "2.93", "0.420", "1.23", "3"],
    ].map(([qty, part, list, times, net, weeks], i): Rows[number] => [
      220 + 14 * i,
      [40, qty!],
      [80, part!],
      [160, "Shaft seal NBR"],
      [-420, list!],
      [-470, times!],
      [-530, net!],
      [574, weeks!],
    ]),
  ];

  test("takes the net price, and by one product that comes out by chance no amount", () => {
    const { lines, findings } = layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
    expect(lines.map(({ fields }) => [fields.quantity?.value, fields.unitPrice?.value])).toEqual([
      ["332", "201.49"],
      ["238", "359.27"],
      ["475", "1.23"],
    ]);
    expect(lines.some(({ fields }) => fields.lineTotal)).toBe(false);
    expect(findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("says of such figures in words that no heading was found over them", () => {
    const [title, , ...unheaded] = rows;
    const { findings } = layout(readingOf(pageOf([title!, ...unheaded])), { ownNames: [] })[0]!;
    expect(findings.some(({ level }) => level === "error")).toBe(true);
  });
});
