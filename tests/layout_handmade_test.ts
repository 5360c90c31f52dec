import { describe, expect, test } from "bun:test";
import { itemIn } from "../src/extraction/layout/prose/text_item.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";

async function linesOf(text: string) {
  const reading = await readFile(new TextEncoder().encode(text), "text");
  return ordersOf(reading, { ownNames: [] }).drafts[0]!.lines.map(({ fields: f }) => [
    f.quantity?.value,
    f.customerSku?.value,
    f.description?.value,
    f.unitPrice?.value,
  ]);
}

describe("ordersOf() what people write by hand", () => {
  test("reads an order told in sentences, sizes in its words", async () => {
    expect(
      await linesOf(
        'We need 7 of part 825-5151, HOSE, AIR, 3/8" X 50FT W/ FITTINGS, at $91.26 each.\n\nAnd please add 15 rolls of part 74620A990, WHEEL, FLAP 4-1/2 X 7/8 60G, at $617.68 each.\n',
      ),
    ).toEqual([
      ["7", "825-5151", 'HOSE, AIR, 3/8" X 50FT W/ FITTINGS', "91.26"],
      ["15", "74620A990", "WHEEL, FLAP 4-1/2 X 7/8 60G", "617.68"],
    ]);
  });

  test("reads a cart: prices times counts, numbers below the names", async () => {
    expect(
      await linesOf(
        "Water bottle      $59.40 × 8      $475.20\nSKU: 8487.630\n\nCandle, soy       $39.07 × 25     $976.75\nSKU: 9116.833\n\nTotal                             $1,451.95\n",
      ),
    ).toEqual([
      ["8", "8487.630", "Water bottle", "59.4"],
      ["25", "9116.833", "Candle, soy", "39.07"],
    ]);
  });

  test("takes money behind an item for its price where the counts times it come to a printed sum", async () => {
    const list = "PO 88123, please ship:\n\n2 x trash liners $10.50\n3 x folders $4.00\n\n";
    expect((await linesOf(`${list}Subtotal: $33.00\n`)).map((line) => line[3])).toEqual(["10.5", "4"]);
    expect((await linesOf(list)).map((line) => line[3])).toEqual([undefined, undefined]);
  });

  test("reads a code that a line's end breaks behind its hyphen, and a count in words and figures", async () => {
    expect(
      await linesOf(
        "This letter is our firm order for the goods below:\n\n1. fifty (50) boxes of gauze pads, four inches square, your item R-\n952-23, at $12.10 per box;\n2. twenty (20) boxes of gloves, your item K-17, at $3.50 per box;\n",
      ),
    ).toEqual([
      ["50", "R-952-23", "gauze pads, four inches square", "12.1"],
      ["20", "K-17", "gloves", "3.5"],
    ]);
  });

  test("reads numbered Chinese rows: the count with its measure word, the price of one behind it", async () => {
    expect(
      await linesOf(
        "您好，请安排以下物料：\n1、HX-8417 液压软管 M8×30 925米，单价300.04元\n2、3269958 轴承 13KG，单价24.48元\n合计277855.24元\n",
      ),
    ).toEqual([
      ["925", "HX-8417", "液压软管 M8×30", "300.04"],
      ["13", "3269958", "轴承", "24.48"],
    ]);
  });

  test("takes the address under a lead to one's own place for no lines", async () => {
    expect(
      await linesOf(
        "Merci de préparer la commande suivante :\n\n- 3 x Câble 3G2,5 (réf. 285-9271) à 27,17 € HT\n\nLivraison souhaitée à notre dépôt :\n4 allée B\n29000 Quimper\n",
      ),
    ).toEqual([["3", "285-9271", "Câble 3G2,5", "27.17"]]);
  });

  test("reads a shop's notice: how many of what stands above, at which price", async () => {
    expect(
      await linesOf(
        "New order: 25197\n\nMug, stoneware (#ML371)\n  × 7  at $1.12  = $7.84\n\nTray 40 x 30 (#ML107)\n  × 2  at $5.00  = $10.00\n\nTotal: $17.84\n",
      ),
    ).toEqual([
      ["7", "ML371", "Mug, stoneware", "1.12"],
      ["2", "ML107", "Tray 40 x 30", "5"],
    ]);
  });

  test("takes a house's number and street over its town for no line", async () => {
    expect(
      await linesOf(
        "Please send:\n\n- 3 x RH-2956 Peat tray\n- 12 x RH-8045 Saw blade\n\nWe need them soon. Drop them at the yard:\n118 Depot Street\nBuilding C\nHartwell, GA 30643\n",
      ),
    ).toEqual([
      ["3", "RH-2956", "Peat tray", undefined],
      ["12", "RH-8045", "Saw blade", undefined],
    ]);
  });
});

test.each([
  [
    "1) 18 Stück Handschuh, Gr. 10\n   Art.-Nr. 4051.494.91, Einzelpreis: 183,39 EUR, zusammen: 3.301,02 EUR",
    "4051.494.91",
  ],
  ["- 18 pcs Handschuh, Gr. 10\n  Item no. 40-51A, unit price: 183.39 EUR, total: 3,301.02 EUR", "40-51A"],
])("ordersOf() reads the number and the prices in the line below an entry", async (entry, code) => {
  expect(await linesOf(`Please order:\n\n${entry}\n\nThanks\n`)).toEqual([
    ["18", code, "Handschuh, Gr. 10", "183.39"],
  ]);
});

describe("itemIn()", () => {
  test("reads the price behind a figure that a word for prices stands before and that is no money", () => {
    const text = "150 m Rohr in Stangen zu 5 m, Art.-Nr. CU-22-5, zu 11,92 € je Meter, zusammen 1.788,00 €";
    const item = itemIn(text, ",");
    expect([item?.quantity.value, item?.unitPrice?.value, item?.lineTotal?.value]).toEqual([
      "150",
      "11.92",
      "1788",
    ]);
    expect([item?.code?.value, item?.description?.value]).toEqual(["CU-22-5", "Rohr in Stangen zu 5 m"]);
  });

  test("takes capitals with dashes behind the name of a part number for one, and no other words", () => {
    expect(itemIn("10 Stück Köpfe weiß, Art.-Nr. TH-UNI-K, à 12,75 €", ",")?.code?.value).toBe("TH-UNI-K");
    expect(itemIn("10 spare part re-worked, at $12.75", ".")?.code).toBeUndefined();
  });

  test("knows what a count is called in Portuguese", () => {
    const item = itemIn("3. Leite UHT integral cx 12 - Qtd: 15 - Total: R$ 837.75", ".");
    expect([item?.quantity.value, item?.description?.value, item?.lineTotal?.value]).toEqual([
      "15",
      "Leite UHT integral cx 12",
      "837.75",
    ]);
  });

  test("takes a number of digits before a dash for the part, the count stands behind", () => {
    const item = itemIn("1882000 - Mug, stoneware, 12 oz - 900 @ $3.73", ".");
    expect([item?.code?.value, item?.quantity.value, item?.unitPrice?.value]).toEqual([
      "1882000",
      "900",
      "3.73",
    ]);
  });

  test.each([
    ["11 conf. 1327923 Cinghia SPZ € 1,77 cad.", "11", "1327923", "1.77"],
    ["3 x AB-1200 Filter, 12,50 EUR je Stück", "3", "AB-1200", "12.5"],
    ["425 pcs 3190.284.72 air filter, EUR 39,46 each", "425", "3190.284.72", "39.46"],
    ["20 NUT 12 pcs", "20", undefined, undefined],
    ["3269958 filter belt 12 pcs @ $4,10", "12", "3269958", "4.1"],
    ["100000 screws, 5 mm @ 0,02", "100000", undefined, "0.02"],
    ["60 x Tube cuivre Ø 22, barre 5 m (réf. K-146-27) à 2,78 € HT", "60", "K-146-27", "2.78"],
  ])("takes money for one piece for the price: %s", (text, quantity, code, price) => {
    const item = itemIn(text, ",");
    expect([item?.quantity.value, item?.code?.value, item?.unitPrice?.value]).toEqual([
      quantity,
      code,
      price,
    ]);
  });
});
