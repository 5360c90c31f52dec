import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { HeaderField } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const FIRM: Rows = [
  [40, [40, "Corran Hill Farms Ltd"]],
  [54, [40, "88 Dock Road"]],
  [68, [40, "Fairhaven NR5 9BD"]],
];
const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];
const TYPED =
  "Qty   Part       Description      Price\n2     HX-8417    Hose, 1/2 in     9.50\n4     KR-1152    Clamp, steel     4.75\n";

function drawn(head: Rows, foot: Rows = []) {
  return layout(readingOf(pageOf([...FIRM, ...head, ...TABLE, ...foot])), { ownNames: [] })[0]!;
}

async function typed(text: string) {
  const reading = await readFile(new TextEncoder().encode(text), "text");
  return ordersOf(reading, { ownNames: [] }).drafts[0]!;
}

/** What is read of a value behind its caption, far beside it, under it in a strip, and glued to it. */
async function underCaption(caption: string, value: string, field: HeaderField) {
  const far = 60 + 7 * caption.length;
  const drafts = [
    await typed(`${caption}: ${value}\n\n${TYPED}`),
    drawn([[120, [40, `${caption}:`], [far, value]]]),
    drawn([
      [120, [40, "Terms"], [200, caption], [430, "Ship via"]],
      [134, [40, "Net 30"], [200, value], [430, "Truck"]],
    ]),
    drawn([[120, [40, `${caption}:${value}`]]]),
  ];
  return drafts.map(({ header }) => header[field]?.value);
}

/** What is read of a sentence above and below the rows of a typed text and of a page. */
async function inSentence(sentence: string, field: HeaderField) {
  const drafts = [
    await typed(`${sentence}\n\n${TYPED}`),
    await typed(`Dear all,\n\n${TYPED}\n${sentence}\n`),
    drawn([[120, [40, sentence]]]),
    drawn([], [[400, [40, sentence]]]),
  ];
  return drafts.map(({ header }) => header[field]?.value);
}

function everywhere<T>(value: T): T[] {
  return [value, value, value, value];
}

const CAPTIONS: [HeaderField, string, string, string[]][] = [
  [
    "poNumber",
    "471182",
    "471182",
    [
      ...[
        "Our PO",
        "Order Sheet No.",
        "Purch. Ord. No.",
        "Supply order no.",
        "Buyer's ref",
        "Requisition No.",
      ],
      ...["REQ #", "Indent no.", "Kundenbestellnr.", "Vorgangsnummer", "BC n°", "Ordre d'achat n°", "OC #"],
      ...[
        "Nuestro pedido",
        "Ns. ordine",
        "Ons kenmerk",
        "Opdrachtnummer",
        "Zlecenie nr",
        "Nasz znak",
        "我方订单号",
      ],
    ],
  ],
  [
    "orderDate",
    "12 June 2026",
    "2026-06-12",
    [
      ...[
        "Order placed on",
        "Raised on",
        "Date of PO",
        "Order dt.",
        "Date prepared",
        "Our date",
        "Unser Datum",
      ],
      ...["Établi le", "Passée le", "Emitido el", "Emesso il", "Opgemaakt op", "Zamówiono dnia"],
    ],
  ],
  [
    "requiredDate",
    "12 June 2026",
    "2026-06-12",
    [
      ...[
        "Ship to arrive by",
        "First delivery",
        "Req. Delivery",
        "When wanted",
        "Due in",
        "Delivery day",
        "For delivery",
        "Not later than",
        "MABD",
      ],
      ...[
        "Must be here by",
        "Lieferung zum",
        "Benötigt bis",
        "Fixtermin",
        "Livraison au plus tard",
        "Date limite",
      ],
      ...[
        "Se requiere para",
        "Entrega desejada",
        "Consegnare il",
        "Nodig op",
        "Dostarczyć do",
        "Potrzebne na",
      ],
    ],
  ],
];

const NUMBERS = [
  ...["Our order number is 471182.", "Please quote order number 471182 on your invoice."],
  ...["Unsere Bestellnummer lautet 471182.", "Notre numéro de commande est le 471182."],
  ...["Nuestro número de pedido es 471182.", "Il nostro numero d'ordine è 471182."],
  ...["Ons bestelnummer is 471182.", "O nosso número de encomenda é 471182."],
  ...["Nasz numer zamówienia to 471182.", "Your quote is accepted as our order 471182."],
];

const DAYS = [
  ...["We need these on 12 June 2026.", "They must be with us by 12 June 2026.", "In store by 12 June 2026."],
  ...["Could you get it to us for 12 June 2026?", "We'd like delivery on Friday 12 June 2026."],
  ...["The latest acceptable delivery date is 12 June 2026.", "Wir brauchen die Ware zum 12.06.2026."],
  ...["Livraison : École Michaud, 3 chemin du Stade, le 12 juin 2026 au plus tard."],
  ...["Bitte am 12.06.2026 anliefern.", "Die Ware muss am 12.06.2026 bei uns sein."],
  ...["Il nous les faut pour le 12 juin 2026.", "Nous souhaitons être livrés le 12 juin 2026."],
  ...["Favor de entregar a más tardar el 12 de junio de 2026.", "La merce ci serve per il 12 giugno 2026."],
  ...["Precisamos da mercadoria até 12 de junho de 2026.", "Graag leveren voor 12 juni 2026."],
  ...["Prosimy o dostawę do 12.06.2026.", "Towar potrzebny na 12.06.2026."],
];

const NO_DAYS = [
  ...["Needed as soon as possible.", "Delivery: ASAP", "Liefertermin: KW 23", "Livraison: semaine 23"],
  ...["Please do not deliver before 12 June 2026.", "Please confirm by 12 June 2026."],
  ...["Your quote of 12 June 2026 refers.", "Bitte bestätigen Sie bis zum 12.06.2026."],
];

const PLACES: [string, string][] = [
  [
    "Please deliver to our warehouse at 14 Foundry Lane, Bristol BS2 0QZ.",
    "14 Foundry Lane, Bristol BS2 0QZ",
  ],
  [
    "Send the goods to 14 Foundry Lane, Bristol BS2 0QZ, where Mr Cole takes them in.",
    "14 Foundry Lane, Bristol BS2 0QZ",
  ],
  ["Delivery is to 14 Foundry Lane, Bristol BS2 0QZ.", "14 Foundry Lane, Bristol BS2 0QZ"],
  ["Delivery: 14 Foundry Lane, Bristol BS2 0QZ", "14 Foundry Lane, Bristol BS2 0QZ"],
  ["Where: 14 Foundry Lane, Bristol BS2 0QZ", "14 Foundry Lane, Bristol BS2 0QZ"],
  ["Bitte liefern Sie an unser Lager: Gießereiweg 14, 50667 Köln.", "Gießereiweg 14, 50667 Köln"],
  ["Baustelle: Gießereiweg 14, 50667 Köln", "Gießereiweg 14, 50667 Köln"],
  ["Merci de livrer à notre entrepôt : 14 rue des Forges, 69003 Lyon.", "14 rue des Forges, 69003 Lyon"],
  ["Entregar en nuestro almacén: Calle Mayor 14, 28013 Madrid.", "Calle Mayor 14, 28013 Madrid"],
  ["Si prega di consegnare in Via Roma 14, 20121 Milano.", "Via Roma 14, 20121 Milano"],
  ["Graag leveren op ons magazijn: Smidsweg 14, 3511 AB Utrecht.", "Smidsweg 14, 3511 AB Utrecht"],
];

describe("ordersOf() and layout() what a head says", () => {
  test.each(CAPTIONS)(
    "read the %s under its captions in many tongues",
    async (field, value, read, captions) => {
      for (const caption of captions)
        expect([caption, ...(await underCaption(caption, value, field))]).toEqual([
          caption,
          ...everywhere(read),
        ]);
    },
  );

  test("read the order's number in a sentence", async () => {
    for (const sentence of NUMBERS)
      expect([sentence, ...(await inSentence(sentence, "poNumber"))]).toEqual([
        sentence,
        ...everywhere("471182"),
      ]);
  });

  test("take no other order's number for this one's", async () => {
    for (const sentence of ["As on our last order 471182.", "This replaces order 471182."])
      expect(await inSentence(sentence, "poNumber")).toEqual(everywhere(undefined));
  });

  test.each([
    "Purchase order 9316\nRequisition No.: 471182",
    "PURCHASE ORDER\nNo. 9316\n\nWork Order 30400 - Boiler overhaul",
  ])("put the order's own number before that of a request or a job: %#", async (head) => {
    const { header } = await typed(`${head}\n\n${TYPED}`);
    expect(header.poNumber?.value).toBe("9316");
  });

  test("read the day that a sentence asks for", async () => {
    for (const sentence of DAYS)
      expect([sentence, ...(await inSentence(sentence, "requiredDate"))]).toEqual([
        sentence,
        ...everywhere("2026-06-12"),
      ]);
  });

  test("invent no day", async () => {
    for (const sentence of NO_DAYS)
      expect([sentence, ...(await inSentence(sentence, "requiredDate"))]).toEqual([
        sentence,
        ...everywhere(undefined),
      ]);
  });

  test.each(PLACES)("read where goods go: %s", async (sentence, address) => {
    expect(await inSentence(sentence, "shipToAddress")).toEqual(everywhere(address));
  });

  test.each(["Same as above", "The above", "wie oben", "même adresse", "our address"])(
    "take %p for no place",
    async (same) => {
      for (const field of ["shipToName", "shipToAddress"] as const)
        expect(await inSentence(`Ship to: ${same}`, field)).toEqual(everywhere(undefined));
    },
  );

  test.each(["Start Ship", "Ship Not Before", "Ship Start", "Ship Window"])(
    "take the first day of a window, never the one an order is void from: %s",
    (first) => {
      const strip: Rows[number][] = [
        [120, [40, "Cancel Date"], [240, first], [440, "Cancel If Not Delivered By"]],
        [132, [40, "06/22/2026"], [240, "06/12/2026"], [440, "06/24/2026"]],
      ];
      const { shipDate, requiredDate } = drawn(strip).header;
      expect([shipDate?.value, requiredDate?.value]).toEqual(["2026-06-12", undefined]);
    },
  );

  test("read a letter's day before who wrote it, and a day of a clause in Chinese", () => {
    expect(drawn([[120, [40, "Bern, 05.01.2026 / Herr Wendelin"]]]).header.orderDate?.value).toBe(
      "2026-01-05",
    );
    const clause: Rows[number] = [420, [40, "1、交货日期：乙方应于2026年2月6日前交货。"]];
    expect(drawn([clause]).header.requiredDate?.value).toBe("2026-02-06");
  });

  test("read a value that stands left of its caption from right to left", () => {
    const { poNumber, orderDate } = drawn([
      [120, [40, "60641964"], [90, ":"], [96, "رقم"]],
      [132, [40, "13/01/2026"], [96, ":"], [102, "تاريخ"]],
    ]).header;
    expect([poNumber?.value, orderDate?.value]).toEqual(["60641964", "2026-01-13"]);
  });

  test("name the firm that goods go to, not who takes them in", () => {
    const place = [
      "Ship to:",
      "Attn: Joan Cole",
      "Fairweather Opticians Ltd",
      "14 Foundry Lane",
      "Bristol BS2 0QZ",
    ];
    const { header } = drawn(place.map((text, i): Rows[number] => [120 + 12 * i, [40, text]]));
    expect(header.shipToName?.value).toBe("Fairweather Opticians Ltd");
    expect(header.shipToAddress?.value).toBe("14 Foundry Lane, Bristol BS2 0QZ");
  });

  test("take an order's name with its number for no buyer", async () => {
    expect((await typed(`PO 9316\n\n${TYPED}`)).header.customerName).toBeUndefined();
  });

  test("end the last item of a typed table at the blank line before a sentence", async () => {
    const { lines } = await typed(`${TYPED}\nPlease deliver all of it by 12 June 2026.\n`);
    expect(lines.at(-1)?.fields.description?.value).toBe("Clamp, steel");
  });
});

test("ordersOf() reads a total that a letter tells before taxes, of which each figure has its sign, and is as sure of the lines", async () => {
  const { header, lines, findings } = await typed(
    [
      "Bonjour, voici notre commande no 20615 :",
      "24 x OF-3614 filtres à huile à 61,85 $ = 1 484,40 $",
      "8 x BP-1208 jeux de plaquettes avant à 48,90 $ = 391,20 $",
      "",
      "Ça nous donne 1 875,60 $ avant taxes (TPS 93,78 $, TVQ 187,09 $), soit 2 156,47 $ en dollars canadiens.",
      "On a 3 autos qui attendent après ça!",
    ].join("\n"),
  );
  expect([lines.length, header.total?.value, header.currency?.value]).toEqual([2, "1875.6", "CAD"]);
  expect(findings.map(({ code, level }) => [code, level])).toEqual([["running_text", "warning"]]);
});
