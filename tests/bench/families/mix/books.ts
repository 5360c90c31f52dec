import { bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** A merchant's list that a restaurant fills: vintage, bottles in a case and the price of a bottle before that of the case; most rows stay empty, the house's cost is hidden. */
const wines = written("mix-book-wine-cases", { words: "uk", ending: "xlsx", max: 12 }, (made) => {
  const plain = traded(made, {
    wares: [
      "Bourgogne Aligoté, Les Corbins",
      "Rioja Crianza, Casa Monteverde",
      "Picpoul de Pinet, Domaine du Sel",
      "Grüner Veltliner, Hofstätter",
      "Chianti Classico, Poggio Alto",
      "Malbec Reserva, Alto Río",
    ],
    buyers: ["The Larder & Vine Ltd", "Quayside Dining Rooms Ltd", "Harrow Inn Company Ltd"],
    number: "LV-99999",
    units: ["case"],
  });
  const { random } = plain;
  const bottles = plain.items.map(({ price }) => rounded((price % 18) + 6.1, 2));
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = random.int(1, 12);
      const price = rounded(bottles[i]! * 6, 2);
      return { ...item, quantity, price, total: rounded(quantity * price, 2) };
    }),
  );
  const offered = (cases: number | null, name: string, sku: string, bottle: number): Cell[] => [
    sku,
    name,
    random.int(2016, 2023),
    "75cl",
    6,
    rounded(bottle * 0.71, 2),
    bottle,
    rounded(bottle * 6, 2),
    cases,
    rounded((cases ?? 0) * rounded(bottle * 6, 2), 2),
  ];
  const rows = order.items.flatMap((item, i) => [
    ...(i % 4 === 0 ? [[["RED", "WHITE", "SPARKLING", "ROSÉ"][(i / 4) % 4]!] as Cell[]] : []),
    offered(item.quantity, item.name, item.sku, bottles[i]!),
    ...Array.from({ length: i % 3 }, () =>
      offered(null, "Côtes du Rhône, Vieux Mas", `V${random.digits(5)}`, 9.4),
    ),
  ]);
  const sheet = sheetOf(
    [
      [order.seller.name],
      [`${order.seller.lines.join(", ")}  Tel ${order.seller.phone}`],
      [],
      ["TRADE ORDER FORM"],
      ["Account name", order.buyer.name, null, null, null, null, "Order no.", order.number],
      ["Invoice address", order.buyer.lines.join(", "), null, null, null, null, "Date", serial(order.date)],
      ["Ordered by", order.person, null, null, null, null, "Deliver on", serial(order.due)],
      [],
      ["Free delivery over £250 ex VAT. Order before 2 pm for next working day."],
      [],
      ["Code", "Wine", "Vintage", "Size", "Btl/case", "Cost", "£/btl", "£/case", "Cases", "Value £"],
      ...rows,
      [],
      [null, null, null, null, null, null, null, "Goods total ex VAT", null, order.net],
    ],
    { formats: { G: "0.00", H: "0.00", J: '"£"#,##0.00' }, merges: ["A1:J1", "A4:J4"] },
  );
  for (const address of ["H6", "H7"]) sheet[address].z = "dd/mm/yyyy";
  sheet["!cols"] = [{}, { wch: 40 }, {}, {}, {}, { hidden: true }];
  return {
    bytes: bookOf({ "Order form": sheet }),
    ...truly(order, () => ({ unit: null })),
    currency: "GBP",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A contractor's cable order: reels and what one holds, metres in all, a price for the kilometre. */
const reels = written("mix-book-cable-reels", { ending: "xlsx", max: 14, bases: [1000] }, (made) => {
  const plain = sited(
    traded(made, {
      wares: [
        "0.6/1 kV Cu/XLPE/SWA/PVC 4 x 16 mm²",
        "0.6/1 kV Cu/XLPE/PVC 1 x 95 mm²",
        "Fibre OS2 24 core, loose tube, armoured",
        "Instrument 8 pair 1.5 mm² OS, blue",
        "Bare copper earth 70 mm²",
        "LSZH 3 x 2.5 mm²",
      ],
      buyers: ["Bristow Tidal Power LLC", "Halden Data Centers Inc.", "Quill River Electric"],
      number: "E-99-9999",
      units: ["m"],
    }),
    ["Substation 4 laydown yard", "Cable compound B"],
  );
  const { random } = plain;
  const lengths = plain.items.map(() => [random.pick([250, 500, 1000]), random.int(1, 9)] as const);
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = lengths[i]![0] * lengths[i]![1];
      const price = rounded(item.price * 10 + 400, 2);
      return { ...item, quantity, price, total: rounded((quantity * price) / 1000, 2) };
    }),
  );
  return {
    bytes: bookOf({
      "Cable PO": sheetOf(
        [
          ["PURCHASE ORDER - CABLES"],
          [null, null, null, null, null, "PO No.", order.number],
          ["Purchaser", order.buyer.name, null, null, null, "Date", day(order.date, "dd-Mon-yyyy")],
          [null, order.buyer.lines.join(", "), null, null, null, "Required", day(order.due, "dd-Mon-yyyy")],
          ["Vendor", order.seller.name, null, null, null, "Currency", "USD"],
          ["Ship to", `${order.site.name}, ${order.site.lines.join(", ")}`],
          [],
          [
            "Item",
            "Vendor ref",
            "Cable",
            "Reel length (m)",
            "Reels",
            "Total length (m)",
            "Price per km",
            "Amount",
            "Drum",
          ],
          ...order.items.map((item, i): Cell[] => [
            item.at,
            item.sku,
            item.name,
            lengths[i]![0],
            lengths[i]![1],
            item.quantity,
            item.price,
            item.total,
            random.pick(["wood", "steel, returnable"]),
          ]),
          [
            null,
            null,
            "TOTAL",
            null,
            lengths.reduce((sum, [, count]) => sum + count, 0),
            null,
            null,
            order.net,
          ],
          ["Length tolerance +0/-2 %. Each reel in one continuous length."],
        ],
        { merges: ["A1:I1"], formats: { G: "#,##0.00", H: "#,##0.00" } },
      ),
    }),
    ...told(order, { currency: "USD", requestedDate: order.due }),
  };
});

export const mixBooks = [wines, reels];
