import { bookOf, type Cell, delimited, sheetOf, utf8 } from "../_book.ts";
import { ASKING, GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

/** Kanban cards to fill, as a works keeps them in a sheet: pieces in a bin, bins, and what that makes. */
const kanban = written("term-book-kanban", { ending: "xlsx", max: 30 }, (made) => {
  const plain = sited(
    traded(made, { wares: GOODS.machined, buyers: ASKING.plants, number: "KB-99999", units: ["EA"] }),
    ["Line side store, Building 7"],
  );
  const { random } = plain;
  const bins = plain.items.map(() => [random.pick([10, 25, 50, 200]), random.int(1, 6)] as const);
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const quantity = bins[i]![0] * bins[i]![1];
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  return {
    bytes: bookOf({
      "Kanban order": sheetOf([
        ["KANBAN REPLENISHMENT ORDER"],
        ["Company", order.buyer.name, null, null, "Order #", order.number],
        ["Address", order.buyer.lines.join(", "), null, null, "Ordered", day(order.date, "m/d/yyyy")],
        [
          "Deliver to",
          `${order.site.name}, ${order.site.lines.join(", ")}`,
          null,
          null,
          "Dock date",
          day(order.due, "m/d/yyyy"),
        ],
        ["Supplier", order.seller.name, null, null, "Planner", order.person],
        [],
        [
          "Card",
          "Loop",
          "Part",
          "Supplier part",
          "Description",
          "Qty/bin",
          "Bins",
          "Pcs to ship",
          "Price",
          "Value",
        ],
        ...order.items.map((item, i): Cell[] => [
          `K${random.digits(5)}`,
          random.pick(["A", "B", "C"]),
          item.buyerSku,
          item.sku,
          item.name,
          bins[i]![0],
          bins[i]![1],
          item.quantity,
          item.price,
          item.total,
        ]),
        [null, null, null, null, null, null, null, null, "Sum", order.net],
      ]),
    }),
    ...told(order, { line: ({ buyerSku }) => ({ buyerSku }), requestedDate: order.due }),
  };
});

/** An export of a planning system with its technical headings: price unit, plant, storage place, planned and confirmed days, one order a file. */
const technical = written(
  "term-csv-price-unit",
  { ending: "csv", max: 40, bases: [1, 10, 100], words: "de" },
  (made) => {
    const order = traded(made, {
      wares: GOODS.parts,
      buyers: ["Hellweg Fördertechnik GmbH", "Donau Turbinen AG"],
      number: "4700999999",
      units: ["PCE", "MTR"],
    });
    return {
      bytes: utf8(
        delimited(
          [
            [
              "PurchaseOrder",
              "PurchaseOrderItem",
              "PurchaseOrderDate",
              "CompanyName",
              "Supplier",
              "Material",
              "SupplierMaterialNumber",
              "PurchaseOrderItemText",
              "Plant",
              "StorageLocation",
              "OrderQuantity",
              "OrderQuantityUnit",
              "NetPriceAmount",
              "NetPriceQuantity",
              "NetAmount",
              "DocumentCurrency",
              "ScheduleLineDeliveryDate",
              "ConfirmedDeliveryDate",
              "TaxCode",
            ],
            ...order.items.map((item): Cell[] => [
              order.number,
              item.at * 10,
              order.date,
              order.buyer.name,
              "0000104477",
              item.buyerSku,
              item.sku,
              item.name,
              "DE11",
              "0010",
              bare(item.quantity, 3),
              item.unit,
              bare(item.price),
              item.basis,
              bare(item.total),
              "EUR",
              order.due,
              "",
              "V1",
            ]),
          ],
          ";",
        ),
      ),
      ...truly(order, ({ buyerSku }) => ({ buyerSku })),
      requestedDate: order.due,
      currency: "EUR",
      total: null,
    };
  },
);

/** An Italian works' order in a sheet: drawing and its index in columns, a discount, the price after it, a row of notes below some articles. */
const disegni = written("term-book-disegni-it", { words: "it", ending: "xlsx", max: 24 }, (made) => {
  const plain = traded(made, {
    wares: [
      "Flangia tornita da disegno",
      "Albero scanalato",
      "Boccola bronzo sinterizzato",
      "Piastra taglio laser 8 mm",
      "Perno rettificato h6",
      "Carter lamiera zincata",
    ],
    buyers: ["Officine Meccaniche Bersani S.r.l.", "Idropompe Valdarno S.p.A.", "Telai Brenta S.n.c."],
    number: "OF/YY/9999",
    units: ["NR", "PZ"],
  });
  const { random } = plain;
  const off = plain.items.map(() => random.pick([0, 5, 12]));
  const lists = plain.items.map(({ price }) => price);
  const order = relined(
    plain,
    plain.items.map((item, i) => {
      const price = rounded(item.price * (1 - off[i]! / 100), 2);
      return { ...item, price, total: rounded(price * item.quantity, 2) };
    }),
  );
  return {
    bytes: bookOf({
      Ordine: sheetOf(
        [
          [order.buyer.name],
          [order.buyer.lines.join(" - ")],
          ["ORDINE A FORNITORE"],
          ["Numero", order.number, null, "Fornitore", order.seller.name],
          ["Del", day(order.date, "dd/mm/yyyy"), null, null, order.seller.lines.join(" - ")],
          ["Consegna entro", day(order.due, "dd/mm/yyyy"), null, "Valuta", "EUR"],
          [],
          [
            "Riga",
            "Ns. codice",
            "Vs. codice",
            "Disegno",
            "Ind.",
            "Descrizione",
            "U.M.",
            "Q.tà",
            "Listino",
            "Sc. %",
            "Netto",
            "Importo",
          ],
          ...order.items.flatMap((item, i): Cell[][] => [
            [
              item.at,
              item.buyerSku,
              item.sku,
              `DS${random.digits(4)}`,
              random.pick(["00", "01", "B"]),
              item.name,
              item.unit,
              item.quantity,
              lists[i]!,
              off[i]!,
              item.price,
              item.total,
            ],
            ...(i % 5 === 3
              ? [[null, null, null, null, null, "Allegare certificato 3.1 e rapporto dimensionale"]]
              : []),
          ]),
          [],
          [null, null, null, null, null, null, null, null, null, null, "Imponibile", order.net],
          ["Resa: franco ns. magazzino. Pagamento: RB 60 gg d.f.f.m."],
        ],
        { merges: ["A1:E1", "A3:E3"], formats: { I: "#,##0.00", K: "#,##0.00", L: "#,##0.00" } },
      ),
    }),
    ...truly(order, ({ buyerSku }) => ({ buyerSku })),
    requestedDate: order.due,
    currency: "EUR",
    total: order.net,
  };
});

/** A contractor's request in a sheet: yes or no to a substitute, a job's cost code by line, no prices; ordered and, for the desk, shipped. */
const substitutes = written("term-book-cost-codes-unpriced", { ending: "xlsx", max: 26 }, (made) => {
  const order = sited(
    traded(made, {
      wares: "site",
      buyers: ["Tidewater Interiors Inc.", "Burnside Mechanical Contractors", "Apex Glazing Partners"],
      number: "9999-PO-99",
      units: ["EA", "LF", "SHT", "BOX"],
    }),
    ["Harbor Point Tower, Level 4"],
  );
  const { random } = order;
  return {
    bytes: bookOf({
      PO: sheetOf([
        [null, null, "MATERIAL ORDER"],
        ["PO Number", order.number, null, "Job", "24-118 Harbor Point"],
        ["Date", day(order.date, "mm/dd/yyyy"), null, "On site by", day(order.due, "mm/dd/yyyy")],
        ["Contractor", order.buyer.name, null, "Jobsite", order.site.name],
        [null, order.buyer.lines.join(", "), null, null, order.site.lines.join(", ")],
        ["Foreman", order.person, null, "Phone", order.buyer.phone],
        [],
        ["Cost Code", "Qty Ordered", "Unit", "Catalog #", "Material", "Sub OK?", "Qty Shipped", "Remarks"],
        ...order.items.map((item): Cell[] => [
          `09-${random.digits(4)}`,
          item.quantity,
          item.unit,
          item.sku,
          item.name,
          random.pick(["Y", "N"]),
          null,
          item.at % 6 === 0 ? "deliver first" : null,
        ]),
        [],
        ["Call 30 min before arrival. Lift gate needed."],
      ]),
    }),
    ...told(order, { line: () => ({ unitPrice: null, lineTotal: null }), requestedDate: order.due }),
    total: null,
  };
});

export const termBooks = [kanban, technical, disegni, substitutes];
