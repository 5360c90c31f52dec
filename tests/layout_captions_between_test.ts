import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { TITLE, under, values, valuesOf } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const FACTURA: Line[] = [
  [
    300,
    [40, "Artículo"],
    [110, "Descripción"],
    [-380, "Cantidad"],
    [-450, "Precio"],
    [-490, "% Bonif."],
    [-560, "Importe"],
  ],
  [311, [110, "Cód. artículo proveedor"], [-380, "Fecha entrega"]],
];

test("layout() reads words that go on over several lines between an item's first and its second", () => {
  const items = [
    ["1020100", ["FILM BOPP CRISTAL", "BOBINA X 1000"], "842,50 KG", "2,00", "1.685,00", "BOP-30/600"],
    [
      "1040031",
      ["CAJA CARTON 40X30 DOBLE", "TRIPLE IMPRESA LOGO", "TRANQUERA"],
      "1.500,00 UN",
      "1,20",
      "1.800,00",
      "CAJA OND 40x30 D/T",
    ],
    ["1050004", ["ETIQUETA 100X60"], "36,00 BOB", "10,00", "360,00", "7798012340017"],
  ] as const;
  const rows = under(
    [...items],
    { from: 330, step: 52 },
    (y, [code, words, count, price, amount, theirs]) => [
      [y, [40, code], [110, words[0]], [-380, count], [-450, price], [-560, amount]],
      ...words.slice(1).map((more, i): Line => [y + 11 * (i + 1), [110, more]]),
      [y + 11 * words.length, [110, theirs], [-380, "09/02/2026"]] as Line,
    ],
  );
  expect(values([...FACTURA, ...rows], "customerSku", "supplierSku", "description", "requiredDate")).toEqual([
    ["1020100", "BOP-30/600", "FILM BOPP CRISTAL BOBINA X 1000", "2026-02-09"],
    ["1040031", "CAJA OND 40x30 D/T", "CAJA CARTON 40X30 DOBLE TRIPLE IMPRESA LOGO TRANQUERA", "2026-02-09"],
    ["1050004", "7798012340017", "ETIQUETA 100X60", "2026-02-09"],
  ]);
});

test("layout() reads a page of one item under the captions of the page before it", () => {
  const captions: Line[] = [
    [300, [40, "Référence"], [140, "Désignation"], [-350, "Qté"], [-430, "P.U. HT"], [-540, "Montant HT"]],
    [311, [40, "Réf. fournisseur"], [140, "Livraison prévue le"]],
  ];
  const first = under(["AB", "CD", "EF"], { from: 330, step: 24 }, (y, code) => [
    [y, [40, `${code}20`], [140, "VANNE LAITON"], [-350, "4,00"], [-430, "12,500"], [-540, "50,00"]],
    [y + 11, [40, `VL 22${code}`], [140, "11/03/26"]],
  ]);
  const second: Line[] = [
    [330, [40, "GH20"], [140, "TUBE CUIVRE ETUI"], [-350, "3,00"], [-430, "2,000"], [-540, "6,00"]],
    [341, [140, "10"]],
    [352, [40, "AG.45 5/10"]],
  ];
  const pages = [
    [...TITLE, ...captions, ...first],
    [...captions, ...second],
  ].map((lines) => pageOf(lines));
  const [draft] = ordersOf(readingOf(...pages), { ownNames: [] }).drafts;
  expect(valuesOf(draft!, "customerSku", "supplierSku", "description").slice(2)).toEqual([
    ["EF20", "VL 22EF", "VANNE LAITON"],
    ["GH20", "AG.45 5/10", "TUBE CUIVRE ETUI 10"],
  ]);
});

test("layout() reads the day under an amount where beside it for how many the price is stands", () => {
  const rows: Line[] = [
    [
      300,
      [40, "Pos"],
      [80, "Artikel"],
      [-330, "Menge"],
      [-450, "Einzelpreis"],
      [-480, "PE"],
      [-550, "Betrag"],
    ],
    [311, [80, "Bezeichnung"], [-550, "Liefertermin"]],
    [322, [80, "Ihre Artikelnummer"]],
    ...under(["4410", "4412", "4460"], { from: 344, step: 40 }, (y, code): Line[] => [
      [
        y,
        [40, String((y - 304) / 4)],
        [80, code],
        [-330, "200 Stück"],
        [-450, "18,60"],
        [-480, "100"],
        [-550, "37,20"],
      ],
      [y + 11, [80, "Maschinenfuß, Edelstahl 1.4301"], [-550, "06.03.2026"]],
      [y + 22, [80, `0${code}-0616`]],
    ]),
  ];
  expect(values(rows, "customerSku", "supplierSku", "description", "requiredDate")).toEqual([
    ["4410", "04410-0616", "Maschinenfuß, Edelstahl 1.4301", "2026-03-06"],
    ["4412", "04412-0616", "Maschinenfuß, Edelstahl 1.4301", "2026-03-06"],
    ["4460", "04460-0616", "Maschinenfuß, Edelstahl 1.4301", "2026-03-06"],
  ]);
});

test("layout() reads codes and names close behind them, under captions that begin where they do", () => {
  const items = [
    ["FILT-0087", "24.00 PZA", "$ 96.50", "0.00 %", "$ 2,316.00", "FL-500S", "FILTRO ACEITE"],
    ["LUB-MLV", "60.00 LT", "$ 10.00", "10.00 %", "$ 540.00", "ATF MERCON 946", "ACEITE TRANSMISION"],
    ["BAL-D1414", "8.00 JGO", "$ 742.00", "0.00 %", "$ 5,936.00", "D1414", "BALATAS DELANTERAS"],
  ];
  const rows: Line[] = [
    [300, [40, "Código"], [-250, "Cantidad"], [-380, "Precio"], [-450, "Descto."], [-560, "Importe"]],
    [311, [40, "Clave proveedor"], [118, "Nombre del producto"]],
    ...under(
      items,
      { from: 330, step: 26 },
      (y, [code, count, price, rebate, amount, theirs, name]): Line[] => [
        [y, [40, code!], [-250, count!], [-380, price!], [-450, rebate!], [-560, amount!]],
        [y + 12, [40, theirs!], [118, name!]],
      ],
    ),
  ];
  expect(values(rows, "customerSku", "supplierSku", "quantity", "description")).toEqual([
    ["FILT-0087", "FL-500S", "24", "FILTRO ACEITE"],
    ["LUB-MLV", "ATF MERCON 946", "60", "ACEITE TRANSMISION"],
    ["BAL-D1414", "D1414", "8", "BALATAS DELANTERAS"],
  ]);
});

test("layout() leaves words that go on beside a lower code, and one that looks like a code below, to the words", () => {
  const items = [
    ["VIS0800251", "VIS TH M8X25", "3 000 U", "5,82", "12,00", "15 364,80", "61201-080-025", "ISO 4017"],
    ["ECR0600001", "ECROU FREIN M6", "5 000 U", "1,94", "", "9 700,00", "62401-060", ""],
    ["CHE1008002", "CHEVILLE FBN", "400 U", "61,30", "25,00", "18 390,00", "FIX-10080", "REF 40664"],
    ["RIV4812AA1", "RIVET AVEUGLE", "8 BTE", "19,85", "20,00", "127,04", "RIV-4812", ""],
  ] as const;
  const rows: Line[] = [
    [
      300,
      [40, "Référence"],
      [150, "Désignation"],
      [-350, "Quantité"],
      [-430, "Prix brut HT"],
      [-480, "Rem."],
      [-560, "Montant"],
    ],
    [311, [40, "V/référence"], [-350, "Délai"], [-480, "%"], [-560, "net HT"]],
    ...under(
      [...items],
      { from: 330, step: 24 },
      (y, [code, words, count, price, rebate, amount, theirs, more]): Line[] => [
        [
          y,
          [40, code],
          [150, words],
          [-350, count],
          [-430, price],
          ...(rebate ? [[-480, rebate] as [number, string]] : []),
          [-560, amount],
        ],
        [y + 11, [40, theirs], ...(more ? [[150, more] as [number, string]] : []), [-350, "20/02/26"]],
      ],
    ),
  ];
  expect(values(rows, "customerSku", "supplierSku", "description", "requiredDate")).toEqual([
    ["VIS0800251", "61201-080-025", "VIS TH M8X25 ISO 4017", "2026-02-20"],
    ["ECR0600001", "62401-060", "ECROU FREIN M6", "2026-02-20"],
    ["CHE1008002", "FIX-10080", "CHEVILLE FBN REF 40664", "2026-02-20"],
    ["RIV4812AA1", "RIV-4812", "RIVET AVEUGLE", "2026-02-20"],
  ]);
});
