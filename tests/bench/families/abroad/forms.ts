import { bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { GOODS } from "../_desk.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";

/** A small British buyer's sheet: the order's heads in a strip above, and beside the table a column of notes that has nothing to do with the rows it stands by. */
const beside = written("abroad-book-notes-beside", { ending: "xlsx", max: 18 }, (plain) => {
  const order = noted(plain, {
    land: "uk",
    firms: ["Marford Garden Centre Ltd", "Penryn Chandlery", "Lonsdale Farm Supplies"],
    sellers: ["Westward Trade Supplies Ltd", "Albion Wholesale Ltd"],
    people: ["Gemma Rowe", "Alun Price"],
    goods: GOODS.supplies,
    units: ["each", "case", "roll"],
    number: "MGC-9999",
    code: "WT99999",
  });
  const notes = [
    "NOTES",
    "Deliveries Mon-Thu 8-3 only",
    "Last order was short by 2 cases - please credit",
    `Account no. ${order.random.digits(6)}`,
    "Min. order £250 carriage paid",
    "Prices as per list 04/24",
    "Call Alun 07700 900412 before delivery",
  ];
  const lines = order.items.map((item): Cell[] => [
    item.sku,
    item.name,
    item.unit,
    item.price,
    item.quantity,
    item.total,
  ]);
  const height = Math.max(lines.length, notes.length);
  return {
    bytes: bookOf({
      "Order form": sheetOf(
        [
          [order.buyer.name, null, null, null, null, null, null, "Order No", order.number],
          [order.buyer.lines.join(", "), null, null, null, null, null, null, "Date", serial(order.date)],
          ["Supplier:", order.seller.name, null, null, null, null, null, "Required", serial(order.due)],
          [
            "Deliver to:",
            order.site.lines.join(", "),
            null,
            null,
            null,
            null,
            null,
            "Ordered by",
            order.person,
          ],
          [],
          ["Code", "Product", "Unit", "Price £", "Order qty", "Line £"],
          ...Array.from({ length: height }, (_, i): Cell[] => [
            ...(lines[i] ?? Array<Cell>(6).fill(null)),
            null,
            notes[i] ?? null,
          ]),
          [null, null, null, null, "Total", order.net],
        ],
        { formats: { D: "0.00", F: "#,##0.00", I: "dd/mm/yyyy" } },
      ),
    }),
    ...told(order),
    currency: "GBP",
    requestedDate: order.due,
    total: order.net,
  };
});

/** A Spanish dealer's list, filled: cases and single pieces to ask for in two columns, with a price for each; every row fills one of them. */
const either = written(
  "abroad-book-cajas-o-unidades-es",
  { words: "es", ending: "xlsx", min: 6, max: 30 },
  (plain) => {
    const made = noted(plain, {
      land: "es",
      firms: ["Ferretería Hermanos Llopis", "Bazar Las Torres, S.C.", "Papelería Alborada"],
      sellers: ["Distribuciones Castellar, S.A."],
      people: ["Paco Llopis", "Inés Vidal"],
      goods: [
        "Cinta americana 50 mm",
        "Pilas AA blíster 4",
        "Bombilla LED E27 9 W",
        "Silicona blanca 280 ml",
        "Guante nitrilo talla 9",
        "Candado latón 40 mm",
      ],
      units: ["ud", "caja"],
      number: "999",
      code: "99999",
    });
    const packs = made.items.map(() => made.random.pick([6, 12, 24, 48]));
    const all = made.items.map((item, i) => {
      const piece = rounded(Math.min(item.price, 40), 2);
      const price = item.unit === "caja" ? rounded(piece * packs[i]! * 0.95, 2) : piece;
      const quantity = made.random.int(1, 20);
      return {
        ...item,
        piece,
        quantity,
        price,
        total: rounded(price * quantity, 2),
        isWanted: item.at % 3 !== 0,
      };
    });
    const order = relined(
      made,
      all.filter(({ isWanted }) => isWanted),
    );
    return {
      bytes: bookOf({
        Pedido: sheetOf(
          [
            ["HOJA DE PEDIDO", null, null, null, "Cliente:", order.buyer.name],
            [order.seller.name, null, null, null, "Dirección:", order.site.lines.join(", ")],
            ["Tarifa 2024 - precios sin IVA", null, null, null, "Pedido nº:", order.number],
            [null, null, null, null, "Fecha:", day(order.date, "dd/mm/yyyy")],
            [],
            [
              "Ref.",
              "Artículo",
              "Uds/caja",
              "Precio ud.",
              "Precio caja",
              "PEDIDO uds.",
              "PEDIDO cajas",
              "Importe",
            ],
            ...all.map((item, i): Cell[] => [
              item.sku,
              item.name,
              packs[i]!,
              item.piece,
              rounded(item.piece * packs[i]! * 0.95, 2),
              item.isWanted && item.unit === "ud" ? item.quantity : null,
              item.isWanted && item.unit === "caja" ? item.quantity : null,
              item.isWanted ? item.total : null,
            ]),
            [null, null, null, null, null, null, "TOTAL", order.net],
            ["Portes pagados a partir de 300 €. Enviar a pedidos@proveedor.example"],
          ],
          { formats: { D: "0.00", E: "0.00", H: "#,##0.00 €" } },
        ),
      }),
      ...told(order),
      currency: "EUR",
      total: order.net,
    };
  },
);

/** A French site manager's sheet: each article a block of captions and values, a blank row between, no heads of columns. */
const blocks = written("abroad-book-fiches-fr", { words: "fr", ending: "xlsx", min: 2, max: 12 }, (plain) => {
  const order = noted(plain, {
    land: "fr",
    firms: ["Charpente Périgord SARL", "Domaine des Genêts", "Maçonnerie Luberon"],
    sellers: ["Matériaux Dordogne SAS", "Quincaillerie Breizh"],
    people: ["Julien Maury", "Solène Kerjean"],
    goods: [
      "Sabot à ailes extérieures 60x190",
      "Pointe annelée 3,1 x 90",
      "Écran sous-toiture HPV",
      "Solin aluminium 2 m",
      "Lasure incolore 20 L",
    ],
    units: ["pièce", "carton", "rouleau"],
    number: "BC9999",
    code: "QB 9999",
  });
  return {
    bytes: bookOf({
      Commande: sheetOf([
        ["COMMANDE", order.number],
        ["Société", order.buyer.name],
        ["Fournisseur", order.seller.name],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Livraison souhaitée", day(order.due, "dd/mm/yyyy")],
        ["Chantier", order.site.lines.join(", ")],
        [],
        ...order.items.flatMap((item): Cell[][] => [
          [`Article ${item.at}`, item.name],
          ["Référence", item.sku],
          ["Quantité", item.quantity, item.unit],
          ["Prix unitaire HT", item.price, "€"],
          ["Montant HT", item.total, "€"],
          [],
        ]),
        ["Total HT", order.net, "€"],
        ["Demandé par", order.person],
      ]),
    }),
    ...told(order),
    currency: "EUR",
    requestedDate: order.due,
    total: order.net,
  };
});

export const abroadForms = [beside, either, blocks];
