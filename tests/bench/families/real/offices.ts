import { SONG, withFont } from "../_cid.ts";
import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, lakh, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** An Indian package's order in landscape: list price, discount, price after it, both halves of the tax with rate and amount, the line's amount with tax. */
const halves = drawn(
  "real-buyer-busy-halves",
  { words: "india", max: 20, size: [842, 595], base: { size: 8 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.machined,
        buyers: ASKING.india,
        number: "PO/YY/9999",
        units: ["Nos.", "Kgs.", "Pcs."],
      }),
      ["Unit II, MIDC Works"],
      ["Plot C-44, MIDC Phase 2"],
    );
    const off = order.items.map(({ at }) => [0, 5, 10, 12.5][at % 4]!);
    const rows = order.items.map((item, i) => {
      const price = rounded(item.price * (1 - off[i]! / 100), 2);
      const base = rounded(price * item.quantity, 2);
      const half = rounded(base * 0.09, 2);
      return { price, half, total: rounded(base + half * 2, 2) };
    });
    const net = rounded(
      rows.reduce((sum, { total }) => sum + total, 0),
      2,
    );
    const columns = columnsOf(`30 S.N.¶ | 54/170 Description of Goods¶ | 232 HSN/SAC¶Code | >320 Qty.¶
      326 Unit¶ | >404 List¶Price | >454 Discount¶ | >516 Price¶(Rs.) | >556 CGST¶Rate
      >624 CGST¶Amount | >664 SGST¶Rate | >730 SGST¶Amount | >810 Amount¶(Rs.)`);
    const head = () => {
      pen.say(421, 22, "PURCHASE ORDER", { bold: true, size: 10, align: "center" });
      pen.say(421, 36, order.buyer.name, { bold: true, size: 14, align: "center" });
      pen.say(421, 54, `${order.buyer.lines.join(", ")}   GSTIN : 27AABCM${order.random.digits(4)}R1Z5`, {
        align: "center",
      });
      pen.rule(30, 68, 812);
      pen.block(36, 72, [
        "Party Details :",
        order.seller.name,
        ...order.seller.lines,
        "GSTIN / UIN : 24AAKFS4410H1ZQ",
      ]);
      pen.block(320, 72, ["Shipped to :", order.site.name, ...order.site.lines]);
      pairs(pen, [570, 660], 72, [
        ["Order No.", `: ${order.number}`],
        ["Dated", `: ${day(order.date, "dd-mm-yyyy")}`],
        ["Place of Supply", ": Maharashtra (27)"],
        ["Delivery By", `: ${day(order.due, "dd-mm-yyyy")}`],
      ]);
      return 136;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 520,
      end: () => void pen.say(810, 530, "Continued on next page ...", { align: "right" }),
    });
    for (const [i, item] of order.items.entries()) {
      flow.need(30);
      const { price, half, total } = rows[i]!;
      flow.y = cells(pen, flow.y, columns, [
        `${item.at}.`,
        item.name,
        `84${order.random.digits(6)}`,
        lakh(item.quantity, 3),
        item.unit,
        lakh(item.price),
        off[i] ? `${bare(off[i]!)} %` : "",
        lakh(price),
        "9.00 %",
        lakh(half),
        "9.00 %",
        lakh(half),
        lakh(total),
      ]);
      flow.y = pen.say(54, flow.y, `(${item.sku})`, { size: 7, italic: true }) + 2;
    }
    flow.need(40);
    pen.rule(30, flow.y, 812);
    const tax = rounded(
      rows.reduce((sum, { half }) => sum + half, 0),
      2,
    );
    cells(
      pen,
      flow.y + 4,
      columns,
      [
        "",
        "Grand Total",
        "",
        lakh(
          order.items.reduce((sum, { quantity }) => sum + quantity, 0),
          3,
        ),
        "",
        "",
        "",
        "",
        "",
        lakh(tax),
        "",
        lakh(tax),
        `Rs. ${lakh(net)}`,
      ],
      { bold: true },
    );
    return {
      ...truly(order, ({ at }) => ({
        buyerSku: undefined,
        unitPrice: rows[at - 1]!.price,
        lineTotal: rows[at - 1]!.total,
      })),
      shipTo: order.site,
      requestedDate: order.due,
      currency: "INR",
      total: net,
    };
  },
);

/** A Chinese screw buyer's order: what is counted and priced by the thousand pieces, a page's own sum at its foot, the sum in characters. */
const thousand = drawn(
  "real-buyer-qianzhi-zh",
  {
    words: "zh",
    max: 26,
    size: [595, 842],
    base: { face: "east", size: 8.5 },
    write: withFont(SONG),
    quantityDecimals: 1,
    priceDecimals: 3,
  },
  (made, pen) => {
    const order = { ...made, number: `CGDD${made.random.digits(6)}` };
    const columns =
      columnsOf(`36 序号 | 62 物料编码 | 126/90 物料名称 | 222 规格型号 | 300 单位 | >366 采购数量 | >426 含税单价
      >490 价税合计 | 500 交货日期`);
    let [from, at] = [0, 0];
    const part = () =>
      rounded(
        order.items.slice(from, at).reduce((sum, { total }) => sum + total, 0),
        2,
      );
    const head = () => {
      from = at;
      pen.say(297, 30, order.buyer.name, { size: 14, align: "center" });
      pen.say(297, 50, "采购订单", { size: 12, align: "center" });
      pen.block(36, 74, [
        `供应商：${order.seller.name}`,
        `联系电话：${order.seller.phone}`,
        `交货地点：${order.site.lines.join("").replace(/^(.*?号)(.*)$/, "$2$1")}`,
      ]);
      pen.block(380, 74, [`单据编号：${order.number}`, `采购日期：${order.date}`, "币别：人民币  税率：13%"]);
      return 116;
    };
    const sumOfPage = (y: number) => {
      pen.say(62, y + 4, "本页小计");
      pen.say(490, y + 4, us(part()), { align: "right" });
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, end: sumOfPage });
    for (const item of order.items) {
      flow.need(28);
      const [name = "", ...kind] = item.name.split(/[ ,]+/);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.buyerSku,
          name,
          kind.join(" "),
          "千支",
          us(item.quantity, 1),
          bare(item.price, 3),
          us(item.total),
          item.due,
        ]) + 4;
      at = item.at;
    }
    flow.need(70);
    sumOfPage(flow.y);
    pen.say(62, flow.y + 20, "合计");
    pen.say(490, flow.y + 20, us(order.net), { align: "right" });
    pen.block(36, flow.y + 44, [
      "1. 以上单价为每千支含税单价。",
      "2. 来货须附材质证明及检验报告。",
      `制单：${order.person}    审核：        供应商签章：`,
    ]);
    return {
      ...truly(order, ({ name, buyerSku }) => ({
        sku: null,
        buyerSku,
        unit: "千支",
        description: name.split(/[ ,]+/)[0]!,
      })),
      currency: "CNY",
    };
  },
);

export const realOffices = [halves, thousand];
