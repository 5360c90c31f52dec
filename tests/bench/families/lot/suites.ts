import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A world suite's newer form: a sender's line over the vendor in a window, facts at the right, three facts under each material. */
const window = drawn("lot-window-form", { max: 22, min: 4, bases: [1, 1, 100] }, (plain, pen) => {
  const asked = traded(plain, {
    wares: GOODS.electric,
    buyers: ASKING.plants,
    number: "4500999999",
    units: ["EA", "M", "PC"],
  });
  const order = sited(asked, ["Plant 1100 Assembly", "Spare Parts Warehouse 2"]);
  const columns = columnsOf(`40 Item | 80 Material¶Description | >350 Order Qty | 358 Unit | >450 Net Price
    >488 Per | >570 Net Amount`);
  const head = () => {
    pen.say(570, 30, order.buyer.name, { bold: true, size: 13, align: right });
    if (pen.pages > 1) {
      pen.say(40, 54, `Purchase order ${order.number}`, { bold: true });
      pen.say(570, 54, `Page ${pen.pages}`, { align: right });
      return 76;
    }
    pen.say(40, 74, [order.buyer.name, ...order.buyer.lines].join(" · "), { size: 6.5 });
    pen.block(40, 88, [order.seller.name, ...order.seller.lines], { size: 10 });
    pen.say(340, 60, "Purchase Order", { bold: true, size: 15 });
    pairs(pen, [340, 440], 84, [
      ["Number", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Vendor No.", `10${order.random.digits(5)}`],
      ["Purchasing Group", `T07 / ${order.person}`],
      ["Telephone", order.buyer.phone],
      ["Currency", "USD"],
    ]);
    pen.say(40, 160, "Delivery address", { bold: true });
    pen.block(40, 172, [order.site.name, ...order.site.lines]);
    pairs(pen, [340, 440], 160, [
      ["Incoterms", "DAP Incoterms 2020"],
      ["Terms of payment", "Within 60 days without deduction"],
    ]);
    pen.say(40, 218, "Please supply the following, quoting our order and item number on all papers.");
    return 240;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(56);
    cells(pen, flow.y, columns, [
      String(item.at * 10),
      item.buyerSku,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      item.basis,
      us(item.total),
    ]);
    flow.y = pen.say(80, flow.y + 11, item.name, { bold: true });
    flow.y = pairs(
      pen,
      [80, 170],
      flow.y,
      [
        ["Your material no.", item.sku],
        ["Delivery date", day(item.due, "mm/dd/yyyy")],
      ],
      { size: 8 },
    );
    flow.y += 7;
  }
  flow.need(40);
  pen.rule(40, flow.y, 570);
  pen.say(40, flow.y + 5, "Total net value excluding tax", { bold: true });
  pen.say(570, flow.y + 5, `${us(order.net)} USD`, { bold: true, align: right });
  return told(order, { currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) });
});

/** A cloud suite's order in portrait: facts in a grey grid of four columns, an item's numbers in a list beneath its words. */
const grid = drawn("lot-fact-grid", { max: 16, min: 3, base: { size: 8.5 } }, (plain, pen) => {
  const asked = traded(plain, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "US-PO-999999",
    units: ["Each", "Box", "Foot"],
  });
  const order = sited(asked, ["Elmhurst Service Center", "North Mill Receiving"]);
  const columns = columnsOf(`40 Line | 70/190 Item Description | 290 Promised Date | >410 Quantity | 416 UOM
    >500 Price | >570 Ordered`);
  const facts = [
    ["Order", order.number, "Supplier", order.seller.name],
    ["Creation Date", day(order.date, "dd-Mon-yyyy"), "Supplier Site", order.seller.lines[0]!],
    ["Change Order", "0", "Supplier Contact", "Inside Sales"],
    ["Buyer", order.person, "Payment Terms", "Net 45"],
    ["Sold To", order.buyer.name, "Freight Terms", "Prepaid"],
    ["Ordered", `${us(order.net)} USD`, "FOB", "Destination"],
  ];
  const head = () => {
    pen.say(40, 30, "Purchase Order", { size: 16, bold: true });
    pen.say(570, 34, `${order.number}  page ${pen.pages}`, { align: right, grey: true });
    if (pen.pages > 1) return 62;
    facts.forEach(([one = "", value = "", other = "", that = ""], i) => {
      const y = 62 + i * 16;
      pen.box(40, y - 3, 90, 16, "#e6e6e6");
      pen.box(305, y - 3, 90, 16, "#e6e6e6");
      pen.say(44, y, one);
      pen.say(136, y, value, { bold: true });
      pen.say(309, y, other);
      pen.say(401, y, that);
    });
    pen.say(40, 170, "Ship-to Address", { bold: true });
    pen.block(40, 182, [order.site.name, ...order.site.lines]);
    pen.say(305, 170, "Bill-to Address", { bold: true });
    pen.block(305, 182, ["Shared Services, Accounts Payable", ...order.buyer.lines]);
    return 236;
  };
  const flow = wayOf(pen, { columns, head, bottom: 740, band: "bar", caption: { bold: true, size: 8.5 } });
  for (const item of order.items) {
    flow.need(64);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.name,
      day(item.due, "dd-Mon-yyyy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 2),
      us(item.total),
    ]);
    const list: [string, string][] = [
      ["Item", item.buyerSku],
      ["Supplier Item", item.sku],
      ["Requested Date", day(item.due, "dd-Mon-yyyy")],
    ];
    flow.y = pairs(pen, [78, 150], flow.y, list, { size: 7.5 }) + 6;
  }
  flow.need(40);
  pen.rule(400, flow.y, 570);
  pairs(pen, [430, 510], flow.y + 6, [["Total", `${us(order.net)} USD`]], { bold: true });
  return told(order, { currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) });
});

/** A midrange suite's report: line numbers of three decimals, the item over its words, the unit of the price apart. */
const thousandths = drawn(
  "lot-line-thousandths",
  { max: 30, min: 5, priceDecimals: 4, base: { face: "mono", size: 8 } },
  (plain, pen) => {
    const asked = traded(plain, {
      wares: "mro",
      buyers: "works",
      number: "999999",
      units: ["EA", "FT", "PK"],
    });
    const order = sited(asked, ["Maintenance Stores", "East Yard Warehouse"]);
    const columns = columnsOf(`30 Line¶Number | 78 Item Number/¶Description | >330 Quantity¶Ordered | 336 UM
      >428 Unit¶Cost | 434 PU | >520 Extended¶Cost | 530 Request¶Date`);
    const head = () => {
      pen.say(306, 26, order.buyer.name.toUpperCase(), { align: "center", bold: true, size: 10 });
      pen.say(306, 40, "Purchase Order Print", { align: "center" });
      pen.say(582, 26, `Page -  ${pen.pages}`, { align: right });
      pairs(
        pen,
        [400, 492],
        54,
        [
          ["Order Number", order.number],
          ["Order Type", "OP"],
          ["Order Date", day(order.date, "mm/dd/yy")],
          ["Branch/Plant", "30"],
        ],
        {},
      );
      if (pen.pages > 1) return 104;
      pen.block(30, 60, ["Supplier:", order.seller.name, ...order.seller.lines]);
      pen.block(30, 112, ["Ship To:", order.site.name, ...order.site.lines]);
      pen.block(300, 112, ["Bill To:", order.buyer.name, ...order.buyer.lines]);
      pairs(pen, [30, 120], 164, [
        ["Requested", day(order.due, "mm/dd/yy")],
        ["Payment Terms", "Net 30 Days"],
      ]);
      pairs(pen, [300, 390], 164, [
        ["Taken By", order.person],
        ["Freight", "Freight Collect"],
      ]);
      return 200;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8 } });
    for (const item of order.items) {
      flow.need(28);
      cells(pen, flow.y, columns, [
        `${item.at}.000`,
        item.sku,
        bare(item.quantity, 0),
        item.unit,
        bare(item.price, 4),
        item.unit,
        us(item.total),
        day(item.due, "mm/dd/yy"),
      ]);
      flow.y = pen.say(78, flow.y + 10, item.name) + 5;
    }
    flow.need(60);
    pen.rule(440, flow.y, 520);
    pairs(pen, [360, 470], flow.y + 6, [
      ["Total Order", us(order.net)],
      ["Tax Rate", "EXEMPT"],
    ]);
    terms(pen, { x: 30, y: flow.y + 40, width: 550, bottom: 740 }, 2);
    return told(order, { requestedDate: order.due });
  },
);

export const lotSuites = [window, grid, thousandths];
