import { book, bookOf, type Cell, delimited, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, eu, fr } from "../_print.ts";

const MONATE = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
  " ",
);

/** A German firm's own sheet: days in words, discount by line, tax below. */
const german = written("book-bestellung", { words: "de", ending: "ods", max: 24 }, (order) => {
  const [year, month, at] = order.date.split("-");
  const tax = rounded(order.net * 0.19, 2);
  return {
    bytes: bookOf(
      {
        Bestellung: sheetOf([
          [order.buyer.name],
          [order.buyer.lines.join(" · ")],
          [],
          ["An:", order.seller.name, null, null, null, "Bestell-Nr.:", order.number],
          [
            null,
            order.seller.lines[0]!,
            null,
            null,
            null,
            "Datum:",
            `${Number(at)}. ${MONATE[Number(month) - 1]} ${year}`,
          ],
          [null, order.seller.lines[1]!, null, null, null, "Liefertermin:", day(order.due, "dd.mm.yy")],
          [],
          ["Pos.", "Bezeichnung", "Art.-Nr.", "Menge", "ME", "EP netto", "Rabatt %", "GP netto"],
          ...order.items.map((item): Cell[] => [
            item.at,
            item.name,
            item.sku,
            item.quantity,
            item.unit,
            item.price,
            0,
            item.total,
          ]),
          [null, null, null, null, null, "Summe netto", null, order.net],
          [null, null, null, null, null, "MwSt. 19 %", null, tax],
          [null, null, null, null, null, "Gesamtbetrag EUR", null, rounded(order.net + tax, 2)],
        ]),
      },
      "ods",
    ),
    total: rounded(order.net + tax, 2),
    currency: "EUR",
    requestedDate: order.due,
  };
});

/** A French program's list: semicolons, decimal comma, Windows letters, the head above. */
const french = written("book-commande-csv", { words: "fr", ending: "csv", max: 30 }, (order) => ({
  bytes: new Uint8Array(
    Buffer.from(
      delimited(
        [
          ["Bon de commande", `BC${order.number}`],
          ["Date", day(order.date, "dd/mm/yyyy")],
          ["Client", order.buyer.name],
          ["Livraison souhaitée", day(order.due, "dd/mm/yyyy")],
          ["Devise", "EUR"],
          [],
          ["Référence", "Désignation", "Qté", "Unité", "P.U. HT", "Remise", "Montant HT"],
          ...order.items.map((item): Cell[] => [
            item.sku,
            item.name,
            bare(item.quantity, 0),
            item.unit,
            fr(item.price, 2, ""),
            "",
            fr(item.total, 2, ""),
          ]),
          ["", "", "", "", "", "Total HT", fr(order.net, 2, "")],
        ],
        ";",
      ),
      "latin1",
    ),
  ),
  docNumber: `BC${order.number}`,
  currency: "EUR",
  requestedDate: order.due,
}));

/** A Spanish order sheet: count first, then unit, key and description. */
const spanish = written("book-orden-compra", { words: "es", ending: "xlsx", max: 26 }, (order) => {
  const tax = rounded(order.net * 0.16, 2);
  return {
    bytes: book({
      OC: [
        [null, order.buyer.name],
        [null, "ORDEN DE COMPRA", null, null, "Folio", `OC-${order.number}`],
        [null, "Proveedor", order.seller.name, null, "Fecha", day(order.date, "dd/mm/yyyy")],
        [null, "Condiciones", "Crédito 30 días", null, "Fecha de entrega", day(order.due, "dd/mm/yyyy")],
        [],
        [null, "Cant.", "Unidad", "Clave", "Descripción", "P. Unitario", "Importe"],
        ...order.items.map((item): Cell[] => [
          null,
          item.quantity,
          item.unit,
          item.sku,
          item.name,
          item.price,
          item.total,
        ]),
        [null, null, null, null, null, "Subtotal", order.net],
        [null, null, null, null, null, "IVA 16%", tax],
        [null, null, null, null, null, "Total M.N.", rounded(order.net + tax, 2)],
        [],
        [null, "Elaboró", order.person, null, "Autorizó"],
      ],
    }),
    docNumber: `OC-${order.number}`,
    currency: "MXN",
    total: rounded(order.net + tax, 2),
    requestedDate: order.due,
  };
});

/** A Chinese works' sheet: title merged, model apart from name, brand, delivery day and remark by line. */
const chinese = written("book-caigou", { words: "zh", ending: "xlsx", max: 30 }, (order) => ({
  bytes: bookOf({
    采购单: sheetOf(
      [
        [order.buyer.name],
        ["采 购 订 单"],
        ["供应商：", order.seller.name, null, null, null, "订单编号：", null, `PO${order.number}`],
        ["联系人：", order.person, null, null, null, "下单日期：", null, day(order.date, "yyyy年m月d日")],
        ["送货地址：", order.site.lines.join("")],
        [
          "序号",
          "物料编码",
          "物料名称",
          "规格型号",
          "品牌",
          "单位",
          "数量",
          "含税单价",
          "含税金额",
          "交货日期",
          "备注",
        ],
        ...order.items.map((item): Cell[] => {
          const [name = "", ...kind] = item.name.split(" ");
          return [
            item.at,
            item.buyerSku,
            name,
            kind.join(" "),
            "国产",
            item.unit,
            item.quantity,
            item.price,
            item.total,
            day(item.due, "yyyy/m/d"),
            null,
          ];
        }),
        ["合计", null, null, null, null, null, null, null, order.net],
        ["付款方式：月结30天；税率13%；含运费。"],
        ["制单：", "李梅", null, "审核：", null, null, "批准："],
      ],
      { merges: ["A1:K1", "A2:K2", "F3:G3", "F4:G4"] },
    ),
  }),
  docNumber: `PO${order.number}`,
  line: (item) => ({ sku: null, buyerSku: item.buyerSku, description: item.name.split(" ")[0]! }),
}));

/** A semicolon list of a Polish or Dutch kind in numbers: decimal comma, thousands by points, no head but in its rows. */
const dutch = written("book-inkoop-csv", { words: "nl", ending: "csv", max: 30 }, (order) => ({
  bytes: new TextEncoder().encode(
    delimited(
      [
        [
          "Ordernummer",
          "Orderdatum",
          "Debiteur",
          "Leverdatum",
          "Artikelnummer",
          "Omschrijving",
          "Aantal",
          "Eenheid",
          "Nettoprijs",
          "Regelbedrag",
          "BTW",
        ],
        ...order.items.map((item): Cell[] => [
          order.number,
          day(order.date, "d-m-yyyy"),
          order.buyer.name,
          day(order.due, "d-m-yyyy"),
          item.sku,
          item.name,
          eu(item.quantity, 0),
          item.unit,
          eu(item.price),
          eu(item.total),
          "21%",
        ]),
      ],
      ";",
    ),
  ),
  requestedDate: order.due,
  total: null,
}));

export const booksTongues = [german, french, spanish, chinese, dutch];
