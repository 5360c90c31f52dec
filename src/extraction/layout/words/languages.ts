import { FOREIGN_WORDS, SAYINGS } from "../phrasebook/mod.ts";
import { anyOf } from "./any_of.ts";
import { remembered } from "./memo.ts";

/** What several languages build alike of several words; looked up before single words. */
const SHARED_SAYINGS: [RegExp, string][] = [
  [
    /\b(a reporter|a riportare|a transportar|suma y sigue|suma anterior|suma y seguir|transporteren|transport)\b/g,
    "carried",
  ],
  [
    /\bcent(ro|er)? de (costo|custo|coste|cout)s?\b|\bcentre de couts?\b|\bcentro di costo\b|\b(c|centro) (costo|custo|coste)s?$/g,
    "account",
  ],
  [
    /\b(orden|ordem|ordre|ordine) (d[ei] )?(fabricacion|fabricacao|fabrico|fabrication|produccion|producao|production|produzione)\b/g,
    "work order",
  ],
  // The buyer's "solicitação de compra".
  [/\bn(o|r|ro|um|umero)? (da )?sc$/g, "requisition"],
  // "Precio ud." is what a unit costs.
  [/\b(ud|um|u m|unidade? de|unita di) (precio|preco|prezzo)$/g, "price unit"],
  [
    /\b(prix|px|precio|prezzo|preco|pr|valor|importe|costo|vlr|vl|p|v|vr|valeur|val) (unitaire|unitario|unit|unite|uni|unidad|unidade|unita|und|u)\b|\bp ?u( ht)?\b|\b(einzel|stuck|einheits|stuk|eenheids|styck|enhets|stk|a|e) ?(preis|prijs|pris)\b/g,
    "unit price",
  ],
  [
    /\b(unidad|unid|und|un|unite|unita|unidade|eenheid) (d[ei] ?)?(medida|med|mesure|misura)\b|\bu de m\b|\bme[ns]g ?einheit\b/g,
    "unit",
  ],
  [
    /\b(dados|datos|donnees) (para|de|pour) (la )?(faturamento|facturacion|facturation)\b|\bintestazione fattura\b|\b(factureren aan|facturer a|facturar a|fatturare a|faturar a|rechnung an)\b|^facturation$/g,
    "invoice address",
  ],
  [
    /\b(livraison a|livrer a|lieferung an|lieferanschrift|versandanschrift|versandadresse|anlieferadresse|anlieferung an|entregar en|entregar em|enviar a|destinazione merce|destinazione|lieu de livraison|lugar de entrega|luogo di consegna|local de entrega)\b/g,
    "delivery address",
  ],
  [
    /\b(hors taxes?|sans taxe|sin iva|sin impuestos|iva esclusa|excl\w* btw|zonder btw|zzgl mwst|ohne mwst|sem iva)\b/g,
    "excl",
  ],
  [/\b(sub|sous|zwischen|tussen|del|mellan) ?(total|summe|totaal|totale|summa|sum)\w*\b/g, "subtotal"],
  [/\b(orden|ordem|pedido|bon|ordine) d[ei']? ?(compra|commande|acquisto)\b/g, "purchase order"],
  [
    /\b(artikel|direkt|einkaufs|einzel|ersatzteil|lager|lieferanten|material|nach|sammel|teile|waren)bestellung(?= |$)/g,
    "purchase order",
  ],
  [
    /\b(arrivee prevue|llegada prevista|arrivo previsto|(data|dt|cons(egna)?) prev(ist[ao])?|verwachte aankomst|gewenste ontvangstdatum)\b/g,
    "required delivery date",
  ],
  [
    /\b(ref|referencia|reference|riferimento|cod|codigo|codice|code|art|articulo|articolo) (d[eiou]l? )?(prov|proveedor|forn|fornitore|fornecedor|fourn|fournisseur)\b/g,
    "supplier ref",
  ],
  [/\bf(ec|ch|cha)? entr?\b/g, "delivery date"],
  [/\b(za|voor|pour|fur|je|pro|por) (ilosc|mnozstvi|aantal|quantite|menge|cantidad)\b/g, "per quantity"],
  [/\bi v a\b/g, "tax"],
  [/\bq ta\b/g, "quantity"],
  [/\bpiece\/rev\b/g, "part/rev"],
  [/\bbestell ?menge einh(eit)?\b/g, "order qty unit"],
  [/\btotal a pagar\b|\bnet a payer\b/g, "total payable"],
];

const ALL_SAYINGS = [...SAYINGS, ...SHARED_SAYINGS];
const SAYING = anyOf(ALL_SAYINGS.map(([phrase]) => phrase));

const SMALL =
  /^(de|del|della|delle|dell|di|du|des|la|le|les|el|los|las|lo|il|der|die|das|dem|den|do|da|dos|das|d|l|van|het|von|fur|pour|para|et|y|e|und|en|af|av|за|и|в|на|по)$/;
/** Words that English has too: alone they are no sign of another language. */
const SHARED = new Set([
  "art",
  "article",
  "designation",
  "reference",
  "material",
  "total",
  "net",
  "rem",
  "sc",
  "date",
  "dag",
  "index",
  "report",
  "basis",
  "plan",
  "prov",
  "forn",
  "rate",
  "sum",
  "list",
  "repere",
  "su",
  "nos",
  "dia",
  "lev",
  "side",
  "sr",
  "taxes",
]);

/** A normalized foreign heading or label in the words of the English rules; null when nothing in it is foreign. */
export const inEnglish = remembered(translated);

function translated(text: string): string | null {
  let english = text;
  if (SAYING.test(text))
    for (const [phrase, meaning] of ALL_SAYINGS) english = english.replace(phrase, meaning);
  const words = english.split(/ (?=\S)/).filter((word) => !SMALL.test(word));
  const meanings = words.map((word) => meaningOf(word));
  const foreign =
    english !== text || meanings.some((meaning, i) => meaning !== null && !SHARED.has(words[i]!));
  if (!foreign) return null;
  return inOrder(words.flatMap((word, i) => (meanings[i] ?? word).split(" "))).join(" ");
}

const meaningOf = remembered(meant);

function meant(word: string): string | null {
  const known =
    FOREIGN_WORDS.get(word) ?? (/[/]/.test(word) ? null : FOREIGN_WORDS.get(word.replace(/s$/, "")));
  if (known) return known;
  return word.length >= 7 ? compound(word) : null;
}

/** A compound of known words, joined by s, n, en, e or nothing. */
function compound(word: string): string | null {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const tail = FOREIGN_WORDS.get(word.slice(cut)) ?? ENGLISH_TAILS.get(word.slice(cut));
    if (!tail) continue;
    const stem = word.slice(0, cut);
    for (const link of ["", "s", "n", "en", "e", "es", "er"]) {
      if (!stem.endsWith(link)) continue;
      const base = link ? stem.slice(0, -link.length) : stem;
      const head =
        FOREIGN_WORDS.get(base) ?? ENGLISH_TAILS.get(base) ?? (base.length >= 7 ? compound(base) : null);
      if (head) return `${head} ${tail}`;
    }
  }
  return null;
}

const ENGLISH_TAILS = new Map(
  ["order", "total", "netto", "text", "material", "code", "name", "product", "position"].map((word) => [
    word,
    word,
  ]),
);

const NOUN = /^(no|date|address|code|ref|description|rate|price|amount|value|quantity|item|unit)$/;
const OWNER =
  /^(order|purchase|invoice|delivery|supplier|customer|required|issued|your|our|total|net|gross|item|material|product|part|line|discount|tax|due|document|general)$/;

/** Romance languages put the noun first: "number order" is "order number". */
function inOrder(words: string[]): string[] {
  const [first, ...rest] = words;
  if (
    !first ||
    rest.length === 0 ||
    rest.length > 3 ||
    !(NOUN.test(first) || first === "total") ||
    !rest.every((word) => OWNER.test(word))
  )
    return words;
  if (first === "total" && rest.every((word) => /^(order|purchase|document|general)$/.test(word)))
    return [...rest, first];
  if (first === "item" && rest[0] !== "supplier" && rest[0] !== "customer") return words;
  return [...rest.filter((word) => word !== "required" || rest.length === 1), first];
}
