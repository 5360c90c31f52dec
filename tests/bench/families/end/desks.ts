import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A town's order: words with the quotation they follow, the accounts charged with their sums in a second table. */
const town = drawn("end-town-accounts", { max: 9 }, (made, pen) => {
  const order = traded(made, {
    wares: [
      "Traffic cone, 28 in, reflective",
      "Road salt, treated, bulk",
      "Hydrant repair kit, 5-1/4",
      "Mower blade, 21 in",
      "Street sign blank, 24x24 alum.",
      "Picnic table, 8 ft, recycled",
    ],
    buyers: "public",
    number: "YY009999",
    units: ["EACH", "TON", "KIT"],
  });
  const columns = columnsOf(`40 LINE | 72/240 DESCRIPTION | >370 QUANTITY | 382 UOM | >480 UNIT PRICE
    >572 EXTENDED PRICE`);
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 14, face: "serif" });
    pen.say(572, 30, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
    pairs(pen, [400, 500], 52, [
      ["PO Number", order.number],
      ["PO Date", day(order.date, "mm/dd/yyyy")],
      ["Page", `${pen.pages}`],
      ["Department", "Public Works"],
    ]);
    if (pen.pages > 1) return 116;
    pen.block(40, 50, ["Finance Department", ...order.buyer.lines]);
    pen.block(40, 110, ["VENDOR", order.seller.name, ...order.seller.lines]);
    pen.block(320, 110, ["SHIP TO", "Public Works Garage", ...order.site.lines]);
    pen.say(
      40,
      166,
      `Requisition 4${order.random.digits(4)}    Fiscal year ${order.date.slice(0, 4)}    Date required ${day(order.due, "mm/dd/yyyy")}`,
    );
    return 190;
  };
  const flow = wayOf(pen, { columns, head, bottom: 640, band: "bar", caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(44);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.name,
      us(item.quantity, 2),
      item.unit,
      `$${us(item.price)}`,
      `$${us(item.total)}`,
    ]);
    flow.y = pen.say(72, flow.y, `Part ${item.sku} per quote 20${order.random.digits(2)}-A`) + 6;
  }
  flow.need(90);
  pen.say(480, flow.y, "TOTAL", { bold: true, align: "right" });
  pen.say(572, flow.y, `$${us(order.net)}`, { bold: true, align: "right" });
  const half = rounded(order.net / 3, 2);
  let y = pen.say(40, flow.y + 24, "ACCOUNT DISTRIBUTION", { bold: true });
  for (const [account, sum] of [
    ["100-4310-530210", half],
    ["220-4310-530210", rounded(order.net - half, 2)],
  ] as const) {
    pen.say(40, y, account);
    pen.say(150, y, "OPERATING SUPPLIES");
    y = pen.say(320, y, `$${us(sum)}`, { align: "right" });
  }
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: "Public Works Garage", lines: order.site.lines },
  };
});

/** A chain's order: cartons of so many, units, cost and shelf price, and under each how many go to which house. */
const houses = drawn("end-chain-houses", { max: 16, size: [792, 612], base: { size: 8.5 } }, (made, pen) => {
  const order = traded(made, {
    wares: "retail",
    buyers: ["Calloway's Home Stores", "Dunmore & Pike Variety, Inc.", "Hearthside Retail Group LLC"],
    number: "8999999",
    units: ["EA"],
  });
  const packs = order.items.map(({ at }) => [6, 12, 4][at % 3]!);
  const items = order.items.map((item, i) => {
    const quantity = packs[i]! * Math.max(2, Math.ceil(item.quantity / packs[i]!));
    return { ...item, quantity, total: rounded(quantity * item.price, 2) };
  });
  const net = rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  const columns = columnsOf(`30 Vendor¶Style | 110 UPC¶Description | >380 Case¶Pack | >440 Total¶Cases
    >500 Total¶Units | >575 Unit¶Cost | >660 Extended¶Cost | >745 Unit¶Retail`);
  const head = () => {
    pen.say(30, 28, `${order.buyer.name}   PURCHASE ORDER`, { bold: true, size: 13 });
    pen.say(745, 30, `Page ${pen.pages}`, { align: "right" });
    pairs(pen, [30, 110], 50, [
      ["Order #", order.number],
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Start Ship", day(order.due, "mm/dd/yyyy")],
    ]);
    if (pen.pages > 1) return 96;
    pen.block(260, 50, [`Vendor: ${order.seller.name}`, ...order.seller.lines]);
    pen.block(520, 50, ["Terms: Net 60 EOM", "FOB: Collect, route per guide", `Buyer: ${order.person}`]);
    return 100;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560 });
  for (const [i, item] of items.entries()) {
    flow.need(44);
    const cases = item.quantity / packs[i]!;
    flow.y = cells(pen, flow.y, columns, [
      item.sku,
      `0${order.random.digits(11)}`,
      packs[i]!,
      cases,
      item.quantity,
      us(item.price),
      us(item.total),
      us(item.price * 2.2),
    ]);
    flow.y = pen.say(110, flow.y, item.name);
    const first = Math.floor(cases / 2);
    flow.y =
      pen.say(126, flow.y, `DC 0421: ${first * packs[i]!}    DC 0618: ${(cases - first) * packs[i]!}`, {
        size: 7.5,
      }) + 5;
  }
  flow.need(30);
  pen.rule(30, flow.y, 762);
  cells(
    pen,
    flow.y + 5,
    columns,
    [
      "Total",
      "",
      "",
      items.reduce((sum, item, i) => sum + item.quantity / packs[i]!, 0),
      items.reduce((sum, { quantity }) => sum + quantity, 0),
      "",
      us(net),
      "",
    ],
    { bold: true },
  );
  return {
    ...truly({ ...order, items }, () => ({ unit: null })),
    currency: null,
    total: net,
    shipTo: undefined,
  };
});

/** A shop floor's replenishment: no prices, what lies on the shelf and its limits beside what is ordered. */
const shelf = drawn("end-replenish-no-prices", { max: 34 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: "works",
    number: "RL-99999",
    units: ["EA", "BX", "PK"],
  });
  const columns = columnsOf(`36 Bin | 84 Supplier Part | 170 Description | >410 On Hand | >448 Min | >484 Max
    >540 Order Qty | 550 UM`);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.say(576, 32, `Page ${pen.pages}`, { align: "right" });
    pen.say(36, 50, `Replenishment Order ${order.number}`, { bold: true });
    pen.say(
      36,
      64,
      `Issued ${day(order.date, "mm/dd/yyyy")} against blanket agreement BA-2207. Prices as agreed.`,
    );
    if (pen.pages > 1) return 86;
    pen.block(36, 84, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(320, 84, ["Deliver to", "Tool Crib 2", ...order.site.lines]);
    pen.say(36, 138, `Deliver by ${day(order.due, "mm/dd/yyyy")}`);
    return 158;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, band: "bar" });
  for (const item of order.items) {
    flow.need(16);
    const min = Math.ceil(item.quantity / 2);
    flow.y =
      cells(pen, flow.y, columns, [
        `A${item.at % 7}-0${item.at % 9}`,
        item.sku,
        item.name,
        min - 1,
        min,
        min - 1 + item.quantity,
        item.quantity,
        item.unit,
      ]) + 3;
  }
  flow.need(30);
  pen.say(36, flow.y + 6, `${order.items.length} items. Authorized by ${order.person}.`);
  return {
    ...truly(order, () => ({ unitPrice: null, lineTotal: null })),
    total: null,
    currency: null,
    requestedDate: order.due,
    shipTo: { name: "Tool Crib 2", lines: order.site.lines },
  };
});

export const endDesks = [town, houses, shelf];
