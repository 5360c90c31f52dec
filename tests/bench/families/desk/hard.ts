import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { type Item, later, rounded } from "../_order.ts";
import type { Pen } from "../_pen.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, heads, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** Item lines with nothing but how many of what: no rules, no line numbers, no prices; a requisition list of a branch. */
const list = drawn("desk-plain-list", { max: 30 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.plants,
    number: "R-99999",
    units: ["ea", "box", "case"],
  });
  const columns = columnsOf(">70 Qty | 80 Unit | 120 Your Part # | 220 Description");
  const head = () => {
    pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
    pen.block(36, 48, order.buyer.lines);
    pairs(pen, [400, 480], 30, [
      ["Order #", order.number],
      ["Ordered", day(order.date, "mm/dd/yyyy")],
      ["Need by", day(order.due, "mm/dd/yyyy")],
    ]);
    if (pen.pages === 1) pen.block(36, 90, ["To:", order.seller.name, ...order.seller.lines]);
    return pen.pages === 1 ? 150 : 90;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720, caption: { bold: true }, band: "none" });
  for (const item of order.items) {
    flow.need(20);
    flow.y = cells(pen, flow.y, columns, [bare(item.quantity, 0), item.unit, item.sku, item.name]) + 4;
  }
  pen.say(36, flow.y + 16, "Please ship complete and confirm receipt of this order.");
  return {
    ...truly(order, () => ({ unitPrice: null, lineTotal: null })),
    total: null,
    requestedDate: order.due,
  };
});

/** A maker's schedule: the days to come as columns, each row a part with how many on which day and their sum. */
const dock = drawn("desk-rows-of-days", { max: 14, size: [792, 612] }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.machined,
    buyers: ASKING.plants,
    number: "55999999",
    units: ["PC"],
  });
  const days = [0, 7, 14, 21].map((ahead) => later(order.due, ahead));
  const columns = [
    { x: 36, head: ["Item", ""] },
    { x: 66, head: ["Part No.", ""] },
    { x: 140, width: 190, head: ["Description", ""] },
    { x: 340, head: ["U/M", ""] },
    { x: 420, align: "right" as const, head: ["Unit", "Price"] },
    { x: 480, align: "right" as const, head: ["Order", "Qty"] },
    ...days.map((one, i) => ({
      x: 540 + i * 56,
      align: "right" as const,
      head: ["Deliver", day(one, "mm/dd/yy")],
    })),
  ];
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 12 });
    pen.say(756, 28, "PURCHASE ORDER WITH DELIVERY PLAN", { bold: true, size: 12, align: "right" });
    pairs(pen, [560, 650], 48, [
      ["Purchase Order", order.number],
      ["Date", day(order.date, "mm/dd/yyyy")],
    ]);
    pen.block(36, 48, ["Supplier", order.seller.name, ...order.seller.lines]);
    return 112;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560, caption: { size: 8, bold: true } });
  for (const item of order.items) {
    flow.need(30);
    const share = Math.floor(item.quantity / 3);
    const parts = share ? [share, share, item.quantity - 2 * share, 0] : [item.quantity, 0, 0, 0];
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          item.buyerSku,
          item.name,
          item.unit,
          us(item.price),
          us(item.quantity, 0),
          ...parts.map((part) => part || ""),
        ],
        { size: 8.5 },
      ) + 5;
  }
  pen.say(340, flow.y + 8, "Order value", { bold: true });
  pen.say(480, flow.y + 8, us(order.net), { bold: true, align: "right" });
  return truly(order, ({ buyerSku }) => ({ sku: buyerSku }));
});

/** A letter and a page of terms before the order itself, which is on the third page. */
const behind = drawn("desk-order-behind", { max: 12 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ASKING.plants,
    number: "PO-99999",
    units: ["EA", "FT"],
  });
  pen.block(60, 60, [order.buyer.name, ...order.buyer.lines]);
  pen.block(60, 130, [order.seller.name, ...order.seller.lines]);
  pen.say(60, 200, `${day(order.date, "Mon d, yyyy")}`);
  pen.say(60, 230, `Subject: Our purchase order ${order.number}`, { bold: true });
  pen.say(
    60,
    256,
    "Please find our order on the third page of this file. We ask you to confirm it within 2 days and to name the day of shipment for each of the items. Our terms on page 2 apply.",
    { width: 460 },
  );
  pen.say(60, 320, order.person);
  pen.next();
  pen.say(306, 30, "GENERAL TERMS", { bold: true, align: "center" });
  terms(pen, { x: 40, y: 50, width: 530, bottom: 700 }, 26);
  pen.next();
  const columns = columnsOf(`40 Pos | 70 Article | 160/190 Designation | >410 Quantity | 416 Unit | >490 Price
    >570 Amount USD`);
  const head = () => {
    pen.say(40, 30, `Purchase order ${order.number}`, { bold: true, size: 13 });
    pen.say(40, 50, `Delivery ${day(order.due, "Mon d, yyyy")}, DAP ${order.site.lines.join(", ")}`);
    return 80;
  };
  const flow = wayOf(pen, { columns, head, bottom: 720 });
  for (const item of order.items) {
    flow.need(24);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ]) + 5;
  }
  pen.say(416, flow.y + 6, "Total", { bold: true });
  pen.say(570, flow.y + 6, us(order.net), { bold: true, align: "right" });
  return { ...truly(order), currency: "USD" };
});

/** A trader's order in dinars with weights: quantities, prices and amounts all of three decimals, thousands by a comma. */
const weights = drawn(
  "desk-weights",
  { priceDecimals: 3, decimals: 3, quantityDecimals: 3, max: 18, size: [595, 842], scale: 0.1 },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.supplies,
      buyers: ASKING.gulf,
      number: "PO/YY/9999",
      units: ["KG", "LTR", "CTN"],
    });
    const columns = columnsOf(`40 No | 66 Code | 140/180 Item | >370 Quantity | 376 UOM | >470 Unit Price
      >555 Net`);
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 13 });
      pen.say(555, 30, "Purchase Order", { size: 14, align: "right" });
      pairs(pen, [380, 460], 54, [
        ["Number", order.number],
        ["Date", day(order.date, "dd-Mon-yyyy")],
        ["Delivery", day(order.due, "dd-Mon-yyyy")],
        ["Currency", "JOD"],
      ]);
      pen.block(40, 54, ["Supplier", order.seller.name, ...order.seller.lines]);
      return 116;
    };
    const flow = wayOf(pen, { columns, head, bottom: 760, band: "bar", caption: { bold: true } });
    for (const item of order.items) {
      flow.need(28);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 3),
          item.unit,
          us(item.price, 3),
          us(item.total, 3),
        ]) + 4;
    }
    pen.say(470, flow.y + 6, "Total JOD", { bold: true, align: "right" });
    pen.say(555, flow.y + 6, us(order.net, 3), { bold: true, align: "right" });
    return { ...truly(order), currency: "JOD", requestedDate: order.due };
  },
);

/** Each page with its own sum and the one carried over from the pages before, no ruling, captions on the first page only. */
const carried = drawn("desk-page-sums", { min: 40, max: 90, size: [595, 842], words: "uk" }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.fasteners,
    buyers: ASKING.britain,
    number: "999999",
    units: ["EA", "PK"],
  });
  const columns = columnsOf(`36 Stock Code | 120/200 Description | >380 Qty | 386 UOM | >470 Unit Cost
    >556 Line Cost`);
  pen.say(36, 30, order.buyer.name, { bold: true, size: 13 });
  pen.block(36, 48, order.buyer.lines);
  pen.block(36, 90, ["Supplier", order.seller.name, ...order.seller.lines]);
  pairs(pen, [380, 460], 48, [
    ["Purchase Order", order.number],
    ["Date Raised", day(order.date, "dd/mm/yyyy")],
    ["Date Required", day(order.due, "dd/mm/yyyy")],
    ["Raised By", order.person],
  ]);
  let y = 160;
  pen.rule(36, y - 3, 559);
  heads(pen, y, columns, { bold: true });
  y += 16;
  let [page, all] = [0, 0];
  const close = (last: boolean) => {
    sum(pen, y + 6, "Page total", page);
    sum(pen, y + 18, last ? "Order total" : "Total carried over", all);
  };
  for (const item of order.items) {
    if (y > 740) {
      close(false);
      pen.next();
      pen.say(36, 30, `${order.buyer.name}   Order ${order.number}   Page ${pen.pages}`, { size: 8 });
      sum(pen, 52, "Total brought over", all);
      [y, page] = [70, 0];
    }
    y =
      cells(pen, y, columns, [
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ]) + 3;
    page = rounded(page + item.total, 2);
    all = rounded(all + item.total, 2);
  }
  close(true);
  return { ...truly(order), requestedDate: order.due };
});

function sum(pen: Pen, y: number, words: string, value: number): void {
  pen.say(470, y, words, { align: "right", bold: true, size: 8.5 });
  pen.say(556, y, us(value), { align: "right", bold: true, size: 8.5 });
}

/** Prices with and without tax in columns side by side, the rate between them. */
const bothPrices = drawn("desk-both-prices", { max: 20, size: [595, 842], words: "uk" }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.supplies,
    buyers: ASKING.pacific,
    number: "PO99999",
    units: ["ea", "ctn"],
  });
  const gross = (item: Item) => rounded(item.price * 1.15, 2);
  const columns = columnsOf(`36 Product¶code | 106/150 Product¶description | >296 Order¶qty | 300 ¶Unit
    >374 Unit price¶excl. GST | >412 GST¶% | >476 Unit price¶incl. GST | >559 Total¶excl. GST`);
  const head = () => {
    pen.say(36, 30, "PURCHASE ORDER", { bold: true, size: 14 });
    pairs(pen, [36, 110], 52, [
      ["PO number:", order.number],
      ["PO date:", day(order.date, "dd/mm/yyyy")],
      ["Deliver on:", day(order.due, "dd/mm/yyyy")],
    ]);
    pen.block(559, 30, [order.buyer.name, ...order.buyer.lines, "GST No. 88-123-456"], { align: "right" });
    pen.block(36, 100, ["Supplier:", order.seller.name, ...order.seller.lines]);
    return 160;
  };
  const flow = wayOf(pen, { columns, head, bottom: 760, caption: { bold: true, size: 8 }, band: "bar" });
  for (const item of order.items) {
    flow.need(30);
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          "15.00",
          us(gross(item)),
          us(item.total),
        ],
        { size: 8.5 },
      ) + 4;
  }
  const tax = rounded(order.net * 0.15, 2);
  flow.need(50);
  pairs(pen, [400, 500], flow.y + 6, [
    ["Total excl. GST", us(order.net)],
    ["GST", us(tax)],
    ["Total incl. GST", us(order.net + tax)],
  ]);
  return { ...truly(order), total: Number(bare(order.net + tax)), currency: null, requestedDate: order.due };
});

export const deskHard = [list, dock, behind, weights, carried, bothPrices];
