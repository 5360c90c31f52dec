import { wayOf } from "../_desk.ts";
import { drawn, printed } from "../_family.ts";
import { fields, page, party, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, pairs } from "../_table.ts";

const GRID = ".g th{background:#ddd}.g td{border-bottom:1px solid #ccc}.g{margin-top:12px}";

/** A German cloud suite's order: the price with its unit in one cell, the supplier's number under the product. */
const bestellung = printed(
  "suite-cloud-preis-je-einheit-de",
  { words: "de", max: 30, bases: [1, 100] },
  (order) => {
    const html = page(
      GRID,
      `${party(order.buyer)}<h2>Bestellung ${order.number}</h2><table><tr><td>Lieferant<br>${party(order.seller)}<td>
      Lieferanschrift<br>${party(order.site, false)}<td>${fields([
        ["Bestelldatum", day(order.date, "dd.mm.yyyy")],
        ["Einkäufer", order.person],
        ["Zahlungsbedingung", "30 Tage netto"],
      ])}</table>${table(
        ["Pos.", "Produkt", "Lieferdatum", "Menge", "Nettopreis", "Nettowert"],
        order.items.map((item) => [
          item.at * 10,
          `${item.buyerSku}<br>${item.name}<br>Lieferantenteilenr.: ${item.sku}`,
          day(item.due, "dd.mm.yyyy"),
          `${eu(item.quantity, 0)} ${item.unit}`,
          `${eu(item.price)} EUR / ${item.basis} ${item.unit}`,
          `${eu(item.total)} EUR`,
        ]),
        ["", "", "", "r", "r", "r"],
      )}<p class=r>Gesamtnettowert ${eu(order.net)} EUR`,
      "A4",
    );
    return { html, currency: "EUR", line: ({ buyerSku }) => ({ buyerSku }) };
  },
);

/** A Mexican suite's order: the currency in every cell of money. */
const orden = printed("suite-orden-moneda-en-celdas-es", { words: "es", max: 30 }, (order) => {
  const tax = rounded(order.net * 0.16, 2);
  const html = page(
    GRID,
    `<h2>Orden de Compra</h2><table><tr><td>${party(order.buyer)}<td>${fields([
      ["Número de documento", order.number],
      ["Fecha de contabilización", day(order.date, "dd/mm/yyyy")],
      ["Moneda", "MXN"],
    ])}</table><table><tr><td>Proveedor<br>${party(order.seller)}<td>Entregar en<br>${party(order.site, false)}</table>
    ${table(
      ["#", "Número de artículo", "Descripción", "Cantidad", "UM", "Precio", "Impuesto", "Total (ML)"],
      order.items.map((item) => [
        item.at,
        item.sku,
        item.name,
        us(item.quantity, 2),
        item.unit,
        `MXN ${us(item.price)}`,
        "IVA16",
        `MXN ${us(item.total)}`,
      ]),
      ["", "", "", "r", "", "r", "", "r"],
    )}<p class=r>Subtotal: MXN ${us(order.net)}<br>IVA: MXN ${us(tax)}<br>Total: MXN ${us(order.net + tax)}`,
  );
  return { html, currency: "MXN", total: rounded(order.net + tax, 2) };
});

/** A Gulf suite's order: three decimals, a tax column, the head again on each page and the sum carried. */
const carried = drawn(
  "suite-fusion-bhd-carried-over",
  { max: 40, priceDecimals: 3, decimals: 3, size: [595, 842], base: { size: 8.5 } },
  (order, pen) => {
    const columns =
      columnsOf(`34 Line | 60 Item | 140/150 Description | 300 Promised | >390 Quantity | 396 UOM
      >470 Price | >494 VAT | >562 Amount (BHD)`);
    let carry = 0;
    const head = () => {
      pen.say(34, 30, order.buyer.name, { bold: true, size: 13 });
      pen.block(34, 48, order.buyer.lines);
      pairs(pen, [380, 460], 30, [
        ["Order", order.number],
        ["Date", day(order.date, "dd/mm/yyyy")],
        ["Currency", "BHD"],
        ["Page", String(pen.pages)],
      ]);
      pen.block(34, 90, ["Supplier", order.seller.name, ...order.seller.lines]);
      pen.block(300, 90, ["Ship To", order.site.name, ...order.site.lines]);
      return 150;
    };
    const flow = wayOf(pen, {
      columns,
      head,
      bottom: 750,
      end: (y) => void pen.say(562, y + 6, `Carried over ${us(carry, 3)}`, { align: "right" }),
    });
    for (const item of order.items) {
      flow.need(34);
      flow.y =
        cells(pen, flow.y, columns, [
          item.at,
          item.sku,
          item.name,
          day(item.due, "dd/mm/yyyy"),
          us(item.quantity, 0),
          item.unit,
          us(item.price, 3),
          "10%",
          us(item.total, 3),
        ]) + 3;
      carry = rounded(carry + item.total, 3);
    }
    const tax = rounded(order.net * 0.1, 3);
    flow.need(50);
    for (const [i, [caption, value]] of (
      [
        ["Net", order.net],
        ["VAT 10%", tax],
        ["Total BHD", order.net + tax],
      ] as const
    ).entries()) {
      pen.say(470, flow.y + 6 + i * 12, caption, { align: "right" });
      pen.say(562, flow.y + 6 + i * 12, us(value, 3), { align: "right" });
    }
    return { currency: "BHD", total: rounded(order.net + tax, 3) };
  },
);

/** A Chinese suite's order: the maker's number, words and unit each in a column, the delivery day last. */
const caigou = printed("suite-caigou-jiaohuo-zuihou-zh", { words: "zh", max: 40 }, (order) => {
  const html = page(
    GRID,
    `<h2 class=c>${order.buyer.name}</h2><h3 class=c>采购订单</h3>${fields([
      ["订单编号", order.number],
      ["订单日期", order.date],
      ["供应商", order.seller.name],
      ["收货地址", `${order.site.name} ${order.site.lines.join("")}`],
      ["币种", "人民币"],
    ])}${table(
      ["行号", "物料编码", "供应商料号", "物料名称", "数量", "单位", "单价", "金额", "交货日期"],
      order.items.map((item) => [
        item.at * 10,
        item.buyerSku,
        item.sku,
        item.name,
        us(item.quantity, 0),
        item.unit,
        us(item.price),
        us(item.total),
        item.due,
      ]),
      ["", "", "", "", "r", "", "r", "r", ""],
    )}<p class=r>合计：${us(order.net)}`,
    "A4",
  );
  return { html, currency: "CNY", line: ({ buyerSku }) => ({ buyerSku }) };
});

export const suiteWorld = [bestellung, orden, carried, caigou];
