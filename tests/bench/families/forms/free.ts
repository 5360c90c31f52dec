import type { TrueLine } from "../../_truth.ts";
import { drawn, lineOf, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const LONG = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function spoken(iso: string): string {
  const [year, month, at] = iso.split("-");
  return `${Number(at)} ${LONG[Number(month) - 1]} ${year}`;
}

/** An order by letter: no table, each item a numbered sentence with its price in it. */
const letter = drawn(
  "form-letter",
  { words: "uk", size: [595, 842], min: 2, max: 7, base: { face: "serif", size: 11 } },
  (order, pen) => {
    pen.say(297, 44, order.buyer.name, { bold: true, size: 18, align: "center" });
    pen.say(297, 68, `${order.buyer.lines.join(", ")}  Tel ${order.buyer.phone}`, {
      size: 9,
      align: "center",
    });
    pen.rule(60, 84, 535);
    let y = pen.block(60, 104, [order.seller.name, ...order.seller.lines]);
    pen.say(535, 104, spoken(order.date), { align: "right" });
    pen.say(535, 118, `Our ref: ${order.number.slice(0, 6)}/KA`, { align: "right" });
    y = pen.say(60, y + 18, "Dear Sirs,");
    y = pen.say(60, y + 8, `Order No. ${order.number}`, { bold: true });
    y =
      pen.say(
        60,
        y + 8,
        "Further to your quotation of last week, please accept this letter as our official order for the following:",
        { width: 470 },
      ) + 6;
    for (const item of order.items) {
      pen.say(76, y, `${item.at}.`);
      y =
        pen.say(
          96,
          y,
          `${item.quantity} off ${item.name}, your part no. ${item.sku}, at £${us(item.price)} each, total £${us(item.total)}`,
          { width: 430 },
        ) + 5;
    }
    y = pen.say(60, y + 6, `The order value is £${us(order.net)} excluding VAT.`, { bold: true });
    y = pen.say(
      60,
      y + 8,
      `Delivery is required to ${order.site.lines.join(", ")} by ${spoken(order.due)} at the latest. Please send your invoice in duplicate, quoting the order number above, to our accounts department.`,
      { width: 470 },
    );
    y = pen.say(60, y + 12, "Yours faithfully,");
    pen.block(60, y + 34, [order.person, "Purchasing Manager"]);
    return { currency: "GBP", requestedDate: order.due, line: () => ({ unit: undefined }) };
  },
);

/** A fax typed in one face: each item is a paragraph of its own, without any header of columns. */
const fax = drawn(
  "form-fax",
  { min: 2, max: 12, base: { face: "mono", size: 9.5 }, forms: ["runs", "glyphs", "words"] },
  (order, pen) => {
    const lines = [
      "FACSIMILE TRANSMITTAL",
      "",
      `TO     : ${order.seller.name.toUpperCase()}        FAX : ${order.seller.phone}`,
      "ATTN   : ORDER DESK",
      `FROM   : ${order.buyer.name.toUpperCase()}`,
      `         ${order.buyer.lines.join(", ").toUpperCase()}`,
      `DATE   : ${day(order.date, "MON dd, yyyy")}               PAGES: 1`,
      `SUBJECT: PURCHASE ORDER ${order.number}`,
      "",
      "PLEASE ENTER OUR ORDER AS FOLLOWS:",
      "",
      ...order.items.flatMap((item) => [
        `${String(item.at).padStart(2)})  ${us(item.quantity, 0)} ${item.unit}   P/N ${item.sku}`,
        `     ${item.name.toUpperCase()}`,
        `     @ $${us(item.price)}/${item.unit}  =  $${us(item.total)}`,
        "",
      ]),
      `ORDER TOTAL: $${us(order.net)}`,
      `REQUIRED ON DOCK: ${day(order.due, "MON dd, yyyy")}`,
      `SHIP TO: ${order.site.name.toUpperCase()}, ${order.site.lines.join(", ").toUpperCase()}`,
      "SHIP VIA: UPS GROUND COLLECT",
      "",
      `CONFIRM BY RETURN FAX TO ${order.person.toUpperCase()}`,
    ];
    lines.forEach((line, i) => void pen.say(46, 50 + i * 11.6, line));
    return { currency: "USD", requestedDate: order.due };
  },
);

/** A release against a blanket order: ordered, released before and released now stand side by side. */
const release = drawn("form-blanket-release", { max: 20, priceDecimals: 4 }, (order, pen) => {
  const columns = columnsOf(`40 Blanket¶Line | 82/170 Item¶Description | >300 Blanket¶Qty
    >356 Released¶To Date | >410 This¶Release | 416 ¶UM | >490 Unit¶Price | >576 Release¶Value`);
  pen.block(40, 30, [order.buyer.name], { bold: true, size: 13 });
  pen.block(40, 48, order.buyer.lines);
  pen.say(576, 30, "Blanket Order Release", { bold: true, size: 15, align: "right" });
  pairs(
    pen,
    [390, 490],
    54,
    [
      ["Purchase Order:", order.number],
      ["Release No.:", "7"],
      ["Release Date:", day(order.date, "mm/dd/yyyy")],
      ["Need By:", day(order.due, "mm/dd/yyyy")],
      ["Agreement Period:", "01/01/2021 - 12/31/2026"],
    ],
    { bold: true },
  );
  pen.say(40, 90, "Supplier:", { bold: true });
  pen.block(94, 90, [order.seller.name, ...order.seller.lines]);
  const head = () => {
    const top = pen.pages === 1 ? 140 : 40;
    pen.box(36, top - 4, 544, 26, "#e8eef4");
    return heads(pen, top, columns, { bold: true, size: 8 }) + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
  for (const item of order.items) {
    flow.need(28);
    const before = order.random.int(1, 40) * 25;
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      us(item.quantity * 8 + before, 0),
      us(before, 0),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = pen.say(82, flow.y, item.name, { size: 8 }) + 3;
  }
  flow.need(30);
  pen.say(490, flow.y + 6, "Release Total (USD)", { bold: true, align: "right" });
  pen.say(576, flow.y + 6, us(order.net), { bold: true, align: "right" });
  return { currency: "USD", requestedDate: order.due };
});

/** Services: paragraphs with an amount, no quantity and no unit price; milestones by date. */
const services = printed("form-services", { min: 2, max: 5 }, (order) => {
  const jobs = [
    "Annual maintenance of dust collection",
    "Calibration of torque tools",
    "Window cleaning, all buildings",
    "Fire panel inspection",
    "Roof survey and written report",
    "Fork lift safety checks",
  ];
  const first = order.random.int(0, 5);
  const duty =
    "Contractor shall furnish all labor, tools and two copies of the report. Work between 7:00 and 15:30 only; badge required.";
  const name = (at: number) => jobs[(first + at) % jobs.length]!;
  return {
    html: page(
      ".i td,.i th{border:1px solid #444;padding:6px}.i th{background:#efefef}",
      `<table><tr><td>${party(order.buyer)}<td class=r><h2>SERVICE PURCHASE ORDER</h2></table>
<table><tr><td><b>Contractor</b><br>${party(order.seller)}<td>${fields([
        ["Service PO #", order.number],
        ["Issued", day(order.date, "mm/dd/yyyy")],
        ["Complete by", day(order.due, "mm/dd/yyyy")],
        ["Site", order.site.lines.join(", ")],
        ["Not to exceed", `$${us(order.net)}`],
      ])}</table><br>
<table class=i>${row(["Line", "Scope of work", "Completion", "Amount"], [], "th")}${order.items.map((item) => row([item.at, `<b>${name(item.at)}</b><br>${duty}`, day(item.due, "mm/dd/yyyy"), `$${us(item.total)}`], ["c", "", "", "r"])).join("")}<tr><td colspan=3 class=r><b>Order total</b><td class=r><b>$${us(order.net)}</b></table><p>Certificate of insurance with limits of $1,000,000 per occurrence must be on file before work starts.</p>`,
    ),
    currency: "USD",
    requestedDate: order.due,
    lines: order.items.map(
      (item): TrueLine => ({
        ...lineOf(item),
        sku: null,
        description: `${name(item.at)} ${duty}`,
        quantity: null,
        unit: null,
        unitPrice: null,
      }),
    ),
  };
});

/** A rental order: a rate by week, weeks and dates beside the number of machines. */
const rental = printed("form-rental", { min: 2, max: 9 }, (order) => {
  const machines = [
    "Scissor lift 26 ft electric",
    "Light tower 4 kW",
    "Plate compactor 200 lb",
    "Skid steer loader",
    "Generator 45 kVA",
    "Heater indirect 400k BTU",
  ];
  const items = order.items.map((item) => {
    const quantity = 1 + (item.quantity % 6);
    const weeks = order.random.int(1, 6);
    return {
      ...item,
      quantity,
      weeks,
      total: Number((quantity * weeks * item.price).toFixed(2)),
      name: machines[item.at % machines.length]!,
    };
  });
  const total = Number(items.reduce((sum, item) => sum + item.total, 0).toFixed(2));
  return {
    html: page(
      "body{font-size:8.5pt}.i th{background:#2b2b2b;color:#fff}.i td{border-bottom:1px solid #bbb}",
      `<h2 style="margin:0">${order.buyer.name}</h2>${order.buyer.lines.join(" | ")}<h3>EQUIPMENT RENTAL PURCHASE ORDER</h3>
<table><tr><td>${fields([
        ["Rent from", order.seller.name],
        ["", order.seller.lines.join("<br>")],
        ["Jobsite", order.site.lines.join("<br>")],
      ])}<td>${fields([
        ["P.O. #", order.number],
        ["Date", day(order.date, "m/d/yy")],
        ["On site", day(order.due, "m/d/yy")],
        ["Ordered by", order.person],
      ])}</table><br>
<table class=i>${row(["Qty", "Equipment", "Cat-Class", "Rate/Week", "Weeks", "Estimated off rent", "Extension"], ["r", "", "", "r", "r", "", "r"], "th")}${items.map((item) => row([item.quantity, item.name, item.sku, us(item.price), item.weeks, day(item.due, "m/d/yy"), us(item.total)], ["r", "", "", "r", "r", "", "r"])).join("")}<tr><td colspan=6 class=r><b>Estimated rental</b><td class=r><b>$${us(total)}</b></table><p>Rental stops at call-off, not at pick-up. Fuel at cost. ${bare(2, 0)} keys per machine.</p>`,
    ),
    currency: "USD",
    requestedDate: order.due,
    total,
    lines: items.map((item) => ({ ...lineOf(item), unit: undefined })),
  };
});

export const free = [letter, fax, release, services, rental];
