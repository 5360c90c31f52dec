import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { bookOf } from "./fixtures/layouts/_page.ts";

test("layout() reads a list of items by circled numbers, each with its figures beside each other", async () => {
  const text = [
    "下記の通り注文いたします。",
    "【注文番号】NO-8685",
    "",
    "① 油圧ホース 標準品",
    "   品番：KR-6593",
    "   数量：167セット　単価：1,609円　金額：268,703円",
    "② 近接センサ 黒",
    "   品番：HX-8417",
    "   数量：925本　単価：9,001円　金額：8,325,925円",
    "",
    "合計金額：8,594,628円（税抜）",
  ].join("\n");
  const reading = await readFile(new TextEncoder().encode(text), "text");
  const draft = ordersOf(reading, { ownNames: [] }).drafts[0]!;
  expect(
    draft.lines.map(({ printedNumber, fields: f }) => [
      printedNumber,
      f.customerSku?.value,
      f.description?.value,
      f.quantity?.value,
      f.unit?.value,
      f.unitPrice?.value,
      f.lineTotal?.value,
    ]),
  ).toEqual([
    ["1", "KR-6593", "油圧ホース 標準品", "167", "セット", "1609", "268703"],
    ["2", "HX-8417", "近接センサ 黒", "925", "本", "9001", "8325925"],
  ]);
  expect(draft.header.total?.value).toBe("8594628");
});

test("layout() reads a list whose numbers stand in cells of their own, each entry with its price and its day below it", () => {
  const rows = [
    ["Bestellung Nr. 23-9487", null, null],
    ["gemäß Ihrem Angebot bestellen wir:", null, null],
    ["1.", "9 Satz", "Frästeil Konsole links, S355, Art. 96TX31-63"],
    [null, null, "Einzelpreis 19,48 €, Liefertermin 18.05.2023"],
    ["2.", "300 Stück", "Zuschnitt PE-HD 500, 20 mm, Art. 129-1531"],
    [null, null, "Einzelpreis 420,74 €, Liefertermin 21.05.2023"],
    ["Gesamtsumme netto   126.397,32 €", null, null],
  ];
  const { header, lines } = ordersOf(bookOf({ Brief: rows }), { ownNames: [] }).drafts[0]!;
  expect(
    lines.map(({ fields: f }) => [
      f.customerSku?.value,
      f.quantity?.value,
      f.unit?.value,
      f.unitPrice?.value,
      f.requiredDate?.value,
    ]),
  ).toEqual([
    ["96TX31-63", "9", "Satz", "19.48", "2023-05-18"],
    ["129-1531", "300", "Stück", "420.74", "2023-05-21"],
  ]);
  expect([header.total?.value, header.requiredDate]).toEqual(["126397.32", undefined]);
});
