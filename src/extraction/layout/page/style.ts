import { parseAmount } from "../values/amounts.ts";
import { bareForm, type DateOrder, dateOrder, EITHER_ORDER } from "../values/dates.ts";
import { type DecimalMark, settledMark } from "../values/numbers.ts";
import { multiplies } from "../values/products.ts";
import { inEnglish } from "../words/languages.ts";
import { remembered } from "../words/memo.ts";
import { normalize } from "../words/normal.ts";
import { bareDays } from "./bare_days.ts";
import { orderByCountry } from "./day_first.ts";
import { kindOf } from "./document_kind.ts";
import type { Area, TextLine } from "./lines.ts";

/** How a document writes numbers and dates, decided once. */
export interface Style {
  mark: DecimalMark;
  /** No figure of the document settles its mark, nor do its language and country. */
  open: boolean;
  dates: DateOrder;
  /** The day of the order, YYYY-MM-DD, from which days of its table without a year are told. */
  ordered?: string;
  /** The seller wrote it (invoice, confirmation): "our" and "your" change sides. */
  bySeller: boolean;
}

/** Decides the style of a document from all of its words. */
export function styleOf(areas: Area[]): Style {
  const segments = areas.flatMap(({ lines }) =>
    lines.flatMap(({ segments: parts }) => parts.map(({ text }) => text)),
  );
  const continental = isContinental(segments);
  const kind = kindOf(areas);
  const dates = dateOrder(segments, () => orderByCountry(segments, areas, continental));
  const bare = bareForm(bareDays(areas), dates);
  return {
    ...markOf(areas, segments, continental),
    dates: bare ? { ...dates, bare } : dates,
    bySeller: kind !== null && kind !== "order" && kind !== "a price list",
  };
}

/** Figures that stand alone tell more than those of sentences, which may be terms in another language. */
function markOf(
  areas: Area[],
  segments: string[],
  continental: boolean,
): { mark: DecimalMark; open: boolean } {
  const marked = segments.filter((text) => /\d[.,]/.test(text));
  const figures = marked.filter((text) => parseAmount(text, "."));
  const lone = settledMark(figures);
  if (lone && !(continental && lone === "." && areCodes(figures))) return { mark: lone, open: false };
  if (continental) {
    const [pointed, comma] = ([".", ","] as const).map((mark) => productsIn(areas, mark));
    if (pointed! > comma! || segments.some((text) => POINTED.test(text))) return { mark: ".", open: false };
    return { mark: ",", open: comma! <= pointed! };
  }
  const words = areas.flatMap(({ lines }) => lines.flatMap(({ tokens }) => tokens.map(({ text }) => text)));
  const settled = settledMark(words);
  return { mark: settled ?? ".", open: settled === null && !words.some((text) => COMMA_GROUPED.test(text)) };
}

/** Whether points stand in codes, "20821.330" and "15380.1": none of the figures has hundredths, and others may have thousandths behind a comma. */
function areCodes(figures: string[]): boolean {
  return figures.some((text) => COMMA_GROUPED.test(text)) && !figures.some((text) => HUNDREDTHS.test(text));
}

const HUNDREDTHS = /\d\.\d{2}(?!\d)/;

/** In how many lines a figure is the product of two before it. */
function productsIn(areas: Area[], mark: DecimalMark): number {
  const lines = areas.flatMap(({ lines }) => lines).filter(({ text }) => GROUPED.test(text));
  return lines.slice(0, MOST_LINES).filter(({ segments }) => {
    const figures = segments.flatMap(({ text }) => parseAmount(text, mark)?.value ?? []);
    return figures.some((amount, last) =>
      figures
        .slice(0, last)
        .some((price, at) =>
          figures.slice(0, at).some((quantity) => multiplies(quantity, price, amount) === "1"),
        ),
    );
  }).length;
}

const MOST_LINES = 50;

/** What may be thousands or thousandths. */
const GROUPED = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/;

/** Thousands as English writes them. */
const COMMA_GROUPED = /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d.,])/;

/** Countries that write decimal points, though their language is written with commas elsewhere. */
const POINTED =
  /(?<!\p{L})(m[eé]xico|guatemala|honduras|el salvador|nicaragua|panam[aá]|per[uú]|puerto rico|rep[uú]blica dominicana|schweiz|suisse|svizzera|suiza|liechtenstein)(?!\p{L})/iu;

/** The style of an order's head: rows that put the month first don't outvote a language that puts the day first. */
export function headStyle(areas: Area[], style: Style, rows: ReadonlySet<TextLine>): Style {
  if (!style.dates.certain || style.dates.first !== "month") return style;
  const above = areas.flatMap(({ lines }) => {
    const first = lines.findIndex((line) => rows.has(line));
    return first < 0 ? lines : lines.slice(0, first);
  });
  const texts = above.flatMap(({ segments }) => segments.map(({ text }) => text));
  const own = dateOrder(texts, () => EITHER_ORDER);
  return isContinental(texts) && !own.certain ? { ...style, dates: own } : style;
}

const CONTINENTAL =
  /\b(bestell\p{L}*|\p{L}*menge|\p{L}*einheit|beleg(datum|nummer)|lieferant|betrag|datum|rechnung|strasse|straße|commande|quantite|quantité|montant|livraison|pedido|cantidad|precio|fecha|quantita|prezzo|bestelling|aantal|prijs|bedrag|factuur|quantidade|preço|lieferant|\p{L}*bezeichnung|fournisseur|désignation|proveedor|descripción|fornecedor|descrição|designação|encomenda|entrega|fornitore|descrizione|consegna|ordine|leverancier|leverdatum|omschrijving|beschrijving|hoeveelheid|\p{L}*adres|nederland|belgi[eë]|belgique|deutschland|österreich|france|italia|españa|portugal|polska|česko|sverige|danmark|norge|suomi|besteldatum|leveradres|factuuradres|liefer\p{L}+|rechnungsadresse|zamówienie|dostawca|ilość|leverandør|leverantör|antal)\b/iu;

/** As long as the shortest of them. */
const WORD = /\p{L}{5}/u;

/** Most words of sentences have no entry, so that labels tell: a few plain words, or many that need translation. */
function isContinental(texts: string[]): boolean {
  let plain = 0;
  for (const text of texts) if (WORD.test(text) && isPlain(text) && ++plain === 3) return true;
  const foreign = texts.filter((text) => text.length < 32 && !/\d/.test(text) && isForeign(text));
  return new Set(foreign).size >= 5;
}

const isPlain = remembered((text) => CONTINENTAL.test(text));
const isForeign = remembered((text) => Boolean(inEnglish(normalize(text))));
