import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A craftsman's program in Germany: quantity with its unit first, article number inside the words, groups with subtotals, carried over from page to page. */
const craft = drawn(
  "firm-titel-zwischensumme-de",
  { words: "de", min: 8, max: 40, size: [595, 842], base: { size: 10 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "de",
      buyers: "de",
      number: "BE-YY99999",
      units: ["Stk.", "m", "Pack", "Paar"],
    });
    const columns = columnsOf(`40 Pos. | >116 Menge | 121 Einh. | 160 Bezeichnung | >470 Einzelpreis EUR
      >555 Gesamt EUR`);
    let sum = 0;
    const carry = (text: string, y: number) => {
      pen.say(160, y, text);
      pen.say(555, y, eu(sum), { align: "right" });
    };
    const head = () => {
      if (pen.pages > 1) {
        pen.say(40, 40, `Bestellung ${order.number} vom ${day(order.date, "dd.mm.yyyy")}`);
        pen.say(555, 40, `Seite ${pen.pages}`, { align: "right" });
        return 66;
      }
      pen.say(555, 36, order.buyer.name, { bold: true, size: 15, align: "right" });
      pen.say(40, 92, `${order.buyer.name} · ${order.buyer.lines.join(" · ")}`, { size: 7 });
      pen.block(40, 106, [order.seller.name, ...order.seller.lines]);
      pairs(pen, [380, 470], 106, [
        ["Datum:", day(order.date, "dd.mm.yyyy")],
        ["Unsere Kd.-Nr.:", order.random.digits(5)],
        ["Sachbearbeiter:", order.person],
        ["Bauvorhaben:", order.site.lines[1]!],
      ]);
      pen.say(40, 190, `Bestellung Nr. ${order.number}`, { bold: true, size: 13 });
      pen.say(40, 210, "Sehr geehrte Damen und Herren, wir bestellen zu den vereinbarten Konditionen:");
      return 234;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 750,
      end: (y) => carry("Übertrag", y + 4),
      onward: (y) => {
        carry("Übertrag", y);
        return y + 18;
      },
    });
    let group = 0;
    order.items.forEach((item, i) => {
      const title = Math.floor(i / 4) + 1;
      if (i % 4 === 0) {
        flow.need(60);
        flow.y = pen.say(40, flow.y, `${title}`, { bold: true });
        pen.say(160, flow.y - 12.2, ["Sanitär EG", "Heizung", "Werkstattbedarf"][title % 3]!, { bold: true });
        group = 0;
      }
      flow.need(44);
      flow.y = cells(pen, flow.y, columns, [
        `${title}.${(i % 4) + 1}`,
        eu(item.quantity),
        item.unit,
        item.name,
        eu(item.price),
        eu(item.total),
      ]);
      flow.y = pen.say(160, flow.y, `Art.-Nr.: ${item.sku}`, { size: 8.5 }) + 4;
      sum = rounded(sum + item.total, 2);
      group = rounded(group + item.total, 2);
      if (i % 4 !== 3 && i + 1 < order.items.length) return;
      pen.say(160, flow.y, `Zwischensumme Titel ${title}`, { italic: true });
      flow.y = pen.say(555, flow.y, eu(group), { italic: true, align: "right" }) + 8;
    });
    const tax = rounded(order.net * 0.19, 2);
    flow.need(60);
    pairs(pen, [380, 490], flow.y + 6, [
      ["Summe netto", eu(order.net)],
      ["19 % MwSt.", eu(tax)],
      ["Gesamtsumme EUR", eu(rounded(order.net + tax, 2))],
    ]);
    return { ...truly(order), currency: "EUR", total: rounded(order.net + tax, 2), shipTo: undefined };
  },
);

/** A project house's order printed on both sides: every second page is small print, the table goes on behind it; net price after a discount, big letters lie under all. */
const backs = drawn("firm-printed-backs", { min: 14, max: 40, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.britain,
    number: "P-99999-001",
    units: ["pcs", "set", "m"],
  });
  const columns = columnsOf(`40 Line/Rel¶ | 86 Part No¶Description | 200 Supplier's Part No¶
    >340 Quantity¶ | 346 UoM¶ | >420 Price/Curr¶ | >460 Disc %¶ | >555 Net Amount¶Delivery Date`);
  let leaf = 0;
  const head = () => {
    leaf += 1;
    pen.say(297, 380, "ORIGINAL", { size: 84, bold: true, grey: true, align: "center" });
    pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
    pen.say(555, 30, "Purchase Order", { bold: true, size: 14, align: "right" });
    pen.say(555, 50, `Order No ${order.number}   Page ${leaf}`, { align: "right" });
    if (leaf > 1) return 76;
    pen.block(40, 48, [...order.buyer.lines, `Tel ${order.buyer.phone}`], { size: 8 });
    pen.block(40, 96, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(220, 96, ["Delivery Address", order.site.name, ...order.site.lines]);
    pairs(pen, [400, 480], 96, [
      ["Order Date", day(order.date, "dd/mm/yyyy")],
      ["Our Reference", order.person],
      ["Supplier No", order.random.digits(5)],
      ["Currency", "GBP"],
    ]);
    return 160;
  };
  const flow = wayOf(pen, {
    columns,
    head,
    bottom: 740,
    caption: { bold: true, size: 8 },
    end: () => {
      pen.say(297, 770, "Please turn over for our conditions of purchase", { size: 7, align: "center" });
      pen.next();
      pen.say(40, 30, "CONDITIONS OF PURCHASE", { bold: true });
      terms(pen, { x: 40, y: 50, width: 245, bottom: 790 }, 14);
      terms(pen, { x: 305, y: 50, width: 245, bottom: 790 }, 14);
    },
  });
  let net = 0;
  const lines = order.items.map((item) => {
    flow.need(40);
    const percent = item.at % 5 ? 0 : 12.5;
    const total = rounded(item.total * (1 - percent / 100), 2);
    net = rounded(net + total, 2);
    flow.y = cells(pen, flow.y, columns, [
      `${item.at} / 1`,
      item.buyerSku,
      item.sku,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      percent ? us(percent, 1) : "",
      us(total),
    ]);
    pen.say(555, flow.y, day(item.due, "dd/mm/yyyy"), { align: "right" });
    flow.y = pen.say(86, flow.y, item.name) + 6;
    return total;
  });
  flow.need(40);
  pen.rule(40, flow.y, 555);
  pen.say(460, flow.y + 6, "Total excl. VAT GBP", { bold: true, align: "right" });
  pen.say(555, flow.y + 6, us(net), { bold: true, align: "right" });
  return {
    ...truly(order),
    lines: truly(order).lines!.map((line, i) => ({
      ...line,
      buyerSku: order.items[i]!.buyerSku,
      lineTotal: lines[i]!,
    })),
    currency: "GBP",
    total: net,
  };
});

/** A contractor's order in Oman: each caption in two tongues over each other, three decimals, a tax by line, the sum in words. */
const rials = printed("firm-two-tongues-om", { max: 16, priceDecimals: 3, decimals: 3 }, (made) => {
  const order = traded(made, {
    wares: "site",
    buyers: [
      "Al Batinah Contracting LLC",
      "Sohar Marine Works SAOC",
      "Jebel Akhdar Trading & Contracting Co.",
    ],
    number: "MCT/YY/9999",
    units: ["Nos", "Mtr", "Bag"],
  });
  const tax = rounded(
    order.items.reduce((all, { total }) => all + rounded(total * 0.05, 3), 0),
    3,
  );
  const total = rounded(order.net + tax, 3);
  const captions = [
    ["S.No", "م"],
    ["Item Code", "رمز الصنف"],
    ["Description", "الوصف"],
    ["Unit", "الوحدة"],
    ["Qty", "الكمية"],
    ["Unit Price", "سعر الوحدة"],
    ["VAT 5%", "ضريبة"],
    ["Total RO", "المجموع"],
  ];
  const body = order.items
    .map((item) => {
      const vat = rounded(item.total * 0.05, 3);
      return `<tr><td class=c>${item.at}<td>${item.sku}<td>${item.name}<td class=c>${item.unit}<td class=r>${us(item.quantity, 3)}<td class=r>${us(item.price, 3)}<td class=r>${us(vat, 3)}<td class=r>${us(item.total + vat, 3)}`;
    })
    .join("");
  return {
    html: page(
      "body{font-family:'DejaVu Sans'}.g td,.g th{border:1px solid #333;padding:3px 5px}.g th{text-align:center;background:#f2efe6}",
      `<h2 class=c>${order.buyer.name}</h2><p class=c>${order.buyer.lines.join(", ")} &nbsp; Tel ${order.buyer.phone} &nbsp; VATIN OM110000${order.random.digits(4)}</p><h3 class=c>PURCHASE ORDER &nbsp; أمر شراء</h3>
<table><tr><td><b>To / إلى</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>Delivery / التسليم</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td><table><tr><td>LPO No. / رقم<td>${order.number}<tr><td>Date / التاريخ<td>${day(order.date, "dd/mm/yyyy")}<tr><td>Required by / مطلوب في<td>${day(order.due, "dd/mm/yyyy")}</table></table>
<table class=g><thead><tr>${captions.map(([one, two]) => `<th>${one}<br>${two}`).join("")}</thead>${body}<tr><td colspan=7 class=r>Total before VAT<td class=r>${us(order.net, 3)}<tr><td colspan=7 class=r>VAT 5%<td class=r>${us(tax, 3)}<tr><td colspan=7 class=r><b>Grand Total (OMR) / الإجمالي</b><td class=r><b>${us(total, 3)}</b></table>
<p>Rial Omani ${Math.floor(total)} and baisa ${Math.round((total % 1) * 1000)} only.</p><p>1. Payment 60 days. 2. Quote LPO number on invoice and delivery note. 3. Rejected material to be collected within 7 days.</p>`,
      "A4",
    ),
    ...truly(order),
    currency: "OMR",
    total,
    requestedDate: order.due,
  };
});

export const firmPages = [craft, backs, rials];
