import { ASKING, GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, lakh, us } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** India: HSN, basic rate, discount, taxable value and both halves of the tax, captions of two levels in a ruled grid. */
const indian = drawn("desk-gst-in", { words: "india", max: 18, size: [842, 595] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.india,
    number: "MPG/PUR/YY-25/9999",
    units: ["Nos", "Kgs", "Set"],
  });
  const edges = [24, 46, 110, 290, 340, 392, 424, 484, 520, 590, 622, 676, 708, 762, 818];
  const halves = order.items.map(({ total }) => rounded(total * 0.09, 2));
  const head = () => {
    pen.say(421, 22, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(421, 38, "GSTIN: 29AAACM1234C1Z5   Regd. Office: 14/2 Peenya Phase II, Bengaluru - 560058", {
      size: 8,
      align: "center",
    });
    pen.say(421, 52, "PURCHASE ORDER", { bold: true, size: 11, align: "center" });
    let y = 74;
    if (pen.pages === 1) {
      pen.block(28, 70, ["Vendor:", order.seller.name, ...order.seller.lines, "GSTIN: 27AABCV9876D1ZP"], {
        size: 8.5,
      });
      pairs(
        pen,
        [520, 610],
        70,
        [
          ["PO No.", `: ${order.number}`],
          ["PO Date", `: ${day(order.date, "dd.mm.yyyy")}`],
          ["Delivery Date", `: ${day(order.due, "dd.mm.yyyy")}`],
          ["Payment", ": 45 days from GRN"],
        ],
        { size: 8.5 },
      );
      y = 136;
    }
    const upper = [
      "Sl.",
      "Item Code",
      "Description",
      "HSN",
      "Qty",
      "UOM",
      "Basic Rate",
      "Disc",
      "Taxable Value",
      "CGST",
      "",
      "SGST",
      "",
      "Total",
    ];
    const lower = ["No.", "", "", "Code", "", "", "(Rs.)", "%", "(Rs.)", "%", "Amt", "%", "Amt", "(Rs.)"];
    upper.forEach((text, i) => {
      pen.box(edges[i]!, y, edges[i + 1]! - edges[i]!, 24);
      pen.say(edges[i]! + 3, y + 3, text, { size: 7.5, bold: true });
      pen.say(edges[i]! + 3, y + 13, lower[i]!, { size: 7.5, bold: true });
    });
    return y + 24;
  };
  let y = head();
  order.items.forEach((item, i) => {
    if (y > 520) {
      pen.next();
      y = head();
    }
    const half = halves[i]!;
    const values = [
      item.at,
      item.sku,
      item.name,
      `84${order.random.digits(2)}`,
      us(item.quantity, 0),
      item.unit,
      lakh(item.price),
      "0",
      lakh(item.total),
      "9",
      lakh(half),
      "9",
      lakh(half),
      lakh(item.total + 2 * half),
    ];
    values.forEach((text, j) => {
      const right = j === 4 || j > 5;
      pen.say(right ? edges[j + 1]! - 3 : edges[j]! + 3, y + 4, String(text), {
        size: 7.5,
        align: right ? "right" : "left",
        width: j === 2 ? 174 : undefined,
      });
      pen.box(edges[j]!, y, edges[j + 1]! - edges[j]!, 24);
    });
    y += 24;
  });
  const tax = rounded(
    halves.reduce((sum, one) => sum + one, 0),
    2,
  );
  const total = rounded(order.net + 2 * tax, 2);
  pen.say(28, y + 6, "Total", { bold: true, size: 8 });
  pen.say(587, y + 6, lakh(order.net), { size: 8, align: "right" });
  pen.say(673, y + 6, lakh(tax), { size: 8, align: "right" });
  pen.say(759, y + 6, lakh(tax), { size: 8, align: "right" });
  pen.say(815, y + 6, lakh(total), { size: 8, bold: true, align: "right" });
  pen.say(
    28,
    y + 24,
    "1. Test certificate and invoice in triplicate to accompany goods.  2. Our PO no. and HSN to be quoted.",
    { size: 7 },
  );
  return {
    ...truly(order, ({ at, total }) => ({ lineTotal: rounded(total + 2 * halves[at - 1]!, 2) })),
    total,
    currency: "INR",
    requestedDate: order.due,
  };
});

export const deskIndia = [indian];
