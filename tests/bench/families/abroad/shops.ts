import { GOODS } from "../_desk.ts";
import { printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { relined } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr, us } from "../_print.ts";
import { taxOf, withTax } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

/** A Spanish shop's order page, printed by its buyer: the count with a word before it, a word on tax below the price. */
const ordered = printed("abroad-tienda-pedido-detalle-es", { words: "es", min: 2, max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "es",
    firms: ["Talleres Benavente, S.L.", "Clínica Dental Sonrisas", "Imprenta Gráfica Sur"],
    sellers: ["Tienda Industrial Online"],
    people: ["Álvaro Benavente", "Marta Soler"],
    goods: [
      "Broca cobalto HSSE 8 mm",
      "Cepillo alambre latonado",
      "Grasa litio cartucho 400 g",
      "Maneta freno aluminio",
      "Lámpara frontal LED 600 lm",
    ],
    units: ["ud"],
    number: "0000999999",
    code: "TI-99999",
  });
  const rows = order.items.map((item) =>
    row(
      [
        `<b>${item.name}</b><br><small>Marca: Ferrox</small>`,
        item.sku,
        `${eu(item.price)} €<br><small>IVA no incl.</small>`,
        `Pedido: ${item.quantity}`,
        `${eu(item.total)} €`,
      ],
      ["", "", "r", "", "r"],
    ),
  );
  return {
    html: page(
      ".g th{border-bottom:1px solid #ccc;font-size:8pt}.g td{border-bottom:1px solid #eee}small{color:#666}",
      `<h2>Pedido nº ${order.number}</h2><p>PROCESANDO &nbsp; ${spoken(order.date, "es")}</p><p><u>Volver a pedir</u> &nbsp; <u>Imprimir pedido</u></p><h4>Artículos pedidos</h4>
<table class=g><thead>${row(["Nombre del producto", "SKU", "Precio", "Cantidad", "Subtotal"], ["", "", "r", "", "r"], "th")}</thead>${rows.join("")}</table>
<table style="width:auto;margin-left:auto">${row(["Subtotal (sin IVA)", `${eu(order.net)} €`], ["", "r"])}${row(["Gastos de envío y manipulación", "0,00 €"], ["", "r"])}${row(["IVA", `${eu(taxOf(order, 21))} €`], ["", "r"])}${row(["<b>Total (IVA incl.)</b>", `<b>${eu(withTax(order, 21))} €</b>`], ["", "r"])}</table>
<h4>Información del pedido</h4><table><tr><td><b>Dirección de envío</b><br>${order.person}<br>${[order.buyer.name, ...order.site.lines].join("<br>")}<br>T: ${order.buyer.phone}<td><b>Método de envío</b><br>Transportista 24/48 h<td><b>Dirección de facturación</b><br>${[order.buyer.name, ...order.buyer.lines].join("<br>")}<td><b>Método de pago</b><br>Transferencia bancaria</table>`,
      "A4",
    ),
    ...told(order, () => ({ unit: null })),
    currency: "EUR",
    total: withTax(order, 21),
  };
});

/** A French shop's notice to its keeper, printed: reference first, unit price, count and sum, the buyer's addresses beneath in two boxes. */
const shop = printed("abroad-boutique-nouvelle-commande-fr", { words: "fr", min: 2, max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "fr",
    firms: ["Camping Les Tilleuls", "Mairie de Vauvert-le-Haut", "Garage Morvan"],
    sellers: ["Équip'Collectivités"],
    people: ["Bruno Tessier", "Lise Garnier"],
    goods: [
      "Banc mélèze 1,80 m",
      "Corbeille tulipe 50 L",
      "Panneau B1 classe 2",
      "Peinture routière blanche 25 kg",
      "Table pique-nique PMR",
    ],
    units: ["U"],
    number: "XKBN99999",
    code: "EC-9999",
  });
  const rows = order.items.map((item) =>
    row(
      [item.sku, item.name, `${fr(item.price)} €`, item.quantity, `${fr(item.total)} €`],
      ["", "", "r", "c", "r"],
    ),
  );
  const sum = (caption: string, value: number) =>
    `<tr><td colspan=4 class=r>${caption}<td class=r>${fr(value)} €</tr>`;
  return {
    html: page(
      ".g td,.g th{border:1px solid #d6d4d4;padding:5px}.g th{background:#f8f8f8}.b{border:1px solid #d6d4d4;background:#f8f8f8;padding:8px}",
      `<p class=b><b>Félicitations !</b><br>Une nouvelle commande a été passée sur <b>Équip'Collectivités</b> par le client suivant : ${order.person} (achats@customer.example)</p>
<p class=b><b>DÉTAILS DE LA COMMANDE</b><br>Commande : <b>${order.number}</b> passée le ${day(order.date, "dd/mm/yyyy")} 15:31:07<br>Paiement : Mandat administratif</p>
<table class=g><thead>${row(["Référence", "Produit", "Prix unitaire", "Quantité", "Prix total"], ["", "", "", "", ""], "th")}</thead>${rows.join("")}${sum("Produits", order.net)}${sum("Réductions", 0)}${sum("Livraison", 0)}${sum("TVA totale", taxOf(order, 20))}${sum("<b>Total payé</b>", withTax(order, 20))}</table>
<p class=b><b>TRANSPORTEUR :</b> Messagerie sur rendez-vous</p>
<table><tr><td class=b><b>ADRESSE DE LIVRAISON</b><br>${[order.buyer.name, order.person, ...order.site.lines].join("<br>")}<br>${order.buyer.phone}<td class=b><b>ADRESSE DE FACTURATION</b><br>${[order.buyer.name, order.person, ...order.buyer.lines].join("<br>")}</table>
<p>Vous pouvez accéder au détail de cette commande depuis votre back-office.</p>`,
      "A4",
    ),
    ...told(order, () => ({ unit: null })),
    currency: "EUR",
    total: withTax(order, 20),
  };
});

/** A German plug-in's notice: the article with its number in brackets, the count, and only the row's sum under "Preis"; sums with shipping. */
const plugin = printed("abroad-shop-neue-bestellung-de", { words: "de", min: 2, max: 9 }, (plain) => {
  const order = noted(plain, {
    land: "de",
    firms: ["Kanuverleih Weser", "Café Mühlenblick", "Segelschule Greifswald GbR"],
    sellers: ["Bootsbedarf Ostsee"],
    people: ["Kai Brandt", "Silvia Noack"],
    goods: [
      "Festmacher 14 mm, 10 m",
      "Fender 22 x 60 cm, weiß",
      "Rettungsweste 100 N, Gr. L",
      "Kaffeebecher Pappe 0,3 l",
      "Paddel Alu 220 cm",
    ],
    units: ["Stk"],
    number: "9999",
    code: "BO-9999",
  });
  const rows = order.items.map((item) =>
    row([`${item.name} (#${item.sku})`, item.quantity, `${eu(item.total)}&nbsp;€`], ["", "", ""]),
  );
  const sum = (caption: string, value: string) => `<tr><th colspan=2>${caption}:</th><td>${value}</td></tr>`;
  return {
    html: page(
      ".w{width:150mm;margin:0 auto;border:1px solid #dedede}.t{background:#7f54b3;color:#fff;padding:20px;font-size:18pt}.g td,.g th{border:1px solid #e5e5e5;padding:8px}.i{padding:16px}",
      `<div class=w><div class=t>Neue Bestellung: Nr. ${order.number}</div><div class=i><p>Du hast folgende Bestellung von ${order.person} erhalten:</p><h3>[Bestellung Nr. ${order.number}] (${spoken(order.date, "de")})</h3>
<table class=g><thead>${row(["Produkt", "Anzahl", "Preis"], ["", "", ""], "th")}</thead>${rows.join("")}${sum("Zwischensumme", `${eu(order.net)}&nbsp;€`)}${sum("Lieferung", "6,90&nbsp;€ via Paketdienst")}${sum("Zahlungsmethode", "Kauf auf Rechnung")}${sum("Gesamt", `${eu(rounded(order.net + 6.9, 2))}&nbsp;€ (inkl. MwSt.)`)}</table>
<table><tr><td><h3>Rechnungsadresse</h3>${[order.buyer.name, order.person, ...order.buyer.lines].join("<br>")}<br>${order.buyer.phone}<td><h3>Lieferadresse</h3>${[order.buyer.name, order.person, ...order.site.lines].join("<br>")}</table><p>Glückwunsch zum Verkauf.</p></div></div>`,
      "A4",
    ),
    ...told(order, () => ({ unit: null, unitPrice: null })),
    currency: "EUR",
    total: rounded(order.net + 6.9, 2),
  };
});

/** A Chinese wholesale site's order, printed from the browser: state and steps above, the article with its variant and number, price, count and sum. */
const wholesale = printed("abroad-pifa-dingdan-xiangqing-zh", { words: "zh", min: 2, max: 10 }, (plain) => {
  const order = noted(plain, {
    land: "zh",
    firms: ["襄阳市樊城区顺达五金店", "宁波橙果电子商务有限公司", "烟台百家乐超市"],
    sellers: ["义乌市捷成日用百货商行"],
    people: ["赵敏", "黄伟"],
    goods: [
      "加厚透明封箱胶带",
      "一次性PE手套 盒装",
      "304不锈钢保温杯 定制logo",
      "气泡膜 防震 50cm",
      "收纳箱 塑料 大号",
    ],
    units: ["个", "卷", "件"],
    number: "9999999999999999999",
    code: "JC999-9",
  });
  const rows = order.items.map((item) =>
    row(
      [
        `${item.name}<br><span style="color:#888">颜色：${order.random.pick(["透明", "米黄", "蓝色"])}；规格：标准</span><br><span style="color:#888">单品货号：${item.sku}</span>`,
        bare(item.price),
        `${item.quantity}${item.unit}`,
        "-",
        "待发货",
        bare(item.total),
      ],
      ["", "c", "c", "c", "c", "r"],
    ),
  );
  return {
    html: page(
      "body{font-family:'Noto Serif CJK SC',serif;font-size:9pt}.g td,.g th{border-bottom:1px solid #ddd;padding:5px}.b{background:#fff7ec;border:1px solid #f5c98b;padding:8px;margin:6px 0}",
      `<p>我的订单 &gt; 订单详情</p><table><tr class=c><td>✔ 提交订单<td>✔ 买家付款<td>③ 卖家发货<td>④ 确认收货</table><div class=b>当前订单状态：<b>等待卖家发货</b></div>
<p>订单号：${order.number}　　创建时间：${order.date} 09:33:21　　付款时间：${order.date} 09:35:02</p>
<p>买家：${order.buyer.name}　　联系人：${order.person}　　卖家：${order.seller.name}</p><p>收货地址：${order.site.lines.join("")}　${order.person}　${order.buyer.phone}</p>
<table class=g><thead>${row(["货品", "单价（元）", "数量", "优惠（元）", "状态", "小计（元）"], ["", "c", "c", "c", "c", "r"], "th")}</thead>${rows.join("")}</table>
<p class=r>货品总价：${bare(order.net)} 元<br>运费：8.00 元<br>实付款：<b style="color:#f60;font-size:13pt">${bare(rounded(order.net + 8, 2))}</b> 元</p><p>买家留言：请发顺丰，附送货清单。</p>`,
      "A4",
    ),
    ...told(order),
    currency: "CNY",
    total: rounded(order.net + 8, 2),
  };
});

/** A market place's order page as a business prints it: a card for each parcel, no table, the count on a badge, the price beneath the seller. */
const parcels = printed("abroad-market-parcels-us", { min: 2, max: 10 }, (plain) => {
  const made = noted(plain, {
    land: "us",
    firms: ["Hartwell Veterinary Clinic", "Sawmill Road Charter School", "Loop 4 Logistics"],
    sellers: ["Prime Shop Supply"],
    people: ["Nina Castellano", "Owen Briggs"],
    goods: GOODS.supplies,
    units: ["ea"],
    number: "99999-R",
    code: "B0999AX99",
  });
  const order = relined(
    made,
    made.items.map((item) => {
      const quantity = made.random.int(1, 12);
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  const card = (item: (typeof order.items)[number]) =>
    `<div style="display:flex;gap:12px;margin:10px 0;break-inside:avoid"><div style="width:60px;height:60px;background:#eee"></div><div><b>${item.name}</b><br>Item no. ${item.sku}<br>Sold by: ${order.seller.name}<br>$${us(item.price)}<br>Qty: ${item.quantity}</div></div>`;
  const half = Math.ceil(order.items.length / 2);
  const parcel = (caption: string, items: typeof order.items) =>
    items.length
      ? `<div style="border:1px solid #ccc;border-radius:8px;padding:10px;margin:8px 0"><h3>${caption}</h3>${items.map(card).join("")}</div>`
      : "";
  return {
    html: page(
      "h3{margin:0}body{font-size:9.5pt}",
      `<h2>Order Details</h2><p>Ordered on ${day(order.date, "Mon d, yyyy")} &nbsp;|&nbsp; Order# 114-${order.random.digits(7)}-${order.random.digits(7)} &nbsp;|&nbsp; PO number: ${order.number}</p>
<table style="border:1px solid #ccc"><tr><td><b>Shipping Address</b><br>${[order.person, order.buyer.name, ...order.site.lines].join("<br>")}<td><b>Payment</b><br>Pay by Invoice, net 30<td><b>Order Summary</b><br>Item(s) Subtotal: $${us(order.net)}<br>Shipping &amp; Handling: $0.00<br>Total before tax: $${us(order.net)}<br>Estimated tax: $0.00<br><b>Grand Total: $${us(order.net)}</b></table>
${parcel("Arriving Tuesday", order.items.slice(0, half))}${parcel(`Not yet shipped - estimated ${day(order.due, "Mon d, yyyy")}`, order.items.slice(half))}<p>Buy it again &nbsp; Leave seller feedback &nbsp; Conditions of Use</p>`,
    ),
    ...told(order, () => ({ unit: null })),
    currency: "USD",
    total: order.net,
  };
});

export const abroadShops = [ordered, shop, plugin, wholesale, parcels];
