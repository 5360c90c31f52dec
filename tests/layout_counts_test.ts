import { describe, expect, test } from "bun:test";
import { capitalsIn } from "../src/extraction/layout/values/capitals.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function read(...lines: Line[]) {
  const { header, lines: read, findings } = ordersOf(readingOf(pageOf(lines)), { ownNames: [] }).drafts[0]!;
  return {
    header: Object.fromEntries(Object.entries(header).map(([field, one]) => [field, one.value])),
    lines: read.map(({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, one.value])),
    ),
    codes: findings.map(({ code }) => code),
  };
}

describe("layout() of an order without prices", () => {
  test("takes whole numbers beside units for the count, and their sum for no total", () => {
    const { header, lines } = read(
      [40, [40, "PURCHASE ORDER"], [300, "NO.PO : 360/01"]],
      [80, [40, "No"], [80, "Nama Bahan Baku"], [300, "Harga"], [380, "Qty"], [-480, "Jumlah"]],
      [94, [40, "1"], [80, "Paha Bawah Fresh"], [380, "kg"], [-480, "167"]],
      [108, [40, "2"], [80, "Bawang Merah Brebes"], [380, "kg"], [-480, "25"]],
      [122, [40, "3"], [80, "Telur Ayam Negeri"], [380, "kg"], [-480, "8"]],
      [140, [380, "SUB.TOTAL"], [-480, "200"]],
    );
    expect(lines.map(({ quantity, lineTotal, unit }) => [quantity, lineTotal, unit])).toEqual([
      ["167", undefined, "kg"],
      ["25", undefined, "kg"],
      ["8", undefined, "kg"],
    ]);
    expect(header.total).toBeUndefined();
  });

  test("counts by a word that is no unit it knows, and with a sign of times", () => {
    const letter = (...counts: string[]) =>
      read(
        [40, [40, "Our order PF/2420"]],
        [80, [40, "Your ref."], [160, "Item"], [-400, "Quantity"], [-500, "Price each"]],
        ...counts.map(
          (count, i): Line => [
            94 + 14 * i,
            [40, `K-918-8${i}B`],
            [160, "Seal kit, cylinder"],
            [-400, count],
            [-500, "26.60"],
          ],
        ),
      ).lines.map(({ quantity, unit }) => [quantity, unit]);
    expect(letter("7 off", "241 pack", "12 bobbins", "2 off")).toEqual([
      ["7", "off"],
      ["241", "pack"],
      ["12", "bobbins"],
      ["2", "off"],
    ]);
    expect(letter("7x", "12 x")).toEqual([
      ["7", undefined],
      ["12", undefined],
    ]);
  });

  test("takes a heading of units with a currency for that of prices", () => {
    const { lines } = read(
      [40, [40, "PURCHASE ORDER 4711"]],
      [80, [40, "STOCK CODE"], [160, "DESCRIPTION"], [-400, "QTY"], [420, "UOM"], [-540, "UNIT USD"]],
      [94, [40, "KR-6593"], [160, "Seal kit"], [-400, "16"], [420, "EA"], [-540, "26.60"]],
      [108, [40, "HX-8417"], [160, "Pump"], [-400, "9"], [420, "EA"], [-540, "312.50"]],
    );
    expect(lines.map(({ unit, unitPrice }) => [unit, unitPrice])).toEqual([
      ["EA", "26.6"],
      ["EA", "312.5"],
    ]);
  });

  test("knows what Indonesian calls an ordered count", () => {
    const { header, lines } = read(
      [40, [40, "Surat Pesanan Pembelian"], [300, "No Transaksi"], [400, ": OP.2304.72341"]],
      [80, [40, "No"], [80, "Kode"], [160, "Nama Barang"], [-480, "Jumlah Pesanan"]],
      [91, [-480, "Dalam Satuan"]],
      [110, [40, "1"], [80, "KR-6593"], [160, "Sarung tangan hitam"], [-480, "167.00"]],
      [124, [40, "2"], [80, "HX-8417"], [160, "Selang hidrolik"], [-480, "925.00"]],
    );
    expect(lines.map(({ quantity, lineTotal }) => [quantity, lineTotal])).toEqual([
      ["167", undefined],
      ["925", undefined],
    ]);
    expect(header.poNumber).toBe("OP.2304.72341");
  });
});

describe("layout() of a sheet that an office program printed", () => {
  const rows: Line[] = [
    [110, [40, "105-5058: Lubricator, grease"], [200, "Lubricator, 125 ml"], [-400, "16"], [-480, "26.60"]],
    [124, [40, "WPR4027: Seal kit, cylinder"], [200, "Seal kit, 80 mm"], [-400, "9"], [-480, "312.50"]],
  ];

  test("takes what stands before a colon and the item's name for its code", () => {
    const heads: Line = [96, [40, "Item Code"], [200, "Description"], [-400, "Quantity"], [-480, "Rate"]];
    const { lines, codes } = read([40, [40, "PURCHASE ORDER 4711"]], heads, ...rows);
    expect(lines.map(({ customerSku }) => customerSku)).toEqual(["105-5058", "WPR4027"]);
    expect(codes).not.toContain("odd_line");
  });

  test("takes no row of captions with what they say for the upper line of headings", () => {
    const { lines, codes } = read(
      [40, [40, "ORDEN DE COMPRA"], [300, "Folio: OC-24117"]],
      [84, [40, "Condiciones"], [-400, "30 días"], [-480, "Almacén:"], [-560, "1 General"]],
      [96, [40, "Clave"], [200, "Descripción"], [-400, "Cantidad"], [-480, "P. Unitario"], [-560, "Importe"]],
      [110, [40, "WPR4027"], [200, "Broca HSS 3/8"], [-400, "16.00"], [-480, "26.60"], [-560, "425.60"]],
      [
        124,
        [40, "GDN1133"],
        [200, "Guante de carnaza"],
        [-400, "9.00"],
        [-480, "312.50"],
        [-560, "2,812.50"],
      ],
    );
    expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      ["16", "26.6"],
      ["9", "312.5"],
    ]);
    expect(codes).not.toContain("undecided_column");
  });
});

describe("layout() of a Chinese contract", () => {
  const contract = read(
    [40, [240, "购销合同"]],
    [54, [40, "甲方（供方）：华东精工机械股份有限公司"], [360, "合同编号：HT20237188"]],
    [68, [40, "乙方（需方）：常熟锦绣纺织品有限公司"], [360, "签订日期：2023-04-03"]],
    [
      96,
      [40, "品种"],
      [120, "规格"],
      [240, "单位"],
      [-340, "数量"],
      [-420, "单价（元）"],
      [-520, "金额（元）"],
    ],
    [110, [40, "人棉印花布"], [120, "21W"], [240, "公斤"], [-340, "167"], [-420, "53.62"], [-520, "8954.54"]],
    [124, [40, "全棉府绸"], [120, "40S*40S"], [240, "米"], [-340, "525"], [-420, "4.35"], [-520, "2283.75"]],
    [140, [40, "合计金额（大写）"], [300, "壹万壹仟贰佰叁拾捌元贰角玖分"]],
  );

  test("takes the kind of cloth for its words, and whoever needs it for the buyer", () => {
    expect(contract.lines.map(({ description }) => description!.split(" ")[0])).toEqual([
      "人棉印花布",
      "全棉府绸",
    ]);
    expect(contract.header.customerName).toBe("常熟锦绣纺织品有限公司");
  });

  test("reads its head where blanks stand around figures, and who is party A in brackets", () => {
    const { header } = read(
      [40, [240, "采购合同"]],
      [54, [40, "需方（甲方）：江川电子有限公司"], [360, "合同编号：966255"]],
      [68, [40, "供方（乙方）：华东精工机械有限公司"], [360, "签订日期：2024 年 4 月 23 日"]],
      [
        96,
        [40, "产品编号"],
        [160, "产品名称"],
        [300, "单位"],
        [-380, "数量"],
        [-460, "单价(元)"],
        [-540, "金额(元)"],
      ],
      [
        110,
        [40, "T14097/3"],
        [160, "不锈钢板"],
        [300, "米"],
        [-380, "20"],
        [-460, "48.50"],
        [-540, "970.00"],
      ],
      [124, [40, "T14098/3"], [160, "液压软管"], [300, "套"], [-380, "50"], [-460, "2.07"], [-540, "103.50"]],
      [150, [40, "合计"], [160, "人民币（小写）：¥1,073.50"]],
    );
    expect(header).toMatchObject({
      customerName: "江川电子有限公司",
      poNumber: "966255",
      orderDate: "2024-04-23",
      total: "1073.5",
    });
  });

  test("reads a total that is printed in words alone", () => {
    expect(contract.header.total).toBe("11238.29");
    expect(contract.codes).toEqual([]);
  });
});

test("capitalsIn() reads figures that nobody may alter", () => {
  const said = ["人民币伍拾陆万肆仟元整", "叁亿零伍佰万元正", "壹仟元零伍分", "拾万元", "万元", "元"];
  expect(said.map((text) => capitalsIn(text)?.value ?? null)).toEqual([
    "564000",
    "305000000",
    "1000.05",
    "100000",
    null,
    null,
  ]);
});

test("layout() reads an order once that its page holds twice, with an amount in pesos", () => {
  const copy = (top: number, name: string): Line[] => [
    [top, [40, `Purchase Order - ${name} Copy`]],
    [top + 14, [40, "PO#"], [120, "000143"]],
    [top + 40, [40, "#"], [80, "Material"], [240, "Unit"], [-340, "Qty"], [-420, "Price"], [-520, "Total"]],
    [
      top + 54,
      [40, "1"],
      [80, "Anchor, wedge"],
      [240, "pc"],
      [-340, "8"],
      [-420, "P 59.40"],
      [-520, "P 475.20"],
    ],
    [
      top + 68,
      [40, "2"],
      [80, "Stud, steel"],
      [240, "pc"],
      [-340, "20"],
      [-420, "P 57.33"],
      [-520, "P 1,146.60"],
    ],
    [top + 82, [-420, "Grand Total"], [-520, "P 1,621.80"]],
  ];
  const { header, lines, codes } = read(...copy(40, "Supplier"), ...copy(300, "Site"));
  expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    ["8", "59.4"],
    ["20", "57.33"],
  ]);
  expect(header.total).toBe("1621.8");
  expect(codes).toContain("other_sheet");
});

describe("layout() of prices under their units", () => {
  const amounts = ["593.93", "390.73", "17.44"].map((price) => (8 * Number(price)).toFixed(2));
  const rows: Line[] = ["593.93", "390.73", "17.44"].flatMap((price, i): Line[] => [
    [110 + 40 * i, [40, `${i + 1}`], [-110, "8"], [130, `43899${i}2`], [-400, "EA"], [-500, amounts[i]!]],
    [121 + 40 * i, [130, "Pressure transmitter 0-16 bar"], [-400, price]],
    [132 + 40 * i, [130, `Supplier Part No: EX-83${i}-82`]],
  ]);
  const under = (unit: string, words: string) =>
    read(
      [40, [40, "PURCHASE ORDER 4711"]],
      [80, [40, "Line"], [-110, "Quantity"], [130, "Item ID"], [-400, unit], [-500, "Extended"]],
      [91, [40, "No."], [-110, "Ordered"], [130, words], [-400, "Unit Price"], [-500, "Price"]],
      ...rows,
    );

  test("reads them, and the codes over their words", () => {
    const { lines, codes } = under("Pricing UOM", "Item Description");
    expect(lines.map((line) => [line.customerSku, line.supplierSku, line.unitPrice])).toEqual([
      ["4389902", "EX-830-82", "593.93"],
      ["4389912", "EX-831-82", "390.73"],
      ["4389922", "EX-832-82", "17.44"],
    ]);
    expect(codes).not.toContain("unread_value");
  });

  test("says that there are some where none is read", () => {
    expect(under("UOM", "").codes).toContain("unread_value");
  });
});

test("layout() reads a price behind words that reach towards it", () => {
  const items = [
    "NYLON 6/6 IM NAT",
    "ABS HI-HEAT BLK GAYLORD",
    "PBT GF30 GREY 55LB BAG FOR ALL INJECTION MACHINES OF BOTH HALLS",
    "PP COPO 12 MELT",
  ];
  const prices = ["366.3372", "881.3426", "2.9347", "453.2227"];
  const counts = ["332", "6", "475", "17"];
  const { lines } = read(
    [40, [36, "PURCHASE ORDER 4711"]],
    [
      222,
      [36, "Item"],
      [76, "Material"],
      [-330, "Order Qty"],
      [336, "Unit"],
      [410, "Delivery date"],
      [-576, "Net amount"],
    ],
    [232, [76, "Description"], [410, "Price per unit"]],
    ...items.flatMap((words, i): Line[] => [
      [
        250 + 38 * i,
        [36, `${10 * (i + 1)}`],
        [76, `957611${i}-1`],
        [-330, `${counts[i]}.000`],
        [336, "Pound(s)"],
        [410, "01/SEP/2024"],
        [-576, (Number(counts[i]) * Number(prices[i])).toFixed(2)],
      ],
      [261 + 38 * i, [76, words], [410, `${prices[i]} USD / 1 LB`]],
      [271 + 38 * i, [76, `Your material: R-63${i}-91 Lot size 1,000 LB gaylord, 40 per truck`]],
    ]),
  );
  expect(lines.map(({ unitPrice }) => unitPrice)).toEqual(prices);
});
