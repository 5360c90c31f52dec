import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { later, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A contractor's order by area: a heading over each group, its subtotal below, lines numbered through. */
const areas = printed("desk-areas", { min: 8, max: 40 }, (made) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ASKING.plants,
    number: "99-9999",
    units: ["ea", "m", "lot"],
  });
  const names = ["Area 100 - Intake", "Area 200 - Dryer building", "Area 300 - Load-out", "Spares"];
  const size = Math.ceil(order.items.length / names.length);
  const body = names.flatMap((name, i) => {
    const items = order.items.slice(i * size, (i + 1) * size);
    if (!items.length) return [];
    const sum = items.reduce((all, { total }) => all + total, 0);
    return [
      `<tr class=s><td colspan=7>${name}`,
      ...items.map((item) =>
        row(
          [item.at, item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price), us(item.total)],
          ["", "", "", "r", "", "r", "r"],
        ),
      ),
      `<tr class=t><td colspan=6 class=r>Subtotal ${name}<td class=r>${us(sum)}`,
    ];
  });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    html: page(
      ".g td,.g th{border:1px solid #aaa}.s td{background:#f0f0f0;font-weight:bold}.t td{font-style:italic}",
      `<table><tr><td><h2>Purchase Order</h2>${party(order.buyer)}<td>${fields([
        ["P.O. No.", order.number],
        ["Date", day(order.date, "Mon d, yyyy")],
        ["Required on site", day(order.due, "Mon d, yyyy")],
        ["Project", "24-017 Mill expansion"],
        ["Cost code", "16-100"],
      ])}</table><p><b>To:</b><br>${party(order.seller)}</p><table class=g><thead><tr><th>No.<th>Cat. No.<th>Description<th class=r>Qty<th>Unit<th class=r>Price<th class=r>Ext. Price</tr></thead>${body.join("")}<tr><td colspan=6 class=r><b>Total, USD</b><td class=r><b>${us(order.net)}</b></table>`,
    ),
  };
});

/** Each item with its deliveries below: a caption, then days and quantities that add up to the item's. */
const deliveries = drawn("desk-deliveries", { max: 14 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "9999999",
    units: ["EA", "PC"],
  });
  const columns = columnsOf(`36 Item | 66/230 Part / Description | >380 Total Qty | 388 UoM | >490 Unit Price
    >578 Extended Price`);
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(576, 28, `Purchase Order ${order.number}`, { bold: true, size: 12, align: "right" });
    pen.say(576, 46, `Issued ${day(order.date, "mm/dd/yyyy")}    Page ${pen.pages}`, { align: "right" });
    if (pen.pages > 1) return 74;
    pen.block(36, 44, order.buyer.lines);
    pen.block(36, 80, ["Supplier", order.seller.name, ...order.seller.lines]);
    pen.block(300, 80, ["Ship to", order.site.name, ...order.site.lines]);
    return 146;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(36);
    cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    flow.y = pen.say(66, flow.y + 11, item.name, { width: 230 }) + 2;
    const parts = partsOf(item.quantity, order.random.int(1, 4));
    flow.need(14 + parts.length * 11);
    pen.say(90, flow.y, "Delivery schedule:   Date", { size: 8, italic: true });
    flow.y = pen.say(300, flow.y, "Quantity", { size: 8, italic: true, align: "right" });
    parts.forEach((part, i) => {
      pen.say(168, flow.y, day(later(item.due, i * 14), "mm/dd/yyyy"), { size: 8 });
      flow.y = pen.say(300, flow.y, us(part, 0), { size: 8, align: "right" });
    });
    flow.y += 6;
  }
  flow.need(30);
  pen.rule(490, flow.y, 578);
  pen.say(420, flow.y + 4, "Order total", { bold: true });
  pen.say(578, flow.y + 4, `$${us(order.net)}`, { bold: true, align: "right" });
  return { ...truly(order, ({ buyerSku }) => ({ sku: buyerSku })), currency: "USD" };
});

/** A quantity in so many parts. */
function partsOf(quantity: number, count: number): number[] {
  const each = Math.floor(quantity / count);
  return each
    ? [...Array.from({ length: count - 1 }, () => each), quantity - each * (count - 1)]
    : [quantity];
}

/** A British order with carried and brought forward lines among the rows, prices in pounds, a code for tax. */
const forward = drawn("desk-forward", { words: "uk", min: 20, max: 60, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.britain,
    number: "PO99999",
    units: ["Each", "Pack", "Case"],
  });
  const edges = [36, 110, 310, 360, 400, 470, 500, 559];
  const columns =
    columnsOf(`39 Part No. | 113/194 Details | >357 Quantity | 363 Unit | >467 Price £ | ^485 VAT
    >556 Nett £`);
  let done = 0;
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
    pen.say(559, 28, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
    pairs(pen, [400, 480], 48, [
      ["Order No.", order.number],
      ["Order Date", day(order.date, "dd/mm/yyyy")],
      ["Account", "HAL001"],
      ["Page", `${pen.pages}`],
    ]);
    pen.block(36, 48, [...order.buyer.lines, `Tel: ${order.buyer.phone}`], { size: 8 });
    pen.block(36, 88, [order.seller.name, ...order.seller.lines]);
    if (pen.pages === 1) pen.say(400, 104, `Delivery required: ${day(order.due, "dd/mm/yyyy")}`);
    for (const edge of edges) pen.rule(edge, 133, edge, 660);
    return 136;
  };
  const carried = (y: number, words: string) => {
    pen.say(113, y, words, { bold: true });
    return pen.say(556, y, us(sumTo(order.items, done)), { bold: true, align: "right" });
  };
  const flow = wayOf(pen, {
    columns,
    head,
    bottom: 640,
    caption: { bold: true, size: 8.5 },
    band: "bar",
    end: (y) => void carried(y + 2, "Balance carried forward"),
    onward: (y) => carried(y, "Balance brought forward") + 4,
  });
  for (const item of order.items) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        "S",
        us(item.total),
      ]) + 4;
    done = item.at;
  }
  const tax = rounded(order.net * 0.2, 2);
  flow.need(50);
  pairs(pen, [400, 500], 680, [
    ["Total Nett", us(order.net)],
    ["Total VAT", us(tax)],
    ["Order Total", us(order.net + tax)],
  ]);
  return { ...truly(order), total: Number(bare(order.net + tax)), currency: "GBP", requestedDate: order.due };
});

/** A call-off against a contract: what, how much and when; prices stand in the contract. */
const callOff = drawn("desk-call-off", { max: 30 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "5500009999",
    units: ["EA", "PC"],
  });
  const columns = columnsOf(`36 Line¶ | 66 Part number¶Rev | 170/190 Description¶ | >430 Release¶quantity
    438 U/M¶ | 470 Due at¶dock | 530 Ship¶from by`);
  const release = order.random.int(2, 88);
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 12 });
    pen.say(576, 30, "BLANKET ORDER RELEASE", { bold: true, size: 13, align: "right" });
    pairs(pen, [400, 490], 50, [
      ["Order no.", order.number],
      ["Release no.", String(release)],
      ["Release date", day(order.date, "d-Mon-yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 110;
    pen.block(36, 60, ["To:", order.seller.name, ...order.seller.lines]);
    pen.block(210, 60, ["Deliver to:", order.site.name, ...order.site.lines]);
    pen.say(
      36,
      122,
      "Release against the blanket order above. Prices and terms as agreed there. Do not ship ahead of the dates.",
      { size: 8 },
    );
    return 146;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8.5 } });
  for (const item of order.items) {
    flow.need(30);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku,
      item.name,
      bare(item.quantity, 0),
      item.unit,
      day(item.due, "mm/dd/yy"),
      day(later(item.due, -3), "mm/dd/yy"),
    ]);
    flow.y = pen.say(66, flow.y, `Rev ${order.random.pick(["A", "B", "02"])}`, { size: 8 }) + 5;
  }
  pen.say(36, flow.y + 20, `Total lines: ${order.items.length}`);
  pen.say(36, flow.y + 34, "Authorised by: ____________________");
  return {
    ...truly(order, ({ buyerSku }) => ({ sku: buyerSku, unitPrice: null, lineTotal: null })),
    total: null,
  };
});

export const deskSections = [areas, deliveries, forward, callOff];
