import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function fieldsOf(lines: Line[], ...names: LineField[]) {
  const [draft] = layout(readingOf(pageOf(lines)), { ownNames: [] });
  return draft!.lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

describe("layout() finds the columns that make a line's amount", () => {
  test("the price under a heading that says nothing, less each line's discount", () => {
    const read = fieldsOf(
      [
        [40, [40, "Bestellung 4711"]],
        [
          100,
          [40, "Pos"],
          [80, "Bezeichnung"],
          [300, "Menge"],
          [360, "Stufe"],
          [430, "Rabatt"],
          [500, "Betrag"],
        ],
        [120, [40, "10"], [80, "Kabel grau"], [-330, "120"], [-390, "9.50"], [-460, "20%"], [-540, "912.00"]],
        [140, [40, "20"], [80, "Rohr schwarz"], [-330, "30"], [-390, "4.00"], [-460, "25%"], [-540, "90.00"]],
        [160, [40, "30"], [80, "Dose weiss"], [-330, "8"], [-390, "12.50"], [-460, "20%"], [-540, "80.00"]],
      ],
      "quantity",
      "unitPrice",
      "lineTotal",
    );
    expect(read).toEqual([
      ["120", "9.5", "912"],
      ["30", "4", "90"],
      ["8", "12.5", "80"],
    ]);
  });

  test("the count in a unit that nobody knows, not the boxes beside it", () => {
    const head: Line[] = [
      [40, [40, "Commande N° 4711"]],
      [
        100,
        [40, "Code"],
        [120, "Désignation"],
        [290, "Nb boîtes"],
        [360, "Qté"],
        [430, "PU HT"],
        [510, "Total HT"],
      ],
    ];
    const rows: Line[] = [
      [
        120,
        [40, "AB-1001"],
        [120, "Paracetamol 1 g"],
        [-330, "58"],
        [-400, "2 900 UCD"],
        [-460, "0,84"],
        [-550, "2 436,00"],
      ],
      [
        140,
        [40, "AB-1002"],
        [120, "Tramadol 100 mg"],
        [-330, "24"],
        [-400, "1 200 UCD"],
        [-460, "0,25"],
        [-550, "300,00"],
      ],
      [
        160,
        [40, "AB-1003"],
        [120, "Nefopam 20 mg"],
        [-330, "6"],
        [-400, "30 UCD"],
        [-460, "0,30"],
        [-550, "9,00"],
      ],
    ];
    expect(fieldsOf([...head, ...rows], "quantity", "unit")).toEqual([
      ["2900", "UCD"],
      ["1200", "UCD"],
      ["30", "UCD"],
    ]);
  });

  test.each([
    ["Dto.1", "Dto.2"],
    ["%Dto1", "%Dto2"],
  ])("under headings that only their figures tell apart: %s and %s", (one, other) => {
    const head: Line[] = [
      [40, [40, "Pedido 4711"]],
      [
        100,
        [40, "Artículo"],
        [120, "Descripción"],
        [300, "Uds."],
        [350, "Precio"],
        [410, one],
        [460, other],
        [520, "Importe"],
      ],
    ];
    const rows: Line[] = [
      [
        120,
        [40, "AB-1001"],
        [120, "Grifo lavabo"],
        [-330, "10,00"],
        [-385, "20,00"],
        [-440, "35,00"],
        [-490, "5,00"],
        [-560, "123,50"],
      ],
      [140, [40, "AB-1002"], [120, "Sifón doble"], [-330, "5,00"], [-385, "10,90"], [-560, "54,50"]],
    ];
    const { drafts } = ordersOf(readingOf(pageOf([...head, ...rows])), { ownNames: [] });
    expect(drafts[0]!.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["123.5", "54.5"]);
    expect(drafts[0]!.proof.discounts).toEqual(["38.25"]);
  });
});

describe("layout() reads what is written under a line", () => {
  const page = (third: Line[]): Line[] => [
    [40, [40, "Bestellung 4711"]],
    [100, [40, "Pos."], [70, "Menge"], [120, "Bezeichnung"], [400, "Einzelpreis"], [500, "Gesamtpreis"]],
    [120, [40, "1"], [70, "60 St"], [120, "Schalter C16"], [-440, "6,50"], [-550, "390,00"]],
    [132, [120, "Wunschtermin 24.11.2026 (KW 48)"]],
    [150, [40, "2"], [70, "24 St"], [120, "Schütz S0"], [-440, "70,00"]],
    ...third,
    [190, [40, "3"], [70, "10 St"], [120, "Klemme UT 4"], [-440, "2,00"], [-550, "20,00"]],
    [202, [120, "Wunschtermin 03.12.2026 (KW 49)"]],
    [230, [400, "Bestellwert netto EUR"], [-550, "1.888,40"]],
  ];
  const rebate: Line = [162, [120, "abzgl. 12,0 % Rabatt"], [-550, "1.478,40"]];
  const day: Line = [174, [120, "Wunschtermin 24.11.2026 (KW 48)"]];

  test("the day it is wanted, and the amount that a discount leaves", () => {
    expect(fieldsOf(page([rebate, day]), "quantity", "unitPrice", "lineTotal", "requiredDate")).toEqual([
      ["60", "6.5", "390", "2026-11-24"],
      ["24", "70", "1478.4", "2026-11-24"],
      ["10", "2", "20", "2026-12-03"],
    ]);
  });

  test("and says it where lines without their amount come to more than is printed", () => {
    const { drafts } = ordersOf(readingOf(pageOf(page([day]))), { ownNames: [] });
    expect(drafts[0]!.findings).toMatchObject([{ code: "over_total", field: "total" }]);
  });
});
