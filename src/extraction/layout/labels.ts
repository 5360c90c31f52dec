import { inEnglish } from "./languages.ts";
import { type Area, isRightToLeft, type Segment, type TextLine, type Token, union } from "./lines.ts";
import { kept, remembered } from "./memo.ts";
import { normalize } from "./normal.ts";
import { phraseMeaning } from "./phrasebook/mod.ts";

/** What a label on the page announces. */
export type Label =
  | "poNumber"
  | "documentNumber"
  | "orderDate"
  | "documentDate"
  | "requiredDate"
  | "shipDate"
  | "currency"
  | "buyer"
  | "vendor"
  | "shipTo"
  | "billTo"
  | "other";

/** A label with the words behind it; `strength` tells how surely it names what it announces. */
export interface Labelled {
  label: Label;
  strength: number;
  segment: Segment;
  line: TextLine;
  /** Words after the label in its own segment. */
  inline: Token[];
  /** The label ends with a colon. */
  colon: boolean;
}

const N = "(no|nr|num|nbr|number|numbers|#|id|ref|n|numero|nummer|code)";
const ORDER =
  "(purchase order|purchaseorder|purch order|service (purchase order|po)|local purchase order|p o|po|p/o|lpo|l p o|order|our order|our po|customer po|customer order|cust po|client po|buyer s order|buyer order|sub order|job order|release order|work order|external order|service po|service order|po/reference)";

/** What captions announce and how surely, the first rule that holds first. */
export const RULES: [Label, number, RegExp][] = [
  [
    "other",
    0,
    /^(sales order|external po|previous|prev|reference po|blanket|contract|quote|quotation|supplier order|vendor order|your order ack|revision|rev|total|subtotal)\b/,
  ],
  [
    "poNumber",
    5,
    new RegExp(
      `^(this |the )?${ORDER}( (purchase )?order| confirmation| form| release)? ?${N}( ?(date|:))?$|^(po|order|purchase order) (number|no)/(po )?date$|^p o number$|^ponumber$|^pono$|^po ?#$`,
    ),
  ],
  [
    "poNumber",
    5,
    /^(bestell ?nr|bestell ?nummer|abruf ?(nr|nummer)|bestellung (nr|nummer|no)|bestellnr|auftrags ?nr|auftragsnummer|belegnummer bestellung|beleg nr|numero de (commande|pedido|orden|la orden)|n(o|°)? ?(de )?(la )?(commande|pedido|orden)|commande (no|n|numero)|bon de commande( no| n)?|pedido( de compra)? (no|n|nr|num|numero)|orden de compra( no| n| numero| #)?|oc (no|n)|o c (no|n|#)|n oc|orden (no|n|#)|no o c|ordine (n|no|numero)|numero ordine|ordine d acquisto|inkooporder( ?nummer| nr)?|order ?nummer|bestelnummer|bestelbon|numero do pedido|注文番号|注文書番号|発注番号|采购单号|採購單號|订单号|訂單編號|订单编号|采购订单号|合同编号|合同号码|合同号|单据编号|单号|発注書no|発注no|注文書no|注文no|合同号码?|单据编号|采购单编号|発注書no|注文書no|abruf ?nr|abrufnummer|رقم الطلب|رقم امر الشراء|رقم أمر الشراء|أمر شراء رقم)$/,
  ],
  [
    "poNumber",
    3,
    /^(purchase order|po|p o|p\/?o|bestellung|commande|pedido de compra|pedido|orden de compra|order|ordine|bestelling|urgent reorder)$/,
  ],
  ["poNumber", 6, /^(order change|change order|order response|order confirmation)( no| number| id)?$/],
  ["poNumber", 5, /^(customer|cust|client|buyer|retailer) (po|p o|purchase order|order)$/],
  ["poNumber", 5, /^(purchasing document|einkaufsbeleg)$/],
  ["orderDate", 5, /^(ordered at|order placed at)$/],
  ["buyer", 4, /^(subsidiary|facility|buying (entity|unit))$/],
  [
    "poNumber",
    2,
    /^(voucher (no|number)|reference no|reference number|reference no date|reference|our reference|our ref|ref no|ref|order ref\w*|order reference|document (no|number)|doc (no|number)|folio|requisition order|po ref\w*|votre reference|unser zeichen|referencia|编号|單號|单号)$/,
  ],
  [
    "documentNumber",
    5,
    /^(order response|order confirmation|invoice (no|number|nr|#)|invoice|tax invoice no|rechnungs ?(nr|nummer)|rechnungsnummer|rechnungsnr|facture|facture (no|n)|numero de facture|avoir|credit note( no)?|factuur|factuurnummer|factuur (nr|nummer)|factura( no| n)?|fattura( n)?|quotation no|quote (no|number|#)|document id)$/,
  ],
  [
    "documentDate",
    5,
    /^(invoice date|rechnungsdatum|beleg ?datum|date de (la )?facture|date facture|factuur ?datum|fecha de factura|bill date|statement date|quotation date)$/,
  ],
  [
    "orderDate",
    5,
    /^((local )?(purchase )?order (issue )?date|l ?p ?o date|p ?o date|po issue date|po issued? date|date of order|date ordered|ordered on|order dated|issued? date|date issued|date of issue|po dt|bestell ?datum|auftragsdatum|date de (la )?commande|date commande|fecha (del? )?(pedido|orden|emision)|fecha de la orden|data (do )?pedido|data ordine|besteldatum|orderdatum|created on|creation date|date created|purchase order date|submitted date|order placed|placed|placed on|ordered|release date|abrufdatum|abruf ?datum|fecha de expedicion|order date\/\w+|(order )?submitted on|发注日|発注日|注文日|下单日期|制单日期|单据日期|签订日期|订购日期|订单日期|发行日|発行日|发行日期|تاريخ الطلب)$/,
  ],
  [
    "orderDate",
    4,
    /^(document date|doc date|effective date|date\/time|dated|date order|date po|dokumentdatum|belegdatum|issue date|document date|vom|del|issued|date of document|emissao|emision|emission|po created|date created|created date|printed on)$/,
  ],
  ["orderDate", 3, /^(date|datum|fecha|data|dt|日期|日付|التاريخ|تاريخ|le)$/],
  [
    "requiredDate",
    5,
    /^(requested |expected |required |req |promised |wanted |planned |first |scheduled |latest |target |final )?(delivery|deliv|del|dlv|receipt|receiving|receive|arrival|arrive|dock|need|needed|due|required|require|req|reqd|req d|requested|request|want|wanted|expected|promised|complete|completion|in hands|delivery due|delivery required|deliver)( due| required| req)? (date|dt|dte|by|on|before|on or before|datum)( on or before)?$|^(date (required|needed|due|wanted|req|req d|reqd|requested|expected|of delivery|req d dest|reqd dest|req d at dest)|required by|required|requested|expected|arrive|on site|delivery|required delivery|delivery required|need by|needed by|need by date|needed by date|deliver by date|latest delivery|delivery no later than|delivery not later than|in house date|(in dc|want|target|completion) date|want(ed)? (receipt|delivery) date|arrive|arrival|expected( arrival)?|promised( on)?|complete by|on site|deliver to (f o b|fob)( point)?( on or before| by)?|livrable le|required on site|on site date|required delivery date|delivery date required|wanted by|dock by|deliver by|delivery by|must arrive by|due|delivery before|deliver on or before|delivery date requested|requested delivery|due dte|required date|target date|(expected|planned) (arrival|receipt)|lieferdatum|liefertermin|wunsch(liefer)?termin|lieferung bis|lieferung am|gewunschter liefertermin|fecha (de )?(entrega|requerida|requerimiento|necesidad)|entrega|date (de )?livraison( souhaitee)?|livraison( le| prevue)?|delai( de livraison)?|leverdatum|gewenste leverdatum|data (di )?consegna|consegna|data (de )?entrega|納期|希望納期|交货日期|交期|交貨日期|到货日期|تاريخ التسليم|تاريخ التوريد)$/,
  ],
  [
    "shipDate",
    5,
    /^(ship|shipping|shipment|requested ship|dispatch|despatch|pick ?up|ship by|trans pickup|ex factory|exw|etd)( date| by| on)$|^ship by$|^(versanddatum|date d expedition|fecha de envio)$/,
  ],
  [
    "currency",
    5,
    /^(currency|curr|ccy|document currency|po currency|order currency|wahrung|devise|devise de la facture|moneda|valuta|moeda|betrage in|通貨|币种|币别|幣別|货币|العملة)$/,
  ],
  [
    "vendor",
    5,
    /^(vendor|supplier|seller|vendor (name|address|details|information|ordering address)|supplier (name|address|details|information|bill from|bp)|supplier \( bill from \)|to|to vendor|to supplier|ship from|shipped from|bill from|purchase from|purchased from|order to|issued to|lieferant|lieferanten|verkaufer|rechnungsersteller|fournisseur|vendeur|proveedor|senores|senor es|vendedor|fornitore|spett le|spettabile|firma|an|aan|destinataire|till|til|(datos|dados) d[eo]l? (proveedor|fornecedor|vendedor)|rent from|wholesaler|to messrs|vendor info|supplier info|vendor address|leverancier|fornecedor|供应商|供應商|賣方|卖方|供货方|仕入先|المورد|البائع|remit to|messrs|m\/s|vendor no|manufacturer|contractor)$/,
  ],
  [
    "shipTo",
    5,
    /^(ship to|shipto|shipped to|ship to (address|location|party|details|information)|ship to code|shipping address|ship address|deliver to|delivery to|delivery address|delivery location|delivery place|place of delivery|deliver goods to|please deliver to|del address|consignee|consignee ship to|goods recipient|warenempfanger|lieferadresse|lieferanschrift|adresse de livraison|livrer a|lieu livraison|lieu de livraison|direccion de entrega|enviar a|entregar en|lugar de entrega|embarcar a|indirizzo di consegna|destinazione|destinatario|afleveradres|leveradres|bezorgadres|endereco de entrega|local de entrega|送货地址|收货地址|收貨地址|交货地点|納入先|納品先|عنوان التسليم|مكان التسليم|شحن الى|destination|delivery details|ship to location|send to|(please )?(supply|deliver|ship|send|dispatch)( (?!invoices?|bills?|quer|confirm)\S+){1,6} to)$/,
  ],
  [
    "billTo",
    5,
    /^(bill to|billto|billed to|bill to address|billing address|billing|invoice to|invoice address|send invoices? to|submit invoices to|mail invoices? to|remit invoices? to|invoices? to|send (all )?invoices to|forward invoices to|email invoices to|invoice party|payer|invoicee|direct all invoices correspondence to|invoice to address|rechnungsadresse|rechnungsanschrift|rechnungsempfanger|rechnung an|adresse de facturation|facturer a|facturar a|direccion de facturacion|facturacion|intestatario|indirizzo di fatturazione|fatturare a|factuuradres|endereco de faturamento|cobrar a|accounts payable|请求先|発票抬头|发票地址|bill to ship to|sold to|sold to address|soldto)$/,
  ],
  [
    "buyer",
    5,
    /^(buyer|customer|client|purchaser|buyer (name|company|details|information)|customer (name|details|information|company)|client (name|company name)|company|company (name|address)|ordered by|order by|order from|purchased by|from|kaufer|kunde|auftraggeber|besteller|acheteur|client commande|comprador|cliente|acquirente|committente|koper|klant|retailer|买方|買方|采购方|订货单位|需方|購買者|発注者|注文者|المشتري|العميل|issued by|sent by|issuing office|ordering office|entity|empresa|(datos|dados) d[eo]l? (cliente|comprador)|legal entity|buying organization|store|bu|requisitioner)$/,
  ],
  [
    "other",
    1,
    /^(page|phone|tel|telephone|fax|e ?mail|email|contact|terms|payment terms|payment|attn|attention|vat|gstin|pan|ship via|shipping method|f o b|fob|freight|freight terms|buyer (phone|email|fax)|notes?|comments?|incoterms?|inco terms|delivery terms|terms of (payment|delivery)|title|account|vendor id|supplier (id|number|no)|vendor (number|code|#)|revision|confirm to|department|requisition|item|description|quantity|qty|price|amount|created by|web|website|profile|version|time|ship method|carrier|tax id|project|job|signature|approved by|authorized by|special instructions|delivery instructions|instructions|remarks|siret|cin|state|contact (name|person)|po expiry date|cancel date|start date|delivery mode|ust idnr|abteilung|kunden nr|purpose code|delivery time|po release date|note|payt terms|information|address|company code|purchasing org\w*|purchasing group|plant|shipping conditions?)$/,
  ],
];

/** What a whole label text announces; null when it is no label. */
export function labelOf(text: string): { label: Label; strength: number } | null {
  return text.length > 60 ? null : named(text);
}

const named = remembered(labelNamed);

function labelNamed(text: string): { label: Label; strength: number } | null {
  const words = text.replace(NUMBERED, "");
  if (!/^\P{N}*\p{L}/u.test(words)) return null;
  const plain = normalize(words.replace(/n°/gi, "no")).replace(/[/]$/, "").trim();
  if (plain.length === 0 || plain.length > 44) return null;
  const whole = ruled(plain) ?? translated(plain);
  return plain.includes("/") ? either(whole, plain) : (whole ?? closed(plain) ?? inTwoScripts(plain));
}

/** "日期 DATE": one thing in two scripts, said by either. */
function inTwoScripts(plain: string): { label: Label; strength: number } | null {
  if (/\p{N}/u.test(plain)) return null;
  const words = plain.split(" ");
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word)).join(" ");
  const other = words.filter((word) => /^(?!\p{Script=Latin})\p{L}/u.test(word)).join(" ");
  return latin && other ? (ruled(latin) ?? ruled(inEnglish(other) ?? other)) : null;
}

/** Captions of forms are numbered: "3. ORDER NO.", "b. Street address"; what stands in brackets explains. */
const NUMBERED = /^\(?(\d{1,2}|[a-h])[.)]\s+(?=\p{L})|\s*\([^)]*\)(?=[:：]?$)/gu;

/** "Contract/Order No.": the strongest of several names for one thing. */
function either(
  whole: { label: Label; strength: number } | null,
  plain: string,
): { label: Label; strength: number } | null {
  if (whole && whole.strength > 1) return whole;
  const last = plain.split(" ").at(-1)!;
  const names = plain.split("/");
  const same = names.map((name) => ruled(inEnglish(name) ?? name));
  if (same[0] && same.every((hit) => hit?.label === same[0]!.label)) return same[0];
  const parts = names.flatMap((part) => [ruled(part), ruled(`${part} ${last}`)]);
  return parts.filter((hit) => hit && hit.strength > 3).sort((a, b) => b!.strength - a!.strength)[0] ?? whole;
}

/** Labels whose letters stand apart, in scripts that leave no blanks between words. */
function closed(plain: string): { label: Label; strength: number } | null {
  if (!/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]( |$)/u.test(plain))
    return null;
  const joined = plain.replaceAll(" ", "");
  return ruled(joined) ?? translated(joined);
}

/** What the phrasebook calls sums, which are no captions of the head. */
const SUMS = /^(total|subtotal|tax|shipping)$/;

/** Phrases that are known as a whole before their words one by one. */
function translated(plain: string): { label: Label; strength: number } | null {
  const phrase = phraseMeaning(plain);
  const known = phrase && !SUMS.test(phrase) ? ruled(phrase) : null;
  if (known) return known;
  const english = inEnglish(plain);
  return english ? ruled(english) : null;
}

function ruled(plain: string): { label: Label; strength: number } | null {
  for (const [label, strength, rule] of RULES) if (rule.test(plain)) return { label, strength };
  return null;
}

/** Every label of a page with what follows it in its segment. */
export const labelsOf = kept(allLabels);

function allLabels(area: Area): Labelled[] {
  return area.lines.flatMap((line, index) =>
    line.segments.flatMap((segment) => {
      const found = labelsIn(segment, line);
      if (area.grid) return found;
      const more =
        spacedLabel(segment, line) ??
        wrappedLabel(segment, { line, below: area.lines.slice(index + 1, index + 4) });
      return more ? [...found, more] : found;
    }),
  );
}

/** One label whose words stand far apart: "ORDER     NO." */
function spacedLabel(segment: Segment, line: TextLine): Labelled | null {
  const next = line.segments[line.segments.indexOf(segment) + 1];
  if (!next || next.box[0] - segment.box[2] > 3 * line.height) return null;
  if (!NUMBER_WORD.test(next.text) && !(LETTER.test(segment.text) && LETTER.test(next.text))) return null;
  const hit = labelOf(`${segment.text} ${next.text}`);
  if (!hit) return null;
  const tokens = [...segment.tokens, ...next.tokens];
  const colon = /[:：]$/.test(next.text);
  return { ...hit, segment: { ...next, tokens, box: union(tokens) }, line, inline: [], colon };
}

/** A letter or two of a script without blanks, as in "발    신 :". */
const LETTER = /^[\p{Script=Han}\p{Script=Hangul}]( [\p{Script=Han}\p{Script=Hangul}])?\s?[:：]?$/u;
const NUMBER_WORD = /^(no|nr|num|number|nummer|numero|número|n°|nº|#)[.:]*$/i;

/** One label broken over two lines: "Order" over "Date:". */
function wrappedLabel(
  segment: Segment,
  { line, below }: { line: TextLine; below: TextLine[] },
): Labelled | null {
  if (/[:：]$/.test(segment.text) || segment.tokens.length > 3) return null;
  for (const next of below) {
    if (next.y - line.y > 1.5 * line.height) return null;
    const second = next.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < 3);
    if (!second || second.tokens.length > 3) continue;
    const colon = /[:：]$/.test(second.text);
    if (!colon && !NUMBER_WORD.test(second.text)) continue;
    const hit = labelOf(`${segment.text} ${second.text}`);
    if (hit)
      return {
        ...hit,
        segment: { ...segment, box: union([segment, second]) },
        line,
        inline: [],
        colon,
      };
  }
  return null;
}

function labelsIn(segment: Segment, line: TextLine): Labelled[] {
  const words = wordsIn(segment);
  const found: (Labelled & { from: number; to: number })[] = [];
  const colons = words.some(({ text }) => /[:：]$/.test(text));
  for (let from = 0; from < (colons ? words.length : 1) && found.length < 6; from++) {
    const follows = from === 0 || found.length > 0 || /^[•|·–-]$/.test(words[from - 1]!.text);
    const hit = follows ? longest(words, from) : null;
    if (!hit) continue;
    const colon = /[:：]$/.test(words[hit.to - 1]!.text) || words[hit.to]?.text === ":";
    if (/^(box|code)$/i.test(words[hit.to]?.text ?? "")) continue;
    if (!colon && words.slice(hit.to, hit.to + 3).some(({ text }) => /^\p{L}+[:：]$/u.test(text))) continue;
    if (from > 0 && !colon) continue;
    found.push({
      ...hit,
      segment: { ...segment, box: union(words.slice(from, hit.to)) },
      line,
      inline: [],
      colon,
      from,
    });
    from = hit.to - 1;
  }
  return found.map((label, i) => ({
    ...label,
    inline: words
      .slice(label.to, found[i + 1]?.from ?? words.length)
      .filter(({ text }) => !/^[:：#.]+$/.test(text)),
  }));
}

function longest(words: Token[], from: number): { label: Label; strength: number; to: number } | null {
  for (let to = Math.min(words.length, from + 6); to > from; to--) {
    const inner = words.slice(from, to - 1).some(({ text }) => /[:：]$/.test(text));
    const hit = inner ? null : labelOf(readOut(words.slice(from, to)));
    if (hit) return { ...hit, to };
  }
  return null;
}

/** Words that are in reading order already. */
function readOut(words: Token[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** The words of a segment in reading order, opened where they are glued. */
function wordsIn({ tokens: all }: Pick<Segment, "tokens">): Token[] {
  const tokens = isRightToLeft(all) ? all.toReversed() : all;
  return tokens.some(({ text }) => GLUED.test(text)) ? tokens.flatMap(wordsOf) : tokens;
}

const GLUED = /[\s:：.°#]/;

/** Words of a cell, and "No.123" or "Date:1/2" opened, with boxes in proportion. */
export function wordsOf(token: Token): Token[] {
  if (!GLUED.test(token.text)) return [token];
  const parts = token.text
    .split(/\s+/)
    .flatMap((word) => {
      const glued =
        /^([^\d:]*\p{L}[^\d:]*[:：])([^:/].*)$/u.exec(word) ??
        /^((?:No|Nr|N)[.°]+:?)(\d.+)$/i.exec(word) ??
        /^(.*\p{L}#:?)(\w.*)$/u.exec(word);
      return glued?.[1] && glued[2] ? [glued[1], glued[2]] : [word];
    })
    .filter(Boolean);
  if (parts.length < 2) return [token];
  const letters = parts.reduce((sum, part) => sum + part.length + 1, -1);
  const [x0, y0, x1, y1] = token.box;
  let at = 0;
  return parts.map((text) => {
    const start = x0 + ((x1 - x0) * at) / letters;
    at += text.length + 1;
    return { ...token, text, box: [start, y0, x0 + ((x1 - x0) * (at - 1)) / letters, y1] };
  });
}
