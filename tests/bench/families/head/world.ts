import { HEISEI, SONG, withFont } from "../_cid.ts";
import { drawn } from "../_family.ts";
import { plainLines } from "../_plain.ts";
import { day } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const A4: [number, number] = [595, 842];
const short = { min: 2, max: 4, size: A4, base: { size: 9 } };
const east = {
  ...short,
  base: { face: "east" as const, size: 9 },
  forms: ["runs" as const, "shuffled" as const],
};

/** An Indian voucher: who is invoiced, who gets the goods and who sells, each with its tax number and the code of its state. */
const voucher = drawn("head-consignee-in", { ...short, words: "india" }, (made, pen) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: ["Malabar Precision Gears Private Limited", "Aravalli Castings Pvt. Ltd."],
    number: "PO/2526/9999",
    units: ["Nos", "Mtr"],
  });
  const plot = ["Plot No. 47/B, GIDC Phase II, Vatva", "Ahmedabad - 382445"];
  const state = ["GSTIN/UIN : 24AABCM5501Q1ZV", "State Name : Gujarat, Code : 24"];
  pen.say(297, 26, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
  pen.box(36, 44, 522, 226);
  let y = pen.block(40, 48, ["Invoice To"], { size: 8 });
  y = pen.say(40, y, order.buyer.name, { bold: true });
  y =
    pen.block(40, y, [
      "Regd. Office: 302, Sunrise Tower, S.V. Road",
      "Mumbai 400 064",
      "GSTIN/UIN: 27AABCM5501Q1ZP",
      "State Name : Maharashtra, Code : 27",
      "E-Mail : purchase@gears.example",
    ]) + 3;
  pen.rule(36, y, 300);
  y = pen.block(40, y + 2, ["Consignee (Ship to)"], { size: 8 });
  y = pen.say(40, y, `${order.buyer.name} - Unit II`, { bold: true });
  y = pen.block(40, y, [...plot, ...state, "Contact : Mr. R. Deshpande, 98555 01480"]) + 3;
  pen.rule(36, y, 300);
  y = pen.block(40, y + 2, ["Supplier (Bill from)"], { size: 8 });
  y = pen.say(40, y, order.seller.name, { bold: true });
  pen.block(40, y, [...order.seller.lines, "GSTIN/UIN: 27AAACX0192K1Z3"]);
  pen.rule(300, 44, 300, 270);
  const facts: [string, string][] = [
    ["Voucher No.", order.number],
    ["Dated", day(order.date, "d-Mon-yy")],
    ["Mode/Terms of Payment", "45 Days"],
    ["Due on", day(order.due, "d-Mon-yy")],
    ["Destination", "Vatva"],
  ];
  facts.forEach(([caption, value], i) => {
    const x = i % 2 ? 432 : 304;
    const at = 48 + Math.floor(i / 2) * 30;
    pen.say(x, at, caption, { size: 8 });
    pen.say(x, at + 11, value, { bold: true });
  });
  plainLines(order, pen, { y: 284, tongue: "in" });
  return {
    ...truly(order),
    requestedDate: order.due,
    shipTo: { name: `${order.buyer.name} - Unit II`, lines: plot },
  };
});

/** A contractor in the Gulf: boxes at the post office, the site by its plot, the engineer's mobile, tax number among the lines. */
const site = drawn("head-site-ae", short, (made, pen) => {
  const order = traded(made, {
    wares: "site",
    buyers: [
      "Al Noor Interiors & Contracting L.L.C.",
      "Emirates Peak Electromechanical LLC",
      "Gulf Horizon Contracting Co. LLC",
    ],
    number: "LPO-9999/YY",
    units: ["NOS", "BAG"],
  });
  const tower = ["Plot 392-881, Marina Heights Tower B", "Dubai Marina, Dubai, U.A.E."];
  pen.say(297, 26, order.buyer.name, { bold: true, size: 14, align: "center" });
  pen.say(
    297,
    44,
    "P.O. Box 44512, Al Quoz Industrial Area 3, Dubai - United Arab Emirates | TRN: 100355501480003",
    { size: 8, align: "center" },
  );
  pen.say(297, 64, "LOCAL PURCHASE ORDER", { bold: true, size: 12, align: "center" });
  pairs(pen, [40, 110], 88, [
    ["M/s.", order.seller.name],
    ["", "P.O. Box 9100, Sharjah, UAE"],
    ["TRN", "100255501910003"],
    ["Attn.", order.person],
    ["Tel.", "+971 6 555 0148"],
  ]);
  pairs(pen, [350, 440], 88, [
    ["LPO No.", order.number],
    ["LPO Date", day(order.date, "d-Mon-yyyy")],
    ["Delivery On/Before", day(order.due, "d-Mon-yyyy")],
    ["Payment", "60 Days PDC"],
    ["Currency", "AED"],
  ]);
  pen.block(40, 156, [
    "Delivery Site:",
    "Project 2207 - Marina Heights",
    ...tower,
    "Contact: Eng. Khalid Rahman, +971 50 555 0192",
  ]);
  plainLines(order, pen, { y: 228, tongue: "en" });
  return {
    ...truly(order),
    currency: "AED",
    requestedDate: order.due,
    shipTo: { name: "Project 2207 - Marina Heights", lines: tower },
  };
});

/** A Brazilian order: who is invoiced, where goods are delivered and who is charged, each with CNPJ and CEP. */
const pedido = drawn("head-local-entrega-br", { ...short, words: "pt" }, (made, pen) => {
  const order = traded(made, {
    wares: "pt",
    buyers: ["Metalúrgica Serra Azul Ltda", "Laticínios Campo Belo S.A."],
    number: "PC 99999",
    units: ["UN", "CX"],
  });
  const depot = ["Rod. BR-116, km 148,5, Galpão 3", "CEP 95059-520 - Caxias do Sul - RS"];
  const date = (iso: string) => day(iso, "dd/mm/yyyy");
  pen.say(40, 30, "PEDIDO DE COMPRA", { bold: true, size: 13 });
  pairs(pen, [400, 480], 30, [
    ["Nº do Pedido:", order.number],
    ["Emissão:", date(order.date)],
    ["Entrega:", date(order.due)],
  ]);
  let y = pen.say(40, 82, "DADOS PARA FATURAMENTO", { bold: true });
  y =
    pen.block(40, y, [
      order.buyer.name,
      "CNPJ: 12.555.014/0001-80   I.E.: 029/0555014",
      ...order.buyer.lines,
      "Fone: (54) 5550-1480",
    ]) + 6;
  y = pen.say(40, y, "LOCAL DE ENTREGA", { bold: true });
  y = pen.block(40, y, [`${order.buyer.name} - Filial 02`, "CNPJ: 12.555.014/0002-61", ...depot]) + 6;
  pen.say(320, 82, "FORNECEDOR", { bold: true });
  pen.block(320, 94, [
    order.seller.name,
    "CNPJ: 33.555.019/0001-12",
    ...order.seller.lines,
    `A/C: ${order.person}`,
  ]);
  plainLines(order, pen, { y: y + 10, tongue: "pt", sign: "R$ " });
  return {
    ...truly(order),
    currency: "BRL",
    requestedDate: order.due,
    shipTo: { name: `${order.buyer.name} - Filial 02`, lines: depot },
  };
});

/** A Chinese order in sentences: parties in a line each, where and till when goods come in the clauses. */
const clauses = drawn("head-clauses-zh", { ...east, words: "zh", write: withFont(SONG) }, (order, pen) => {
  const [y, m, d] = order.date.split("-").map(Number);
  const [dy, dm, dd] = order.due.split("-").map(Number);
  const gate = "浙江省宁波市北仑区明州路668号3号仓库";
  pen.say(297, 30, "采购合同", { size: 15, align: "center" });
  pen.block(40, 58, [
    `甲方（买方）：${order.buyer.name}`,
    `乙方（卖方）：${order.seller.name}`,
    `合同编号：HT-${order.number}`,
    `签订日期：${y}年${m}月${d}日`,
  ]);
  pen.say(40, 116, "经双方友好协商，甲方向乙方订购下列货物：");
  const at = plainLines(order, pen, { y: 138, tongue: "zh", sign: "¥" });
  pen.block(40, at + 8, [
    `1、交货日期：乙方应于${dy}年${dm}月${dd}日前交货。`,
    `2、交货地点：${gate}，收货人：${order.person}，电话：0574-55501480。`,
    "3、付款方式：货到验收合格后30天内付款。",
    "4、运输费用由乙方承担。",
  ]);
  return {
    docNumber: `HT-${order.number}`,
    currency: "CNY",
    requestedDate: order.due,
    shipTo: { name: order.buyer.name, lines: [gate] },
  };
});

/** A Japanese order: the seller with 御中 at the left, the buyer with its seal at the right, place and day of delivery below. */
const slip = drawn(
  "head-delivery-ja",
  { ...east, words: "ja", scale: 100, priceDecimals: 0, decimals: 0, write: withFont(HEISEI) },
  (order, pen) => {
    const [y, m, d] = order.date.split("-").map(Number);
    const [dy, dm, dd] = order.due.split("-").map(Number);
    const works = ["〒470-0124", "愛知県日進市浅田町平池22-1"];
    pen.say(297, 30, "注 文 書", { size: 16, align: "center" });
    pen.say(40, 64, `${order.seller.name}　御中`, { size: 12 });
    pen.block(40, 88, [
      "下記の通り注文いたします。",
      `納期：${dy}年${dm}月${dd}日`,
      `納入場所：当社 日進工場`,
      `　　　　　${works.join(" ")}`,
    ]);
    pen.block(370, 64, [`注文番号：${order.number}`, `発行日：${y}年${m}月${d}日`]);
    pen.block(370, 96, [order.buyer.name, ...order.buyer.lines, "TEL 052-555-0148", `担当：${order.person}`]);
    plainLines(order, pen, { y: 170, tongue: "ja", decimals: 0, sign: "¥" });
    return {
      docNumber: order.number,
      currency: "JPY",
      requestedDate: order.due,
      shipTo: { name: "当社 日進工場", lines: [works[1]!] },
    };
  },
);

export const headWorld = [voucher, site, pedido, clauses, slip];
