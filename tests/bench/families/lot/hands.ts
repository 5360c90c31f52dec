import { drawn, printed, written } from "../_family.ts";
import { page } from "../_html.ts";
import { mail, type Note, noted, told } from "../_note.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { pairs } from "../_table.ts";
import { spoken } from "../hands/letters.ts";

const MILLS: Note = {
  land: "uk",
  firms: ["Calder Vale Joinery", "Ribblesdale Dairies Ltd", "Hexley Steel Fabrications"],
  sellers: ["Dales Industrial Supplies", "Pickering Bearings & Power"],
  people: ["Tracey Holroyd", "Gaz Whitworth", "Imran Shah"],
  goods: [
    "bearing 6205 2RS C3",
    "V belt SPA 1250",
    "oil seal 35x52x7",
    "flap disc 115mm 60 grit",
    "cable ties 300x4.8 black, pack 100",
    "PTFE tape 12mm",
    "rigger gloves size 10",
    "threadlock 50ml",
  ],
  units: ["off", "packs", "pairs"],
  number: "9999",
  code: "DB9999",
};

/** A foreman's mail: a number in the subject, "2 off" of what, a code in brackets, prices as on a quotation, the place in a sentence. */
const foreman = written("lot-mail-foreman", { ending: "eml", max: 8 }, (plain) => {
  const order = noted(plain, { ...MILLS, units: ["off"] });
  return {
    bytes: mail(order, {
      from: `${order.person} <stores@customer.example>`,
      to: "Trade counter <sales@supplier.example>",
      subject: `PO ${order.number}`,
      text: [
        "Morning Dave,",
        "",
        `Can you book these out to us on order no. ${order.number} please:`,
        "",
        ...order.items.map(
          (item) => `${item.quantity} off ${item.name} (${item.sku}) @ £${bare(item.price)} each`,
        ),
        "",
        `Prices as per your quote last week. Need them here by ${spoken(order.due)} latest.`,
        `They want to go to ${order.site.lines.join(", ")} please, not the office.`,
        "",
        "Ta",
        order.person.split(" ")[0]!,
        "",
        order.person,
        "Stores",
        order.buyer.name,
        ...order.buyer.lines,
        `Tel ${order.buyer.phone}`,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ lineTotal: null })),
    currency: "GBP",
    total: null,
    requestedDate: order.due,
  };
});

/** A French workshop's mail: an article a row with its reference first, the count behind a colon, no prices but one sum. */
const atelier = written("lot-courriel-atelier-fr", { words: "fr", ending: "eml", max: 9 }, (plain) => {
  const order = noted(plain, {
    land: "fr",
    firms: ["Chaudronnerie Besnard", "Scierie des Hautes Combes", "Garage Poncet et Fils"],
    sellers: ["Fournitures Industrielles du Rhône", "Quincaillerie Lacaze"],
    people: ["Laurent Besnard", "Nadège Poncet"],
    goods: [
      "Roulement 6204 ZZ",
      "Courroie trapézoïdale SPB 1600",
      "Foret HSS Ø 8,5",
      "Gants cuir taille 10",
      "Disque à lamelles 125 grain 60",
      "Vis CHC M8x30, boîte de 100",
      "Huile hydraulique HV 46, bidon 20 L",
    ],
    units: ["pièces", "boîtes", "bidons"],
    number: "CB-YY-999",
    code: "FR-99999",
  });
  return {
    bytes: mail(order, {
      from: `${order.person} <atelier@client.example>`,
      to: "Commandes <commandes@fournisseur.example>",
      subject: `Commande ${order.number}`,
      charset: "latin",
      text: [
        "Bonjour,",
        "",
        `Veuillez enregistrer notre commande n° ${order.number} du ${day(order.date, "dd/mm/yyyy")} :`,
        "",
        ...order.items.map((item) => `${item.sku} - ${item.name} : ${item.quantity} ${item.unit}`),
        "",
        `Montant total selon votre devis : ${fr(order.net)} EUR HT.`,
        `Livraison souhaitée le ${day(order.due, "dd/mm/yyyy")} à l'adresse de notre dépôt :`,
        order.site.name,
        ...order.site.lines,
        "",
        "Cordialement,",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        `Tél. ${order.buyer.phone}`,
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ unitPrice: null, lineTotal: null })),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A Chinese buyer's mail: a table with the tax in its price, facts in sentences above and below, a signature. */
const caigou = written("lot-youjian-zh", { words: "zh", ending: "eml", max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "zh",
    firms: ["宁波海拓阀门有限公司", "襄阳楚江机械制造有限公司", "烟台东岳食品设备有限公司"],
    sellers: ["上海恒远工业品有限公司", "苏州联创轴承有限公司"],
    people: ["陈晓燕", "刘志刚"],
    goods: [
      "深沟球轴承 6205-2RS",
      "机械密封 35mm",
      "不锈钢球阀 DN25",
      "液压油 46号",
      "三角带 B1650",
      "接近开关 M12",
    ],
    units: ["个", "套", "桶", "条"],
    number: "CG20YY-9999",
    code: "HY-99999",
  });
  const cell = (value: string | number) => `<td style="border:1px solid #000;padding:3px">${value}</td>`;
  const line = (values: (string | number)[]) => `<tr>${values.map(cell).join("")}</tr>`;
  const [y, m, d] = order.due.split("-").map(Number);
  return {
    bytes: mail(order, {
      from: `${order.person} <caigou@customer.example>`,
      to: `${order.seller.name} <sales@supplier.example>`,
      subject: `采购订单 ${order.number}`,
      html: `<div>您好：</div><div>请按以下明细安排发货，订单号 ${order.number}，下单日期 ${order.date}。</div><br><table style="border-collapse:collapse">${line(["序号", "物料编码", "品名规格", "数量", "单位", "含税单价", "金额"])}${order.items
        .map((item) =>
          line([item.at, item.sku, item.name, item.quantity, item.unit, bare(item.price), bare(item.total)]),
        )
        .join(
          "",
        )}${line(["", "合计", "", "", "", "", bare(order.net)])}</table><br><div>以上价格为人民币含13%增值税。请于${y}年${m}月${d}日前送到：</div><div>收货单位：${order.site.name}</div><div>收货地址：${order.site.lines.join("")}</div><div>收货人：${order.person} ${order.buyer.phone}</div><br><div>谢谢！</div><div>${order.buyer.name} 采购部 ${order.person}</div>`,
    }),
    ...told(order),
    currency: "CNY",
    requestedDate: order.due,
  };
});

/** A German craftsman's letter: count and unit before the words, a number in brackets, prices behind, the sum in a sentence. */
const brief = printed("lot-brief-handwerk-de", { words: "de", max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "de",
    firms: ["Schlosserei Wiegand", "Landtechnik Petermann GmbH", "Molkerei Hohenau eG"],
    sellers: ["Technischer Handel Kessler KG", "Nordhandel Antriebstechnik GmbH"],
    people: ["Uwe Wiegand", "Petra Harms"],
    goods: [
      "Rillenkugellager 6205-2RSH",
      "Keilriemen SPA 1250 Lw",
      "Wellendichtring 35x52x7 NBR",
      "Fächerscheibe 125 mm K60",
      "Arbeitshandschuh Rindleder Gr. 10",
      "Schlauchschelle 25-40 W2",
    ],
    units: ["Stück", "Paar", "Satz"],
    number: "B-YY/999",
    code: "99.9999",
  });
  const rows = order.items.map(
    (item) =>
      `<tr><td class=r>${item.quantity} ${item.unit}<td>${item.name} (Art.-Nr. ${item.sku})<td class=r>je ${eu(item.price)} €<td class=r>${eu(item.total)} €</tr>`,
  );
  return {
    html: page(
      "body{font-family:Carlito,Calibri,sans-serif;font-size:11pt}h2{font-size:13pt}.l td{padding:4px 8px}",
      `<p><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Telefon ${order.buyer.phone}</p><p style="margin-top:30px">${order.seller.name}<br>${order.seller.lines.join("<br>")}</p><p class=r>${spoken(order.date, "de")}</p><h2>Bestellung ${order.number}</h2><p>Sehr geehrte Damen und Herren,</p><p>hiermit bestellen wir gemäß Ihrem Angebot:</p><table class=l>${rows.join("")}</table><p>Gesamtsumme netto: <b>${eu(order.net)} €</b>, zuzüglich der gesetzlichen Umsatzsteuer.</p><p>Bitte liefern Sie bis spätestens ${spoken(order.due, "de")} an unsere Werkstatt:<br>${order.site.lines.join("<br>")}</p><p>Mit freundlichen Grüßen</p><p>${order.person}</p>`,
      "A4",
    ),
    ...told(order),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A typed fax: facts with leaders, then count, number and words in rows of dashes, the price at the end of a second row. */
const telefax = drawn("lot-fax-two-rows", { max: 8, base: { face: "mono", size: 9.5 } }, (plain, pen) => {
  const order = noted(plain, {
    ...MILLS,
    land: "us",
    firms: ["Grady County Gin Company", "Delta Rice Dryers", "Sandhill Irrigation"],
    sellers: ["Southern Belting & Supply", "Mid-South Bearing Co"],
    people: ["Lonnie Tate", "Wanda Crewe"],
    units: ["EA", "PK", "PR"],
    number: "YY-9999",
  });
  pen.say(306, 40, order.buyer.name.toUpperCase(), { bold: true, align: "center", size: 12 });
  pen.say(306, 56, order.buyer.lines.join("  "), { align: "center" });
  pen.say(306, 84, "F A X   O R D E R", { align: "center" });
  const after = pairs(pen, [50, 170], 110, [
    ["TO...............", order.seller.name],
    ["FAX..............", order.seller.phone],
    ["FROM.............", order.person],
    ["DATE.............", day(order.date, "mm/dd/yyyy")],
    ["P.O. NUMBER......", order.number],
    ["NEEDED BY........", day(order.due, "mm/dd/yyyy")],
    ["SHIP TO..........", `${order.site.lines.join(", ")}`],
  ]);
  let y = after + 14;
  pen.say(50, y, "PLEASE SHIP THE FOLLOWING:");
  y += 18;
  for (const item of order.items) {
    pen.say(50, y, `${item.at})  ${item.quantity} ${item.unit}   #${item.sku}   ${item.name.toUpperCase()}`);
    pen.say(100, y + 12, `$${us(item.price)} ${item.unit}    $${us(item.total)}`);
    y += 30;
  }
  pen.say(50, y + 4, `ORDER TOTAL  $${us(order.net)}   PLUS FREIGHT`);
  pen.say(50, y + 34, "CALL IF ANY OF THIS IS OUT OF STOCK. THANKS.");
  return { ...told(order), currency: "USD", requestedDate: order.due };
});

export const lotHands = [foreman, atelier, caigou, brief, telefax];
