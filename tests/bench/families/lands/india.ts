import { book } from "../_book.ts";
import { drawn, printed, written } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { bare, day, lakh } from "../_print.ts";

/** A much used Indian package: parties at the left, a grid of captions at the right, quantity and rate with their units, sums at the foot of a tall table. */
const voucher = printed("land-voucher-in", { words: "india", max: 16 }, (order) => {
  const tax = rounded(order.net * 0.18, 2);
  const field = (caption: string, value: string) =>
    `<td><span style="font-size:7pt">${caption}</span><br><b>${value}</b>`;
  const who = (title: string, { name, lines }: typeof order.buyer) =>
    `<span style="font-size:7pt">${title}</span><br><b>${name}</b><br>${lines.join("<br>")}<br>GSTIN/UIN: 24AAACS1234F1Z5<br>State Name : Gujarat, Code : 24`;
  const edge = ["c", "", "c", "r", "r", "c", "r"];
  return {
    html: page(
      "td,th{font-size:8.5pt;border:1px solid #000}.l td{border-top:0;border-bottom:0}h3{text-align:center;margin:0 0 2mm}",
      `<h3>PURCHASE ORDER</h3><table><tr><td rowspan=5 style="width:50%">${who("Invoice To", order.buyer)}<hr>${who("Consignee (Ship to)", order.site)}<hr>${who("Supplier (Bill from)", order.seller)}${field("Voucher No.", order.number)}${field("Dated", day(order.date, "d-Mon-yy"))}<tr><td>&nbsp;${field("Mode/Terms of Payment", "30 Days")}<tr>${field("Reference No. & Date.", `QT/${order.random.digits(3)} dt. 2-Jan-21`)}${field("Other References", "")}<tr>${field("Dispatched through", "VRL Logistics")}${field("Destination", "Vadodara")}<tr><td colspan=2 style="height:20mm"><span style="font-size:7pt">Terms of Delivery</span></table>
<table class=l><thead>${row(["Sl<br>No.", "Description of Goods", "Due on", "Quantity", "Rate", "per", "Amount"], edge, "th")}</thead>${order.items
        .map((item) =>
          row(
            [
              item.at,
              `<b>${item.name}</b><br><i>Part No. ${item.sku}</i>`,
              day(order.due, "d-Mon-yy"),
              `<b>${lakh(item.quantity, 0)} ${item.unit}</b>`,
              lakh(item.price),
              item.unit,
              `<b>${lakh(item.total)}</b>`,
            ],
            edge,
          ),
        )
        .join(
          "",
        )}${row(["", "", "", "", "", "", `<hr>${lakh(order.net)}`], edge)}${row(["", "<div class=r><b><i>Input CGST @ 9%</i></b></div>", "", "", "9", "%", lakh(tax / 2)], edge)}${row(["", "<div class=r><b><i>Input SGST @ 9%</i></b></div>", "", "", "9", "%", lakh(tax / 2)], edge)}<tr style="height:20mm"><td><td><td><td><td><td><td><tr style="border:1px solid #000"><td><td class=r>Total<td><td class=r><b>${order.items.reduce((sum, { quantity }) => sum + quantity, 0)} ${order.items[0]!.unit}</b><td><td><td class=r><b>₹ ${lakh(order.net + tax)}</b></table><p style="font-size:8pt">Amount Chargeable (in words)<br><b>INR One Lakh Forty Two Thousand Three Hundred Only</b><span style="float:right">E. &amp; O.E</span></p><p style="font-size:8pt;text-align:right">for ${order.buyer.name}<br><br>Authorised Signatory</p>`,
      "A4",
    ),
    currency: "INR",
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
  };
});

/** A public board's order: long words by line, rate in figures and taxes to the side, columns numbered. */
const board = printed("land-board-in", { words: "india", max: 10 }, (order) => {
  const gross = rounded(order.net * 1.18, 2);
  const number = `SE/MM-II/AEE-4/${order.number}`;
  return {
    html: page(
      "td,th{font-size:8.5pt}.g td,.g th{border:1px solid #000;padding:4px}p{margin:3px 0}",
      `<h3 class=c>${order.buyer.name.toUpperCase()}</h3><p class=c>(A State Government Undertaking) ${order.buyer.lines.join(", ")}</p><hr><table><tr><td>P.O. No. ${number}<td class=r>Date: ${day(order.date, "dd.mm.yyyy")}</table><p>To<br>M/s ${order.seller.name},<br>${order.seller.lines.join(",<br>")}</p><p>Sir,</p><p>Sub: Supply of line materials to various divisions – Purchase Order placed – Reg.<br>Ref: 1. Tender Specification No. MM-118/2020-21 opened on 04.01.2021.<br>2. Your offer No. NF/OFF/2231 dated 02.01.2021.</p><p>With reference to the above, you are requested to supply the following materials at the rates shown against each, subject to the terms and conditions annexed.</p>
${table(
  ["Sl. No.", "Description of material", "Unit", "Qty.", "Rate per unit (Rs.)", "Amount (Rs.)"],
  [
    ["1", "2", "3", "4", "5", "6"],
    ...order.items.map((item) => [
      item.at,
      `Supply of ${item.name}, as per IS 2062 and the approved drawing, with two coats of red oxide, duly tested and packed, material code ${item.buyerSku}`,
      item.unit,
      lakh(item.quantity, 0),
      lakh(item.price),
      lakh(item.total),
    ]),
    ["", "Total (Ex-works)", "", "", "", lakh(order.net)],
    ["", "GST @ 18%", "", "", "", lakh(order.net * 0.18)],
    ["", "Grand Total", "", "", "", lakh(gross)],
  ],
  ["c", "", "c", "r", "r", "r"],
)}<p>(Rupees Fourteen Lakhs Twenty Thousand only)</p><p>1. PRICE: The prices are firm and inclusive of freight and insurance.</p><p>2. DELIVERY: The materials shall be delivered on or before ${day(order.due, "dd.mm.yyyy")}.</p><p>3. PENALTY: 0.5% per week subject to a maximum of 5% of the value of undelivered quantity.</p><p>4. PAYMENT: 100% within 45 days from the date of receipt at stores.</p><p class=r>Yours faithfully,<br><br>Superintending Engineer</p>`,
      "A4",
    ),
    docNumber: number,
    currency: "INR",
    requestedDate: order.due,
    total: gross,
    line: (item) => ({ sku: null, buyerSku: item.buyerSku }),
  };
});

/** A trader's workbook: HSN, discount and tax by line, serial numbers, a totals row. */
const trader = written("land-trader-in", { words: "india", ending: "xlsx", max: 40 }, (order) => {
  const gross = (value: number) => rounded(value * 1.18, 2);
  return {
    bytes: book({
      PO: [
        [order.buyer.name],
        [order.buyer.lines.join(", ")],
        ["GSTIN : 24AAACS1234F1Z5"],
        ["PURCHASE ORDER"],
        ["PO No.", `${order.number}`, null, null, null, "PO Date", day(order.date, "dd-mm-yyyy")],
        ["Vendor", order.seller.name, null, null, null, "Delivery", day(order.due, "dd-mm-yyyy")],
        [],
        ["S.N.", "Item Name", "HSN Code", "Qty.", "Unit", "Price", "Amount", "GST %", "Total (Incl. GST)"],
        ...order.items.map((item) => [
          item.at,
          `${item.name} (${item.sku})`,
          `8481${order.random.digits(4)}`,
          item.quantity,
          item.unit,
          item.price,
          item.total,
          "18%",
          gross(item.total),
        ]),
        ["Grand Total", null, null, null, null, null, order.net, null, gross(order.net)],
        ["Rupees Ninety Thousand Only"],
      ],
    }),
    docNumber: order.number,
    requestedDate: order.due,
    total: gross(order.net),
    currency: null,
  };
});

/** A maker's print with a delivery schedule under each line. */
const schedule = drawn("land-schedule-in", { words: "india", size: [595, 842], max: 12 }, (order, pen) => {
  pen.say(297, 30, order.buyer.name, { bold: true, size: 13, align: "center" });
  pen.say(297, 47, order.buyer.lines.join(", "), { size: 8, align: "center" });
  pen.rule(30, 60, 565);
  pen.say(297, 64, "PURCHASE ORDER (DOMESTIC)", { bold: true, align: "center" });
  pen.rule(30, 78, 565);
  pen.block(34, 82, ["Vendor :", `M/s. ${order.seller.name}`, ...order.seller.lines]);
  [
    ["PO No", order.number],
    ["PO Date", day(order.date, "dd/mm/yyyy")],
    ["Vendor Code", order.random.digits(6)],
    ["Currency", "INR"],
  ].forEach(([caption, value], i) => {
    pen.say(360, 82 + i * 12, caption!);
    pen.say(430, 82 + i * 12, ":");
    pen.say(438, 82 + i * 12, value!);
  });
  const x = [34, 60, 130, 360, 420, 480, 562] as const;
  const head = () => {
    const y = pen.pages === 1 ? 140 : 40;
    pen.rule(30, y - 3, 565);
    ["Sr", "Item Code", "Item Description", "UOM"].forEach(
      (text, i) => void pen.say([34, 60, 130, 350][i]!, y, text, { bold: true, size: 8 }),
    );
    ["Quantity", "Rate", "Value"].forEach(
      (text, i) => void pen.say([430, 492, 562][i]!, y, text, { bold: true, size: 8, align: "right" }),
    );
    pen.rule(30, y + 12, 565);
    return y + 16;
  };
  let y = head();
  for (const item of order.items) {
    if (y > 720) {
      pen.next();
      y = head();
    }
    pen.say(x[0], y, String(item.at));
    pen.say(x[1], y, item.buyerSku);
    pen.say(350, y, item.unit);
    pen.say(430, y, bare(item.quantity, 3), { align: "right" });
    pen.say(492, y, bare(item.price), { align: "right" });
    pen.say(562, y, bare(item.total), { align: "right" });
    y = pen.say(x[2], y, item.name, { width: 200 });
    y = pen.say(x[2], y, `Drg No : DRG-${item.sku}   HSN : 8481${order.random.digits(4)}   GST : 18 %`, {
      size: 7.5,
    });
    const first = Math.ceil(item.quantity / 2);
    pen.say(x[2], y, `Schedule :  ${day(item.due, "dd/mm/yyyy")}`, { size: 7.5 });
    pen.say(430, y, bare(first, 3), { size: 7.5, align: "right" });
    if (item.quantity > first) {
      y += 9;
      pen.say(x[2], y, `                  ${day(order.due, "dd/mm/yyyy")}`, { size: 7.5 });
      pen.say(430, y, bare(item.quantity - first, 3), { size: 7.5, align: "right" });
    }
    y += 14;
  }
  pen.rule(30, y, 565);
  pen.say(492, y + 4, "Total Basic Value", { bold: true, align: "right" });
  pen.say(562, y + 4, lakh(order.net), { bold: true, align: "right" });
  return { currency: "INR", line: (item) => ({ sku: null, buyerSku: item.buyerSku }) };
});

export const landsIndia = [voucher, board, trader, schedule];
