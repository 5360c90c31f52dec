import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];

/** A maker's order with prices per each, hundred or thousand told by a letter, and two units of measure. */
const lettered = drawn(
  "form-price-letters",
  { max: 30, bases: [1, 100, 1000], priceDecimals: 3, base: { face: "mono", size: 8 } },
  (order, pen) => {
    const letter = (basis: number) => ({ 1: "E", 100: "C", 1000: "M" })[basis]!;
    const columns = columnsOf(`30 ¶LN | 56 STOCK CODE /¶YOUR PART NO | 150 ¶DESCRIPTION | >386 QTY¶ORDERED
      392 ¶U/M | >470 UNIT¶PRICE | 476 ¶PER | 502 DUE¶DATE | >592 ¶VALUE`);
    const head = () => {
      pen.say(30, 28, order.buyer.name.toUpperCase(), { bold: true, size: 10 });
      pen.say(420, 28, "PURCHASE ORDER", { bold: true, size: 10 });
      pairs(pen, [420, 500], 44, [
        ["ORDER NO.", `00${order.number}`],
        ["DATE", day(order.date, "mm/dd/yy")],
        ["PAGE", String(pen.pages)],
      ]);
      if (pen.pages > 1) return heads(pen, 84, columns, { bold: true }) + 2;
      pen.block(30, 42, order.buyer.lines);
      pen.say(30, 90, "SUPPLIER: 0001447");
      pen.block(30, 101, [order.seller.name.toUpperCase(), ...order.seller.lines]);
      pen.say(330, 90, "DELIVER TO:");
      pen.block(330, 101, [order.site.name.toUpperCase(), ...order.site.lines]);
      pen.rule(30, 146, 596);
      pairs(pen, [30, 130], 150, [
        ["TERMS", "NET 30 DAYS"],
        ["BUYER", order.person.toUpperCase()],
      ]);
      pairs(pen, [330, 430], 150, [
        ["SHIP VIA", "COMMON CARRIER"],
        ["CURRENCY", "USD"],
      ]);
      pen.rule(30, 174, 596);
      const y = heads(pen, 180, columns, { bold: true }) + 2;
      pen.rule(30, y - 2, 596);
      return y + 2;
    };
    const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
    for (const item of order.items) {
      flow.need(36);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.name.toUpperCase().slice(0, 34),
        bare(item.quantity, 3),
        "EA",
        bare(item.price, 3),
        letter(item.basis),
        day(item.due, "mm/dd/yy"),
        us(item.total),
      ]);
      flow.y = pen.say(56, flow.y, item.sku);
      if (item.at % 4 === 0) flow.y = pen.say(150, flow.y, "CERTS REQUIRED WITH SHIPMENT");
      flow.y += 3;
    }
    flow.need(40);
    pen.rule(500, flow.y, 596);
    pen.say(430, flow.y + 4, "TOTAL ORDER");
    pen.say(592, flow.y + 4, us(order.net), { align: "right" });
    pen.say(30, flow.y + 22, "PRICE PER: E=EACH C=100 M=1000");
    return {
      docNumber: `00${order.number}`,
      currency: "USD",
      line: (item) => ({ buyerSku: item.buyerSku, unit: "EA", description: item.name.slice(0, 34) }),
    };
  },
);

/** A service maker's suite: each line takes two rows under a header of two rows, no rules. */
const staggered = drawn(
  "form-two-rows",
  { words: "uk", size: A4, max: 24, priceDecimals: 4 },
  (order, pen) => {
    const upper = columnsOf("40 Line | 70 Our Part No | 170 Description");
    const lower = columnsOf(`70 Wanted Delivery Date | 180 Supplier's Part No | >330 Quantity | 336 UoM
      >440 Price/Curr | >555 Net Amount/Curr`);
    const head = () => {
      pen.say(40, 30, order.buyer.name, { bold: true, size: 12 });
      pen.say(555, 30, "Purchase Order", { size: 15, align: "right" });
      pen.say(555, 50, `Page ${pen.pages}`, { size: 8, align: "right" });
      let y = 70;
      if (pen.pages === 1) {
        pen.say(40, 60, "Supplier", { grey: true, size: 7 });
        pen.block(40, 69, [order.seller.name, ...order.seller.lines]);
        pen.say(40, 116, "Delivery Address", { grey: true, size: 7 });
        pen.block(40, 125, [order.site.name, ...order.site.lines]);
        const grid: [string, string][] = [
          ["Order No", order.number],
          ["Order Date", day(order.date, "yyyy-mm-dd")],
          ["Our Reference", order.person],
          ["Wanted Receipt Date", day(order.due, "yyyy-mm-dd")],
          ["Supplier No", order.random.digits(5)],
          ["Delivery Terms", "DAP"],
          ["Payment Terms", "30 days net"],
          ["Ship-via", "Road"],
        ];
        grid.forEach(([caption, value], i) => {
          pen.say(330 + (i % 2) * 115, 66 + Math.floor(i / 2) * 26, caption, { grey: true, size: 7 });
          pen.say(330 + (i % 2) * 115, 75 + Math.floor(i / 2) * 26, value);
        });
        y = 180;
      }
      heads(pen, y, upper, { bold: true, size: 8 });
      return heads(pen, y + 11, lower, { bold: true, size: 8 }) + 6;
    };
    const flow = flowOf(pen, { y: head(), bottom: 770, again: head });
    for (const item of order.items) {
      flow.need(40);
      flow.y = cells(pen, flow.y, upper, [item.at, item.buyerSku, item.name]);
      flow.y =
        cells(pen, flow.y, lower, [
          day(item.due, "yyyy-mm-dd"),
          item.sku,
          bare(item.quantity, 1),
          "PCS",
          `${bare(item.price, 4)} GBP`,
          `${us(item.total)} GBP`,
        ]) + 7;
    }
    flow.need(30);
    pen.say(330, flow.y + 6, "Total Net Amount", { bold: true });
    pen.say(555, flow.y + 6, `${us(order.net)} GBP`, { bold: true, align: "right" });
    pen.say(
      40,
      800,
      `${order.buyer.name} - Registered in England No. 0${order.random.digits(7)} - VAT Reg No. GB 123 4567 89`,
      { size: 6.5 },
    );
    return {
      currency: "GBP",
      requestedDate: order.due,
      line: (item) => ({ buyerSku: item.buyerSku, unit: "PCS" }),
    };
  },
);

export const makers = [lettered, staggered];
