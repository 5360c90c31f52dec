import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const ITEMS: [own: string, theirs: string, words: string, more: string, below: string[]][] = [
  ["ENV-0110", "000720", "TARRO VIDRIO 720 ML STD TO 82", "PALET 1512 UD", ["* PALET HOMOLOGADO EUR."]],
  ["CAR-1204", "CJ 12/720", "CAJA CARTÓN B-1 IMPRESA", "386x292x140", ["PALET 900", "* CLICHÉ EN SU PODER"]],
  ["CAR-1290", "BDJ 6X370", "BANDEJA MICROCANAL 6x370", "", []],
  ["SAL-0002", "SM-1000", "SAL MARINA FINA SECA SIN", "ANTIAPELMAZANTE", ["BIG BAG 1000 KG"]],
];

function ordered(lower: string): Line[] {
  return [
    [
      200,
      [31, "LIN"],
      [57, "NUESTRO CÓDIGO"],
      [161, "DESCRIPCIÓN"],
      [-392, "CANTIDAD"],
      [398, "UM"],
      [-475, "PRECIO"],
      [-565, "IMPORTE"],
    ],
    [211, [57, "SU REFERENCIA"], [161, lower], [-392, "ENTREGA"], [-475, "POR"], [-520, "DTO"]],
    ...under(ITEMS, { from: 235, step: 50 }, (y, [own, theirs, words, more, below]): Line[] => [
      [
        y,
        [31, `00${(y - 185) / 50}`],
        [57, own],
        [161, words],
        [-392, "1.000"],
        [398, "UD"],
        [-475, "31,75"],
        [-565, "317,50"],
      ],
      [
        y + 11,
        [57, theirs],
        ...(more ? [[161, more] as [number, string]] : []),
        [-392, "25-03-26"],
        [-475, "100 UD"],
      ],
      ...below.map((text, i): Line => [y + 22 + 11 * i, [161, text]]),
    ]),
  ];
}

test("ordersOf() reads words that go on in the second storey of an item under what it is more, and no remark behind a star", () => {
  expect(values(ordered("FORMATO"), "supplierSku", "description")).toEqual([
    ["000720", "TARRO VIDRIO 720 ML STD TO 82 PALET 1512 UD"],
    ["CJ 12/720", "CAJA CARTÓN B-1 IMPRESA 386x292x140 PALET 900"],
    ["BDJ 6X370", "BANDEJA MICROCANAL 6x370"],
    ["SM-1000", "SAL MARINA FINA SECA SIN ANTIAPELMAZANTE BIG BAG 1000 KG"],
  ]);
});

test("ordersOf() leaves out of the words who makes an item, which the second storey tells", () => {
  expect(values(ordered("FABRICANTE"), "description")[0]).toEqual(["TARRO VIDRIO 720 ML STD TO 82"]);
});
