import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn, officed } from "../_family.ts";
import { sited, told } from "../_next.ts";
import { letter } from "../_odf.ts";
import { type Item, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";
import { bar, looked } from "../office/sheets.ts";

const right = "right" as const;

/** A night's print of three to eight orders in a fixed font; pages are counted anew in each. */
const batch = drawn(
  "suite-night-batch-of-orders",
  { min: 50, max: 110, base: { face: "mono", size: 8 } },
  (made, pen) => {
    const order = traded(made, {
      wares: "mro",
      buyers: "works",
      number: "P0419999",
      units: ["EA", "BX", "PK"],
    });
    const { random } = order;
    const shares = sharesOf(order.items, random.int(3, 8));
    const first = Number(order.number.slice(1));
    const numbers = shares.map((_, i) => `P0${first + i * 3}`);
    const columns = columnsOf(
      "24 LN | 48 ITEM NUMBER | 140 DESCRIPTION | >386 QUANTITY | 396 UM | >480 UNIT COST | >584 EXTENSION",
    );
    shares.forEach((items, at) => {
      if (at) pen.next();
      let sheets = 0;
      const head = () => {
        sheets++;
        pen.say(24, 24, `${order.buyer.name.toUpperCase()}          PURCHASE ORDER`);
        pairs(pen, [430, 500], 24, [
          ["P.O. NO.", numbers[at]!],
          ["P.O. DATE", day(order.date, "mm/dd/yy")],
          ["REQ. DATE", day(order.items[at]!.due, "mm/dd/yy")],
          ["PAGE", `${sheets}`],
        ]);
        pen.block(24, 44, order.buyer.lines);
        pen.block(24, 84, ["TO:", order.seller.name, ...order.seller.lines]);
        pen.block(300, 84, ["SHIP TO:", `${order.site.name} PLANT ${at + 1}`, ...order.site.lines]);
        return 136;
      };
      const flow = wayOf(pen, {
        columns,
        head,
        bottom: 470,
        end: (y) => void pen.say(480, y + 10, "*** CONTINUED ***"),
      });
      items.forEach((item, i) => {
        flow.need(12);
        const { sku, name, quantity, unit, price, total } = item;
        flow.y = cells(pen, flow.y, columns, [i + 1, sku, name, us(quantity, 0), unit, us(price), us(total)]);
      });
      flow.need(24);
      pen.say(480, flow.y + 8, "TOTAL P.O.", { align: right });
      pen.say(584, flow.y + 8, us(sumTo(items, items.length)), { align: right });
    });
    const [one = []] = shares;
    return {
      ...truly(order),
      docNumber: numbers[0],
      total: sumTo(one, one.length),
      requestedDate: order.items[0]!.due,
      shipTo: undefined,
      orders: numbers,
    };
  },
);

/** Items in so many shares, one or two of them long. */
function sharesOf(items: Item[], count: number): Item[][] {
  const even = Math.floor(items.length / count);
  const cuts = Array.from({ length: count + 1 }, (_, i) =>
    i === count ? items.length : i * even + (i % 2 ? 4 : 0),
  );
  return cuts.slice(1).map((to, i) => items.slice(cuts[i], to));
}

/** A contractor's order by sections: numbers within each, its sum below, what is carried at the foot and again at the top. */
const sections = drawn(
  "suite-sections-carried-forward",
  { words: "uk", min: 8, max: 60, size: [595, 842], base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.flow,
        buyers: ASKING.britain,
        number: "SC/99999",
        units: ["no", "m", "set"],
      }),
      ["Riverside Energy Centre", "Block C Plant Room"],
      ["Wharf Road", "21 Tannery Street"],
    );
    const titles = ["Heating plant", "Chilled water", "Domestic services", "Controls", "Sundries"];
    const columns = columnsOf(
      `34 Ref | 72 Part No | 140/200 Description | >384 Qty | 390 Unit | >474 Rate £ | >562 Amount £`,
    );
    let sum = 0;
    const head = () => {
      pen.say(34, 28, order.buyer.name, { bold: true, size: 12 });
      pairs(pen, [400, 480], 28, [
        ["Order No", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Page", `${pen.pages}`],
      ]);
      if (pen.pages > 1) return 74;
      pen.block(34, 46, order.buyer.lines);
      under(pen, [34, 84], "To", order.seller);
      under(pen, [300, 84], "Site", order.site);
      return 142;
    };
    const said = (y: number, text: string, value: number, bold = false) => {
      pen.say(474, y, text, { align: right, bold });
      return pen.say(562, y, us(value), { align: right, bold }) + 3;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 740,
      end: (y) => void said(y + 8, "Carried forward", sum),
      onward: (y) => said(y, "Brought forward", sum) + 4,
    });
    const per = Math.ceil(order.items.length / Math.min(titles.length, 2 + (order.items.length % 4)));
    let own = 0;
    for (const [i, item] of order.items.entries()) {
      const section = Math.floor(i / per);
      if (i % per === 0) {
        flow.need(50);
        flow.y = pen.say(72, flow.y + 4, `${section + 1}. ${titles[section]}`, { bold: true }) + 3;
        own = 0;
      }
      flow.need(30);
      const ref = `${section + 1}.${String((i % per) + 1).padStart(2, "0")}`;
      const { sku, name, quantity, unit, price, total } = item;
      flow.y = cells(pen, flow.y, columns, [ref, sku, name, us(quantity, 0), unit, us(price), us(total)]) + 2;
      [own, sum] = [rounded(own + total, 2), rounded(sum + total, 2)];
      if (i % per === per - 1 || i === order.items.length - 1) {
        flow.need(24);
        flow.y = said(flow.y + 2, `Section ${section + 1} total`, own, true) + 6;
      }
    }
    flow.need(30);
    said(flow.y + 4, "Order total excl. VAT", order.net, true);
    return told(order, { currency: "GBP" });
  },
);

/** Small print on the back of each page, as both sides were copied, and four pages of it behind. */
const backs = drawn("suite-terms-on-every-back", { max: 50, base: { size: 8.5 } }, (made, pen) => {
  const order = sited(
    traded(made, { wares: "pipe", buyers: "oil", number: "4700999999", units: ["EA", "FT", "JT"] }),
    ["Yard 12", "Compressor Station Delta"],
  );
  const back = () => {
    pen.next();
    pen.say(306, 24, "TERMS AND CONDITIONS OF PURCHASE", { bold: true, size: 9, align: "center" });
    terms(pen, { x: 30, y: 44, width: 265, bottom: 740 }, 20);
    terms(pen, { x: 316, y: 44, width: 265, bottom: 740 }, 20);
  };
  const columns = columnsOf(
    `34 Item | 66 Part Number | 150/190 Description | >400 Quantity | 406 Unit | >500 Unit Price | >578 Amount`,
  );
  const head = () => {
    pen.say(34, 28, order.buyer.name, { bold: true, size: 12 });
    pen.block(34, 44, order.buyer.lines);
    pairs(pen, [400, 490], 28, [
      ["Purchase Order", order.number],
      ["Order Date", day(order.date, "mm/dd/yyyy")],
      ["Delivery Date", day(order.due, "mm/dd/yyyy")],
    ]);
    under(pen, [34, 84], "Supplier", order.seller);
    under(pen, [300, 84], "Deliver To", order.site);
    return 142;
  };
  const flow = wayOf(pen, { columns, head, bottom: 520, end: back });
  for (const item of order.items) {
    flow.need(30);
    const { at, sku, name, quantity, unit, price, total } = item;
    flow.y = cells(pen, flow.y, columns, [at, sku, name, us(quantity, 0), unit, us(price), us(total)]) + 4;
  }
  flow.need(30);
  pen.say(578, flow.y + 6, `Order Total: USD ${us(order.net)}`, { align: right, bold: true });
  for (let i = 0; i < 4; i++) back();
  return told(order, { currency: "USD", requestedDate: order.due });
});

/** An office program's table of 327 lines over fifteen pages, its captions again on each; the maker's number below the words. */
const pages = officed("suite-office-table-of-327-lines", { min: 327, max: 327 }, (made) => {
  const order = sited(
    traded(made, {
      wares: GOODS.fasteners,
      buyers: ASKING.plants,
      number: "BPO-99999",
      units: ["EA", "PK", "BX"],
    }),
    ["Kitting Cell 4", "Stores 2"],
  );
  const { buyer, seller, site } = order;
  const looks = ["box c", "box", "box", "box r", "box c", "box r", "box r"];
  return {
    ...told(order, { currency: "USD", requestedDate: order.due, line: ({ buyerSku }) => ({ buyerSku }) }),
    letter: letter(
      [
        [buyer.name, "b s14"],
        [buyer.lines.join(", "), "s9"],
        ["PURCHASE ORDER", "b s16 c gap4"],
        {
          widths: [62, 62, 60],
          rows: [
            [["Vendor", "b"], ["Ship To", "b"], `PO No.: ${order.number}`],
            [seller.name, site.name, `PO Date: ${day(order.date, "mm/dd/yyyy")}`],
            [seller.lines[0]!, site.lines[0]!, `Due Date: ${day(order.due, "mm/dd/yyyy")}`],
            [seller.lines[1]!, site.lines[1]!, "Terms: Net 45"],
          ],
        },
        ["", "s6"],
        {
          widths: [12, 32, 62, 18, 14, 22, 26],
          heads: 1,
          looks: "s9",
          rows: [
            bar("Line | Part No. | Description | Qty | UoM | Unit Price | Ext. Price", "box b c #d9d9d9"),
            ...order.items.map(({ at, sku, name, quantity, unit, price, total, buyerSku }) =>
              looked(
                [at, sku, `${name}\nMfr. No. ${buyerSku}`, us(quantity, 0), unit, us(price), us(total)],
                looks,
              ),
            ),
            [
              ["Total USD", "box b r", 6],
              [us(order.net), "box b r"],
            ],
          ],
        },
      ],
      { foot: `${order.number}    Page {page} of {pages}` },
    ),
  };
});

export const suiteLong = [batch, sections, backs, pages];
