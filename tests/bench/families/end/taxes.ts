import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const PER: Record<number, string> = { 1: "E", 100: "C", 1000: "M" };

/** An Australian wholesaler's order: the price is for each, a hundred or a thousand, told by a letter; the tax by line. */
const hundred = drawn(
  "end-per-letter-au",
  { words: "uk", max: 30, bases: [1, 100, 1000], size: [595, 842] },
  (made, pen) => {
    const order = traded(made, {
      wares: [
        "CONDUIT CORR 25MM GREY 25M",
        "GLAND NYLON M20 BLK",
        "ANCHOR NYLON 6X30",
        "LUG CU 16-8",
        "SADDLE FULL 20MM PVC",
        "MCB 1P 16A 6KA C",
      ],
      buyers: [
        "Wollundry Electrical Wholesalers Pty Ltd",
        "Bass Strait Switchgear Pty Ltd",
        "Kimberley Cable & Conduit Pty Ltd",
      ],
      number: "4/999999",
      units: ["EA"],
    });
    const gst = rounded(
      order.items.reduce((sum, { total }) => sum + rounded(total / 10, 2), 0),
      2,
    );
    const columns = columnsOf(`30 Line | 58 Catalogue No. | 150 Description | >350 Qty | >410 Price | 424 Per
      >505 Value ex GST | >565 GST`);
    const head = () => {
      pen.say(30, 30, order.buyer.name, { bold: true, size: 13 });
      pen.say(30, 48, `ABN 5${order.random.digits(1)} 118 204 663`);
      pen.say(565, 30, "Purchase Order", { bold: true, size: 13, align: "right" });
      pairs(pen, [400, 480], 52, [
        ["Order No", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Required", day(order.due, "dd/mm/yyyy")],
        ["Page", String(pen.pages)],
      ]);
      if (pen.pages > 1) return 112;
      pen.block(30, 70, order.buyer.lines);
      pen.block(30, 112, ["To:", order.seller.name, ...order.seller.lines]);
      pen.block(300, 112, ["Deliver to:", order.site.name, ...order.site.lines]);
      return 172;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770 });
    for (const item of order.items) {
      flow.need(16);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          us(item.price),
          PER[item.basis]!,
          us(item.total),
          us(item.total / 10),
        ]) + 2;
    }
    flow.need(56);
    pen.rule(410, flow.y, 565);
    for (const [i, [caption, value]] of (
      [
        ["Sub Total", order.net],
        ["GST 10%", gst],
        ["Total AUD", rounded(order.net + gst, 2)],
      ] as const
    ).entries()) {
      pen.say(424, flow.y + 5 + i * 13, caption, { bold: i === 2 });
      pen.say(565, flow.y + 5 + i * 13, us(value), { align: "right", bold: i === 2 });
    }
    return {
      ...truly(order, () => ({ unit: null })),
      currency: "AUD",
      total: rounded(order.net + gst, 2),
      requestedDate: order.due,
    };
  },
);

/** A contractor's order in Bahrain: three decimals, a rate of tax for each line, the sum in words. */
const fils = drawn(
  "end-fils-bh",
  { words: "uk", max: 22, priceDecimals: 3, decimals: 3, size: [595, 842] },
  (made, pen) => {
    const order = traded(made, {
      wares: "pipe",
      buyers: [
        "Al Jasra Mechanical Contracting W.L.L.",
        "Sitra Cooling Systems B.S.C. (c)",
        "Hidd Marine Workshops W.L.L.",
      ],
      number: "PO/YY/9999",
      units: ["NOS", "MTR", "SET"],
    });
    const columns = columnsOf(`30 S.¶No | 56 Part No.¶ | 140/160 Description of Goods¶ | >340 Qty¶
      346 UOM¶ | >430 Unit Rate¶(BHD) | >500 Amount¶(BHD) | >530 VAT¶%`);
    const tax = rounded(order.net * 0.1, 3);
    const head = () => {
      pen.say(297, 28, order.buyer.name, { bold: true, size: 14, align: "center" });
      pen.say(297, 46, `${order.buyer.lines.join(", ")}  Tel ${order.buyer.phone}`, { align: "center" });
      pen.say(297, 62, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      pairs(pen, [380, 450], 84, [
        ["P.O. No.", `: ${order.number}`],
        ["P.O. Date", `: ${day(order.date, "dd-Mon-yyyy")}`],
        ["Project", ": J-2214"],
        ["Page", `: ${pen.pages}`],
      ]);
      if (pen.pages > 1) return 144;
      pen.block(30, 84, ["M/s.", order.seller.name, ...order.seller.lines]);
      pen.say(
        30,
        136,
        `Delivery: ex-stock, on or before ${day(order.due, "dd-Mon-yyyy")}    Payment: 60 days`,
      );
      return 160;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760 });
    for (const item of order.items) {
      flow.need(30);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 3),
          us(item.total, 3),
          "10",
        ]) + 4;
    }
    flow.need(70);
    pen.rule(30, flow.y, 565);
    for (const [i, [caption, value]] of (
      [
        ["Total", order.net],
        ["VAT @ 10%", tax],
        ["Grand Total BHD", rounded(order.net + tax, 3)],
      ] as const
    ).entries()) {
      pen.say(346, flow.y + 5 + i * 13, caption, { bold: true });
      pen.say(500, flow.y + 5 + i * 13, us(value, 3), { align: "right", bold: true });
    }
    pen.say(
      30,
      flow.y + 48,
      `Amount in words: Bahraini Dinars as above and fils ${us(rounded(order.net + tax, 3), 3).slice(-3)}/1000 only`,
    );
    return {
      ...truly(order),
      currency: "BHD",
      total: rounded(order.net + tax, 3),
      requestedDate: order.due,
      shipTo: undefined,
    };
  },
);

export const endTaxes = [hundred, fils];
