import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, webkit } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, lakh, us } from "../_print.ts";
import { pour, topOf } from "../_reach.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";

/** An Indian suite's order on its side: three taxes, each with rate and amount under a shared caption, the codes of customs summed below. */
const three = webkit(
  "suite-in-cgst-sgst-igst-by-line",
  { words: "india", max: 30, options: ["-O", "Landscape", "-s", "A4"] },
  (made) => {
    const order = sited(
      traded(made, {
        wares: GOODS.electric,
        buyers: ASKING.india,
        number: "PO/YY/9999",
        units: ["NOS", "SET", "MTR"],
      }),
      ["Stores, Unit 2", "Plant 3, Hosur"],
      ["Plot 77, SIPCOT Phase II", "Survey 12/4, NH 44"],
    );
    const isFar = order.random.chance(0.5);
    const lines = order.items.map((item) => {
      const code = `85${36 + (item.at % 3)}${item.at % 2 ? "90" : "49"}`;
      const tax = rounded(item.total * (isFar ? 0.18 : 0.09), 2);
      return { item, code, near: isFar ? 0 : tax, far: isFar ? tax : 0 };
    });
    const rate = (of: number, is: boolean) => (is ? us(of) : "0.00");
    const rows = lines.map(({ item, code, near, far }) =>
      row(
        [
          item.at,
          `${item.sku}<br>${item.name}`,
          code,
          us(item.quantity, 0),
          item.unit,
          lakh(item.price),
          lakh(item.total),
          rate(9, !isFar),
          lakh(near),
          rate(9, !isFar),
          lakh(near),
          rate(18, isFar),
          lakh(far),
          lakh(item.total + near * 2 + far),
        ],
        ["c", "", "c", "r", "c", ...Array(9).fill("r")],
      ),
    );
    const codes = [...new Set(lines.map(({ code }) => code))].map((code) => {
      const of = lines.filter((line) => line.code === code);
      const sum = (pick: (line: (typeof of)[number]) => number) =>
        lakh(of.reduce((all, line) => all + pick(line), 0));
      return [
        code,
        sum(({ item }) => item.total),
        sum(({ near }) => near),
        sum(({ near }) => near),
        sum(({ far }) => far),
      ];
    });
    const tax = rounded(
      lines.reduce((sum, { near, far }) => sum + near * 2 + far, 0),
      2,
    );
    const total = rounded(order.net + tax, 2);
    const html = page(
      "body{font-size:8pt}.b td,.b th{border:1px solid #444}.g td,.g th{border:1px solid #999}.g{width:60%;margin-top:8px}",
      `<h2 class=c>${order.buyer.name}</h2><p class=c>${order.buyer.lines.join(", ")}<br>GSTIN 29AACCM4821K1ZQ</p><h3 class=c>PURCHASE ORDER</h3>
      <table><tr><td>Supplier<br>${party(order.seller)}<td>Consignee<br>${party(order.site, false)}<td>${fields(
        [
          ["PO No.", order.number],
          ["PO Date", day(order.date, "dd-mm-yyyy")],
          ["Delivery Date", day(order.due, "dd-mm-yyyy")],
          ["Place of Supply", isFar ? "33 - Tamil Nadu" : "29 - Karnataka"],
        ],
      )}</table><table class=b><thead><tr><th rowspan=2>Sr<th rowspan=2>Item Code / Description<th rowspan=2>HSN<th rowspan=2>Qty
      <th rowspan=2>UOM<th rowspan=2>Rate<th rowspan=2>Taxable Value<th colspan=2 class=c>CGST<th colspan=2 class=c>SGST<th colspan=2 class=c>IGST
      <th rowspan=2>Total</tr><tr>${"<th>%<th>Amt".repeat(3)}</tr></thead>${rows.join("")}</table>
      <p class=r>Taxable Value ${lakh(order.net)}<br>Total Tax ${lakh(tax)}<br><b>Grand Total INR ${lakh(total)}</b></p>
      ${table(["HSN/SAC", "Taxable Value", "CGST Amount", "SGST Amount", "IGST Amount"], codes, ["", "r", "r", "r", "r"])}`,
      "A4",
    );
    return { html, ...told(order, { currency: "INR", total, requestedDate: order.due }) };
  },
);

/** An Australian distributor's print: the tax of each line in its column, some free of it, the last column with it. */
const gst = drawn(
  "suite-au-gst-amount-by-line",
  { max: 40, size: [595, 842], base: { size: 8 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: GOODS.supplies,
        buyers: ASKING.pacific,
        number: "PO-99999",
        units: ["EA", "CTN", "PKT"],
      }),
      ["Perth Warehouse", "Site Store 4"],
      ["18 Kewdale Rd", "Lot 6 Berth Street"],
    );
    const columns =
      columnsOf(`30 Stock Code | 96/170 Description | >310 Qty | 316 Unit | >400 Unit Price¶Ex GST
    412 GST¶Code | >484 GST¶Amount | >565 Total¶Inc GST`);
    const head = () => {
      pen.say(30, 28, order.buyer.name, { bold: true, size: 13 });
      pen.block(30, 46, [...order.buyer.lines, "ABN 41 602 118 905"]);
      pen.say(565, 28, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
      pairs(pen, [400, 480], 50, [
        ["Order No", order.number],
        ["Order Date", day(order.date, "dd/mm/yyyy")],
        ["Due Date", day(order.due, "dd/mm/yyyy")],
        ["Page", `${pen.pages}`],
      ]);
      pen.block(30, 100, ["Supplier", order.seller.name, ...order.seller.lines]);
      pen.block(300, 100, ["Deliver To", order.site.name, ...order.site.lines]);
      return 156;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true, size: 8 }, band: "bar" });
    let tax = 0;
    for (const item of order.items) {
      flow.need(32);
      const isFree = item.at % 4 === 0;
      const own = isFree ? 0 : rounded(item.total / 10, 2);
      tax = rounded(tax + own, 2);
      flow.y =
        cells(pen, flow.y, columns, [
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          isFree ? "FRE" : "GST",
          us(own),
          us(item.total + own),
        ]) + 2;
    }
    flow.need(60);
    const total = rounded(order.net + tax, 2);
    pairs(pen, [420, 505], flow.y + 8, [
      ["Sub Total Ex GST", us(order.net)],
      ["GST", us(tax)],
      ["Total AUD", us(total)],
    ]);
    return told(order, {
      currency: "AUD",
      total,
      requestedDate: order.due,
      line: () => ({ lineTotal: undefined }),
    });
  },
);

/** A bookkeeping program of India: unit beside count and behind the rate, the taxes and the rounding as rows of the table, the sum of all below. */
const rounding = drawn(
  "suite-in-taxes-as-rows-round-off",
  { words: "india", max: 24, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.electric,
      buyers: ASKING.india,
      number: "KEPL/YY/999",
      units: ["Nos", "Mtr", "Set"],
    });
    const columns =
      columnsOf(`34 Sl¶No. | 58/190 Description of Goods | 260 HSN/SAC | 310 Due on | >414 Quantity | >470 Rate
      476 per | >562 Amount`);
    const head = () =>
      topOf(pen, order, {
        title: "PURCHASE ORDER",
        facts: [
          ["Voucher No.", order.number],
          ["Dated", day(order.date, "d-Mon-yy")],
          ["Mode/Terms of Payment", "45 Days"],
        ],
        parties: [
          ["Consignee (Ship to)", order.site],
          ["Supplier (Bill from)", order.seller],
        ],
        onward: `Purchase Order ${order.number} (Page ${pen.pages})`,
      });
    const flow = wayOf(pen, { columns, head, bottom: 760 });
    for (const { at, sku, name, due, quantity, unit, price, total } of order.items)
      pour(pen, flow, columns, [
        {
          cells: [
            at,
            name,
            `85${36 + (at % 3)}`,
            day(due, "d-Mon-yy"),
            `${us(quantity, 0)} ${unit}`,
            lakh(price),
            unit,
            lakh(total),
          ],
          step: 22,
        },
        { words: [[64, `Part No. ${sku}`]], hand: { italic: true, size: 8 }, step: 14 },
      ]);
    const tax = taxOf(order, 9);
    const exact = rounded(order.net + tax * 2, 2);
    const total = Math.round(exact);
    const off = rounded(total - exact, 2);
    flow.need(110);
    const said = (text: string, value: string, bold = false) => {
      pen.say(250, flow.y, text, { align: "right", italic: !bold, bold });
      flow.y = pen.say(562, flow.y, value, { align: "right", bold }) + 3;
    };
    said("", lakh(order.net));
    said("Input CGST @ 9%", lakh(tax));
    said("Input SGST @ 9%", lakh(tax));
    said("Round Off", off < 0 ? `(-)${lakh(-off)}` : lakh(off));
    pen.rule(30, flow.y, 565);
    flow.y += 4;
    said("Total", `Rs. ${lakh(total)}`, true);
    pen.say(34, flow.y + 6, "Amount Chargeable (in words): as above. E. & O.E");
    return told(order, { currency: "INR", total });
  },
);

export const suiteTaxes = [three, gst, rounding];
