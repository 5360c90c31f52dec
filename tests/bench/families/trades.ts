import type { TrueLine } from "../_truth.ts";
import { drawn, lineOf } from "./_family.ts";
import { bare, day, us } from "./_print.ts";
import { cells, columnsOf, flowOf, heads, pairs, terms } from "./_table.ts";

const SIZES = ["S", "M", "L", "XL", "2XL"];

/** Garments: sizes as columns; each row one style and colour, and a line for each size of it. */
const garments = drawn("X-garment-grid", { words: "garment", max: 18 }, (order, pen) => {
  const columns = [
    { x: 36, head: "Style" },
    { x: 100, width: 120, head: "Description" },
    { x: 226, head: "Colour" },
    ...SIZES.map((size, i) => ({ x: 320 + i * 30, align: "right" as const, head: size })),
    { x: 482, align: "right" as const, head: "Total" },
    { x: 524, align: "right" as const, head: "Price" },
    { x: 580, align: "right" as const, head: "Amount" },
  ];
  pen.say(36, 30, order.buyer.name, { bold: true, size: 14 });
  pen.block(36, 48, order.buyer.lines);
  pen.say(580, 30, "PURCHASE ORDER", { align: "right", size: 14 });
  pairs(pen, [400, 480], 54, [
    ["PO #", order.number],
    ["Issue Date", day(order.date, "mm/dd/yyyy")],
    ["Ship Date", day(order.due, "mm/dd/yyyy")],
    ["Season", "FW"],
    ["Terms", "Net 60"],
  ]);
  pen.say(36, 110, "VENDOR", { bold: true });
  pen.block(36, 122, [order.seller.name, ...order.seller.lines]);
  pen.say(300, 110, "SHIP TO", { bold: true });
  pen.block(300, 122, [order.site.name, ...order.site.lines]);
  const head = () => {
    const y = pen.pages === 1 ? 170 : 40;
    pen.box(32, y - 3, 552, 16, "#eaeaea");
    return heads(pen, y, columns, { bold: true, size: 8 }) + 3;
  };
  const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
  let net = 0;
  const lines = order.items.flatMap((item): TrueLine[] => {
    flow.need(26);
    const counts = SIZES.map(() => order.random.pick([0, 6, 12, 24, 36]));
    counts[1] = 12;
    const quantity = counts.reduce((sum, one) => sum + one, 0);
    const total = Number((quantity * item.price).toFixed(2));
    net += total;
    const [name, ...colours] = item.name.split(/ (?=navy|heather|white|olive|burgundy|black)/);
    const colour = colours[0]!.split(",")[0]!;
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [item.sku, name!, colour, ...counts.map((one) => one || ""), quantity, us(item.price), us(total)],
        { size: 8 },
      ) + 4;
    return counts.flatMap((count, i) =>
      count
        ? [
            {
              ...lineOf(item),
              description: `${name} ${colour} ${SIZES[i]}`,
              quantity: count,
              lineTotal: undefined,
            },
          ]
        : [],
    );
  });
  net = Number(net.toFixed(2));
  flow.need(30);
  pen.rule(36, flow.y, 580);
  pen.say(400, flow.y + 6, "TOTAL UNITS / AMOUNT", { align: "right" });
  pen.say(
    482,
    flow.y + 6,
    us(
      lines.reduce((sum, { quantity }) => sum + quantity!, 0),
      0,
    ),
    { align: "right" },
  );
  pen.say(580, flow.y + 6, `$${us(net)}`, { align: "right" });
  return { currency: "USD", requestedDate: order.due, total: net, lines };
});

/** Food wholesaler: cases with catch weights, brand and pack in columns, category headings. */
const wholesaler = drawn(
  "X-food-wholesale",
  { words: "food", max: 50, base: { face: "mono", size: 8 }, priceDecimals: 3 },
  (order, pen) => {
    const columns = columnsOf(`30 ITEM# | >106 QTY | 112 U/M | 136 PACK SIZE | 200 BRAND | 240/160 DESCRIPTION
      >460 PRICE | >510 WT/CS | >580 EXTENSION`);
    const head = () => {
      pen.say(30, 26, order.buyer.name.toUpperCase(), { bold: true, size: 12 });
      pen.block(
        30,
        42,
        order.buyer.lines.map((line) => line.toUpperCase()),
      );
      pen.say(580, 26, "P U R C H A S E   O R D E R", { align: "right" });
      pairs(pen, [380, 470], 42, [
        ["PO NUMBER..:", order.number],
        ["ORDER DATE.:", day(order.date, "mm/dd/yy")],
        ["ARRIVE DATE:", day(order.due, "mm/dd/yy")],
        ["BUYER......:", order.person.toUpperCase()],
        ["PAGE.......:", String(pen.pages)],
      ]);
      pen.say(30, 84, `VENDOR: 00418 ${order.seller.name.toUpperCase()}`);
      pen.say(30, 96, `SHIP TO: ${order.site.lines.join(" ").toUpperCase()}`);
      const y = heads(pen, 120, columns);
      pen.rule(30, y - 2, 582);
      return y + 2;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    let cases = 0;
    for (const item of order.items) {
      if (order.random.chance(0.12)) {
        flow.need(30);
        flow.y =
          pen.say(30, flow.y + 2, `*** ${order.random.pick(["FROZEN", "DRY GROCERY", "DAIRY"])} ***`) + 2;
      }
      flow.need(12);
      cases += item.quantity;
      flow.y =
        cells(pen, flow.y, columns, [
          item.sku,
          item.quantity,
          "CS",
          order.random.pick(["6/5 LB", "12/1 QT", "1/50 LB", "4/1 GAL"]),
          order.random.pick(["HSTEAD", "GLDN"]),
          item.name.toUpperCase(),
          us(item.price, 3),
          bare(order.random.int(10, 60)),
          us(item.total),
        ]) + 1;
    }
    flow.need(40);
    pen.rule(30, flow.y, 582);
    pen.say(30, flow.y + 6, `TOTAL CASES: ${us(cases, 0)}   TOTAL WEIGHT: 18,204.00 LB   TOTAL CUBE: 1,204`);
    pen.say(580, flow.y + 6, `ORDER TOTAL: ${us(order.net)}`, { align: "right" });
    return { requestedDate: order.due };
  },
);

/** Hospital: contract and department per line, manufacturer numbers, units of issue with factors. */
const hospital = drawn("X-hospital", { words: "medical", max: 30, priceDecimals: 4 }, (order, pen) => {
  const columns = columnsOf(`36 LINE | 62 OUR ITEM¶VENDOR CATALOG | 150/180 DESCRIPTION¶MFR CATALOG
    >370 QTY | 378 UOM¶(FACTOR) | >470 UNIT COST | >540 EXTENDED | 548 TAX`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 46, order.buyer.lines);
    pen.say(430, 28, "PURCHASE ORDER", { bold: true });
    pairs(
      pen,
      [430, 500],
      42,
      [
        ["PO Nbr", order.number],
        ["PO Date", day(order.date, "mm/dd/yyyy")],
        ["Page", String(pen.pages)],
        ["Buyer", order.person],
        ["Acct #", "10044-22"],
      ],
      { size: 8 },
    );
    pen.say(36, 84, "VENDOR", { size: 7 });
    pen.block(36, 94, [`10442   ${order.seller.name}`, ...order.seller.lines]);
    pen.say(300, 84, "SHIP TO", { size: 7 });
    pen.block(300, 94, [`${order.buyer.name} RECEIVING`, ...order.site.lines]);
    pen.say(
      36,
      140,
      `DELIVER BY: ${day(order.due, "mm/dd/yyyy")}    TERMS: N30    FREIGHT: PREPAID & ADD    EDI 850`,
      { size: 8 },
    );
    pen.rule(36, 152, 576);
    const y = heads(pen, 155, columns, { size: 7.5, bold: true, top: true });
    pen.rule(36, y, 576);
    return y + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(50);
    const factor = order.random.pick([1, 10, 50, 100]);
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        item.buyerSku,
        item.name.toUpperCase(),
        us(item.quantity, 0),
        item.unit,
        us(item.price, 4),
        us(item.total),
        "N",
      ],
      { size: 8.5 },
    );
    pen.say(62, flow.y, item.sku, { size: 8 });
    pen.say(150, flow.y, `MFR: ORVEX ${item.sku}`, { size: 8 });
    flow.y = pen.say(378, flow.y, `(1 ${item.unit} = ${factor} EA)`, { size: 7 });
    flow.y =
      pen.say(
        150,
        flow.y,
        `CONTRACT: PP-OR-${order.random.digits(4)} TIER 2  DEPT 7${order.random.digits(3)}`,
        { size: 7 },
      ) + 4;
  }
  flow.need(40);
  pen.say(470, flow.y, "TOTAL PO", { align: "right", bold: true });
  pen.say(540, flow.y, us(order.net), { align: "right", bold: true });
  return { requestedDate: order.due, line: (item) => ({ buyerSku: item.buyerSku }) };
});

/** Automotive: a release with forecast rows under each part, no prices. */
const release = drawn("X-auto-release", { max: 12, base: { face: "mono", size: 8.5 } }, (order, pen) => {
  const head = () => {
    pen.say(36, 30, order.buyer.name.toUpperCase(), { bold: true });
    pen.block(36, 44, order.buyer.lines);
    pen.say(576, 30, "MATERIAL RELEASE / PURCHASE ORDER", { align: "right", bold: true });
    pairs(pen, [360, 470], 46, [
      ["ORDER NO", order.number],
      ["RELEASE NO", "014"],
      ["ISSUE DATE", day(order.date, "mm/dd/yyyy")],
      ["PAGE", String(pen.pages)],
    ]);
    pen.say(36, 96, "SUPPLIER");
    pen.block(110, 96, [order.seller.name, ...order.seller.lines]);
    pen.say(330, 96, "SHIP TO");
    pen.block(400, 96, [order.site.name, ...order.site.lines]);
    const columns = [
      ["PART NUMBER", 36],
      ["DESCRIPTION", 150],
      ["U/M", 330],
      ["REQ DATE", 380],
      ["QUANTITY", 470],
      ["CUM REQ", 530],
    ] as const;
    for (const [text, x] of columns) pen.say(x, 144, text, { bold: true });
    pen.rule(36, 156, 580);
    return 160;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  const lines = order.items.map((item): TrueLine => {
    flow.need(28);
    pen.say(36, flow.y, item.buyerSku);
    pen.say(150, flow.y, item.name.toUpperCase().slice(0, 32));
    pen.say(330, flow.y, "PC");
    pen.say(380, flow.y, day(item.due, "mm/dd/yyyy"));
    pen.say(516, flow.y, us(item.quantity, 0), { align: "right" });
    flow.y = pen.say(578, flow.y, us(item.quantity + 4000, 0), { align: "right" });
    flow.y = pen.say(150, flow.y, `DRAWING ${item.sku} REV C   DOCK 7`) + 4;
    return {
      buyerSku: item.buyerSku,
      description: item.name.slice(0, 32),
      quantity: item.quantity,
      unit: "PC",
      unitPrice: null,
      lineTotal: null,
    };
  });
  terms(pen, { x: 36, y: 735, width: 540, bottom: 770 }, 2);
  return { total: null, lines };
});

/** Construction: sections with cost codes and subtotals, quantities with decimals, retainage. */
const construction = drawn("X-construction", { max: 30, quantityDecimals: 2 }, (order, pen) => {
  const columns = columnsOf(`40 # | 64 Cost Code | 140/190 Description | >390 Qty | 400 UOM | >490 Unit Cost
    >572 Amount`);
  pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
  pen.block(40, 46, [...order.buyer.lines, order.buyer.phone]);
  pen.say(572, 30, `PO #${order.number}: Materials`, { align: "right", size: 13, bold: true });
  pairs(
    pen,
    [40, 130],
    100,
    [
      ["Project:", "Kestrel Court Phase 2"],
      ["Contract Company:", order.seller.name],
      ["Created By:", order.person],
      ["Status:", "Approved"],
    ],
    { bold: true },
  );
  pairs(
    pen,
    [320, 420],
    100,
    [
      ["Date Created:", day(order.date, "mm/dd/yyyy")],
      ["Delivery Date:", day(order.due, "mm/dd/yyyy")],
      ["Default Retainage:", "10%"],
      ["Ship To:", order.site.lines.join(", ")],
    ],
    { bold: true },
  );
  pen.say(40, 164, "SCHEDULE OF VALUES", { bold: true });
  const head = () => {
    const y = pen.pages === 1 ? 180 : 40;
    pen.box(36, y - 3, 540, 16, "#e6ebf0");
    return heads(pen, y, columns, { bold: true }) + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  let section = 0;
  const close = () => {
    pen.say(490, flow.y, "Subtotal", { align: "right", italic: true });
    flow.y = pen.say(572, flow.y, us(section), { align: "right", italic: true }) + 4;
    section = 0;
  };
  for (const [i, item] of order.items.entries()) {
    if (i % 5 === 0) {
      flow.need(60);
      if (i) close();
      flow.y =
        pen.say(
          40,
          flow.y,
          `0${i / 5 + 1} - ${["Concrete", "Metals", "Openings", "Finishes", "Equipment", "Site"][(i / 5) % 6]}`,
          { bold: true },
        ) + 3;
    }
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        `0${Math.floor(i / 5) + 1}-${order.random.digits(3)}.M`,
        item.name,
        us(item.quantity),
        item.unit,
        us(item.price),
        us(item.total),
      ]) + 3;
    section = Number((section + item.total).toFixed(2));
  }
  flow.need(50);
  close();
  pen.say(490, flow.y, "Grand Total", { align: "right", bold: true });
  pen.say(572, flow.y, `$${us(order.net)}`, { align: "right", bold: true });
  return {
    currency: "USD",
    requestedDate: order.due,
    line: (item) => ({ sku: null, description: item.name }),
  };
});

/** A branch order without prices: item, description, quantity, pick boxes. */
const priceless = drawn("X-no-prices", { max: 60 }, (order, pen) => {
  const columns = columnsOf(`40 Qty | 80 Unit | 130 Your Part No. | 230 Our Part No. | 320/220 Description
    560 Rec'd`);
  pen.say(40, 30, order.buyer.name, { size: 14, bold: true });
  pen.say(576, 30, "PURCHASE ORDER", { align: "right", size: 12 });
  pairs(pen, [400, 480], 50, [
    ["Order No", order.number],
    ["Dated", day(order.date, "d Mon yyyy")],
    ["Required By", day(order.due, "d Mon yyyy")],
  ]);
  pen.block(40, 56, order.buyer.lines);
  pen.say(40, 100, "To:");
  pen.block(64, 100, [order.seller.name, ...order.seller.lines]);
  const head = () => heads(pen, pen.pages === 1 ? 150 : 40, columns, { bold: true }) + 4;
  const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [item.quantity, item.unit, item.sku, item.buyerSku, item.name, "[  ]"]) + 3;
  }
  flow.need(30);
  pen.say(40, flow.y + 10, "Please supply at agreed prices. Signed ______________");
  return {
    requestedDate: order.due,
    total: null,
    line: (item) => ({ buyerSku: item.buyerSku, unitPrice: null, lineTotal: null }),
  };
});

/** Swiss figures, discount column, position numbers of two levels. */
const swiss = drawn("X-swiss", { max: 25, size: [595, 842] }, (order, pen) => {
  const print = (value: number, decimals = 2) => us(value, decimals).replaceAll(",", "'");
  const columns = columnsOf(`50 Pos | 80 Article | 160/180 Designation | >390 Quantity | >470 Price CHF
    >545 Total CHF`);
  pen.block(50, 40, [order.buyer.name, ...order.buyer.lines]);
  pen.block(350, 110, [order.seller.name, ...order.seller.lines]);
  pen.say(50, 190, `Purchase order no. ${order.number}`, { bold: true, size: 13 });
  pen.say(
    50,
    208,
    `Date ${day(order.date, "dd.mm.yyyy")}    Delivery date ${day(order.due, "dd.mm.yyyy")}    Contact ${order.person}`,
  );
  const head = () => heads(pen, pen.pages === 1 ? 236 : 50, columns, { bold: true }) + 4;
  const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
  for (const item of order.items) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        `1.${item.at}`,
        item.sku,
        item.name,
        `${print(item.quantity, 0)} ${item.unit}`,
        print(item.price),
        print(item.total),
      ]) + 3;
  }
  flow.need(40);
  const tax = Number((order.net * 0.081).toFixed(2));
  [
    ["Total net", order.net],
    ["VAT 8.1%", tax],
    ["Total incl. VAT", order.net + tax],
  ].forEach(([caption, amount], i) => {
    pen.say(470, flow.y + 5 + i * 13, String(caption), { align: "right" });
    pen.say(545, flow.y + 5 + i * 13, print(Number(amount)), { align: "right" });
  });
  return { currency: "CHF", requestedDate: order.due, total: Number((order.net + tax).toFixed(2)) };
});

export const trades = [garments, wholesaler, hospital, release, construction, priceless, swiss];
