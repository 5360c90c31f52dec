import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

/** A change order: what was struck is ruled through and marked deleted, what is new stands with its former quantity beside it, charges as numbered lines. */
const struck = drawn("next-struck-lines", { max: 14, min: 4, size: [595, 842] }, (made, pen) => {
  const asked = traded(made, {
    wares: "site",
    buyers: "builders",
    number: "9999-PO-014",
    units: ["EA", "SF", "LF"],
  });
  const all = asked.items.map((item) => ({ ...item, isGone: item.at % 5 === 2 }));
  const order = sited(
    relined(
      asked,
      all.filter(({ isGone }) => !isGone),
    ),
    ["Jobsite trailer, Lot B", "Cascade Peak Prefab Shop"],
  );
  const columns = columnsOf(`36 Item | 64 Cost Code | 124/170 Description | >344 Previous¶Qty
    >396 Revised¶Qty | 402 Unit | >480 Unit Price | >556 Revised Amount`);
  const head = () => {
    pen.say(556, 26, "PURCHASE ORDER - REVISION 2", { align: right, bold: true });
    pen.say(36, 26, order.buyer.name, { bold: true, size: 12 });
    pairs(pen, [400, 470], 44, [
      ["PO No.", order.number],
      ["Date", day(order.date, "m/d/yyyy")],
      ["Page", String(pen.pages)],
    ]);
    if (pen.pages > 1) return 90;
    pen.block(36, 42, order.buyer.lines);
    pen.block(36, 78, ["Vendor:", order.seller.name, ...order.seller.lines]);
    pen.block(300, 84, ["Ship To:", order.site.name, ...order.site.lines]);
    return 142;
  };
  const flow = wayOf(pen, { columns, head, bottom: 780 });
  for (const item of all) {
    flow.need(32);
    const y = flow.y;
    const was = item.isGone ? item.quantity : item.at % 3 ? item.quantity : Math.ceil(item.quantity / 2);
    flow.y =
      cells(pen, y, columns, [
        item.at,
        `05-${order.random.digits(4)}`,
        item.name,
        us(was, 0),
        item.isGone ? "0" : us(item.quantity, 0),
        item.unit,
        us(item.price),
        item.isGone ? "DELETED" : us(item.total),
      ]) + 3;
    if (item.isGone) pen.rule(36, y + 4.5, 500);
  }
  flow.need(40);
  pen.rule(480, flow.y, 556);
  pen.say(396, flow.y + 4, "Revised PO Total", { bold: true });
  pen.say(556, flow.y + 4, `$${us(order.net)}`, { align: right, bold: true });
  return told(order, {
    currency: "USD",
    line: () => ({ sku: null }),
  });
});

export const nextSites = [struck];
