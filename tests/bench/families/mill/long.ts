import { ASKING, GOODS, sumTo, wayOf } from "../_desk.ts";
import { drawn } from "../_family.ts";
import { boxed, sums } from "../_ledger.ts";
import { laid } from "../_mill.ts";
import { sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";
import { captions, inParts, pour, type Row, topOf } from "../_reach.ts";
import { cells, columnsOf, flowOf, pairs, terms } from "../_table.ts";
import { taxOf, traded, withTax } from "../_trade.ts";
import { STOCK, under } from "../_week.ts";

const right = "right" as const;

/** A distributor's stock order of 327 lines on fifteen sheets: every foot carries the sum and the count of lines, every head brings them on, price per each, hundred or thousand by its own column. */
const many = drawn(
  "mill-stock-order-327-carried",
  { min: 327, max: 327, base: { size: 8 }, bases: [1, 100, 1000], forms: ["runs", "words"] },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: [...GOODS.fasteners, ...STOCK.fixings],
        buyers: ["Gateway Industrial Fasteners", "Summit Bolt & Supply Co."],
        number: "S9999999",
        units: ["PC", "BX"],
      }),
      ["Gateway DC Memphis", "Summit Will Call"],
    );
    const columns = columnsOf(
      `>56 Line | 62 Our Part | 124 Vendor Part | 206 Description | >412 Quantity | 416 UM | >484 Price | 490 Per | >576 Extension`,
    );
    let done = 0;
    const carried = (y: number, words: string) => {
      pen.say(206, y, `${words} (${done} lines)`, { bold: true });
      return pen.say(576, y, us(sumTo(order.items, done)), { bold: true, align: right }) + 3;
    };
    const head = () => {
      pen.say(36, 22, order.buyer.name, { bold: true, size: 12 });
      pen.say(576, 22, `STOCK ORDER ${order.number}`, { bold: true, size: 12, align: right });
      pen.say(
        576,
        38,
        `Date ${day(order.date, "mm/dd/yy")}   Ship by ${day(order.due, "mm/dd/yy")}   Page ${pen.pages} of 15`,
        { align: right },
      );
      pen.block(36, 38, order.buyer.lines);
      under(pen, [36, 66], "Vendor", order.seller);
      under(pen, [300, 66], "Ship to", order.site);
      return 112;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 724,
      caption: { bold: true },
      end: () => void carried(732, "Carried forward"),
      onward: (y) => carried(y, "Brought forward"),
    });
    const letters: Record<number, string> = { 1: "E", 100: "C", 1000: "M" };
    for (const item of order.items) {
      flow.need(24);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.buyerSku,
          item.sku,
          item.name,
          us(item.quantity, 0),
          item.unit,
          us(item.price),
          letters[item.basis]!,
          us(item.total),
        ]) + 15;
      done = item.at;
    }
    sums(pen, flow, [484, 576], [["Order total", us(order.net)]], { bold: true });
    return told(order, { line: ({ buyerSku }) => ({ buyerSku }), requestedDate: order.due });
  },
);

/** A file of eight releases, one for each branch, numbers with a suffix; the longer go over two sheets, the sheet of a next begins anew; each has its own place and sum. */
const branches = drawn("mill-eight-branch-releases", { min: 50, max: 80 }, (made, pen) => {
  const order = traded(made, {
    wares: GOODS.parts,
    buyers: ["Midstate Truck & Trailer Parts", "Keweenaw Co-op Stores"],
    number: "7099999",
    units: ["EA", "KIT", "BX"],
  });
  const columns = columnsOf(`36 Qty | 70 U/M | 104 Part | 196 Description | >470 Cost | >560 Extended`);
  const shares = inParts(order.items, 8);
  const numbers = shares.map((_, i) => `${order.number}-0${i + 1}`);
  shares.forEach((items, i) => {
    if (i) pen.next();
    let sheet = 0;
    const head = () => {
      sheet++;
      pen.say(300, 24, "PURCHASE ORDER RELEASE", { bold: true, size: 12, align: "center" });
      pen.block(36, 42, [order.buyer.name, ...order.buyer.lines]);
      pairs(pen, [400, 480], 42, [
        ["Release No.", numbers[i]!],
        ["Date", day(order.date, "m/d/yyyy")],
        ["Branch", `0${i + 1}`],
        ["Sheet", String(sheet)],
      ]);
      under(pen, [36, 94], "To", order.seller);
      pen.block(300, 94, ["Deliver to", `Branch 0${i + 1}`, `${i + 3} Depot Road`, order.site.lines[1]!]);
      return 150;
    };
    const flow = wayOf(pen, { columns, head, bottom: 300, caption: { bold: true } });
    for (const item of items) {
      flow.need(16);
      flow.y =
        cells(pen, flow.y, columns, [
          us(item.quantity, 0),
          item.unit,
          item.sku,
          item.name,
          us(item.price),
          us(item.total),
        ]) + 4;
    }
    const net = rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      2,
    );
    sums(pen, { y: Math.max(flow.y, 320), need: () => {} }, [470, 560], [["Release total", us(net)]]);
  });
  const [first = []] = shares;
  return {
    ...told(order, {
      total: rounded(
        first.reduce((sum, { total }) => sum + total, 0),
        2,
      ),
    }),
    docNumber: numbers[0]!,
    shipTo: undefined,
    orders: numbers,
  };
});

const LOTS = [
  "LOT A - PUMPS AND DRIVES",
  "LOT B - PIPING SPECIALTIES",
  "LOT C - SPARES, 2 YEARS",
  "LOT D - SPECIAL TOOLS",
];

/** A project's order by lots: a bar names each, items count anew from 1 in each, each has its sum, and a table of the lots' sums comes last. */
const lots = drawn(
  "mill-lots-counted-anew",
  { min: 12, max: 60, priceDecimals: 2, base: { size: 8.5 } },
  (made, pen) => {
    const order = sited(
      traded(made, {
        wares: STOCK.flow,
        buyers: ["Larkin Fuels Terminal LP", "Denholm EPC Services", "Tri-Rivers Water Partners"],
        number: "PO-9999-999",
        units: ["EA", "SET", "LOT"],
      }),
      ["Terminal Laydown Area C", "Pump House No. 2"],
    );
    const columns = columnsOf(
      `36 Item | 66 Tag / Model | 158/230 Description | >436 Qty | 442 Unit | >520 Unit Price | >576 Total Price`,
    );
    const head = () =>
      captions(
        pen,
        topOf(pen, order, {
          title: "PURCHASE ORDER",
          facts: [
            ["Order No.", order.number],
            ["Rev.", "0"],
            ["Order Date", day(order.date, "dd-Mon-yyyy")],
            ["On Site By", day(order.due, "dd-Mon-yyyy")],
            ["Page", `${pen.pages}`],
          ],
          parties: [
            ["SELLER", order.seller],
            ["SHIP TO", order.site],
          ],
          onward: `Order ${order.number} Rev. 0   Page ${pen.pages}`,
        }),
        columns,
      );
    const flow = flowOf(pen, { y: head(), bottom: 730, again: head });
    const parts = inParts(order.items, 4);
    const worth = parts.map((part) =>
      rounded(
        part.reduce((sum, { total }) => sum + total, 0),
        2,
      ),
    );
    parts.forEach((part, i) => {
      flow.need(40);
      pen.box(34, flow.y - 2, 544, 13, "#e4e4e4");
      pour(pen, flow, columns, [{ words: [[66, LOTS[i]!]], hand: { bold: true }, step: 16 }]);
      pour(
        pen,
        flow,
        columns,
        part.map(
          (item, at): Row => ({
            cells: [
              at + 1,
              item.sku,
              item.name,
              us(item.quantity, 0),
              item.unit,
              us(item.price),
              us(item.total),
            ],
            step: 13,
          }),
        ),
      );
      pour(pen, flow, columns, [
        {
          cells: [null, null, null, null, null, `Total ${LOTS[i]!.slice(0, 5)}`, us(worth[i]!)],
          hand: { italic: true },
          step: 18,
        },
      ]);
    });
    flow.need(110);
    pour(
      pen,
      flow,
      columns,
      [
        { words: [[300, "SUMMARY"]], hand: { bold: true } },
        ...worth.map(
          (sum, i): Row => ({
            words: [
              [300, LOTS[i]!],
              [500, us(sum)],
            ],
          }),
        ),
        {
          words: [
            [300, "Order total, USD"],
            [500, us(order.net)],
          ],
          hand: { bold: true },
        },
      ],
      13,
    );
    return told(order, { currency: "USD", requestedDate: order.due });
  },
);

/** A British merchant's sheet: a column of small-print conditions stands right of the table on every page, at its rows' own heights. */
const beside = laid("mill-terms-beside-table-uk", {
  wish: { words: "uk", min: 4, max: 36, size: [595, 842], base: { size: 8 } },
  trade: { wares: STOCK.safety, buyers: ASKING.britain, number: "M99999", units: ["EA", "PR", "BOX"] },
  site: [
    ["Marchfield Plant Yard", "Bakery No. 3"],
    ["4 Quay Street", "Canal Wharf"],
  ],
  ruler: `34 Product | 100/150 Description | >292 Qty | 298 Per | >352 Price £ | >412 Goods £`,
  bottom: 720,
  band: "none",
  caption: { bold: true },
  head: (pen, order) => {
    pen.say(34, 26, order.buyer.name, { bold: true, size: 13 });
    pen.block(34, 43, order.buyer.lines);
    pairs(pen, [430, 500], 30, [
      ["Order No", order.number],
      ["Order Date", day(order.date, "dd/mm/yyyy")],
      ["Required", day(order.due, "dd/mm/yyyy")],
      ["Page", `${pen.pages}`],
    ]);
    under(pen, [34, 76], "Supplier", order.seller);
    under(pen, [230, 76], "Deliver To", order.site);
    pen.say(424, 134, "CONDITIONS", { bold: true, size: 7 });
    terms(pen, { x: 424, y: 146, width: 140, bottom: 720 }, 9);
    pen.rule(418, 130, 418, 760);
    return 136;
  },
  rows: (item) => [
    {
      cells: [item.sku, item.name, us(item.quantity, 0), item.unit, us(item.price), us(item.total)],
      step: item.name.length > 30 ? 23 : 14,
    },
  ],
  below: (pen, flow, order) =>
    sums(
      pen,
      flow,
      [352, 412],
      [
        ["Goods", us(order.net)],
        ["VAT @ 20%", us(taxOf(order, 20))],
        ["Total", us(withTax(order, 20))],
      ],
    ),
  shown: (order) => ({ currency: "GBP", requestedDate: order.due, total: withTax(order, 20) }),
});

const RUNS: [string[], string[]] = [
  ["36", "37", "38", "39", "40", "41", "42"],
  ["5", "6", "7", "8", "9", "10", "11"],
];

/** A shoe chain's order: sizes of two systems in two rows of captions, pairs by size in a row, cost and pairs at its end. */
const shoes = drawn("mill-shoe-runs-two-systems", { min: 3, max: 14, size: [792, 612] }, (made, pen) => {
  const order = sited(
    traded(made, {
      wares: [
        "Work boot, steel toe, brown",
        "Trainer, mesh, navy",
        "Clog, nurse, white",
        "Chelsea boot, black",
        "Sandal, cork",
      ],
      buyers: ["Stride & Sons Footwear", "Paloma Shoe Stores Inc"],
      number: "F99-9999",
      units: ["PR"],
    }),
    ["DC East Door 9", "Paloma Warehouse"],
  );
  const [eu, us2] = RUNS;
  const columns = [
    ...columnsOf("36 Style | 110 Description | 250 Last/¶Width"),
    ...eu.map((size, i) => ({ x: 320 + i * 38, align: right, head: [size, us2[i]!] })),
    ...columnsOf(">610 Total¶Pairs | >670 Cost | >752 Extended"),
  ];
  const rows = order.items.map((item) => {
    const counts = eu.map((_, i) => (order.random.chance(0.85) ? ((i * 3 + item.at) % 5) + 1 : 0) * 6);
    const price = rounded(item.price / 10 + 9, 2);
    return { item, counts, price };
  });
  const pairsOf = (counts: number[]) => counts.reduce((sum, one) => sum + one, 0);
  const head = () => {
    pen.say(36, 26, order.buyer.name, { bold: true, size: 14 });
    pen.block(36, 44, order.buyer.lines);
    under(pen, [36, 82], "Factory / Vendor", order.seller);
    under(pen, [270, 82], "Ship To", order.site);
    boxed(
      pen,
      [480, 26, 272],
      [
        ["Order", order.number],
        ["Written", day(order.date, "mm/dd/yyyy")],
        ["Ex-Factory", day(order.due, "mm/dd/yyyy")],
      ],
    );
    return 140;
  };
  const flow = wayOf(pen, { columns, head, bottom: 560, caption: { bold: true, size: 8.5 } });
  for (const { item, counts, price } of rows) {
    flow.need(20);
    const total = pairsOf(counts);
    flow.y =
      cells(pen, flow.y, columns, [
        item.sku,
        item.name,
        "D",
        ...counts.map((one) => one || null),
        total,
        us(price),
        us(total * price),
      ]) + 6;
  }
  const net = rounded(
    rows.reduce((sum, { counts, price }) => sum + rounded(pairsOf(counts) * price, 2), 0),
    2,
  );
  sums(pen, flow, [670, 752], [["Total USD", us(net)]]);
  const lines = rows.flatMap(({ item, counts, price }) =>
    counts.flatMap((quantity) =>
      quantity ? [{ sku: item.sku, description: item.name, quantity, unitPrice: price }] : [],
    ),
  );
  return told({ ...order, net }, { currency: "USD", total: net, lines });
});

export const millLong = [many, branches, lots, beside, shoes];
