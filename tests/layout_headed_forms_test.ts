import { expect, test } from "bun:test";
import { labelsOf } from "../src/extraction/layout/head/labelled.ts";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf, textOf } from "../src/extraction/layout/page/lines.ts";
import { styleOf } from "../src/extraction/layout/page/style.ts";
import { blocksOf } from "../src/extraction/layout/parties/party_blocks.ts";
import { bookOf, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Código"], [140, "Descripción"], [360, "Cantidad"], [440, "Precio"], [540, "Total"]],
  [320, [40, "AB-1001"], [140, "Perno M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Tuerca M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

function buyerOf(own: string, ...head: Rows): string | undefined {
  const page = pageOf([[40, [37, own]], [60, [40, "ORDEN DE COMPRA 4711"]], ...head, ...TABLE]);
  return layout(readingOf(page), { ownNames: [] })[0]!.header.customerName?.value;
}

test("layout() takes whom the heading of a form calls the vendor for no buyer", () => {
  const form: Rows = [
    [120, [40, "Razón Social : Comercial Altamira S.L."], [400, "NIT : 900.689.919"]],
    [134, [40, "Dirección : Av. Reforma 1220, Lima 15036"]],
  ];
  expect(buyerOf("INSTITUTO NORTE S.A.", [106, [230, "INFORMACIÓN DEL PROVEEDOR"]], ...form)).toBe(
    "INSTITUTO NORTE S.A.",
  );
  expect(buyerOf("INSTITUTO NORTE S.A.", [106, [230, "INFORMACIÓN DEL CLIENTE"]], ...form)).toBe(
    "Comercial Altamira S.L.",
  );
});

test("layout() takes a name set in under its caption, above what a form asks, into the vendor's block", () => {
  const head: Rows = [
    [110, [38, "PROVEEDOR:"], [364, "REFERENCIA"]],
    [119, [47, "Comercial Altamira S.L."]],
    [130, [38, "DIRECCION: Av. Reforma 1220, Col. Centro, Lima 15036"]],
    [141, [38, "TELEFONO: 555-0156-3089"]],
  ];
  const areas = [areaOf(pageOf([...head, ...TABLE]))];
  const [vendor] = blocksOf(areas, styleOf(areas), new Set()).get("vendor")!;
  expect(vendor!.lines.map(textOf)).toEqual([
    "Comercial Altamira S.L.",
    "Av. Reforma 1220, Col. Centro, Lima 15036",
  ]);
});

test("layout() reads a form whose captions have their colons beside them, and no colon into an address", () => {
  const page = pageOf([
    [40, [180, "ORDEN DE COMPRA 4711"]],
    [100, [35, "Facturar a"]],
    [114, [41, "Nombre de"], [117, ": Industrias Norte S.L."]],
    [127, [41, "Direccion"], [117, ": Av. Reforma 1220"]],
    [141, [41, "RUC"], [117, ": 20844262098"]],
    [180, [357, "Lugar de entrega"], [434, ": Calle Mayor 45, Lima"]],
    ...TABLE,
  ]);
  const { billToName, shipToAddress } = layout(readingOf(page), { ownNames: [] })[0]!.header;
  expect([billToName?.value, shipToAddress?.value]).toEqual([
    "Industrias Norte S.L.",
    "Calle Mayor 45, Lima",
  ]);
});

test("layout() takes no words of captions and no sentence at the head for the buyer", () => {
  const head = (text: string) => buyerOf("", [90, [40, text]]);
  const told = "Agradeceremos entregarnos de acuerdo a su cotizacion, lo siguiente";
  expect(["备注", "SHIP", "DIA", told].map(head)).toEqual([undefined, undefined, undefined, undefined]);
  expect(head("Wolverine")).toBe("Wolverine");
  const book = bookOf({
    订购单: [
      ["义乌市佳禾日用品商行订购单"],
      ["订单号：DH20254324"],
      ["序号", "货号", "品名", "总数量", "单价（元）", "金额（元）"],
      [1, "JL-4711", "硅胶折叠碗", 24, 2.5, 60],
      [2, "JL-4712", "厨房剪刀 SK5", 12, 4, 48],
    ],
  });
  expect(layout(book, { ownNames: [] })[0]!.header.customerName?.value).toContain("义乌市佳禾日用品商行");
});

test("labelsOf() takes the second line of a caption for no caption of its own, and a mail's address for no place", () => {
  const labels = (...rows: Rows) => labelsOf(areaOf(pageOf(rows))).map(({ label }) => label);
  expect(labels([100, [345, "SHIP"], [378, "Receiving"]], [112, [345, "TO:"], [378, "Norte S.A."]])).toEqual([
    "shipTo",
  ]);
  expect(labels([100, [40, "Email Address"], [140, "sales@norte.example"]])).toEqual(["other"]);
});

test("layout() reads the order's day in boxes of its own, not the one the goods are wanted on", () => {
  const dayOf = (...rows: Rows) => {
    const page = pageOf([[40, [40, "ORDEN DE COMPRA 4711"]], ...rows, ...TABLE]);
    return layout(readingOf(page), { ownNames: [] })[0]!.header.orderDate?.value;
  };
  const boxes = (...captions: string[]): Rows => [
    [75, ...captions.map((text, i): [number, string] => [470 + 26 * i, text])],
    [86, [474, "03"], [500, "04"], [526, "23"]],
  ];
  expect(dayOf(...boxes("DÍA", "MES", "AÑO"))).toBe("2023-04-03");
  expect(dayOf(...boxes("MONTH", "DAY", "YEAR"))).toBe("2023-03-04");
  expect(dayOf([63, [470, "FECHA DE ENTREGA"]], ...boxes("DÍA", "MES", "AÑO"))).toBeUndefined();
});
