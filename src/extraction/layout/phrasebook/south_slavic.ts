import type { Tongue } from "./tongue.ts";

/** Bulgarian: the titles and the columns. */
export const bg: Tongue = {
  "purchase order": "поръчка|поръчка към доставчик|поръчка на доставчик|поръчка за доставка",
  months: "януари февруари март април май юни юли август септември октомври ноември декември",
  words: {
    value: "стойност",
    order: "поръчка",
    supplier: "доставчик",
    customer: "клиент купувач възложител",
    description: "найменование",
    unit: "мярка",
    price: "цена",
    amount: "сума",
    total: "общо",
    net: "нето",
    tax: "ддс",
    discount: "отстъпка",
  },
  sayings: [[/(?<!\p{L})(единична|ед) цена(?!\p{L})/gu, "unit price"]],
};

/** Croatian, Serbian and Bosnian: the titles and the columns. */
export const sr: Tongue = {
  "purchase order":
    "narudžbenica|narudžba|narudžba dobavljaču|narudžbenica dobavljaču|наруџбеница|поруџбеница",
  months:
    "januar/јануар/siječanj/siječnja februar/фебруар/veljača/veljače mart/март/ožujak/ožujka april/април/travanj/travnja maj/мај/svibanj/svibnja jun/јун/lipanj/lipnja jul/јул/srpanj/srpnja avgust/август/kolovoz/kolovoza septembar/септембар/rujan/rujna oktobar/октобар novembar/новембар/studeni/studenoga decembar/децембар/prosinac/prosinca",
  words: {
    "purchase order": "narudzbenica",
    order: "narudzba narudzbe",
    purchase: "nabavke nabava",
    delivery: "isporuka isporuke dobava",
    supplier: "dobavljac",
    customer: "kupac narucitelj",
    line: "rbr",
    code: "sifra",
    item: "artikl artikel",
    description: "naziv",
    quantity: "kolicina",
    unit: "mjera jmj jedinica",
    price: "cijena",
    amount: "iznos",
    total: "ukupno",
    discount: "popust",
    tax: "pdv",
    remarks: "napomena",
    date: "datum",
  },
  sayings: [
    [/^narudzba c$/g, "order no"],
    [/\bred(ni)? br(oj)?\b/g, "line"],
  ],
};

/** Slovene: the titles and the columns. */
export const sl: Tongue = {
  "purchase order": "naročilnica|naročilo|naročilo dobavitelju",
  months:
    "januar/januarja februar/februarja marec/marca april/aprila maj/maja junij/junija julij/julija avgust/avgusta september/septembra oktober/oktobra november/novembra december/decembra",
  words: {
    "purchase order": "narocilnica",
    order: "narocila narocilo narudzbina",
    delivery: "dobave dostave",
    supplier: "dobavitelj",
    customer: "kupec narocnik",
    no: "stevilka",
    description: "naziv",
    quantity: "kolicina",
    unit: "enota",
    amount: "znesek",
    total: "skupaj",
    tax: "ddv",
    code: "sifra",
  },
  sayings: [[/^narocilo c$/g, "order no"]],
};
