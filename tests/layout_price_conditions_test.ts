import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEADS: Line = [
  200,
  [40, "Pos."],
  [80, "Material-Nr."],
  [-300, "Menge"],
  [310, "Einheit"],
  [-490, "Preis / Einh."],
  [-570, "Wert"],
];

const item = (y: number, number: string, code: string, count: string): Line[] => [
  [y, [40, number], [80, code], [-300, count], [310, "ST"]],
  [y + 12, [80, `Ihre Materialnummer 21${code.slice(-5)}`]],
  [y + 24, [80, "Bolzenanker M12x115"]],
];

const FIELDS = ["customerSku", "quantity", "unitPrice", "lineTotal", "requiredDate"] as const;

test("layout() reads a price behind how many it is for, with what its discount leaves and the day below that", () => {
  const rows = under(
    [
      ["00010", "60118452", "100", "7.35", "735.00", "220.50-", "5.15", "514.50"],
      ["00020", "60118453", "200", "1.10", "220.00", "66.00-", "0.77", "154.00"],
    ],
    { from: 220, step: 100 },
    (y, [number, code, count, gross, before, off, net, total]): Line[] => [
      ...item(y, number!, code!, count!),
      [y + 36, [80, "Bruttopreis"], [-440, "1 ST"], [-490, gross!], [-570, before!]],
      [y + 48, [80, "Rabatt %"], [-490, "30.000-"], [-570, off!]],
      [y + 60, [80, "Nettowert incl Rab."], [-440, "1 ST"], [-490, net!], [-570, total!]],
      [y + 72, [80, "Liefertermin"], [-300, count!], [310, "ST"], [400, "27.03.2026"]],
    ],
  );
  expect(values([HEADS, ...rows], ...FIELDS)).toEqual([
    ["60118452", "100", "7.35", "514.5", "2026-03-27"],
    ["60118453", "200", "1.1", "154", "2026-03-27"],
  ]);
});

test("layout() reads a net amount under a gross price without a discount, and a price per hundred", () => {
  const rows = under(
    [
      ["00010", "60077201", "40", "1 ST", "18.75", "750.00"],
      ["00020", "60077202", "400", "100 ST", "25.00", "100.00"],
    ],
    { from: 220, step: 90 },
    (y, [number, code, count, many, price, total]): Line[] => [
      ...item(y, number!, code!, count!),
      [y + 36, [80, "Bruttopreis"], [-440, many!], [-490, price!], [-570, total!]],
      [y + 48, [80, "Nettowert incl Rab."], [-440, many!], [-490, price!], [-570, total!]],
      [y + 60, [80, "Liefertermin"], [-300, count!], [310, "ST"], [400, "02.04.2026"]],
    ],
  );
  expect(values([HEADS, ...rows], ...FIELDS, "priceBasis")).toEqual([
    ["60077201", "40", "18.75", "750", "2026-04-02", undefined],
    ["60077202", "400", "25", "100", "2026-04-02", "100"],
  ]);
});
