import { GOODS } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { listed, right } from "../erp/_listed.ts";

const DOCKS = ["Central Warehouse", "Receiving Dock 2", "Plant 3 Stores"];

/** A manufacturer's suite: line and release, item over vendor item, due date by line; revision and drawing beneath. */
const release = drawn("post-maker-suite-drawing", { max: 14, priceDecimals: 5 }, (made, pen) => {
  const order = sited(
    traded(made, { wares: GOODS.machined, buyers: "works", number: "P000099999", units: ["EA", "PC"] }),
    DOCKS,
  );
  const { random } = order;
  const head = () => {
    pen.say(36, 26, "Purchase Order", { bold: true, size: 16 });
    pairs(pen, [400, 480], 26, [
      ["Order:", order.number],
      ["Order Date:", day(order.date, "mm/dd/yyyy")],
      ["Change:", "0"],
      ["Page:", `${pen.pages} of ${Math.ceil(order.items.length / 9)}`],
    ]);
    pen.block(36, 50, [order.buyer.name, ...order.buyer.lines], { size: 8 });
    if (pen.pages > 1) return 96;
    pen.box(36, 92, 260, 58);
    pen.box(306, 92, 270, 58);
    pen.block(40, 95, ["Vendor: V00231", order.seller.name, ...order.seller.lines]);
    pen.block(310, 95, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(40, 156, "Terms: Net 30      Ship Via: UPS Ground      F.O.B.: Destination      Currency: USD", {
      size: 8,
    });
    return 178;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`36 Line/¶Rel | 70/170 Item¶Vendor Item | 250 Due¶Date | >370 Quantity¶Ordered
      378 ¶U/M | >488 Unit¶Cost | >576 Extended¶Cost`),
    head,
    bottom: 700,
    height: 64,
    row: (item) => [
      `${item.at}/0`,
      item.buyerSku,
      day(item.due, "mm/dd/yyyy"),
      us(item.quantity, 3),
      item.unit,
      us(item.price, 5),
      us(item.total),
    ],
    under: (item, y) => {
      const after = pen.say(70, pen.say(70, y, item.sku), item.name);
      return pen.say(
        70,
        after,
        `Revision: ${random.pick(["A", "C", "-"])}   Drawing Nbr: ${random.digits(5)}-${random.digits(2)}`,
        { size: 8 },
      );
    },
    gap: 7,
  });
  flow.need(50);
  pairs(pen, [430, 515], flow.y + 6, [
    ["Sales Tax:", "0.00"],
    ["Freight:", "0.00"],
    ["Total Cost:", us(order.net)],
  ]);
  return told(order, {
    line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }),
    currency: "USD",
  });
});

/** A small firm's ledger on the desk: one frame with upright rules only, the maker's number between words and count, the sum in its foot. */
const maker = drawn("post-desk-ledger-mpn", { max: 16 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: GOODS.electric,
      buyers: ["Farley Electric & Controls", "R & M Boiler Service", "Bayou Crane Repair, Inc."],
      number: "99999",
      units: ["ea", "ft", "roll"],
    }),
    ["R & M Yard", "Job trailer - Mill St."],
  );
  const head = () => {
    pen.block(36, 32, [order.buyer.name, ...order.buyer.lines], { size: 10 });
    pen.say(576, 30, "Purchase Order", { bold: true, size: 18, align: right });
    pen.box(430, 56, 146, 32);
    pen.rule(503, 56, 503, 88);
    pen.rule(430, 71, 576);
    pen.say(466, 59, "Date", { align: "center" });
    pen.say(540, 59, "P.O. No.", { align: "center" });
    pen.say(466, 74, day(order.date, "m/d/yyyy"), { align: "center" });
    pen.say(540, 74, order.number, { align: "center" });
    pen.box(36, 104, 250, 70);
    pen.box(310, 104, 266, 70);
    pen.block(40, 107, ["Vendor", "", order.seller.name, ...order.seller.lines]);
    pen.block(314, 107, ["Ship To", "", order.site.name, ...order.site.lines]);
    for (const [x, caption, value] of [
      [330, "Terms", "Net 30"],
      [420, "Expected", day(order.due, "m/d/yyyy")],
      [510, "Ship Via", "Will call"],
    ] as const)
      pen.block(x, 182, [caption, value]);
    for (const x of [36, 110, 316, 392, 438, 470, 520, 576]) pen.rule(x, 214, x, 700);
    pen.box(36, 214, 540, 486);
    return 218;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`40/68 Item | 114/198 Description | 320 MPN | >434 Qty | 442 U/M | >517 Rate
      >573 Amount`),
    head,
    bottom: 690,
    row: (item) => [
      item.buyerSku,
      item.name,
      item.sku,
      item.quantity,
      item.unit,
      us(item.price),
      us(item.total),
    ],
  });
  if (flow.y < 660) pen.say(114, flow.y + 4, "Please confirm pricing and ship date.");
  pen.box(400, 706, 176, 24);
  pen.say(406, 712, "Total", { bold: true, size: 12 });
  pen.say(572, 712, `$${us(order.net)}`, { align: right, bold: true, size: 11 });
  pen.block(36, 740, [`Phone # ${order.buyer.phone}`, "E-mail purchasing@customer.example"], { size: 8 });
  return told(order, {
    line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }),
    currency: "USD",
    requestedDate: order.due,
  });
});

export const postMakers = [release, maker];
