import { printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { type Note, noted, told as noting } from "../_note.ts";
import { bare, day, us } from "../_print.ts";
import { traded } from "../_trade.ts";

const KITCHEN: Note = {
  land: "us",
  firms: ["The Salty Heron", "Mesa Verde Cantina", "Nonna Pia's Trattoria"],
  sellers: ["Tri-County Provisions", "Harbor Fresh Foods"],
  people: ["Chef Aldo", "Chef Renee Baptiste"],
  goods: [
    "Romaine hearts 3/12 ct",
    "Heavy cream 12/1 qt",
    "Chicken thigh bnls 40#",
    "Canola oil 35# jib",
    "Yellow onion jumbo 50#",
    "Shell eggs large 15 dz",
    "Parmesan shredded 4/5#",
    "Cilantro 30 bu",
    "Butter AA unsalted 36/1#",
    "Arborio rice 11#",
  ],
  units: ["cs", "ea", "bag"],
  number: "999",
  code: "99999",
};

const SHELVES = ["PRODUCE", "DAIRY", "MEAT & FISH", "DRY GOODS"];

/** A kitchen's weekly sheet off the printer: shelves as bars, par and on hand beside the order, most of its cells empty. */
const par = printed("day-kitchen-par-sheet", { min: 8, max: 40, priceDecimals: 2 }, (plain) => {
  const asked = noted(plain, KITCHEN);
  const { random } = asked;
  const all = asked.items.map((item) => {
    const quantity = random.int(1, 9);
    return { ...item, quantity, isWanted: item.at % 5 > 1 };
  });
  const order = relined(
    asked,
    all.filter(({ isWanted }) => isWanted),
  );
  const per = Math.ceil(all.length / SHELVES.length);
  const rows = all.flatMap((item, i) => [
    ...(i % per === 0 ? [`<tr><td colspan=7 class=s>${SHELVES[i / per] ?? "OTHER"}</tr>`] : []),
    row(
      [
        item.sku,
        item.name,
        item.unit,
        item.isWanted ? item.quantity + 2 : 4,
        item.isWanted ? 2 : "",
        item.isWanted ? item.quantity : "",
        bare(item.price),
      ],
      ["", "", "c", "c", "c", "c", "r"],
    ),
  ]);
  return {
    html: page(
      "body{font-family:Calibri,Carlito,sans-serif;font-size:10pt}.g td,.g th{border:1px solid #888}.s{background:#d9e2c9;font-weight:bold}",
      `<table><tr><td><b style="font-size:14pt">${order.buyer.name}</b><br>${order.buyer.lines.join(", ")}<td class=r>ORDER SHEET<br>Order no. ${order.number}</table><p>Supplier: <b>${order.seller.name}</b> &nbsp;&nbsp; Order date: ${day(order.date, "m/d/yyyy")} &nbsp;&nbsp; Delivery: ${day(order.due, "m/d/yyyy")} &nbsp;&nbsp; Ordered by: ${order.person}</p><table class=g><thead>${row(["Item #", "Product", "Unit", "Par", "On hand", "ORDER", "Price"], ["", "", "c", "c", "c", "c", "r"], "th")}</thead>${rows.join("")}</table><p>Call before 2 pm if shorts. No subs on cream.</p>`,
    ),
    ...noting(order, () => ({ lineTotal: null })),
    shipTo: undefined,
    currency: null,
    total: null,
    requestedDate: order.due,
  };
});

/** Lines that were called off stay on the page with their figures; words under them say so, and the sum is without them. */
const gone = printed("day-cancelled-in-words", { min: 5, max: 18 }, (plain) => {
  const asked = sited(
    traded(plain, { wares: "desk", buyers: "public", number: "20YY-09999", units: ["EA", "CTN", "BX"] }),
    ["Public Works Annex", "Library Receiving"],
  );
  const all = asked.items.map((item) => ({ ...item, isGone: item.at % 5 === 3 }));
  const order = relined(
    asked,
    all.filter(({ isGone }) => !isGone),
  );
  const rows = all.map(
    (item) =>
      row(
        [
          item.at,
          bare(item.quantity, 2),
          item.unit,
          `${item.sku} - ${item.name}`,
          bare(item.price, 4),
          us(item.isGone ? 0 : item.total),
        ],
        ["c", "r", "", "", "r", "r"],
      ) +
      (item.isGone
        ? `<tr><td><td><td><td colspan=3><b>*** LINE ${item.at} CANCELLED - DO NOT SHIP ***</b></tr>`
        : ""),
  );
  return {
    html: page(
      "body{font-family:'Courier New','Liberation Mono',monospace;font-size:8.5pt}.g th{border-top:1px solid #000;border-bottom:1px solid #000}",
      `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td class=r>PURCHASE ORDER<br>NO. ${order.number}<br>DATE ${day(order.date, "mm/dd/yyyy")}<br>CHANGE NO. 1</table><table style="margin:10px 0"><tr><td>VENDOR<br>${party(order.seller)}<td>SHIP TO<br>${party(order.site, false)}<td>REQUIRED ${day(order.due, "mm/dd/yyyy")}<br>BUYER ${order.person}</table><table class=g><thead>${row(["LINE", "QTY", "UOM", "ITEM / DESCRIPTION", "UNIT PRICE", "EXTENDED"], ["c", "r", "", "", "r", "r"], "th")}</thead>${rows.join("")}</table><p class=r>PO TOTAL $${us(order.net)}</p>`,
    ),
    ...told(order, { currency: "USD", requestedDate: order.due }),
  };
});

export const dayShops = [par, gone];
