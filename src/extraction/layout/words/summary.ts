import { phraseMeaning } from "../phrasebook/mod.ts";
import { CURRENCY_CODES } from "../values/currencies.ts";
import { anyOf } from "./any_of.ts";
import { inEnglish } from "./languages.ts";
import { remembered } from "./memo.ts";
import { normalize } from "./normal.ts";

/** What a line under or between the rows sums up. */
export type Summary = "total" | "net" | "tax" | "charge" | "carried" | "count" | "quantity" | "measure";

/** What sums are called, the first rule that holds first. */
export const RULES: [Summary, RegExp][] = [
  [
    "carried",
    /^(carried|brought|carry|balance (carried|brought)|subtotal (this )?page|subtotal of page|total this page|this page|running total|(style|colou?r|article|model|schedule) total$|end of (group|kit|section)$|(?!(order|po|purchase order|invoice|document|cart|net|goods|items?|lines?|products?|materials?|taxable|total) ).{2,40} (sub ?total|zwischensumme|sous total|subtotaal)$|(style|colou?r|section|group) total$|ubertrag|report( a\b|$)|a reporter|suma y sigue|continued|fortsetzung|page total|seitensumme|suite|continua|balance (forward|b f|c f))|^(total|sum|summe|subtotal|somme|totale|suma|totaal)( (of|for|de|du|del|della|der|fur))? (section|titel|abschnitt|los|gewerk|bereich|chapitre|lot|sezione|capitolo|capitulo|seccion|hoofdstuk)( \S{1,5})?$|^total (article|artikel|style|model|modele|modell|articulo|articolo)(( \S+){0,2} \d\S*)?$/,
  ],
  [
    "count",
    /^(total )?(number of|no of|count of|anzahl( der)?)( total)? ?(order )?(lines?|items?|item count|positions?|positionen|line items?)( count)?$|^total number of item|^total (lines|items|line items|positions|item count)$|^(item|line) count$/,
  ],
  [
    "measure",
    /^total( (est|estimated|shipping|gross|net))? (cases|cartons|ctns|boxes|pallets|weight|wt|cube|volume)\b|^gesamtgewicht|^(peso|poids) (bruto|brut|lordo|total)\b/,
  ],
  [
    "quantity",
    /^(total|sum|gesamt)( order\w*)? (qty|quantity|quantities|pieces|pcs|units|menge|stuck|cantidad|quantite)\b|^(qty|quantity)( ordered)? total|^remainder|^total receiv|^nombre de pieces/,
  ],
  [
    "net",
    /^(sub ?total|sub tot|(order|po|purchase order|invoice|document|cart|net|goods|items?|lines?|products?|materials?|taxable) sub ?total|net total|nett? (total|amount|order|value|worth)|net order|total (net|before|excl|without|ex|ht|amount of lines|of lines|taxable|item|goods|material|line|lines|sin|netto|neto|hors)\b|tot net|total amount (without|before|excl)|zwischensumme|nettosumme|nettobetrag|warenwert|rechnungssumme netto|gesamtnetto\w*|summe netto|gesamt netto|montant ht|total ht|base imponible|imponibile|subtotaal|total\w* (iva|tva|btw|vat|mwst|ust|moms|tax) (excl|exkl|escl)(\w*)|amount before tax|goods (total|value)|merchandise|((po|p o|order|purchase order) )?(lines?|items?) total|material total|total (lines|items)|taxable (amount|value)|exclusief btw|小計|小计|税抜)/,
  ],
  [
    "tax",
    /^(?!total\w* (iva|tva|btw|vat|mwst|ust|moms|tax) (incl|inkl))(item |total |sales |sum |add |plus |zzgl |inkl |incl |less |input |output )?(tax|taxes|vat|gst|[csi]gst(5|12|18|28)?|utgst|hst|pst|qst|sst|cst|cess|excise|octroi|mwst|ust|umsatzsteuer|mehrwertsteuer|summe umsatzsteuer|tva|iva|iva|btw|itbis|ivu|impuesto\w*|tds|steuer\w*|versicherungsteuer|duty|total (taxes|tax|vat|tva|iva|ivu|impuestos)|subtotal tax)\b(?! codes?\b)|^total (vat|tax|taxes|tva|iva)\b(?! (incl|inkl))|^消費税|^[税稅][額额]|^ضريبة/,
  ],
  [
    "charge",
    /^(subtotal |item |line |invoice |special |total |item total |est |estimated )?(eco participation|freight|shipping|handling|delivery charge|delivery cost|packing|packaging charge|insurance|carriage|discount|less|((fuel|energy|hazmat|hazardous|metal|alloy|small order|minimum order) )?surcharge|total discount|rounding|rounded off|round off|fracht|versand|porto|verpackung|rabatt|skonto|nachlass|abzgl|zzgl|frais de port|port|remise|transporte|descuento|flete|envio|spese|sconto|korting|verzend\w*|trade discount|miscellaneous|misc|deposit|prepaid|shipping handling|charges amount|allowances amount|amount paid|paid|bereits bezahlt|tooling|((additional|other|extra|further) )?(charges|costs|fees)$|frais (annexes|supplementaires|d (expedition|envoi|emballage)|de (transport|livraison|gestion|dossier))|nebenkosten|zusatzkosten|(altri|altre) (costi|spese)|(otros|gastos|cargos|outras) (gastos|cargos|adicionales|despesas)|bijkomende kosten)\b/,
  ],
  [
    "total",
    /^(this |our |net |gross |estimated |est )?(grand|lpo|general|order|quote|quotation|release|po|p o|purchase order|document|invoice|gross|final|net|estimated|factuur|rechnung|overall|combined|total) (total|totals|totaal|amount|value|sum|payable|due|cost|payment)\b|^(total paye$|total tvac|total|totals|totales|t o t a l|sum|summe|gesamt\w*|totaal\w*|totale|totaux|net payable|(amount|payment) (due|payable)|(total )?amount$|balance due|rechnungs(summe|betrag)\w*|bestellwert|auftragswert|abrufwert|bestellsumme|endbetrag|bruttobetrag|montant (total|a payer)|net a payer|a pagar|importe total|valor total|monto total|offener betrag|zahlbetrag|rechnungsbeitrag|do zap[lł]aty|razem|razem brutto|suma|ogolem|total (do|del|de la|della|dell|der|du|de) (pedido|ordine|orden|compra|bestellung|commande)|te betalen|valor total do pedido|total geral|totaal (incl|inclusief)|gesamtbeitrag|order value)( (grand )?(total|amount|value|authori[sz]ed|cost|price|due|payable|sum|of|order|general|po|actual|inc|incl|including|ttc|gross|usd|eur|gbp|inr|final|to|pay|ordered|purchase|net|brutto|inkl|inclusive|with|for|this|excl|excluding|tax|vat|ht|iva|invoice|amt|charges|all|in|goods|cad|aed|sgd|tva|par|usd|euros?|s|a|de|le|la|uk|date|contract|estimated|expected)?)*\b( [$€£₹¥])?( [a-z]{3})?$|^total (\p{L}+ ){1,2}(value|amount|price|cost|sum)$|^total this (release|order|purchase order|po)$|^total\w* (iva|tva|btw|vat|mwst|ust|moms|tax) (incl|inkl)(\w*)$|^(合計|合计|总计|總計|总额|総額|ご請求金額|合计金额|總金額|합계금액|총금액|总金额|الاجمالي|الإجمالي|المجموع)/u,
  ],
];

/** Tells what a text in front of an amount sums up; null for anything that is no summary label. */
export const summaryOf = remembered(summaryNamed);

function summaryNamed(label: string): Summary | null {
  if (label.length > 90) return null;
  const text = normalize(
    label
      .replace(DOTTED, (short) => short.replaceAll(".", ""))
      .replace(/[\d.,]+\s*%/g, " ")
      .replace(/\([^)]*\)/g, " ")
      .replace(WITH_TAX, (sign) => (sign === "+" ? "incl " : "excl "))
      .replace(CURRENCY_CODES, " ")
      .replace(/\s(in|en|em)\s*[:：]?\s*$/iu, "")
      .replace(SIGN, "")
      .replace(MONEY, "")
      .replace(/[:=*/]+/g, " "),
  );
  if (text.length < 2 || text.length > 70 || GOES_ON.test(text)) return null;
  if (CARRIAGE.test(text)) return "charge";
  return translated(text) ?? ruled(text) ?? ofTwoTongues(text);
}

/** "Total con I.V.A.", "Total commande H.T.": taxes in short, letter by letter. */
const DOTTED = /(?<!\p{L})(H\.T|T\.T\.C|T\.V\.A|I\.V\.A|B\.T\.W)\.?(?!\p{L})/giu;

/** "Transport & Offloading": what bringing the goods costs; "Transport" alone is also what a page carries over. */
const CARRIAGE =
  /^transport(ation)?( and)? (charges?|costs?|fees?|(off|un)?loading|handling|insurance|delivery|packing)( (charges?|costs?|fees?))?$/;

/** "Total +tax", "Total lines -tax": with or without it. */
const WITH_TAX = /(?<=\s)[+-](?=(tax|vat|tva|iva|mwst)(?!\p{L}))/giu;

/** "… the total order amount or US$ 500,000": a sentence that the amount stands in. */
const GOES_ON = / (or|nor|than|exceed(ing|s)?)$/;

/** What a currency is called in short behind a sum's caption. */
const SIGN =
  /\s+((US|R|S|C|A|HK|NT|MX)?[$€£¥₹]|R\.?O\.?|K\.?D\.?|Rs\.?|RM|Rp\.?|Kč|zł|Ft|lei|TL|kr\.?|S?Fr\.?|Gs\.?|Dhs?\.?|M\.?N\.?|Bs\.?|S\/\.?|P|ש["״]?ח)\s*[:：]?$/u;

/** What a currency is called in words behind a sum's caption: "Total Kuwaiti Dinars", "Order total in US dollars". */
const MONEY =
  /\s+(in\s+)?(\p{Lu}[\p{L}.]+\s+)?(dollars?|dinars?|rials?|riyals?|dirhams?|euros?|pesos?|sterling|rupees|ringgit|rand)\s*[:：]?$/iu;

/** Phrases that are known as a whole before their words one by one. */
function translated(text: string): Summary | null {
  const phrase = phraseMeaning(text);
  if (phrase && SUMS.test(phrase)) return ruled(phrase);
  const english = inEnglish(text);
  return english ? ruled(english) : null;
}

/** What the phrasebook calls sums; an amount is a column's. */
const SUMS = /^(total|subtotal|tax|shipping)$/;

/** "TOTAL 合计", "Total المجموع": the same in two scripts. */
function ofTwoTongues(text: string): Summary | null {
  const latin = text.replace(/[^\p{Script=Latin}\s]+/gu, " ").trim();
  const other = text.replace(/\p{Script=Latin}+/gu, " ").trim();
  return latin && /\p{L}/u.test(other) ? (ruled(latin) ?? ruled(other)) : null;
}

function ruled(text: string): Summary | null {
  if (!NAMED.test(text)) return null;
  for (const [kind, rule] of RULES) if (rule.test(text)) return kind;
  return null;
}

const NAMED = anyOf(RULES.map(([, rule]) => rule));
