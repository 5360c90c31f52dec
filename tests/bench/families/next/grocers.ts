import { wayOf } from "../_desk.ts";
import { drawn, lineOf } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";

const right = "right" as const;

/** A grocer's order out of its exchange: three codes a line, pack and size, an allowance below each line taken off the cost. */
const grocer = drawn(
  "next-grocer-allowances",
  { words: "food", max: 18, min: 4, base: { size: 8 } },
  (made, pen) => {
    const named = {
      ...made.buyer,
      name: made.random.pick([
        "Fairmont Grocers Cooperative",
        "Sun Valley Markets, Inc.",
        "Dalton & Reese Foods",
      ]),
    };
    const items = made.items.map((item) => ({
      ...item,
      unit: "CA",
      gtin: `00${made.random.digits(12)}`,
      off: item.at % 2 ? 0 : rounded(item.price * 0.1, 2),
    }));
    const less = rounded(
      items.reduce((sum, { quantity, off }) => sum + rounded(quantity * off, 2), 0),
      2,
    );
    const order = sited({ ...relined(made, items), number: made.random.digits(7), buyer: named }, [
      "Fairmont DC 02 Perishables",
      "Sun Valley Depot",
    ]);
    const columns = columnsOf(`30 Line | 54 UPC/GTIN¶Buyer's Item | 150 Vendor¶Item #
      215/150 Product¶Description | 372 Pack/¶Size | >450 Order¶Qty | 456 UOM | >526 Unit¶Cost
      >582 Ext.¶Cost`);
    const head = () => {
      pen.say(30, 26, "Purchase Order", { size: 14, bold: true });
      pen.say(582, 26, `Page ${pen.pages}`, { align: right });
      pairs(pen, [400, 490], 40, [
        ["PO Number:", order.number],
        ["PO Date:", day(order.date, "mm/dd/yyyy")],
        ["PO Type:", "Stand-alone Order"],
        ["Requested Delivery:", day(order.due, "mm/dd/yyyy")],
        ["Cancel After:", day(later(order.due, 10), "mm/dd/yyyy")],
      ]);
      if (pen.pages > 1) return 108;
      pen.block(30, 46, ["Buying Party", order.buyer.name, ...order.buyer.lines]);
      pen.block(30, 106, [
        "Ship To",
        order.site.name,
        ...order.site.lines,
        `Location: ${order.random.digits(4)}`,
      ]);
      pen.block(230, 106, ["Vendor", order.seller.name, ...order.seller.lines]);
      return 172;
    };
    const flow = wayOf(pen, { columns, head, bottom: 735, band: "bar" });
    for (const item of items) {
      flow.need(46);
      flow.y = Math.max(
        cells(pen, flow.y, columns, [
          item.at,
          item.gtin,
          item.sku,
          item.name,
          `${[6, 12, 24][item.at % 3]}/ ${[250, 16, 1.5][item.at % 3]} ${["ML", "OZ", "LB"][item.at % 3]}`,
          item.quantity,
          item.unit,
          us(item.price),
          us(item.total),
        ]),
        pen.say(54, flow.y + 10, item.buyerSku),
      );
      if (item.off) {
        pen.say(
          215,
          flow.y,
          `Allowance: Off invoice  Promo ${order.random.digits(4)}  ${us(item.off)} per CA`,
          { italic: true },
        );
        flow.y = pen.say(582, flow.y, `-${us(item.quantity * item.off)}`, { align: right, italic: true });
      }
      flow.y += 4;
    }
    flow.need(60);
    pairs(
      pen,
      [430, 530],
      flow.y + 4,
      [
        ["Merchandise:", us(order.net)],
        ["Allowances:", `-${us(less)}`],
        ["Total Lines:", String(items.length)],
        ["Order Total:", us(rounded(order.net - less, 2))],
      ],
      { bold: true },
    );
    return told(order, {
      requestedDate: order.due,
      total: rounded(order.net - less, 2),
      lines: items.map((item) => ({ ...lineOf(item), buyerSku: item.buyerSku, gtin: item.gtin })),
    });
  },
);

export const nextGrocers = [grocer];
