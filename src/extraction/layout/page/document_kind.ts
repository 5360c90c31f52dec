import { longestIn } from "../head/labels.ts";
import { phraseMeaning } from "../phrasebook/mod.ts";
import { kept, remembered } from "../words/memo.ts";
import { normalize } from "../words/normal.ts";
import { type Area, overlap, type Segment, type TextLine } from "./lines.ts";

const TERMS = "terms and conditions";
/** A kind of document that is an order once somebody chose from it. */
export const PRICE_LIST = "a price list";
const KINDS: [string, RegExp][] = [
  [
    "an order confirmation",
    /\b(order (response|acknowledge?ment|confirmation)|acknowledge?ment of order|sales order|auftragsbestatigung|auftragsbestätigung|confirmation de commande(?! fournisseur)|confirmaci[oó]n de pedido(?! (a )?proveedor)|conferma d.ordine(?! (a )?fornitore)|orderbevestiging)\b/i,
  ],
  ["a credit note", /\b(credit (note|memo)|gutschrift|rechnungs[- ]?korrektur|avoir|nota de crédito)\b/i],
  [
    "an invoice",
    /\b(tax invoice|invoice|rechnung|\w*rechnung|facture|factura|fattura|factuur|請求書|发票|فاتورة)\b|r e c h n u n g/i,
  ],
  [
    "a quotation",
    /\b(quotation|quote|request for quot\w*|angebot|devis|cotizacion|cotización|offerte|preventivo|見積書|报价单|rfq)\b/i,
  ],
  [
    "a delivery note",
    /\b(delivery (note|ticket)|packing (list|slip)|despatch advice|goods received note|bill of lading|lieferschein|packliste|bon de livraison|albaran|albarán|nota de entrega|pakbon)\b/i,
  ],
  [
    "a statement of account",
    /\b(statement of accounts?|account statement|kontoauszug|relevé de compte|estado de cuenta|remittance advice|payment advice|zahlungsavis|avis de paiement)\b/i,
  ],
  [
    TERMS,
    /\b(terms (and|&) conditions|general (terms|conditions)|standard (terms|conditions)|conditions of (purchase|sale)|allgemeine (geschäfts|einkaufs|liefer)\w*|conditions générales|condiciones generales|condizioni generali|algemene voorwaarden)\b/i,
  ],
  [
    PRICE_LIST,
    /\b(price list|preisliste|liste de prix|tarif(?! (douanier|doganale))|lista de precios|listino|prijslijst)\b/i,
  ],
  [
    "a certificate",
    /\b(certificate of (conformity|conformance|compliance|analysis|origin|insurance)|safety data sheet|sicherheitsdatenblatt|fiche de données de sécurité|mill test (report|certificate)|werkszeugnis)\b/i,
  ],
];
const ORDER =
  /\b(purchase ?order|change order|bestellung|bon de commande|commande (fournisseur|de livraison|d.achat|d.approvisionnement)|orden de compra|pedido|ordine d(.|i )acquisto|ordine fornitore|encomenda|bestelling|inkooporder|reorder|order form)\b|p u r c h a s e|注文書|采购订单|採購單|発注書|订购单|أمر شراء|طلب شراء|^ordine$|^commande$|^order$|^order [A-Z]{1,4}\d{3,}$/i;
/** What stands beside a kind's name in a label, not in a title. */
const LABEL =
  /(^|[\s-])(nr|nummer|number|num|id|date|datum|no\.?|address|adresse\w*|to|total|terms|due|by|a|à|an|aan)$|^(intestazione|indirizzo|adresse|direcci[oó]n|endereço) |empf|liefer-?datum|must|\.$|@|(?<![\p{L}.])[\p{Ll}-]{3,}\.\p{Ll}{2,}/iu;
/** "RECHNUNG AN: ALTDORFER STR. 88": to whom a paper goes. */
const ADDRESSED = /^\p{L}+ (to|an|aan|a|à) ?:/iu;
/** "Suivant votre devis", "laut Angebot": somebody else's that is referred to. */
const THEIRS =
  /(?<!\p{L})(as per|laut|lt|gemäß|selon|suivant|secondo|según|conforme|volgens|rif|réf|your|votre|vos|v[/.]?s|ihr|ihre[mrs]?|su|vuestr[oa]|vostr[oa]|uw|vosso|sua)(?!\p{L})/iu;
/** "Re: Quotation 88213 - our PO 995273": what answers a quotation. */
const OURS =
  /(?<!\p{L})(our|unsere?|notre|nuestr[oa]|nostro|onze) (p\.?o\.?|purchase order|order|bestellung|commande|pedido|orden|ordine|bestelling)(?!\p{L})/iu;
/** "Allowance 2.00% off invoice": how a discount is taken. */
const TAKEN_OFF = /(?<!\p{L})off[- ]invoice(?!\p{L})/iu;
/** "Delivery note pad", "packing list envelopes": goods for a paper, not the paper. */
const STATIONERY =
  /(?<!\p{L})(note|list|slip|invoice|quote|ticket|memo|certificate) (pad|book|roll|envelope|pouch|wallet|paper|holder|folder|sleeve|label)(e?s)?(?!\p{L})/iu;
/** "Invoice Processing Platform": who takes a paper, not the paper. */
const OFFICE =
  /(?<!\p{L})(?:invoice|quote|quotation|statement|credit note)s? (?:processing|status|inquir(?:y|ies)|quer(?:y|ies)|questions|department|dept|office|cent(?:er|re)|team|desk|portal|platform|unit)(?!\p{L})/iu;
/** "60 jours date facture": when an invoice is paid. */
const WITHIN = /\d+ ?(days|jours|tage|giorni|d[ií]as|dagen)(?!\p{L})/iu;
const DRAWN = [
  /\bdrawing (no|number)|\bdwg\.? ?no|zeichnungs-?nr/i,
  /\bscale\b|maßstab|maßstab/i,
  /\btoleranc|\btoleranz/i,
  /\bdrawn( by)?\b|gezeichnet/i,
  /\bsheet \d+ of \d+|\bprojection\b/i,
  /\bdo not scale\b|\bunless otherwise specified\b/i,
];
const TITLE_WORDS = 6;
/** No sign of a number: "N°", "No." */
const WORD = /(?!^n[°ºo]\.?$)\p{L}/iu;
/** Of a word whose letters stand apart: "C A N C E L L A T I O N". */
const LETTER = /^\p{L}$/u;
/** "2. General conditions": a part of a form. */
const SECTION = /^\d{1,2}[.)] ?\p{L}/u;
/** More texts than these on a line are a table's headings, one of which may be "Quote" or "List price". */
const MOST_BESIDE = 4;

/** Pages with the terms that stand before an order behind it: the order's first page is its head. */
export function termsLast(areas: Area[]): Area[] {
  if (kindOf(areas) !== TERMS) return areas;
  const first = areas.findIndex((area) => ![TERMS, null].includes(kindOfArea(area)));
  return first > 0 && kindOfArea(areas[first]!) === "order"
    ? [...areas.slice(first), ...areas.slice(0, first)]
    : areas;
}

/** What the head of the document calls itself; null when it says nothing. */
export function kindOf([first]: Area[]): string | null {
  return first ? kindOfArea(first) : null;
}

const kindOfArea = kept(kindNamed);

function kindNamed(area: Area): string | null {
  if (area.grid || area.lines[0]?.tokens[0]?.place) return plainKind(area.lines.slice(0, 8));
  const titles = titlesOf(area);
  const named = titles.flatMap(({ text, weight }) => {
    const title = titleNamed(text);
    return title ? [{ kind: title.kind, weight: weight + title.bonus }] : [];
  });
  const titled = named.sort((a, b) => b.weight - a.weight)[0]?.kind;
  if (titled === "a quotation" && !titles.some(isQuotation) && titles.some(({ text }) => NUMBERED.test(text)))
    return "order";
  if (titled) return titled;
  const labelled = area.lines.some(({ segments, box }) =>
    segments.some(
      ({ text }) =>
        box[1] < 0.6 * area.height &&
        /^(invoice|rechnungs?|facture|factuur)[ -]?(no|number|nr|nummer|date|datum)\b/i.test(text),
    ),
  );
  return labelled ? "an invoice" : isDrawing(area) ? "a drawing" : null;
}

/** Whether a title says that the document is a quotation, not which one it goes by: "Quote ref: Q/90177", "Quotation : Q/90177", "QUOTE | BBC88120", "Quotation | GFC/Q/26/1187 R2". */
function isQuotation({ text, beside }: Title): boolean {
  const isCaption =
    /\b(ref|reference|#)\b|:/i.test(text) ||
    /^(:|[A-Z]{0,5}[-/]?\d{3,}$|[A-Z]{1,5}([-/][A-Z\d]+)+(\s|$))/.test(beside);
  return titleNamed(text)?.kind === "a quotation" && !isCaption;
}

/** "PURCHASE ORDER No. 4711", "LPO No.", "P.O. # 26-0418", "ORDER NO" */
const NUMBERED = /^((our |purchase )?order|(l\.?)?p\.?o\.?) (no|number|nr|#)/i;

const titleNamed = remembered((printed) => {
  const text = printed.replace(/[*:>#-]+/g, " ").trim();
  if (ADDRESSED.test(printed)) return null;
  if ([LABEL, STATIONERY, OFFICE, TAKEN_OFF, WITHIN].some((rule) => rule.test(text))) return null;
  const called = earliest(text) ?? (isOrderElsewhere(text) ? "order" : null);
  const kind = called === "a quotation" && isNumberedOrder(text) ? "order" : called;
  if (!kind || (kind === "a quotation" && (THEIRS.test(text) || OURS.test(text)))) return null;
  return { kind, bonus: kind === "order" ? 2 : /response|sales order|acknowledg/i.test(text) ? 3 : 0 };
});

/** "أمر الشراء P00873": an order as other languages call it, with at most its number behind. */
function isOrderElsewhere(text: string): boolean {
  return phraseMeaning(normalize(text.replace(NUMBER_BEHIND, ""))) === "purchase order";
}

const NUMBER_BEHIND = /\s[A-Z]{0,4}\d[\d/]{2,}$/;

/** "ORDINE N° 2026/00312 da Preventivo n. 88714": an order with its number before the quotation that it goes by. */
function isNumberedOrder(text: string): boolean {
  const own = longestIn(text);
  return own?.label === "poNumber" && own.strength >= SURE && /\d{3}/.test(text.split(" ")[own.count] ?? "");
}

/** How surely a caption names an order. */
const SURE = 3;

/** Kinds that hold no lines anybody would order; with nothing read from them there is no order. */
export function holdsNoOrder(kind: string | null): boolean {
  return kind !== null && !["order", "an invoice", "a credit note", "an order confirmation"].includes(kind);
}

const FIGURE = /^\d[\d.,]*$/;

/** Whether a line has a quantity and a price, or one of them and much else, which nothing has beside a title. */
function isOfGoods(segments: TextLine["segments"]): boolean {
  const figures = segments.filter(({ text }) => FIGURE.test(text)).length;
  return figures > 1 || (figures > 0 && segments.length >= MOST_BESIDE);
}

/** Where the second row of goods stands, below which there are remarks but no titles: "Quote 36454". */
function secondOfGoods({ lines }: Area): number | undefined {
  const [, second] = lines.flatMap(({ segments }, at) => (isOfGoods(segments) ? at : []));
  return second;
}

export interface Title {
  text: string;
  /** What stands to its right. */
  beside: string;
  /** What stands on the next line under it. */
  under: string;
  weight: number;
}

/** Short texts of the upper part of a page; the larger and the higher, the more they weigh. */
export const titlesOf = kept((area: Area): Title[] =>
  area.lines
    .slice(0, secondOfGoods(area))
    .filter(({ box, segments }) => box[1] < 0.6 * area.height && segments.length <= MOST_BESIDE)
    .filter(({ segments }) => !isOfGoods(segments))
    .flatMap((line) =>
      line.segments.map((segment, i) => ({ segment, line, beside: line.segments[i + 1]?.text ?? "" })),
    )
    .filter(
      ({ segment: { tokens } }) =>
        tokens.length <= TITLE_WORDS || isShort(tokens.filter(({ text }) => WORD.test(text))),
    )
    .filter(({ segment: { text } }) => !SECTION.test(text))
    .map(({ segment, line, beside }) => ({
      text: segment.text,
      beside,
      under: textUnder(segment, line, area),
      weight: weightOf(segment, line.y / area.height),
    })),
);

function isShort(words: Segment["tokens"]): boolean {
  return words.length <= TITLE_WORDS || words.every(({ text }) => LETTER.test(text));
}

/** How far letters stand out as a title: large ones high on the page, and few. */
function weightOf({ tokens }: Segment, depth: number): number {
  return Math.max(...tokens.map(({ size }) => size)) - depth * 4 - tokens.length * 0.3;
}

function textUnder(segment: Segment, line: TextLine, { lines }: Area): string {
  const next = lines[lines.indexOf(line) + 1];
  return next?.segments.find((each) => overlap(each, segment))?.text ?? "";
}

/** In sheets and running text only a line of its own, with at most a number, is a title. */
function plainKind(lines: TextLine[]): string | null {
  for (const { segments } of lines)
    for (const { text } of segments.slice(0, 1)) {
      const title = text
        .replace(/(\s*[-–:#]?\s*(no\.?|nr\.?|#)?\s*[A-Z]{0,4}[-/]?\d[\w\-/]*)$|[*=_\s]+$/i, "")
        .trim();
      if (title.split(/\s+/).length > 4 || /[:#]/.test(text) || LABEL.test(title)) continue;
      const kind = earliest(title);
      if (kind && title.length < 45 && !/\b(the|your|our|for|please|see|per|as|attached)\b/i.test(title))
        return kind;
    }
  return null;
}

function isDrawing(area: Area): boolean {
  const text = area.lines.map((line) => line.text).join("\n");
  return DRAWN.filter((rule) => rule.test(text)).length >= 3;
}

/** The kind a title names first: an invoice for an order is an invoice. */
function earliest(text: string): string | null {
  const hits = [...KINDS, ["order", ORDER] as [string, RegExp]].flatMap(([kind, rule], rank) => {
    const at = text.search(rule);
    return at < 0 ? [] : [{ kind, at: at + rank * 0.1 }];
  });
  return hits.sort((a, b) => a.at - b.at)[0]?.kind ?? null;
}
