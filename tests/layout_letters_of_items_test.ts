import { expect, test } from "bun:test";
import { read, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEAD: Line[] = [
  [40, [40, "Talleres Urkiola, S. Coop."]],
  [52, [40, "01170 Legutio (Álava) NIF F01118842"]],
  [120, [40, "Pedido núm. U-26/0148"]],
];
const ASKED = "les rogamos nos suministren el material que se detalla a continuación:";
const ITEMS = [
  ["Rodamiento SKF 6309-2Z/C3, 45 x 100 x 25 mm", "Ref. 6309-2Z/C3. 8 ud a 24,65 €/ud", "197,20 €"],
  ["Correa trapecial Optibelt, juego equilibrado", "Ref. SPZ 1250 LW. 24 ud a 7,38 €/ud", "177,12 €"],
  ["Pasador DIN 1481 8 x 45, acero", "Ref. MS-EN-8X45. 500 ud a 9,40 € el ciento", "47,00 €"],
  ["Grasa industrial, bote de 18 kg", "Ref. LGMT 3/18. 2 botes a 214,75 €/bote", "429,50 €"],
  ["Casquillo de agujas, caja abierta", "Ref. HK 2216. 30 ud a 4,155 €/ud", "124,65 €"],
];

const letter = (salutation: Line[]) =>
  read(
    ...HEAD,
    ...salutation,
    ...under([...ITEMS.entries()], { from: 200, step: 36 }, (y, [i, [words, ordered, sum]]): Line[] => [
      [y, [40, `${i + 1}.`], [60, words!]],
      [y + 12, [60, ordered!], [-500, sum!]],
    ]),
    [460, [300, "Importe total del pedido"], [-500, "975,47 €"]],
  );

test.each([
  ["on the line of its salutation", [[160, [40, `Muy señores nuestros: ${ASKED}`]]] satisfies Line[]],
  ["without one", [[160, [40, `Por la presente ${ASKED}`]]] satisfies Line[]],
])(
  "layout() reads the items of a letter that begins %s, their codes of several parts and sums",
  (_, says) => {
    expect(
      valuesOf(letter(says), "customerSku", "quantity", "unit", "unitPrice", "priceBasis", "lineTotal"),
    ).toEqual([
      ["6309-2Z/C3", "8", "ud", "24.65", undefined, "197.2"],
      ["SPZ 1250 LW", "24", "ud", "7.38", undefined, "177.12"],
      ["MS-EN-8X45", "500", "ud", "9.4", "100", "47"],
      ["LGMT 3/18", "2", "botes", "214.75", undefined, "429.5"],
      ["HK 2216", "30", "ud", "4.155", undefined, "124.65"],
    ]);
  },
);
