import type { Tongue } from "./tongue.ts";

/** Bulgarian: the columns. */
export const bg: Tongue = {
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

/** Croatian, Serbian and Bosnian: the columns. */
export const sr: Tongue = {
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

/** Slovene: the columns. */
export const sl: Tongue = {
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
