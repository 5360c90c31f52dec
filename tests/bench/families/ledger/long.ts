import { ASKING, GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { boxed, sums } from "../_ledger.ts";
import { sited, told } from "../_next.ts";
import { type Item, later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, heads, pairs, terms } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

function sumOf(items: Item[]): number {
  return rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
}

/** A report writer's order of some three hundred lines, grouped by the day they are wanted, each group with its sums, and all groups once more in a table at the end. */
const byDay = drawn(
  "ledger-grouped-by-day",
  { min: 300, max: 340, base: { size: 8 }, forms: ["runs", "words", "shuffled"] },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [...GOODS.parts, ...STOCK.safety, ...STOCK.drives],
        buyers: ASKING.plants,
        number: "PO-999999",
        units: ["EA", "BX", "FT"],
      }),
      ["Turnaround Staging Yard"],
    );
    const days = Array.from({ length: 6 }, (_, i) => later(order.due, i * 7));
    const share = Math.ceil(order.items.length / days.length);
    const columns = columnsOf(`40 Ln | 66 Vendor Part | 140/200 Description | 350 Bin | >420 Qty | 426 UM
      >500 Unit Price | >572 Amount`);
    const head = () => {
      pen.say(40, 26, order.buyer.name, { bold: true, size: 12 });
      pen.say(572, 26, `PURCHASE ORDER ${order.number}`, { bold: true, size: 11, align: right });
      pen.say(572, 40, `${day(order.date, "mm/dd/yyyy")}    Page ${pen.pages}`, { align: right });
      if (pen.pages > 1) return 62;
      pen.block(40, 40, order.buyer.lines);
      under(pen, [40, 74], "Vendor", order.seller);
      under(pen, [320, 74], "Deliver To", order.site);
      return 130;
    };
    const flow = wayOf(pen, { columns, head, bottom: 745, caption: { bold: true } });
    const groups = days.map((due, i) => ({ due, items: order.items.slice(i * share, (i + 1) * share) }));
    for (const { due, items } of groups) {
      flow.need(60);
      flow.y = pen.say(40, flow.y, `Required: ${day(due, "mm/dd/yyyy")}`, { bold: true, size: 9 }) + 3;
      for (const item of items) {
        flow.need(26);
        flow.y =
          cells(pen, flow.y, columns, [
            item.at,
            item.sku,
            item.name,
            `${"ABCD"[item.at % 4]}-${order.random.digits(2)}`,
            us(item.quantity, 0),
            item.unit,
            us(item.price),
            us(item.total),
          ]) + 2;
      }
      flow.need(22);
      pen.rule(380, flow.y, 572);
      pen.say(40, flow.y + 3, `${items.length} items for ${day(due, "mm/dd/yyyy")}`, { italic: true });
      pen.say(
        420,
        flow.y + 3,
        us(
          items.reduce((sum, { quantity }) => sum + quantity, 0),
          0,
        ),
        { align: right, italic: true },
      );
      flow.y = pen.say(572, flow.y + 3, us(sumOf(items)), { align: right, italic: true }) + 6;
    }
    flow.need(140);
    flow.y = pen.say(40, flow.y + 6, "Summary by required date", { bold: true });
    for (const { due, items } of groups) {
      pen.say(40, flow.y, day(due, "mm/dd/yyyy"));
      pen.say(180, flow.y, `${items.length}`, { align: right });
      flow.y = pen.say(280, flow.y, us(sumOf(items)), { align: right });
    }
    sums(pen, flow, [500, 572], [["ORDER TOTAL USD", us(order.net)]], { bold: true });
    return told(order, { currency: "USD" });
  },
);

/** A group's mail room joins what two plants print: one order from each plant's program, the columns in another order and with other captions. */
const joined = drawn(
  "ledger-two-programs-joined",
  { min: 8, max: 36, forms: ["runs", "words", "glyphs"] },
  (made, pen) => {
    const order = traded(made, {
      wares: GOODS.machined,
      buyers: ASKING.plants,
      number: "6099999",
      units: ["EA", "PC"],
    });
    const cut = Math.ceil(order.items.length / 2);
    const [first, second] = [order.items.slice(0, cut), order.items.slice(cut)];
    const other = `WH2-${order.random.digits(5)}`;
    const columns = columnsOf(`40 Item | 76 Part Number | 170/200 Description | >420 Quantity | 426 Unit
      >500 Price | >572 Value`);
    const plain = wayOf(pen, {
      columns,
      head: () => {
        pen.say(40, 30, order.buyer.name, { bold: true, size: 13 });
        pen.block(40, 47, order.buyer.lines);
        pen.say(572, 30, "Purchase Order", { bold: true, size: 14, align: right });
        pairs(pen, [440, 510], 52, [
          ["Order No.", order.number],
          ["Order Date", day(order.date, "mm/dd/yyyy")],
          ["Deliver By", day(order.due, "mm/dd/yyyy")],
        ]);
        under(pen, [40, 92], "Supplier", order.seller);
        return 150;
      },
      bottom: 700,
    });
    const rows = (items: Item[], flow: typeof plain, line: (item: Item, i: number) => void) =>
      items.forEach((item, i) => {
        flow.need(32);
        line(item, i);
      });
    rows(first, plain, (item, i) => {
      plain.y =
        cells(pen, plain.y, columns, [
          (i + 1) * 10,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          us(item.total),
        ]) + 4;
    });
    sums(pen, plain, [500, 572], [["Order value USD", us(sumOf(first))]], { bold: true });
    pen.next();
    let sheet = 0;
    const wide = columnsOf(`36 QTY | 80 U/M | 112/230 DESCRIPTION | 356 OUR ITEM / YOUR ITEM | >520 EACH
      >578 EXTENSION`);
    const typed = wayOf(pen, {
      columns: wide,
      head: () => {
        sheet++;
        pen.say(306, 26, "PURCHASE ORDER", { bold: true, size: 12, align: "center" });
        boxed(
          pen,
          [36, 46, 542],
          [
            ["P.O. NUMBER", other],
            ["DATE", day(later(order.date, 1), "mm/dd/yyyy")],
            ["DELIVERY", day(later(order.due, 3), "mm/dd/yyyy")],
            ["SHEET", String(sheet)],
          ],
        );
        pen.block(36, 80, ["BUYER", `${order.buyer.name} - Plant 2`, ...order.buyer.lines]);
        pen.block(320, 80, ["VENDOR", order.seller.name, ...order.seller.lines]);
        return 142;
      },
      bottom: 700,
      band: "bar",
    });
    rows(second, typed, (item) => {
      typed.y =
        cells(pen, typed.y, wide, [
          us(item.quantity, 0),
          item.unit,
          item.name,
          `${item.buyerSku} / ${item.sku}`,
          us(item.price),
          us(item.total),
        ]) + 4;
    });
    sums(pen, typed, [520, 578], [["TOTAL", us(sumOf(second))]], { bold: true });
    return {
      ...truly(order),
      lines: [
        ...truly({ ...order, items: first }).lines!,
        ...truly({ ...order, items: second }, ({ buyerSku }) => ({ buyerSku })).lines!,
      ],
      total: sumOf(first),
      currency: "USD",
      requestedDate: order.due,
      orders: [order.number, other],
    };
  },
);

/** A contractor's order with pages of terms and, behind them, a list of prices agreed for what may be called off later, which is not ordered. */
const annex = drawn("ledger-annex-of-rates", { words: "uk", max: 14, size: [595, 842] }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: GOODS.electric,
      buyers: ["Ravenscar Offshore Ltd", "Tyndrum Water Projects plc", "Moray Firth Power Ltd"],
      number: "RO-9999-P-99",
      units: ["No", "m", "Set"],
    }),
    ["Blyth Supply Base", "Substation Compound 2"],
  );
  const columns = columnsOf(`44 Item | 76 Code | 150/190 Description | >390 Qty | 398 Unit | >470 Rate £
    >551 Amount £`);
  const head = () => {
    pen.say(44, 30, order.buyer.name, { bold: true, size: 13 });
    pen.say(551, 30, `Purchase Order ${order.number}`, { bold: true, size: 12, align: right });
    pen.say(551, 46, `Page ${pen.pages}`, { align: right, size: 8 });
    if (pen.pages > 1) return 70;
    pen.block(44, 47, order.buyer.lines);
    under(pen, [44, 86], "Supplier", order.seller);
    under(pen, [240, 86], "Delivery address", order.site);
    pairs(pen, [400, 470], 86, [
      ["Order date", day(order.date, "dd Mon yyyy")],
      ["Delivery date", day(order.due, "dd Mon yyyy")],
      ["Contact", order.person],
    ]);
    return 150;
  };
  const flow = wayOf(pen, { columns, head, bottom: 770, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ]) + 4;
  }
  sums(pen, flow, [470, 551], [["Order value excl. VAT", us(order.net)]], { bold: true });
  for (let sheet = 0; sheet < 3; sheet++) {
    pen.next();
    pen.say(44, 30, `Conditions of Purchase, part ${sheet + 1}`, { bold: true, size: 11 });
    terms(pen, { x: 44, y: 56, width: 245, bottom: 760 }, 22);
    terms(pen, { x: 305, y: 56, width: 245, bottom: 760 }, 22);
  }
  pen.next();
  pen.say(44, 30, "Annex B: schedule of rates for additional items", { bold: true, size: 11 });
  pen.say(
    44,
    48,
    "For information only. These items do not form part of this order; they may be called off by separate order within 12 months.",
    { size: 8.5, width: 500 },
  );
  let y = heads(pen, 80, columnsOf("44 Ref | 90 Description | 398 Unit | >551 Rate £"), { bold: true });
  for (const [i, name] of order.random.shuffled(GOODS.electric).entries()) {
    pen.say(44, y, `B${i + 1}`);
    pen.say(90, y, name);
    pen.say(398, y, "No");
    y = pen.say(551, y, us(order.random.int(200, 90000) / 100), { align: right }) + 3;
  }
  return told(order, { currency: "GBP", requestedDate: order.due });
});

/** A designed form: on its first page a strip at the left holds the heads, so the table is narrow there and wide from the second page. */
const strip = drawn(
  "ledger-narrow-then-wide",
  { max: 44, base: { size: 8.5 }, priceDecimals: 3 },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.chemicals,
        buyers: ["Aldergate Coatings", "Finch Hollow Laboratories", "Pelham Water Care"],
        number: "AC-99999",
        units: ["ea", "drum", "pail"],
      }),
      ["Blending Plant", "Lab Receiving"],
    );
    const across = (from: number) => [
      { x: from, head: "#" },
      { x: from + 20, head: "Code" },
      { x: from + 84, width: from > 100 ? 130 : 250, head: "Product" },
      { x: 440, align: right, head: "Qty" },
      { x: 446, head: "UoM" },
      { x: 515, align: right, head: "Price" },
      { x: 580, align: right, head: "Total" },
    ];
    let columns = across(176);
    const field = (y: number, caption: string, lines: string[]) => {
      pen.say(36, y, caption, { bold: true, size: 7.5, grey: true });
      return pen.block(36, y + 10, lines) + 10;
    };
    pen.box(30, 24, 134, 730, "#eef2f5");
    let at = field(34, "ORDER", [order.number]);
    at = field(at, "ORDER DATE", [day(order.date, "Mon d, yyyy")]);
    at = field(at, "NEEDED BY", [day(order.due, "Mon d, yyyy")]);
    at = field(at, "SUPPLIER", [order.seller.name, ...order.seller.lines]);
    at = field(at, "SHIP TO", [order.site.name, ...order.site.lines]);
    field(at, "TERMS", ["Net 30", "FOB destination"]);
    pen.say(176, 28, order.buyer.name, { bold: true, size: 15 });
    pen.say(176, 48, order.buyer.lines.join(", "));
    pen.say(176, 70, "Purchase Order", { size: 12 });
    const captions = (y: number) => {
      const after = heads(pen, y, columns, { bold: true });
      pen.rule(columns[0]!.x, after, 580);
      return after + 5;
    };
    let y = captions(96);
    for (const item of order.items) {
      if (y > 720) {
        pen.next();
        pen.say(36, 28, `${order.buyer.name}   ${order.number}   continued`, { size: 8 });
        columns = across(36);
        y = captions(48);
      }
      y =
        cells(pen, y, columns, [
          item.at,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 3),
          us(item.total),
        ]) + 5;
    }
    sums(pen, { y, need: () => {} }, [515, 580], [["Total USD", us(order.net)]], { bold: true });
    return told(order, { currency: "USD", requestedDate: order.due });
  },
);

/** A clothing brand: for each style a block with its own row of sizes as captions, rows of colours with counts by size, and its price once. */
const styles = drawn("ledger-style-blocks-own-sizes", { max: 9, base: { size: 8.5 } }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ASKING.brands,
    number: "PO-99-999",
    units: ["PC"],
  });
  const { random } = order;
  const scales = [
    ["XS", "S", "M", "L", "XL", "XXL"],
    ["28", "30", "32", "34", "36"],
    ["2T", "3T", "4T", "5", "6", "7"],
  ];
  const blocks = order.items.map((item) => {
    const sizes = scales[item.at % 3]!;
    const rows = random
      .shuffled(["Black", "Sage", "Indigo", "Sand"])
      .slice(0, random.int(1, 3))
      .map((color) => ({ color, counts: sizes.map(() => (random.chance(0.7) ? random.int(1, 20) * 3 : 0)) }));
    const price = rounded((item.price % 60) + 5, 2);
    const units = rows.reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b, 0), 0);
    return {
      style: `${random.pick(["W", "M", "K"])}${random.digits(4)}`,
      name: item.name,
      sizes,
      rows,
      price,
      units,
    };
  });
  const head = () => {
    pen.say(36, 28, order.buyer.name, { bold: true, size: 15 });
    pen.say(576, 28, "PURCHASE ORDER", { size: 13, align: right });
    pen.say(576, 46, `PO # ${order.number}   Page ${pen.pages}`, { align: right });
    if (pen.pages > 1) return 70;
    pen.block(36, 46, order.buyer.lines);
    under(pen, [36, 84], "Factory / Vendor", order.seller);
    return (
      boxed(
        pen,
        [36, 136, 540],
        [
          ["PO Date", day(order.date, "mm/dd/yyyy")],
          ["Ship Date", day(order.due, "mm/dd/yyyy")],
          ["Season", "FALL"],
          ["Terms", "Net 60"],
          ["Buyer", order.person],
        ],
      ) + 14
    );
  };
  let y = head();
  for (const { style, name, sizes, rows, price, units } of blocks) {
    if (y + 60 + rows.length * 14 > 740) {
      pen.next();
      y = head();
    }
    pen.box(36, y - 2, 540, 14, "#e6e6e6");
    pen.say(40, y, `Style ${style}`, { bold: true });
    pen.say(130, y, name, { bold: true });
    pen.say(572, y, `FOB $${us(price)}`, { bold: true, align: right });
    y += 16;
    pen.say(40, y, "Color", { bold: true });
    sizes.forEach((size, i) => void pen.say(190 + i * 50, y, size, { bold: true, align: right }));
    pen.say(530, y, "Total", { bold: true, align: right });
    y += 13;
    for (const { color, counts } of rows) {
      pen.say(40, y, color);
      counts.forEach((count, i) => void (count && pen.say(190 + i * 50, y, String(count), { align: right })));
      y = pen.say(530, y, String(counts.reduce((a, b) => a + b, 0)), { align: right }) + 2;
    }
    pen.say(530, y, `${units} pcs`, { align: right });
    y = pen.say(572, y + 11, `Style total $${us(units * price)}`, { align: right }) + 10;
  }
  const net = rounded(
    blocks.reduce((sum, { units, price }) => sum + units * price, 0),
    2,
  );
  pen.say(572, y + 4, `Order total $${us(net)}`, { bold: true, align: right });
  return {
    ...truly(order),
    total: net,
    currency: "USD",
    requestedDate: order.due,
    lines: blocks.flatMap(({ style, name, rows, price }) =>
      rows.flatMap(({ counts }) =>
        counts.filter(Boolean).map((quantity) => ({
          sku: style,
          buyerSku: null,
          description: name,
          quantity,
          unitPrice: price,
          priceBasis: 1,
        })),
      ),
    ),
  };
});

/** A works' form that begins with its table; whom, where, when and the number stand in boxes at the foot of the last sheet. */
const footed = drawn("ledger-heads-at-the-foot", { words: "uk", max: 30, size: [595, 842] }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: STOCK.fixings,
      buyers: ["Brockhurst Fabrications Ltd", "Leaside Shopfitters Ltd", "Quayle Marine Ltd"],
      number: "B/99999",
      units: ["100", "Box", "Each"].slice(1),
    }),
    ["Unit 9 Workshop", "Quayle Slipway"],
  );
  const columns = columnsOf(`40/250 Please supply | 310 Your ref. | >430 Quantity | 436 Per | >500 Price
    >558 £`);
  const head = () => {
    pen.say(40, 30, order.buyer.name, { bold: true, size: 16, face: "serif" });
    pen.say(40, 50, order.buyer.lines.join(", "), { size: 8 });
    pen.say(558, 34, "Order", { bold: true, size: 14, align: right });
    return 78;
  };
  const flow = wayOf(pen, { columns, head, bottom: 700, caption: { bold: true } });
  for (const item of order.items) {
    flow.need(28);
    flow.y =
      cells(pen, flow.y, columns, [
        item.name,
        item.sku,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
      ]) + 4;
  }
  sums(pen, flow, [500, 558], [["Goods total", us(order.net)]], { bold: true });
  flow.need(110);
  const y = 715;
  pen.box(36, y, 180, 74);
  pen.box(216, y, 180, 74);
  pen.box(396, y, 163, 74);
  under(pen, [40, y + 4], "To", order.seller);
  under(pen, [220, y + 4], "Deliver to", order.site);
  pairs(pen, [400, 470], y + 4, [
    ["Order No.", order.number],
    ["Date", day(order.date, "dd/mm/yyyy")],
    ["Wanted by", day(order.due, "dd/mm/yyyy")],
    ["Signed", order.person],
  ]);
  return told(order, { currency: "GBP", requestedDate: order.due });
});

export const ledgerLong = [byDay, joined, annex, strip, styles, footed];
