import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, lakh } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { under } from "../_week.ts";

const right = "right" as const;

/** An Indian maker's order in a grid: HSN, drawing and revision under the words, the week's schedule, rate per, packing and GST below. */
const gst = drawn(
  "june-in-drawing-schedule",
  { words: "india", max: 20, size: [595, 842], forms: ["runs", "words", "columns"] },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [
          "Machined flange, SG iron 400/15",
          "Bush, phosphor bronze, PB2",
          "Moulded cover, glass filled nylon",
          "Wiring harness, panel, 12 way",
          "Valve spindle, SS 410, ground",
          "Gland follower, CI, machined",
        ],
        buyers: [
          "Malabar Precision Gears Private Limited",
          "Sahyadri Pumps & Valves Pvt Ltd",
          "Kaveri Switchgear Limited",
        ],
        number: "PO/YY/99999",
        units: ["Nos", "Set"],
      }),
      ["Unit II Stores, Peenya", "Kaveri Unit 3"],
      ["Plot 118, Industrial Area", "S. No. 45/2, MIDC Road"],
    );
    const columns = columnsOf(`36 Sl¶No | 60 Item Code | 126/150 Description of Goods | 290 HSN | >372 Qty
      378 UOM | >460 Rate¶(Rs.) | >484 Disc¶% | >562 Amount¶(Rs.)`);
    const head = () => {
      pen.say(297, 26, order.buyer.name, { bold: true, size: 13, align: "center" });
      pen.say(297, 42, order.buyer.lines.join(", "), { size: 8, align: "center" });
      pen.say(297, 54, "GSTIN: 29AABCM1234F1Z5", { size: 8, align: "center" });
      pen.say(297, 70, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      if (pen.pages > 1) {
        pen.say(36, 90, `P.O. No. ${order.number}    Page ${pen.pages}`);
        return 110;
      }
      under(pen, [36, 90], "To, M/s.", order.seller);
      pairs(pen, [340, 410], 90, [
        ["P.O. No.", order.number],
        ["P.O. Date", day(order.date, "dd-mm-yyyy")],
        ["Quotation", "QT/118 dt. mail"],
        ["Contact", order.person],
      ]);
      pen.say(36, 146, `Delivery at: ${[order.site.name, ...order.site.lines].join(", ")}`, { size: 8 });
      return 170;
    };
    const flow = wayOf(pen, { columns, head, bottom: 750, caption: { bold: true, size: 8 } });
    for (const item of order.items) {
      flow.need(48);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        `8483${item.at % 9}0`,
        lakh(item.quantity),
        item.unit,
        lakh(item.price),
        "0.00",
        lakh(item.total),
      ]);
      flow.y = pen.say(126, flow.y, `Drg. No. ${item.buyerSku} Rev. ${item.at % 3}`, { size: 8 });
      flow.y = pen.say(126, flow.y, `Delivery: ${day(item.due, "dd-mm-yyyy")}`, { size: 8 });
      flow.y += 6;
      pen.rule(30, flow.y - 3, 565);
    }
    flow.need(90);
    const tax = taxOf(order, 9);
    const sums: [string, number][] = [
      ["Basic Total", order.net],
      ["CGST 9%", tax],
      ["SGST 9%", tax],
      ["Grand Total", rounded(order.net + tax * 2, 2)],
    ];
    for (const [caption, value] of sums) {
      pen.say(460, flow.y, caption, { align: right });
      flow.y = pen.say(562, flow.y, lakh(value), { align: right });
    }
    pen.say(
      36,
      flow.y + 6,
      "Payment: 45 days from receipt. Packing & forwarding: Nil. Test certificate with each lot.",
      { size: 8 },
    );
    return told(order, { currency: "INR", total: sums[3]![1] });
  },
);

export const juneIndia = [gst];
