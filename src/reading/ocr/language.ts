/** Languages that Tesseract has data for here, as it calls them. */
export type Language = Latin | "ara" | "jpn";

type Latin = "eng" | "deu" | "fra" | "spa" | "ita" | "nld" | "por" | "pol";

/** Letters beside Latin ones that a page is written in. */
export type Script = "han" | "kana" | "arabic";

export const LETTERS: Record<Script, RegExp> = {
  han: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u,
  kana: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  arabic: /\p{sc=Arabic}/u,
};

/** Whether a text has letters of a page in that script: Japanese is written in Han ones too. */
export function isIn(script: Script, text: string): boolean {
  return LETTERS[script === "kana" ? "han" : script].test(text);
}

/** Whose eyes know a script; Han letters alone are PP-OCR's. */
export const READ_BY: Record<Exclude<Script, "han">, Language> = {
  kana: "jpn",

  arabic: "ara",
};

/** Words that orders in a language are full of, without accents: English eyes miss those. */
const WORDS: Record<Latin, string> = {
  eng: "the of and to for with from by on your our please is are be this item items description quantity qty unit price amount supplier vendor date delivery deliver ship bill address purchase order terms payment due required requested street road number",
  deu: "der die das den und fur mit von bei auf zum zur im ist sind bitte sie wir unsere unser ihre nr bestellung bestellnummer bestelldatum menge stuck stk artikel artikelnummer bezeichnung beschreibung preis einzelpreis gesamtpreis gesamt summe lieferanschrift lieferadresse lieferdatum liefertermin lieferant rechnungsanschrift rechnungsadresse mwst strasse einheit zahlungsbedingungen kundennummer datum tage deutschland",
  fra: "le la les des du de et pour avec par sur au aux votre notre nous vous commande bon quantite qte designation prix unitaire montant livraison livrer adresse facturation facture destinataire fournisseur reference delai date rue tva ht reglement paiement jours france",
  spa: "el la los las de del y por para con su sus en nuestro pedido orden compra cantidad descripcion precio unitario importe proveedor fecha entrega direccion factura unidad calle telefono codigo iva pago dias articulo espana",
  ita: "il lo gli la di del della dei e per con da al alla nostro vostro ordine acquisto quantita descrizione prezzo unitario importo fornitore data consegna indirizzo fattura via codice articolo totale iva spett pagamento giorni italia",
  nld: "de het een van en voor met op te aan bestelling inkooporder bestelbon besteldatum bestelnummer aantal hoeveelheid omschrijving prijs eenheidsprijs bedrag leverancier leverdatum levering afleveradres factuuradres artikel eenheid totaal btw straat stuks datum regel nederland",
  por: "o os as de do da dos das e por para com em nosso pedido encomenda compra quantidade descricao preco unitario valor fornecedor data entrega endereco morada fatura rua codigo unidade pagamento dias nao artigo brasil",
  pol: "i w na z do dla od ul nr zamowienie ilosc nazwa opis cena wartosc dostawca data dostawa dostawy adres faktura nip sztuk szt netto brutto razem termin platnosci towar jednostka polska",
};
/** So much speaks for another language than English before it is believed. */
const LEAST = 3;
/** And so many times as much as for any other before no more words are asked. */
const CLEAR = 2;

const LANGUAGES = Object.keys(WORDS) as Latin[];
/** Each word with its languages: what many share says little of each. */
const SPOKEN = Map.groupBy(
  LANGUAGES.flatMap((language) => WORDS[language].split(" ").map((word) => ({ word, language }))),
  ({ word }) => word,
);

/** The language that most of a page's words are of; English where nothing speaks for another. */
export function languageOf(texts: string[]): Language {
  const [best] = ranked(texts);
  return best!.score >= LEAST ? best!.language : "eng";
}

/** The language that few of a page's words tell beyond doubt; null where more of them must be read. */
export function clearLanguageOf(texts: string[]): Language | null {
  const [best, second] = ranked(texts);
  return best!.score >= Math.max(LEAST, CLEAR * second!.score) ? best!.language : null;
}

/** Languages by how much speaks for them, English first of those that are alike. */
function ranked(texts: string[]): { language: Language; score: number }[] {
  const scores = new Map<Language, number>();
  for (const text of texts) {
    const spoken = SPOKEN.get(folded(text).toLowerCase()) ?? [];
    for (const { language } of spoken) scores.set(language, (scores.get(language) ?? 0) + 1 / spoken.length);
  }
  return LANGUAGES.map((language) => ({ language, score: scores.get(language) ?? 0 })).sort(
    (a, b) => b.score - a.score,
  );
}

/** Letters without their accents, and without marks around them. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replace(/^\P{L}+|[^\p{L}\p{N}]+$/gu, "");
}
