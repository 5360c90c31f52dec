import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A job shop's reprint: ordered, received, previous and open side by side; open is what the amount is of no line. */
const open = drawn("next-ordered-received-open", { max: 14, min: 4, size: [792, 612] }, (made, pen) => {
  const asked = traded(made, {
    wares: GOODS.machined,
    buyers: "works",
    number: "99999",
    units: ["ea", "lot", "lbs"],
  });
  const order = sited(asked, ["Sawtooth North", "Receiving, Bldg 6"]);
  const columns = columnsOf(`36 Item | 66/90 Part Number | 160/180 Description | 345 Job No.
    >430 Qty¶Ordered | >480 Prev.¶Rec'd | >525 Qty¶Open | 532 Unit | 565 Due Date | >675 Unit Price
    >756 Ext. Price`);
  const head = () => {
    pen.say(756, 24, `Page ${pen.pages}`, { align: right });
    pen.say(36, 24, order.buyer.name, { bold: true, size: 13 });
    pen.say(620, 42, "Purchase Order:");
    pen.say(756, 42, order.number, { align: right, bold: true });
    if (pen.pages > 1) return 70;
    pen.say(36, 42, order.buyer.lines.join("  "));
    pairs(pen, [620, 690], 56, [
      ["Date:", day(order.date, "mm/dd/yyyy")],
      ["Terms:", "Net 30"],
    ]);
    pen.block(36, 70, ["Vendor", order.seller.name, ...order.seller.lines]);
    pen.block(330, 70, ["Ship to", order.site.name, ...order.site.lines]);
    return 130;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560 });
  for (const item of order.items) {
    flow.need(34);
    const came = item.at % 3 === 0 ? Math.floor(item.quantity / 4) : 0;
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name,
        `${order.random.digits(5)}-01`,
        item.quantity,
        came,
        item.quantity - came,
        item.unit,
        day(item.due, "mm/dd/yyyy"),
        us(item.price),
        us(item.total),
      ]) + 3;
  }
  flow.need(24);
  pen.say(675, flow.y + 4, "Total", { align: right, bold: true });
  pen.say(756, flow.y + 4, `$${us(order.net)}`, { align: right, bold: true });
  return told(order, { line: ({ buyerSku }) => ({ sku: null, buyerSku }), currency: "USD" });
});

/** A warehouse program for small makers: a kind of line beside the number, notes between lines and misc charges as lines. */
const kinds = drawn("next-line-kinds", { max: 12, min: 3 }, (made, pen) => {
  const asked = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "19999",
    units: ["ea", "ft", "box"],
  });
  const order = sited(asked, ["Main Warehouse", "Redcliffe 3PL c/o Dart"]);
  const freight = rounded(order.random.int(20, 180) + 0.5, 2);
  const columns = columnsOf(`34 # | 54 Type | 96/84 Vendor P/N | 184/170 Description | 358 Scheduled | 418 Qty
    >520 Unit Cost | >580 Total Cost`);
  const head = () => {
    pen.say(580, 28, "Purchase Order", { align: right, size: 16, bold: true });
    pen.say(34, 28, order.buyer.name, { size: 12, bold: true });
    pen.block(34, 44, order.buyer.lines);
    if (pen.pages > 1) {
      pen.say(580, 50, `PO #: ${order.number}`, { align: right });
      return 74;
    }
    pairs(pen, [440, 510], 50, [
      ["PO #:", order.number],
      ["Date:", day(order.date, "m/d/yyyy")],
      ["Page:", String(pen.pages)],
    ]);
    pen.box(34, 92, 265, 60);
    pen.box(310, 92, 270, 60);
    pen.block(38, 95, ["Vendor", order.seller.name, ...order.seller.lines]);
    pen.block(314, 95, ["Ship To", order.site.name, ...order.site.lines]);
    const strip = [
      ["FOB", "Origin"],
      ["Carrier", "Will call"],
      ["Payment Terms", "NET 30"],
      ["Buyer", order.person],
      ["Fulfill By", day(order.due, "m/d/yyyy")],
    ];
    strip.forEach(([caption, value], i) => {
      pen.say(36 + i * 110, 160, caption!, { bold: true, size: 8 });
      pen.say(36 + i * 110, 171, value!, { size: 8 });
    });
    return 194;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, band: "bar", caption: { bold: true } });
  let at = 0;
  for (const item of order.items) {
    flow.need(40);
    flow.y =
      cells(pen, flow.y, columns, [
        ++at,
        "Item",
        item.sku,
        item.name,
        day(item.due, "m/d/yyyy"),
        `${item.quantity} ${item.unit}`,
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ]) + 3;
    if (item.at % 3 === 1)
      flow.y =
        cells(
          pen,
          flow.y,
          columns,
          [++at, "Note", "", "Confirm lead time; last buy 250 @ 11.40 on 3/2/2020"],
          { italic: true },
        ) + 3;
  }
  flow.need(70);
  flow.y =
    cells(pen, flow.y, columns, [
      ++at,
      "Shipping",
      "UPS GROUND",
      "Freight, prepaid and add",
      "",
      "1 ea",
      `$${us(freight)}`,
      `$${us(freight)}`,
    ]) + 3;
  const total = rounded(order.net + freight, 2);
  pairs(
    pen,
    [440, 520],
    flow.y + 6,
    [
      ["Subtotal:", `$${us(total)}`],
      ["Sales Tax:", "$0.00"],
      ["Total:", `$${us(total)}`],
    ],
    { bold: true },
  );
  const shown = told(order, { requestedDate: order.due, currency: "USD", total });
  const charge = {
    sku: "UPS GROUND",
    buyerSku: null,
    description: "Freight, prepaid and add",
    quantity: 1,
    unit: "ea",
    unitPrice: freight,
    priceBasis: 1,
    lineTotal: freight,
  };
  return { ...shown, lines: [...shown.lines!, charge] };
});

export const nextShops = [open, kinds];
