import { bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { relined, sited, told } from "../_next.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { taxOf, traded } from "../_trade.ts";
import { MADE } from "./_goods.ts";

/** A cable maker's own form: head facts in merged rows, a line's note in a row of its own, no price where the last one is to be used, empty rows to the sums. */
const form = written("june-book-own-form-notes", { ending: "xlsx", max: 16, min: 4 }, (made) => {
  const plain = sited(
    traded(made, {
      wares: MADE.cables,
      buyers: ["Fenwick Robotics Inc.", "Orchard Scale & Test LLC", "Ridgeback Lighting Co."],
      number: "FR-9999",
      units: ["ea"],
    }),
    ["Fenwick Line 4 Receiving"],
  );
  const open = plain.items.map(({ at }) => at > 1 && plain.random.chance(0.15));
  const order = relined(
    plain,
    plain.items.map((item, i) => (open[i] ? { ...item, total: 0 } : item)),
  );
  const freight = rounded(order.random.int(15, 80), 2);
  const tax = taxOf(order, 7);
  const rows = order.items.flatMap((item, i): Cell[][] => [
    [
      item.at,
      item.buyerSku,
      ["A", "B", "01"][item.at % 3]!,
      item.sku,
      item.name,
      item.quantity,
      item.unit,
      open[i] ? null : item.price,
      serial(item.due),
      open[i] ? null : item.total,
    ],
    ...(open[i] ? [[null, null, null, null, "Price per your last invoice, please confirm"]] : []),
    ...(item.at % 4 === 2 ? [[null, null, null, null, "100% electrical test, tag each with date code"]] : []),
  ]);
  const sheet = sheetOf(
    [
      [order.buyer.name, null, null, null, null, null, null, "PURCHASE ORDER"],
      [order.buyer.lines.join(", "), null, null, null, null, null, null, "PO No.", order.number],
      [`Tel ${order.buyer.phone}`, null, null, null, null, null, null, "Date", serial(order.date)],
      [],
      ["Supplier", null, order.seller.name, null, null, "Ship to", null, order.site.name],
      [null, null, order.seller.lines[0]!, null, null, null, null, order.site.lines[0]!],
      [null, null, order.seller.lines[1]!, null, null, null, null, order.site.lines[1]!],
      [],
      ["Terms", null, "Net 30", null, "Ordered by", order.person],
      [
        "Line",
        "Our part",
        "Rev",
        "Your part",
        "Description",
        "Qty",
        "U/M",
        "Unit price",
        "Due date",
        "Extended",
      ],
      ...rows,
      [],
      [],
      [null, null, null, null, null, null, null, "Subtotal", null, order.net],
      [null, null, null, null, null, null, null, "Freight est.", null, freight],
      [null, null, null, null, null, null, null, "Tax 7%", null, tax],
      [null, null, null, null, null, null, null, "TOTAL USD", null, rounded(order.net + freight + tax, 2)],
      [],
      ["Authorized by", null, order.person],
    ],
    { merges: ["A1:D1", "H1:J1", "A2:D2", "C5:D5"], formats: { H: "#,##0.00", J: "#,##0.00" } },
  );
  for (const [address, cell] of Object.entries(sheet))
    if (/^I\d/.test(address) && cell.t === "n") cell.z = "m/d/yyyy";
  return {
    bytes: bookOf({ PO: sheet }),
    ...told(order, {
      line: ({ at, buyerSku }) => ({ buyerSku, ...(open[at - 1] && { unitPrice: null, lineTotal: null }) }),
      currency: "USD",
      total: rounded(order.net + freight + tax, 2),
    }),
  };
});

/** A Spanish packer's sheet: captions in two rows, counts in thousands with a price for the thousand, the delivery week's day, IVA below. */
const pedido = written("june-book-es-millares", { words: "es", ending: "xlsx", max: 18 }, (made) => {
  const order = traded(made, {
    wares: [
      "Caja B1 300x200x150 mm, kraft",
      "Bolsa camiseta PE 35x45, impresa",
      "Tapón rosca 28 mm, blanco",
      "Etiqueta térmica 100x150, rollo",
      "Tarro PET 500 ml, transparente",
      "Film estirable 23 micras, bobina",
    ],
    buyers: ["Conservas Ría Alta, S.L.", "Aceites Campo de Baeza, S.A.", "Envasados Turia, S.L."],
    number: "PC-YY/9999",
    units: ["mil"],
  });
  const vat = taxOf(order, 21);
  return {
    bytes: bookOf({
      Pedido: sheetOf(
        [
          [order.buyer.name],
          [order.buyer.lines.join(", ")],
          [null, null, null, "PEDIDO A PROVEEDOR"],
          ["Nº pedido:", order.number, null, "Proveedor:", order.seller.name],
          ["Fecha:", day(order.date, "dd/mm/yyyy"), null, "Dirección:", order.seller.lines.join(", ")],
          ["Comprador:", order.person, null, "Forma de pago:", "Transferencia 60 días"],
          [],
          ["Ref.", "Ref.", "Descripción", "Cantidad", "Precio", "Fecha", "Importe"],
          ["nuestra", "proveedor", null, "(millares)", "€/millar", "entrega", "€"],
          ...order.items.map((item): Cell[] => [
            item.buyerSku,
            item.sku,
            item.name,
            item.quantity,
            item.price,
            day(item.due, "dd/mm/yyyy"),
            item.total,
          ]),
          [null, null, null, null, null, "Base imponible", order.net],
          [null, null, null, null, null, "IVA 21%", vat],
          [null, null, null, null, null, "Total pedido", rounded(order.net + vat, 2)],
          [],
          ["Indicar nuestro número de pedido en albarán y factura. Portes pagados."],
        ],
        { merges: ["A1:G1", "A2:G2", "C8:C9"], formats: { E: "#,##0.00", G: "#,##0.00" } },
      ),
    }),
    ...told(order, {
      line: ({ buyerSku }) => ({ buyerSku }),
      currency: "EUR",
      total: rounded(order.net + vat, 2),
    }),
    shipTo: undefined,
  };
});

export const juneBooks = [form, pedido];
