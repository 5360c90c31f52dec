import { ASKING, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, lakh } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A chemist's package in India: small print in a full grid, pack and code before the quantity, free goods beside it, MRP before the rate, a tax by rate below. */
const chemist = drawn(
  "firm-free-goods-in",
  { max: 30, size: [595, 842], base: { size: 7.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: [
        "AZIMAX 500 TAB",
        "PANTOLIN D CAP",
        "CEFIDAY 200 DT",
        "DOLOREST SP TAB",
        "MULTIVIT SYP 200ML",
        "TELMIGARD 40 TAB",
        "OFLOKEM OZ TAB",
        "B-COMPLEX INJ 2ML",
      ],
      buyers: ["Shree Ganesh Medical Agencies", "Lakshmi Pharma Distributors", "Nirmal Drug House"],
      number: "PO-99999",
      units: ["STRIP", "BTL", "VIAL"],
    });
    const edges = [24, 44, 160, 196, 240, 278, 306, 350, 396, 424, 456, 510, 571];
    const columns = columnsOf(`>40 Sn. | 47 Product Name | 163 Pack | 199 HSN | >275 Qty. | >303 Free
      >347 M.R.P. | >393 Rate | >421 Dis% | >453 GST% | >507 GST Amt | >568 Amount`);
    const fence = (from: number, to: number) => {
      for (const x of edges) pen.rule(x, from - 2, x, to - 2);
      pen.rule(24, to - 2, 571);
    };
    const head = () => {
      pen.say(298, 24, order.buyer.name.toUpperCase(), { bold: true, size: 13, align: "center" });
      pen.say(298, 40, `${order.buyer.lines.join(", ")}  Ph. ${order.buyer.phone}`, { align: "center" });
      pen.say(
        298,
        50,
        `D.L.No. 20B/${order.random.digits(5)}, 21B/${order.random.digits(5)}   GSTIN 27AAKPM${order.random.digits(4)}L1ZV`,
        {
          align: "center",
        },
      );
      pen.say(298, 64, "PURCHASE ORDER", { bold: true, size: 10, align: "center" });
      pen.block(28, 80, [`To : ${order.seller.name}`, ...order.seller.lines]);
      pairs(pen, [430, 490], 80, [
        ["Order No.", `: ${order.number}`],
        ["Date", `: ${day(order.date, "dd-mm-yyyy")}`],
        ["Page", `: ${pen.pages}`],
      ]);
      pen.rule(24, 112, 571);
      return 116;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, band: "none", caption: { bold: true, size: 7.5 } });
    pen.rule(24, flow.y - 2, 571);
    let tax = 0;
    for (const item of order.items) {
      flow.need(12);
      const gst = rounded(item.total * 0.12, 2);
      tax = rounded(tax + gst, 2);
      const from = flow.y;
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.name,
          ["10'S", "15'S", "1X200", "5X2ML"][item.at % 4]!,
          "30049099",
          item.quantity,
          item.at % 3 ? "" : Math.ceil(item.quantity / 10),
          bare(item.price * 1.6),
          bare(item.price),
          "0.00",
          "12.00",
          bare(gst),
          bare(item.total),
        ]) + 3;
      fence(from, flow.y);
    }
    flow.need(70);
    pairs(pen, [430, 510], flow.y + 6, [
      ["Sub Total", lakh(order.net)],
      ["CGST 6%", lakh(rounded(tax / 2, 2))],
      ["SGST 6%", lakh(rounded(tax / 2, 2))],
      ["Grand Total", lakh(rounded(order.net + 2 * rounded(tax / 2, 2), 2))],
    ]);
    pen.block(28, flow.y + 6, [
      "Terms: 1. Expiry below 12 months not accepted.",
      "2. Send e-way bill with goods.",
      "E. & O. E.",
    ]);
    return {
      ...truly(order),
      lines: truly(order).lines!.map((line) => ({ ...line, sku: null, unit: null })),
      total: rounded(order.net + 2 * rounded(tax / 2, 2), 2),
    };
  },
);

/** A package with a rate and an amount of two taxes for each line, captions over captions, a table of rates under the total. */
const twoTaxes = drawn("firm-two-taxes-in", { max: 20, words: "india", size: [842, 595] }, (made, pen) => {
  const order = {
    ...made,
    number: `GE/${made.date.slice(2, 4)}-${Number(made.date.slice(2, 4)) + 1}/${made.random.digits(4)}`,
  };
  const name = order.random.pick(ASKING.india);
  const columns = columnsOf(`>44 S.N.¶ | 52 Description of Goods¶ | 300 HSN/SAC¶Code | >390 Qty.¶
    396 Unit¶ | >478 Price¶(₹) | >520 CGST¶Rate | >590 CGST¶Amount | >632 SGST¶Rate | >702 SGST¶Amount
    >806 Amount¶(₹)`);
  const face = { face: "unicode" as const, size: 7.5 };
  const head = () => {
    pen.say(421, 24, "PURCHASE ORDER", { ...face, bold: true, size: 11, align: "center" });
    pen.say(421, 40, name, { ...face, bold: true, size: 13, align: "center" });
    pen.say(421, 58, order.buyer.lines.join(", "), { ...face, align: "center" });
    pen.box(36, 72, 772, 60);
    pen.rule(420, 72, 420, 132);
    pen.block(
      42,
      76,
      ["Party Details :", order.seller.name, ...order.seller.lines, "GSTIN / UIN : 24AABCS1429B1Z1"],
      face,
    );
    pairs(
      pen,
      [426, 520],
      76,
      [
        ["Order No.", `: ${order.number}`],
        ["Dated", `: ${day(order.date, "dd-mm-yyyy")}`],
        ["Delivery by", `: ${day(order.due, "dd-mm-yyyy")}`],
        ["Place of Supply", ": Gujarat (24)"],
        ["Sheet", `: ${pen.pages}`],
      ],
      face,
    );
    return 142;
  };
  const flow = wayOf(pen, { columns, head, bottom: 510, caption: { ...face, bold: true, top: true } });
  let sum = 0;
  let half = 0;
  const lines = order.items.map((item) => {
    flow.need(12);
    const tax = rounded(item.total * 0.09, 2);
    const total = rounded(item.total + 2 * tax, 2);
    half = rounded(half + tax, 2);
    sum = rounded(sum + total, 2);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          `${item.at}.`,
          item.name,
          order.random.digits(8),
          bare(item.quantity),
          item.unit,
          bare(item.price),
          "9.00 %",
          lakh(tax),
          "9.00 %",
          lakh(tax),
          lakh(total),
        ],
        face,
      ) + 2;
    return total;
  });
  flow.need(80);
  pen.rule(36, flow.y, 808);
  pen.say(300, flow.y + 4, "Grand Total", { ...face, bold: true });
  pen.say(390, flow.y + 4, bare(order.items.reduce((all, { quantity }) => all + quantity, 0)), {
    ...face,
    align: "right",
  });
  pen.say(806, flow.y + 4, `₹ ${lakh(sum)}`, { ...face, bold: true, align: "right" });
  const rows = [
    ["Tax Rate", "Taxable Amt.", "CGST Amt.", "SGST Amt.", "Total Tax"],
    ["18%", lakh(order.net), lakh(half), lakh(half), lakh(2 * half)],
  ];
  for (const [i, texts] of rows.entries())
    for (const [at, text] of texts.entries())
      pen.say(100 + at * 90, flow.y + 22 + i * 12, text, { ...face, align: "right" });
  return {
    docNumber: order.number,
    buyer: name,
    requestedDate: order.due,
    currency: "INR",
    total: sum,
    shipTo: undefined,
    lines: truly(order).lines!.map((line, i) => ({ ...line, sku: null, lineTotal: lines[i]! })),
  };
});

export const firmIndia = [chemist, twoTaxes];
