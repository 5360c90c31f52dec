import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { taxOf } from "../_trade.ts";
import { grid, paragraph, word } from "../_word.ts";

/** A British works' letter paper: number and day in tabbed rows, count first, tax beneath the goods, standing words at the end. */
const works = written(
  "post-word-maintenance-vat-uk",
  { words: "uk", ending: "docx", min: 2, max: 10 },
  (plain) => {
    const order = noted(plain, {
      land: "uk",
      firms: ["Trent Valley Castings Ltd", "Fenland Packhouse Limited", "Oakmere Timber Treatments"],
      sellers: ["Midshire Industrial Supplies Ltd"],
      people: ["Stuart Holroyd", "Jan Whiteley"],
      goods: GOODS.parts,
      units: ["each", "box", "pair"],
      number: "PO 9999",
      code: "MIS99999",
    });
    const vat = taxOf(order, 20);
    const all = rounded(order.net + vat, 2);
    return {
      bytes: word(
        [
          paragraph("PURCHASE ORDER"),
          paragraph(`Order No:\t${order.number}\t\tDate:\t${day(order.date, "dd/mm/yyyy")}`),
          paragraph(`Supplier:\t${order.seller.name}\n${order.seller.lines.join("\n")}`),
          paragraph(`Deliver to:\t${[order.site.name, ...order.site.lines].join(", ")}`),
          paragraph(`Required by:\t${day(order.due, "dd/mm/yyyy")}\t\tContact:\t${order.person}`),
          paragraph(""),
          grid([
            ["Qty", "Unit", "Part No.", "Description", "Unit Price (£)", "Total (£)"],
            ...order.items.map((item) => [
              item.quantity,
              item.unit,
              item.sku,
              item.name,
              us(item.price),
              us(item.total),
            ]),
            ["", "", "", "", "Goods total", us(order.net)],
            ["", "", "", "", "VAT @ 20%", us(vat)],
            ["", "", "", "", "Order total", `£${us(all)}`],
          ]),
          paragraph("Please quote our order number on all delivery notes and invoices."),
          paragraph("Deliveries Monday to Thursday 8am to 4pm, Friday to 12 noon. No tail lift on site."),
          paragraph(`Signed:\n\n${order.person}\nMaintenance Manager`),
        ],
        paragraph(`${order.buyer.name}\n${order.buyer.lines.join(", ")}\nTel: ${order.buyer.phone}`),
      ),
      ...told(order),
      currency: "GBP",
      requestedDate: order.due,
      total: all,
    };
  },
);

/** A Colombian firm's order: tax number and city in a grid of its head, tax percent by line, sums in rows joined to the table. */
const orden = written("post-word-orden-iva-co", { words: "es", ending: "docx", min: 2, max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "es",
    firms: ["Ingenio La Ceiba S.A.S.", "Curtiembres del Quindío Ltda.", "Montajes Eléctricos Zipa S.A.S."],
    sellers: ["Suministros Industriales Andinos S.A."],
    people: ["Paola Restrepo", "Hernán Cuéllar"],
    goods: [
      "Rodamiento 6205 2RS",
      "Correa en V B-62",
      "Manómetro 0-160 psi",
      "Guante de nitrilo talla L, caja x 100",
      "Contactor 32 A bobina 220 V",
      "Disco de corte 7 pulg",
    ],
    units: ["Und", "Caja", "Mt"],
    number: "OC-YY-0999",
    code: "SIA-9999",
  });
  const iva = taxOf(order, 19);
  const all = rounded(order.net + iva, 2);
  return {
    bytes: word([
      grid([
        [
          `${order.buyer.name}\nNIT 900.${order.random.digits(3)}.${order.random.digits(3)}-1`,
          "ORDEN DE COMPRA",
          `No. ${order.number}`,
        ],
      ]),
      grid([
        ["Fecha:", day(order.date, "dd/mm/yyyy"), "Fecha de entrega:", day(order.due, "dd/mm/yyyy")],
        ["Proveedor:", order.seller.name, "Forma de pago:", "Crédito 30 días"],
        ["Solicitado por:", order.person, "Moneda:", "COP"],
        [
          "Lugar de entrega:",
          [order.site.name, ...order.site.lines].join(", "),
          "Teléfono:",
          order.buyer.phone,
        ],
      ]),
      paragraph(""),
      grid([
        ["Ítem", "Referencia", "Descripción", "Und.", "Cant.", "IVA", "Vr. Unitario", "Vr. Total"],
        ...order.items.map((item) => [
          item.at,
          item.sku,
          item.name,
          item.unit,
          eu(item.quantity, 0),
          "19%",
          `$ ${eu(item.price, 2)}`,
          `$ ${eu(item.total, 2)}`,
        ]),
        ["Subtotal", "", "", "", "", "", "", `$ ${eu(order.net)}`],
        ["IVA 19%", "", "", "", "", "", "", `$ ${eu(iva)}`],
        ["TOTAL", "", "", "", "", "", "", `$ ${eu(all)}`],
      ]),
      paragraph(
        "Observaciones: entregar con certificado de calidad. Radicar factura electrónica hasta el día 25.",
      ),
      paragraph("Elaboró: ______________\tAprobó: ______________"),
    ]),
    ...told(order),
    currency: "COP",
    requestedDate: order.due,
    total: all,
  };
});

export const postWords = [works, orden];
