import { drawn } from "../_family.ts";
import { later } from "../_order.ts";
import { plainLines } from "../_plain.ts";
import { day, us } from "../_print.ts";
import { pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { sums, sumsOf } from "./_sums.ts";

const short = { min: 2, max: 6, base: { size: 9 } };
const date = (iso: string) => day(iso, "mm/dd/yyyy");

/** A group's mark heads the page, the company that buys stands in the foot; invoices go to a service centre, payment isn't said. */
const foot = drawn("party-group-mark-foot", short, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["Calloway Rail Services LLC", "Calloway Terminal Operations, Inc."],
    number: "CR999999",
    units: ["EA", "BX"],
  });
  const yard = ["1180 Roundhouse Road, Door 6", "Topeka, KS 66608"];
  pen.say(40, 24, "CALLOWAY", { bold: true, size: 24, spacing: 3 });
  pen.say(40, 52, "moving what matters", { italic: true });
  pen.say(572, 30, "Purchase Order", { bold: true, size: 14, align: "right" });
  pairs(pen, [400, 490], 56, [
    ["PO Number", order.number],
    ["Revision", "2"],
    ["Order Date", date(order.date)],
    ["Revised", date(later(order.date, 3))],
    ["Date Required", date(order.due)],
    ["Printed", `${date(later(order.date, 4))} 07:42`],
  ]);
  pen.block(40, 142, ["Supplier", order.seller.name, ...order.seller.lines, `Ph ${order.seller.phone}`]);
  pen.block(225, 142, ["Deliver To", "Topeka Running Shop", ...yard]);
  pen.block(410, 142, ["Submit Invoices To", "Shared Service Center", "PO Box 88120", "Wichita, KS 67202"]);
  plainLines(order, pen, { y: 222, tongue: "en", sign: "$" });
  pen.rule(36, 752, 576);
  pen.say(306, 757, `${order.buyer.name} | ${order.buyer.lines.join(", ")} | ${order.buyer.phone}`, {
    size: 7,
    align: "center",
  });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: "Topeka Running Shop", lines: yard },
  };
});

/** A release of a blanket order: who is sold to and billed, the ship-to points to the sold-to; sums with tax and freight. */
const release = drawn("party-sold-to-release", short, (made, pen) => {
  const order = traded(made, { wares: "shop", buyers: "works", number: "B99999", units: ["EA", "FT"] });
  const number = `${order.number}-0${order.random.digits(2)}`;
  const said = order.random.pick([
    "SAME AS SOLD TO",
    "Same as above",
    "<< same as sold-to >>",
    "Same address",
  ]);
  const { tax, total } = sumsOf(order, 6.25, 85);
  pen.say(306, 28, "BLANKET ORDER RELEASE", { bold: true, size: 13, align: "center" });
  pen.block(40, 56, ["SOLD TO:", order.buyer.name, ...order.buyer.lines, "", "SHIP TO:", said]);
  pen.block(225, 56, [
    "BILL TO:",
    `${order.buyer.name} c/o PayWorks`,
    "Dept 4471, PO Box 3050",
    "Carol Stream, IL 60132",
  ]);
  pairs(pen, [410, 490], 56, [
    ["RELEASE NO.", number],
    ["RELEASE DATE", date(order.date)],
    ["DUE ON DOCK", date(order.due)],
    ["CANCEL AFTER", date(later(order.due, 20))],
    ["BLANKET EXPIRES", `12/31/${Number(order.due.slice(0, 4)) + 1}`],
  ]);
  pen.block(40, 142, ["VENDOR:", order.seller.name, ...order.seller.lines]);
  const y = plainLines(order, pen, { y: 206, tongue: "en" });
  sums(pen, y, [
    ["Sales tax 6.25%", us(tax)],
    ["Est. freight", "85.00"],
    ["GRAND TOTAL (USD)", us(total)],
  ]);
  return {
    ...truly(order),
    docNumber: number,
    currency: "USD",
    total,
    requestedDate: order.due,
    shipTo: { name: order.buyer.name, lines: order.buyer.lines },
  };
});

/** A shop that fetches its goods: nowhere to ship, our own counter's address in its place. */
const willCall = drawn("party-will-call", short, (made, pen) => {
  const order = traded(made, { wares: "site", buyers: "builders", number: "99-9999", units: ["EA", "LF"] });
  pen.say(40, 28, order.buyer.name, { bold: true, size: 14 });
  pen.block(40, 48, [...order.buyer.lines, `Tel ${order.buyer.phone}  Lic. #C-10 448812`], { size: 8 });
  pen.say(400, 28, "PURCHASE ORDER", { bold: true, size: 12 });
  pairs(pen, [400, 470], 48, [
    ["P.O.", order.number],
    ["Job", "Elm Street Lofts 2231"],
    ["Written", date(order.date)],
    ["Pick up on", date(order.due)],
  ]);
  pen.block(40, 112, ["TO", order.seller.name, ...order.seller.lines]);
  pen.block(240, 112, [
    "SHIP TO",
    order.random.pick(["** WILL CALL **", "Will call", "CUSTOMER PICK UP", "Will Call - our driver"]),
  ]);
  const y = plainLines(order, pen, { y: 182, tongue: "en", sign: "$" });
  pen.say(
    40,
    y + 10,
    `Quote 88213 prices good until ${date(later(order.due, 30))}. Call ${order.person} when staged.`,
  );
  return { ...truly(order), currency: "USD", requestedDate: order.due, shipTo: undefined };
});

/** Plants by code: the head names the plant's code, a list at the foot has the address of each. */
const byCode = drawn("party-plant-by-code", short, (made, pen) => {
  const order = traded(made, { wares: "pipe", buyers: "oil", number: "7400999999", units: ["EA", "JT"] });
  const plants = [
    ["010", "Baytown Terminal", "2200 Decker Drive", "Baytown, TX 77520"],
    ["030", "Freeport Dock", "41 Levee Road Gate 3", "Freeport, TX 77541"],
    ["045", "Mont Belvieu Storage", "9902 FM 1942", "Mont Belvieu, TX 77523"],
  ];
  const [code, name, ...lines] = order.random.pick(plants) as [string, string, string, string];
  pen.say(40, 28, order.buyer.name, { bold: true, size: 13 });
  pen.block(40, 46, order.buyer.lines, { size: 8 });
  pen.box(340, 26, 220, 62);
  pairs(pen, [346, 450], 30, [
    ["Order No. / Rev.", `${order.number} / 01`],
    ["Order Date", date(order.date)],
    ["Required On Site", date(order.due)],
    ["Ship To", `Location ${code} (see back)`],
    ["Terms", "NET 60"],
  ]);
  pen.block(40, 104, ["VENDOR 100882", order.seller.name, ...order.seller.lines]);
  const y = plainLines(order, pen, { y: 170, tongue: "en", sign: "$" });
  pen.say(40, y + 14, "SHIP TO LOCATIONS", { bold: true });
  plants.forEach(([one, ...rest], i) => {
    pen.block(40 + i * 180, y + 28, [`Location ${one}`, ...rest]);
  });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name, lines },
  };
});

/** A buying agent's paper for a store abroad: agent's letterhead, buyer, consignee and forwarder in boxes. */
const agent = drawn("party-buying-agent", { ...short, size: [595, 842] }, (made, pen) => {
  const order = traded(made, {
    wares: "retail",
    buyers: "shops",
    number: "FH/YY/9999",
    units: ["PCS", "SET"],
  });
  const dock = ["3300 Harbor Loop, Building C", "Savannah, GA 31408"];
  pen.say(297, 26, "Crestline Sourcing (HK) Limited", { bold: true, size: 14, align: "center" });
  pen.say(297, 44, "Unit 1207, Metro Centre, Kowloon Bay, Hong Kong   Tel (852) 2555 0148", {
    size: 8,
    align: "center",
  });
  pen.say(297, 56, "as buying agent only", { italic: true, size: 8, align: "center" });
  pen.say(297, 74, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
  pen.block(40, 96, ["Buyer", order.buyer.name, ...order.buyer.lines]);
  pen.block(225, 96, ["Manufacturer", order.seller.name, ...order.seller.lines]);
  pairs(pen, [400, 470], 96, [
    ["Order No", order.number],
    ["Issue Date", day(order.date, "d-Mon-yyyy")],
    ["Ex-factory", day(order.due, "d-Mon-yyyy")],
    ["L/C expiry", day(later(order.due, 45), "d-Mon-yyyy")],
    ["Terms", "FOB Yantian"],
  ]);
  pen.block(40, 160, ["Consignee", `${order.buyer.name} Distribution Center`, ...dock]);
  pen.block(225, 160, ["Notify Party", "Tidewater Customs Brokers", "12 Bay Street", "Savannah, GA 31401"]);
  pen.block(400, 160, ["Nominated Forwarder", "Pacific Arrow Logistics", "Shenzhen, China"]);
  plainLines(order, pen, { y: 232, tongue: "en", sign: "USD " });
  return {
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
    shipTo: { name: `${order.buyer.name} Distribution Center`, lines: dock },
  };
});

export const partyAmerica = [foot, release, willCall, byCode, agent];
