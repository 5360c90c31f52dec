import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { fileTypeOf, readFile } from "../src/reading/mod.ts";

/** A text in an encoding that there is only a decoder of. */
function encoded(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label as "utf-8");
  const bytes = Array.from({ length: 128 }, (_, i) => i + 128);
  const wide = label.startsWith("windows")
    ? []
    : bytes.flatMap((a) => [...Array(192).keys()].map((b) => [a, b + 64]));
  const known = new Map<string, number[]>();
  for (const code of [...bytes.map((byte) => [byte]), ...wide].toReversed())
    known.set(decoder.decode(new Uint8Array(code)), code);
  return new Uint8Array(
    [...text].flatMap((letter) => (letter < "\u0080" ? letter.charCodeAt(0) : known.get(letter)!)),
  );
}

const tableOf = (head: string, bolt: string, gloves: string) =>
  [head, `HX-20418;${bolt};120`, `GL-55310;${gloves};12`, ""].join("\n");

test.each([
  ["shift_jis", "品番;品名;数量", "六角ボルト", "手袋"],
  ["gb18030", "物料编码;名称;数量", "六角螺栓", "手套"],
  ["big5", "料號;品名;數量", "六角螺栓", "手套"],
  ["euc-kr", "품번;품명;수량", "육각 볼트", "장갑"],
  ["windows-1250", "Indeks;Nazwa;Ilość", "Śruba żółta", "Rękawice"],
  ["windows-1251", "Артикул;Наименование;Количество", "Болт", "Перчатки"],
  ["windows-1252", "Artikel;Bezeichnung;Menge", "Schraube für Gehäuse Ø 8", "Handschuhe, Größe L"],
  ["windows-1252", "Referência;Descrição;Quantidade", "Parafuso de fixação", "Luvas de proteção"],
  ["windows-1253", "Κωδικός;Περιγραφή;Ποσότητα", "Βίδα", "Γάντια"],
  ["windows-1254", "Ürün kodu;Açıklama;Miktar", "Altı köşe cıvata", "İş eldiveni, ağır"],
  ["windows-1256", "رقم الصنف;الوصف;الكمية", "برغي", "قفاز"],
])("a table in %s is read by the letters that it has", async (label, head, bolt, gloves) => {
  const bytes = encoded(tableOf(head, bolt, gloves), label);
  const reading = await readFile(bytes, fileTypeOf(bytes)!);
  const [draft] = ordersOf(reading, { ownNames: [] }).drafts;
  expect(draft!.lines.map(({ fields: f }) => [f.description?.value, f.quantity?.value])).toEqual([
    [bolt, "120"],
    [gloves, "12"],
  ]);
  expect(reading.warnings).toEqual([]);
});

test("a table whose letters are of no encoding that is known is told", async () => {
  const bytes = encoded(
    tableOf("Artikel;Bezeichnung;Menge", "Geh„use, Gr”áe L", "Schl„uche, h„ngend, gr\u0081n"),
    "windows-1252",
  );
  const { warnings } = await readFile(bytes, "csv");
  expect(warnings).toEqual(["The file doesn't say how its letters are encoded: some may be read as others"]);
});

test("a code that a program keeps from being taken for a number is read without what keeps it", async () => {
  const table = 'Item,Description,Qty\n="0020418",Hex bolt,120\n="0055310",Gloves,12\n';
  const { sheets } = await readFile(new TextEncoder().encode(table), "csv");
  expect(sheets[0]!.cells.filter(({ column }) => column === 0).map(({ text }) => text)).toEqual([
    "Item",
    "0020418",
    "0055310",
  ]);
});
