import { wayOf } from "../_desk.ts";
import { drawn, lineOf } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A federal contract for commercial items: numbered boxes, contract line items whose text holds a stock number, a delivery schedule, clauses. */
const commercial = drawn("next-commercial-items", { max: 10, min: 3, base: { size: 8 } }, (made, pen) => {
  const asked = traded(made, {
    wares: "clinic",
    buyers: ["Veterans Medical Supply Office", "Coastal Survey Field Office", "Bureau of Range Management"],
    number: "140L9999P0099",
    units: ["EA", "BX", "PG"],
  });
  const order = sited(asked, ["Central Receiving Dock B", "Range Station Warehouse"]);
  const code = order.random.digits(6);
  const columns = columnsOf(`34 19.¶ITEM NO. | 84 20.¶SCHEDULE OF SUPPLIES/SERVICES | >380 21.¶QUANTITY
    400 22.¶UNIT | >500 23.¶UNIT PRICE | >580 24.¶AMOUNT`);
  const head = () => {
    if (pen.pages > 1) {
      pen.say(34, 26, `CONTINUATION SHEET     REFERENCE NO. OF DOCUMENT BEING CONTINUED ${order.number}`);
      pen.say(580, 26, `PAGE ${pen.pages}`, { align: right });
      pen.say(34, 38, `NAME OF OFFEROR OR CONTRACTOR  ${order.seller.name}`);
      return 60;
    }
    pen.say(34, 24, "SOLICITATION/CONTRACT/ORDER FOR COMMERCIAL PRODUCTS AND COMMERCIAL SERVICES", {
      bold: true,
    });
    pen.say(34, 36, "OFFEROR TO COMPLETE BLOCKS 12, 17, 23, 24, & 30", { italic: true, size: 7 });
    const boxes: [number, number, string, string][] = [
      [34, 48, "1. REQUISITION NUMBER", `00${order.random.digits(8)}`],
      [160, 48, "2. CONTRACT NO.", ""],
      [270, 48, "3. AWARD/EFFECTIVE DATE", day(order.date, "mm/dd/yyyy")],
      [390, 48, "4. ORDER NUMBER", order.number],
      [490, 48, "5. SOLICITATION NUMBER", `Q${order.random.digits(6)}`],
      [34, 76, "9. ISSUED BY                CODE", ""],
      [330, 76, "15. DELIVER TO              CODE", ""],
      [34, 140, "17a. CONTRACTOR/OFFEROR     CODE", ""],
      [330, 140, "18a. PAYMENT WILL BE MADE BY", ""],
    ];
    for (const [x, y, caption, value] of boxes) {
      pen.say(x, y, caption, { size: 6.5 });
      pen.say(x + 4, y + 9, value);
    }
    pen.say(180, 76, code);
    pen.say(470, 76, code);
    pen.block(40, 88, [order.buyer.name, ...order.buyer.lines, "Attn: Acquisition Branch"]);
    pen.block(336, 88, [order.site.name, ...order.site.lines]);
    pen.block(40, 150, [order.seller.name, ...order.seller.lines]);
    pen.block(336, 150, ["Invoice Processing Platform", "PO Box 53020"]);
    for (const y of [46, 74, 138, 194]) pen.rule(30, y, 582);
    return 200;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730 });
  for (const item of order.items) {
    flow.need(66);
    flow.y = cells(pen, flow.y, columns, [
      String(item.at).padStart(4, "0"),
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(84, flow.y, `Mfr part number ${item.sku}`);
    flow.y = pen.say(
      84,
      flow.y,
      `NSN 6515-01-${order.random.digits(3)}-${order.random.digits(4)}   PSC CD: 6515`,
    );
    flow.y = pen.say(84, flow.y, `Delivery: ${day(item.due, "mm/dd/yyyy")}    FOB: Destination`) + 6;
  }
  flow.need(60);
  pen.rule(30, flow.y, 582);
  pen.say(34, flow.y + 4, "25. ACCOUNTING AND APPROPRIATION DATA  01-XX-24-0160A1-3601  $25,000.00 ceiling", {
    size: 7,
  });
  pen.say(400, flow.y + 16, "26. TOTAL AWARD AMOUNT (For Govt. Use Only)", { size: 7, align: "left" });
  pen.say(580, flow.y + 28, `$${us(order.net)}`, { align: right, bold: true });
  pen.next();
  pen.say(34, 30, "52.212-4 Contract Terms and Conditions", { bold: true });
  terms(pen, { x: 34, y: 50, width: 260, bottom: 750 }, 18);
  terms(pen, { x: 316, y: 50, width: 260, bottom: 750 }, 18);
  return told(order, { currency: "USD" });
});

/** A contractor's project suite: charges and tax beside the extended cost, account rows below, lines taken back by a change stay printed with nothing ordered. */
const project = drawn(
  "next-project-line-charges",
  { max: 12, min: 4, base: { face: "serif", size: 9 } },
  (made, pen) => {
    const asked = traded(made, {
      wares: "shop",
      buyers: ["Ardent Avionics Research Corp.", "Bluewater Systems Engineering LLC"],
      number: "ST-0099999",
      units: ["EA", "LT"],
    });
    const charged = asked.items.map((item) => ({
      ...item,
      charge: item.at % 4 === 0 ? 25 : 0,
      isVoid: item.at % 5 === 3,
    }));
    const kept = charged.filter(({ isVoid }) => !isVoid);
    const order = sited(relined(asked, kept), ["Ardent Bldg 7 Receiving", "Bluewater Integration Lab"]);
    const columns = columnsOf(`36 PO¶Line | 66/86 Item / Rev¶ | 160/150 Description¶ | >356 Ordered¶Qty
      362 ¶U/M | >436 Net Unit¶Cost | >506 Line¶Charges | >576 PO Line¶Total`);
    const head = () => {
      pen.say(576, 26, `Page ${pen.pages} of 3`, { align: right });
      pen.say(36, 26, "PURCHASE ORDER", { bold: true, size: 13 });
      pairs(pen, [400, 480], 42, [
        ["Purchase Order", order.number],
        ["Release", "0"],
        ["Change Order", "2"],
        ["Order Date", day(order.date, "mm/dd/yyyy")],
      ]);
      if (pen.pages > 1) return 104;
      pen.block(36, 46, [order.buyer.name, ...order.buyer.lines]);
      pen.block(36, 96, ["Vendor", order.seller.name, ...order.seller.lines]);
      pen.block(230, 96, ["Ship To", order.site.name, ...order.site.lines]);
      pen.block(400, 96, ["Bill To", order.buyer.name, "Accounts Payable", "PO Box 2200"]);
      return 160;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730 });
    for (const item of charged) {
      flow.need(60);
      const rev = `${item.buyerSku} Rev ${"-AB"[item.at % 3]}`;
      if (item.isVoid) {
        flow.y = cells(pen, flow.y, columns, [
          item.at,
          rev,
          item.name,
          "0.00",
          item.unit,
          us(item.price, 4),
          "0.00",
          "0.00",
        ]);
        flow.y = pen.say(160, flow.y, "*** LINE VOIDED BY CHANGE ORDER 2 ***", { bold: true }) + 6;
        continue;
      }
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        rev,
        item.name,
        us(item.quantity, 2),
        item.unit,
        us(item.price, 4),
        us(item.charge),
        us(item.total + item.charge),
      ]);
      flow.y = pen.say(160, flow.y, `Vendor Part: ${item.sku}`);
      flow.y = pen.say(160, flow.y, `Due Date ${day(item.due, "mm/dd/yyyy")}   DPAS rating DO-A7`, {
        size: 8,
      });
      flow.y =
        pen.say(160, flow.y, `Proj/Acct/Org  21400.01.003 / 510-100-02 / 1.1.4   100.00 %`, { size: 8 }) + 5;
    }
    flow.need(50);
    const charges = kept.reduce((sum, { charge }) => sum + charge, 0);
    pairs(
      pen,
      [400, 500],
      flow.y + 6,
      [
        ["Extended Cost", us(order.net)],
        ["Line Charges", us(charges)],
        ["PO Total (USD)", us(rounded(order.net + charges, 2))],
      ],
      { bold: true },
    );
    return told(order, {
      lines: kept.map((item) => ({
        ...lineOf(item),
        buyerSku: item.buyerSku,
        lineTotal: rounded(item.total + item.charge, 2),
      })),
      currency: "USD",
      total: rounded(order.net + charges, 2),
    });
  },
);

export const nextPublic = [commercial, project];
