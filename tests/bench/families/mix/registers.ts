import { bookOf, type Cell, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** A buyer's register of three orders: number, day and place stand once in cells merged down their lines, a sum below each. */
const register = written("mix-book-merged-register", { ending: "xlsx", min: 6, max: 24 }, (made) => {
  const order = sited(
    traded(made, {
      wares: "mro",
      buyers: ["Vantage Cold Storage Inc.", "Ridgemont Aggregates LLC", "Palisade Poultry Co."],
      number: "PO99999",
      units: ["EA", "BX", "PK"],
    }),
    ["Plant 1 Stores", "Maintenance Cage"],
  );
  const start = Number(order.number.slice(2));
  const size = Math.ceil(order.items.length / 3);
  const groups = [0, 1, 2].map((i) => ({
    number: `PO${start + i}`,
    items: order.items.slice(i * size, (i + 1) * size),
    place: [order.site.name, "Plant 2 Stores", "Truck Shop"][i]!,
  }));
  const sums = groups.map(({ items }) =>
    rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      2,
    ),
  );
  const rows = groups.flatMap(({ number, items, place }, g): Cell[][] => [
    ...items.map((item, i): Cell[] => [
      i ? null : number,
      i ? null : day(order.date, "mm/dd/yyyy"),
      i ? null : place,
      i + 1,
      item.buyerSku,
      item.sku,
      item.name,
      item.quantity,
      item.unit,
      item.price,
      item.total,
      day(order.due, "mm/dd/yyyy"),
    ]),
    [null, null, null, null, null, null, null, null, null, `${number} total`, sums[g]!],
  ]);
  let at = 5;
  const merges = groups.flatMap(({ items }) => {
    const [from, to] = [at, at + items.length - 1];
    at = to + 2;
    return ["A", "B", "C"].map((column) => `${column}${from}:${column}${to}`);
  });
  return {
    bytes: bookOf({
      Orders: sheetOf(
        [
          [`${order.buyer.name} - purchase orders released ${day(order.date, "mm/dd/yyyy")}`],
          [`${order.buyer.lines.join(", ")}    Vendor: ${order.seller.name}`],
          [],
          [
            "PO #",
            "PO Date",
            "Deliver to",
            "Ln",
            "Our item",
            "Vendor item",
            "Description",
            "Qty",
            "UM",
            "Price",
            "Extended",
            "Need by",
          ],
          ...rows,
        ],
        { merges: ["A1:L1", ...merges.filter((range) => range.split(":")[0] !== range.split(":")[1])] },
      ),
    }),
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    docNumber: groups[0]!.number,
    orders: groups.filter(({ items }) => items.length).map(({ number }) => number),
    total: sums[0]!,
    requestedDate: order.due,
  };
});

/** A release against an agreement: agreed, released till now, this release and what is left; rows without a release are no lines. */
const release = written("mix-book-release-balance", { ending: "xlsx", max: 20 }, (made) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["Tannery Row Foods Inc.", "Sundial Glass Corporation", "Great Pine Mill Company"],
    number: "R99999",
    units: ["EA", "BX", "RL"],
  });
  const { random } = order;
  const row = (item: (typeof order.items)[number], wanted: boolean): Cell[] => {
    const before = random.int(0, 300);
    const left = random.int(5, 900);
    return [
      item.at * 10,
      item.buyerSku,
      item.sku,
      item.name,
      before + left + (wanted ? item.quantity : 0),
      before,
      wanted ? item.quantity : null,
      left,
      item.unit,
      item.price,
      wanted ? item.total : 0,
    ];
  };
  const rows = order.items.flatMap((item, i) => [
    row(item, true),
    ...(i % 3 === 1
      ? [
          row(
            { ...item, sku: `N${random.digits(6)}`, buyerSku: random.digits(7), name: "Spare, not called" },
            false,
          ),
        ]
      : []),
  ]);
  return {
    bytes: bookOf({
      Release: sheetOf(
        [
          [order.buyer.name],
          [order.buyer.lines.join(", ")],
          ["MRO AGREEMENT RELEASE"],
          ["Release order no.", order.number, null, "Agreement no.", `OA-${random.digits(6)}`],
          ["Release date", day(order.date, "m/d/yyyy"), null, "Agreement valid to", "12/31/2027"],
          ["Deliver by", day(order.due, "m/d/yyyy"), null, "Supplier", order.seller.name],
          ["Contact", order.person, null, "Currency", "USD"],
          [],
          [null, null, null, null, "Quantities"],
          [
            "Item",
            "Our part",
            "Your part",
            "Description",
            "Agreement",
            "Released to date",
            "This release",
            "Balance",
            "UM",
            "Agreed price",
            "Release value",
          ],
          ...rows,
          [null, null, null, null, null, null, null, null, null, "Release total", order.net],
        ],
        { merges: ["A1:D1", "A3:D3", "E9:H9"], formats: { J: "0.00", K: "#,##0.00" } },
      ),
    }),
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    currency: "USD",
    requestedDate: order.due,
    total: order.net,
  };
});

export const mixRegisters = [register, release];
