import { GOODS } from "../_desk.ts";
import { officed } from "../_family.ts";
import { told } from "../_next.ts";
import { type Cell, sheet } from "../_odf.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { taxOf, traded, truly, withTax } from "../_trade.ts";
import { bar, blanks, looked } from "./sheets.ts";

const RUN = ["XS", "S", "M", "L", "XL", "2XL"];

/** A clothing buyer's grid: a row for each colour of a style, the sizes beside each other, units and cost behind. */
const sizes = officed("office-excel-size-grid", { words: "garment", min: 2, max: 9 }, (made) => {
  const { random } = made;
  const order = traded(made, {
    wares: GOODS.garments,
    buyers: ["Harrow Street Outfitters", "Cove & Pine", "Little Otter Kids LLC"],
    number: "FW9999",
    units: ["PCS"],
  });
  const rows = order.items.flatMap((item) =>
    random
      .shuffled(["Black", "Navy", "Sage", "Oat"])
      .slice(0, random.int(1, 3))
      .map((color) => ({
        item,
        color,
        counts: RUN.map(() => (random.chance(0.8) ? random.int(1, 6) * 6 : 0)),
      })),
  );
  const units = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  const net = rounded(
    rows.reduce((sum, { item, counts }) => sum + units(counts) * item.price, 0),
    2,
  );
  const heads = ["Style #", "Style Name", "Color", ...RUN, "Units", "Cost", "Ext Cost"];
  return {
    ...told(order, { total: net, currency: "USD", requestedDate: order.due, shipTo: undefined }),
    lines: rows.flatMap(({ item, counts }) =>
      counts.filter(Boolean).map((quantity) => ({
        sku: item.sku,
        buyerSku: null,
        description: item.name,
        quantity,
        unit: null,
        unitPrice: item.price,
        priceBasis: 1,
        lineTotal: null,
      })),
    ),
    sheet: sheet(
      [28, 52, 22, ...RUN.map(() => 13), 18, 22, 28],
      [
        [[order.buyer.name, "b s14", 5], null, null, ["PURCHASE ORDER", "b s14", 4]],
        [["Vendor", "b"], [order.seller.name, "", 3], null, ["PO #", "b", 2], [order.number, "", 3]],
        [
          ["Ship to", "b"],
          [order.buyer.lines.join(", "), "", 3],
          null,
          ["Order date", "b", 2],
          [day(order.date, "m/d/yyyy"), "", 3],
        ],
        [
          ["Terms", "b"],
          ["Net 60, EDI ASN required", "", 3],
          null,
          ["In DC by", "b", 2],
          [day(order.due, "m/d/yyyy"), "", 3],
        ],
        [],
        looked(heads, Array(12).fill("b c box #ddebf7")),
        ...rows.map(({ item, color, counts }) =>
          looked(
            [
              item.sku,
              item.name,
              color,
              ...counts.map((count) => count || null),
              units(counts),
              item.price,
              rounded(units(counts) * item.price, 2),
            ],
            ["box", "box", "box", ...RUN.map(() => "box c"), "box c", "box acct", "box acct"],
          ),
        ),
        [
          ["TOTAL", "b r", 9],
          [rows.reduce((sum, { counts }) => sum + units(counts), 0), "b c box"],
          null,
          [net, "b acct box"],
        ],
      ],
      { wide: true, pagesAcross: 1 },
    ),
  };
});

/** A works' long workbook of many pages: groups with their sums, the captions on every page. */
const groups = officed("office-excel-groups-long", { min: 170, max: 240 }, (made) => {
  const order = traded(made, {
    wares: "pipe",
    buyers: "oil",
    number: "PO-9999-999",
    units: ["EA", "FT", "LG"],
  });
  const names = ["PIPING", "VALVES", "STRUCTURAL", "ELECTRICAL", "CIVIL", "PAINT", "MISC"];
  const parts = names.map((name, i) => ({
    name,
    items: order.items.filter(({ at }) => Math.floor(((at - 1) / order.items.length) * names.length) === i),
  }));
  const looks = ["c", "", "w", "n2", "c", "n2", "n2"].map((look) => `s9 box ${look}`);
  return {
    ...told(order, { currency: "USD", shipTo: undefined }),
    sheet: sheet(
      [14, 34, 62, 20, 14, 22, 26],
      [
        [
          [order.buyer.name, "b s12", 4],
          [`PURCHASE ORDER ${order.number}`, "b r", 3],
        ],
        bar("ITEM | STOCK CODE | DESCRIPTION | QTY | UOM | UNIT USD | TOTAL USD", "b c box #c6e0b4"),
        [
          ["TO:", "b"],
          [order.seller.name, "", 2],
          ["DATE:", "b"],
          [day(order.date, "dd-Mon-yyyy"), "", 3],
        ],
        [
          ["", ""],
          [order.seller.lines.join(", "), "", 2],
          ["JOB:", "b"],
          ["Unit 4 turnaround", "", 3],
        ],
        ...parts.flatMap(({ name, items }, i): Cell[][] => [
          [
            [`${i + 1}.0`, "b box #ededed"],
            [name, "b box #ededed", 6],
          ],
          ...items.map((item) =>
            looked(
              [
                item.at,
                item.sku,
                `${item.name}${item.at % 5 ? "" : ", with material certificates EN 10204 3.1"}`,
                item.quantity,
                item.unit,
                item.price,
                item.total,
              ],
              looks,
            ),
          ),
          [
            ["", ""],
            [`SUBTOTAL ${name}`, "b r box", 5],
            [items.reduce((sum, { total }) => sum + total, 0), "b n2 box"],
          ],
        ]),
        [
          ["", ""],
          ["GRAND TOTAL USD", "b r box", 5],
          [order.net, "b n2 box"],
        ],
      ],
      { repeat: { rows: 2 }, foot: "Page {page} of {pages}", pagesAcross: 1 },
    ),
  };
});

/** A Japanese order sheet: the sum in a box above, empty rows ruled, tax below. */
const chumonsho = officed(
  "office-excel-chumonsho",
  { words: "ja", max: 22, priceDecimals: 0, decimals: 0, scale: 20 },
  (order) => {
    const looks = ["c", "", "", "n0", "c", "n0", "n0", ""].map((look) => `box s9 ${look}`);
    const due = order.random.chance(0.7);
    const total = Math.floor(order.net * 0.1) + order.net;
    return {
      total,
      currency: "JPY",
      requestedDate: due ? order.due : null,
      shipTo: undefined,
      sheet: sheet(
        [10, 30, 52, 16, 14, 20, 24, 20],
        [
          [["注　文　書", "b c s18", 8]],
          [
            ["", "", 5],
            [`注文番号　${order.number}`, "r", 3],
          ],
          [
            ["", "", 5],
            [`${day(order.date, "yyyy年m月d日")}`, "r", 3],
          ],
          [
            [`${order.seller.name}　御中`, "b s12 under", 3],
            ["", "", 2],
            [order.buyer.name, "b", 3],
          ],
          [
            ["下記の通り注文致しますので、よろしくお願い致します。", "s8", 5],
            [order.buyer.lines[1]!, "s8", 3],
          ],
          [
            ["", "", 5],
            [`${order.buyer.lines[0]}　TEL ${order.buyer.phone}`, "s8", 3],
          ],
          [
            ["", "", 5],
            [`担当：${order.person}`, "s8", 3],
          ],
          [
            ["合計金額（税込）", "b box", 2],
            [`¥${us(total, 0)}-`, "b s13 box"],
          ],
          [
            ["納期", "box", 2],
            [due ? day(order.due, "yyyy/mm/dd") : "別途打合せ", "box"],
          ],
          [
            ["納入場所", "box", 2],
            ["貴社指定", "box"],
          ],
          [],
          bar("No | 品番 | 品名・規格 | 数量 | 単位 | 単価 | 金額 | 備考", "b c box #ddd9c4"),
          ...order.items.map((item) =>
            looked(
              [item.at, item.sku, item.name, item.quantity, item.unit, item.price, item.total, null],
              looks,
            ),
          ),
          ...blanks(15 - order.items.length, looks),
          [
            ["", "", 4],
            ["小計", "box c", 2],
            [order.net, "n0 box s9", 2],
          ],
          [
            ["", "", 4],
            ["消費税(10%)", "box c", 2],
            [Math.floor(order.net * 0.1), "n0 box s9", 2],
          ],
          [
            ["", "", 4],
            ["合計", "b box c", 2],
            [total, "b n0 box s9", 2],
          ],
        ],
        { size: "A4", margin: 12, font: "Noto Sans CJK JP" },
      ),
    };
  },
);

/** A Korean order sheet: the two parties side by side, the sum in words and figures, empty rows. */
const balju = officed(
  "office-excel-balju",
  { words: "ko", max: 20, priceDecimals: 0, decimals: 0, scale: 400 },
  (order) => {
    const { buyer, seller } = order;
    const looks = ["c", "", "", "c", "n0", "n0", "n0", ""].map((look) => `box s9 ${look}`);
    const tax = Math.round(order.net / 10);
    const both = (caption: string, left: string, right: string): Cell[] => [
      [caption, "c box s9", 1],
      [left, "box s9", 2],
      [caption, "c box s9"],
      [right, "box s9", 4],
    ];
    return {
      total: order.net + tax,
      currency: "KRW",
      requestedDate: order.due,
      shipTo: undefined,
      sheet: sheet(
        [20, 30, 44, 14, 18, 22, 24, 16],
        [
          [["발   주   서", "b c s18", 8]],
          [
            [`발주번호 : ${order.number}`, "s9", 4],
            [`발주일자 : ${order.date}`, "r s9", 4],
          ],
          [
            ["발 주 처", "b c box #d9e1f2", 3],
            ["공 급 처", "b c box #d9e1f2", 5],
          ],
          both("상호", buyer.name, `${seller.name} 귀중`),
          both("주소", `${buyer.lines[1]} ${buyer.lines[0]}`, `${seller.lines[1]} ${seller.lines[0]}`),
          both("전화", buyer.phone, seller.phone),
          both("담당", order.person, "영업팀"),
          [
            ["합계금액", "b c box"],
            [`₩ ${us(order.net + tax, 0)} (VAT 포함)`, "b c box", 7],
          ],
          [
            ["납기일자", "c box"],
            [order.due, "box", 2],
            ["결제조건", "c box", 2],
            ["익월말 현금", "box", 3],
          ],
          bar("No | 품번 | 품명 / 규격 | 단위 | 수량 | 단가 | 금액 | 비고", "b c box s9 #d9e1f2"),
          ...order.items.map((item) =>
            looked(
              [item.at, item.sku, item.name, item.unit, item.quantity, item.price, item.total, null],
              looks,
            ),
          ),
          [["- 이하여백 -", "c box s9", 8]],
          ...blanks(10 - order.items.length, looks),
          [
            ["공급가액", "b c box s9", 6],
            [order.net, "n0 box s9", 2],
          ],
          [
            ["부가세", "b c box s9", 6],
            [tax, "n0 box s9", 2],
          ],
          [
            ["합계", "b c box s9", 6],
            [order.net + tax, "b n0 box s9", 2],
          ],
        ],
        { size: "A4", margin: 10, font: "Noto Sans CJK KR" },
      ),
    };
  },
);

/** A Mexican office suite's sheet: key and words of the article, units after the count, tax by line below, the sum in letters. */
const compra = officed("office-excel-orden-compra", { words: "es", max: 26, by: "pdftocairo" }, (made) => {
  const order = traded(made, {
    wares: "es",
    buyers: "es",
    number: "OC-99999",
    units: ["PZA", "MTS", "KG", "SERV"],
  });
  const looks = ["", "n2", "c", "w", "n2", "n2"].map((look) => `s9 ${look}`);
  const sums: [string, number][] = [
    ["Subtotal", order.net],
    ["I.V.A. 16%", taxOf(order, 16)],
    ["Total", withTax(order, 16)],
  ];
  return {
    ...truly(order),
    total: withTax(order, 16),
    currency: "MXN",
    requestedDate: order.due,
    shipTo: undefined,
    sheet: sheet(
      [30, 20, 18, 70, 24, 26],
      [
        [
          [order.buyer.name, "b s13", 4],
          ["ORDEN DE COMPRA", "b r", 2],
        ],
        [
          ["R.F.C. CHI9904127B2", "s8", 4],
          [`Folio: ${order.number}`, "r", 2],
        ],
        [
          [order.buyer.lines.join(", "), "s8", 4],
          [`Fecha: ${day(order.date, "dd/Mon/yyyy")}`, "r", 2],
        ],
        [],
        [
          ["Proveedor", "b over"],
          [order.seller.name, "over", 3],
          ["Moneda:", "b over"],
          ["MXN Peso", "over"],
        ],
        [
          ["Domicilio", "b"],
          [order.seller.lines.join(", "), "", 3],
          ["Entrega:", "b"],
          [day(order.due, "dd/Mon/yyyy"), ""],
        ],
        [
          ["Condiciones", "b under"],
          ["30 días", "under", 3],
          ["Almacén:", "b under"],
          ["1 General", "under"],
        ],
        bar("Clave | Cantidad | Unidad | Descripción | P. Unitario | Importe", "b c s9 under #d0d0d0"),
        ...order.items.map((item) =>
          looked(
            [
              item.sku,
              item.quantity,
              item.unit,
              `${item.name}${item.at % 4 ? "" : ", conforme a cotización enviada por correo, marca según disponibilidad"}`,
              item.price,
              item.total,
            ],
            looks,
          ),
        ),
        ...sums.map(([caption, value], i): Cell[] => [
          ["", i ? "" : "over", 4],
          [caption, i ? "b r" : "b r over"],
          [value, i ? "n2 s9" : "n2 s9 over"],
        ]),
        [
          [
            `(${bare(Math.floor(withTax(order, 16)), 0)} PESOS ${bare(withTax(order, 16)).slice(-2)}/100 M.N.)`,
            "i s8",
            6,
          ],
        ],
        [],
        [["Elaboró", "c over s8", 2], null, [`Autorizó ${order.person}`, "c over s8", 1]],
      ],
      { foot: "Hoja {page} de {pages}", pagesAcross: 1 },
    ),
  };
});

export const officeBooks = [sizes, groups, chumonsho, balju, compra];
