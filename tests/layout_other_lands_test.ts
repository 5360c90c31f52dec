import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { isName } from "../src/extraction/layout/parties/names.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import type { Box } from "../src/reading/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TABLE: Line[] = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

function read(lines: Line[], rules: Box[] = []) {
  const [draft] = layout(readingOf(pageOf(lines, { rules })), { ownNames: [] });
  const head = Object.fromEntries(Object.entries(draft!.header).map(([name, value]) => [name, value?.value]));
  return { head, lines: draft!.lines, codes: draft!.findings.map(({ code }) => code) };
}

test("isName() takes no caption of a form, no heading in brackets, no blank to fill in and no number with its marks", () => {
  const names = [
    "회사명",
    "供應商資訊】",
    "Date ......./......./.......",
    "Nowe zamówienie ZAM/2026/10/0044",
  ];
  expect(names.filter(isName)).toEqual([]);
  expect(["한빛상사", "Piekarnia Złoty Kłos", "Rolls 2000 S.A."].filter(isName)).toHaveLength(3);
});

test("roleOf() knows a drawing's number in Korean for a code", () => {
  expect(["도 번", "도면번호"].map(roleOf)).toEqual(["code", "code"]);
});

describe("layout() forms of other lands", () => {
  test("names who buys beside the caption of a form's box, not the caption", () => {
    const { head } = read([
      [40, [240, "발주서"]],
      [70, [40, "발주번호"], [120, "OD-26-0118"], [300, "납기일"], [380, "2026-10-28"]],
      [90, [120, "회사명"], [200, "한빛상사"], [300, "전화"], [380, "02-411-1111"]],
      [96, [40, "발주처"]],
      [102, [120, "대표자"], [200, "신사장"], [300, "주소"], [380, "서울 송파구 올림픽로 300"]],
      [130, [40, "No"], [80, "품명"], [300, "수량"], [360, "단가"], [440, "금액"]],
      [150, [40, "1"], [80, "복사용지 A4"], [-320, "40"], [-390, "22,500"], [-480, "900,000"]],
      [170, [40, "2"], [80, "사무용 의자"], [-320, "12"], [-390, "139,000"], [-480, "1,668,000"]],
    ]);
    expect(head.customerName).toBe("한빛상사");
  });

  test("reads the number under a title with its day behind it", () => {
    const { head } = read([
      [40, [220, "ЗАКАЗ ПОСТАВЩИКУ"]],
      [56, [190, "№ ЗП-000214 от 7 октября 2026 г."]],
      [90, [40, "Заказчик:"], [140, "ООО «Вектор»"]],
      ...TABLE,
    ]);
    expect([head.poNumber, head.orderDate]).toEqual(["ЗП-000214", "2026-10-07"]);
  });

  test("takes the currency from the caption of a sum", () => {
    const { head } = read([
      [40, [40, "Bon de commande N°: 4711"]],
      ...TABLE,
      [360, [400, "TOTAL TTC (FCFA)"], [-580, "38.00"]],
    ]);
    expect(head.currency).toBe("XOF");
  });

  test("sees no change of an order in a revision of nought behind a colon", () => {
    const { codes } = read([
      [40, [40, "FORM PURCHASE ORDER"]],
      [70, [40, "Vendor Name"], [140, ": Pneuma Jaya"], [330, "PO Number"], [430, ": 4500021187"]],
      [86, [40, "Vendor Phone"], [140, ": 021-2750"], [330, "PO Revision Number"], [430, ": 0"]],
      ...TABLE,
    ]);
    expect(codes).not.toContain("changed_order");
  });

  test("parts columns by the rules beside the rows, not by those of boxes under them", () => {
    const grid = [34, 52, 282, 324, 345, 373, 420, 466, 515, 561].map((x): Box => [x, 272, x + 0.7, 372]);
    const boxes = [34, 104, 295, 340, 392, 561].map((x): Box => [x, 382, x + 0.7, 436]);
    const row = (y: number, ...[no, name, part, count, price, amount, ref]: string[]): Line => [
      y,
      [38, no!],
      [56, name!],
      [287, part!],
      [328, count!],
      [349, "PCS"],
      [377, price!],
      [424, amount!],
      [470, ref!],
      [519, "28-MAR"],
    ];
    const { lines } = read(
      [
        [40, [40, "Purchase Order 4711"]],
        [
          282,
          [38, "No"],
          [57, "Part Name"],
          [287, "Part No"],
          [328, "Qty"],
          [349, "UOM"],
          [377, "Unit Price"],
          [423, "Amount"],
          [470, "Reference"],
          [519, "Delivery"],
        ],
        row(299, "1", "Cylinder", "1908286", "4", "1,285,000", "5,140,000", "PR-22031"),
        row(327, "2", "Fitting", "153005", "50", "500", "25,000", "PR-22031"),
        row(355, "3", "Valve", "566500", "6", "640,000", "3,840,000", "PR-22044"),
        [
          389,
          [38, "Department"],
          [108, "Note :"],
          [299, "Total"],
          [344, "9,005,000"],
          [396, "Supply as told"],
        ],
        [400, [299, "VAT"], [344, "990,550"], [396, "and call for any question"]],
        [409, [38, "STORES"], [128, "1. Please mention our number in"], [299, "Grand"], [344, "9,995,550"]],
        [420, [137, "your invoice."], [299, "Total"]],
      ],
      [...grid, ...boxes],
    );
    expect(lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(["1285000", "500", "640000"]);
  });

  test("takes commas for thousands in a language that writes decimals with them, where only so rows multiply", () => {
    const rows = (comma: string): Line[] => [
      [40, [40, "Bon de commande N° 4711"]],
      [60, [40, "Fournisseur : Papeterie Dupont"], [300, "Date de livraison : 20/02/2026"]],
      [
        100,
        [40, "Références"],
        [120, "Désignations"],
        [-330, "Quantité"],
        [-440, "Prix Unitaire"],
        [-540, "TOTAL"],
      ],
      [120, [40, "CAH001"], [120, "Cahiers"], [-330, "50"], [-440, "500"], [-540, `25${comma}000`]],
      [
        140,
        [40, "CRA010"],
        [120, "Craie blanche"],
        [-330, "24"],
        [-440, `1${comma}250`],
        [-540, `30${comma}000`],
      ],
    ];
    const amounts = (comma: string) => read(rows(comma)).lines.map(({ fields }) => fields.lineTotal?.value);
    expect(amounts(",")).toEqual(["25000", "30000"]);
    expect(amounts(".")).toEqual(["25000", "30000"]);
  });

  test("takes the place beside its caption, not the sentence under the form", () => {
    const { head } = read([
      [40, [240, "발주서"]],
      [70, [40, "발주번호"], [147, "OD-26-0118"]],
      [90, [40, "납품장소"], [147, "경기도 화성시 동탄산단6길 15"]],
      [104, [36, "아래와 같이 발주하오니 납기 내 납품하여 주시기 바랍니다."]],
      [130, [40, "No"], [80, "품명"], [300, "수량"], [360, "단가"], [440, "금액"]],
      [150, [40, "1"], [80, "복사용지 A4"], [-320, "40"], [-390, "22,500"], [-480, "900,000"]],
      [170, [40, "2"], [80, "사무용 의자"], [-320, "12"], [-390, "139,000"], [-480, "1,668,000"]],
    ]);
    expect(head.shipToName).toBeUndefined();
    expect(head.shipToAddress).toBe("경기도 화성시 동탄산단6길 15");
  });

  test("reads words of two columns each in one piece, where both go on below", () => {
    const { lines } = read([
      [40, [240, "발주서"]],
      [70, [40, "발주번호"], [147, "OD-26-0118"]],
      [130, [40, "No"], [80, "품명"], [190, "규격"], [300, "수량"], [360, "단가"], [440, "금액"]],
      [150, [40, "1"], [80, "복사용지"], [190, "A4 80g"], [-320, "40"], [-390, "22,500"], [-480, "900,000"]],
      [165, [80, "회의실 접이식"], [190, "1800x600 백색"]],
      [170, [40, "2"], [-320, "12"], [-390, "139,000"], [-480, "1,668,000"]],
      [175, [80, "테이블"], [190, "이동형"]],
    ]);
    expect(lines.map(({ fields }) => fields.description?.value)).toEqual([
      "복사용지 A4 80g",
      "회의실 접이식 테이블 1800x600 백색 이동형",
    ]);
  });
});

describe("layout() mails of other lands", () => {
  const mail = (...texts: string[]) => read(texts.map((text, i) => [50 + 14 * i, [40, text]]));
  const items = ({ lines }: ReturnType<typeof mail>) =>
    lines.map(({ fields }) => `${fields.quantity?.value} ${fields.unit?.value} ${fields.description?.value}`);

  test("takes the count of all items for none of them", () => {
    expect(
      items(
        mail("下記の通り発注いたします。", "商品数: 2件", "・はちみつ 500g 12 個", "・コーヒー豆 200g 30 袋"),
      ),
    ).toEqual(["12 個 はちみつ 500g", "30 袋 コーヒー豆 200g"]);
    expect(
      items(
        mail(
          "Guten Tag,",
          "bitte liefern Sie:",
          "Anzahl Positionen: 2",
          "- 24 Stück Kabelklemme",
          "- 12 Stück Schraube M8",
        ),
      ),
    ).toEqual(["24 Stück Kabelklemme", "12 Stück Schraube M8"]);
  });
});

describe("layout() captions of other lands", () => {
  const head = (lines: Line[]) => read([...lines, ...TABLE]).head;

  test("reads a letter's own number and its day as the order's, where nothing else is", () => {
    const { poNumber, orderDate } = head([
      [40, [40, "АО «Сервис-Маш»"], [300, "ООО «Метиз»"]],
      [56, [40, "исх. № 415/С от 12.10.2026"]],
      [90, [220, "ЗАЯВКА НА ПОСТАВКУ"]],
    ]);
    expect([poNumber, orderDate]).toEqual(["415/С", "2026-10-12"]);
  });

  test("reads days that goods are served or arrive", () => {
    const days = [
      head([
        [40, [40, "PEDIDO A PROVEEDOR"], [300, "Nº PC-26/0412"]],
        [60, [300, "Fecha de servicio: 16-10-2026 (antes 10:00 h)"]],
      ]),
      head([
        [40, [40, "発注書"], [300, "発注番号: FC-0412"]],
        [60, [300, "届け予定日: 2026/10/16"]],
      ]),
    ];
    expect(days.map(({ requiredDate }) => requiredDate)).toEqual(["2026-10-16", "2026-10-16"]);
  });

  test("takes the sum with taxes whose letters have stops", () => {
    const { head } = read([
      [40, [40, "BON DE COMMANDE N° : BC/0412/26"]],
      ...TABLE,
      [360, [420, "TOTAL H.T"], [-580, "38.00"]],
      [380, [420, "T.V.A 20%"], [-580, "7.60"]],
      [400, [420, "TOTAL T.T.C"], [-580, "45.60"]],
    ]);
    expect(head.total).toBe("45.6");
  });

  test("takes the amount beside the first of a caption's two lines", () => {
    const { head } = read([
      [40, [40, "Purchase Order"], [300, "PO Number 4711"]],
      ...TABLE,
      [360, [420, "Total"], [-580, "38.00"]],
      [372, [420, "VAT"], [-580, "7.60"]],
      [384, [420, "Grand"], [-580, "45.60"]],
      [394, [420, "Total"]],
    ]);
    expect(head.total).toBe("45.6");
  });

  test("takes the last amount of a row of sums at half its caption's height", () => {
    const { head } = read([
      [40, [40, "ORDEN DE COMPRA"], [300, "N° OC-0412"]],
      [300, [40, "DESCRIPCIÓN"], [300, "CANT."], [350, "PU"], [400, "SUB TOTAL"], [470, "IGV"], [530, "PT"]],
      [320, [40, "PERNO M8"], [-330, "12"], [-370, "1.50"], [-450, "18.00"], [-500, "3.24"], [-560, "21.24"]],
      [
        340,
        [40, "TUERCA M8"],
        [-330, "40"],
        [-370, "0.50"],
        [-450, "20.00"],
        [-500, "3.60"],
        [-560, "23.60"],
      ],
      [360, [40, "TOTALES"]],
      [364, [-450, "38.00"], [-500, "6.84"], [-560, "44.84"]],
    ]);
    expect(head.total).toBe("44.84");
  });
});
