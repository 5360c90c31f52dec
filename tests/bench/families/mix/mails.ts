import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { mail, type Note, noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { truly } from "../_trade.ts";
import { spoken } from "../hands/letters.ts";

const SHOP: Note = {
  land: "us",
  firms: ["Blue Heron Boatyard", "Clearfork Dairy Equipment", "Juniper Hill Greenhouses LLC"],
  sellers: ["Statewide Industrial Supply", "Carver Bolt & Bearing"],
  people: ["Dale Pruitt", "Monica Reyes", "Ty Hendricks"],
  goods: GOODS.supplies,
  units: ["ea", "box", "case"],
  number: "99-999",
  code: "SI99999",
};

/** A typed order whose last words change the count of one line. */
const afterthought = written("mix-mail-ps-changes", { ending: "eml", min: 4, max: 9 }, (plain) => {
  const order = noted(plain, SHOP);
  const changed = order.items[1]!;
  const before = changed.quantity;
  const quantity = before * 2 + 1;
  return {
    bytes: mail(order, {
      from: `${order.person} <office@customer.example>`,
      to: "orders@supplier.example",
      subject: `Order - PO ${order.number}`,
      text: [
        "Hello,",
        "",
        `Please ship the following on our PO ${order.number}:`,
        "",
        ...order.items.map(
          (item) =>
            `${item.at}. ${item.sku}  ${item.name}  -  ${item.quantity} ${item.unit} @ $${us(item.price)}`,
        ),
        "",
        `Ship to: ${[order.site.name, ...order.site.lines].join(", ")}`,
        `Need by ${day(order.due, "m/d/yyyy")}.`,
        "",
        "Thanks,",
        order.person,
        order.buyer.name,
        "",
        `PS - sorry, please make item ${changed.at} (${changed.sku}) ${quantity} ${changed.unit} instead of ${before}.`,
        "",
      ].join("\n"),
    }),
    ...told(order),
    lines: order.items.map((item) => ({
      sku: item.sku,
      description: item.name,
      quantity: item === changed ? quantity : item.quantity,
      unit: item.unit,
      unitPrice: item.price,
    })),
    currency: "USD",
    requestedDate: order.due,
    total: null,
  };
});

/** Repairs and exchanges at prices already agreed: part, serial and fault behind each, cores that go back. */
const repairs = written("mix-mail-repair-agreed", { ending: "eml", min: 2, max: 6 }, (plain) => {
  const made = noted(plain, {
    ...SHOP,
    firms: ["Ravenna Glass Containers", "Mill Creek Energy Center", "Old Dominion Corrugated"],
    sellers: ["Precision Drive Repair Inc."],
    goods: [
      "Servo drive 15 kW",
      "Encoder module",
      "PLC power supply",
      "Hydraulic pump, axial piston",
      "Operator panel 10 in",
      "Gearbox, helical, 30:1",
    ],
    units: ["ea"],
    number: "45999999",
    code: "9999-AX99",
  });
  const { random } = made;
  const order = relined(
    made,
    made.items.map((item) => {
      const quantity = random.int(1, 2);
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  return {
    bytes: mail(order, {
      from: `${order.person} <maintenance@customer.example>`,
      to: "Service <service@supplier.example>",
      subject: `Repair PO ${order.number} for RMA ${random.digits(5)}`,
      text: [
        "Team,",
        "",
        `Please proceed with the repairs below under PO ${order.number} dated ${spoken(order.date)}.`,
        "",
        ...order.items.flatMap((item, i) => [
          `Item ${item.at}: ${i % 2 ? "Exchange" : "Repair"} - ${item.name}`,
          `  Part number: ${item.sku}`,
          `  Serial: ${Array.from({ length: item.quantity }, () => random.digits(8)).join(", ")}`,
          `  Qty: ${item.quantity}`,
          `  ${i % 2 ? "Exchange price" : "Flat rate repair"}: $${us(item.price)} each`,
          i % 2 ? "  Core will be returned within 10 days." : "  Fault: trips under load, error E-14.",
          "",
        ]),
        `Total authorized: $${us(order.net)}`,
        "Anything above this needs a new approval. Do not scrap units without asking.",
        `We need them back by ${spoken(order.due)} at ${order.site.lines.join(", ")}.`,
        "",
        order.person,
        order.buyer.name,
        ...order.buyer.lines,
        "",
      ].join("\n"),
    }),
    ...told(order),
    currency: "USD",
    requestedDate: order.due,
    total: order.net,
  };
});

/** What a web form mails: a table of captions and answers, every item's fields numbered, rows of items that nobody filled left empty. */
const webForm = written("mix-mail-web-form", { ending: "eml", min: 2, max: 7 }, (plain) => {
  const order = noted(plain, { ...SHOP, number: "9999", units: ["each", "box"] });
  const line = (caption: string, value: string | number) =>
    `<tr><td style="background:#f2f2f2"><strong>${caption}</strong></td><td>${value}</td></tr>`;
  const filled = order.items.flatMap((item) => [
    line(`Item ${item.at} - Part #`, item.sku),
    line(`Item ${item.at} - Description`, item.name),
    line(`Item ${item.at} - Quantity`, item.quantity),
    line(`Item ${item.at} - Unit`, item.unit),
  ]);
  const empty = [order.items.length + 1, order.items.length + 2].flatMap((at) => [
    line(`Item ${at} - Part #`, ""),
    line(`Item ${at} - Description`, ""),
    line(`Item ${at} - Quantity`, ""),
    line(`Item ${at} - Unit`, ""),
  ]);
  return {
    bytes: mail(order, {
      from: "Website forms <no-reply@forms.example>",
      to: "orders@supplier.example",
      subject: `New submission: Contractor order form #${order.random.digits(5)}`,
      html: `<p>A new order has been submitted.</p><table border=1 cellpadding=4>${[
        line("Company", order.buyer.name),
        line("Your name", order.person),
        line("Phone", order.buyer.phone),
        line("PO number", order.number),
        line("Date needed", day(order.due, "mm/dd/yyyy")),
        line("Delivery address", order.site.lines.join("<br>")),
        line("Delivery or pick-up?", "Delivery"),
        ...filled,
        ...empty,
        line("Comments", "Call 30 minutes ahead. Gate code 4471."),
      ].join("")}</table><p>Submitted from 203.0.113.40</p>`,
    }),
    ...told(order, () => ({ unitPrice: null, lineTotal: null })),
    currency: null,
    requestedDate: order.due,
    total: null,
  };
});

/** One order for two of a chain's shops: each has its own list, some articles in both. */
const twoShops = written("mix-mail-two-stores", { ending: "eml", min: 3, max: 6 }, (plain) => {
  const order = noted(plain, {
    ...SHOP,
    firms: ["Corner Crumb Bakeries", "Daily Press Coffee Co.", "Sol & Luna Taquerias"],
    sellers: ["Metro Foodservice Disposables"],
    goods: [
      "Cup, hot, 12 oz, kraft",
      "Lid, dome, 12-20 oz",
      "Napkin, 1 ply, white",
      "Tray, 4 cup",
      "Glove, vinyl, L",
    ],
    units: ["cs"],
    number: "CC99999",
  });
  const { random } = order;
  const second = order.items
    .filter(({ at }) => at % 2)
    .map((item) => ({ ...item, quantity: random.int(1, 15) }));
  const list = (items: typeof order.items) =>
    items.map((item) => `  ${String(item.quantity).padStart(3)} ${item.unit}  ${item.sku}  ${item.name}`);
  return {
    bytes: mail(order, {
      from: `${order.person} <ops@customer.example>`,
      to: "orders@supplier.example",
      subject: `${order.buyer.name} weekly order, PO ${order.number}`,
      text: [
        "Hi, here is this week's order for both stores.",
        "",
        "STORE 14 - RIVERFRONT",
        ...list(order.items),
        "",
        "STORE 22 - HILLSIDE",
        ...list(second),
        "",
        `PO for both: ${order.number}. Deliver ${day(order.due, "mm/dd/yyyy")} before 7 am, back door.`,
        "Last week's store 14 delivery was short 2 cs of lids, please credit.",
        "",
        `${order.person}, ${order.buyer.name}`,
        ...order.buyer.lines,
        "",
      ].join("\n"),
    }),
    ...truly(order),
    lines: [...order.items, ...second].map((item) => ({
      sku: item.sku,
      description: item.name,
      quantity: item.quantity,
      unit: item.unit,
      unitPrice: null,
      lineTotal: null,
    })),
    currency: null,
    requestedDate: order.due,
    total: null,
  };
});

export const mixMails = [afterthought, repairs, webForm, twoShops];
