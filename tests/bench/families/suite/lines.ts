import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row } from "../_html.ts";
import { relined, sited, told } from "../_next.ts";
import { later } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";
import { STOCK } from "../_week.ts";

const PLACES = ["Receiving Dock 7", "Assembly Hall B"];

/** A cloud suite's order of kits: what is in each stands below it, with its count for one kit and no price. */
const kits = printed("suite-kits-with-members", { max: 18 }, (made) => {
  const order = sited(
    traded(made, { wares: GOODS.parts, buyers: ASKING.plants, number: "PO999999", units: ["EA", "KIT"] }),
    PLACES,
  );
  const { random } = order;
  const looks = ["", "", "", "r", "r", "", "r", "r"];
  const rows = order.items.flatMap((item) => {
    const members = item.at % 3 === 1 ? random.int(2, 5) : 0;
    return [
      row(
        [item.at, item.sku, item.name, "", us(item.quantity, 0), item.unit, us(item.price), us(item.total)],
        looks,
      ),
      ...Array.from({ length: members }, () =>
        row(
          [
            "",
            `&nbsp;&nbsp;&nbsp;${random.digits(5)}-${random.digits(2)}`,
            `&nbsp;&nbsp;&nbsp;${random.pick(STOCK.flow)}`,
            random.int(1, 6),
            "",
            "",
            "",
            "",
          ],
          looks,
        ).replace("<tr>", "<tr class=m>"),
      ),
    ];
  });
  const html = page(
    ".g th{background:#e6e6e6}.g td{border-bottom:1px solid #ddd}.m td{color:#555;font-size:8pt}",
    `<table><tr><td>${party(order.buyer)}<td><h2>Purchase Order</h2>${fields([
      ["#", order.number],
      ["Date", day(order.date, "m/d/yyyy")],
      ["Receive By", day(order.due, "m/d/yyyy")],
    ])}</table><table><tr><td><b>Vendor</b><br>${party(order.seller)}<td><b>Ship To</b><br>${party(order.site, false)}</table>
    <table class=g><thead>${row(["Line", "Item", "Description", "Per Kit", "Quantity", "Units", "Rate", "Amount"], looks, "th")}</thead>${rows.join("")}</table>
    <p class=r><b>Total $${us(order.net)}</b>`,
  );
  return { html, ...told(order, { currency: "USD", requestedDate: order.due }) };
});

/** A copy of an order in the middle of its life: each line's state, received and outstanding beside what was ordered; lines called off are worth nothing. */
const copy = drawn(
  "suite-part-received-and-cancelled",
  { words: "uk", min: 4, max: 36, base: { size: 8 } },
  (made, pen) => {
    const asked = sited(
      traded(made, { wares: STOCK.drives, buyers: ASKING.britain, number: "P099999", units: ["EA", "M"] }),
      PLACES,
    );
    const stateOf = (at: number) =>
      (["Open", "Part Rec'd", "Open", "Cancelled", "Received"] as const)[at % 5]!;
    const order = relined(
      asked,
      asked.items.filter(({ at }) => stateOf(at) !== "Cancelled"),
    );
    const columns =
      columnsOf(`30 Line | 58 Part | 124/140 Description | 276 Status | >356 Ordered | >404 Received
    >462 Outstanding | 468 U/M | >530 Price | >584 Value`);
    const head = () => {
      pen.say(30, 26, "Purchase Order - Copy", { bold: true, size: 13 });
      pen.block(30, 44, [order.buyer.name, ...order.buyer.lines]);
      pairs(pen, [420, 490], 30, [
        ["Order No", order.number],
        ["Order Date", day(order.date, "dd/mm/yyyy")],
        ["Revision", "3"],
        ["Page", `${pen.pages}`],
      ]);
      pen.block(30, 90, ["Supplier:", order.seller.name, ...order.seller.lines]);
      pen.block(300, 90, ["Deliver to:", order.site.name, ...order.site.lines]);
      return 146;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730 });
    for (const item of asked.items) {
      flow.need(30);
      const state = stateOf(item.at);
      const came =
        { Received: item.quantity, "Part Rec'd": Math.floor(item.quantity / 3) }[state as string] ?? 0;
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          state,
          us(item.quantity, 0),
          us(came, 0),
          us(state === "Cancelled" ? 0 : item.quantity - came, 0),
          item.unit,
          us(item.price),
          us(state === "Cancelled" ? 0 : item.total),
        ]) + 2;
    }
    flow.need(30);
    pen.say(520, flow.y + 6, "Order Value GBP", { align: "right" });
    pen.say(584, flow.y + 6, us(order.net), { align: "right" });
    return told(order, { currency: "GBP" });
  },
);

/** A plant's order whose counts are called in parts: days and counts of the parts stand below, in the columns of the line's own. */
const called = drawn("suite-deliveries-in-own-columns", { max: 26, base: { size: 8.5 } }, (made, pen) => {
  const order = sited(
    traded(made, { wares: STOCK.turned, buyers: "works", number: "45999999", units: ["EA", "PC"] }),
    PLACES,
  );
  const { random } = order;
  const columns =
    columnsOf(`34 Item | 70 Material | 140/180 Description | 334 Del. Date | >440 Quantity | 446 UM
    >520 Price | >578 Net Value`);
  const head = () => {
    pen.say(34, 28, order.buyer.name, { bold: true, size: 12 });
    pen.block(34, 44, order.buyer.lines);
    pairs(pen, [400, 480], 30, [
      ["PO Number", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Buyer", order.person],
      ["Page", `${pen.pages}`],
    ]);
    pen.block(34, 84, ["Vendor", order.seller.name, ...order.seller.lines]);
    pen.block(300, 84, ["Ship to", order.site.name, ...order.site.lines]);
    return 142;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730 });
  for (const item of order.items) {
    const parts = item.quantity >= 8 && item.at % 3 ? random.int(2, 4) : 1;
    const share = Math.floor(item.quantity / parts);
    flow.need(24 + parts * 11);
    flow.y = cells(pen, flow.y, columns, [
      item.at * 10,
      item.sku,
      item.name,
      parts > 1 ? "" : day(item.due, "mm/dd/yyyy"),
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
    ]);
    for (let i = 0; parts > 1 && i < parts; i++)
      flow.y = cells(pen, flow.y, columns, [
        "",
        "",
        "",
        day(later(item.due, i * 14), "mm/dd/yyyy"),
        us(i < parts - 1 ? share : item.quantity - share * (parts - 1), 0),
        item.unit,
        "",
        "",
      ]);
    flow.y += 5;
  }
  flow.need(24);
  pen.say(578, flow.y + 4, `Total net value USD ${us(order.net)}`, { align: "right" });
  return told(order, { currency: "USD" });
});

export const suiteLines = [kits, copy, called];
