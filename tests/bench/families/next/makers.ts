import { GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf } from "../_table.ts";
import { traded } from "../_trade.ts";

const right = "right" as const;

const PER = { 1: "E", 100: "C", 1000: "M" } as Record<number, string>;

/** A job shop's suite: the price's basis as one letter, a revision, a ledger account and a job beside the figures. */
const letters = drawn(
  "next-cost-per-letter",
  { max: 16, min: 4, bases: [1, 100, 1000], base: { size: 8 } },
  (made, pen) => {
    const asked = traded(made, {
      wares: GOODS.fasteners,
      buyers: "works",
      number: "0099999-00",
      units: ["EA", "PC"],
    });
    const order = sited(asked, ["Building C Crib", "Stores 14"]);
    const columns = columnsOf(`32 LINE | 58 PART NUMBER¶DESCRIPTION | 210 REV | 234 DUE DATE | >320 QUANTITY
      324 UM | >400 UNIT COST | 404 PER | >484 EXTENDED | 492 G/L ACCOUNT¶JOB NUMBER`);
    const head = () => {
      pen.say(32, 28, order.buyer.name.toUpperCase(), { bold: true, size: 11 });
      pen.block(32, 42, order.buyer.lines);
      pen.box(430, 26, 150, 40);
      pen.say(434, 30, "PURCHASE ORDER NO.", { size: 7 });
      pen.say(434, 42, order.number, { bold: true, size: 12 });
      if (pen.pages > 1) return 84;
      pen.say(32, 80, "VENDOR", { size: 7 });
      pen.block(32, 90, [order.seller.name, ...order.seller.lines]);
      pen.say(300, 80, "SHIP TO", { size: 7 });
      pen.block(300, 90, [order.site.name, ...order.site.lines]);
      const captions = ["P.O. DATE", "BUYER", "TERMS", "SHIP VIA", "FOB", "REQ. NO."];
      const values = [
        day(order.date, "mm/dd/yy"),
        order.person,
        "1% 10 NET 30",
        "OUR TRUCK",
        "ORIGIN",
        order.random.digits(6),
      ];
      captions.forEach((caption, i) => {
        pen.say(34 + i * 92, 132, caption, { size: 7 });
        pen.say(34 + i * 92, 142, values[i]!);
      });
      return 166;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 740,
      end: (y) => void pen.say(484, y + 4, "CONTINUED", { align: right }),
    });
    for (const item of order.items) {
      flow.need(34);
      flow.y = cells(pen, flow.y, columns, [
        String(item.at).padStart(3, "0"),
        item.sku,
        item.at % 4 ? "" : "N/C",
        day(item.due, "mm/dd/yy"),
        us(item.quantity, 2),
        item.unit,
        us(item.price, 4),
        PER[item.basis]!,
        us(item.total),
        "5010-000-20",
      ]);
      pen.say(58, flow.y, item.name);
      flow.y = pen.say(492, flow.y, `${order.random.digits(6)}-001`) + 3;
      if (item.at % 5 === 0) flow.y = pen.say(58, flow.y, "** DO NOT SHIP OVER 5% OF 500 PCS PER BOX **") + 3;
    }
    flow.need(24);
    pen.rule(404, flow.y, 484);
    pen.say(330, flow.y + 5, "P.O. TOTAL", { bold: true });
    pen.say(484, flow.y + 5, us(order.net), { align: right, bold: true });
    return told(order);
  },
);

export const nextMakers = [letters];
