import { BUILDERS, letter, PLANT, unpriced } from "../_inbox.ts";
import { figured } from "../_note.ts";
import { day, us } from "../_print.ts";
import { spoken } from "../hands/letters.ts";

/** A foreman's two lines from his telephone. */
const foreman = letter("foreman", { ...BUILDERS, min: 2, max: 2 }, (order) => {
  const [first, second] = order.items;
  return {
    subject: order.random.pick([`PO ${order.number}`, `order ${order.number}`]),
    text: [
      `Morning, need ${first!.quantity} ${first!.name} and ${second!.quantity} x ${second!.name} dropping to site please, ${order.site.lines.join(", ")}.`,
      `Put it on PO ${order.number}. Ring me 10 mins before, gate is locked`,
      "",
      order.person,
      order.buyer.name,
      "Sent from my iPhone",
    ],
    line: () => ({ ...unpriced, sku: null, unit: null }),
  };
});

/** An answer above a quoted offer: everything but one item. */
const except = letter("all-but-one", { ...PLANT, min: 4, max: 7 }, (order) => {
  const out = order.random.int(2, order.items.length - 1);
  return {
    subject: `Re: Quote ${figured(order, "Q-99999")}`,
    text: [
      "Hi Tom,",
      "",
      `Please go ahead with all but item ${out}, we found some of those in the store.`,
      `Our PO is ${order.number}. Need everything by ${day(order.due, "m/d/yyyy")}.`,
      "",
      "Thanks,",
      order.person,
      order.buyer.name,
      ...order.buyer.lines,
      "",
      `On ${day(order.date, "Mon d, yyyy")} at 4:12 PM Tom Beck <tom@supplier.example> wrote:`,
      `> Hi ${order.person.split(" ")[0]}, here are the prices you asked for:`,
      ">",
      ...order.items.map(
        (item) =>
          `> ${item.at}. ${item.sku} ${item.name} - ${item.quantity} ${item.unit} @ $${us(item.price)}`,
      ),
      ">",
      "> Prices good for 30 days, freight prepaid over $500.",
      "> Tom",
    ],
    lines: order.items
      .filter(({ at }) => at !== out)
      .map(({ sku, name, quantity, unit, price }) => ({
        sku,
        description: name,
        quantity,
        unit,
        unitPrice: price,
        lineTotal: null,
      })),
    currency: undefined,
    requestedDate: order.due,
    shipTo: undefined,
  };
});

/** A numbered list, the particulars of each item below it by labels, each its own day. */
const labels = letter("labelled-items", { ...PLANT, max: 6 }, (order) => ({
  subject: `Purchase Order ${order.number} - ${order.buyer.name}`,
  text: [
    "Hello,",
    "",
    `Please accept this e-mail as our purchase order ${order.number}.`,
    "",
    ...order.items.flatMap((item) => [
      `${item.at}. ${item.name}`,
      `   Part number: ${item.sku}`,
      `   Qty: ${item.quantity} ${item.unit}`,
      `   Unit price: $${us(item.price)}`,
      `   Delivery date: ${day(item.due, "mm/dd/yyyy")}`,
      "",
    ]),
    `Order total: $${us(order.net)}`,
    "",
    "Ship to:",
    order.site.name,
    ...order.site.lines,
    "",
    "Regards,",
    `${order.person} | Buyer | ${order.buyer.name}`,
  ],
  line: () => ({ lineTotal: null }),
  currency: "USD",
  total: order.net,
}));

/** Goods for two towns, the town over its list, one order number. */
const towns = letter("per-town", { ...BUILDERS, min: 4, max: 7 }, (order) => {
  const half = Math.ceil(order.items.length / 2);
  const said = (items: typeof order.items) =>
    items.map((item) => `${item.quantity} x ${item.sku} ${item.name}`);
  return {
    subject: `Order ${order.number}`,
    text: [
      "Hi both",
      "",
      `Two drops on our order ${order.number} please.`,
      "",
      "For Leeds:",
      ...said(order.items.slice(0, half)),
      "",
      "For York:",
      ...said(order.items.slice(half)),
      "",
      `Both by ${spoken(order.due)} please.`,
      "",
      "Thanks",
      order.person,
      order.buyer.name,
      ...order.buyer.lines,
    ],
    line: () => ({ ...unpriced, unit: null }),
    requestedDate: order.due,
    shipTo: undefined,
  };
});

/** An order between questions, with figures that order nothing. */
const questions = letter("with-questions", BUILDERS, (order) => ({
  subject: `order no ${order.number} and a few queries`,
  text: [
    "Hi Jane,",
    "",
    "Did the 12 lintels from last week ever turn up? Invoice 88213 shows them but the driver had only 9.",
    "",
    `Anyway, next order is ${order.number}:`,
    "",
    ...order.items.map((item) => `* ${item.name} (${item.sku}) - ${item.quantity}`),
    "",
    `Could you deliver by ${spoken(order.due)}? And what would 40 sheets of 18mm ply cost us these days?`,
    "Also is the 5% for over £1000 still on?",
    "",
    "Cheers",
    order.person,
    `${order.buyer.name}, ${order.buyer.lines.join(", ")}`,
    `Mob ${order.buyer.phone}`,
  ],
  line: () => ({ ...unpriced, unit: null }),
  requestedDate: order.due,
  shipTo: undefined,
}));

const WORDS = ["one", "two", "three", "four", "five", "six", "eight", "ten", "twelve", "twenty"];
const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20];

/** Counts in words. */
const worded = letter("counts-in-words", BUILDERS, (order) => {
  const counts = order.items.map(() => order.random.int(0, WORDS.length - 1));
  return {
    subject: `PO ${order.number}`,
    text: [
      "Good afternoon,",
      "",
      "Could we please have the following:",
      "",
      ...order.items.map((item, i) => `- ${WORDS[counts[i]!]} ${item.name}, your code ${item.sku}`),
      "",
      `Purchase order number ${order.number}. Deliver to ${order.site.lines.join(", ")}.`,
      "",
      "Many thanks,",
      order.person,
      order.buyer.name,
    ],
    line: ({ at }) => ({ ...unpriced, unit: null, quantity: COUNTS[counts[at - 1]!]! }),
  };
});

/** Numbers in brackets, prices for a hundred. */
const hundred = letter("price-per-100", { ...PLANT, land: "uk" }, (order) => ({
  subject: `PO ${order.number}`,
  text: [
    "Dear Sirs,",
    "",
    `Please supply against PO ${order.number} dated ${day(order.date, "dd/mm/yyyy")}:`,
    "",
    ...order.items.map(
      (item) => `${item.quantity * 100} off ${item.name} [${item.sku}] at £${us(item.price)} per 100`,
    ),
    "",
    `Delivery required by ${day(order.due, "dd/mm/yyyy")} to ${[order.site.name, ...order.site.lines].join(", ")}.`,
    "",
    "Yours faithfully",
    order.person,
    order.buyer.name,
    ...order.buyer.lines,
    "",
    "This e-mail and any attachments are confidential and intended solely for the addressee. Registered in England No. 04410992.",
  ],
  line: (item) => ({ quantity: item.quantity * 100, priceBasis: 100, lineTotal: null, unit: null }),
  currency: "GBP",
  requestedDate: order.due,
}));

/** Two orders in one mail, each under its own number. */
const twice = letter("two-orders", { ...BUILDERS, min: 4, max: 8 }, (order) => {
  const half = Math.ceil(order.items.length / 2);
  const other = figured(order, BUILDERS.number);
  const said = (items: typeof order.items) =>
    items.map((item) => `${item.sku}  ${item.name}  ${item.quantity} @ £${us(item.price)}`);
  return {
    subject: `POs ${order.number} and ${other}`,
    text: [
      "Hi, two orders today please.",
      "",
      `PO ${order.number}`,
      ...said(order.items.slice(0, half)),
      "",
      `PO ${other}`,
      ...said(order.items.slice(half)),
      "",
      "Thanks",
      order.person,
      order.buyer.name,
      ...order.buyer.lines,
    ],
    line: () => ({ lineTotal: null, unit: null }),
    currency: "GBP",
    orders: [order.number, other],
    shipTo: undefined,
  };
});

/** The words first, a dash, how many. */
const trailing = letter("count-behind-dash", BUILDERS, (order) => ({
  subject: `${order.buyer.name} order ${order.number}`,
  text: [
    "Hi team",
    "",
    "Can you send out:",
    ...order.items.map((item) => `${item.name} – ${item.quantity} ${item.unit}`),
    "",
    `Needed by end of ${spoken(order.due).split(" ")[1]}. To ${order.site.lines.join(", ")}`,
    "",
    order.person,
    order.buyer.name,
    `T: ${order.buyer.phone}`,
  ],
  line: () => ({ ...unpriced, sku: null }),
  requestedDate: new Date(Date.UTC(Number(order.due.slice(0, 4)), Number(order.due.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10),
}));

export const inboxWords = [foreman, except, labels, towns, questions, worded, hundred, twice, trailing];
