import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party } from "../_html.ts";
import { boxed, sums } from "../_ledger.ts";
import { sited, told } from "../_next.ts";
import { later } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A cloud suite's page: the item's bold name with its words below, options stacked in a column of their own, expected days, sum in a grey bar. */
const options = printed("ledger-options-column", { max: 20 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.garments,
      buyers: ASKING.brands,
      number: "PO99999",
      units: ["Ea"],
    }),
    ["Columbus Fulfilment Center", "East DC"],
  );
  const { random } = order;
  const rows = order.items.map((item) => {
    const looks = [
      `Color: ${random.pick(["Rust", "Navy", "Oat"])}`,
      `Size: ${random.pick(["XS", "M", "2XL"])}`,
    ];
    return `<tr><td><b>${item.sku}</b><br>${item.name}<td class=c>${us(item.quantity, 0)}<td class=c>${item.unit}<td>${looks.join("<br>")}<td>${day(item.due, "m/d/yyyy")}<td class=r>$${us(item.price)}<td class=r>$${us(item.total)}`;
  });
  return {
    ...told(order, { requestedDate: order.due, currency: "USD" }),
    html: page(
      ".g th{background:#e3e3e3;color:#333;padding:8px 4px;font-size:8pt}.g td{border-bottom:1px solid #eee;padding:6px 4px}.t{background:#e3e3e3;font-weight:bold;font-size:12pt}",
      `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>United States<td class=r><span style="font-size:24pt">Purchase Order</span><br><span style="font-size:14pt">#${order.number}</span><br>${day(order.date, "m/d/yyyy")}</table><br>
      <table><tr><td><b>Vendor</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>Ship To</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td class="t r">TOTAL<br><span style="font-size:20pt">$${us(order.net)}</span><br><span style="font-size:8pt;font-weight:normal">Receive by: ${day(order.due, "m/d/yyyy")}</span></table><br>
      <table class=g style="margin-bottom:0"><thead><tr><th>Terms<th>Currency<th>Ship Via<th>Memo</tr></thead><tr><td>Net 60<td>USD<td>Collect, UPS 4X889<td>Spring floor set</table><br>
      <table class=g><thead><tr><th>Item<th class=c>Quantity<th class=c>Units<th>Options<th>Expected<th class=r>Rate<th class=r>Amount</tr></thead>${rows.join("")}</table><hr>
      <table style="width:40%;margin-left:60%"><tr class=t><td>Total<td class=r>$${us(order.net)}</table>`,
    ),
  };
});

/** A mid-range suite's landscape form: a second row of small captions and values under every line: warehouse, alternate number, promised day, project. */
const captioned = drawn(
  "ledger-captions-under-lines",
  { max: 26, size: [792, 612], priceDecimals: 4, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.electric,
        buyers: ASKING.plants,
        number: "PO009999",
        units: ["EA", "ROLL", "KIT"],
      }),
      ["Panel Shop", "Riverside Annex 3"],
    );
    const columns = columnsOf(`36 NO. | 62 ITEM | 160/270 DESCRIPTION | >500 QTY. | 506 UOM | >610 UNIT COST
      >660 DISC. % | >752 EXT. COST`);
    const head = () => {
      pen.say(36, 26, order.buyer.name, { bold: true, size: 13 });
      pen.say(752, 26, `Purchase Order ${order.number}`, { bold: true, size: 13, align: right });
      pen.say(752, 43, `${day(order.date, "mm/dd/yyyy")}   Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 66;
      pen.block(36, 43, order.buyer.lines);
      under(pen, [36, 78], "VENDOR:", order.seller);
      under(pen, [240, 78], "SHIP TO:", order.site);
      pairs(pen, [520, 620], 78, [
        ["Vendor Ref.:", ""],
        ["Promised On:", day(order.due, "mm/dd/yyyy")],
        ["Terms:", "2/10 N30"],
        ["Contact:", order.person],
        ["Currency:", "USD"],
      ]);
      return 150;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560, band: "bar", caption: { bold: true, size: 8 } });
    for (const item of order.items) {
      flow.need(40);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        bare(item.quantity),
        item.unit,
        us(item.price, 4),
        "0.00",
        us(item.total),
      ]);
      const small: [string, string][] = [
        ["Warehouse: ", "MAIN"],
        ["Vendor Item: ", item.sku],
        ["Promised: ", day(later(item.due, item.at % 4), "mm/dd/yyyy")],
        ["Project: ", item.at % 3 ? "X" : "PR4471 Task 02"],
      ];
      small.forEach(
        ([caption, value], i) => void pen.say(62 + i * 150, flow.y, caption + value, { size: 7 }),
      );
      flow.y += 13;
      pen.rule(36, flow.y - 2, 752);
      flow.y += 2;
    }
    sums(
      pen,
      flow,
      [660, 752],
      [
        ["Line Total", us(order.net)],
        ["Line Discount", "0.00"],
        ["Order Discount", "0.00"],
        ["Tax Total", "0.00"],
        ["Order Total (USD)", us(order.net)],
      ],
    );
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD", requestedDate: order.due });
  },
);

/** An older windows ledger on its blank form: count columns in the middle, cost with a dollar sign and five decimals, the vendor's number and a comment below in the words' column. */
const comment = drawn("ledger-dollars-five-decimals", { max: 22, priceDecimals: 5 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: STOCK.flow,
      buyers: ["Tidewater Chemical Toll LLC", "Onondaga Salt Company", "Prairie Fire Ethanol Co-op"],
      number: "PO0000999",
      units: ["Each", "Box", "Foot"],
    }),
    ["TIDEWATER TANK FARM", "UNIT 4 RECEIVING"],
  );
  const edges = [30, 100, 152, 196, 262, 430, 500, 582];
  const columns = columnsOf(`34 Item Number | >149 Ordered | 156 U of M | 200 Req. Date | 266/160 Description
    >497 Unit Price | >579 Ext. Price`);
  const head = () => {
    pen.block(30, 28, [order.buyer.name, ...order.buyer.lines], { bold: true });
    pen.say(582, 28, "Purchase Order", { bold: true, size: 16, align: right });
    pairs(pen, [440, 520], 54, [
      ["Purchase Order", order.number],
      ["Date", day(order.date, "m/d/yyyy")],
      ["Revision Number", "0"],
      ["Page", String(pen.pages)],
    ]);
    under(pen, [34, 106], "Vendor:", order.seller);
    under(pen, [310, 106], "Ship To:", order.site);
    boxed(
      pen,
      [30, 158, 552],
      [
        ["Shipping Method", "LTL COLLECT"],
        ["Payment Terms", "Net 30"],
        ["Confirm With", "Inside sales"],
        ["Contact", order.person],
      ],
    );
    pen.box(30, 192, 552, 470);
    for (const edge of edges.slice(1, -1)) pen.rule(edge, 192, edge, 662);
    return 196;
  };
  const flow = wayOf(pen, { columns, head, bottom: 650, caption: { size: 8 } });
  for (const item of order.items) {
    flow.need(42);
    flow.y = cells(pen, flow.y, columns, [
      item.buyerSku,
      us(item.quantity, 0),
      item.unit,
      day(item.due, "m/d/yyyy"),
      item.name,
      `$${us(item.price, 5)}`,
      `$${us(item.total)}`,
    ]);
    flow.y = pen.say(266, flow.y, `Your Item: ${item.sku}`, { size: 7.5 });
    if (item.at % 4 === 0)
      flow.y = pen.say(266, flow.y, `Replaces ${order.random.digits(5)}; hold 3 per pallet, ship by 2 pm`, {
        size: 7.5,
        width: 160,
      });
    flow.y += 4;
  }
  sums(
    pen,
    { y: 664, need: () => {} },
    [500, 579],
    [
      ["Subtotal", `$${us(order.net)}`],
      ["Trade Discount", "$0.00"],
      ["Freight", "$0.00"],
      ["Miscellaneous", "$0.00"],
      ["Tax", "$0.00"],
      ["Order Total", `$${us(order.net)}`],
    ],
    { step: 11, size: 8.5 },
  );
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" });
});

/** A maker's suite: captions in two rows matching two rows a line, the supplier's number and revision in the second, the due day over the count. */
const stacked = drawn(
  "ledger-captions-two-rows",
  { max: 24, priceDecimals: 5, base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.turned,
      buyers: ["Wabash Hoist & Crane", "Norrland Pump Division", "Keweenaw Mining Products"],
      number: "V000009999",
      units: ["EA", "LB", "ST"],
    });
    const columns = columnsOf(`36 Line¶Rel | 74 Item¶Vendor Item | 180/170 Description¶Drawing Nbr / Revision
      >420 Due Date¶Order Qty | 426 ¶U/M | >510 Unit Cost¶Tax | >576 ¶Net Amount`);
    const head = () => {
      pen.say(306, 24, "Purchase Order", { bold: true, size: 14, align: "center" });
      pairs(pen, [420, 500], 44, [
        ["Order:", order.number],
        ["Date:", day(order.date, "mm/dd/yyyy")],
        ["Page:", `${pen.pages}`],
        ["Vendor:", "HOLG01"],
      ]);
      pen.block(36, 44, [order.buyer.name, ...order.buyer.lines, `Buyer: ${order.person}`]);
      if (pen.pages > 1) return 106;
      under(pen, [36, 104], "To:", order.seller);
      under(pen, [300, 104], "Ship To:", order.site);
      return (
        boxed(
          pen,
          [36, 152, 540],
          [
            ["Terms", "1% 15 N45"],
            ["FOB", "Origin"],
            ["Ship Via", "Averitt"],
            ["Reqd By", day(order.due, "mm/dd/yyyy")],
          ],
        ) + 10
      );
    };
    const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true, size: 8 } });
    for (const item of order.items) {
      flow.need(34);
      const next = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        day(item.due, "mm/dd/yyyy"),
        null,
        us(item.price, 5),
        null,
      ]);
      flow.y =
        cells(pen, next, columns, [
          0,
          item.sku,
          `${order.random.digits(6)}-${item.at % 10} / ${"ABC"[item.at % 3]}`,
          us(item.quantity, 3),
          item.unit,
          "0.00",
          us(item.total),
        ]) + 5;
    }
    sums(
      pen,
      flow,
      [510, 576],
      [
        ["Sales Amount", us(order.net)],
        ["Freight", "0.00"],
        ["Misc Charges", "0.00"],
        ["Total", us(order.net)],
      ],
    );
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), requestedDate: order.due });
  },
);

/** A discrete maker's order: each line's sum and price, and below it a small table of its releases with days, counts and dock. */
const releases = printed("ledger-release-tables", { max: 10 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.machined,
      buyers: ["Traverse Bay Marine Engines", "Corvallis Instrument Group", "Dunmore Axle LLC"],
      number: "99999",
      units: ["EA"],
    }),
    ["Plant 2 Dock C", "Assembly North"],
  );
  const blocks = order.items.map((item) => {
    const first = Math.max(1, Math.floor(item.quantity / 3));
    const shares = item.quantity > 2 && item.at % 3 ? [first, item.quantity - first] : [item.quantity];
    const rows = shares.map(
      (count, i) =>
        `<tr><td>${i + 1}<td>${day(later(item.due, i * 14), "m/d/yyyy")}<td class=r>${bare(count)} ${item.unit}<td>C-${i + 4}`,
    );
    return `<tbody style="break-inside:avoid"><tr class=l><td>${item.at}<td>${item.buyerSku}<td>${"ABD"[item.at % 3]}<td>${item.name}<td class=r>${bare(item.quantity)} ${item.unit}<td class=r>${us(item.price, 4)} /${item.basis === 1 ? 1 : item.basis}<td class=r>${us(item.total)}<tr><td><td colspan=6>Supplier Part: ${item.sku}<table class=n><tr><th>Rel<th>Due Date<th class=r>Quantity<th>Dock</tr>${rows.join("")}</table></tbody>`;
  });
  return {
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }) }),
    html: page(
      ".g>thead th{border-top:2px solid;border-bottom:1px solid}.l td{border-top:1px solid #888;font-weight:bold}.n{width:60%;margin:2px 0 6px 30px;font-size:8pt}.n th{font-weight:normal;text-decoration:underline}",
      `<table><tr><td>${party(order.buyer)}<td class=c><h2>PURCHASE ORDER</h2><td>${fields([
        ["PO Number:", order.number],
        ["Order Date:", day(order.date, "m/d/yyyy")],
        ["Revision:", "0"],
        ["Buyer:", order.person],
      ])}</table><table style="margin:8px 0"><tr><td><b>Supplier:</b><br>${party(order.seller)}<td><b>Ship To:</b><br>${party(order.site)}<td>${fields(
        [
          ["Terms:", "Net 45"],
          ["FOB:", "Destination"],
          ["Ship Via:", "Best way"],
        ],
      )}</table>
      <table class=g><thead><tr><th>Line<th>Part Number<th>Rev<th>Description<th class=r>Order Qty<th class=r>Unit Price<th class=r>Ext Price</tr></thead>${blocks.join("")}</table>
      <table style="width:40%;margin-left:60%;border-top:2px solid"><tr><td>Lines Total<td class=r>${us(order.net)}<tr><td><b>Total Order</b><td class=r><b>${us(order.net)}</b></table>`,
    ),
  };
});

export const ledgerSuites = [options, captioned, comment, stacked, releases];
