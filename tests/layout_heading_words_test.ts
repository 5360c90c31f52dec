import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import type { LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

describe("roleOf() of headings of the world's orders", () => {
  test.each([
    ["Delivery Qty", "quantity"],
    ["Due Qty", "quantity"],
    ["Liefermenge", "quantity"],
    ["# Units", "quantity"],
    ["Nos.", "quantity"],
    ["Nbre", "quantity"],
    ["Pzas", "quantity"],
    ["Aant.", "quantity"],
    ["Кіл-ть", "quantity"],
    ["الكميه", "quantity"],
    ["Tot. Price", "lineTotal"],
    ["净价 / 价格单位", "unitPrice"],
    ["净值 Net value", "lineTotal"],
    ["Ttl Cost", "lineTotal"],
    ["Costo Total", "lineTotal"],
    ["G-Preis", "lineTotal"],
    ["Belopp", "lineTotal"],
    ["Importe unitario", "unitPrice"],
    ["Px unitaire", "unitPrice"],
    ["Unit Ex GST", "unitPrice"],
    ["Price ex VAT 20%", "unitPrice"],
    ["Betrag inkl. MwSt 19 %", "lineTotal"],
    ["VAT 20%", "taxRate"],
    ["Amount after discount", "lineTotal"],
    ["Prix après remise", "unitPrice"],
    ["Montant avant remise", "lineTotal"],
    ["Discount rate", "discount"],
    ["%Dto1", "discount"],
    ["Rem1", "discount"],
    ["Sc.2 %", "discount"],
    ["Rab.%", "discount"],
    ["Cena po rab.", "unitPrice"],
    ["Desc 1", "description"],
    ["Stock number and description", "codeDescription"],
    ["Medicine", "item"],
    ["Strips", "quantity"],
    ["Pris/enhet", "unitPrice"],
    ["Cat. #", "code"],
    ["Bestell-Nr.", "code"],
    ["Gegenstand der Lieferung / Leistung", "description"],
    ["貴社型番", "supplierSku"],
    ["当社品番", "customerSku"],
    ["Nr katalogowy", "code"],
    ["Katalogové číslo", "code"],
    ["品号", "code"],
    ["Buyer's Code", "customerSku"],
    ["U/I", "unit"],
    ["Unità di misura", "unit"],
    ["计量单位", "unit"],
    ["Data prev.", "date"],
    ["Lief.-Dat.", "date"],
    ["Expected", "date"],
    ["L.p.", "lineNumber"],
    ["№ п/п", "lineNumber"],
    ["Coste unit. directo", "unitPrice"],
    ["Coût unitaire direct", "unitPrice"],
    ["Directe kostprijs", "unitPrice"],
    ["Direkte kostpris", "unitPrice"],
    ["Ext Wt", "other"],
    ["Net Wgt", "other"],
    ["Desired", "date"],
    ["Desired Recv Date", "date"],
    ["On Site", "date"],
    ["NDC", "code"],
    ["FOB US$", "unitPrice"],
    ["FOB USD/Pc", "unitPrice"],
    ["Pantone / Ref", "other"],
    ["Pièce / Rév. Part / Rev", "code"],
    ["Bonus", "otherQuantity"],
    ["Uni.", "unit"],
    ["Neto Línea", "lineTotal"],
    ["F. Ent.", "date"],
    ["Erw. Wareneingang", "date"],
    ["預交日", "date"],
    ["需求日 期", "date"],
    ["Ref. Prov.", "supplierSku"],
    ["Cod Proveedor/Color/Talla", "supplierSku"],
    ["Style/Color/Size", "code"],
    ["原厂编码", "supplierSku"],
    ["客户料号", "customerSku"],
    ["我司编号", "customerSku"],
    ["贵司编码", "supplierSku"],
    ["包装", "other"],
    ["荷姿", "other"],
    ["Ref WO", "other"],
    ["Modelo", "item"],
    ["主计量", "unit"],
    ["Estilo", "code"],
    ["C. Unitario", "unitPrice"],
    ["Directe kosten excl. btw", "unitPrice"],
    ["计划到货日", "date"],
    ["到货数量", "otherQuantity"],
    ["Eintreffdatum", "date"],
    ["letzte LS-Menge", "otherQuantity"],
    ["Letzte Liefermenge", "otherQuantity"],
  ])("takes %p for %p", (heading, role) => expect(roleOf(heading)).toBe(role as never));
});

const CELLS = {
  line: ["1", "2", "3"],
  code: ["KR-7239", "FE-1104", "FG-20931"],
  words: ["Cable gland brass", "Filter element", "Flange gasket"],
  count: ["80", "15", "120"],
  unit: ["EA", "BX", "EA"],
};

/** A table of items without prices, its headings from left to right. */
function read(heads: { [cell in keyof typeof CELLS]: string }, ...names: LineField[]) {
  const places = { line: 30, code: 100, words: 195, count: -403, unit: 430 };
  const cells = Object.keys(CELLS) as (keyof typeof CELLS)[];
  const row = (i: number): Line => [
    130 + 16 * i,
    ...cells.map((c): [number, string] => [places[c], CELLS[c][i]!]),
  ];
  const head: Line = [110, ...cells.map((c): [number, string] => [places[c], heads[c]])];
  const title: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];
  const [draft] = layout(readingOf(pageOf([title, head, row(0), row(1), row(2)])), { ownNames: [] });
  return draft!.lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const HEADS = { line: "Line", code: "Part No.", words: "Description", count: "Qty", unit: "UOM" };
const COUNTED = CELLS.count.map((count, i) => [count, CELLS.words[i]]);

describe("layout() of a table without prices", () => {
  test.each(["Open Qty", "Cases", "Qty/Unit", "Order", "Units", "Stk."])(
    "counts by its only column of counts, %p",
    (count) => expect(read({ ...HEADS, count }, "quantity", "description")).toEqual(COUNTED),
  );

  test("counts what is open where the lines have numbers and codes, and words stand under these", () => {
    const heads = { ...HEADS, words: "T", count: "Qty Open", code: "Item Number" };
    expect(read(heads, "quantity")).toEqual(CELLS.count.map((count) => [count]));
  });

  test("takes a second column of numbers that count nothing up for no numbers of lines", () =>
    expect(read({ ...HEADS, count: "SL" }, "quantity", "description")).toEqual(COUNTED));

  test("takes a drawing's number for the code of what is made to it", () =>
    expect(read({ ...HEADS, code: "Drawing No" }, "customerSku")).toEqual(CELLS.code.map((code) => [code])));

  test("takes a column of units for units, whatever its heading says", () =>
    expect(read({ ...HEADS, unit: "Pack" }, "unit")).toEqual(CELLS.unit.map((unit) => [unit])));
});
