import { bookOf, type Cell, delimited, sheetOf, utf8 } from "../_book.ts";
import { written } from "../_family.ts";
import { relined } from "../_next.ts";
import { noted, told } from "../_note.ts";
import { rounded } from "../_order.ts";
import { day, eu } from "../_print.ts";

/** A Dutch shop's file: heads as captions and values above, a blank row, the table with decimal commas, sums and a note below. */
const preamble = written("abroad-csv-kop-en-voet-nl", { words: "nl", ending: "csv", max: 30 }, (plain) => {
  const order = noted(plain, {
    land: "nl",
    firms: ["Bakkerij Ruurlo", "Jachthaven Harlingen B.V.", "Fietsplus De Hoef"],
    sellers: ["Groothandel Achterhoek B.V."],
    people: ["Anke Visser", "Rob Klaassen"],
    goods: [
      "Spuitzak wegwerp 46 cm",
      "Buitenband 28 x 1.75",
      "Antifouling 2,5 l blauw",
      "Bakpapier 40x60 500 vel",
      "Binnenband 28 Dunlop",
    ],
    units: ["stuk", "doos", "blik"],
    number: "B-9999",
    code: "GA9999",
  });
  const rows: Cell[][] = [
    ["Bestelling", order.number],
    ["Klant", order.buyer.name],
    ["Datum", day(order.date, "dd-mm-yyyy")],
    ["Leveren op", day(order.due, "dd-mm-yyyy")],
    ["Afleveradres", order.site.lines.join(", ")],
    [],
    ["Nr", "Artikelcode", "Omschrijving", "Opmerking", "Aantal", "Per", "Stuksprijs", "Regeltotaal"],
    ...order.items.map((item): Cell[] => [
      item.at,
      item.sku,
      item.name,
      item.at % 4 === 1 ? "graag oude verpakking; geen vervanger" : "",
      item.quantity,
      item.unit,
      eu(item.price),
      eu(item.total),
    ]),
    [],
    ["", "", "", "", "", "", "Totaal", eu(order.net)],
    ["Opmerkingen", "Levering via achterdeur, bel 0573-555210"],
  ];
  return {
    bytes: utf8(`sep=;\r\n${delimited(rows, ";")}`),
    ...told(order),
    requestedDate: order.due,
    total: order.net,
  };
});

/** A Chinese plant's call in a workbook: captions of two rows, quantities ordered, delivered and wanted now under one caption, prices without and with tax under another. */
const levels = written(
  "abroad-book-liangceng-biaotou-zh",
  { words: "zh", ending: "xlsx", max: 20 },
  (plain) => {
    const made = noted(plain, {
      land: "zh",
      firms: ["宁波恒拓液压有限公司", "襄阳正川汽车部件有限公司"],
      sellers: ["无锡博联传动科技有限公司"],
      people: ["周敏", "郑海涛"],
      goods: ["滚珠丝杠", "联轴器", "液压缸活塞杆", "油封", "轴承座"],
      units: ["件", "套"],
      number: "YHD99999",
      code: "BL-9999",
    });
    const { random } = made;
    const order = relined(
      made,
      made.items.map((item) => ({ ...item, total: rounded(item.quantity * item.price, 2) })),
    );
    const sheet = sheetOf(
      [
        ["要货单（本次送货）"],
        ["要货单号", order.number, null, "日期", order.date, null, null, "要求到货", order.due],
        ["需方", order.buyer.name, null, null, null, null, null, "供方", order.seller.name],
        ["送货地址", order.site.lines.join(""), null, null, null, null, null, "联系人", order.person],
        ["序号", "图号", "名称", "单位", "数量", null, null, "单价（元）", null, "本次金额"],
        [null, null, null, null, "合同数", "已交数", "本次数", "不含税", "含税", null],
        ...order.items.map((item): Cell[] => {
          const sent = random.int(0, 300);
          return [
            item.at,
            item.sku,
            item.name,
            item.unit,
            sent + item.quantity + random.int(0, 200),
            sent,
            item.quantity,
            rounded(item.price / 1.13, 4),
            item.price,
            item.total,
          ];
        }),
        ["合计", null, null, null, null, null, null, null, null, order.net],
        ["备注：按图纸最新版本供货，每件贴标识。"],
      ],
      { merges: ["A1:J1", "A5:A6", "B5:B6", "C5:C6", "D5:D6", "E5:G5", "H5:I5", "J5:J6"] },
    );
    return {
      bytes: bookOf({ 要货单: sheet }),
      ...told(order),
      currency: "CNY",
      requestedDate: order.due,
      total: order.net,
    };
  },
);

/** A café's sheet: what each of two drops of the week wants, their sum behind them, an empty first column. */
const drops = written("abroad-book-sum-of-two-drops-us", { ending: "xlsx", min: 5, max: 20 }, (plain) => {
  const made = noted(plain, {
    land: "us",
    firms: ["Depot Street Diner", "Sawmill Brewing Co.", "Queensbury School Kitchens"],
    sellers: ["North Woods Provisions"],
    people: ["Jodie Akers", "Ben Ostrander"],
    goods: [
      "Flour, bread, 50 lb",
      "Oat milk 12/32 oz",
      "Coffee, dark, 5 lb",
      "Napkins, kraft, 6000",
      "Hops, Cascade, 11 lb",
      "To-go box 9x6, 200",
    ],
    units: ["bag", "case"],
    number: "PO 99-999",
    code: "NW-9999",
  });
  const counts = made.items.map(() => [made.random.int(0, 9), made.random.int(1, 9)] as const);
  const order = relined(
    made,
    made.items.map((item, i) => {
      const quantity = counts[i]![0] + counts[i]![1];
      return { ...item, quantity, total: rounded(quantity * item.price, 2) };
    }),
  );
  return {
    bytes: bookOf({
      Sheet1: sheetOf(
        [
          [null, order.buyer.name],
          [null, order.buyer.lines.join(", ")],
          [],
          [null, "To:", order.seller.name, null, "PO #:", order.number],
          [null, "From:", order.person, null, "Date:", day(order.date, "m/d/yyyy")],
          [],
          [
            null,
            "Item",
            "Item #",
            "Pack",
            "Tue drop",
            "Fri drop",
            "Total qty",
            "$ / pack",
            "$ Total",
            "Comments",
          ],
          ...order.items.map((item, i): Cell[] => [
            null,
            item.name,
            item.sku,
            item.unit,
            counts[i]![0] || null,
            counts[i]![1],
            item.quantity,
            item.price,
            item.total,
            item.at % 5 === 2 ? "no subs" : null,
          ]),
          [],
          [null, null, null, null, null, null, null, "TOTAL", order.net],
          [null, "Back door, ring bell twice. Signature: ______"],
        ],
        { formats: { H: "$0.00", I: "$#,##0.00" } },
      ),
    }),
    ...told(order),
    currency: "USD",
    total: order.net,
  };
});

export const abroadBooks = [preamble, levels, drops];
