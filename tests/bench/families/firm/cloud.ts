import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { type Item, later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** How many come on each day. */
function sharesOf({ quantity, at }: Item): number[] {
  const first = Math.floor(quantity / 2);
  return at % 2 || first < 1 ? [quantity] : [first, quantity - first];
}

/** A cloud suite's output form: words before code, the price with currency and unit in a row of its own, a schedule with its own captions inside. */
const schedules = drawn(
  "firm-schedule-inside",
  { max: 14, size: [595, 842], bases: [1, 1, 100] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ASKING.britain,
      number: "4500999999",
      units: ["EA", "BX"],
    });
    const columns = columnsOf(`40 Item¶ | 80 Description¶Material | >370 Quantity¶
      >470 Net Price¶per Unit | >555 Net Amount¶GBP`);
    const head = () => {
      pen.say(40, 34, "Purchase Order", { size: 20, grey: true });
      pen.say(555, 38, order.buyer.name, { align: "right", bold: true });
      if (pen.pages > 1) return 80;
      pen.block(40, 76, ["Supplier", order.seller.name, ...order.seller.lines]);
      pen.block(220, 76, ["Delivery Address", order.site.name, ...order.site.lines]);
      pairs(pen, [400, 480], 76, [
        ["PO Number", order.number],
        ["PO Date", day(order.date, "dd Mon yyyy")],
        ["Supplier No.", order.random.digits(8)],
        ["Requested by", order.person],
      ]);
      pen.block(
        40,
        134,
        [
          `Invoice to: ${order.buyer.name}, ${order.buyer.lines.join(", ")}`,
          "Payment terms: 60 days net. Incoterms: DDP",
        ],
        { size: 8 },
      );
      return 172;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 760,
      band: "bar",
      caption: { size: 8, grey: true, top: true },
    });
    for (const item of order.items) {
      flow.need(76);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [item.at * 10, item.name, `${us(item.quantity, 0)} ${item.unit}`, "", us(item.total)],
        { bold: true },
      );
      pen.say(470, flow.y, `${us(item.price)} GBP / ${item.basis} ${item.unit}`, { align: "right" });
      flow.y = pen.say(80, flow.y, `Material ${item.buyerSku}   Supplier material ${item.sku}`);
      const shares = sharesOf(item);
      pen.say(80, flow.y + 2, "Schedule Line", { size: 7, grey: true });
      pen.say(180, flow.y + 2, "Delivery Date", { size: 7, grey: true });
      flow.y = pen.say(280, flow.y + 2, "Scheduled Quantity", { size: 7, grey: true });
      shares.forEach((share, i) => {
        pen.say(80, flow.y, String(i + 1), { size: 8 });
        pen.say(180, flow.y, day(later(item.due, i * 14), "dd Mon yyyy"), { size: 8 });
        flow.y = pen.say(280, flow.y, `${us(share, 0)} ${item.unit}`, { size: 8 });
      });
      flow.y += 5;
      pen.rule(40, flow.y - 3, 555);
    }
    const tax = rounded(order.net * 0.2, 2);
    flow.need(50);
    pairs(pen, [370, 500], flow.y + 6, [
      ["Total Net Value", `${us(order.net)} GBP`],
      ["VAT 20 %", `${us(tax)} GBP`],
      ["Total", `${us(order.net + tax)} GBP`],
    ]);
    return {
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      currency: "GBP",
      total: rounded(order.net + tax, 2),
    };
  },
);

/** A cloud suite's form: a kit's members indented under it without prices, options of the item in a list, the maker's number below. */
const kits = printed("firm-kit-members", { max: 16 }, (made) => {
  const order = traded(made, {
    wares: GOODS.electric,
    buyers: ["Lumen & Larch Integrators, Inc.", "Peregrine Controls LLC", "Skyline AV Group"],
    number: "PO9999",
    units: ["Ea"],
  });
  const rows = order.items.flatMap((item) => [
    row(
      [
        `<b>${item.sku}</b>`,
        `${item.name}<br><i>Color: Black &nbsp; Voltage: 24V</i><br>MPN: Z${order.random.digits(6)}`,
        item.quantity,
        "Ea",
        day(item.due, "m/d/yyyy"),
        `$${us(item.price)}`,
        `$${us(item.total)}`,
      ],
      ["", "", "r", "", "", "r", "r"],
    ),
    ...(item.at % 4 === 1
      ? [1, 2].map((n) =>
          row(
            [
              "",
              `<span style="padding-left:18px">- member: bracket set no. ${n}</span>`,
              item.quantity * n,
              "Ea",
              "",
              "",
              "",
            ],
            ["", "", "r", "", "", "r", "r"],
          ),
        )
      : []),
  ]);
  return {
    html: page(
      ".i th{background:#e3e3e3;color:#333;padding:6px}.i td{border-bottom:1px solid #e3e3e3;padding:6px}h1{font-size:24pt;margin:0;font-weight:normal;text-align:right}",
      `<table><tr><td><b style="font-size:13pt">${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<td><h1>Purchase Order</h1><div class=r>#${order.number}<br>${day(order.date, "m/d/yyyy")}</div></table>
<table style="margin:14px 0"><tr><td><b>Vendor</b><br>${order.seller.name}<br>${order.seller.lines.join("<br>")}<td><b>Ship To</b><br>${order.site.name}<br>${order.site.lines.join("<br>")}<td class=r style="font-size:16pt">TOTAL<br>$${us(order.net)}<br><small>Expected: ${day(order.due, "m/d/yyyy")}</small></table>
<table class=i><thead>${row(["Item", "Description", "Quantity", "Units", "Expected Receipt", "Rate", "Amount"], ["", "", "r", "", "", "r", "r"], "th")}</thead>${rows.join("")}</table>
<table style="width:40%;margin-left:60%"><tr><td class=r>Subtotal<td class=r>$${us(order.net)}<tr><td class=r>Tax (0%)<td class=r>$0.00<tr><td class=r><b>Total</b><td class=r><b>$${us(order.net)}</b></table>`,
    ),
    ...truly(order),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const firmCloud = [schedules, kits];
