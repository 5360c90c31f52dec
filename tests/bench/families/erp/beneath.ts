import { ASKING, GOODS } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { listed, right, unproved } from "./_listed.ts";

/** A job shop's order that tells under each line the quotation it goes back to, with that one's quantity and price; no sums. */
const quotes = drawn("erp-quote-reference-rows", { max: 18, priceDecimals: 4 }, (made, pen) => {
  const order = sited(
    traded(made, { wares: "shop", buyers: "works", number: "99999", units: ["EA", "PCS"] }),
    ["Receiving - Building C"],
  );
  const { random } = order;
  const head = () => {
    pen.say(306, 28, "PURCHASE ORDER", { bold: true, size: 16, align: "center", face: "serif" });
    pen.block(40, 28, [order.buyer.name, ...order.buyer.lines, order.buyer.phone], { size: 8 });
    pairs(
      pen,
      [450, 520],
      50,
      [
        ["PO #", order.number],
        ["Date", day(order.date, "m/d/yyyy")],
        ["Buyer", order.person],
      ],
      { size: 8 },
    );
    if (pen.pages > 1) return 96;
    pen.block(40, 96, ["VENDOR", order.seller.name, ...order.seller.lines]);
    pen.block(320, 96, ["SHIP TO", order.site.name, ...order.site.lines]);
    return 158;
  };
  const flow = listed(pen, order.items, {
    columns: columnsOf(`40 Ln | 64 Part | 150/190 Description | 350 Due | >470 Quantity | 476 U/M
      >570 Unit Price`),
    head,
    bottom: 730,
    height: 44,
    row: (item) => [
      item.at,
      item.sku,
      item.name,
      day(item.due, "m/d/yyyy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price, 4),
    ],
    under: (item, y) =>
      item.at % 3
        ? pen.say(
            150,
            y,
            `Ref. quote Q${random.digits(5)} line ${item.at + 1} dated ${day(later(order.date, -20), "m/d/yyyy")}: ${us(item.quantity * 2, 0)} ${item.unit} @ ${us(item.price * 0.94, 4)}`,
            { size: 8, italic: true },
          )
        : y,
  });
  pen.say(40, flow.y + 10, "Confirm price and delivery within 48 hours.", { size: 8 });
  return told(order, { line: () => ({ lineTotal: null }), total: null });
});

/** A maker's suite: under a line the vendor's price breaks as a little table of its own, of which one applies. */
const breaks = drawn("erp-price-breaks-below", { max: 14, priceDecimals: 3 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.fasteners,
    buyers: ASKING.plants,
    number: "P0099999",
    units: ["EA"],
  });
  const head = () => {
    pen.say(36, 26, order.buyer.name, { bold: true, size: 12 });
    pen.say(576, 26, "Purchase Order", { size: 16, bold: true, align: right });
    pairs(pen, [420, 510], 50, [
      ["Purchase Order No", order.number],
      ["PO Date", day(order.date, "mm/dd/yyyy")],
      ["Page", `${pen.pages}`],
    ]);
    if (pen.pages > 1) return 100;
    pen.block(36, 42, [...order.buyer.lines, "", "Sold By", order.seller.name, ...order.seller.lines]);
    pen.block(230, 78, ["Ship To", order.site.name, ...order.site.lines]);
    return 152;
  };
  listed(pen, order.items, {
    columns: columnsOf(`36 Item¶No | 66/230 Part Number Rev¶Description | 310 Request¶Date
      >440 Order¶Quantity | 450 U/M | >576 Unit¶Cost`),
    head,
    bottom: 730,
    height: 86,
    row: (item) => [
      String(item.at).padStart(3, "0"),
      item.sku,
      day(item.due, "mm/dd/yyyy"),
      us(item.quantity, 3),
      item.unit,
      us(item.price, 3),
    ],
    under: (item, y) => {
      const at = pen.say(66, y, item.name, { width: 230 });
      if (item.at % 2 === 0) return at;
      const steps = [1, item.quantity, item.quantity * 2];
      const costs = [1.15, 1, 0.9].map((share) => us(item.price * share, 3));
      pen.say(90, at + 2, "Price breaks    From qty", { size: 8 });
      pen.say(260, at + 2, "Unit cost", { size: 8, align: right });
      return steps.reduce((from, step, i) => {
        pen.say(180, from, us(step, 3), { size: 8, align: right });
        return pen.say(260, from, costs[i]!, { size: 8, align: right });
      }, at + 13);
    },
  });
  return unproved(order);
});

/** A cloud suite's item groups: a heading without figures, its members with theirs, and an end row with the group's sum. */
const groups = printed("erp-suite-item-groups", { max: 16 }, (made) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ["Larkfield Solar Holdings, Inc.", "Beacon Point Networks LLC", "Trellis Automation Inc."],
    number: "PO99999",
    units: ["Each", "Box", "Roll"],
  });
  const { random, items } = order;
  const classes = ["", "", "", "r", "", "r", "r"];
  const rows = items.map((item) =>
    row(
      [
        item.sku,
        item.name,
        item.unit,
        us(item.quantity, 0),
        day(item.due, "m/d/yyyy"),
        us(item.price),
        us(item.total),
      ],
      classes,
    ),
  );
  const grouped: string[] = [];
  for (let i = 0; i < rows.length; i += 3) {
    const [few, of] = [rows.slice(i, i + 3), items.slice(i, i + 3)];
    if (few.length < 2 || random.chance(0.3)) grouped.push(...few);
    else
      grouped.push(
        row(
          [
            `<b>GRP-${random.digits(3)}</b>`,
            `<b>${random.pick(["Combiner kit", "Rack package", "Panel set"])}</b>`,
            "",
            "",
            "",
            "",
            "",
          ],
          classes,
        ),
        ...few.map((one) => one.replace('<td class="">', '<td class="" style="padding-left:16px">')),
        row(
          [
            "",
            "<i>End of Group</i>",
            "",
            "",
            "",
            "",
            `<i>${us(of.reduce((sum, { total }) => sum + total, 0))}</i>`,
          ],
          classes,
        ),
      );
  }
  const html = page(
    ".g th{background:#e3e3e3;color:#333;padding:5px}.g td{padding:5px 4px;font-size:8.5pt}.t{font-size:24pt}",
    `<table><tr><td>${party(order.buyer, false)}<td class=r><span class=t>Purchase Order</span><br>#${order.number}<br>${day(order.date, "m/d/yyyy")}</table>
<table style="margin:12px 0"><tr><td><b>Vendor</b><br>${party(order.seller, false)}<td><b>Ship To</b><br>${party(order.site, false)}<td style="font-size:18pt;background:#e3e3e3" class=r><small>TOTAL</small><br>$${us(order.net)}</table>
<table class=g><thead>${row(["Item", "Description", "Units", "Qty", "Exp. Receipt", "Rate", "Amount"], classes, "th")}</thead>${grouped.join("")}</table>
<p class=r><b>Total &nbsp; $${us(order.net)}</b></p>`,
  );
  return { ...truly(order), currency: "USD", html };
});

/** An assembler's order: kits with what they hold beneath, whose counts and single prices in brackets are told for customs only. */
const kits = drawn(
  "erp-kit-reference-prices",
  { max: 12, size: [595, 842], priceDecimals: 2 },
  (made, pen) => {
    const order = traded(made, {
      wares: ["Service kit, pump P40", "Seal and bearing set", "Retrofit kit, drive", "Spares box, year 1"],
      buyers: ASKING.straits,
      number: "SPO-99999",
      units: ["KIT", "SET"],
    });
    const { random } = order;
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
      pen.block(40, 46, order.buyer.lines, { size: 8 });
      pen.block(555, 30, [`Purchase Order: ${order.number}`, `Date: ${day(order.date, "dd-Mon-yyyy")}`], {
        align: right,
      });
      if (pen.pages > 1) return 84;
      pen.block(40, 84, ["Vendor :", order.seller.name, ...order.seller.lines]);
      pen.block(320, 84, [
        `Delivery before : ${day(order.due, "dd-Mon-yyyy")}`,
        "Currency : SGD",
        `Attn : ${order.person}`,
      ]);
      return 140;
    };
    const flow = listed(pen, order.items, {
      columns: columnsOf(`40 Item | 70 Part No. | 160/200 Description | >410 Qty | 416 UOM
        >555 Unit Price (SGD)`),
      head,
      bottom: 790,
      band: "bar",
      height: 80,
      row: (item) => [item.at, item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price)],
      under: (item, y) =>
        item.at % 2
          ? ["O-ring NBR 40x3", "Bearing 6205 2RS", "Shaft sleeve"].reduce(
              (at, part, i) => {
                pen.say(160, at, `${part}  ${random.digits(5)}`, { size: 7.5 });
                pen.say(410, at, String(i + 1), { size: 7.5, align: right });
                pen.say(416, at, "PCS", { size: 7.5 });
                return pen.say(555, at, `(${us(rounded(item.price / (i + 3), 2))})`, {
                  size: 7.5,
                  align: right,
                });
              },
              pen.say(160, y, "consisting of (values for customs only):", { size: 7.5, italic: true }),
            )
          : y,
    });
    pen.say(40, flow.y + 8, "Prices exclude GST. Please quote our order number on all documents.", {
      size: 8,
    });
    return {
      ...truly(order, () => ({ lineTotal: null })),
      requestedDate: order.due,
      currency: "SGD",
      total: null,
    };
  },
);

export const erpBeneath = [quotes, breaks, groups, kits];
