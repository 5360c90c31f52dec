import { ASKING, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, lakh, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** An Indian works' form: code, HSN and make below the item's words, a discount, both halves of the tax by line with rates and amounts, sums below, words of the sum. */
const halves = drawn(
  "week-gst-halves-by-line",
  { words: "india", max: 18, size: [842, 595], base: { size: 7.5 }, scale: 8 },
  (made, pen) => {
    const plain = sited(
      traded(made, {
        wares: STOCK.drives,
        buyers: ASKING.india,
        number: "PO/YY/99999",
        units: ["Nos", "Mtr", "Set"],
      }),
      ["Unit II, Ranjangaon Works", "Central Stores, Sanand"],
    );
    const off = plain.items.map(() => plain.random.pick([0, 5, 40]));
    const order = relined(
      plain,
      plain.items.map((item, i) => ({
        ...item,
        total: rounded(item.quantity * item.price * (1 - off[i]! / 100), 2),
      })),
    );
    const half = ({ total }: { total: number }) => rounded(total * 0.09, 2);
    const columns = columnsOf(`34 Sr¶No | 56/190 Item Description¶Code / HSN / Make | 280 Delivery¶Date
      >372 Qty¶ | 377 UOM¶ | >446 Basic¶Rate | >482 Disc¶% | >556 Taxable¶Value | >580 CGST¶%
      >636 CGST¶Amt | >662 SGST¶% | >718 SGST¶Amt | >804 Total¶Rs.`);
    const head = () => {
      pen.say(421, 22, order.buyer.name, { bold: true, size: 12, align: "center" });
      pen.say(
        421,
        37,
        `${order.buyer.lines.join(", ")}   GSTIN 27AABCM4471K1Z5   CIN U29100MH1998PTC114402`,
        { align: "center" },
      );
      pen.say(421, 49, "PURCHASE ORDER", { bold: true, size: 10, align: "center" });
      pen.say(804, 22, `Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 72;
      pen.box(30, 64, 390, 74);
      pen.box(420, 64, 388, 74);
      under(pen, [36, 68], "To, M/s", order.seller);
      pen.say(36, 112, "GSTIN 24AACCN2200Q1ZP   State Code 24");
      pairs(pen, [426, 500], 68, [
        ["PO No.", order.number],
        ["PO Date", day(order.date, "dd-Mon-yyyy")],
        ["Amendment No.", "0"],
        ["Your Quot. Ref.", "NSD/Q/1180 dt. 04.01"],
        ["Payment", "100% within 45 days of GRN"],
        ["Consignee", [order.site.name, ...order.site.lines].join(", ")],
      ]);
      return 152;
    };
    const flow = wayOf(pen, { columns, head, bottom: 530, caption: { bold: true } });
    order.items.forEach((item, i) => {
      flow.need(46);
      const tax = half(item);
      const after = cells(pen, flow.y, columns, [
        item.at,
        item.name,
        day(item.due, "dd-Mon-yy"),
        bare(item.quantity, 3),
        item.unit,
        lakh(item.price),
        off[i] ? us(off[i]!) : "",
        lakh(item.total),
        "9.00",
        lakh(tax),
        "9.00",
        lakh(tax),
        lakh(rounded(item.total + 2 * tax, 2)),
      ]);
      flow.y =
        pen.say(
          56,
          after,
          `Code: ${item.sku}   HSN: 8483${plain.random.digits(4)}   Make: ${["SKP", "Rathi", "Fenner"][i % 3]}`,
          { size: 7 },
        ) + 5;
    });
    flow.need(70);
    pen.rule(30, flow.y, 808);
    const tax = rounded(
      order.items.reduce((all, item) => all + half(item), 0),
      2,
    );
    const grand = rounded(order.net + 2 * tax, 2);
    const sums: [string, number][] = [
      ["Taxable Total", order.net],
      ["CGST 9%", tax],
      ["SGST 9%", tax],
      ["Freight", 0],
      ["Grand Total (INR)", grand],
    ];
    for (const [caption, value] of sums) {
      pen.say(700, flow.y + 4, caption, { bold: true, align: right });
      flow.y = pen.say(804, flow.y + 4, lakh(value), { align: right }) - 3;
    }
    return told(order, { currency: "INR", total: grand });
  },
);

export const weekIndia = [halves];
