import { ASKING } from "../_desk.ts";
import { written } from "../_family.ts";
import { page, row } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { mail } from "../_note.ts";
import { bare, day, us } from "../_print.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";
import { STOCK } from "../_week.ts";

/** A network's mail: the order as tables in the page, below each line its schedule and other information in rows of the same table. */
const network = written("week-mail-network-order", { ending: "eml", max: 18 }, (made) => {
  const order = sited(
    traded(made, {
      wares: STOCK.drives,
      buyers: [
        "Cascade Paperboard Corporation",
        "Lorraine Glass North America",
        "Vireo Pharmaceuticals Inc.",
      ],
      number: "4100999999",
      units: ["EA", "PCE"],
    }),
    ["Cascade Mill 6 Storeroom"],
  );
  const small = "font-size:11px;color:#555";
  const rows = order.items.flatMap((item) => [
    row(
      [
        item.at * 10,
        1,
        `${item.sku} / ${item.buyerSku}`,
        "Material",
        `${us(item.quantity, 3)} (${item.unit})`,
        day(item.due, "d Mon yyyy"),
        `$${us(item.price)} USD`,
        `$${us(item.total)} USD`,
      ],
      ["", "", "", "", "r", "", "r", "r"],
    ),
    `<tr><td colspan=8>${item.name}</tr>`,
    `<tr style="${small}"><td><td colspan=7>Schedule Lines: Schedule Line # 1 &nbsp; Delivery Date ${day(item.due, "d Mon yyyy")} &nbsp; Quantity ${us(item.quantity, 3)} (${item.unit})</tr>`,
    `<tr style="${small}"><td><td colspan=7>Other Information: Req. Line No.: ${item.at} &nbsp; Requester: ${order.person} &nbsp; Price Basis Quantity: 1 (${item.unit})</tr>`,
  ]);
  return {
    bytes: mail(order, {
      from: `${order.buyer.name} <ordersender@network.example>`,
      to: "Orders <orders@seller.example>",
      subject: `${order.buyer.name} sent a new Purchase Order ${order.number}`,
      html: page(
        "",
        `<p>${order.buyer.name} sent a new order</p><p>If more than one e-mail address is associated with your organization for order delivery, then the copy of this order would be sent to them as well.</p>
<table><tr><td>From:<br>${[order.buyer.name, ...order.buyer.lines].join("<br>")}<td>To:<br>${[order.seller.name, ...order.seller.lines].join("<br>")}<br>Phone: +1 () 555-0142<td class=r><b>Purchase Order</b><br>(New)<br>${order.number}<br>Amount: $${us(order.net)} USD<br>Version: 1</table>
<p>Order Date: ${day(order.date, "d Mon yyyy")}<br>Payment Terms: NET 60<br>Contact Information: Supplier Address as above</p>
<table><tr><td><b>Ship All Items To</b><br>${[order.site.name, ...order.site.lines].join("<br>")}<br>Ship To Code: 3106<td><b>Bill To</b><br>${order.buyer.name} Accounts Payable<br>PO Box 660
</table><h3>Line Items</h3><table border=1><thead>${row(["Line #", "No. Schedule Lines", "Part # / Description", "Type", "Qty (Unit)", "Need By", "Unit Price", "Subtotal"], [], "th")}</thead>${rows.join("")}</table>
<p>Order submitted on: ${day(order.date, "d Mon yyyy")}<br>Received by the network on the same day.<br>Sub-total: $${us(order.net)} USD</p>`,
      ),
    }),
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), currency: "USD" }),
  };
});

/** A plain mail of an old program: fixed columns, the description below each row, prices for a hundred by `C`. */
const columns = written("week-mail-fixed-columns", { ending: "eml", max: 16, bases: [1, 100] }, (made) => {
  const order = traded(made, {
    wares: STOCK.fixings,
    buyers: ASKING.plants,
    number: "PO-99999",
    units: ["EA"],
  });
  const text = [
    "This is an automatically generated purchase order. Do not reply.",
    "",
    typed([0, `PURCHASE ORDER: ${order.number}`], [40, `ORDER DATE: ${day(order.date, "mm/dd/yyyy")}`]),
    typed([0, `BUYER: ${order.person}`], [40, `NEED DATE:  ${day(order.due, "mm/dd/yyyy")}`]),
    "",
    typed([0, "FROM:"], [40, "SHIP TO:"]),
    typed([0, order.buyer.name], [40, `${order.buyer.name} RECEIVING`]),
    ...order.buyer.lines.map((line, i) => typed([0, line], [40, order.site.lines[i] ?? ""])),
    "",
    typed([0, "LN"], [4, "PART"], [-28, "QTY"], [30, "UM"], [-48, "PRICE"], [49, "PER"], [-68, "AMOUNT"]),
    "-".repeat(68),
    ...order.items.flatMap((item) => [
      typed(
        [0, item.at],
        [4, item.sku],
        [-28, us(item.quantity, 0)],
        [30, item.unit],
        [-48, us(item.price)],
        [50, item.basis === 100 ? "C" : "E"],
        [-68, us(item.total)],
      ),
      typed([4, item.name]),
    ]),
    "-".repeat(68),
    typed([40, "ORDER TOTAL"], [-68, us(order.net)]),
    "",
    "Acknowledge within 24 hours to po-ack@customer.example.",
  ].join("\r\n");
  return {
    bytes: mail(order, {
      from: `${order.person} <po-mailer@customer.example>`,
      to: "orders@seller.example",
      subject: `Purchase Order ${order.number} from ${order.buyer.name}`,
      text,
    }),
    ...truly(order),
    requestedDate: order.due,
    shipTo: { ...order.site, name: `${order.buyer.name} RECEIVING` },
  };
});

/** A buyer's own words: a count, a unit, the catalogue's code and the words in a line each, `@` before agreed prices, a question below that is no item. */
const words = written("week-mail-at-prices", { ending: "eml", max: 12 }, (made) => {
  const order = traded(made, {
    wares: STOCK.safety,
    buyers: ["Dolan Boiler Repair", "Merriweather Sheet Metal LLC", "Cutler Marine Supply"],
    number: "DB-9999",
    units: ["ea", "bx", "pr"],
  });
  const text = [
    "Hi Tracy,",
    "",
    `Please enter the following under PO ${order.number}:`,
    "",
    ...order.items.map(
      (item) => `${bare(item.quantity, 0)} ${item.unit} - ${item.sku} ${item.name} @ $${us(item.price)}`,
    ),
    "",
    `Need it all here by ${day(order.due, "m/d/yyyy")}, usual address. Ship UPS ground on our account.`,
    "Also can you quote us 500 ft of 1/2 air hose? Not ordering that yet.",
    "",
    "Thanks,",
    order.person,
    "Purchasing",
    order.buyer.name,
    order.buyer.lines.join(", "),
    order.buyer.phone,
  ].join("\r\n");
  return {
    bytes: mail(order, {
      from: `${order.person} <purchasing@customer.example>`,
      to: "Tracy <tracy@seller.example>",
      subject: `PO ${order.number}`,
      text,
    }),
    ...truly(order, () => ({ lineTotal: null })),
    requestedDate: order.due,
    shipTo: undefined,
    currency: "USD",
    total: null,
  };
});

export const weekMails = [network, columns, words];
