import { drawn } from "../_family.ts";
import { later } from "../_order.ts";
import { plainLines } from "../_plain.ts";
import { day } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

const short = { min: 2, max: 4, base: { size: 9 } };
const us = (iso: string) => day(iso, "mm/dd/yyyy");

/** A buying group's order form: the group heads the page, the member who buys stands in a box, the goods go to the member's yard. */
const group = drawn("head-buying-group", short, (made, pen) => {
  const order = traded(made, {
    wares: "site",
    buyers: ["Kessler Lumber & Hardware", "Two Rivers Building Center LLC", "Hagan True Supply Co."],
    number: "99999-99",
    units: ["EA", "BX"],
  });
  const yard = ["4410 County Road 12", "Galesville, WI 54630"];
  pen.say(306, 28, "UNITED YARDS COOPERATIVE", { bold: true, size: 16, align: "center" });
  pen.say(306, 48, "Serving independent dealers since 1951", { italic: true, align: "center" });
  pen.say(306, 60, "PO Box 9100, Green Bay, WI 54308", { align: "center" });
  pen.say(40, 84, "MEMBER PURCHASE ORDER", { bold: true, size: 12 });
  pairs(pen, [400, 480], 84, [
    ["PO No.", order.number],
    ["PO Date", us(order.date)],
    ["Req. Delivery", us(order.due)],
    ["Member No.", order.random.digits(5)],
  ]);
  pen.block(40, 142, ["MEMBER:", order.buyer.name, ...order.buyer.lines, `Phone ${order.buyer.phone}`]);
  pen.block(230, 142, ["SHIP TO:", `${order.buyer.name} - Yard 2`, ...yard, "Receiving 6am-2pm"]);
  pen.block(420, 142, ["SUPPLIER:", order.seller.name, ...order.seller.lines]);
  const y = plainLines(order, pen, { y: 222, tongue: "en", sign: "$" });
  pen.say(40, y + 8, "Invoice the member. Settlement runs through United Yards Cooperative central billing.");
  const shipTo = { name: `${order.buyer.name} - Yard 2`, lines: yard };
  return { ...truly(order), currency: "USD", requestedDate: order.due, shipTo };
});

/** An order that is sent on to a person's door: no papers with prices, the person's name is where the goods go. */
const drop = drawn("head-drop-ship", short, (made, pen) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "DS-999999", units: ["EA"] });
  const person = order.random.pick(["Jennifer Alvarez", "Mr. Tom Okafor", "Ruth-Anne Bellweather"]);
  const door = ["77 Sycamore Ct Apt 4B", "Bend, OR 97701"];
  pen.say(40, 30, order.buyer.name, { bold: true, size: 15 });
  pen.block(40, 50, [...order.buyer.lines, `${order.buyer.phone}  orders@shop.example`]);
  pen.say(572, 30, "PURCHASE ORDER", { bold: true, size: 14, align: "right" });
  pen.say(572, 50, "** DROP SHIP **", { bold: true, size: 11, align: "right" });
  pairs(pen, [420, 480], 70, [
    ["P.O. #:", order.number],
    ["Date:", us(order.date)],
    ["Ship by:", us(order.due)],
  ]);
  pen.block(40, 118, ["Vendor", order.seller.name, ...order.seller.lines]);
  pen.block(300, 118, [
    "Ship Direct To Customer",
    person,
    ...door,
    "(541) 555-0148",
    "BLIND SHIPMENT - no prices on packing slip",
  ]);
  plainLines(order, pen, { y: 208, tongue: "en", sign: "$" });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: person, lines: door },
  };
});

/** A chain's order for several stores: the head says that the lines tell where to. */
const stores = drawn("head-see-lines", short, (made, pen) => {
  const order = traded(made, {
    wares: "retail",
    buyers: ["Pine & Copper Stores, Inc.", "Dunlin Home Goods LLC"],
    number: "4599999999",
    units: ["EA"],
  });
  pen.say(40, 30, order.buyer.name, { bold: true, size: 14 });
  pen.block(40, 50, order.buyer.lines);
  pairs(pen, [380, 480], 30, [
    ["Purchase Order", order.number],
    ["Order Date", us(order.date)],
    ["Delivery Date", us(order.due)],
    ["Terms", "NET 45"],
  ]);
  pen.block(40, 104, ["VENDOR", order.seller.name, ...order.seller.lines]);
  pen.block(230, 104, [
    "BILL TO",
    order.buyer.name,
    "Attn: Accounts Payable",
    "PO Box 2214",
    "Omaha, NE 68103-2214",
  ]);
  pen.block(420, 104, ["SHIP TO", "See lines below"]);
  const y = plainLines(order, pen, { y: 184, tongue: "en", sign: "$" });
  pen.say(40, y + 8, "All stores: deliver between 5:00 and 9:00 AM.");
  return { ...truly(order), currency: "USD", requestedDate: order.due, shipTo: undefined };
});

/** A plant whose goods go where the bill goes: the ship-to only says so. */
const same = drawn("head-same-as-billing", short, (made, pen) => {
  const order = traded(made, { wares: "shop", buyers: "works", number: "PO9999999", units: ["EA", "FT"] });
  const said = order.random.pick(["Same as Bill To", "SAME AS BILLING", "Same as billing address", "SAME"]);
  pen.say(306, 30, "Purchase Order", { bold: true, size: 15, align: "center" });
  pairs(pen, [430, 500], 56, [
    ["Number", order.number],
    ["Date", us(order.date)],
    ["Needed by", us(order.due)],
  ]);
  pen.block(40, 56, ["To:", order.seller.name, ...order.seller.lines]);
  pen.block(40, 116, ["Bill To:", order.buyer.name, ...order.buyer.lines, "ap@works.example"]);
  pen.block(300, 116, ["Ship To:", said]);
  plainLines(order, pen, { y: 196, tongue: "en", sign: "$" });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: order.buyer.name, lines: order.buyer.lines },
  };
});

const WINDOWS: [first: string, last: string][] = [
  ["Start Ship", "Cancel Date"],
  ["Ship Not Before", "Ship Not After"],
  ["First Delivery", "Cancel If Not Delivered By"],
  ["Ship Start", "Cancel After"],
  ["Requested Ship Date", "Cancel Date"],
];

/** A store's order with the days between which goods may leave, and the day from which they aren't wanted any more. */
const shipWindow = drawn("head-ship-window", short, (made, pen) => {
  const order = traded(made, { wares: "retail", buyers: "shops", number: "99999999", units: ["EA"] });
  const [first, last] = order.random.pick(WINDOWS);
  const dock = ["2900 Distribution Way Dock 14", "Reno, NV 89506"];
  pen.say(40, 28, order.buyer.name, { bold: true, size: 14 });
  pen.block(40, 46, order.buyer.lines);
  pen.say(572, 28, `PURCHASE ORDER ${order.number}`, { bold: true, size: 11, align: "right" });
  pen.block(40, 92, ["Vendor:", order.seller.name, ...order.seller.lines]);
  pen.block(300, 92, ["Ship To:", "West Coast Fulfillment", ...dock]);
  pen.box(36, 148, 540, 28);
  [
    ["PO Date", us(order.date)],
    [last, us(later(order.due, 10))],
    [first, us(order.due)],
    ["Terms", "2% 30 N 60"],
    ["Dept", "410"],
  ].forEach(([caption, value], i) => {
    pen.say(40 + i * 112, 151, caption!, { bold: true, size: 8 });
    pen.say(40 + i * 112, 163, value!);
  });
  plainLines(order, pen, { y: 196, tongue: "en", sign: "$" });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: "West Coast Fulfillment", lines: dock },
  };
});

/** A school district: department, building, whom to ask and dock hours stand among the lines of the address. */
const district = drawn("head-attention-lines", short, (made, pen) => {
  const order = traded(made, {
    wares: "desk",
    buyers: ["Harlan Fork Unified School District", "Mercer Valley Community College"],
    number: "P2599999",
    units: ["EA", "CT"],
  });
  const hall = ["1200 Campus Loop", "Twin Lakes, ID 83858"];
  pen.block(40, 28, [
    order.buyer.name,
    "Purchasing Department",
    ...order.buyer.lines,
    "Phone: (208) 555-0131   Fax: (208) 555-0132",
  ]);
  pen.say(572, 28, "PURCHASE ORDER NO.", { bold: true, align: "right" });
  pen.say(572, 40, order.number, { bold: true, size: 13, align: "right" });
  pairs(pen, [420, 510], 66, [
    ["DATE ISSUED", us(order.date)],
    ["DATE REQUIRED", us(order.due)],
    ["REQ. NO.", order.random.digits(6)],
  ]);
  pen.block(40, 116, ["VENDOR", order.seller.name, `ATTN: ${order.person}`, ...order.seller.lines]);
  pen.block(300, 116, [
    "DELIVER TO",
    "Science Storeroom - Bldg 7, Rm 114",
    "Attn: K. Arden x2210",
    ...hall,
    "Phone: (208) 555-0177",
    "Dock hours 7:30-2:00, no deliveries Friday",
  ]);
  plainLines(order, pen, { y: 216, tongue: "en", sign: "$" });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: "Science Storeroom - Bldg 7, Rm 114", lines: hall },
  };
});

export const headAmerica = [group, drop, stores, same, shipWindow, district];
