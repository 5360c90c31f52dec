import { remembered } from "./memo.ts";
import * as tongues from "./tongues.ts";

/**
 * What foreign words of headings, labels and sums mean in the English that the rules are written in; words without accents,
 * in German, Dutch, French, Spanish, Italian, Portuguese, Scandinavian languages, Polish, Czech, Hungarian, Turkish, Russian and Korean, as far as they differ.
 * Compounds are taken apart: "Lieferantenartikelnummer" needs no entry.
 */
const MEANINGS: Record<string, string> = {
  "order no": "ordrenr ordernr 발주번호 주문번호 발주서번호 megrendelesszam rendelesszam",
  "order date": "발주일 발주일자 주문일 주문일자",
  "delivery date": "납기 납기일 납기일자 납품일 납품일자 납품기한",
  "delivery address": "납품장소 인도장소 배송지",
  "unit price": "단가 egysegar",
  "line amount": "공급가액 공급가",
  buyer: "발신 발주자 구매자",
  dated: "от",
  remarks: "비고 적요 примечание",
  line: "zeile linea ligne riga linha regel rad linje renglon partida poste posten repere rep poz pozycja radek satir sira lfd lopende sr 순번 항번 번호 tetel sorszam",
  pos: "posicion posizione posicao positie positionsnummer",
  no: "n nr nummer nummern numero num numer nro nbr n° nº no. cislo numarasi kennung kennziffer kenn nomor номер",
  item: "art artikel artikeln article articulo articolo artigo artiklar vare varenr artykul indeks indice produkt produit producto prodotto produto tuote urun zbozi teil teile sach ware waren varer 품목 товар товары номенклатура termek",
  material: "materiaal materiel materiale malzeme materialen material materiais",
  code: "codigo codice cod kod kode kodas clave артикул код 품번 품목코드 자재코드 cikkszam kodu",
  ref: "referenz referencia reference riferimento rif referentie referens zeichen refer",
  part: "parte pieza",
  description:
    "bezeichnung beschreibung benennung designation libelle denominacion descripcion descrizione denominazione omschrijving beschrijving descricao designacao beskrivelse beskrivning benamning opis nazwa nazev popis aciklama tanim detalle concepto intitule benaming tekst betegnelse warenbezeichnung наименование описание 품명 품목명 내역 megnevezes",
  quantity:
    "menge bestellmenge anzahl stuckzahl quantite qte cantidad cant cdad ctd cntd quantita qta q.ta quantidade qtd qtde quant aantal hoeveelheid antal mangd antall ilosc mnozstvi miktar adet bestelde количество 수량 발주수량 mennyiseg miktari",
  unit: "einheit einh mengeneinheit unite unidad unid und unita unidade eenheid eenh enhet enhed jednostka jm jedn mj birim maateenheid ед единица 단위 egyseg mertekegyseg",
  price: "preis prix precio prezzo preco prijs pris cena fiyat kurs цена 가격",
  amount:
    "betrag montant importe monto importo bedrag belop belob kwota castka tutar montante сумма 금액 osszeg tutari",
  value: "wert valeur valor valore waarde varde vaerdi wartosc hodnota deger vlr стоимость ertek",
  total:
    "gesamt gesamtsumme summe totale totaal totalt somme suma suman summa razem celkem toplam i_alt sum итого всего 합계 총계 총액 osszesen vegosszeg endsumme",
  net: "netto neto nette liquido netta net",
  gross: "brutto bruto brut lordo bruta",
  tax: "mwst mehrwertsteuer umsatzsteuer ust steuer steuern skatt belasting podatek tva taxe iva impuesto impuestos imposta imposte imposto btw moms mva merverdiavgift vat dph kdv ipi icms igv itbis ндс 세액 부가세 afa vergi vergisi",
  rate: "satz taux tasa aliquota taxa tarief",
  discount:
    "rabatt nachlass remise rem descuento dto dcto sconto sc desconto korting rabat sleva iskonto скидка 할인 kedvezmeny",
  delivery:
    "liefer lieferung liefern livraison livr entrega consegna levering lever leverings leverans levertijd dostawa dostawy dodani teslimat anliefer anlieferung entregas поставки поставка доставки доставка отгрузки teslim szallitas szallitasi livrable",
  date: "datum fecha data dato tarih termin dag tag giorno dia jour prazo delai plazo дата 일자 tarihi datuma kelte",
  due: "faellig fallig echeance vencimiento scadenza vencimento vervaldatum срок hatarido",
  required:
    "wunsch gewunschter gewunschtes gewunscht gewenste souhaitee souhaite demandee requerida requerido requerimiento richiesta richiesto solicitada onsket onskat tervezett wymagana pozadovany prevue prevista solicitado",
  order:
    "bestellung bestell auftrag auftrags commande pedido pedidos orden ordine bestelling inkooporder inkoop bestel bestelbon innkjopsordre inkopsorder ordre zamowienie zamowienia objednavka siparis encomenda ordem bestallning ordinata ordinato ordinate pedida pedidas commandee commandees encomendada bestellt bestellte заказ заказа 발주 주문 siparisi siparisleri megrendeles rendeles indkobsordre kobsordre bestilling",
  purchase: "einkauf einkaufs compra compras achat acquisto inkop innkjop zakupu satinalma kob kobs indkob",
  supplier:
    "lieferant lieferanten lief leveranciers lieferante fournisseur fourn fabricant proveedor prov fornitore forn leverancier leveranciers lev fornecedor leverantor leverandor dostawca dostawcy dodavatel tedarikci vendeur vendedor venditore verkaufer hersteller fabricante produttore поставщик поставщика продавец 공급자 공급업체 satici szallito",
  customer:
    "kunde kunden client cliente klant kund klient klienta zakaznik musteri acheteur comprador acquirente koper besteller kaufer auftraggeber заказчик покупатель alici vevo megrendelo",
  your: "ihre ihr ihrer votre vos su sus vostro vostra vs uw deres",
  our: "unsere unser unserer notre nos nuestro nuestra nostro nostra ns onze",
  address:
    "adresse anschrift adressen direccion indirizzo endereco adres adress morada adresa адрес adresi cim cime",
  invoice:
    "rechnung rechnungs facturation facturacion fatturazione factuur faturamento faktura fakturaadresse fatura",
  issued: "emission emision emissione emissao ausstellungs utstedt",
  weight: "gewicht poids peso gewichtt vikt vekt waga hmotnost",
  project: "projekt projet proyecto progetto projeto affaire commessa prosjekt obra vorhaben",
  warehouse:
    "lager lagerort lagerplatz entrepot emplacement almacen magazzino armazem magazijn lagerst deposito",
  drawing: "zeichnung zeichnungs plan plano disegno desenho tekening ritning tegning",
  revision: "rev revisionsstand index indices",
  account: "konto kostenstelle compte cuenta conto conta kostenplaats centro_de_costo",
  plant: "werk usine planta stabilimento fabrica fabriek zaklad",
  received: "geliefert livree livre recibido recibida ricevuto consegnato recebido geleverd mottatt",
  open: "offen reste pendiente pendente restante openstaand saldo",
  currency: "wahrung devise moneda valuta moeda waluta mena валюта",
  list: "listen liste lista listino tabela tarif",
  goods: "mercancia merce mercadoria marchandise goederen",
  document: "beleg documento dokument belge",
  general: "generale geral generaal genel",
  carried: "ubertrag report reporter riporto riportare transport_ suma_y_sigue",
  page: "seite pagina side strona",
  base: "basis",
  packing: "verpackung emballage embalaje imballo embalagem verpakking",
  pieces: "stuck stucke pieces piezas pezzi pecas stuks styck",
};

/** Several words that mean something together, before single words are looked up. */
const PHRASES: [RegExp, string][] = [
  [
    /\b(a reporter|a riportare|a transportar|suma y sigue|suma anterior|suma y seguir|transporteren|transport)\b/g,
    "carried",
  ],
  [/\bcent(ro|er)? de (costo|custo|coste|cout)s?\b|\bcentre de couts?\b|\bcentro di costo\b/g, "account"],
  [
    /\b(prix|precio|prezzo|preco|valor|costo|vlr|p|v|vr|valeur|val) (unitaire|unitario|unit|unite|uni|u)\b|\bp ?u( ht)?\b|\b(einzel|stuck|einheits|stuk|eenheids|styck|enhets|stk|a|e) ?(preis|prijs|pris)\b|\bcena jedn\w*\b|\bbirim fiyat\w*\b|\bprijs per (stuk|eenheid)\b/g,
    "unit price",
  ],
  [
    /\b(unidad|unite|unita|unidade|eenheid) de? ?(medida|mesure|misura|medida)\b|\bu de m\b|\bme[ns]g ?einheit\b/g,
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
  [/\bi alt\b/g, "total"],
  [/кол во/g, "quantity"],
  [/цена (за )?(ед|единицу|шт)( изм\p{L}*)?/gu, "unit price"],
  [/(ед|единица) изм\p{L}*/gu, "unit"],
  [/срок (поставки|доставки)/g, "delivery date"],
  [/заказ поставщику/g, "purchase order"],
  [/\b(ara toplam|reszosszeg)\b/g, "subtotal"],
  [
    /\b(arrivee prevue|llegada prevista|arrivo previsto|verwachte aankomst|gewenste ontvangstdatum)\b/g,
    "required delivery date",
  ],
  [/\bi v a\b/g, "tax"],
  [/\bq ta\b/g, "quantity"],
  [/\btotal a pagar\b|\bnet a payer\b/g, "total payable"],
];

const SINGLE = new Map<string, string>();
for (const [meaning, words] of Object.entries(tongues.WORDS))
  for (const word of words.split(" ")) SINGLE.set(withoutMarks(word), meaning);
for (const [meaning, words] of Object.entries(MEANINGS))
  for (const word of words.split(" ")) SINGLE.set(word.replace(/_/g, " ").trim(), meaning);

/** All foreign words that mean something in headings, captions and names of sums. */
export const FOREIGN: ReadonlySet<string> = new Set(SINGLE.keys());

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
  "no.",
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

/** As normalized texts are: marks over and under letters left out, those of scripts that write vowels so too. */
function withoutMarks(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC");
}

/** A normalized foreign heading or label in the words of the English rules; null when nothing in it is foreign. */
export const inEnglish = remembered(translated);

function translated(text: string): string | null {
  let english = text;
  for (const [phrase, meaning] of [...tongues.PHRASES, ...PHRASES])
    english = english.replace(phrase, meaning);
  const words = english.split(/ (?=\S)/).filter((word) => !SMALL.test(word));
  const meant = words.map((word) => meaningOf(word));
  const foreign = english !== text || meant.some((meaning, i) => meaning !== null && !SHARED.has(words[i]!));
  if (!foreign) return null;
  return inOrder(words.flatMap((word, i) => (meant[i] ?? word).split(" "))).join(" ");
}

function meaningOf(word: string): string | null {
  const known = SINGLE.get(word) ?? (/[/]/.test(word) ? null : SINGLE.get(word.replace(/s$/, "")));
  if (known) return known;
  return word.length >= 7 ? compound(word) : null;
}

/** A compound of known words, joined by s, n, en, e or nothing. */
function compound(word: string): string | null {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const tail = SINGLE.get(word.slice(cut)) ?? ENGLISH_TAILS.get(word.slice(cut));
    if (!tail) continue;
    const stem = word.slice(0, cut);
    for (const link of ["", "s", "n", "en", "e", "es", "er"]) {
      if (!stem.endsWith(link)) continue;
      const base = link ? stem.slice(0, -link.length) : stem;
      const head = SINGLE.get(base) ?? ENGLISH_TAILS.get(base) ?? (base.length >= 7 ? compound(base) : null);
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
