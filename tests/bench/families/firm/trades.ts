import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** An airline's shop: condition, interchangeable number and aircraft for each part, the certificates asked for in a row of small print, AOG across the head. */
const aog = drawn("firm-airline-aog", { max: 12, size: [792, 612] }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "LAMP, HALOGEN, LDG LT",
      "O-RING KIT, BRAKE",
      "FILTER ELEMENT, FUEL",
      "VALVE, BLEED AIR CHECK",
      "BULB, NAV LIGHT",
      "SEAL, CABIN DOOR",
      "SENSOR, EGT",
    ],
    buyers: [
      "Cascadia Airlines Technical Operations",
      "Aero Levante Maintenance, S.A.",
      "Baltic Wings Technik UAB",
    ],
    number: "R999999",
    units: ["EA", "KT"],
  });
  const columns = columnsOf(`36 ITM¶ | 62 PART NUMBER¶DESCRIPTION | 210 ALT P/N¶MFR CODE | 300 CC¶
    326 A/C¶ATA | 400 REQ DATE¶ | >500 QTY¶ | 506 UM¶ | >620 UNIT PRICE¶USD | >756 EXTENDED¶USD`);
  const head = () => {
    pen.say(36, 28, order.buyer.name.toUpperCase(), { bold: true, size: 12 });
    pen.say(396, 28, "*** AOG ***", { bold: true, size: 16, align: "center" });
    pen.say(756, 28, `PURCHASE ORDER ${order.number}`, { bold: true, size: 12, align: "right" });
    pen.say(756, 44, `PAGE ${pen.pages}`, { size: 8, align: "right" });
    if (pen.pages > 1) return 66;
    pen.block(36, 46, [...order.buyer.lines, `SITA QXTBMX4   TEL ${order.buyer.phone}`], { size: 8 });
    pen.block(36, 92, ["VENDOR:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 92, ["SHIP TO:", `${order.site.name} STORES`, ...order.site.lines]);
    pairs(pen, [560, 650], 62, [
      ["ORDER DATE", day(order.date, "ddMONyyyy")],
      ["BUYER", order.person.toUpperCase()],
      ["PRIORITY", "AOG"],
      ["TERMS", "NET 30"],
      ["SHIP VIA", `FEDEX P1 ACCT ${order.random.digits(9)}`],
    ]);
    return 150;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(46);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      `${item.buyerSku.slice(0, 5)}-${item.at}7`,
      ["NE", "OH", "SV"][item.at % 3]!,
      `N${order.random.digits(3)}CW`,
      day(item.due, "ddMONyyyy"),
      item.quantity,
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        "",
        item.name,
        `0${order.random.digits(4)}`,
        "",
        `${order.random.int(21, 79)}-31-0${item.at % 9}`,
        "",
        "",
        "",
        "",
        "",
      ],
      { size: 8 },
    );
    flow.y =
      pen.say(
        62,
        flow.y,
        "CERT REQD: FAA 8130-3 OR EASA FORM 1 DUAL RELEASE. TRACE TO 121 OPERATOR. NO PMA.",
        { size: 7 },
      ) + 6;
  }
  flow.need(30);
  pen.rule(560, flow.y, 756);
  pen.say(560, flow.y + 5, "ORDER VALUE USD", { bold: true });
  pen.say(756, flow.y + 5, us(order.net), { bold: true, align: "right" });
  return { ...truly(order), currency: "USD" };
});

/** What a master of materials says of an item, noun first, a property a row. */
function properties(name: string, sku: string): string[] {
  return [
    `${name};`,
    "TYPE: FLANGED; SIZE: 2 IN; RATING: 300 LB;",
    "MATERIAL: ASTM A216 GR WCB; TRIM: 8;",
    "END CONNECTION: RF; OPERATION: HANDWHEEL;",
    "DESIGN CODE: API 600; FACE TO FACE: 10.5 IN;",
    `MANUFACTURER: VELTRA; MFR PART NO: ${sku};`,
    "ADDITIONAL: NACE MR0175, 3.1 CERT, MTR",
  ];
}

/** An oil company's order in landscape: stock numbers, texts of seven rows by property, charges of freight as a row with a number of its own, cost objects under the line. */
const rig = drawn("firm-rig-properties", { max: 12, size: [792, 612], base: { size: 8 } }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "VALVE, GATE",
      "GASKET, SPIRAL WOUND",
      "PUMP, METERING",
      "STRAINER, Y",
      "ACTUATOR, PNEUMATIC",
      "COUPLING, HAMMER UNION",
    ],
    buyers: "oil",
    number: "4700099999",
    units: ["EA", "SET", "JT"],
  });
  const columns = columnsOf(`36 Line¶No. | 66 Stock¶Number | 130 Description¶ | >440 Qty¶ | 446 UOM¶
    490 Delivery¶Date | >640 Unit Price¶(USD) | >756 Total Price¶(USD)`);
  const head = () => {
    pen.box(30, 22, 732, 40);
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(36, 46, `${order.buyer.lines.join(", ")}`, { size: 7.5 });
    pen.say(756, 28, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
    pen.say(756, 46, `PO No. ${order.number}   Rev. 0   Page ${pen.pages}`, { align: "right" });
    if (pen.pages > 1) return 72;
    pen.block(36, 70, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(260, 70, ["Deliver To", `${order.site.name} Shore Base`, ...order.site.lines]);
    pairs(pen, [500, 600], 70, [
      ["PO Date", day(order.date, "dd-MON-yyyy")],
      ["Buyer", order.person],
      ["AFE No.", `D${order.random.digits(6)}`],
      ["Incoterms", "DAP Shore Base"],
      ["Payment", "60 days from invoice"],
    ]);
    return 128;
  };
  const flow = wayOf(pen, { columns, head, bottom: 570, band: "bar", caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    const texts = properties(item.name, item.sku);
    flow.need(50);
    pen.say(130, flow.y, texts[0]!);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.buyerSku,
      "",
      us(item.quantity),
      item.unit,
      day(item.due, "dd-MON-yyyy"),
      us(item.price),
      us(item.total),
    ]);
    for (const text of texts.slice(1, item.at % 2 ? 7 : 3)) {
      flow.need(11);
      flow.y = pen.say(130, flow.y, text);
    }
    if (item.at % 2 === 0) flow.y = pen.say(130, flow.y, `MFR PART NO: ${item.sku}`);
    flow.y =
      pen.say(130, flow.y, `Cost object: ${order.random.digits(4)}-WELL ${item.at}H / GL 6410${item.at}0`, {
        italic: true,
      }) + 5;
  }
  const freight = rounded(order.random.int(200, 900), 2);
  flow.need(70);
  pen.say(130, flow.y, "Estimated freight charges, prepay and add");
  flow.y = pen.say(756, flow.y, us(freight), { align: "right" }) + 6;
  pen.rule(560, flow.y, 756);
  pairs(pen, [560, 690], flow.y + 4, [
    ["Goods value", us(order.net)],
    ["Freight", us(freight)],
    ["Total order value USD", us(order.net + freight)],
  ]);
  pen.next();
  terms(pen, { x: 36, y: 30, width: 720, bottom: 570 }, 20);
  return {
    ...truly(order, ({ buyerSku, name }) => ({ buyerSku, description: name })),
    currency: "USD",
    total: rounded(order.net + freight, 2),
  };
});

export const firmTrades = [aog, rig];
