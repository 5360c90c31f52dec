import { GOODS, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { type Item, later, rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";

/** A chain's order with a second table behind it: how many of each go to which store, by the same codes. */
const stores = drawn(
  "firm-store-allocation",
  { max: 18, size: [792, 612], base: { size: 8 } },
  (made, pen) => {
    const order = traded(made, { wares: "retail", buyers: "shops", number: "7099999", units: ["EA"] });
    const counts = [4, 6, 12, 24, 36];
    const items = order.items.map((item) => {
      const shares = [0, 1, 2, 3, 4].map(() => order.random.pick(counts));
      const quantity = shares.reduce((all, one) => all + one, 0);
      return { ...item, shares, quantity, total: rounded(quantity * item.price, 2) };
    });
    const net = rounded(
      items.reduce((all, { total }) => all + total, 0),
      2,
    );
    const columns = columnsOf(`36 Line¶ | 64 SKU¶UPC | 160 Vendor Style¶ | 250 Description¶
      >480 Case¶Pack | >540 Total¶Units | >600 Unit¶Cost | >660 Unit¶Retail | >756 Extended¶Cost`);
    const top = () => {
      pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
      pen.say(756, 30, `Purchase Order ${order.number}   Page ${pen.pages}`, {
        bold: true,
        size: 10,
        align: "right",
      });
    };
    const head = () => {
      top();
      if (pen.pages > 1) return 56;
      pen.block(36, 46, order.buyer.lines);
      pen.block(36, 84, ["Vendor", order.seller.name, ...order.seller.lines]);
      pen.block(260, 84, ["Ship To", `${order.site.name} DC`, ...order.site.lines]);
      pairs(pen, [520, 620], 56, [
        ["Order Date", day(order.date, "mm/dd/yyyy")],
        ["Ship Not Before", day(order.due, "mm/dd/yyyy")],
        ["Cancel After", day(later(order.due, 10), "mm/dd/yyyy")],
        ["Dept", String(order.random.int(10, 90))],
        ["Terms", "Net 60 EOM"],
      ]);
      return 140;
    };
    const flow = wayOf(pen, { columns, head, bottom: 560, band: "bar", caption: { bold: true, size: 7.5 } });
    for (const item of items) {
      flow.need(28);
      flow.y = cells(pen, flow.y, columns, [
        item.at,
        item.buyerSku,
        item.sku,
        item.name,
        [4, 6, 12][item.at % 3]!,
        item.quantity,
        us(item.price),
        us(item.price * 2.2),
        us(item.total),
      ]);
      flow.y = pen.say(64, flow.y, `8${order.random.digits(11)}`, { size: 7 }) + 3;
    }
    flow.need(20);
    pen.say(480, flow.y + 3, "Order Total", { bold: true, align: "right" });
    pen.say(
      540,
      flow.y + 3,
      us(
        items.reduce((all, { quantity }) => all + quantity, 0),
        0,
      ),
      { bold: true, align: "right" },
    );
    pen.say(756, flow.y + 3, us(net), { bold: true, align: "right" });
    pen.next();
    top();
    pen.say(36, 54, "Store Distribution - mark cartons by store", { bold: true });
    const grid = ["SKU", "Vendor Style", "0014", "0027", "0103", "0118", "0240", "Total"].map((text, i) => ({
      x: [36, 120, 300, 350, 400, 450, 500, 570][i]!,
      align: i > 1 ? ("right" as const) : undefined,
      head: text,
    }));
    let y = cells(
      pen,
      74,
      grid,
      grid.map((column) => column.head),
      { bold: true },
    );
    for (const item of items)
      y = cells(pen, y + 1, grid, [item.buyerSku, item.sku, ...item.shares, item.quantity]);
    return {
      ...truly({ ...order, items }, ({ buyerSku }) => ({ buyerSku, unit: null })),
      total: net,
    };
  },
);

/** A ministry's form of numbered boxes: four figures an item, a stock number and references in the schedule, the unit behind the quantity, no sums between. */
const boxes = drawn("firm-numbered-boxes", { max: 12, priceDecimals: 4 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: [
      "DEPOT SUPPLY CENTER HARRISBURG",
      "NAVAL PARTS ACTIVITY NORFOLK",
      "COAST DISTRICT PROCUREMENT OFFICE",
    ],
    number: "SPE7M9-99-P-9999",
    units: ["EA", "KT", "HD"],
  });
  const edges = [36, 86, 330, 400, 436, 500, 576];
  const columns = columnsOf(`40 18.¶ITEM NO. | 90 19.¶SCHEDULE OF SUPPLIES/SERVICES
    >396 20. QUANTITY¶ORDERED | 404 21.¶UNIT | >496 22.¶UNIT PRICE | >572 23.¶AMOUNT`);
  const boxed = (
    x: number,
    y: number,
    [width, height]: [number, number],
    caption: string,
    lines: string[],
  ) => {
    pen.box(x, y, width, height);
    pen.say(x + 3, y + 2, caption, { size: 6 });
    pen.block(x + 3, y + 10, lines, { size: 8.5 });
  };
  const head = () => {
    if (pen.pages > 1) {
      boxed(36, 30, [360, 26], "CONTINUATION SHEET - REFERENCE NO. OF DOCUMENT BEING CONTINUED", [
        order.number,
      ]);
      boxed(396, 30, [180, 26], "PAGE", [`${pen.pages} OF 3`]);
      return 64;
    }
    pen.say(306, 24, "ORDER FOR SUPPLIES OR SERVICES", { bold: true, align: "center" });
    boxed(36, 38, [170, 26], "1. CONTRACT/PURCH. ORDER NO.", [order.number]);
    boxed(206, 38, [100, 26], "2. DELIVERY ORDER NO.", []);
    boxed(306, 38, [110, 26], "3. DATE OF ORDER (YYYYMMMDD)", [day(order.date, "yyyyMONdd")]);
    boxed(416, 38, [100, 26], "4. REQ./PURCH. REQUEST NO.", [order.random.digits(10)]);
    boxed(516, 38, [60, 26], "5. PRIORITY", ["DO-C9"]);
    boxed(36, 64, [270, 50], "6. ISSUED BY          CODE  SPE7M9", [order.buyer.name, ...order.buyer.lines]);
    boxed(306, 64, [270, 50], "7. ADMINISTERED BY (If other than 6)", ["SEE BLOCK 6"]);
    boxed(36, 114, [270, 50], "9. CONTRACTOR          CODE  0T4K1", [
      order.seller.name,
      ...order.seller.lines,
    ]);
    boxed(306, 114, [135, 50], "10. DELIVER TO FOB POINT BY (Date)", [day(order.due, "yyyyMONdd")]);
    boxed(441, 114, [135, 50], "12. DISCOUNT TERMS", ["NET 30"]);
    boxed(36, 164, [270, 50], "14. SHIP TO          CODE  W25G1U", [
      `${order.site.name} RECEIVING`,
      ...order.site.lines,
    ]);
    boxed(306, 164, [270, 50], "15. PAYMENT WILL BE MADE BY          CODE  SL4701", [
      "FINANCE CENTER, PO BOX 182317",
    ]);
    return 222;
  };
  const tops = { y: 0 };
  const fence = (to: number) => {
    for (const x of edges) pen.rule(x, tops.y, x, to);
    pen.rule(36, to, 576);
  };
  const flow = wayOf(pen, {
    columns,
    head: () => {
      tops.y = head();
      pen.rule(36, tops.y, 576);
      return tops.y + 3;
    },
    bottom: 700,
    band: "none",
    caption: { size: 6.5 },
    end: fence,
  });
  const stocked = new Map<Item, string>();
  for (const item of order.items) {
    flow.need(62);
    flow.y = cells(pen, flow.y, columns, [
      String(item.at).padStart(4, "0"),
      item.name,
      us(item.quantity, 3),
      item.unit,
      `$${us(item.price, 4)}`,
      `$${us(item.total)}`,
    ]);
    const stock = `53${order.random.digits(2)}-01-${order.random.digits(3)}-${order.random.digits(4)}`;
    stocked.set(item, stock);
    flow.y =
      pen.block(
        90,
        flow.y,
        [
          `NSN: ${stock}`,
          `CAGE 0T4K1  P/N ${item.sku}`,
          `PR ${order.random.digits(10)}  PRON ${order.random.digits(7)}`,
          `DELIVER BY: ${day(item.due, "yyyyMONdd")}`,
        ],
        { size: 8 },
      ) + 6;
  }
  fence(flow.y + 4);
  pen.say(404, flow.y + 10, "25. TOTAL", { size: 7 });
  pen.say(572, flow.y + 10, `$${us(order.net)}`, { bold: true, align: "right" });
  return {
    ...truly(order, (item) => ({ buyerSku: stocked.get(item)! })),
    requestedDate: order.due,
    currency: "USD",
  };
});

export const firmDesks = [stores, boxes];
