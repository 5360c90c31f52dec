import { describe, expect, test } from "bun:test";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { read, under, values, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("layout() of captions whose second line names what stands in an item's second", () => {
  test("reads codes and days though halves of other captions stand over and under the first line", () => {
    const items = [
      ["VANNE20", "VANNE LAITON 20X27", "4,00", "12,500", "10,00%", "45,00", "VL 20/27", "11/03/26"],
      ["TUBE16", "TUBE MULTICOUCHE 16X2", "300,00", "1,140", "", "342,00", "TM16", "18/03/26"],
      ["COUDE22", "COUDE CUIVRE 90", "40,00", "2,000", "40,00%", "48,00", "92 CU 22", "18/03/26"],
    ];
    const rows: Line[] = [
      [293, [-480, "%"], [-540, "Montant"]],
      [300, [40, "Référence"], [140, "Désignation"], [-350, "Qté"], [360, "Un."], [-430, "P.U. HT"]],
      [307, [-486, "Rem."], [-530, "HT"]],
      [316, [40, "Réf. fournisseur"], [140, "Livraison prévue le"]],
      ...under(
        items,
        { from: 334, step: 24 },
        (y, [code, words, count, price, rebate, amount, theirs, day]): Line[] => [
          [
            y,
            [40, code!],
            [140, words!],
            [-350, count!],
            [360, "U"],
            [-430, price!],
            ...(rebate ? [[-486, rebate] as [number, string]] : []),
            [-540, amount!],
          ],
          [y + 11, [40, theirs!], [140, day!]],
        ],
      ),
    ];
    expect(values(rows, "customerSku", "supplierSku", "quantity", "unitPrice", "requiredDate")).toEqual([
      ["VANNE20", "VL 20/27", "4", "12.5", "2026-03-11"],
      ["TUBE16", "TM16", "300", "1.14", "2026-03-18"],
      ["COUDE22", "92 CU 22", "40", "2", "2026-03-18"],
    ]);
  });

  test("reads items of three lines of which the third says nothing of what is ordered", () => {
    const items = [
      [
        "51.0604.2",
        "Rundstahl blank 60",
        "1.420 kg",
        "1,684",
        "2.391,28",
        "RD 60",
        "13.07.2026",
        "F-26-0118",
      ],
      ["52.7741.1", "Brennteil 20 mm", "16 ST", "87,40", "1.398,40", "BLE 20", "27.07.2026", "LAGER"],
    ];
    const rows: Line[] = [
      [
        300,
        [40, "Pos"],
        [80, "Identnummer"],
        [200, "Benennung 1"],
        [-380, "Menge"],
        [-460, "Preis"],
        [-550, "Wert"],
      ],
      [
        311,
        [80, "Lieferantenident"],
        [200, "Benennung 2"],
        [-380, "Liefertermin"],
        [-460, "Preiseinheit"],
        [-550, "Währung"],
      ],
      [322, [80, "Auftrag"], [200, "Zeichnung / Index"]],
      ...under(
        items,
        { from: 344, step: 44 },
        (y, [code, words, count, price, amount, theirs, day, job]): Line[] => [
          [
            y,
            [40, y < 380 ? "1" : "2"],
            [80, code!],
            [200, words!],
            [-380, count!],
            [-460, price!],
            [-550, amount!],
          ],
          [y + 11, [80, theirs!], [200, "DIN EN 10278"], [-380, day!], [-460, "1 kg"], [-550, "EUR"]],
          [y + 22, [80, job!], [200, "-/-"]],
        ],
      ),
    ];
    expect(values(rows, "customerSku", "supplierSku", "quantity", "description", "requiredDate")).toEqual([
      ["51.0604.2", "RD 60", "1420", "Rundstahl blank 60 DIN EN 10278", "2026-07-13"],
      ["52.7741.1", "BLE 20", "16", "Brennteil 20 mm DIN EN 10278", "2026-07-27"],
    ]);
  });

  test("reads a count over a day where some captions are unknown and prices multiply after their discounts", () => {
    const items = [
      ["RESP-65", "RESPIRADOR MEDIA CARA", "12 UN", "100,00", "10,0", "1.080,00", "6502QL", "06-11-2026"],
      ["CASC-47", "CASCO BLANCO", "36 UN", "9,00", "5,0", "307,80", "475358", "06-11-2026"],
      ["GUAN-37", "GUANTE NITRILO", "144 PAR", "2,00", "25,0", "216,00", "37-175", "13-11-2026"],
    ];
    const rows: Line[] = [
      [
        300,
        [40, "Corr."],
        [70, "Código"],
        [180, "Descripción"],
        [-380, "Cantidad"],
        [-440, "Precio Unit."],
        [-490, "% Dcto"],
        [-560, "Total"],
      ],
      [311, [70, "Cód. Proveedor"], [180, "Pañol"], [-380, "Fec. Entrega"]],
      ...under(
        items,
        { from: 332, step: 24 },
        (y, [code, words, count, price, rebate, amount, theirs, day]): Line[] => [
          [
            y,
            [40, `${(y - 332) / 24 + 1}`],
            [70, code!],
            [180, words!],
            [-380, count!],
            [-440, price!],
            [-490, rebate!],
            [-560, amount!],
          ],
          [y + 11, [70, theirs!], [180, "MINA"], [-380, day!]],
        ],
      ),
    ];
    expect(values(rows, "customerSku", "supplierSku", "quantity", "description", "requiredDate")).toEqual([
      ["RESP-65", "6502QL", "12", "RESPIRADOR MEDIA CARA", "2026-11-06"],
      ["CASC-47", "475358", "36", "CASCO BLANCO", "2026-11-06"],
      ["GUAN-37", "37-175", "144", "GUANTE NITRILO", "2026-11-13"],
    ]);
  });

  test("reads Turkish items of three lines: code, words and the supplier's code, with the day beside that", () => {
    const items = [
      [
        "RLM.01.6309",
        "RULMAN 6309 SABİT",
        "16 AD",
        "412,50",
        "25,00",
        "4.950,00",
        "6309 2RS C3",
        "19.06.2026",
      ],
      [
        "ELK.07.0140",
        "HIZ KONTROL CİHAZI",
        "2 AD",
        "11.840,00",
        "30,00",
        "16.576,00",
        "ATV320",
        "26.06.2026",
      ],
    ];
    const rows: Line[] = [
      [
        300,
        [40, "No"],
        [70, "Malzeme Kodu"],
        [-340, "Miktar"],
        [-430, "Birim Fiyat"],
        [-480, "İnd. %"],
        [-560, "Tutar"],
      ],
      [311, [70, "Malzeme Açıklaması"], [-480, "KDV %"]],
      [322, [70, "Tedarikçi Malzeme Kodu"], [-430, "Teslim Tarihi"]],
      ...under(
        items,
        { from: 344, step: 44 },
        (y, [code, words, count, price, rebate, amount, theirs, day]): Line[] => [
          [
            y,
            [40, y < 380 ? "1" : "2"],
            [70, code!],
            [-340, count!],
            [-430, price!],
            [-480, rebate!],
            [-560, amount!],
          ],
          [y + 11, [70, words!], [-480, "20"]],
          [y + 22, [70, theirs!], [-430, day!]],
        ],
      ),
    ];
    expect(values(rows, "customerSku", "supplierSku", "quantity", "description", "requiredDate")).toEqual([
      ["RLM.01.6309", "6309 2RS C3", "16", "RULMAN 6309 SABİT", "2026-06-19"],
      ["ELK.07.0140", "ATV320", "2", "HIZ KONTROL CİHAZI", "2026-06-26"],
    ]);
  });

  test("reads Arabic items whose texts stand hardly more than blanks apart", () => {
    const items = [
      [
        "1,080.00",
        "10%",
        "100.00",
        "12.00",
        "جهاز",
        "مكيف سبليت جداري كبير",
        "AC-10021",
        "20/08/2026",
        "42QHC018DS",
      ],
      [
        "8,760.00",
        "0%",
        "4,380.00",
        "2.00",
        "قطعة",
        "وحدة تكثيف خارجية",
        "AC-10044",
        "27/08/2026",
        "38TQP036",
      ],
    ];
    const draft = read(
      [50, [400, "شركة الواحة للتكييف"]],
      [165, { x: 420, text: "أمر الشراء PO-2026-3318", size: 12 }],
      [
        240,
        [-80, "الإجمالي"],
        [-120, "الخصم"],
        [-190, "سعر الوحدة"],
        [-240, "الكمية"],
        [-285, "الوحدة"],
        [-400, "اسم الصنف"],
        [-480, "كود الصنف"],
      ],
      [252, [-190, "الضريبة"], [-240, "تاريخ التسليم"], [-480, "رقم الصنف لدى المورد"]],
      ...under(
        items,
        { from: 276, step: 30 },
        (y, [amount, rebate, price, count, unit, words, code, day, theirs]): Line[] => [
          [
            y,
            [-80, amount!],
            [-120, rebate!],
            [-190, price!],
            [-240, count!],
            [-285, unit!],
            [-400, words!],
            [-480, code!],
          ],
          [y + 12, [-190, "15%"], [-240, day!], [-480, theirs!]],
        ],
      ),
    );
    expect(valuesOf(draft, "customerSku", "supplierSku", "quantity", "requiredDate")).toEqual([
      ["AC-10021", "42QHC018DS", "12", "2026-08-20"],
      ["AC-10044", "38TQP036", "2", "2026-08-27"],
    ]);
  });
});

test.each([
  ["Lieferanten-Artikelnr.", "supplierSku"],
  ["Artikelnr. leverancier", "supplierSku"],
  ["Nº prod. proveedor", "supplierSku"],
  ["Id. IVA", "taxRate"],
  ["İsk. %", "discount"],
  ["الخصم", "discount"],
  ["Bodega Destino", "other"],
] as const)("roleOf() reads %p", (heading, role) => {
  expect(roleOf(heading)).toBe(role);
});

test("layout() takes a group's title under captions for none of them", () => {
  const rows: Line[] = [
    [
      200,
      [36, "Pos."],
      [64, "Code"],
      [150, "Désignation"],
      [-400, "Quantité"],
      [-470, "P.U."],
      [-560, "Montant"],
    ],
    [211, [64, "Réf. fournisseur"]],
    [224, [40, "LOT 1 – VISSERIE INOX"]],
    [
      240,
      [36, "1"],
      [64, "VIS0080307"],
      [150, "VIS TH M8X30"],
      [-400, "12"],
      [-470, "1,50"],
      [-560, "18,00"],
    ],
    [251, [64, "62201"]],
    [264, [36, "2"], [64, "ECR0080047"], [150, "ECROU M8"], [-400, "40"], [-470, "0,50"], [-560, "20,00"]],
    [275, [64, "62601"]],
  ];
  expect(values(rows, "customerSku", "supplierSku", "description")).toEqual([
    ["VIS0080307", "62201", "VIS TH M8X30"],
    ["ECR0080047", "62601", "ECROU M8"],
  ]);
});
