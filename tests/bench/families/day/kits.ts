import { wayOf } from "../_desk.ts";
import { discounted } from "../_discount.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { noted, told as noting } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, fr, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** Sets with what is in them: components indented below with counts of their own and no prices. */
const kits = drawn("day-sets-and-components", { max: 16, min: 4 }, (plain, pen) => {
  const asked = traded(plain, {
    wares: [
      "Gate hardware set, cantilever",
      "Door closer package, LH",
      "Faucet repair set",
      "Fence post bundle",
      "Lockset, storeroom, w/ cores",
      "Sign mounting set",
    ],
    buyers: ["Bellweather Fence & Gate", "Kramer Door & Hardware", "Summit School Facilities"],
    number: "K-99999",
    units: ["SET", "EA"],
  });
  const order = sited(asked, ["Yard 1", "Job trailer 22"]);
  const { random } = order;
  const columns =
    columnsOf(`36 Ln | 58 Product | 150/190 Description | >400 Ordered | 408 U/M | >500 Net Price
    >576 Amount`);
  const head = () => {
    pen.block(36, 26, [order.buyer.name, ...order.buyer.lines]);
    pairs(pen, [400, 480], 26, [
      ["Purchase Order", order.number],
      ["Ordered", day(order.date, "mm/dd/yy")],
      ["Due", day(order.due, "mm/dd/yy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 88;
    pen.block(36, 82, ["To:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 82, ["Ship:", order.site.name, ...order.site.lines]);
    return 140;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8.5, bold: true } });
  for (const item of order.items) {
    const parts = item.at % 2 ? random.int(2, 4) : 0;
    flow.need(18 + parts * 12);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    for (let part = 0; part < parts; part++)
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          null,
          `  ${random.digits(6)}`,
          `  ${random.pick(["Hinge, 4 in", "Bolt 3/8 x 2", "Latch body", "Template, paper", "Anchor pack"])}`,
          us(item.quantity * (part + 1), 0),
          "ea",
          "incl.",
          null,
        ],
        { size: 8, italic: true },
      );
    flow.y += 3;
  }
  flow.need(30);
  pen.rule(440, flow.y, 576);
  pen.say(576, flow.y + 4, `PO Total  ${us(order.net)}`, { align: right, bold: true });
  return told(order, { requestedDate: order.due });
});

const WIDTHS = ["36", "37", "38", "39", "40", "41", "42"];

/** A shoe shop's order: sizes over the pairs in a grid for each style, pairs and cost behind, empty cells where none is wanted. */
const shoes = printed("day-shoe-sizes", { max: 9 }, (plain) => {
  const asked = traded(plain, {
    wares: [
      "Loafer, suede, sand",
      "Ankle boot, black calf",
      "Trainer, white/green",
      "Clog, oiled leather",
      "Sandal, two strap, tan",
    ],
    buyers: ["Pettigrew's Shoes", "The Cobbler's Daughter", "Stride & Co."],
    number: "SS9999",
    units: ["pairs"],
  });
  const order = sited(asked, ["Pettigrew's High Street", "Back door, Mill Lane"]);
  const rows = order.items.map((item) => {
    const counts = WIDTHS.map((_, i) => ((item.at + i * 3) % 4 === 0 ? 0 : ((item.at + i) % 3) + 1));
    const pieces = counts.reduce((sum, count) => sum + count, 0);
    return { item, counts, pieces, cost: rounded(pieces * item.price, 2) };
  });
  const total = rounded(
    rows.reduce((sum, { cost }) => sum + cost, 0),
    2,
  );
  return {
    html: page(
      "body{font-family:'Gill Sans','Open Sans',sans-serif;font-size:9pt}.g td,.g th{border:1px solid #999;text-align:center}.g td:nth-child(-n+2){text-align:left}",
      `<h2>${order.buyer.name}</h2><p>${order.buyer.lines.join(", ")}</p><table><tr><td>${fields([
        ["Order", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Deliver by", day(order.due, "dd/mm/yyyy")],
      ])}<td><b>Supplier</b><br>${party(order.seller, false)}<td><b>Deliver to</b><br>${party(order.site, false)}</table>${table(
        ["Style", "Description", ...WIDTHS, "Pairs", "Cost £", "Total £"],
        rows.map(({ item, counts, pieces, cost }) => [
          item.sku,
          item.name,
          ...counts.map((count) => count || ""),
          pieces,
          us(item.price),
          us(cost),
        ]),
      )}<p class=r>Order total £${us(total)} ex VAT</p>`,
      "A4 landscape",
    ),
    ...told(order, { currency: "GBP", total, requestedDate: order.due }),
    lines: rows.flatMap(({ item, counts }) =>
      counts.filter(Boolean).map((quantity) => ({
        sku: item.sku,
        description: item.name,
        quantity,
        unitPrice: item.price,
        priceBasis: 1,
      })),
    ),
  };
});

/** A French pharmacy orders at a laboratory: paid and free units side by side, gross price, discount, net price, thirteen-figure codes. */
const pharmacy = printed("day-pharmacie-ug-fr", { words: "fr", max: 20 }, (plain) => {
  const order = noted(plain, {
    land: "fr",
    firms: ["Pharmacie du Marché", "Pharmacie des Halles SELARL", "Grande Pharmacie Lafon"],
    sellers: ["Laboratoires Verdanne", "Biocalyx Santé"],
    people: ["Dr Isabelle Lafon", "Paul Mercadier"],
    goods: [
      "Spray nasal eau de mer 100 ml",
      "Gel arnica tube 50 g",
      "Sirop toux sèche 125 ml",
      "Crème mains réparatrice 75 ml",
      "Magnésium B6, 60 gélules",
      "Pansements assortis, boîte 40",
    ],
    units: ["boîte"],
    number: "CDE999999",
    code: "3400999999999",
  });
  const { off } = discounted(order, [0, 20, 25, 30]);
  const prices = order.items.map(({ price }, i) => rounded(price * (1 - off[i]! / 100), 2));
  const sums = order.items.map(({ quantity }, i) => rounded(quantity * prices[i]!, 2));
  const sum = rounded(
    sums.reduce((all, one) => all + one, 0),
    2,
  );
  return {
    html: page(
      "body{font-family:Arial,sans-serif;font-size:8pt}.g td,.g th{border:1px solid #aaa}.g th{background:#e3f1e6}",
      `<table><tr><td>${party(order.buyer)}<br>CIP officine ${order.random.digits(7)}<td class=r>${party(order.seller, false)}</table><h3>Commande directe n° ${order.number} du ${day(order.date, "dd/mm/yyyy")}</h3><p>Livraison le ${day(order.due, "dd/mm/yyyy")} à ${order.site.lines.join(", ")}</p>${table(
        ["Code CIP13", "Désignation", "Qté", "UG", "Prix brut HT", "Rem. %", "Prix net HT", "Montant HT"],
        order.items.map((item, i) => [
          item.sku,
          item.name,
          item.quantity,
          item.at % 3 === 0 ? Math.ceil(item.quantity / 10) : "",
          fr(item.price),
          off[i] ? fr(off[i]!) : "",
          fr(prices[i]!),
          fr(sums[i]!),
        ]),
        ["", "", "r", "r", "r", "r", "r", "r"],
      )}<table style="width:220px;margin-left:auto">${row(["Total HT", `${fr(sum)} €`], ["", "r"])}</table><p>Le titulaire : ${order.person}</p>`,
      "A4",
    ),
    ...noting(order, (item) => ({
      unit: null,
      unitPrice: prices[item.at - 1]!,
      lineTotal: sums[item.at - 1]!,
    })),
    currency: "EUR",
    total: sum,
    requestedDate: order.due,
  };
});

/** A maintenance call-off on a year's agreement: item of the agreement, agreed, drawn so far and left beside what is called now. */
const call = drawn("day-agreement-call-off", { max: 24 }, (plain, pen) => {
  const asked = traded(plain, {
    wares: "mro",
    buyers: ["Calvert Paperboard", "Monroe Rendering Co.", "Bay State Foundry"],
    number: "B10999-99",
    units: ["EA", "BX", "PR"],
  });
  const order = sited(asked, ["Maintenance Stores", "Boiler House"]);
  const columns = columnsOf(`34 BPO¶Item | 66 Catalog¶Number | 140/150 Description¶ | >338 Est.¶Annual
    >386 Used¶YTD | >436 Call-Off¶Qty | 442 ¶UOM | >520 Contract¶Price | >580 Call-Off¶Value`);
  const head = () => {
    pen.say(34, 26, order.buyer.name, { bold: true, size: 12 });
    pen.block(34, 42, order.buyer.lines);
    pen.say(580, 26, "CALL-OFF ORDER", { bold: true, size: 13, align: right });
    pairs(pen, [390, 490], 46, [
      ["Call-off no.", order.number],
      ["Under agreement", order.number.split("-")[0]!],
      ["Valid to", "12/31/2027"],
      ["Call-off date", day(order.date, "mm/dd/yyyy")],
      ["Deliver by", day(order.due, "mm/dd/yyyy")],
    ]);
    if (pen.pages > 1) return 120;
    pen.block(34, 112, ["Contractor", order.seller.name, ...order.seller.lines]);
    pen.block(230, 112, ["Deliver to", order.site.name, ...order.site.lines]);
    return 172;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(28);
    const year = item.quantity * order.random.int(4, 12);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at * 10,
          item.sku,
          item.name,
          us(year, 0),
          us(Math.floor(year / 3), 0),
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ],
        { size: 8.5 },
      ) + 3;
  }
  flow.need(30);
  pen.say(580, flow.y + 6, `Total value of this call-off USD ${us(order.net)}`, { align: right, bold: true });
  return told(order, { currency: "USD", requestedDate: order.due });
});

export const dayKits = [kits, shoes, pharmacy, call];
