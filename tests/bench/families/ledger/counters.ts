import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party } from "../_html.ts";
import { sums } from "../_ledger.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { typed } from "../_typed.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;
const LETTER: Record<number, string> = { 1: "ea", 100: "c", 1000: "m" };

/** A merchant's suite: count with its unit glued on before the code, net price with its measure glued on, comments between stars, ship-from below the head. */
const glued = drawn(
  "ledger-net-price-c-m",
  { max: 30, bases: [1, 100, 1000], priceDecimals: 3 },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.fasteners,
        buyers: ["Blue Ridge Electrical Wholesale", "Harbor Industrial Supply Co.", "Dakota Pipe & Valve"],
        number: "P1999999",
        units: ["ea"],
      }),
      ["BRANCH 12 - ROANOKE", "BRANCH 03 - WILL CALL"],
    );
    const columns = columnsOf(`>80 Order¶Qty | 92 Your Product¶Number | 190/210 Product¶Description
      >490 Net¶Unit Cost | >576 Extended¶Cost`);
    const head = () => {
      pen.block(36, 28, [
        order.buyer.name.toUpperCase(),
        ...order.buyer.lines.map((line) => line.toUpperCase()),
        order.buyer.phone,
      ]);
      pen.say(576, 26, "PURCHASE ORDER", { bold: true, size: 13, align: right });
      pen.box(396, 44, 180, 52);
      ["P/O DATE", "P/O NUMBER"].forEach((text, i) => void pen.say(402 + i * 90, 48, text, { size: 7 }));
      pen.say(402, 58, day(order.date, "mm/dd/yy"));
      pen.say(492, 58, order.number, { bold: true });
      pen.say(402, 74, "BILL TO ABOVE", { size: 7 });
      pen.say(492, 74, "PAGE NO.", { size: 7 });
      pen.say(492, 83, `${pen.pages}`);
      under(pen, [36, 104], "VENDOR:", order.seller);
      under(pen, [320, 104], "SHIP TO:", order.site);
      [
        ["WRITER", order.person],
        ["SHIP VIA", "BEST WAY"],
        ["FREIGHT", "FFA 2500"],
        ["TERMS", "2% 10TH PROX"],
        ["REQ. DATE", day(order.due, "mm/dd/yy")],
      ].forEach(([caption, value], i) => {
        pen.say(40 + i * 108, 160, caption!, { size: 7, bold: true });
        pen.say(40 + i * 108, 170, value!, { size: 8.5 });
      });
      return 190;
    };
    const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8 } });
    for (const item of order.items) {
      flow.need(40);
      flow.y = cells(pen, flow.y, columns, [
        `${item.quantity}ea`,
        item.sku,
        item.name,
        `${us(item.price, 3)}/${LETTER[item.basis]}`,
        us(item.total),
      ]);
      if (item.at % 4 === 3)
        flow.y = pen.say(190, flow.y, `*** ITEM ${order.random.digits(4)}: SHIP COMPLETE ***`, { size: 8 });
      flow.y += 4;
    }
    pen.rule(400, flow.y, 576);
    sums(
      pen,
      flow,
      [490, 576],
      [
        ["Subtotal", us(order.net)],
        ["S&H Charges", "0.00"],
        ["Amount Due", us(order.net)],
      ],
    );
    return told(order, { requestedDate: order.due });
  },
);

/** A distributor's form: our number over the supplier's, count with unit size and measure, days, price with its measure below it, extended words. */
const sizes = drawn(
  "ledger-unit-size-below",
  { max: 24, priceDecimals: 4, base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.supplies,
      buyers: ["Cape Fear Safety & Janitorial", "Allegheny Fluid Components", "Big Bend Industrial Hose"],
      number: "4099999",
      units: ["EA", "CS", "BX"],
    });
    const columns = columnsOf(`>66 Ordered¶ | 72 UOM¶Unit Size | 124/210 Item ID¶Item Description
      350 Supplier Part No.¶Required Date | >496 Unit Cost¶Unit Size | >576 Extended¶Cost`);
    const head = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
      pen.block(36, 45, [...order.buyer.lines, order.buyer.phone]);
      pen.say(576, 28, "PURCHASE ORDER", { bold: true, size: 14, align: right });
      pairs(pen, [440, 510], 50, [
        ["PO Number:", order.number],
        ["PO Date:", day(order.date, "mm/dd/yyyy")],
        ["Page:", `${pen.pages}`],
      ]);
      if (pen.pages > 1) return 100;
      pen.box(36, 96, 260, 62);
      pen.box(310, 96, 266, 62);
      under(pen, [40, 100], "Supplier: 104471", order.seller);
      under(pen, [314, 100], "Ship To: 10", order.site);
      pairs(pen, [40, 110], 166, [["Requisitioner:", order.person]]);
      pairs(pen, [314, 400], 166, [["Carrier:", "R&L CARRIERS"]]);
      return 190;
    };
    const flow = wayOf(pen, { columns, head, bottom: 720, band: "bar", caption: { bold: true, size: 8 } });
    for (const item of order.items) {
      flow.need(40);
      const next = cells(pen, flow.y, columns, [
        us(item.quantity, 4),
        item.unit,
        item.buyerSku,
        item.sku,
        us(item.price, 4),
        us(item.total),
      ]);
      flow.y =
        cells(pen, next, columns, [
          null,
          "1.0",
          item.name,
          day(item.due, "mm/dd/yyyy"),
          `${item.unit}   1.0`,
          null,
        ]) + 5;
    }
    flow.need(50);
    pen.say(36, flow.y + 6, `Total Lines: ${order.items.length}`, { bold: true });
    sums(
      pen,
      flow,
      [496, 576],
      [
        ["SUB-TOTAL:", us(order.net)],
        ["TAX:", "0.00"],
        ["AMOUNT DUE:", us(order.net)],
        ["U.S. Dollars", ""],
      ],
    );
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" });
  },
);

/** A counter's spool in a fixed font: words first, cut off by the column, count last with what is already on order, a stock table of the buyer's own in the same row. */
const counts = drawn(
  "ledger-spool-on-hand",
  { max: 40, size: [792, 612], base: { face: "mono", size: 8 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "mro",
      buyers: ["SOUTHSIDE BEARING & DRIVE", "NORTHLAND FASTENER SUPPLY", "RIVERPORT MILL SUPPLY INC"],
      number: "B999999",
      units: ["EA", "BX", "FT"],
    });
    const step = 10;
    let y = 0;
    const put = (...parts: Parameters<typeof typed>) => {
      pen.say(30, y, typed(...parts));
      y += step;
    };
    const head = () => {
      y = 30;
      put(
        [0, order.buyer.name.toUpperCase()],
        [50, "P U R C H A S E   O R D E R"],
        [110, `PAGE ${String(pen.pages).padStart(4)}`],
      );
      put(
        [0, order.buyer.lines[0]!.toUpperCase()],
        [50, `PO# ${order.number}-00`],
        [110, `DATE ${day(order.date, "mm/dd/yy")}`],
      );
      put([0, order.buyer.lines[1]!.toUpperCase()], [50, `DUE ${day(order.due, "mm/dd/yy")}`]);
      y += step;
      if (pen.pages === 1) {
        put(
          [0, `VENDOR: 00412 ${order.seller.name.toUpperCase()}`],
          [60, `SHIP TO: ${order.site.name.toUpperCase()}`],
        );
        order.seller.lines.forEach(
          (line, i) => void put([14, line.toUpperCase()], [69, order.site.lines[i]!.toUpperCase()]),
        );
        put(
          [0, "TERMS: NET 30"],
          [30, "FREIGHT: PPD OVER 1000"],
          [60, `BUYER: ${order.person.toUpperCase()}`],
        );
        y += step;
      }
      put(
        [0, "LN#"],
        [6, "DESCRIPTION"],
        [34, "VENDOR PRODUCT"],
        [-64, "ON HAND"],
        [-74, "ON ORDER"],
        [-84, "QTY ORD"],
        [86, "UN"],
        [-101, "COST"],
        [-116, "EXTENSION"],
      );
      put([0, "-".repeat(118)]);
    };
    head();
    for (const item of order.items) {
      if (y > 560) {
        put([90, "*** CONTINUED ***"]);
        pen.next();
        head();
      }
      put(
        [0, item.at],
        [6, item.name.toUpperCase().slice(0, 27)],
        [34, item.sku],
        [-64, order.random.int(0, 40)],
        [-74, order.random.int(0, 2) * 10],
        [-84, item.quantity],
        [86, item.unit],
        [-101, us(item.price)],
        [-116, us(item.total)],
      );
    }
    put([0, "-".repeat(118)]);
    put([6, `${order.items.length} LINES`], [70, "PURCHASE ORDER TOTAL"], [-116, us(order.net)]);
    return told(order, {
      docNumber: `${order.number}-00`,
      requestedDate: order.due,
      line: ({ name }) => ({ description: name.toUpperCase().slice(0, 27).trim() }),
    });
  },
);

/** A buying desk's order without prices: maker and maker's number apart, requester by line, prices by agreement. */
const unpriced = printed("ledger-unpriced-makers", { max: 36 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.plants,
      number: "MR-YY-9999",
      units: ["EA", "PR", "KT"],
    }),
    ["Maintenance Stores", "Crib 4"],
  );
  const { random } = order;
  const rows = order.items.map(
    (item) =>
      `<tr><td>${item.at}<td>${random.pick(["Parkline", "Dresner", "Omnira", "SKV"])}<td>${item.sku}<td>${item.name}<td class=c>${item.quantity}<td>${item.unit}<td>${day(item.due, "mm/dd/yyyy")}<td>${random.pick(["J. Ortiz", "R. Blum", "K. Sandoval"])}<td>WO ${random.digits(6)}`,
  );
  return {
    ...told(order, {
      total: null,
      line: () => ({ unitPrice: null, lineTotal: null, priceBasis: null }),
    }),
    html: page(
      ".g td,.g th{border:1px solid #777}.g th{background:#d6e4f0}",
      `<table><tr><td><h2 style="margin:0">${order.buyer.name}</h2>${order.buyer.lines.join(", ")}<td class=r><h2 style="margin:0">Material Purchase Order</h2></table>
      <table style="margin:8px 0"><tr><td>${fields([
        ["PO #", order.number],
        ["PO date", day(order.date, "mm/dd/yyyy")],
        ["Agreement", "BPA 20114, price list 2 of this year"],
        ["Buyer", order.person],
      ])}<td><b>Supplier</b><br>${party(order.seller)}<td><b>Deliver to</b><br>${party(order.site, false)}</table>
      <p>Invoice at agreement prices. Any item not on the agreement must be quoted before shipping.</p>
      <table class=g><thead><tr><th>#<th>Manufacturer<th>Mfr Part No.<th>Description<th>Qty<th>UoM<th>Need by<th>Requester<th>Reference</tr></thead>${rows.join("")}</table>
      <p><b>${order.items.length}</b> items. End of order.</p>`,
    ),
  };
});

/** A refinery's buying desk: one line to a block with a long specification of its own figures; line's figures stand in a bar above the text. */
const specs = drawn("ledger-bars-with-long-specs", { max: 9, size: [595, 842] }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: STOCK.flow,
      buyers: ["Sable Point Refining Ltd", "Caspian Gate Terminals BV", "Ferrol Petrochemicals Ltd"],
      number: "PO-99999-REV0",
      units: ["NO", "SET", "LOT"],
    }),
    ["Jetty 3 Laydown Area", "Central Warehouse 5"],
  );
  const spec = [
    "Design code API 6D / ASME B16.34. Body ASTM A216 WCB, trim 13Cr, seats RPTFE.",
    "Design pressure 51.1 barg at 38 C; hydrotest 77 barg for 5 min; seat test 56 barg.",
    "End to end 267 mm; weight approx. 38.5 kg each; colour RAL 9006.",
    "Certificates EN 10204 3.1. Fire safe to API 607. Tag plates SS 316, 2 off each.",
    "Manufacturer's drawing to be submitted 2 weeks after order in 3 copies.",
  ];
  const columns = columnsOf(`44 ITEM | 90 MATERIAL NO. | >240 QTY | 250 UNIT | 290 DELIVERY
    >450 UNIT PRICE USD | >555 TOTAL USD`);
  const head = () => {
    pen.say(40, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(555, 28, "PURCHASE ORDER", { bold: true, size: 13, align: right });
    pairs(pen, [380, 450], 48, [
      ["Order no.", order.number],
      ["Date", day(order.date, "dd Mon yyyy")],
      ["Sheet", `${pen.pages}`],
    ]);
    pen.block(40, 46, order.buyer.lines);
    if (pen.pages > 1) return 96;
    under(pen, [40, 92], "TO", order.seller);
    under(pen, [300, 92], "CONSIGNEE", order.site);
    pairs(pen, [40, 130], 146, [
      ["Delivery date", day(order.due, "dd Mon yyyy")],
      ["Incoterms", "DDP consignee's works"],
      ["Payment", "30 days, 10% against drawings"],
    ]);
    return 200;
  };
  const flow = wayOf(pen, { columns, head, bottom: 780, caption: { bold: true, size: 7.5 } });
  for (const item of order.items) {
    flow.need(44);
    pen.box(38, flow.y - 3, 519, 15, "#e8ecef");
    flow.y =
      cells(pen, flow.y, columns, [
        item.at * 10,
        item.sku,
        us(item.quantity, 0),
        item.unit,
        day(item.due, "dd Mon yyyy"),
        us(item.price),
        us(item.total),
      ]) + 3;
    flow.y = pen.say(90, flow.y, item.name, { bold: true });
    for (const text of spec.slice(item.at % 3)) {
      flow.need(14);
      flow.y = pen.say(90, flow.y, text, { size: 8 });
    }
    flow.y += 8;
  }
  sums(pen, flow, [450, 555], [["TOTAL ORDER VALUE USD", us(order.net)]], { bold: true });
  return told(order, { currency: "USD", requestedDate: order.due });
});

export const ledgerCounters = [glued, sizes, counts, unpriced, specs];
