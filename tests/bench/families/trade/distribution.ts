import { drawn } from "../_family.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A wholesaler's suite: quantity with its unit's size before the item, the price's unit with its size behind. */
const sized = drawn("trade-unit-size", { max: 26, bases: [1, 1, 100], priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, { wares: "mro", buyers: "works", number: "4999999", units: ["EA"] });
  const columns = columnsOf(`36 ¶Line | >108 Quantity¶Ordered | 114 UOM¶Unit Size
    164/190 Item ID¶Item Description | 366 Pricing UOM¶Unit Size | >500 Unit¶Price | >580 Extended¶Price`);
  const head = () => {
    pen.say(300, 26, "PURCHASE ORDER", { size: 16, bold: true });
    pen.box(476, 22, 106, 64);
    pen.say(529, 25, "PO Number", { size: 8, align: "center" });
    pen.say(529, 36, order.number, { size: 11, bold: true, align: "center" });
    pen.say(529, 54, "PO Date", { size: 8, align: "center" });
    pen.say(529, 64, day(order.date, "mm/dd/yyyy"), { align: "center" });
    pen.say(580, 90, `Page ${pen.pages} of ${Math.ceil(order.items.length / 10)}`, {
      size: 8,
      align: "right",
    });
    pen.block(36, 28, [order.buyer.name, ...order.buyer.lines, `Tel ${order.buyer.phone}`], { size: 9 });
    pen.say(36, 104, "Supplier:", { bold: true });
    pen.block(36, 116, [order.seller.name.toUpperCase(), ...order.seller.lines], { size: 9 });
    pen.say(330, 104, "Ship To:", { bold: true });
    pen.block(330, 116, [order.site.name.toUpperCase(), ...order.site.lines], { size: 9 });
    pen.box(36, 160, 546, 28);
    for (const [i, [caption, value]] of Object.entries({
      "Supplier ID": "100482",
      Buyer: order.person,
      "Date Due": day(order.due, "mm/dd/yyyy"),
      Terms: "NET 30",
      Carrier: "UPS GROUND",
      "Freight Code": "PREPAID",
    }).entries()) {
      pen.say(40 + i * 90, 162, caption, { size: 7.5, bold: true });
      pen.say(40 + i * 90, 174, value, { size: 8.5 });
    }
    const y = heads(pen, 196, columns, { bold: true, size: 8 });
    pen.rule(36, y - 1, 582);
    return y + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
  for (const item of order.items) {
    flow.need(46);
    const per = item.basis === 100 ? "C" : "EA";
    pen.say(114, flow.y + 11, "1.0000", { size: 8 });
    pen.say(366, flow.y + 11, `${bare(item.basis, 4)}`, { size: 8 });
    pen.say(164, flow.y, item.sku, { bold: true });
    cells(pen, flow.y, columns, [
      item.at,
      bare(item.quantity, 2),
      "EA",
      "",
      per,
      us(item.price, 4),
      us(item.total),
    ]);
    flow.y = pen.say(164, flow.y + 11, item.name, { width: 196 });
    if (item.at % 4 === 2) flow.y = pen.say(164, flow.y, `Supplier Part No: ${item.buyerSku}`, { size: 8 });
    flow.y += 6;
  }
  flow.need(40);
  pen.say(500, flow.y + 6, "Total:", { bold: true, align: "right" });
  pen.say(580, flow.y + 6, us(order.net), { bold: true, align: "right" });
  return {
    ...truly(order, ({ buyerSku, at }) => ({ buyerSku: at % 4 === 2 ? buyerSku : null })),
    requestedDate: order.due,
  };
});

/** A branch's spool: units joined to quantities and, behind a slash, to prices. */
const joined = drawn(
  "trade-joined-units",
  { max: 34, bases: [1, 1, 100], priceDecimals: 3, base: { face: "mono", size: 8.5 } },
  (made, pen) => {
    const order = traded(made, { wares: "pipe", buyers: "works", number: "P99999999", units: ["ea", "ft"] });
    const line = (text: string, y: number) => pen.say(28, y, text);
    const head = () => {
      let y = line(`${"** PURCHASE ORDER **".padStart(60)}`, 28);
      y = line(`${order.buyer.name.padEnd(56)}PO NUMBER: ${order.number}`, y + 6);
      y = line(`${order.buyer.lines[0]!.padEnd(56)}PO DATE  : ${day(order.date, "mm/dd/yy")}`, y);
      y = line(`${order.buyer.lines[1]!.padEnd(56)}PAGE     : ${pen.pages}`, y);
      if (pen.pages === 1) {
        y = line("VENDOR:".padEnd(50).concat("SHIP TO:"), y + 10);
        y = line(`  ${order.seller.name.padEnd(48)}  ${order.site.name} - BRANCH 4`, y);
        y = line(`  ${order.seller.lines[0]!.padEnd(48)}  ${order.site.lines[0]}`, y);
        y = line(`  ${order.seller.lines[1]!.padEnd(48)}  ${order.site.lines[1]}`, y);
        y = line(
          `WRITER: ${order.person.split(" ")[0]!.toUpperCase().padEnd(12)} SHIP VIA: OUR TRUCK      TERMS: 2% 10TH PROX   REQ DATE: ${day(order.due, "mm/dd/yy")}`,
          y + 8,
        );
        y = line("FREIGHT: ALLOWED OVER 1,500.00", y);
      }
      y = line("-".repeat(108), y + 4);
      y = line(
        `${"ORDER QTY".padStart(10)}  ${"DESCRIPTION".padEnd(58)}${"NET PRICE".padStart(16)}${"EXT PRICE".padStart(16)}`,
        y,
      );
      return line("-".repeat(108), y) + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 740, again: head });
    for (const item of order.items) {
      flow.need(30);
      const per = item.basis === 100 ? "c" : item.unit;
      flow.y = line(
        `${`${item.quantity}${item.unit}`.padStart(10)}  ${`${item.sku} ${item.name}`.padEnd(58)}${`${bare(item.price, 3)}/${per}`.padStart(16)}${us(item.total).padStart(16)}`,
        flow.y,
      );
      if (item.at % 5 === 1)
        flow.y = line(`${" ".repeat(12)}*** Tag for ticket S${order.random.digits(7)} ***`, flow.y);
      flow.y += 3;
    }
    flow.need(44);
    flow.y = line("-".repeat(108), flow.y);
    flow.y = line(`${"Subtotal".padStart(86)}${us(order.net).padStart(16)}`, flow.y);
    flow.y = line(`${"S&H CHGS".padStart(86)}${"0.00".padStart(16)}`, flow.y);
    flow.y = line(`${"Amount Due".padStart(86)}${us(order.net).padStart(16)}`, flow.y);
    return { ...truly(order), requestedDate: order.due };
  },
);

export const tradeDistribution = [sized, joined];
