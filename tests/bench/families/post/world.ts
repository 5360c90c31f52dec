import { ASKING, GOODS } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { page, party, row, table } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, lakh, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { listed, right } from "../erp/_listed.ts";

/** A cloud suite's own print: item and vendor's name for it, words beneath, expected day by line, sum in the currency's letters and sign. */
const cloud = printed("post-cloud-vendor-name", { max: 24 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.parts,
      buyers: ["Verdant Beverage Co.", "Larkmoor Robotics, Inc.", "Stonebridge Aggregates LLC"],
      number: "PO99999",
      units: ["Each", "Case", "Pair"],
    }),
    ["Larkmoor - Bldg 7 Receiving", "Main Warehouse : MRO"],
  );
  const rows = order.items.map((item) => [
    `<b>${item.buyerSku}</b><br>${item.name}`,
    item.sku,
    item.quantity,
    item.unit,
    day(item.due, "m/d/yyyy"),
    us(item.price),
    us(item.total),
  ]);
  return {
    html: page(
      ".g th{background:#e3e3e3;color:#333;padding:6px}.g td{padding:5px;border-bottom:1px solid #eee}",
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>United States<td class=r><span style="font-size:24pt">Purchase Order</span><br><span style="font-size:14pt">#${order.number}</span><br>${day(order.date, "m/d/yyyy")}</table>
<table style="margin-top:18px"><tr><td style="width:34%"><b>Vendor</b><br>${party(order.seller, false)}<br>United States<td style="width:34%"><b>Ship To</b><br>${party(order.site, false)}<br>United States<td style="background:#e3e3e3"><b>TOTAL</b><br><span style="font-size:20pt">$${us(order.net)}</span></table>
<table style="margin:12px 0">${row(["Terms", "Incoterm", "Ship Method", "Requested By", "Memo"], [], "th")}${row(["Net 45", "", "FedEx Ground", order.person, "PM shutdown wk"])}</table>
${table(["Item", "Vendor Name", "Quantity", "Units", "Expected Receipt Date", "Rate", "Amount"], rows, ["", "", "r", "", "", "r", "r"])}
<table style="width:35%;margin-left:auto">${row(["<b>Total</b>", `<b>$${us(order.net)}</b>`], ["", "r"])}</table>`,
    ),
    ...told(order, { line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }) }),
    currency: "USD",
  };
});

/** An older large suite's order: part and words, day with an hour, a tax flag, amounts in the currency of the captions; where to ship under each line. */
const needed = drawn("post-standard-order-needed", { max: 14 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: GOODS.electric,
      buyers: ASKING.plants,
      number: "2999999",
      units: ["Each", "Foot"],
    }),
    ["Harwick Plant 6"],
  );
  const head = () => {
    pen.say(36, 26, `Standard Purchase Order ${order.number}, 0`, { bold: true, size: 12 });
    pen.say(576, 26, `Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 60;
    pen.block(36, 46, [order.buyer.name, ...order.buyer.lines]);
    pairs(pen, [400, 480], 46, [
      ["Type", "Standard Purchase Order"],
      ["Order", order.number],
      ["Revision", "0"],
      ["Order Date", day(order.date, "dd-MON-yyyy")],
      ["Created By", order.person],
      ["Revision Date", ""],
    ]);
    pen.say(36, 120, "Supplier:");
    pen.block(90, 120, [order.seller.name, ...order.seller.lines, "United States"]);
    pen.say(310, 120, "Ship To:");
    pen.block(360, 120, [order.site.name, ...order.site.lines, "United States"]);
    pen.say(310, 170, "Bill To:");
    pen.block(360, 170, ["Accounts Payable", "PO Box 8810", order.buyer.lines[1]!]);
    for (const [x, caption, value] of [
      [36, "Customer Account No.", ""],
      [136, "Supplier No.", "20417"],
      [216, "Payment Terms", "NET 60"],
      [306, "Freight Terms", "Collect"],
      [396, "FOB", "Origin"],
      [466, "Ship Via", "UPS"],
    ] as const)
      pen.block(x, 216, [caption, value], { size: 8 });
    pen.say(36, 246, "All prices and amounts on this order are expressed in USD", { size: 8 });
    return 266;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`36 Line¶ | 62/180 Part Number / Description¶ | 250 Delivery Date/Time¶
      >380 Quantity¶ | 388 UOM¶ | >474 Unit Price¶(USD) | 490 Tax¶ | >576 Amount¶(USD)`),
    band: "bar",
    head,
    bottom: 720,
    height: 84,
    row: (item) => [
      item.at,
      item.buyerSku,
      "Needed:",
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      "N",
      us(item.total),
    ],
    under: (item, y) => {
      pen.say(250, y, `${day(item.due, "dd-MON-yyyy")} 00:00:00`);
      const after = pen.say(62, y, item.name, { width: 180 });
      return pen.block(62, after, [
        `Supplier Item: ${item.sku}`,
        "Ship To:",
        "Use the ship-to address at the top of page 1",
      ]);
    },
    gap: 8,
  });
  flow.need(30);
  pen.say(500, flow.y + 4, "Total:", { bold: true, align: right });
  pen.say(576, flow.y + 4, us(order.net), { bold: true, align: right });
  pen.say(576, flow.y + 16, "(USD)", { align: right });
  return told(order, {
    line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }),
    currency: "USD",
  });
});

/** An Indian voucher with a discount: rate of the list, what it is per, percent off and what remains; part and make in slanted rows beneath. */
const voucher = drawn(
  "post-voucher-discount-in",
  { words: "india", size: [595, 842], max: 14 },
  (plain, pen) => {
    const made = traded(plain, {
      wares: GOODS.electric,
      buyers: ASKING.india,
      number: "PO/YY/0999",
      units: ["Nos", "Mtr", "Set"],
    });
    const { off, totals } = discounted(made, [0, 10, 22.5, 40]);
    const order = relined(
      made,
      made.items.map((item, i) => ({ ...item, total: totals[i]! })),
    );
    const half = taxOf(order, 9);
    const all = rounded(order.net + half * 2, 2);
    const head = () => {
      pen.say(297, 30, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      if (pen.pages > 1) {
        pen.say(44, 50, order.buyer.name);
        pen.say(550, 50, `(Page ${pen.pages})`, { align: right });
        return 72;
      }
      pen.block(44, 50, [
        "Invoice To",
        order.buyer.name,
        ...order.buyer.lines,
        "State Name : Gujarat, Code : 24",
      ]);
      pen.block(44, 122, ["Supplier (Bill from)", order.seller.name, ...order.seller.lines]);
      for (const [x, y, caption, value] of [
        [310, 50, "Voucher No.", order.number],
        [430, 50, "Dated", day(order.date, "d-Mon-yy")],
        [310, 82, "", ""],
        [430, 82, "Mode/Terms of Payment", "30 Days"],
        [310, 114, "Reference No. & Date.", `QT-${order.random.digits(4)}`],
        [430, 114, "Other References", order.person],
      ] as const)
        pen.block(x, y, [caption, value], { size: 8.5 });
      pen.box(40, 46, 515, 124);
      return 176;
    };
    const flow = listed(pen, order.items, {
      columns: columnsOf(`44 Sl¶No. | 68/190 Description of Goods | 264 Due on | >378 Quantity | >432 Rate
        438 per | >490 Disc. % | >552 Amount`),
      head,
      bottom: 740,
      height: 54,
      row: (item) => [
        item.at,
        item.name,
        day(item.due, "d-Mon-yy"),
        `${item.quantity} ${item.unit}`,
        lakh(item.price),
        item.unit,
        off[item.at - 1] ? `${off[item.at - 1]} %` : "",
        lakh(item.total),
      ],
      under: (item, y) =>
        pen.block(74, y, [`Part No: ${item.sku}`, "Make: As per approved list"], { italic: true, size: 8 }),
    });
    flow.need(70);
    pen.say(552, flow.y, lakh(order.net), { align: right });
    for (const [i, name] of ["CGST", "SGST"].entries()) {
      pen.say(250, flow.y + 14 + i * 12, name, { align: right, bold: true });
      pen.say(552, flow.y + 14 + i * 12, lakh(half), { align: right });
    }
    pen.say(250, flow.y + 44, "Total", { align: right });
    pen.say(552, flow.y + 44, `Rs. ${lakh(all)}`, { bold: true, align: right });
    return told(order, { currency: "INR", shipTo: undefined, total: all });
  },
);

/** A Chinese suite's printed order on its side: number, name and kind apart, prices and sums with the tax in them, the day at the end. */
const caigou = printed("post-caigou-hanshui-zh", { words: "zh", max: 20 }, (order) => {
  const rows = order.items.map((item) => {
    const [name = "", ...kind] = item.name.split(" ");
    return [
      item.at,
      item.buyerSku,
      name,
      kind.join(" "),
      item.unit,
      us(item.quantity, 2),
      us(item.price),
      "13.00",
      us(item.total),
      item.due,
    ];
  });
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    html: page(
      "@page{size:A4 landscape}body{font-family:'Noto Serif CJK SC',serif}.g td,.g th{border:1px solid #000;text-align:center}",
      `<div class=c><b style="font-size:15pt">${order.buyer.name}</b><br><b style="font-size:13pt">采购订单</b></div>
<table>${row([`订单编号：PO${order.number}`, `日期：${order.date}`, "采购类型：普通采购"])}${row([`供应商：${order.seller.name}`, "部门：采购部", `业务员：${order.person}`])}${row(["币种：人民币", "税率：13.00", "付款条件：月结60天"])}</table>
${table(["序号", "存货编码", "存货名称", "规格型号", "主计量", "数量", "原币含税单价", "税率", "原币价税合计", "计划到货日期"], [...rows, ["", "合计", "", "", "", us(count, 2), "", "", us(order.net), ""]])}
<table style="margin-top:6px">${row([`送货地址：${order.site.lines.join("")}`, `电话：${order.buyer.phone}`])}${row([`制单人：${order.person}`, "审核人：", "供应商确认："])}</table>`,
    ),
    docNumber: `PO${order.number}`,
    currency: "CNY",
    shipTo: undefined,
    line: (item) => ({ sku: null, buyerSku: item.buyerSku }),
  };
});

export const postWorld = [cloud, needed, voucher, caigou];
