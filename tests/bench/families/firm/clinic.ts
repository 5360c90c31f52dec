import { wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A hospital's materials system: the hospital's item, the vendor's and the maker's number in three rows, packing told as a ratio, whom it goes to under each. */
const ward = drawn("firm-hospital-deliver-to", { max: 22, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: "clinic",
    buyers: "clinics",
    number: "9999999",
    units: ["BX", "CA", "EA", "PK"],
  });
  const columns = columnsOf(`36 Line¶ | 62 Item Number¶Description | >300 Quantity¶ | 306 UOM¶
    >410 Unit Cost¶ | 426 Tax¶ | >510 Extended¶Cost | >576 Delivery¶Date`);
  const head = () => {
    pen.say(306, 26, order.buyer.name, { bold: true, size: 13, align: "center" });
    pen.say(306, 42, "PURCHASE ORDER", { bold: true, align: "center" });
    pen.say(576, 26, `Page: ${pen.pages}`, { size: 8, align: "right" });
    pairs(pen, [430, 500], 58, [
      ["PO Number:", order.number],
      ["PO Code:", "STK"],
      ["Order Date:", day(order.date, "mm/dd/yy")],
      ["Buyer:", order.person],
      ["Customer No:", order.random.digits(8)],
    ]);
    pen.block(36, 58, ["Vendor:", order.seller.name, ...order.seller.lines, `Phone: ${order.seller.phone}`]);
    pen.block(200, 58, ["Ship To:", `${order.site.name} Receiving Dock B`, ...order.site.lines]);
    return 132;
  };
  const flow = wayOf(pen, { columns, head, bottom: 730, caption: { bold: true, size: 8, top: true } });
  for (const item of order.items) {
    flow.need(58);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.buyerSku.slice(0, 6),
      us(item.quantity, 4),
      item.unit,
      us(item.price, 4),
      "N",
      us(item.total),
      day(item.due, "mm/dd/yy"),
    ]);
    flow.y = pen.say(62, flow.y, item.name);
    pen.say(62, flow.y, "Vendor Item:", { size: 8 });
    pen.say(116, flow.y, item.sku, { size: 8 });
    pen.say(220, flow.y, "Mfg Nbr:", { size: 8 });
    flow.y = pen.say(260, flow.y, `M${order.random.digits(6)}`, { size: 8 });
    flow.y =
      pen.say(
        62,
        flow.y,
        `Packaging: 1 ${item.unit} = ${[10, 24, 50, 100][item.at % 4]} EA     Deliver To: 4 WEST / ${order.random.digits(4)}`,
        { size: 8 },
      ) + 6;
  }
  flow.need(60);
  pairs(pen, [390, 480], flow.y + 4, [
    ["Total Goods", us(order.net)],
    ["Total Tax", us(0)],
    ["Order Total", us(order.net)],
  ]);
  return truly(order, ({ buyerSku }) => ({ buyerSku: buyerSku.slice(0, 6) }));
});

export const firmClinic = [ward];
