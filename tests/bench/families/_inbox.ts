import { type Shown, written } from "./_family.ts";
import { mail, type Note, noted, told } from "./_note.ts";
import { type Order, rounded } from "./_order.ts";

/** What a person writes: the subject, the words or the page, and what of the order they hold. */
export interface Letter extends Shown {
  subject: string;
  /** Instead of the person's own mailbox. */
  from?: string;
  text?: string[];
  html?: string;
}

/** The smallest picture there is, as signatures bring them along. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A family of orders written in a mail's body; every third mail brings its signature's picture. */
export function letter(
  name: string,
  { max = 6, min = 3, ...note }: Note & { max?: number; min?: number },
  write: (order: Order) => Letter,
) {
  return written(`inbox-${name}`, { ending: "eml", min, max, bases: [1] }, (plain) => {
    const order = countable(noted(plain, note));
    const { subject, from, text, html, line, ...shown } = write(order);
    return {
      bytes: mail(order, {
        from: from ?? `${order.person} <office@customer.example>`,
        to: "Orders <orders@supplier.example>",
        subject,
        text: text?.join("\n"),
        html,
        file: order.random.chance(0.33) ? { name: "image001.png", bytes: PICTURE } : undefined,
      }),
      ...told(order, line),
      currency: null,
      total: null,
      ...shown,
    };
  });
}

/** The order with counts as people write them by hand. */
function countable(order: Order): Order {
  const items = order.items.map((item) => {
    const quantity = order.random.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 50, 60, 100, 250]);
    return { ...item, quantity, total: rounded(quantity * item.price, 2) };
  });
  return {
    ...order,
    items,
    net: rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      2,
    ),
  };
}

/** A line of which the mail tells no price. */
export const unpriced = { unitPrice: null, lineTotal: null };

/** What site people order. */
export const BUILDERS: Note = {
  land: "uk",
  firms: ["Hartley Groundworks Ltd", "Pennine Joinery Ltd", "Aldgate Property Care"],
  sellers: ["Castle Building Supplies", "Redmayne Fixings"],
  people: ["Dave Mills", "Karen Otley", "Sunil Rao"],
  goods: [
    "postcrete 20kg",
    "scaffold boards 3.9m",
    "M10 coach bolts 120mm galv",
    "breather membrane 50m roll",
    "CT1 sealant clear",
    "treated batten 25x50 4.8m",
    "joist hangers 47mm",
    "sharp sand bulk bag",
  ],
  units: ["bags", "boxes", "rolls"],
  number: "HG9999",
  code: "RF-9999",
};

/** What maintenance people order. */
export const PLANT: Note = {
  land: "us",
  firms: ["Kestrel Packaging Inc.", "Lakeshore Foods LLC", "Dunmore Castings Inc."],
  sellers: ["Midstate Industrial Supply", "Keystone Bearings"],
  people: ["Rick Salazar", "Joan Petrie", "Amy Wu"],
  goods: [
    "Ball bearing, sealed, 25 mm bore",
    "Timing belt, 8 mm pitch",
    "Proximity sensor, M12, PNP",
    "Air filter element, 5 micron",
    "Pneumatic fitting, elbow, 1/4 in",
    "Gear oil, synthetic, 5 gal",
    "Safety relay, 24 VDC",
    "Hex bolt, M8 x 40, zinc",
  ],
  units: ["EA", "PK", "BX"],
  number: "4500999999",
  code: "KB-99999",
};
