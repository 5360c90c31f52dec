import { SONG, withFont } from "../_cid.ts";
import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { sums, within } from "../_ledger.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { STOCK } from "../_week.ts";

const right = "right" as const;
const COINS = { priceDecimals: 3, decimals: 3, scale: 0.3 };

/** An Arabic numeral of the eastern kind. */
function eastern(text: string): string {
  return text
    .replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!)
    .replace(/\./g, "٫")
    .replace(/,/g, "٬");
}

/** A Bahraini company: rate, discounted rate, taxable, tax and sum by line, dinars of three decimals, in a frame with the sum in words. */
const bahrain = drawn(
  "ledger-bhd-tax-columns",
  { ...COINS, max: 20, size: [842, 595], base: { size: 8.5 } },
  (made, pen) => {
    const order = within(
      sited(
        traded(made, {
          wares: STOCK.safety,
          buyers: ["Sitra Dry Dock Services W.L.L.", "Hamala Cold Stores Co. B.S.C. (c)"],
          number: "LPO/YY/9999",
          units: ["Nos", "Box", "Pair"],
        }),
        ["Sitra Yard Store", "Salman Industrial City Gate 2"],
        ["Road 1122, Block 611", "Building 88, Avenue 14"],
      ),
      "Manama, Bahrain",
    );
    const taxes = order.items.map(({ total }) => rounded(total * 0.1, 3));
    const tax = rounded(
      taxes.reduce((sum, one) => sum + one, 0),
      3,
    );
    const edges = [30, 56, 130, 380, 430, 470, 530, 600, 640, 710, 812];
    const columns = columnsOf(`34 Sl | 60 Part No. | 134/240 Description of Goods | >426 Qty | 434 UOM
      >526 Rate BD | >596 Amount BD | >636 VAT% | >706 VAT BD | >808 Total incl. VAT BD`);
    const head = () => {
      pen.say(421, 24, order.buyer.name, { bold: true, size: 14, align: "center" });
      pen.say(
        421,
        42,
        "CR 44120-1   VAT A/C No. 220004471100002   P.O. Box 5512, Manama, Kingdom of Bahrain",
        { size: 8, align: "center" },
      );
      pen.say(421, 56, "LOCAL PURCHASE ORDER", { bold: true, size: 12, align: "center" });
      if (pen.pages > 1) return 80;
      pen.block(34, 78, ["To, M/s", order.seller.name, ...order.seller.lines]);
      pen.block(330, 78, ["Delivery at", order.site.name, ...order.site.lines]);
      pairs(pen, [610, 690], 78, [
        ["LPO No.", order.number],
        ["LPO Date", day(order.date, "dd/mm/yyyy")],
        ["Your Quote", `Q-${order.random.digits(4)} dt. ${day(order.date, "dd/mm/yyyy")}`],
        ["Delivery By", day(order.due, "dd/mm/yyyy")],
        ["Payment", "90 days"],
      ]);
      return 148;
    };
    const flow = wayOf(pen, { columns, head, bottom: 540, caption: { bold: true } });
    order.items.forEach((item, i) => {
      flow.need(24);
      const top = flow.y - 4;
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 3),
          us(item.total, 3),
          "10%",
          us(taxes[i]!, 3),
          us(item.total + taxes[i]!, 3),
        ]) + 4;
      edges
        .slice(1)
        .forEach((edge, at) => void pen.box(edges[at]!, top, edge - edges[at]!, flow.y - top - 4));
    });
    const total = rounded(order.net + tax, 3);
    flow.need(50);
    pen.say(134, flow.y + 4, "Total", { bold: true });
    for (const [x, value] of [
      [596, order.net],
      [706, tax],
      [808, total],
    ] as const)
      pen.say(x, flow.y + 4, us(value, 3), { bold: true, align: right });
    pen.say(
      34,
      flow.y + 22,
      `Bahraini Dinars: ${Math.floor(total)} and Fils ${Math.round((total % 1) * 1000)}/1000 only`,
      { italic: true },
    );
    return told(order, { currency: "BHD", requestedDate: order.due, total });
  },
);

/** A Tunisian works' order: a levy before the value added tax, its column and its sums, a stamp, three decimals after a comma. */
const levy = drawn(
  "ledger-tnd-fodec-fr",
  { words: "fr", priceDecimals: 3, decimals: 3, max: 24, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "fr",
      buyers: ["Sté Sahel Câblage SARL", "Minoteries du Kef SA", "Huileries Ben Romdhane"],
      number: "BC 999/YY",
      units: ["U", "ML", "KG"],
    });
    const levied = rounded(order.net * 0.01, 3);
    const tax = rounded((order.net + levied) * 0.19, 3);
    const total = rounded(order.net + levied + tax + 1, 3);
    const columns = columnsOf(`36 Code | 100/180 Désignation | >330 Qté | 336 U | >415 P.U. HT | >452 FODEC
      >486 TVA | >560 Total HT`);
    const head = () => {
      pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
      pen.block(
        36,
        47,
        ["Zone industrielle Sidi Abdelhamid, 4061 Sousse", "MF : 0812447 A/M/000   RC : B0144712008"],
        { size: 8 },
      );
      pen.box(360, 28, 200, 48);
      pen.say(366, 33, "BON DE COMMANDE", { bold: true, size: 11 });
      pen.say(366, 48, `N° : ${order.number}`);
      pen.say(366, 60, `Date : ${day(order.date, "dd/mm/yyyy")}`);
      if (pen.pages > 1) return 92;
      pen.block(36, 86, ["Fournisseur :", order.seller.name, ...order.seller.lines]);
      pen.block(360, 86, [
        `Délai : ${day(order.due, "dd/mm/yyyy")}`,
        "Mode de règlement : traite 60 jours",
        `Demandeur : ${order.person}`,
      ]);
      return 146;
    };
    const flow = wayOf(pen, { columns, head, bottom: 740, band: "bar", caption: { bold: true } });
    for (const item of order.items) {
      flow.need(26);
      flow.y =
        cells(pen, flow.y, columns, [
          item.sku,
          item.name,
          fr(item.quantity, 3),
          item.unit,
          fr(item.price, 3),
          "1%",
          "19%",
          fr(item.total, 3),
        ]) + 4;
    }
    pen.rule(36, flow.y, 560);
    sums(
      pen,
      flow,
      [486, 560],
      [
        ["Total HT", fr(order.net, 3)],
        ["FODEC 1%", fr(levied, 3)],
        ["Base TVA", fr(order.net + levied, 3)],
        ["TVA 19%", fr(tax, 3)],
        ["Timbre fiscal", "1,000"],
        ["Net à payer TND", fr(total, 3)],
      ],
    );
    return told(order, { currency: "TND", requestedDate: order.due, total, shipTo: undefined });
  },
);

/** A Kuwaiti contractor's order in two tongues: captions of both in one cell, words in English, sections of a bill with letters, rate in dinars. */
const bill = drawn(
  "ledger-kwd-bill-sections",
  {
    ...COINS,
    min: 7,
    max: 26,
    size: [595, 842],
    base: { face: "unicode", size: 7.5 },
    forms: ["runs", "words"],
  },
  (made, pen) => {
    const order = within(
      sited(
        traded(made, {
          wares: GOODS.electric,
          buyers: ASKING.gulf,
          number: "9999/KWT/YY",
          units: ["No.", "LM", "Set"],
        }),
        ["Project C-2217, Shuwaikh Site", "Mina Abdullah Site Store"],
        ["Block 3, Street 41", "Area 7, Plot 112"],
      ),
      "Kuwait",
    );
    const columns = columnsOf(`30 البند¶Item | 62/230 الوصف¶Description | 330 الوحدة¶Unit
      >410 الكمية¶Quantity | >480 السعر¶Rate (KD) | >565 المبلغ¶Amount (KD)`);
    const head = () => {
      pen.say(30, 26, order.buyer.name, { bold: true, size: 11 });
      pen.say(565, 26, "أمر شراء / PURCHASE ORDER", { bold: true, size: 10, align: right });
      if (pen.pages > 1) {
        pen.say(565, 42, `P.O. ${order.number}   Page ${pen.pages}`, { align: right });
        return 62;
      }
      pairs(pen, [380, 460], 46, [
        ["P.O. No.", order.number],
        ["Date", day(order.date, "dd-mm-yyyy")],
        ["Delivery", day(order.due, "dd-mm-yyyy")],
        ["Buyer", order.person],
      ]);
      pen.block(30, 46, [
        "P.O. Box 2261 Safat 13023, Kuwait",
        "",
        "Supplier:",
        order.seller.name,
        ...order.seller.lines,
      ]);
      pen.block(200, 64, ["Delivery place:", order.site.name, ...order.site.lines]);
      return 120;
    };
    const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true } });
    const third = Math.ceil(order.items.length / 3);
    ["LV PANELS", "CONTAINMENT", "SUNDRIES"].forEach((section, at) => {
      const items = order.items.slice(at * third, (at + 1) * third);
      if (!items.length) return;
      flow.need(60);
      flow.y = pen.say(30, flow.y, "ABC"[at]!, { bold: true });
      pen.say(62, flow.y - 7.5 * 1.22, section, { bold: true });
      flow.y += 2;
      items.forEach((item, i) => {
        flow.need(26);
        flow.y =
          cells(pen, flow.y, columns, [
            `${"ABC"[at]}.${i + 1}`,
            `${item.name}, Ref ${item.sku}`,
            item.unit,
            us(item.quantity),
            us(item.price, 3),
            us(item.total, 3),
          ]) + 3;
      });
      const sum = rounded(
        items.reduce((all, { total }) => all + total, 0),
        3,
      );
      flow.need(20);
      pen.say(480, flow.y, `Total of section ${"ABC"[at]}`, { align: right, bold: true });
      flow.y = pen.say(565, flow.y, us(sum, 3), { align: right, bold: true }) + 5;
    });
    sums(pen, flow, [480, 565], [["الإجمالي / TOTAL KD", us(order.net, 3)]], { bold: true });
    return told(order, { currency: "KWD", requestedDate: order.due });
  },
);

/** An Omani order wholly in Arabic with eastern numerals, tax by line and the sum before it beside, rials of three decimals. */
const rials = printed("ledger-omr-raqam-ar", { words: "ar", ...COINS, max: 14 }, (order) => {
  const taxes = order.items.map(({ total }) => rounded(total * 0.05, 3));
  const tax = rounded(
    taxes.reduce((sum, one) => sum + one, 0),
    3,
  );
  const total = rounded(order.net + tax, 3);
  const money = (value: number) => eastern(us(value, 3));
  const rows = order.items.map((item, i) =>
    row([
      eastern(String(item.at)),
      item.sku,
      item.name,
      eastern(us(item.quantity, 0)),
      item.unit,
      money(item.price),
      money(item.total),
      money(taxes[i]!),
      money(item.total + taxes[i]!),
    ]),
  );
  return {
    total,
    currency: "OMR",
    requestedDate: order.due,
    html: page(
      "body{direction:rtl}td,th{text-align:right}.g td,.g th{border:1px solid #555}.g th{background:#eee}",
      `<table><tr><td>${party(order.buyer, false)}<td style="text-align:center"><h2>أمر شراء محلي</h2><td style="text-align:left">رقم الأمر: ${order.number}<br>تاريخ الأمر: ${eastern(day(order.date, "dd/mm/yyyy"))}<br>تاريخ التوريد: ${eastern(day(order.due, "dd/mm/yyyy"))}</table>
      <p>السادة / ${order.seller.name} المحترمين — ${order.seller.lines.join("، ")}</p><p>يرجى توريد الأصناف التالية بالأسعار الموضحة أدناه بالريال العماني:</p>
      <table class=g><thead><tr><th>م<th>رمز الصنف<th>اسم الصنف<th>الكمية<th>الوحدة<th>سعر الوحدة<th>المبلغ<th>الضريبة ${eastern("5")}٪<th>الإجمالي مع الضريبة</tr></thead>${rows.join("")}<tr><td colspan=6><b>المجموع</b><td>${money(order.net)}<td>${money(tax)}<td><b>${money(total)}</b></table>
      <p>شروط الدفع: ${eastern("30")} يوماً من تاريخ الفاتورة</p><p>اعتماد مدير المشتريات: ....................</p>`,
      "A4",
    ),
  };
});

/** A Chinese plant's order: counted in thousands, price for a thousand with and without tax, drawing number apart, carried sums on each sheet. */
const thousands = drawn(
  "ledger-qianzhi-jia-zh",
  {
    words: "zh",
    max: 40,
    size: [842, 595],
    base: { face: "east", size: 8.5 },
    forms: ["runs", "shuffled"],
    write: withFont(SONG),
    priceDecimals: 4,
    quantityDecimals: 1,
  },
  (order, pen) => {
    const number = `CG${order.date.slice(2, 4)}${order.random.digits(6)}`;
    let done = 0;
    const columns =
      columnsOf(`40 项次 | 70 料号 | 150/150 品名及规格 | 310 图号 | 390 交期 | >500 数量（千件） | >590 千件单价（未税）
      >680 千件单价（含税） | >790 未税金额`);
    const head = () => {
      pen.say(421, 26, `${order.buyer.name} 采购单`, { size: 14, align: "center" });
      pairs(pen, [620, 680], 46, [
        ["采购单号：", number],
        ["采购日期：", order.date],
        ["页次：", `${pen.pages}`],
      ]);
      if (pen.pages > 1) return 86;
      pen.block(40, 48, [
        `供应商：${order.seller.name}`,
        `地址：${order.seller.lines.join("")}`,
        `采购员：${order.person}    币别：RMB    税率：13%`,
      ]);
      pen.say(40, 84, `送货地址：${order.site.lines.join("")}`);
      return 106;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 520,
      end: (y) => {
        pen.say(680, y + 4, "本页累计", { align: right });
        pen.say(790, y + 4, us(done), { align: right });
      },
      onward: (y) => {
        pen.say(680, y, "承前页", { align: right });
        pen.say(790, y, us(done), { align: right });
        return y + 15;
      },
    });
    for (const item of order.items) {
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          `DR-${order.random.digits(4)}`,
          item.due,
          bare(item.quantity, 1),
          us(item.price, 4),
          us(item.price * 1.13, 4),
          us(item.total),
        ]) + 5;
      done = rounded(done + item.total, 2);
    }
    pen.rule(40, flow.y, 800);
    sums(
      pen,
      flow,
      [680, 790],
      [
        ["未税合计", us(order.net)],
        ["税额 13%", us(taxOf(order, 13))],
        ["含税总计", us(order.net + taxOf(order, 13))],
      ],
    );
    return {
      docNumber: number,
      currency: "CNY",
      total: rounded(order.net + taxOf(order, 13), 2),
      line: () => ({ unit: null }),
    };
  },
);

export const ledgerCoins = [bahrain, levy, bill, rials, thousands];
