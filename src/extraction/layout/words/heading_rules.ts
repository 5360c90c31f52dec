/** What a column of the line table holds. */
export type Role =
  | "lineNumber"
  | "item"
  | "code"
  | "customerSku"
  | "supplierSku"
  | "gtin"
  | "description"
  | "codeDescription"
  | "quantity"
  | "otherQuantity"
  | "unit"
  | "unitPrice"
  | "otherPrice"
  | "per"
  | "priceUnit"
  | "lineTotal"
  | "taxAmount"
  | "taxRate"
  | "discount"
  | "date"
  | "otherDate"
  | "currency"
  /** One of several columns that each hold the quantity of a size. */
  | "size"
  | "other";

const ITEM_WORDS =
  "item|items|part|parts|material|matl|mat|matr|product|prod|article|artikel|art|articulo|sku|stock|catalog|catalogue|cat|model|style|nsn|inventory|reorder|goods|pos|commodity|merchandise|teile|sach|produkt|producto|produit|prodotto|produto|codigo|mfr|mfg|mpn|bin";
const NUMBERED_WORDS =
  "artnr|artikelnr|artikelnummer|teilenr|teilenummer|sachnr|sachnummer|materialnr|materialnummer";
const NUMBER_WORDS =
  "no|nos|nr|num|nbr|number|numbers|#|code|codes|id|ident|ref|reference|key|numero|nummer|n";

/** What headings say, the first rule that holds first. */
export const RULES: [Role, RegExp][] = [
  ["unit", /^(qty|quantity) (unit|uom)$/],
  [
    "unitPrice",
    /^(price|cost|rate)( per |\/)(case|carton|ctn|pack|box|bag|drum|pallet|each|piece|pc)$|^(each|wholesale|whsl|wsp|w\/s)$|^contract (cost|rate|unit (price|cost|rate))$/,
  ],
  [
    "unitPrice",
    /^per (100|1 ?000|hundred|thousand)$|^fob (us ?\$|us|usd|eur|gbp)( ?\/ ?[a-z]{2,5})?$|^fob ?\/ ?(pcs?|pce|piece|ea|each|unit|pair|prs?|dz|doz|set)$/,
  ],
  [
    "unitPrice",
    /^(p )?cost[eo]( unit(ari[oa])?( dire(c?t|tt)o)?)?$|^(cout|custo|c) unit(aire|ario)?( dire(c?to?))?$|^direkt?e (kostpris|kostprijs)$|^directe (kostprijs|kosten)( excl( btw| tax)?)?$|^direkt enhetskostnad$/,
  ],
  ["quantity", /^(print )?run( (qty|quantity|length))?$|^how many$|^pedidas?$/],
  [
    "description",
    /^what( we (need|want))?$|^gegenstand( der (lieferung|leistung)( ?(\/|und|oder) ?leistung)?)?$/,
  ],
  ["currency", /^currency code$/],
  ["date", /^((desired|requested|required|req|expected|wanted|planned|promised) )?(rcv|recv) (date|dt)$/],
  ["date", /^(delivery|del|need|needed|need by|promised|due|required|arrival|ship) date ?(\/|and|&) ?time$/],
  [
    "unit",
    /^unit of (measure code|purchase|issue|supply|sale|order)$|^(purchase|sales) unit (symbol|id|code)$/,
  ],
  // One of a style's colours.
  ["other", /^colou?r (code|no|number|#)$|^pantone\b/],
  [
    "description",
    /^(option|variant|variation) (name|title)$|^(nombre?|nome?|nom|name) (item|article|material|artikel|articulo)$|^(artikelnaam|productnaam)$|^nomenclature$|^name ?\/ ?(maker|manufacturer|mfr|mfg|brand|supplier)\b/,
  ],
  [
    "description",
    /^(material|matl|item|product|shape|section|size)( ?\/ ?(shape|section|size|grade|finish|thickness|length))+$/,
  ],
  ["other", /^(customer|consumer|end user|end customer) order( (no|number|id|#))?$/],
  ["customerSku", /^(merchant|retailer) (sku|item( (no|number|#))?)$/],
  ["date", /^(mabd|must arrive by|on ?site)( (date|by))?$/],
  ["code", /^ndc( (no|number|#))?$/],
  [
    "supplierSku",
    /^(no )?catalogo (del )?prov(eedor)?$|^stk (no|number|#)$|^(no|code|reference)( o| of)? (part|item|article|art|material|product|prod) (supplier|vendor|manufacturer)$|^dist(r|ributor)? (no|number|#|item( (no|number|#))?|code)$|^external (item|product) (no|number|id|code)$/,
  ],
  ["lineTotal", /^total (item|line) (value|amount|price|cost)$/],
  ["date", /^complet(e|ion) by$/],
  ["customerSku", /^(imf|pl|item master( file)?) (no|number|#)$/],
  ["lineTotal", /^(costo|precio|importe|valor) extendido$/],
  ["date", /^(fch|fec) (solicitada|entrega|requerida|prometida)$/],
  ["otherQuantity", /^bonus( (qty|quantity|units))?$/],
  // Whether it is firm or a forecast.
  ["other", /^(schedule|sched)( (type|status))?$/],
  // What was called off since a contract began.
  [
    "otherQuantity",
    /^(cum|cumulative|accum|accumulated)( (req|reqd|required|requirement|net|balance|total|qty|quantity))?$|^((eingangs)?fortschrittszahl|efz|fz)$/,
  ],
  ["date", /^(planned|expected|scheduled|required) (receipt|arrival|dispatch)$/],
  [
    "other",
    /^(zip|postal|post|postcode|state|country|province|region|county|area|city|coupon|promo|promotion|voucher|company|reason|status) code$|^order item id$|^([a-z]+\/)+account (code|no|number|#)$|\b(payment|shipping|delivery) (method|title|method title)$/,
  ],
  [
    "unitPrice",
    /^(case|carton|ctn|pack|box|bag|drum|pallet) (price|cost|rate)$|^(price|cost|rate) per (case|carton|ctn|pack|box|bag|drum|pallet|roll)$/,
  ],
  [
    "quantity",
    /^(total|tot|sum) (order )?(qty|qnty|quantity|quantities|units|pcs|pieces|pairs|cases|cartons|ctns|kgs?|kilos?|lbs?|pounds|tons|tonnes|lit(er|re)s|ltrs?|met(er|re)s|mtrs?|feet|ft|gal(lon)?s?)$/,
  ],
  [
    "quantity",
    /^(net )?(qty|quantity|quan) (req|reqd|req d|required|requested|needed|due|to order|ordered)( this release)?$|^(total )?(reqd|req d|required|needed|due|delivery|dlv|del) (qty|quantity|quan)$|^(#|nos? of|number of) (units|pcs|pieces)$|^amount ordered$|^(required|reqd|requested) ordered$|^(required|reqd|requested) order (qty|quantity|quan)$|^order (qty|quantity|quan) (required|reqd|requested)$|^(required|reqd|requested) (pcs|pieces|units|no of units)$|^nos$|^this (release|call off|time|order)( (qty|quantity))?$|^(diesmal|dieses mal|cette fois( ci)?|esta vez|desta vez|questa volta|deze keer|denna gang|denne gang|tym razem|bu sefer)$/,
  ],
  [
    "otherQuantity",
    /\b(cum|cumulative|accumulated|prior|last|ytd|forecast|remaining)\b.*\b(qty|quantity|ship|shipped|shipment|received|receipt)\b|\b(qty|quantity) (remaining|to date)\b|^(blanket|contract|agreement) (qty|quantity)$|^(released|ordered|received|shipped) to date$|^(last|previous) (time|order)$|^(letzte|vorige|bisherige) (\p{L}+ )?(menge|quantity)$|^(letztes mal|zuletzt|(la )?derniere fois|(la )?ultima vez|(l )?ultima volta|vorige keer|forra gangen|forrige gang|sist|poprzednio|gecen sefer)$/u,
  ],
  ["other", /^(g\/?l|account|acct|budget|fund|cost|ledger|charge|expense)( account)? (code|no|number|nr|#)$/],
  ["per", /\bbase qty\b|\bbase quantity\b/],
  [
    "other",
    /\b(hsn|sac|hts|taric|tariff|(clave|codigo|code) (sat|prod ?serv))\b|\btime\b|\binitials\b|^ti.?hi$/,
  ],
  [
    "otherDate",
    /\b(date received|received date|start date|cancel\w* date|expiry|ordered on|order date|po date|submitted date|issued? date|created|purchase date|purchased on|sale date|paid at|payments? date|document date|invoice date|entry date)\b/,
  ],
  [
    "customerSku",
    /^n[/ ]+(ref|reference|code|article)$|^(当社|弊社|自社)(品番|型番|型式|(品目|商品)?コード)$/,
  ],
  [
    "supplierSku",
    /^v[/ ]+(ref|reference|code|article)$|^(貴社|御社|メーカー?)(品番|型番|型式|(品目|商品)?コード)$|^lief(eranten)? ?(ident|identnr|identnummer|sachnr|sachnummer|artikelnr|artikelnummer|artnr|teilenr|teilenummer|materialnr|materialnummer|bestellnr)$/,
  ],
  [
    "supplierSku",
    /\b(your|ihre|ihr|votre|su|vostro|uw|ert|deres)\b.*(\b(item|part|material|article|art|artikel\w*|sku|code|product|stock|catalog|catalogue|cat|no|nr|number|reference|ref)\b|#)/,
  ],
  [
    "customerSku",
    /\b(our|unsere|unser|notre|nuestro|nostro|onze|vart|vores)\b.*(\b(item|part|material|article|art|artikel\w*|sku|code|product|stock|catalog|catalogue|cat|no|nr|number|reference|ref)\b|#)/,
  ],
  [
    "lineTotal",
    /^(net|gross|total net|line|basic) (value|val|amount|amt)$|^(tot|ttl|total) (price|cost)$|^(cost|costo|coste) total\b(?!.*\b(unit|per|por))|^net line$|^((gp|g price)( net)?|mn?t ht)$|^ext$/,
  ],
  [
    "other",
    /\b((ref|reference) des(ignators?)?|designators?|hsn|sac|hts|tariff|taric|country|origin|coo|warehouse|whse|plant|sloc|account|gl|cost cent\w*|rev|revision|contract|blanket|agreement|requisition|weight|wt|wgt|length|width|height|colou?r|sizes?|currency rate|received by|initials|status|remarks?|notes?|comments?|serial|lot|batch|bin|loc|location|rack|ship to|shipto|sch num|terms|buyer|requestor|requester|job|project|margin|cess|fixed|taux|packaging|packing|brand|marke|make)\b(?!( s)? (price|qty|quantity|no|number|code|part|item|material|sku|product|p\/n|stock)\b)|^(drawing|dwg|drg|acct|req|job|project|wbs|(ref )?w\/?o|work order|ncm|index|indice|attn)( (no|#|number|nr))?$|^(bodega|almacen|deposito)( (de )?(destino|entrega))?$|^(depot|chantier|kommission|auftrag)( (no|nr|#))?$|^(tall?as?|tailles?|taglie?|tamanhos?|grossen?|ma?aten?|rozmiar)$|^schedule line (no|#|number|nr)$|^(lead )?(wks|weeks)$|^(納入|納品)(場所|先)$|^(仓库|倉庫|备注|備註|備考)$/,
  ],
  ["currency", /^(currency|curr|ccy|wahrung|devise|moneda|valuta|moeda|通貨|货币|币种)$/],
  ["gtin", /\b(ean|gtin|upc|barcode|bar code|isbn|ean13)\b/],
  [
    "discount",
    /\b(disc|discount|disct|rabatt|rab|remise|rem|descuento|descto|dscto|desc %|desconto|dto|dcto|sconto|korting|nachlass)\b|^% ?(desc|disc|ds?c?to|dsc|rem|sc|ind|isk)( ?[1-3])?$|^(ind|isk) ?%$|^desc( ?[1-3])? ?%$|^(desc|dto|disc|sc) ?%|^(disc|dto|dcto|rem|remise|rab|rabatt|sconto|sc) ?[1-3]( ?%)?$|^(discounts|sconti|remises|rabatte|descuentos|descontos|kortingen)( ?%)?$|^mult(iplier)?$|割引|折扣/,
  ],
  [
    "taxRate",
    /\b(tax|vat|gst|cgst|sgst|igst|utgst|mwst|ust|tva|iva|btw|taxe|impuesto|itbis|hst|pst)\b.*(%|rate|code|satz|cd\b|group)|^(tax|vat|gst|mwst|ust|tva|iva|btw|taxes|itbis|txbl|taxable|tax class|tx|hst|gst\/hst|tax code|code tax|tax type|tax ind) ?%?$|% ?(tax|vat|gst|mwst|ust|tva|iva|btw)|税率|^(id|tipo|grupo|c) (de )?(iva|vat|tax)$/,
  ],
  [
    "taxAmount",
    /\b(tax|vat|gst|cgst|sgst|igst|utgst|mwst|ust|tva|iva|btw|taxe|impuesto)\b (amt|amount|value|betrag|montant|amnt)|^(total )?(cgst|sgst|igst|tax|vat|gst|tva|mwst) (total )?(amount|amt)$|^(cgst|sgst|igst|utgst)|税額|税额/,
  ],
  // "£/case", "£ per kg", whose sign is gone.
  [
    "unitPrice",
    /^\/\p{L}{1,6}$|^(\p{L}{1,3}|u\/p)?( per |\/)1[ ,.]?00(0)?( ?\p{L}{1,5})?$|^u\/p$|^per (kg|kilo|lb|pound|ton|tonne|lit(er|re)|ltr|met(er|re)|mtr|ft|gal(lon)?|bag|case|box|roll)$/u,
  ],
  [
    "otherQuantity",
    /\b(received|receive|recd|rcvd|rcv|shipped|backorder\w*|back order\w*|b\/o|invoiced|billed|cancel\w*|open|outstanding|free|foc|to bill|on hand|conv|pick count|previous|prev|balance|rahmenmenge|restmenge|qty per|qty\/(?!u\/?o?m\b|units?\b)\w+|pack(ed|ing)? qty|sec qty|case qty|carton qty|inner|master|cases?|cartons?|ctns?|pallets?|received|rec d|in stock|(current|available|actual|physical|closing|opening|free|total|our) stock|stock (level|qty|quantity|balance|available|in hand)|in hand|soh|qoh|(offered|quoted|available|suggested) (qty|quantity)|(qty|quantity) (offered|quoted|available|suggested))\b(?!.*\border)|(在庫|库存|庫存|现有|現有|不足|欠品|缺料|缺货|缺貨|已收|已交|已发|已發|未交|未收|未发|未發|入荷|入库|入庫|到货|到貨|残|재고|부족|입고|미납|잔여)(数|數|数量|數量|수량)?$/,
  ],
  [
    "priceUnit",
    /^(price|pricing|cost) (uom|um|u\/m|per uom)$|^(price|cost|rate) (unit|per)$|^(p\/u|ppu|pu uom|preiseinheit|pe)$|^per unit$|^unite de prix|^preis ?me$/,
  ],
  [
    "per",
    /^(per( (qty|quantity))?|(je|pro) (pe|ve)|basis|price basis|pricing (qty|quantity)|(net |unit )?price ?(qty|quantity|count)|por|pour|je|pro|par|base qty|base quantity|base|preisbasis|charge base qty|discount or price charge base qty|price per qty)$/,
  ],
  [
    "otherPrice",
    /^list( (ea|each))?$|\b(mrp|msrp|rrp|srp|retail|shelf|list price|price list|catalog price|selling price|resale|listenpreis|prix public|price public|public price|pvp|previous price|old price|l price|price\/(l|kg|lt|ltr|g|lb)|gross weight)\b|price .*\b(per|\/) ?(kg|l|ltr|litre|liter|lb)\b/,
  ],
  [
    "unitPrice",
    /\b(unit|net unit|einzel|einheits|each|base|basic|gross|net|your|customer|agreed|purchase|expected|contract|item|list)[ /]?(price|cost|rate|preis|pr|prc|value)\b|\b(price|cost|rate)[ /]?(per|each|unit|ea)\b|\bper (unit|each|piece|pc)\b|\b(einzelpreis|nettopreis|ep|e p|e preis|pre?is\/\w+|preis pro|stuckpreis|preis|ansatz|prix unitaire|prix unit|prix u|p u|u p|pu|puht|p unit|pu ht|prix|precio unitario|precio unit|prec unit(ari[oa])?|prec u|prec|p unitario|precio|prezzo|prezzo unitario|prijs|stukprijs|preco|valor unitario|v[ /]unitario|unit base cost|unitprice|unitcost|u price|u\/price|u cost|unit amount|net unit|price ea|ea price|price each|net each|net ea|unit net|unit ex(cl)? (gst|vat|tax)|costo|costo unitario|vr unitario|b price|a?ek)\b|単価|单价|净价|淨價|價|售价|سعر الوحدة|السعر|سعر/,
  ],
  [
    "lineTotal",
    /\b(ext|extd|extended|extension|extn|line|item|row|total|net|gross|sub|sum|order)[ /]?(price|amount|amt|value|val|cost|total|extended|ext|sum)\b|\b(amount|amt|value|total|totals|extension|extended|ext|betrag|gesamt\w*|gp|summe|nettowert|nettobetrag|warenwert|wert|zeilenbetrag|positionswert|entgelt|endbetrag|montant|total ht|prix ht|prix total|valeur|importe|valor|valor total|importo|imponibile|bedrag|totaal|regeltotaal|subtotal|sub total|sous total|t value|taxable value|valor neto|monto|price total|totale)\b|金額|金额|净值|净额|淨額|总价|總價|小計|小计|合計|价税合计|價稅合計|المبلغ|الاجمالي|الإجمالي|القيمة|المجموع/,
  ],
  ["unitPrice", /\b(price|prices|cost|costs|rate|rates)\b/],
  [
    "otherDate",
    /\b(order date|po date|orderdate|start date|cancel\w* date|date received|ship by date|expiry)\b/,
  ],
  [
    "date",
    /\b(due|delivery|deliver|delv|dlv|del|dely|required|require|req|reqd|requested|desired|need|needed|promise\w*|promised|arrival|eta|etd|liefer\w*|termin|wunsch\w*|livraison|entrega|consegna|lever\w*|f entrega|dock|ship)\b.*\b(date|dt|dte|by|on|datum|tag|day|fecha|data)\b|\b(lieferdatum|liefertermin|lieferung|termin|date de livraison|delai|date|datum|fecha|data|lt|due on|due|promised?|delivery|livraison|leverdatum|entrega|fecha de entrega|need by|req date|reqdate|dte|wanted|required|desired|eta|etd|expected|ex factory|lief dat|by date|del dt|reqd|req d)\b|納期|交期|交货|[預预]交日|需求日|交貨[日期]|到[货貨]日|日期|تاريخ/,
  ],
  [
    "quantity",
    /\b(qty|qtys|qnty|qunty|qty\w*|quantity|quantities|quan|quant|qte|qt|quantite|cantidad|cant|ctd|cntd|quantita|qta|hoeveelheid|aantal|quantidade|qtd|qtde|menge|bestellmenge|abrufmenge|anzahl|stuckzahl|ordered|count|order qty|pcs|pieces|no of units|units ordered|ord|besteld)\b|数量|數量|個数|订购|(発注|注文|依頼|订购|訂購|采购|採購)(数|數)|수량|(?:ال)?كمي[ةه]|العدد/,
  ],
  [
    "supplierSku",
    new RegExp(
      `\\b(vendor|vend|vndr|supplier|supplier s|suppl|manufacturer|manufacturers|mfr|mfg|mpn|maker|seller|sellers|lieferant|lieferanten\\w*|fournisseur|fournis\\w*|proveedor|prov|fornitore|leverancier|hersteller\\w*|oem|factory|lief|kred|kreditor|kreditoren\\w*|fabricant|fabricante|dealer)\\b.*\\b(${ITEM_WORDS}|${NUMBER_WORDS}|${NUMBERED_WORDS})\\b|^((your|yr|vendor|supplier) (p/n|pn)|(mfg|mfr|mfgr|manufacturer|maker) (p/n|pn|#))$|\\b(art nr lieferant|lieferantenartikel\\w*|herstellernr|mpn|se id|lief art nr|vendor item|vpn|reference fournisseur)\\b|^((item|part|code|ref|material|product|article|sku)( no| number| #| code)?|${NUMBERED_WORDS}) (supplier|vendor|manufacturer|mfr)$`,
    ),
  ],
  [
    "customerSku",
    new RegExp(
      `\\b(customer|cust|buyer|buyers|client|clients|kunde|kunden\\w*|kd|internal|corporate|cliente)\\b.*\\b(${ITEM_WORDS}|${NUMBER_WORDS})\\b|^(our|customer|cust|buyer) (p/n|pn)$|\\b(art nr kunde|kundenartikel\\w*|by id|cpn|reference client|r mat)\\b|^(item|part|code|ref|material|product|article|sku)( no| number| #| code)? (customer|buyer|client)$`,
    ),
  ],
  [
    "codeDescription",
    /^(item|part|material|matl|product|article|mat|sku|artikel|articulo|model|stock)( no| number| #| code)?\/(item )?(desc|description|bezeichnung|descripcion)\b|\b(item|part|material|product|article|stock|catalog|catalogue|cat)( number| no| code| #)? (and|&|\+|y|und|et) (description|desc|bezeichnung)\b|^(description|desc)\/(material|item|part|upc)|^product\/service$|^品名\/?(规格|型号)/,
  ],
  [
    "description",
    /\b(desc|descr|descrip\w*|des?c?ri?ption|designation|bezeichnung|artikelbezeichnung|\w*bezeichnung|\w*beschreibung|descripcion|descrizione|omschrijving|descricao|description|libelle|denominacion|denominazione|details?|particulars|ingredients?|(?:product|item|article|style|part|material) name|service|services|scope|concepto|text|zusatz(text)?|leistung|cinsi|artikeltext|product title|title|mercancia|desciption|specifications?|item details)\b|品名|品种|品種|名称|名稱|描述|说明|說明|規格|规格|商品|摘要|الوصف|وصف|البيان|بيان|(?<!(?:رقم|كود|رمز) )(?:الصنف|المنتج)/,
  ],
  [
    "unit",
    /^(uom|um|ua|u\/m|u m|u of m|uofm|unit|units|unit of measure|unit of meas\w*|unit measure|einheit|mengeneinheit|meng einheit|mengen einheit|me|meh|eh|unite|unidad|unidades|ud|uds|u|unita|um|eenheid|unidade|un|und|单位|單位|単位|measure|oum|qty unit|unit uom|base unit|purch uom|pur uom|order unit|order uom|uom code|unit code|pri uom|(?:ال)?وحد[ةه]|unid|u med|unidad de medida|u\/d|qty uom|sales unit|packing unit|type|uoi|unit meas|unit of issue|ui|u\/i|bme|j m|enh|m e|u medida|purchase unit|主?计量(单位)?|主?計量(單位)?|采购单位|cond|conditionnement|u o m|udm|uv|ve|ue|uni|packing unit|qty um|order um|oum|ord um|un med|meas|units of measure|pack unit|sold as|sold by|issue unit|iss unit|uom desc)$/,
  ],
  ["quantity", /^(strips|vials|ampoules|ampules|sachets|bottles)$/],
  ["otherQuantity", /^(tablets|tabs|capsules)$/],
  [
    "lineNumber",
    /^((line|ln|po line)[ /](sch|schd|sched)|(item|itm|pos) (del|dlv)|line|ln|ln #|[cs]lin( (no|nr|#))?|lp|l p|lin|line no|line nr|line #|line number|line item|line num|lineno|# line|no|nr|n|#|pos|pos nr|position|posten|item seq|s no|sl no|sno|s # |sl|sr no|sr|srno|sr #|slno|seq|sequence|seq no|zeile|lfd nr|oz|ordnungszahl|ligne|no ligne|linea|renglon|partida|posicion|row|po line|po ln|line nbr|p o line|lnr|regel|riga|it|行|行号|序号|序號|項|項番|项次|項次|番号|م|ت|مسلسل|تسلسل|التسلسل|رقم|الرقم|nro|num|po item|item no of po|item line|line item no|number|s\/n|line nr|no line|no ligne|line pos|pos no|pos line|itm|ser no|sl #|sq|seq #|li #|l\/[ni]|(no )?п\/п)$/,
  ],
  [
    "item",
    /^(item|items|item no|item #|no item|item num|item nr|itm|item number|artikel|article|articulo|product|products|material|part|goods|producto|produit|prodotto|produkt|leistung|item id|ware|equipment|modelos?|modele|modell|medicines?|drugs?|medicine name|drug name|medicamentos?|médicaments?|medicaments?|項目|货品|الصنف|no item|id)$/,
  ],
  [
    "code",
    new RegExp(
      `\\b(${ITEM_WORDS})\\b.*(\\b(${NUMBER_WORDS})\\b|#)|\\b(artikelnr|artikelnummer|artnr|teilenr|teilenummer|materialnr|materialnummer|sachnummer|partno|partnumber|itemcode|itemno|codigo|code|codice|referencia|reference|ref|sku|skus|clave|mark number|bestellnr|best nr|catalog|catalogue|model|style|part|material|matl|product|prod|article|stock|item|articulo|artikel|art|code article|productcode)\\b|^(matnr|bestell ?(nr|nummer))$|^(alt |alternate )?(p/n|pn|p n|mpn|inventory id|part id|nsn|stock id|ident|ident no|no ident|identnr|identnummer|impa|pzn|cip|issa)$|^(品番|品号|品號|产品型号|订货号|訂貨號|型号|型號|货号|貨號|编号|編號|编码|物料|料号|料號|図番|图号|圖號|كود|(?:ال)?رمز|رقم (?:الصنف|المنتج|المادة|القطعة))|(?:货号|貨號|料号|料號|品番)$`,
    ),
  ],
];
