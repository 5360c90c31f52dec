import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";

const GRID = ".g th{border-top:1px solid;border-bottom:1px solid}.g{margin-top:12px}";

/** A finance suite's report: the vendor's number after the words, notes between the lines, a discount per cent. */
const notes = printed("suite-report-notes-between", { max: 40 }, (order) => {
  const rows = order.items.map((item) => {
    const cellsOf = [
      item.buyerSku,
      item.name,
      item.sku,
      day(item.due, "mm/dd/yyyy"),
      us(item.quantity),
      item.unit,
      us(item.price),
      "0.00",
      us(item.total),
    ];
    const note = item.at % 4 === 2 ? "<tr><td><td colspan=8><i>Mark cartons with our item number</i>" : "";
    return row(cellsOf, ["", "", "", "", "r", "", "r", "r", "r"]) + note;
  });
  const captions = [
    "Item number",
    "Description",
    "Vendor item",
    "Delivery date",
    "Quantity",
    "Unit",
    "Unit price",
    "Disc. %",
    "Amount",
  ];
  const html = page(
    GRID,
    `<h2>${order.buyer.name}</h2>${order.buyer.lines.join(", ")}<h3>Purchase order</h3>
    <table><tr><td>${party(order.seller)}<td>Delivery address<br>${party(order.site, false)}<td>${fields([
      ["Number", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
      ["Requisitioner", order.person],
    ])}</table>
    <table class=g><thead>${row(captions, [], "th")}</thead>${rows.join("")}</table>
    <p class=r>Sales balance ${us(order.net)} &nbsp; Round-off 0.00 &nbsp; <b>USD ${us(order.net)}</b>`,
  );
  return { html, currency: "USD", line: ({ buyerSku }) => ({ buyerSku }) };
});

/** A distributor suite's order: ordered in one unit with its size, priced per hundred, the words in a second row. */
const hundreds = drawn(
  "suite-distributor-priced-per-c",
  { max: 30, bases: [1, 100, 1000], base: { size: 8.5 } },
  (order, pen) => {
    const columns = columnsOf(`>84 Order¶Qty | 90 UOM | 130 Item ID¶Item Description | 300 Supplier¶Part No
      >452 Unit¶Price | 458 Price¶UOM | >576 Extended¶Price`);
    const head = () => {
      pen.say(36, 30, "PURCHASE ORDER", { bold: true, size: 14 });
      pairs(pen, [400, 490], 30, [
        ["PO Number", order.number],
        ["PO Date", day(order.date, "mm/dd/yyyy")],
        ["Page", String(pen.pages)],
      ]);
      pen.block(36, 70, ["Bill To", order.buyer.name, ...order.buyer.lines]);
      pen.block(220, 70, ["Ship To", order.site.name, ...order.site.lines]);
      pen.block(400, 70, ["Supplier", order.seller.name, ...order.seller.lines]);
      return 136;
    };
    const flow = wayOf(pen, { columns, head, bottom: 730 });
    const basis = (of: number) => ({ 100: "C", 1000: "M" })[of] ?? "EA";
    for (const item of order.items) {
      flow.need(30);
      flow.y = cells(pen, flow.y, columns, [
        us(item.quantity, 0),
        "EA",
        item.buyerSku,
        item.sku,
        us(item.price, 4),
        basis(item.basis),
        us(item.total),
      ]);
      flow.y = pen.say(130, flow.y, item.name) + 4;
    }
    flow.need(30);
    pen.say(576, flow.y + 6, `Order Total: $${us(order.net)}`, { bold: true, align: "right" });
    return { currency: "USD", line: ({ buyerSku }) => ({ buyerSku, unit: "EA" }) };
  },
);

/** A plant suite's order without prices, a revision beside each part, its release rows below. */
const unpriced = drawn("suite-plant-unpriced-releases", { max: 24, base: { size: 9 } }, (order, pen) => {
  const columns = columnsOf("36 Line | 80 Part Number | 190 Rev | 230/230 Part Description | >560 Order Qty");
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 48, order.buyer.lines);
    pairs(pen, [380, 470], 30, [
      ["Purchase Order", order.number],
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    pen.block(36, 90, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 90, ["Ship To:", order.site.name, ...order.site.lines]);
    return 156;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  for (const item of order.items) {
    flow.need(70);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.sku,
      "ABC"[item.at % 3]!,
      item.name,
      `${us(item.quantity)} ${item.unit}`,
    ]);
    const first = Math.floor(item.quantity / 2);
    const shares = first > 0 ? [first, rounded(item.quantity - first, 2)] : [item.quantity];
    for (const [i, share] of shares.entries())
      flow.y = pen.say(
        230,
        flow.y,
        `Release ${i + 1}   Due ${day(item.due, "mm/dd/yyyy")}   Release Qty ${us(share)} ${item.unit}`,
        { size: 8 },
      );
    flow.y += 5;
  }
  return { total: null, line: () => ({ unitPrice: null, priceBasis: null, lineTotal: null }) };
});

/** An accounts suite's order: services of only words and an amount among the goods. */
const services = printed("suite-ledger-service-amounts", { max: 30 }, (order) => {
  const lines = order.items.map((item) => {
    const service = item.at % 5 === 3;
    return {
      cells: service
        ? ["", `Service: ${item.name}`, "", "", "", us(item.total)]
        : [item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price), us(item.total)],
      truth: service
        ? { description: `Service: ${item.name}`, quantity: null, unitPrice: null, lineTotal: item.total }
        : {
            sku: item.sku,
            description: item.name,
            quantity: item.quantity,
            unit: item.unit,
            unitPrice: item.price,
            priceBasis: 1,
            lineTotal: item.total,
          },
    };
  });
  const right = ["", "", "r", "", "r", "r"];
  const html = page(
    GRID,
    `<table><tr><td>${party(order.buyer)}<td><h2>Purchase Order</h2>${fields([
      ["PO No.", order.number],
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Terms", "Net 30"],
    ])}</table><table><tr><td>Vendor:<br>${party(order.seller)}<td>Ship to:<br>${party(order.site, false)}</table>
    ${table(
      ["Item Code", "Description", "Ordered", "Unit", "Unit Cost", "Amount"],
      lines.map((one) => one.cells),
      right,
    )}<p class=r>Net Order: ${us(order.net)}`,
  );
  return { html, lines: lines.map(({ truth }) => truth) };
});

export const suiteAmerica = [notes, hundreds, unpriced, services];
