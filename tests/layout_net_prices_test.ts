import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads what a discount leaves under the price before it, where the headings stand in three storeys as well", () => {
  const heads: Line[] = [
    [
      200,
      [40, "Pos."],
      [80, "Material"],
      [200, "Descripción"],
      [-360, "Cantidad"],
      [370, "UM"],
      [-460, "Precio bruto"],
      [470, "por"],
      [-570, "Importe"],
    ],
    [210, [80, "Su referencia"], [-360, "pedida"], [-460, "Dto."]],
    [220, [200, "Fe. entrega"], [-460, "Precio neto"], [-570, "neto"]],
  ];
  const rows = under(
    [
      ["00010", "3,000", "214,60", "1 UN", "18,00-%", "175,972", "527,92"],
      ["00020", "250,000", "412,00", "100 UN", "30,00-%", "288,40", "721,00"],
      ["00030", "832,000", "2,875", "1 UN", "", "2,875", "2.392,00"],
    ],
    { from: 240, step: 50 },
    (y, [number, count, gross, per, off, net, total]): Line[] => [
      [
        y,
        [40, number!],
        [80, `300188${number!.slice(2, 4)}`],
        [200, "VALV DIREC 4WE6D6X"],
        [-360, count!],
        [370, "UN"],
        [-460, gross!],
        [470, per!],
      ],
      [y + 12, [80, `R9005612${number!.slice(2, 4)}`], ...(off ? [[-460, off] as [number, string]] : [])],
      [y + 24, [200, "13.04.2026"], [-460, net!], [470, per!], [-570, total!]],
    ],
  );
  expect(values([...heads, ...rows], "quantity", "unitPrice", "priceBasis", "lineTotal")).toEqual([
    ["3", "175.972", "1", "527.92"],
    ["250", "288.4", "100", "721"],
    ["832", "2.875", "1", "2392"],
  ]);
});
