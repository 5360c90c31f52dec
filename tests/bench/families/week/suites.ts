import { ASKING, wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A cloud suite's print with own columns: maker, its part, the vendor's name of the item, the day expected, memo rows between; the amount before the total due. */
const maker = printed("week-cloud-maker-mpn", { max: 24 }, (made) => {
  const order = sited(
    traded(made, {
      wares: STOCK.drives,
      buyers: ["Solenne Robotics Inc.", "Kestrel Bay Instruments", "Upland Brewing Equipment Co."],
      number: "PO99999",
      units: ["Ea", "Pk"],
    }),
    ["Solenne Integration Lab", "Contract Manufacturer - Bay 3"],
  );
  const rows = order.items.flatMap((item) => [
    row(
      [
        us(item.quantity, 0),
        item.buyerSku,
        order.random.pick(["NORDWALD", "Tessik", "HK Drives"]),
        item.sku,
        item.name,
        day(item.due, "m/d/yyyy"),
        item.unit,
        us(item.price),
        us(item.total),
      ],
      ["c", "", "", "", "", "", "", "r", "r"],
    ),
    ...(item.at % 5 === 3
      ? [`<tr><td><td colspan=8><i>Memo: RoHS 3 and conflict-free declaration with each lot</i></tr>`]
      : []),
  ]);
  return {
    html: page(
      ".i td,.i th{border-bottom:1px solid #ccc;font-size:8pt}.i th{background:#333;color:#fff}.t{width:220px;margin-left:auto}",
      `<table><tr><td>${party(order.buyer)}<td class=r><span style="font-size:22pt">Purchase Order</span><br><b>#${order.number}</b><br>${day(order.date, "m/d/yyyy")}</table><br>
<table><tr><td><b>Vendor</b><br>${[order.seller.name, ...order.seller.lines].join("<br>")}<td><b>Ship To</b><br>${[order.site.name, ...order.site.lines].join("<br>")}<td style="text-align:right;background:#eee"><b>TOTAL</b><br><span style="font-size:18pt">$${us(order.net)}</span></table><br>
${`<table>${row(["Employee", "Terms", "Ship Via", "Due Date"], [], "th")}${row([order.person, "Net 30", "FedEx Ground", day(order.due, "m/d/yyyy")])}</table>`}<br>
<table class=i><thead>${row(["Qty", "Item", "Manufacturer", "MPN", "Description", "Expected", "Units", "Rate", "Amount"], ["c", "", "", "", "", "", "", "r", "r"], "th")}</thead><tbody>${rows.join("")}</tbody></table>
<table class=t>${row(["Subtotal", us(order.net)], ["", "r"])}${row(["Shipping Cost (FedEx Ground)", "0.00"], ["", "r"])}${row(["<b>Total</b>", `<b>$${us(order.net)}</b>`], ["", "r"])}</table>`,
    ),
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), requestedDate: order.due }),
    currency: "USD",
  };
});

/** A suite's landscape print: site and warehouse, configuration and batch columns, a discount amount and a percent, external item number last. */
const landscape = drawn(
  "week-dimension-columns",
  { max: 24, size: [842, 595], base: { size: 8 } },
  (made, pen) => {
    const plain = traded(made, {
      wares: STOCK.flow,
      buyers: ["Marisol Foods Distribution LLC", "Brandt & Holloway Chillers", "Everglade Modular Buildings"],
      number: "USMF-999999",
      units: ["ea", "pcs"],
    });
    const { off, totals, net } = discounted(plain, [0, 4, 10]);
    const columns = columnsOf(`36 Line¶number | 70 Item¶number | 130/170 Description¶
      308 Configuration¶Size | 372 Site¶Warehouse | 428 Delivery¶date | >520 Quantity¶ | 526 Unit¶
      >592 Unit¶price | >632 Discount¶percent | >710 Net amount¶ | 722 External¶item number`);
    const head = () => {
      pen.say(36, 24, order.buyer.name, { bold: true, size: 11 });
      pen.say(806, 24, "Purchase order", { bold: true, size: 14, align: right });
      pen.say(806, 44, `Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) {
        pen.say(36, 40, `Number ${order.number}`);
        return 64;
      }
      pen.block(36, 38, order.buyer.lines);
      pen.block(36, 76, [order.seller.name, ...order.seller.lines]);
      under(pen, [300, 76], "Delivery address", { ...order.site, name: `${order.site.name} - Goods in` });
      pairs(pen, [560, 660], 64, [
        ["Number", order.number],
        ["Date", day(order.date, "m/d/yyyy")],
        ["Delivery date", day(order.due, "m/d/yyyy")],
        ["Requisitioner", order.person],
        ["Payment", "Net 30 days"],
        ["Mode of delivery", "Standard"],
        ["Currency", "USD"],
      ]);
      return 154;
    };
    const order = plain;
    const flow = wayOf(pen, { columns, head, bottom: 540, caption: { bold: true } });
    order.items.forEach((item, i) => {
      flow.need(32);
      pen.say(308, flow.y + 10, ["DN50", "L", "Std"][i % 3]!);
      pen.say(372, flow.y + 10, "WH-24");
      flow.y =
        Math.max(
          flow.y + 20,
          cells(pen, flow.y, columns, [
            item.at,
            item.buyerSku,
            item.name,
            ["HD", "PL", ""][i % 3]!,
            "2",
            day(item.due, "m/d/yyyy"),
            us(item.quantity),
            item.unit,
            us(item.price),
            off[i] ? us(off[i]!) : "0.00",
            us(totals[i]!),
            item.sku,
          ]),
        ) + 4;
    });
    flow.need(50);
    const strip: [string, string][] = [
      ["Sales subtotal amount", us(net)],
      ["Total discount", "0.00"],
      ["Charges", "25.00"],
      ["Net amount", us(rounded(net + 25, 2))],
      ["Sales tax", "0.00"],
      ["Total", us(rounded(net + 25, 2))],
    ];
    strip.forEach(([caption, value], i) => {
      pen.say(400 + i * 80, flow.y + 6, caption, { bold: true, size: 7, align: right });
      pen.say(400 + i * 80, flow.y + 17, value, { align: right });
    });
    return {
      ...truly(order),
      lines: truly(order, ({ buyerSku }) => ({ buyerSku })).lines!.map((line, i) => ({
        ...line,
        lineTotal: totals[i]!,
      })),
      currency: "USD",
      requestedDate: order.due,
      shipTo: { ...order.site, name: `${order.site.name} - Goods in` },
      total: rounded(net + 25, 2),
    };
  },
);

/** An Omani firm's form in two tongues: Arabic captions beside the English ones, rials of three decimals, VAT by line, the supplier's item in brackets. */
const tongues = printed(
  "week-rials-two-tongues",
  { max: 16, priceDecimals: 3, decimals: 3, scale: 0.4 },
  (made) => {
    const order = traded(made, {
      wares: STOCK.safety,
      buyers: ASKING.gulf,
      number: "PUR-PO-99999",
      units: ["PCS", "PAIR", "BOX"],
    });
    const vat = order.items.map(({ total }) => rounded(total * 0.05, 3));
    const sum = rounded(
      vat.reduce((all, one) => all + one, 0),
      3,
    );
    const two = (english: string, arabic: string) => `${english}<br><span dir=rtl>${arabic}</span>`;
    const total = rounded(order.net + sum, 3);
    return {
      html: page(
        ".g td,.g th{border:1px solid #777;font-size:8pt}.g th{background:#e8eef5;text-align:center}.b td{border:1px solid #777}",
        `<div class=c><b style="font-size:14pt">${order.buyer.name}</b><br>P.O. Box 1622, P.C. 112, Ruwi, Sultanate of Oman &nbsp; VATIN OM1100044781<br><b>PURCHASE ORDER &nbsp; <span dir=rtl>أمر شراء</span></b></div><br>
<table class=b><tr><td width=50%>${two("Supplier", "المورد")}<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<td>${fields(
          [
            [two("Order No.", "رقم الطلب"), order.number],
            [two("Order Date", "تاريخ الطلب"), day(order.date, "dd/mm/yyyy")],
            [two("Delivery Date", "تاريخ التسليم"), day(order.due, "dd/mm/yyyy")],
            [two("Currency", "العملة"), "OMR"],
          ],
        )}</table><br>
${table(
  [
    two("No.", "م"),
    two("Description", "الوصف"),
    two("Qty", "الكمية"),
    two("UOM", "الوحدة"),
    two("Unit Price", "سعر الوحدة"),
    two("Amount", "المبلغ"),
    two("VAT 5%", "الضريبة"),
    two("Amount Incl. VAT", "الإجمالي شامل"),
  ],
  order.items.map((item, i) => [
    item.at,
    `${item.name}<br>[${item.sku}]`,
    us(item.quantity, 0),
    item.unit,
    us(item.price, 3),
    us(item.total, 3),
    us(vat[i]!, 3),
    us(rounded(item.total + vat[i]!, 3), 3),
  ]),
  ["c", "", "r", "c", "r", "r", "r", "r"],
)}
<table class=b style="width:60%;margin-left:auto;margin-top:6px">${row([two("Total Excl. VAT", "الإجمالي قبل الضريبة"), us(order.net, 3)], ["", "r"])}${row([two("VAT Amount", "قيمة الضريبة"), us(sum, 3)], ["", "r"])}${row([`<b>${two("Net Total OMR", "الصافي")}</b>`, `<b>${us(total, 3)}</b>`], ["", "r"])}</table>
<p>Prepared by: ${order.person} &nbsp;&nbsp; Approved by: ______________ &nbsp; Delivery: our Ghala warehouse, 8 am to 1 pm</p>`,
        "A4",
      ),
      ...truly(order),
      currency: "OMR",
      requestedDate: order.due,
      shipTo: undefined,
      total,
    };
  },
);

export const weekSuites = [maker, landscape, tongues];
