import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { typed } from "../_typed.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A distributor's direct shipment: the customer's place is where the goods go, the branch bills; count and unit, price and its own unit and size. */
const direct = drawn("week-distributor-direct-ship", { max: 20, priceDecimals: 4 }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: [...STOCK.flow, ...STOCK.safety],
      buyers: ["Tri-Basin Industrial Supply", "Gulfway Pipe & Fittings LP", "Norse Fastener & Tool Co."],
      number: "9999999",
      units: ["EA", "BX", "FT"],
    }),
    ["Eastman Kraft Mill, Attn Stores", "Weyland Refinery Unit 12"],
  );
  const columns = columnsOf(`34 Line¶No. | >92 Quantity¶Ordered | 96 UOM¶Size
    130/210 Item ID¶Item Description | 372 Date¶Needed | >480 Pricing UOM¶Unit Price
    >576 Extended¶Price`);
  const head = () => {
    pen.say(34, 26, order.buyer.name, { bold: true, size: 13 });
    pen.block(34, 42, order.buyer.lines, { size: 8 });
    pen.say(306, 26, "DIRECT SHIP", { bold: true, size: 11, align: "center" });
    pen.say(576, 24, "PURCHASE ORDER", { bold: true, size: 13, align: right });
    pen.box(430, 42, 146, 42);
    ["PO Number", "PO Date", "Page"].forEach((text, i) => {
      pen.say(436 + i * 52, 45, text, { size: 7, bold: true });
      pen.say(436 + i * 52, 60, [order.number, day(order.date, "mm/dd/yyyy"), `${pen.pages}`][i]!, {
        size: 8,
      });
    });
    if (pen.pages > 1) return 104;
    under(pen, [34, 92], "Supplier: 10447", order.seller);
    under(pen, [230, 92], "Ship To:", order.site);
    under(pen, [420, 92], "Bill To:", order.buyer);
    pen.box(34, 144, 542, 26);
    ["Carrier", "Terms", "Freight", "Customer PO", "Buyer"].forEach((text, i) => {
      pen.say(38 + i * 108, 146, text, { size: 7, bold: true });
      pen.say(38 + i * 108, 156, ["UPS Ground", "1% 10 N30", "Prepay & Add", "EK-77102", order.person][i]!, {
        size: 8,
      });
    });
    return 182;
  };
  const flow = wayOf(pen, { columns, head, bottom: 700, caption: { bold: true, size: 8 } });
  for (const item of order.items) {
    flow.need(48);
    pen.say(96, flow.y + 11, "1.0000", { size: 7.5 });
    pen.say(480, flow.y + 11, us(item.price, 4), { align: right });
    cells(pen, flow.y, columns, [
      item.at,
      us(item.quantity, 4),
      item.unit,
      item.buyerSku,
      day(item.due, "mm/dd/yyyy"),
      item.unit,
      us(item.total),
    ]);
    flow.y = pen.say(130, flow.y + 11, item.name);
    flow.y = pen.say(130, flow.y, `Supplier Part No: ${item.sku}`, { size: 8 });
    if (item.at % 5 === 2)
      flow.y = pen.say(130, flow.y, "*** Mark cartons with customer PO, no invoice in box ***", { size: 8 });
    flow.y += 5;
  }
  flow.need(50);
  pen.say(500, flow.y + 4, "SUB-TOTAL:", { align: right });
  pen.say(576, flow.y + 4, us(order.net), { align: right });
  pen.say(500, flow.y + 17, "TAX:", { align: right });
  pen.say(576, flow.y + 17, "0.00", { align: right });
  pen.say(500, flow.y + 30, "PO TOTAL:", { bold: true, align: right });
  pen.say(576, flow.y + 30, us(order.net), { bold: true, align: right });
  pen.say(34, flow.y + 4, `Total Lines: ${order.items.length}`);
  return told(order, { line: ({ buyerSku }) => ({ buyerSku }) });
});

/** A wholesaler's counter print in fixed letters: `25ea` in one word, prices per C and M behind a slash, boxes of plus and bars. */
const counter = drawn(
  "week-counter-print-per-c",
  {
    max: 28,
    bases: [1, 100, 1000],
    priceDecimals: 3,
    base: { face: "mono", size: 8.5 },
    forms: ["runs", "words", "glyphs"],
  },
  (made, pen) => {
    const order = traded(made, {
      wares: STOCK.fixings,
      buyers: ["KEARNEY ELECTRIC SUPPLY CO", "MIDSTATE PLUMBING WHOLESALE", "HARBORLINE FASTENERS"],
      number: "P9999999",
      units: ["ea"],
    });
    const per = { 1: "ea", 100: "c", 1000: "m" } as Record<number, string>;
    let y = 0;
    const row = (...parts: [number, string | number][]) => {
      y = pen.say(28, y, typed(...parts)) + 0.5;
    };
    const line = `+${"-".repeat(104)}+`;
    const head = () => {
      y = 28;
      row([0, order.buyer.name], [64, "P U R C H A S E   O R D E R"]);
      row([0, order.buyer.lines[0]!], [64, `PO NUMBER : ${order.number}.001`]);
      row(
        [0, order.buyer.lines[1]!],
        [64, `PO DATE   : ${day(order.date, "mm/dd/yy")}    PAGE ${pen.pages}`],
      );
      row([0, order.buyer.phone], [64, `REQ DATE  : ${day(order.due, "mm/dd/yy")}`]);
      y += 8;
      if (pen.pages === 1) {
        row([0, "VENDOR:"], [54, "SHIP TO:"]);
        row([4, order.seller.name], [58, order.site.name]);
        for (const [i, text] of order.seller.lines.entries()) row([4, text], [58, order.site.lines[i] ?? ""]);
        y += 6;
        row([0, line]);
        row(
          [0, "| SHIP VIA: BEST WAY"],
          [30, "| FREIGHT: FFA $1500"],
          [58, "| TERMS: 2%10TH N25"],
          [82, `| BUYER: ${order.person}`.slice(0, 22)],
          [105, "|"],
        );
      }
      row([0, line]);
      row(
        [0, "|LN"],
        [5, "ORDERED"],
        [17, "VENDOR PART#"],
        [36, "DESCRIPTION"],
        [-86, "NET PRC"],
        [-104, "EXT AMT"],
        [105, "|"],
      );
      row([0, line]);
    };
    head();
    for (const item of order.items) {
      if (y > 720) {
        row([0, line]);
        pen.next();
        head();
      }
      row(
        [-4, item.at],
        [-13, `${bare(item.quantity, 0)}${item.unit}`],
        [17, item.sku],
        [36, item.name],
        [-86, `${us(item.price, 3)}/${per[item.basis]}`],
        [-104, us(item.total)],
      );
      if (item.at % 6 === 3) row([36, "** VERIFY LOT TRACE, DOMESTIC ONLY **"]);
    }
    row([0, line]);
    row([66, "SUBTOTAL"], [-104, us(order.net)]);
    row([66, "S&H CHGS"], [-104, "0.00"]);
    row([66, "AMOUNT DUE"], [-104, us(order.net)]);
    return {
      ...truly(order),
      docNumber: `${order.number}.001`,
      currency: undefined,
      requestedDate: order.due,
      shipTo: order.site,
    };
  },
);

export const weekCounters = [direct, counter];
