import { expect, test } from "bun:test";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test.each([
  ["Ud. precio", "priceUnit"],
  ["Unidad de precio", "priceUnit"],
  ["Precio Ud.", "unitPrice"],
  ["Impto.", "taxRate"],
  ["Costo total Impto", "lineTotal"],
  ["Costo total unitario", "unitPrice"],
  ["Observaciones", "other"],
  ["Orden de fabricación", "other"],
  ["C. Custo", "other"],
  ["Numero SC", "other"],
  ["Sc. %", "discount"],
] as const)("roleOf(%p) is %p", (heading, role) => {
  expect(roleOf(heading)).toBe(role);
});

test("ordersOf() reads what a price is for from under it, in its unit's storey", () => {
  const rows: Line[] = [
    [
      300,
      [40, "Lín."],
      [65, "Artículo"],
      [150, "Descripción"],
      [-390, "Cantidad"],
      [401, "U.M."],
      [-476, "Precio"],
      [-558, "Importe"],
    ],
    [310, [65, "Ref. proveedor"], [150, "Observaciones"], [-390, "F. entrega"], [-476, "Ud. precio"]],
    [320, [150, "Orden fabricación"]],
    ...under(
      [
        [
          "1",
          "ENV-0533",
          "Caja cartón canal doble",
          "3.000,00",
          "UD",
          "612,0000",
          "1.836,00",
          "B1-400",
          "por 1.000",
        ],
        ["2", "ENV-0609", "Cinta adhesiva marrón", "720,00", "ROL", "0,9150", "658,80", "48/66-MR", ""],
        ["3", "ENV-0702", "Fleje automático negro", "10,00", "ROL", "38,4000", "384,00", "FLJ-13", ""],
      ] as const,
      { from: 340, step: 40 },
      (y, [line, own, words, count, unit, price, amount, theirs, per]) => [
        [y, [40, line], [65, own], [150, words], [-390, count], [401, unit], [-476, price], [-558, amount]],
        [y + 10, [150, "transparente"]],
        [y + 20, [65, theirs], [150, "Mandril 76"], [-390, "05/05/2026"], [-476, per]],
      ],
    ),
  ];
  const names = [
    "customerSku",
    "supplierSku",
    "quantity",
    "unitPrice",
    "priceBasis",
    "requiredDate",
  ] as const;
  expect(values(rows, ...names)).toEqual([
    ["ENV-0533", "B1-400", "3000", "612", "1000", "2026-05-05"],
    ["ENV-0609", "48/66-MR", "720", "0.915", undefined, "2026-05-05"],
    ["ENV-0702", "FLJ-13", "10", "38.4", undefined, "2026-05-05"],
  ]);
});

test("ordersOf() reads two storeys of captions that name the unit in each", () => {
  const rows: Line[] = [
    [
      300,
      [34, "Linea"],
      [70, "Articulo"],
      [150, "Descripcion"],
      [-389, "Cantidad"],
      [399, "UM"],
      [-480, "Costo unitario"],
      [-571, "Costo total"],
    ],
    [
      310,
      [70, "No. art. proveedor"],
      [165, "Descripcion 2"],
      [-389, "Fecha solicitada"],
      [399, "UM"],
      [-571, "Impto"],
    ],
    ...under(
      [
        ["1.000", "MED10442", "AGUJA ESPINAL WHITACRE", "150", "PZ", "186.4000", "27,960.00", "405181"],
        ["2.000", "MED10519", "JERINGA 50 ML LUER LOK", "24", "CJ", "1,148.7500", "27,570.00", "300865"],
        ["3.000", "MED11820", "TUBO VACUTAINER SERICO", "60", "PQ", "418.3500", "25,101.00", "367815"],
      ] as const,
      { from: 330, step: 32 },
      (y, [line, own, words, count, unit, price, amount, theirs]) => [
        [y, [34, line], [70, own], [150, words], [-389, count], [399, unit], [-480, price], [-571, amount]],
        [y + 10, [70, theirs], [165, "CAJA CON 50"], [-389, "22/04/26"], [399, unit], [-571, "Y"]],
      ],
    ),
  ];
  expect(values(rows, "quantity", "unit", "unitPrice", "lineTotal", "requiredDate", "supplierSku")).toEqual([
    ["150", "PZ", "186.4", "27960", "2026-04-22", "405181"],
    ["24", "CJ", "1148.75", "27570", "2026-04-22", "300865"],
    ["60", "PQ", "418.35", "25101", "2026-04-22", "367815"],
  ]);
});

test("ordersOf() takes a cost centre and a requisition under the words for none of these", () => {
  const rows: Line[] = [
    [
      300,
      [38, "Item"],
      [66, "Codigo Produto"],
      [150, "Descricao do Material"],
      [360, "UM"],
      [-440, "Quantidade"],
      [-520, "Vlr. Unitario"],
      [-590, "Valor Total"],
    ],
    [310, [66, "Cod. no Forn."], [150, "C. Custo"], [206, "Numero SC"], [-440, "Dt. Entrega"]],
    ...under(
      [
        [
          "0001",
          "MR0100043.0",
          "VELA DE IGNICAO SP37 FR7DC+",
          "PC",
          "480,00",
          "11,9200",
          "5.721,60",
          "F 000 KE0 P37",
        ],
        [
          "0002",
          "MR0100344.0",
          "BOBINA DE IGNICAO 4 SAIDAS",
          "PC",
          "12,00",
          "218,9000",
          "2.626,80",
          "0 221 503 485",
        ],
        [
          "0003",
          "MR0100412.0",
          "INJETOR DE COMBUSTIVEL",
          "PC",
          "48,00",
          "96,0500",
          "4.610,40",
          "0 280 158 278",
        ],
      ] as const,
      { from: 326, step: 24 },
      (y, [line, own, words, unit, count, price, amount, theirs]) => [
        [y, [38, line], [66, own], [150, words], [360, unit], [-440, count], [-520, price], [-590, amount]],
        [y + 10, [66, theirs], [150, "203010"], [206, "018842"], [-440, "14/05/2026"]],
      ],
    ),
  ];
  expect(values(rows, "description", "quantity", "requiredDate", "supplierSku")).toEqual([
    ["VELA DE IGNICAO SP37 FR7DC+", "480", "2026-05-14", "F 000 KE0 P37"],
    ["BOBINA DE IGNICAO 4 SAIDAS", "12", "2026-05-14", "0 221 503 485"],
    ["INJETOR DE COMBUSTIVEL", "48", "2026-05-14", "0 280 158 278"],
  ]);
});
