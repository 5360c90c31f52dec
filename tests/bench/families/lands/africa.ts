import { drawn } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const slashed = (iso: string) => day(iso, "dd/mm/yyyy");

/** A South African package: a band of boxes over the lines, tax and nett by line. */
const african = drawn("land-band-za", { words: "uk", size: [595, 842], max: 30 }, (order, pen) => {
  const columns = columnsOf(`40 Code | 110/160 Description | >320 Quantity | 328 Unit | >408 Unit Price
    >446 Disc% | >496 Tax | >556 Nett Price`);
  const buyer = `${order.buyer.name.replace(/ (Ltd|Limited|plc)$/, "")} (Pty) Ltd`;
  const band = ["Account", "Your Reference", "Tax Exempt", "Tax Reference", "Sales Code"];
  const head = () => {
    pen.say(40, 32, buyer, { bold: true, size: 13 });
    pen.block(40, 50, ["VAT Reg 4120112233", ...order.buyer.lines, `Tel: ${order.buyer.phone}`], { size: 8 });
    pen.say(400, 32, "Purchase Order", { bold: true, size: 14 });
    pairs(pen, [400, 470], 54, [
      ["Number", order.number],
      ["Date", slashed(order.date)],
      ["Page", String(pen.pages)],
      ["Due Date", slashed(order.due)],
    ]);
    pen.box(38, 110, 250, 60);
    pen.block(44, 114, [order.seller.name, ...order.seller.lines]);
    pen.box(300, 110, 258, 60);
    pen.block(306, 114, ["Deliver to", order.site.name, ...order.site.lines]);
    pen.box(38, 178, 520, 26);
    band.forEach((text, i) => void pen.say(44 + i * 104, 181, text, { size: 7.5, bold: true }));
    ["ABC001", "Q4471", "N", "4990112233", "JHB"].forEach((text, i) => void pen.say(44 + i * 104, 192, text));
    const rows = heads(pen, 212, columns, { bold: true, size: 8.5 });
    pen.rule(38, rows, 558);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 700, again: head });
  for (const item of order.items) {
    flow.need(26);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        us(item.quantity),
        item.unit,
        us(item.price),
        "0.00",
        us(item.total * 0.15),
        us(item.total),
      ]) + 2;
  }
  [
    ["Sub Total", order.net],
    ["Amount Excl Tax", order.net],
    ["Tax", order.net * 0.15],
    ["Total", order.net * 1.15],
  ].forEach(([caption, value], i) => {
    pen.say(440, 724 + i * 12, String(caption), { bold: i === 3 });
    pen.say(556, 724 + i * 12, `${i === 3 ? "R " : ""}${us(Number(value))}`, {
      bold: i === 3,
      align: "right",
    });
  });
  return {
    buyer,
    currency: "ZAR",
    requestedDate: order.due,
    total: rounded(order.net * 1.15, 2),
  };
});

export const landsAfrica = [african];
