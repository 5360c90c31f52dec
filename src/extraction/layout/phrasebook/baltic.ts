import type { Tongue } from "./tongue.ts";

/** Estonian: the columns. */
export const et: Tongue = {
  words: {
    date: "kuupaev",
    delivery: "tarne",
    order: "tellimus tellimuse",
    "purchase order": "ostutellimus",
    supplier: "tarnija hankija",
    customer: "ostja tellija",
    code: "kood",
    description: "nimetus",
    quantity: "kogus",
    unit: "uhik",
    price: "hind",
    total: "kokku",
  },
};

/** Latvian: the columns. */
export const lv: Tongue = {
  words: {
    date: "datums",
    delivery: "piegades",
    order: "pasutijums pasutijuma",
    supplier: "piegadatajs",
    customer: "pasutitajs pircejs",
    description: "nosaukums",
    quantity: "daudzums",
    price: "cena",
    total: "kopa",
    discount: "atlaide",
  },
};

/** Lithuanian: the columns. */
export const lt: Tongue = {
  words: {
    delivery: "pristatymo",
    order: "uzsakymas uzsakymo",
    supplier: "tiekejas",
    customer: "uzsakovas pirkejas",
    code: "kodas",
    description: "pavadinimas",
    quantity: "kiekis",
    unit: "mato",
    price: "kaina",
    discount: "nuolaida",
  },
};
