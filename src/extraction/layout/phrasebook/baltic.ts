import type { Tongue } from "./tongue.ts";

/** Estonian: the titles and the columns. */
export const et: Tongue = {
  "purchase order": "ostutellimus|tellimus|tellimus tarnijale",
  months:
    "jaanuar/jaanuari/jaan veebruar/veebruari/veebr märts/märtsi aprill/aprilli/apr mai juuni juuli august/augusti/aug september/septembri/sept oktoober/oktoobri/okt november/novembri/nov detsember/detsembri/dets",
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

/** Latvian: the titles and the columns. */
export const lv: Tongue = {
  "purchase order": "pasūtījums|pasūtījums piegādātājam",
  months:
    "janvāris/janvārī/janv februāris/februārī/febr marts/martā aprīlis/aprīlī maijs/maijā jūnijs/jūnijā jūlijs/jūlijā augusts/augustā septembris/septembrī oktobris/oktobrī novembris/novembrī decembris/decembrī",
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

/** Lithuanian: the titles and the columns. */
export const lt: Tongue = {
  "purchase order": "užsakymas|užsakymas tiekėjui|pirkimo užsakymas",
  months: "sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio",
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
