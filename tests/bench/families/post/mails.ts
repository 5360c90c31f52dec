import { ASKING, GOODS } from "../_desk.ts";
import { drawn, type Family, written } from "../_family.ts";
import { row, table } from "../_html.ts";
import { told as printedTo, sited } from "../_next.ts";
import { mail, noted, told } from "../_note.ts";
import { type Order, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { taxOf, traded } from "../_trade.ts";
import { listed, right } from "../erp/_listed.ts";

const FOOT =
  "This e-mail and any attachment are confidential. If you are not the intended recipient please delete it. Customer Example is not liable for viruses.";

/** The order that comes with a mail: part over words, counts and prices with units of their own, a release row under each line. */
const form = drawn("post-form", { max: 12, priceDecimals: 5 }, (made, pen) => {
  const order = sited(
    traded(made, { wares: GOODS.machined, buyers: ASKING.plants, number: "49999", units: ["EA", "PCS"] }),
    ["Assembly Plant", "Shop 4"],
  );
  const head = () => {
    pen.say(576, 28, "Purchase Order", { bold: true, size: 16, align: right });
    pen.block(36, 30, [order.buyer.name, ...order.buyer.lines, `Phone: ${order.buyer.phone}`]);
    pairs(pen, [430, 510], 50, [
      ["PO Number:", order.number],
      ["Order Date:", day(order.date, "m/d/yyyy")],
      ["Page:", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 100;
    pen.block(36, 96, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(320, 96, ["Ship To:", order.site.name, ...order.site.lines]);
    pen.say(36, 152, `Terms: Net 30     Ship Via: UPS Ground     Buyer: ${order.person}     Currency: USD`);
    return 176;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`36 Line | 66/210 Part Number/Description | 290 Rev | >400 Order Qty | >490 Unit Price
      >576 Ext. Price`),
    head,
    bottom: 720,
    height: 46,
    row: (item) => [
      item.at,
      item.buyerSku,
      "A",
      `${us(item.quantity)} ${item.unit}`,
      `${us(item.price, 5)} /1`,
      us(item.total),
    ],
    under: (item, y) => {
      const after = pen.say(66, pen.say(66, y, item.name), `Supplier Part: ${item.sku}`);
      return pen.say(
        90,
        after,
        `Rel  1   Due Date: ${day(item.due, "m/d/yyyy")}   Qty: ${us(item.quantity)}`,
        {
          size: 8,
        },
      );
    },
  });
  flow.need(30);
  pairs(pen, [430, 510], flow.y + 4, [["Order Total:", us(order.net)]]);
  return printedTo(order, {
    line: (item: { buyerSku: string }) => ({ buyerSku: item.buyerSku }),
    currency: "USD",
  });
});

/** The commonest mail: two sentences, a signature, small print, and the order as a file. */
const attached: Family = {
  name: "post-mail-order-attached",
  make: async (seed) => {
    const { bytes, truth } = await form.make(seed);
    const file = `post-mail-order-attached-${seed}.eml`;
    return {
      truth: { ...truth, file, class: "post-mail-order-attached" },
      bytes: mail({ date: truth.date } as Order, {
        from: "Kelly Brandt <kbrandt@customer.example>",
        to: "Orders <orders@supplier.example>",
        subject: `PO ${truth.docNumber}`,
        text: [
          "Good morning,",
          "",
          `Please see attached PO ${truth.docNumber}. Kindly confirm receipt and ship date. If pricing has changed from your quote of 10 days ago call me at ext. 224 before shipping.`,
          "",
          "Thank you,",
          "Kelly Brandt",
          "Senior Buyer",
          "O: 555-0142-2210 x224 | C: 555-0148-9031",
          "",
          FOOT,
          "",
        ].join("\n"),
        file: { name: `PO_${truth.docNumber}.pdf`, bytes },
      }),
    };
  },
};

/** A fitter's mail: how many of what, the dealer's number in brackets, no prices, the number of the order in the subject and in the text. */
const fitter = written("post-mail-fitter-list", { ending: "eml", min: 2, max: 9 }, (plain) => {
  const order = noted(plain, {
    land: "us",
    firms: ["Cascade Locks Hatchery", "Dorsey Ready Mix Inc.", "Eagle Bend Lumber"],
    sellers: ["Northside Industrial Supply"],
    people: ["Rick Dulaney", "Tammy Voss"],
    goods: GOODS.parts,
    units: ["ea"],
    number: "99999",
    code: "NIS-9999",
  });
  const note = order.random.pick([
    "Will pick up.",
    "Put it on tomorrow's truck please.",
    "UPS ground is fine.",
  ]);
  return {
    bytes: mail(order, {
      from: `${order.person} <rick@customer.example>`,
      to: "Sandra <sandra@supplier.example>",
      subject: `PO# ${order.number}`,
      text: [
        "Hi Sandra,",
        "",
        `Need these for the shop, PO# ${order.number}`,
        "",
        ...order.items.map((item) => `${item.quantity} - ${item.name} (${item.sku})`),
        "",
        `${note} Let me know if anything is backordered.`,
        "",
        "Thanks",
        order.person,
        order.buyer.name,
        order.buyer.phone,
        "",
        "Sent from my Galaxy",
        "",
      ].join("\n"),
    }),
    ...told(order, () => ({ unit: null, unitPrice: null, lineTotal: null })),
    shipTo: undefined,
    total: null,
  };
});

/** What a maintenance service sends when an order is approved: facts in rows, a table, freight and tax before the sum, links. */
const approved = written("post-mail-approved-parts", { ending: "eml", min: 2, max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "us",
    firms: ["Sunrise Tortilla Factory", "Gallatin Cold Storage LLC", "Pacific Crest Brewing Co."],
    sellers: ["Statewide Bearing & Supply"],
    people: ["Luis Ortega", "Becca Nguyen"],
    goods: GOODS.supplies,
    units: ["ea"],
    number: "1999",
    code: "SBS99-999",
  });
  const tax = taxOf(order, 8.25);
  const all = rounded(order.net + tax + 18.5, 2);
  const rows = order.items.map((item) => [
    item.name,
    item.sku,
    item.quantity,
    `$${us(item.price)}`,
    `$${us(item.total)}`,
  ]);
  const sums: [string, number][] = [
    ["Subtotal", order.net],
    ["Shipping", 18.5],
    ["Tax", tax],
    ["Total", all],
  ];
  return {
    bytes: mail(order, {
      from: "Maintenance Hub <no-reply@hub.example>",
      to: "orders@supplier.example",
      subject: `${order.buyer.name} has sent you Purchase Order #${order.number}`,
      html: `<html><body style="font-family:Arial"><p>Hello ${order.seller.name},</p><p>${order.person} at <b>${order.buyer.name}</b> has sent you a purchase order.</p>
<table>${row(["Purchase Order", `#${order.number}`])}${row(["Date issued", day(order.date, "Mon d, yyyy")])}${row(["Needed by", day(order.due, "Mon d, yyyy")])}${row(["Ship to", [order.site.name, ...order.site.lines].join("<br>")])}${row(["Bill to", [order.buyer.name, ...order.buyer.lines].join("<br>")])}</table>
${table(["Part", "Part #", "Qty", "Unit cost", "Total"], [...rows, ...sums.map(([caption, value]) => ["", "", "", caption, `$${us(value)}`])])}
<p><a href="https://hub.example/po/1">View and acknowledge this order</a></p><p style="font-size:9px">You receive this mail because you are a vendor of ${order.buyer.name}. Maintenance Hub, 500 Market St, San Luis, CA 93401</p></body></html>`,
    }),
    ...told(order, () => ({ unit: null })),
    currency: "USD",
    requestedDate: order.due,
    total: all,
  };
});

export const postMails = [attached, fitter, approved];
