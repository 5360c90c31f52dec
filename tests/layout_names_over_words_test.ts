import { describe, expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

/** The rows of items under each other, each with its words below its code. */
function listed(head: string, items: [code: string, ...words: string[]][]): Line[] {
  return [
    [200, [40, head], [-400, "Qty"], [-480, "Unit Price"], [-570, "Amount"]],
    ...under(items, { from: 220, step: 50 }, (y, [code, ...words]): Line[] => [
      [y, [40, code], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
      ...words.map((text, i): Line => [y + 11 * (i + 1), [40, text]]),
    ]),
  ];
}

describe("ordersOf() of codes over the words of their items", () => {
  test("reads those of a supplier in capitals, no two alike, though few are one word", () => {
    const items: [string, string][] = [
      ["EMT 1/2", "1/2 EMT CONDUIT 10FT GALVANIZED"],
      ["T&B TC111A", "1/2 EMT SS CONN STL INSUL"],
      ["THHN 8 BLK", "THHN 8 STR BLK 500FT SPL"],
      ["22964101", "THHN 12 STR BLK 500FT SPL"],
      ["LEV 5252-W", "DUPLEX RECEPTACLE 15A WHITE"],
      ["QO115", "15A 1P PLUG ON BREAKER"],
      ["STEELCITY 52C3 5/8", "4SQ MUD RING 1 GANG RAISED"],
      ["FW 3/8", "FENDER WASHER 3/8 ZINC"],
    ];
    expect(values(listed("Description", items), "customerSku", "description")).toEqual(items);
  });

  test("reads names without figures under Item, and a vendor's code of a maker's name and figures", () => {
    const items: [string, ...string[]][] = [
      ["NETAFIM-16009", "DRIPLINE 16MM PC AS 500M COIL", "Vendor Code: UniRam AS 16012 1.6L/h 0.5m"],
      ["FIT 25 TEE", "3G TEE 25 X 25 X 25", "Vendor Code: Philmac 9104 4444"],
      ["CTRL", "CONTROLLER 8 STN OUTDOOR", "Vendor Code: X2-801 240V"],
      ["SOL-200", "SOLENOID VALVE 25MM BSP F", "Vendor Code: PGV-101-G-B"],
    ];
    expect(values(listed("Item", items), "customerSku", "supplierSku", "description")).toEqual(
      items.map(([code, words, theirs]) => [code, theirs!.slice("Vendor Code: ".length), words]),
    );
  });

  test("reads names in capitals and dashes over words with a word cut short, as no sentence", () => {
    const items: [string, string][] = [
      ["TRL-BLK-09", "Sock, trail, merino crew"],
      ["HAT-BRIM-OLV", "Bucket hat, olive, adj. cord OS"],
      ["BTL-32-SAGE", "Insulated bottle 32oz wide mouth"],
      ["TEE-RCY-NAV-S", "Tee, recycled blend, navy, S"],
    ];
    expect(values(listed("Item", items), "customerSku", "description")).toEqual(items);
  });

  test("reads those of the buyer under Item over Description, beside the seller's that one has not", () => {
    const items: [string, string, string | null][] = [
      ["1000-22871", "U-JOINT KIT SPICER 1350 GREASEABLE", "5-178X"],
      ["1000-23118", "SEAL WHL HUB OIL BATH SCOTSEAL", "47697"],
      ["1000-40045", "HARNESS ASSY TAIL LAMP 7-WAY", null],
      ["1000-55110", "CABLE BATTERY 2/0 RED SGX BULK", "30-10-16"],
    ];
    const lines: Line[] = [
      [200, [40, "Item"], [250, "Vendor Item"], [-400, "Qty"], [-480, "Unit Price"], [-570, "Amount"]],
      [210, [40, "Description"]],
      ...under(items, { from: 230, step: 30 }, (y, [code, words, theirs]): Line[] => [
        [
          y,
          [40, code],
          ...(theirs ? [[250, theirs] as [number, string]] : []),
          [-400, "12"],
          [-480, "1.50"],
          [-570, "18.00"],
        ],
        [y + 11, [40, words]],
      ]),
    ];
    expect(values(lines, "customerSku", "description", "supplierSku")).toEqual(
      items.map(([code, words, theirs]) => [code, words, theirs ?? undefined]),
    );
  });

  test("reads words that begin with a noun and a colon under a name", () => {
    const items: [string, ...string[]][] = [
      ["NETAFIM-16009", "DRIPLINE 16MM PC AS 500M COIL"],
      ["FIT 25 TEE", "3G TEE 25 X 25 X 25"],
      ["SOL-200", "SOLENOID VALVE 25MM BSP F"],
      ["FOC", "SAMPLE: UniWinder clip-on reel"],
    ];
    expect(values(listed("Item", items), "customerSku", "description")).toEqual(items);
  });

  test("reads our code and theirs behind their captions in one cell", () => {
    const items: [string, ...string[]][] = [
      ["Our P/N: RM-4140-2.500 Your P/N: 4140HT RND 2.500", "BAR, ROUND 4140 HT 2.500 DIA"],
      ["Our P/N: TL-TAP-M6 Your P/N: YG K8 M6", "TAP M6 X 1.0 SPIRAL FLUTE"],
      ["Our P/N: HW-DOWEL-250 Your P/N: DP 250 X 750", "PIN, DOWEL 1/4 X 3/4"],
    ];
    expect(
      values(
        listed("Part ID / Vendor Part ID / Description", items),
        "customerSku",
        "supplierSku",
        "description",
      ),
    ).toEqual([
      ["RM-4140-2.500", "4140HT RND 2.500", "BAR, ROUND 4140 HT 2.500 DIA"],
      ["TL-TAP-M6", "YG K8 M6", "TAP M6 X 1.0 SPIRAL FLUTE"],
      ["HW-DOWEL-250", "DP 250 X 750", "PIN, DOWEL 1/4 X 3/4"],
    ]);
  });

  test("goes on with words beside a day and its caption in a text of their own", () => {
    const heads: Line = [
      200,
      [40, "Material"],
      [120, "Description"],
      [-400, "Qty"],
      [-480, "Unit Price"],
      [-570, "Amount"],
    ];
    const rows = under(["10884655", "11600431", "10771092"], { from: 220, step: 40 }, (y, code): Line[] => [
      [y, [40, code], [120, "SEAL, MECHANICAL"], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
      [y + 11, [120, "CARTRIDGE; SHAFT 60 MM; SIC/SIC"], [430, "Delivery date: 24.03.2026"]],
    ]);
    expect(values([heads, ...rows], "description", "requiredDate")).toEqual(
      Array(3).fill(["SEAL, MECHANICAL CARTRIDGE; SHAFT 60 MM; SIC/SIC", "2026-03-24"]),
    );
  });

  test("reads numbers behind their makers' names under Mfg ID", () => {
    const heads: Line = [
      200,
      [40, "Line"],
      [90, "Description"],
      [250, "Mfg ID"],
      [-400, "Qty"],
      [-480, "Unit Price"],
      [-570, "Amount"],
    ];
    const rows = under(
      ["FISHER SCI 12-565-351", "CORNING 3595 A", "BECTON 28320 101"],
      { from: 220, step: 20 },
      (y, code): Line[] => [
        [
          y,
          [40, `${(y - 200) / 20}`],
          [90, "WEIGH BOAT ANTISTATIC"],
          [250, code],
          [-400, "12"],
          [-480, "1.50"],
          [-570, "18.00"],
        ],
      ],
    );
    expect(
      values([heads, ...rows], "supplierSku")
        .flat()
        .every(Boolean),
    ).toBe(true);
  });
});
