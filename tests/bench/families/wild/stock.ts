import { drawn } from "../_family.ts";
import { sited } from "../_next.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";

const A4: [number, number] = [595, 842];

/** Typewriter letters of a state company: dyes by weight and by drums, the priced quantity first, captions in two lines. */
const dyes = drawn(
  "wild-fo-weight-and-drums-in",
  { words: "india", size: [720, 864], max: 40, quantityDecimals: 3, base: { face: "mono", size: 9 } },
  (made, pen) => {
    const order = traded(made, {
      wares: [
        "REACTIVE RED HE7B",
        "VAT BLUE RSN",
        "SODA ASH LIGHT",
        "CAUSTIC FLAKES",
        "ACID BLACK 2",
        "GLAUBER SALT",
      ],
      buyers: ["STATE HANDLOOM SUPPLIES CORPORATION LTD", "EASTERN YARN DEVELOPMENT CORPORATION LTD"],
      number: "PO/DC/YY-99/999",
      units: ["Kgs"],
    });
    const { random, seller } = order;
    const columns = columnsOf(`^54 SNO | 76/100 ITEM | ^216 REMARKS | ^288 QUANTITY¶(Kgs) | ^350 PACKING¶SIZE
      ^410 PACKING¶NO | ^476 BASIC RATE¶(Rs) | >558 QUANTITY¶(Nos) | >610 BUNDLE¶WEIGHT
      >690 AMOUNT¶(Rs)`);
    const number = () => pen.say(690, 16, `Page - ${pen.pages}`, { align: "right" });
    number();
    pen.block(360, 30, ["PURCHASE ORDER", order.buyer.name, order.buyer.lines.join(", ")], {
      align: "center",
      bold: true,
      size: 11,
    });
    pen.block(
      36,
      84,
      [
        `TIN No.  : 27${random.digits(9)}V`,
        `CST No. : 27${random.digits(9)}C`,
        "CIN No. : U17299UP1983GOI005974",
        "PAN No. : AAACN4719Q",
      ],
      { size: 10 },
    );
    pen.say(36, 136, "-".repeat(118));
    pen.say(36, 150, `P.O.NO:${order.number}`, { bold: true, size: 10 });
    pen.say(290, 150, `Tally PO.No:${random.digits(3)}`, { size: 10 });
    pen.say(470, 150, `P.O.DATE: ${day(order.date, "dd-Mon-yyyy")}`, { size: 10 });
    pen.say(290, 166, `QUOTATION NO:${random.digits(4)}`, { size: 10 });
    pen.say(150, 182, "Form for purchase of Dyes and Chemicals with terms and conditions", {
      bold: true,
      size: 10,
    });
    pen.block(36, 202, ["TO", `${seller.name},`, ...seller.lines], { size: 10 });
    pen.say(36, 262, "Dear Sir,");
    pen.say(
      36,
      274,
      "Please supply the following items as per the terms and conditions overleaf. All goods should be consigned to self and booked on FREIGHT TO PAY basis unless otherwise specified.",
      { width: 640 },
    );
    pen.rule(36, 306, 692);
    const flow = flowOf(pen, {
      y: heads(pen, 312, columns, { size: 8.5, top: true }),
      bottom: 800,
      again: () => {
        number();
        return 40;
      },
    });
    pen.rule(36, flow.y, 692);
    flow.y += 4;
    for (const item of order.items) {
      flow.need(26);
      const size = random.pick([25, 50]);
      const drums = Math.max(1, Math.ceil(item.quantity / size));
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [
            item.at,
            item.name,
            item.at % 4 === 0 ? "URGENT" : "",
            bare(item.quantity, 3),
            size,
            drums,
            bare(item.price),
            `${drums}(Drum)`,
            size,
            bare(item.total),
          ],
          { size: 8.5 },
        ) + 3;
      pen.rule(36, flow.y - 2, 692);
    }
    flow.need(90);
    const tax = taxOf(order, 5);
    pen.say(36, flow.y + 6, "Vat(5%)", { bold: true });
    pen.say(690, flow.y + 6, bare(tax), { align: "right" });
    pen.say(690, flow.y + 22, `TOTAL VALUE (RS) :  ${bare(withTax(order, 5))}`, {
      align: "right",
      bold: true,
      size: 10,
    });
    pen.block(36, flow.y + 40, ["Transaction Type:Depot", "NOTE:Material to be supplied in sealed drums."], {
      size: 10,
    });
    return { ...truly(order, () => ({ sku: null })), currency: "INR", total: withTax(order, 5) };
  },
);

/** A chain of shops: the shop's own stock of each good beside what is ordered, the sum below without a word, its pieces after it. */
const branch = drawn("wild-stock-beside-order-lk", { words: "en", size: A4, max: 50 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: "retail",
      buyers: ["MALANI HOLDINGS (PVT) LTD", "NIHAL & SONS (PVT) LTD"],
      number: "0102PO999",
      units: ["EA"],
    }),
    ["Malani KANDY", "Malani GALLE"],
  );
  const { random, seller, site } = order;
  const edges = [28, 56, 141, 283, 354, 396, 453, 510, 567];
  const columns = columnsOf(`31 No | 59 Code | 144/136 Description | 286 Model | >393 C.Qty | >450 PO Qty
    >507 Cost | >564 Amount`);
  const fence = (from: number, to: number) => {
    for (const x of edges) pen.rule(x, from, x, to);
    for (const y of [from, to]) pen.rule(28, y, 567);
  };
  pen.say(297, 20, order.buyer.name, { size: 14, bold: true, align: "center" });
  pen.say(297, 40, order.buyer.lines.join(", "), { size: 8, align: "center" });
  pen.say(297, 56, random.pick(["PURCHASE ORDER", "PURCHASE ORDER (Duplicate)"]), {
    size: 10,
    bold: true,
    align: "center",
  });
  pairs(
    pen,
    [28, 99],
    78,
    [
      ["Vendor Name", seller.name],
      ["Address", seller.lines.join(" ")],
      ["Telephone No", seller.phone],
      ["E-mail", "orders@vendor.example"],
      ["Po No", order.number],
      ["Po Date", order.date],
      ["Memo", "monthly stock"],
    ],
    { size: 8, step: 12 },
  );
  pairs(
    pen,
    [330, 430],
    78,
    [
      ["Ship To Name", site.name],
      ["Address", site.lines.join(" ")],
      ["Telephone No", site.phone],
      ["E-mail", "kandy@shop.example"],
      ["Vendor", seller.name],
      ["Deliver On Or Before", order.due],
    ],
    { size: 8, step: 12 },
  );
  fence(168, 185);
  heads(pen, 171, columns, { size: 9, bold: true });
  const flow = flowOf(pen, { y: 185, bottom: 800, again: () => 30 });
  for (const item of order.items) {
    flow.need(28);
    const top = flow.y;
    flow.y =
      cells(
        pen,
        top + 3,
        columns,
        [
          item.at,
          item.sku,
          item.name,
          random.pick(["S-20", "K12", "", "PRO"]),
          random.int(0, 40),
          item.quantity,
          us(item.price),
          us(item.total),
        ],
        { size: 9 },
      ) + 3;
    fence(top, flow.y);
  }
  flow.need(120);
  pen.say(564, flow.y + 10, us(order.net), { size: 9, bold: true, align: "right" });
  pen.say(420, flow.y + 26, "Tot Qty", { size: 9, bold: true });
  pen.say(564, flow.y + 26, String(order.items.reduce((sum, { quantity }) => sum + quantity, 0)), {
    size: 9,
    bold: true,
    align: "right",
  });
  for (const [x, caption] of [
    [40, "Prepared By"],
    [240, "Checked By"],
    [440, "Approved By"],
  ] as const)
    pen.block(x, flow.y + 70, ["......................................", caption]);
  return { ...truly(order, () => ({ unit: null })), requestedDate: order.due, shipTo: site };
});

export const wildStock = [dyes, branch];
