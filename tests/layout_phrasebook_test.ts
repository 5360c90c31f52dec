import { expect, test } from "bun:test";
import { labelOf } from "../src/extraction/layout/head/labels.ts";
import { isOrderTitle } from "../src/extraction/layout/phrasebook/mod.ts";
import { currencyIn } from "../src/extraction/layout/values/currencies.ts";
import { findDate } from "../src/extraction/layout/values/dates.ts";
import type { Label } from "../src/extraction/layout/words/captions.ts";
import { normalize } from "../src/extraction/layout/words/normal.ts";
import { summaryOf } from "../src/extraction/layout/words/summary.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { says } from "../src/extraction/verify/says.ts";
import type { Source } from "../src/extraction/verify/source.ts";

const CAPTIONS: [language: string, number: string, due: string, supplier: string, total: string][] = [
  ["Danish", "Indkøbsordre nr.", "Ønsket leveringsdato:", "Leverandør", "Beløb i alt"],
  ["Norwegian", "Bestillingsnr:", "Leveres innen", "Leverandør:", "Sum inkl. mva"],
  ["Swedish", "Beställningsnr", "Önskad leverans", "Leverantör", "Att betala"],
  ["Finnish", "Ostotilauksen numero", "Toivottu toimituspäivä", "Tavarantoimittaja", "Tilaus yhteensä"],
  ["Polish", "Nr zamówienia", "Termin realizacji", "Dostawca", "Razem do zapłaty"],
  ["Czech", "Objednávka č.", "Požadovaný termín dodání", "Dodavatel", "Celkem k úhradě"],
  ["Hungarian", "Megrendelés száma", "Kért szállítási határidő", "Beszállító", "Fizetendő összeg"],
  ["Romanian", "Număr comandă", "Termen de livrare", "Furnizor", "Total de plată"],
  ["Turkish", "Satın Alma Sipariş No", "Termin Tarihi", "Tedarikçi", "KDV Dahil Toplam"],
  ["Russian", "Заявка №", "Требуемая дата поставки", "Поставщик", "Всего к оплате"],
  ["Ukrainian", "Номер замовлення", "Бажана дата поставки", "Постачальник", "Усього з ПДВ"],
  ["Greek", "Αρ. Παραγγελίας", "Ημερομηνία Παράδοσης", "Προμηθευτής", "Γενικό Σύνολο"],
  ["Chinese", "採購單編號", "预计到货日期", "供應商名稱", "价税合计"],
  ["Japanese", "オーダー番号", "納入期日", "発注先", "税込合計"],
  ["Korean", "구매주문번호", "희망납기일", "납품업체", "총합계"],
  ["Arabic", "أمر الشراء رقم", "موعد التسليم", "اسم المورد", "المجموع الكلي"],
  ["Hebrew", "מספר הזמנה", "מועד אספקה", "לכבוד", 'סה"כ לתשלום'],
  ["Vietnamese", "Số đơn đặt hàng", "Thời hạn giao hàng", "Nhà cung cấp", "Tổng cộng tiền thanh toán"],
  ["Thai", "ใบสั่งซื้อเลขที่", "กำหนดส่งมอบ", "ผู้จำหน่าย", "จำนวนเงินรวมทั้งสิ้น"],
  ["Indonesian", "Nomor Pemesanan", "Tanggal Dibutuhkan", "Pemasok", "Total Pembayaran"],
  ["German", "Bestellscheinnummer", "Spätester Liefertermin", "Auftragnehmer", "Gesamt inkl. MwSt."],
  ["Dutch", "Aankoopordernummer", "Te leveren op", "Opdrachtnemer", "Eindtotaal"],
  ["French", "N° de bon de commande", "À livrer avant le", "Prestataire", "Total net TTC"],
  ["Spanish", "Nro. de Orden de Compra", "Fecha máxima de entrega", "Nombre del proveedor", "Total con IGV"],
  ["Italian", "Buono d'ordine n.", "Consegna entro il", "Ragione sociale fornitore", "Totale IVA inclusa"],
  ["Portuguese", "Autorização de Fornecimento Nº", "Previsão de entrega", "Credor", "Valor global"],
];

test("normalize() takes accents off, and leaves Japanese letters their sounds", () => {
  expect(normalize("Désignation Größe")).toBe("designation grosse");
  expect(normalize("ご請求金額 / ガラス・ﾊﾟｲﾌﾟ")).toBe("ご請求金額/ガラス パイプ");
  expect(summaryOf("ご請求金額（税込）")).toBe("total");
});

test.each(CAPTIONS)("labelOf() knows the captions of orders in %s", (_, number, due, supplier) => {
  const labels: (Label | undefined)[] = [number, due, supplier].map((caption) => labelOf(caption)?.label);
  expect(labels).toEqual(["poNumber", "requiredDate", "vendor"]);
});

test.each(CAPTIONS)("summaryOf() knows the grand total of orders in %s", (...row) => {
  expect(summaryOf(row[4])).toBe("total");
});

test.each([
  "Kurztext",
  "Varenavn",
  "Stok Adı",
  "Especificação",
  "Especificación",
  "Tuotenimi",
  "Название товара",
  "Ονομασία",
])("roleOf() knows %s as what names the goods", (caption) => {
  expect(roleOf(caption)).toBe("description");
});

test("roleOf() knows the supplier's numbers in Danish", () => {
  expect(roleOf("Jeres varenr.")).toBe("supplierSku");
});

test("roleOf() knows the columns of orders in Hebrew", () => {
  const headings = [
    "שורה",
    'מק"ט',
    'מק"ט ספק',
    "תאור מוצר",
    "ת. אספקה",
    "כמות",
    "יח'",
    "מחיר ליח'",
    'סה"כ מחיר',
  ];
  expect(headings.map(roleOf)).toEqual([
    "lineNumber",
    "code",
    "supplierSku",
    "description",
    "date",
    "quantity",
    "unit",
    "unitPrice",
    "lineTotal",
  ]);
});

test("currencyIn() knows new shekels by their letters, and says() finds them on a page read from the right", () => {
  expect(currencyIn('מטבע : ש " ח')).toBe("ILS");
  const source = { mark: "." } as Source;
  expect(says('ח " ש', "ILS", { field: "currency", source })).toBe(true);
});

test("says() finds the words of a description whatever comma parts them", () => {
  const source = { mark: "." } as Source;
  expect(says("م 12 طول ، 2 SASO حديد", "حديد SASO 2، طول 12 م", { field: "description", source })).toBe(
    true,
  );
});

test("summaryOf() takes no column of amounts for a total", () => {
  expect(summaryOf("Linjebeløb")).toBeNull();
});

const DAYS = [
  "3 kwietnia 2023",
  "3. dubna 2023",
  "3. huhtikuuta 2023",
  "2023. április 3.",
  "2023. 04. 03.",
  "3 aprilie 2023",
  "3 Απριλίου 2023",
  "3 квітня 2023 р.",
  "3 أبريل 2023",
  "3 באפריל 2023",
  "3 เมษายน 2566",
  "3 เม.ย. 2566",
];

test.each(DAYS)("findDate() reads %s", (text) => {
  expect(findDate(text, { first: "day", certain: false })?.value).toBe("2023-04-03");
});

test("normalize() joins letters that are set apart, and what a font leaves behind a vowel of Thai", () => {
  expect(normalize("品  號：")).toBe("品號");
  expect(normalize("수 량 EA")).toBe("수량 ea");
  expect(normalize("예상 수량")).toBe("예상 수량");
  expect(normalize("จำ นวนเงิน")).toBe(normalize("จำนวนเงิน"));
});

test("roleOf() knows headings of forms in other languages", () => {
  const roles = ["품 명", "단 가", "Vật tư", "Ngày cần", "จำ นวน", "ราคาต้นทุน/หน่วย", "Tahmini Birim"].map(
    roleOf,
  );
  expect(roles).toEqual([
    "description",
    "unitPrice",
    "description",
    "date",
    "quantity",
    "unitPrice",
    "unitPrice",
  ]);
});

test("labelOf() knows captions of forms in other languages", () => {
  const captions = ["תאריך אספקה צפוי", "Data de Abertura", "Nom ou raison du Prestataire"];
  expect(captions.map((caption) => labelOf(caption)?.label)).toEqual(["requiredDate", "orderDate", "vendor"]);
});

test("roleOf() takes what came, is missing or in stock for no quantity that is ordered", () => {
  const headings = [
    ...["現在庫", "不足数", "入荷数量", "已收数量", "未交数量", "库存", "재고수량"],
    ...["Lagerbestand", "Fehlmenge", "Gelieferte Menge", "Voorraad", "Aantal ontvangen"],
    ...[
      "Qté reçue",
      "Cant. recibida",
      "Faltante",
      "Estoque atual",
      "Qtd. recebida",
      "Giacenza",
      "Q.tà evasa",
    ],
    ...["Ilość zrealizowana", "Остаток", "Кол-во отгружено", "Kalan miktar", "Qty diterima", "Sisa"],
  ];
  expect(headings.filter((heading) => roleOf(heading) !== "otherQuantity")).toEqual([]);
});

test("roleOf() takes what is asked for as the quantity", () => {
  const headings = ["発注数", "注文数", "采购数量", "訂購數", "발주수량", "수량"];
  expect(headings.map(roleOf)).toEqual(headings.map(() => "quantity"));
});

test.each([
  ["วันที่สั่ง:", "orderDate"],
  ["กำหนดรับ:", "requiredDate"],
  ["Estimasi Kirim", "requiredDate"],
  ["Pengiriman ditujukan ke:", "shipTo"],
  ["Datum objednání", "orderDate"],
  ["التاريخ المتوقع", "requiredDate"],
  ["会社名・氏名", "buyer"],
  ["Observaciones", "other"],
  ["備考", "other"],
  ["부장", "other"],
  ["البائع )المورد (", "vendor"],
  ["أمر توريد رقم", "poNumber"],
  ["Exmo.(s) Sr.(s)", "vendor"],
  ["Fecha recepción esperada", "requiredDate"],
  ["Date réception prévue", "requiredDate"],
  ["Verwachte ontvangstdatum", "requiredDate"],
] as const)("labelOf() knows %s", (caption, label) => {
  expect(labelOf(caption)?.label).toBe(label);
});

test("summaryOf() knows what a total and what stands before its tax are called", () => {
  expect([summaryOf("QUOTAZIONE TOTALE"), summaryOf("ยอดก่อน VAT")]).toEqual(["total", "net"]);
});

test("roleOf() knows what goods and their codes are called in Korean and Chinese", () => {
  expect(["물품명", "제품명", "货物代码"].map(roleOf)).toEqual(["description", "description", "code"]);
});

test("currencyIn() knows the letters of Arab money with blanks about their dot, not the end of a sentence", () => {
  expect(["940.00 ج . م", "2,650 ر . س", "د . إ 12.50"].map(currencyIn)).toEqual(["EGP", "SAR", "AED"]);
  expect(currencyIn("بأفضل سعر . سوف يسلم")).toBeNull();
});

test("isOrderTitle() knows an order's name however its letters are spaced", () => {
  expect(["orden d ecompra", "bon de commande", "orden de trabajo"].map(isOrderTitle)).toEqual([
    true,
    true,
    false,
  ]);
});
