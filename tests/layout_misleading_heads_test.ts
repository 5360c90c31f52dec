import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];
const VENDOR: Rows = [
  [150, [40, "Vendor:"]],
  [162, [40, "Ostrander Supply Corp."]],
  [174, [40, "17 Quarry Lane"]],
  [186, [40, "Carver, MN 55315"]],
];

function headerOf(head: Rows, foot: Rows = []) {
  const [draft] = layout(readingOf(pageOf([...head, ...TABLE, ...foot])), { ownNames: [] });
  return Object.fromEntries(Object.entries(draft!.header).map(([field, read]) => [field, read.value]));
}

describe("who buys", () => {
  test("the firm of the foot in full, whose mark heads the page", () => {
    const { customerName } = headerOf(
      [[30, { x: 40, text: "CALLOWAY", size: 24 }], ...VENDOR],
      [[757, [120, "Calloway Terminals, Inc. | 88 Dock Road, Elmsford, NY 10523 | 555-0142-1775"]]],
    );
    expect(customerName).toBe("Calloway Terminals, Inc.");
  });

  test("the firm of the foot in full, whose words its mark at the head shortens", () => {
    const { customerName } = headerOf(
      [
        [30, { x: 40, text: "VALENZ MICRO", size: 15 }],
        ...VENDOR,
        [220, [40, "Ship To: Valenz Micro Fab 11"]],
      ],
      [[757, [240, "Valenz Microdevices Corporation - Page 1 of 1"]]],
    );
    expect(customerName).toBe("Valenz Microdevices Corporation");
  });

  test("the sender under a title that says to whom the paper goes", () => {
    const { customerName } = headerOf([
      [30, { x: 40, text: "Purchase Order to Supplier", size: 18 }],
      [60, [40, "Pane e Sale Bakery Inc."], [300, "Supplier: Casco Foodservice"]],
      [72, [40, "77 Wharf Street"], [300, "15 Milliken Blvd"]],
      [84, [40, "Portland, ME 04101"], [300, "Scarborough, ME 04074"]],
    ]);
    expect(customerName).toBe("Pane e Sale Bakery Inc.");
  });

  test("not the firm of the foot that is of another house", () => {
    const { customerName } = headerOf(
      [[30, { x: 40, text: "CALLOWAY", size: 24 }], ...VENDOR],
      [[757, [120, "Printed by Benton Forms, Inc. | 88 Dock Road, Elmsford, NY 10523"]]],
    );
    expect(customerName).toBe("CALLOWAY");
  });

  test("the captioned buyer over its address, below the letterhead of its agent", () => {
    const { customerName } = headerOf([
      [30, { x: 40, text: "Crestline Sourcing (HK) Limited", size: 14 }],
      [48, [40, "Unit 1207, Metro Centre, Kowloon Bay, Hong Kong"]],
      [80, [40, "Buyer"]],
      [92, [40, "Wren & Barlow"]],
      [104, [40, "48 Canal Street"]],
      [116, [40, "Dunmore, OH 44107"]],
      ...VENDOR,
    ]);
    expect(customerName).toBe("Wren & Barlow");
  });

  test.each([
    ["what a sum is called", "합계금액"],
    ["what a number is called", "見積番号"],
    ["a postal code with its town", "〒108-0023 東京都"],
    ["the way to a page", "我的订单 > 订单详情"],
    ["the law by which somebody is one", "Association loi 1901"],
    ["whom a salutation before the name addresses", "السادة / مؤسسة النخيل الصناعية"],
  ])("not %s: %s", (_, text) => {
    expect(headerOf([[60, [40, text]], ...VENDOR]).customerName).toBeUndefined();
  });

  test("not who is addressed by a salutation with two endings", () => {
    const { customerName } = headerOf([
      [40, [40, "Minimarket Los Aromos"]],
      [52, [40, "Avda. de la Marina 5"]],
      [100, [40, "Señor(es)"], [140, "Comercial Maule Ltda."]],
    ]);
    expect(customerName).toBe("Minimarket Los Aromos");
  });

  test("the captioned house of a trade that Chinese names end in", () => {
    expect(
      headerOf([
        [40, [40, "批发平台"]],
        [60, [40, "买家：烟台百家乐超市"]],
      ]).customerName,
    ).toBe("烟台百家乐超市");
  });

  test("the firm called so, where another caption names who sells", () => {
    const { customerName } = headerOf([
      [60, [40, "Firma"], [140, "Poyraz Tersanecilik A.Ş."]],
      [72, [40, "Satıcı"], [140, "Karadeniz Makine Sanayi A.Ş."]],
    ]);
    expect(customerName).toBe("Poyraz Tersanecilik A.Ş.");
  });

  test("who heads the page, not the conditions beside its table", () => {
    const beside = [
      "Conditions",
      "All goods remain our own",
      "until the foods are paid",
      "Limited as stated",
    ];
    const { customerName } = headerOf([
      [40, [40, "Thornbury Bakeries plc"]],
      [52, [40, "88 Dock Road"]],
      ...beside.map((text, i): Rows[number] => [306 + 10 * i, [600, text]]),
    ]);
    expect(customerName).toBe("Thornbury Bakeries plc");
  });
});

describe("where the goods go", () => {
  test.each(["wie Rechnungsanschrift", "siehe Rechnungsanschrift", "= Rechnungsanschrift"])(
    "as the caption of the bill says: %s",
    (said) => {
      const { shipToName, shipToAddress } = headerOf([
        [60, [40, "Rechnungsanschrift:"], [300, "Versandanschrift:"]],
        [72, [40, "Hallstein Antriebe GmbH"], [300, said]],
        [84, [40, "Industriestr. 221"]],
        [96, [40, "48153 Münster"]],
      ]);
      expect([shipToName, shipToAddress]).toEqual([
        "Hallstein Antriebe GmbH",
        "Industriestr. 221, 48153 Münster",
      ]);
    },
  );

  test("the forwarder, where they are delivered to it", () => {
    const { shipToName } = headerOf([
      [60, [40, "Deliver to Freight Forwarder:"], [300, "Final Consignee:"]],
      [72, [40, "Gulf Bridge Forwarding Inc."], [300, "Burgan Industrial Supplies"]],
      [84, [40, "220 Dowding Street"], [300, "Shuaiba Port Store, Kuwait"]],
      [96, [40, "Houston, TX 77015"]],
    ]);
    expect(shipToName).toBe("Gulf Bridge Forwarding Inc.");
  });

  const PLACES: Rows = [
    [400, [40, "SHIP TO LOCATIONS"]],
    [416, [40, "Location 010"], [240, "Location 045"]],
    [428, [40, "Baytown Terminal"], [240, "Mont Belvieu Storage"]],
    [440, [40, "2200 Decker Drive"], [240, "9902 Levee Road"]],
    [452, [40, "Baytown, TX 77520"], [240, "Mont Belvieu, TX 77523"]],
  ];

  test("the place that a list below has by its code", () => {
    const { shipToName, shipToAddress } = headerOf(
      [[60, [40, "Ship To"], [140, "Location 045 (see back)"]]],
      PLACES,
    );
    expect([shipToName, shipToAddress]).toEqual([
      "Mont Belvieu Storage",
      "9902 Levee Road, Mont Belvieu, TX 77523",
    ]);
  });

  test("none of a list of places of which none is said", () => {
    expect(headerOf([[60, [40, "Terms: Net 60"]]], PLACES).shipToAddress).toBeUndefined();
  });
});
