import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** Australia: code first, price without tax, the tax of the line, the line with it. */
const australian = printed("desk-gst-au", { max: 22 }, (made) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.pacific,
    number: "PO-00099999",
    units: ["each", "box", "m"],
  });
  const taxes = order.items.map(({ total }) => rounded(total / 10, 2));
  const tax = rounded(
    taxes.reduce((sum, one) => sum + one, 0),
    2,
  );
  const rows = order.items.map((item, i) =>
    row(
      [
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        `$${us(item.price)}`,
        `$${us(taxes[i]!)}`,
        `$${us(item.total + taxes[i]!)}`,
      ],
      ["", "", "r", "", "r", "r", "r"],
    ),
  );
  const total = rounded(order.net + tax, 2);
  return {
    ...truly(order, ({ at, total }) => ({ lineTotal: rounded(total + taxes[at - 1]!, 2) })),
    total,
    currency: "AUD",
    requestedDate: order.due,
    html: page(
      ".g th{border-bottom:2px solid #135;border-top:2px solid #135}.g td{border-bottom:1px solid #ddd}",
      `<table><tr><td><h1>PURCHASE ORDER</h1>${party(order.buyer)}<br>ABN 51 824 753 556<td>${fields([
        ["Purchase Order Number", order.number],
        ["Purchase Order Date", day(order.date, "d Mon yyyy")],
        ["Delivery Date", day(order.due, "d Mon yyyy")],
        ["Reference", `Job ${order.random.digits(4)}`],
      ])}<td><b>Supplier</b><br>${party(order.seller, false)}</table>
      <table class=g style="margin-top:20px"><tr><th>Item Code<th>Description<th class=r>Qty<th>Unit<th class=r>Unit Price ex GST<th class=r>GST 10%<th class=r>Amount inc GST AUD</tr>${rows.join("")}</table>
      <table><tr><td class=r>Subtotal<td class=r style="width:110px">${us(order.net)}<tr><td class=r>Total GST 10%<td class=r>${us(tax)}<tr><td class=r><b>TOTAL AUD</b><td class=r><b>${us(total)}</b></table>
      <h3>Delivery details</h3>${party(order.site)}<p>Please quote the order number on all dockets. Site access 6.30 am to 2.30 pm.`,
      "A4",
    ),
  };
});

/** Singapore: ruled form, amount before tax, tax only in the totals, words and figures. */
const singaporean = drawn(
  "desk-gst-sg",
  { max: 24, size: [595, 842], forms: ["words", "runs", "columns"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.electric,
      buyers: ASKING.straits,
      number: "PO/YY/99999",
      units: ["PCS", "SET", "MTR"],
    });
    const edges = [30, 60, 290, 330, 370, 450, 500, 565];
    const columns = columnsOf(`^45 S/N | 64/222 Description | >326 Qty | ^350 UOM | >446 U/Price (SGD)
      ^475 GST | >561 Amount (SGD)`);
    const head = () => {
      pen.say(297, 26, order.buyer.name, { bold: true, size: 13, align: "center" });
      pen.say(297, 42, "Co. Reg. / GST Reg. No. 198801234K   21 Tuas Loop #02-14 Singapore 637421", {
        size: 8,
        align: "center",
      });
      pen.say(297, 58, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      if (pen.pages > 1) return 84;
      pen.block(30, 82, ["To:", order.seller.name, ...order.seller.lines, `Attn: ${order.person}`]);
      pairs(pen, [370, 450], 82, [
        ["PO No.", `: ${order.number}`],
        ["Date", `: ${day(order.date, "dd-Mon-yy")}`],
        ["Your Ref.", `: Q${order.random.digits(5)} dated ${day(order.date, "dd/mm/yy")}`],
        ["Delivery", `: ${day(order.due, "dd-Mon-yy")}`],
        ["Terms", ": 30 days"],
      ]);
      return 160;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true, size: 8.5 } });
    for (const item of order.items) {
      flow.need(44);
      const top = flow.y - 5;
      const after = cells(pen, flow.y, columns, [
        item.at,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        "SR 9%",
        us(item.total),
      ]);
      flow.y = pen.say(64, after, `Model: ${item.sku}`, { size: 8 }) + 6;
      edges.slice(1).forEach((edge, i) => void pen.box(edges[i]!, top, edge - edges[i]!, flow.y - top - 5));
    }
    const tax = rounded(order.net * 0.09, 2);
    const total = rounded(order.net + tax, 2);
    flow.need(70);
    pen.say(30, flow.y + 10, "E. & O. E.   Kindly acknowledge by return.", { size: 8 });
    for (const [caption, value] of [
      ["Sub Total", order.net],
      ["Add 9% GST", tax],
      ["Grand Total", total],
    ] as const) {
      pen.say(446, flow.y + 4, caption, { align: "right", bold: true });
      pen.say(561, flow.y + 4, us(value), { align: "right", bold: true });
      flow.y += 14;
    }
    return { ...truly(order), total, currency: "SGD", requestedDate: order.due };
  },
);

/** Malaysia: discount and sales tax codes by line, prices in ringgit, the seller's stock code first. */
const malaysian = drawn("desk-sst-my", { max: 24, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ["Perak Rubber Products Sdn Bhd", "Selayang Food Industries Sdn. Bhd."],
    number: "PO-9999-9999",
    units: ["UNIT", "CTN", "BTL"],
  });
  const columns = columnsOf(`30 No | 52 Item Code | 124/160 Description | >320 Qty | 326 UOM | >412 U/Price
    >446 Disc. | >506 Total (RM) | 514 Tax | >565 Tax Amt`);
  const head = () => {
    pen.say(30, 26, order.buyer.name, { bold: true, size: 13 });
    pen.say(30, 42, "(412233-X)  Lot 14, Jalan Perusahaan 2, 31400 Ipoh, Perak   Tel 05-555 0142", {
      size: 8,
    });
    pen.say(565, 58, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
    if (pen.pages > 1) return 84;
    pen.block(30, 78, [order.seller.name, ...order.seller.lines, "Tel : 03-555 0110   Fax : 03-555 0111"]);
    pairs(pen, [400, 470], 78, [
      ["No.", order.number],
      ["Date", day(order.date, "dd/mm/yyyy")],
      ["Terms", "C.O.D."],
      ["Deliver by", day(order.due, "dd/mm/yyyy")],
      ["Page", `${pen.pages} of 2`],
    ]);
    return 154;
  };
  const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true, size: 8.5 } });
  const taxes = order.items.map(({ total, at }) => (at % 3 ? rounded(total * 0.1, 2) : 0));
  for (const item of order.items) {
    flow.need(30);
    const tax = taxes[item.at - 1]!;
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 2),
          item.unit,
          us(item.price),
          "",
          us(item.total),
          tax ? "ST-10" : "ZR",
          us(tax),
        ],
        { size: 8.5 },
      ) + 4;
  }
  const tax = rounded(
    taxes.reduce((sum, one) => sum + one, 0),
    2,
  );
  const total = rounded(order.net + tax, 2);
  flow.need(70);
  pen.rule(30, flow.y, 565);
  pairs(pen, [400, 500], flow.y + 6, [
    ["Sub Total (Ex)", us(order.net)],
    ["Sales Tax", us(tax)],
    ["Final Total", `RM ${us(total)}`],
  ]);
  return { ...truly(order), total, currency: "MYR", requestedDate: order.due };
});

export const deskTax = [australian, singaporean, malaysian];
