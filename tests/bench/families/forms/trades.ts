import { drawn, printed } from "../_family.ts";
import { page, party, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

/** A fashion chain: packs with a size ratio; units, packs and a retail price beside the cost. */
const packs = drawn(
  "form-prepacks",
  { words: "garment", size: [792, 612], max: 24, forms: ["words", "shuffled", "runs"] },
  (order, pen) => {
    const columns = columnsOf(`30 VENDOR¶STYLE | 92/110 STYLE¶DESCRIPTION | 206 COLOR
      290 PACK¶RATIO S/M/L/XL | >420 NO. OF¶PACKS | >466 UNITS/¶PACK | >522 TOTAL¶UNITS
      >580 UNIT¶COST | >636 UNIT¶RETAIL | >680 MU% | >762 EXTENDED¶COST`);
    const cost = (price: number) => Number((price * 6).toFixed(2));
    const sum = Number(
      order.items.reduce((all, item) => all + item.quantity * cost(item.price), 0).toFixed(2),
    );
    const head = () => {
      pen.say(396, 24, `${order.buyer.name.toUpperCase()} - MERCHANDISE PURCHASE ORDER`, {
        bold: true,
        size: 12,
        align: "center",
      });
      pairs(
        pen,
        [30, 120],
        46,
        [
          ["PO NUMBER:", order.number],
          ["PO DATE:", day(order.date, "mm/dd/yyyy")],
          ["DEPT:", "0412 TOPS"],
        ],
        { size: 8 },
      );
      pairs(
        pen,
        [250, 350],
        46,
        [
          ["VENDOR:", order.seller.name],
          ["VENDOR NO:", order.random.digits(6)],
          ["TERMS:", "NET 60 EOM"],
        ],
        { size: 8 },
      );
      pairs(
        pen,
        [560, 680],
        46,
        [
          ["START SHIP DATE:", day(order.date, "mm/dd/yyyy")],
          ["CANCEL DATE:", "12/31/2029"],
          ["IN DC DATE:", day(order.due, "mm/dd/yyyy")],
        ],
        { size: 8 },
      );
      pen.rule(30, 84, 764);
      const y = heads(pen, 88, columns, { bold: true, size: 7.5 });
      pen.rule(30, y, 764);
      return y + 4;
    };
    const flow = flowOf(pen, { y: head(), bottom: 540, again: head });
    for (const item of order.items) {
      flow.need(24);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.sku,
          item.name.split(" ").slice(0, 2).join(" ").toUpperCase(),
          order.random.pick(["410 NAVY", "001 BLACK", "100 WHITE"]),
          "1-2-2-1",
          us(item.quantity, 0),
          "6",
          us(item.quantity * 6, 0),
          us(item.price),
          us(Math.ceil(item.price * 2.4) - 0.01),
          "58.3",
          us(item.quantity * cost(item.price)),
        ],
        { size: 8 },
      );
    }
    flow.need(24);
    pen.rule(400, flow.y + 2, 764);
    pen.say(290, flow.y + 6, "ORDER TOTALS", { bold: true, size: 8 });
    const units = order.items.reduce((all, { quantity }) => all + quantity, 0);
    pen.say(420, flow.y + 6, us(units, 0), { bold: true, size: 8, align: "right" });
    pen.say(522, flow.y + 6, us(units * 6, 0), { bold: true, size: 8, align: "right" });
    pen.say(762, flow.y + 6, us(sum), { bold: true, size: 8, align: "right" });
    return {
      total: sum,
      line: (item) => ({
        description: item.name.split(" ").slice(0, 2).join(" "),
        quantity: item.quantity * 6,
        unit: undefined,
        lineTotal: Number((item.quantity * cost(item.price)).toFixed(2)),
      }),
    };
  },
);

/** A grocer's warehouse order: cases, pack and size, an allowance off the cost, weight and cube at the foot. */
const grocer = printed("form-grocer", { words: "food", max: 34 }, (order) => {
  const off = order.items.map(() => order.random.pick([0, 0, 0.5, 1.25]));
  const price = order.items.map((item) => Number((item.price + 8).toFixed(2)));
  const net = price.map((one, i) => Number((one - off[i]!).toFixed(2)));
  const totals = order.items.map((item, i) => Number((item.quantity * net[i]!).toFixed(2)));
  const total = Number(totals.reduce((sum, one) => sum + one, 0).toFixed(2));
  const cases = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    html: page(
      "body{font-family:'Courier New','DejaVu Sans Mono',monospace;font-size:7pt}.i th{border-top:1px dashed;border-bottom:1px dashed;vertical-align:bottom}td,th{padding:1px 3px}thead{display:table-header-group}",
      `<pre style="margin:0">${order.buyer.name.toUpperCase()}          P U R C H A S E   O R D E R          PO# ${order.number}
${order.buyer.lines[0]}                         ORDERED: ${day(order.date, "mm/dd/yy")}
${order.buyer.lines[1]}                         ARRIVE : ${day(order.due, "mm/dd/yy")}  DOCK 14  APPT 0600</pre>
<table><tr><td>VENDOR: ${order.random.digits(5)} ${party(order.seller)}<td>SHIP TO: ${party(order.site, false)}<td>TERMS: 2% 10 NET 11<br>FOB: DELIVERED<br>BUYER: ${order.person}</table><br>
<table class=i><thead>${row(["LN", "OUR<br>ITEM", "VENDOR<br>ITEM", "UPC", "PACK", "SIZE", "DESCRIPTION", "TI/HI", "CASES", "LIST<br>COST", "OFF<br>INV", "NET<br>COST", "EXTENSION"], [], "th")}</thead>${order.items.map((item, i) => row([item.at, item.buyerSku.slice(0, 6), item.sku, `0-${order.random.digits(5)}-${order.random.digits(5)}`, order.random.pick([6, 12, 24]), order.random.pick(["16 OZ", "5 LB", "1 GAL"]), item.name.toUpperCase(), order.random.pick(["10/5", "8/6"]), item.quantity, bare(price[i]!), off[i] ? bare(off[i]!) : "", bare(net[i]!), us(totals[i]!)], ["r", "", "", "", "r", "", "", "", "r", "r", "r", "r", "r"])).join("")}</table>
<pre>*** TOTAL CASES ${us(cases, 0)}   WEIGHT ${us(cases * 21.5, 1)} LB   CUBE ${us(cases * 0.92, 1)}   PALLETS ${Math.ceil(cases / 50)}   TOTAL COST $${us(total)} ***</pre>`,
    ),
    requestedDate: order.due,
    currency: "USD",
    total,
    line: (item) => ({
      buyerSku: item.buyerSku.slice(0, 6),
      unit: undefined,
      unitPrice: net[item.at - 1],
      lineTotal: totals[item.at - 1],
    }),
  };
});

export const wares = [packs, grocer];
