import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, table } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;
const BARS = [
  "HSS 50 x 50 x 4 A500",
  "ANGLE 2 x 2 x 1/4 A36",
  "FLAT 1/2 x 4 A36",
  "ROUND 1018 CD 1.500",
  "CHANNEL C6 x 8.2 A36",
  "PLATE A572-50 3/8",
  "PIPE SCH40 2 IN A53",
];

/** A steel buyer: thickness, width and cut length in columns of their own, pieces after them, weight beside the amount. */
const steel = drawn("day-cut-steel", { max: 20, min: 4 }, (plain, pen) => {
  const asked = traded(plain, {
    wares: BARS,
    buyers: ["Kettle Valley Welding", "Ransom Trailer Mfg.", "Ozark Stair & Rail Inc."],
    number: "S-99999",
    units: ["PC"],
  });
  const order = sited(asked, ["Shop B Receiving", "Field Yard"]);
  const columns = columnsOf(`30 Ln | 50/150 Material | 206 Heat/Spec | >312 Thk | >352 Width | >396 Length
    >426 Pcs | >478 Wt lbs | >526 $/Pc | >584 Amount`);
  const head = () => {
    pen.say(30, 26, order.buyer.name, { bold: true, size: 13 });
    pen.block(30, 42, order.buyer.lines);
    pairs(pen, [430, 500], 26, [
      ["P.O. No.", order.number],
      ["P.O. Date", day(order.date, "m/d/yy")],
      ["Deliver By", day(order.due, "m/d/yy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 90;
    pen.block(30, 84, ["SOLD BY", order.seller.name, ...order.seller.lines]);
    pen.block(300, 84, ["DELIVER TO", order.site.name, ...order.site.lines]);
    return 146;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(26);
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        item.name,
        order.random.pick(["MTR req'd", "A36/44W", "Dual cert"]),
        bare(order.random.int(1, 8) / 8, 3),
        bare(order.random.int(1, 12), 2),
        bare(order.random.int(12, 240), 2),
        item.quantity,
        us(order.random.int(40, 9000), 0),
        us(item.price),
        us(item.total),
      ],
      { size: 8.5 },
    );
    if (item.at % 3 === 0) flow.y = pen.say(50, flow.y, "Saw cut +1/8 -0, deburr both ends", { size: 8 });
    flow.y += 3;
  }
  flow.need(40);
  pen.rule(420, flow.y, 584);
  pen.say(526, flow.y + 4, "Total", { align: right, bold: true });
  pen.say(584, flow.y + 4, us(order.net), { align: right, bold: true });
  pen.say(30, flow.y + 20, "Mill test reports with shipment. Bundle and tag by line.", { size: 8 });
  return told(order, { currency: "USD", requestedDate: order.due, line: () => ({ sku: null }) });
});

/** A chemicals buyer: drums and what one holds before the kilograms that the price is for; hazard words under the name. */
const drums = printed("day-drums-and-kilos", { max: 12, priceDecimals: 3 }, (plain) => {
  const asked = traded(plain, {
    wares: [
      "Isopropanol 99%",
      "Caustic soda solution 50%",
      "Propylene glycol USP",
      "Sodium lauryl ether sulfate 70%",
      "Citric acid solution 50%",
      "Hydrogen peroxide 35% food grade",
    ],
    buyers: ["Ardmore Coatings Ltd", "Peakland Cosmetics Limited", "Trent Valley Detergents"],
    number: "CH99999",
    units: ["kg"],
  });
  const items = asked.items.map((item) => {
    const [packs, holds] = asked.random.pick([
      [asked.random.int(1, 12), 200],
      [asked.random.int(1, 4), 1000],
      [asked.random.int(4, 40), 25],
    ] as const);
    const quantity = packs * holds;
    const price = rounded(item.price / 100 + 0.8, 3);
    return { ...item, packs, holds, quantity, price, total: rounded(quantity * price, 2) };
  });
  const order = relined(sited(asked, ["Bulk & Drum Store", "Toll Blending Ltd"]), items);
  const kinds: Record<number, string> = { 200: "drum", 1000: "IBC", 25: "jerrican" };
  return {
    html: page(
      "body{font-family:Arial,sans-serif;font-size:8.5pt}.g td,.g th{border:1px solid #777}.g th{background:#e9eef2}small{color:#444}",
      `<table><tr><td><h2 style="margin:0">${order.buyer.name}</h2>${order.buyer.lines.join(", ")}<td class=r><h2 style="margin:0">PURCHASE ORDER ${order.number}</h2>${day(order.date, "dd/mm/yyyy")}</table><table style="margin:10px 0"><tr><td><b>Supplier:</b><br>${party(order.seller)}<td><b>Delivery address:</b><br>${party(order.site, false)}<td>${fields(
        [
          ["Delivery date", day(order.due, "dd/mm/yyyy")],
          ["Incoterms", "DAP"],
          ["Contact", order.person],
        ],
      )}</table>${table(
        ["Product code", "Product", "Packs", "Pack size (kg)", "Quantity (kg)", "Price GBP/kg", "Value GBP"],
        items.map((item) => [
          item.sku,
          `${item.name}<br><small>in ${item.holds} kg ${kinds[item.holds]}${item.at % 2 ? ", UN 1219, Class 3, PG II" : ""}</small>`,
          item.packs,
          item.holds,
          us(item.quantity, 0),
          bare(item.price, 3),
          us(item.total),
        ]),
        ["", "", "r", "r", "r", "r", "r"],
      )}<p class=r><b>Order value GBP ${us(order.net)}</b> excl. VAT</p><p>CoA and SDS with each delivery. Minimum shelf life 12 months. Book in 24 h ahead.</p>`,
      "A4",
    ),
    ...told(order, { currency: "GBP", requestedDate: order.due }),
  };
});

/** A print buyer's jobs: sizes, paper, colours and folds below the title, the run in thousands' figures, priced per thousand. */
const jobs = printed("day-print-run", { max: 8, bases: [1000] }, (plain) => {
  const asked = traded(plain, {
    wares: [
      "Leaflet, spring range",
      "Letterhead 100 gsm",
      "Delivery note pad, 3 part",
      "Booklet, 16 pp",
      "Folder, one pocket",
      "Sticker sheet",
    ],
    buyers: ["Rowan & Teale Marketing", "Severnside Housing Trust", "Barton Museums Service"],
    number: "PJ9999",
    units: ["copies"],
  });
  const order = sited(asked, ["Mailing House Unit 9", "Visitor Centre Stores"]);
  return {
    html: page(
      "body{font-family:Georgia,serif;font-size:9pt}.g td,.g th{border-top:1px solid #333;padding:5px}small{font-size:7.5pt}",
      `<h2>Print order ${order.number}</h2><table><tr><td>${party(order.buyer)}<td><b>Printer</b><br>${party(order.seller, false)}<td>${fields(
        [
          ["Order date", day(order.date, "d Mon yyyy")],
          ["Delivery required", day(order.due, "d Mon yyyy")],
          ["Deliver to", [order.site.name, ...order.site.lines].join("<br>")],
        ],
      )}</table>${table(
        ["Job", "Specification", "Run", "£ per 1,000", "£"],
        order.items.map((item) => [
          item.sku,
          `<b>${item.name}</b><br><small>Flat 420 x 297 mm, finished 210 x 297 mm, ${item.at % 2 ? "4/4" : "4/1"} col, 130 gsm silk, crease and fold to A4. Proof: PDF within 2 days.</small>`,
          us(item.quantity, 0),
          us(item.price),
          us(item.total),
        ]),
        ["", "", "r", "r", "r"],
      )}<p class=r>Total before VAT <b>£${us(order.net)}</b></p><p>Raised by ${order.person}. Overs and unders to 5%.</p>`,
      "A4",
    ),
    ...told(order, { currency: "GBP", requestedDate: order.due, line: () => ({ unit: null }) }),
  };
});

/** What may be sent instead stands in a column and in a note under the line; whether it may, by a letter. */
const instead = drawn("day-substitutes-allowed", { max: 22, min: 4 }, (plain, pen) => {
  const asked = traded(plain, {
    wares: "clinic",
    buyers: "clinics",
    number: "R99999",
    units: ["BX", "CS", "EA"],
  });
  const order = sited(asked, ["Surgery Supply Room", "Dock 2"]);
  const columns = columnsOf(`>30 # | 38 Vendor Cat. | 110/160 Description | 274 Sub OK | 314 Alternate Cat.
    >416 Qty | 422 UM | >500 Unit Price | >580 Ext. Price`);
  const head = () => {
    pen.say(306, 24, "PURCHASE ORDER", { bold: true, size: 13, align: "center" });
    pen.block(30, 44, [order.buyer.name, ...order.buyer.lines]);
    pairs(pen, [420, 490], 44, [
      ["PO #:", order.number],
      ["Date:", day(order.date, "mm/dd/yyyy")],
      ["Need:", day(order.due, "mm/dd/yyyy")],
    ]);
    if (pen.pages > 1) return 96;
    pen.block(30, 92, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 92, ["Ship to:", order.site.name, ...order.site.lines]);
    return 152;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, band: "bar", caption: { size: 8, bold: true } });
  for (const item of order.items) {
    const isFree = item.at % 3 !== 0;
    flow.need(30);
    flow.y = cells(
      pen,
      flow.y,
      columns,
      [
        item.at,
        item.sku,
        item.name,
        isFree ? "Y" : "N",
        isFree ? `ALT-${order.random.digits(5)}` : null,
        item.quantity,
        item.unit,
        us(item.price),
        us(item.total),
      ],
      { size: 8.5 },
    );
    if (item.at % 4 === 1)
      flow.y = pen.say(
        110,
        flow.y,
        `If out of stock send 2 ${item.unit} of ${order.random.digits(6)} and call`,
        { size: 8, italic: true },
      );
    flow.y += 3;
  }
  flow.need(30);
  pen.say(580, flow.y + 4, `Total  ${us(order.net)}`, { align: right, bold: true });
  return told(order, { requestedDate: order.due });
});

export const dayTrades = [steel, drums, jobs, instead];
