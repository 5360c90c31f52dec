/** What a label on the page announces. */
export type Label =
  | "poNumber"
  | "documentNumber"
  /** Of a request or a job inside the buyer's house, which an order may go by where it has no number of its own. */
  | "requestNumber"
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

const N = "(no|nr|num|nbr|number|numbers|#|id|ref|n|numero|nummer|code)";
const ORDER =
  "(purchase order|purchaseorder|purch order|service (purchase order|po)|local purchase order|p o|po|p/o|lpo|l p o|ipo|epo|spo|cpo|dpo|vpo|order|our order|our po|customer po|customer order|cust po|client po|buyer s order|buyer order|sub order|job order|release order|work order|external order|supply order|purch ord|your customer s (po|order)|service po|service order|po/reference)";

/** What captions announce and how surely, the first rule that holds first. */
export const RULES: [Label, number, RegExp][] = [
  // What a release orders under, where it has no number of its own.
  ["requestNumber", 3, new RegExp(`^blanket ${ORDER}( ${N})?$`)],
  [
    "other",
    0,
    /^(sales order|external po|previous|prev|reference po|(solicitud|requisicion|demande d achat|richiesta d acquisto)(?! de compra (no|n|nr|num|numero|#)$| (no|n|nr|num|numero|#)$)|solicitacao|bestellanforderung|banf|blanket|contract(?! (company$|manufactur|packag|assembl|furni|floor)\w*)|quote(?! (our|order|po|p o|purchase)\b)|quotation|supplier order|vendor order|your order ack|revision|rev|total|subtotal|cancel\w*)\b/,
  ],
  // Block 2 of DD form 1155, before that of the contract.
  ["poNumber", 6, /^delivery order ?\/ ?call (no|number)$/],
  // A program's own id, beside which the order's number may be printed.
  ["poNumber", 4, /^(po|p o|purchase order|order) id$/],
  // Sage calls any paper of a trade so.
  ["poNumber", 4, /^(n|no|numero) (de )?piece$/],
  [
    "poNumber",
    5,
    new RegExp(
      `^(this |the )?${ORDER}( (purchase )?order| confirmation| form| sheet| release| forecast)? ?${N}( ?(date|:))?$|^(po|order|purchase order) (number|no)/(po )?date$|^p o number$|^ponumber$|^pono$|^po ?#$`,
    ),
  ],
  [
    "poNumber",
    5,
    /^(bestell ?nr|bestell ?nummer|(liefer|fein)?abruf ?(nr|nummer)|bestellung (nr|nummer|no)|bestellnr|bestellzeichen|(kunden ?)?best(ell)? ?(nr|nummer)|auftrags ?nr|auftragsnummer|belegnummer bestellung|beleg ?nr|numero de (commande|pedido|orden|la orden)|n(o|°)? ?(de )?(la )?(commande|pedido|orden)|commande (no|n|numero)|bon de commande( no| n)?|pedido( de compra)? (no|n|nr|num|numero)|orden de compra( no| n| numero| #)?|o ?c (no|n|nr|num|#)|n oc|orden (no|n|#)|no o c|ordine (n|no|numero)|numero ordine|ordine d acquisto|inkooporder( ?nummer| nr)?|order ?nummer|bestelnummer|bestelbon|numero do pedido|注文番号|注文書番号|発注番号|采购单号|採購單號|订单号|訂單編號|订单编号|采购订单号|合同编号|合同号码|合同号|单据编号|单号|発注書no|発注no|注文書no|注文no|采购单编号|رقم الطلب|رقم امر الشراء|رقم أمر الشراء|أمر شراء رقم|طلب (ال)?شراء رقم|رقم طلب (ال)?شراء|n ordine cliente|(numero )?ordine cliente( n| no)?)$/,
  ],
  [
    "poNumber",
    3,
    /^(our |bill only |n\/)?(purchase order|po|p o|p\/?o|(p ?o|p\/o) no|bestellung|commande|pedido de compra|pedido|orden de compra|order|ordine|bestelling|(supply|official) order|(material|supplier) release|urgent reorder)$/,
  ],
  ["poNumber", 6, /^(order change|order response|order confirmation)( no| number| id)?$/],
  // Its number counts the changes of an order that another caption names.
  ["poNumber", 2, /^change order( no| number| id)?$/],
  ["orderDate", 4, /^change order date$/],
  [
    "poNumber",
    5,
    /^(customer|cust|client|buyer|retailer) (po|p o|purchase order)$|^your (po|p o|purchase order)( (ref|reference|no|number|#))?$|^your order (no|number|nr|#)$/,
  ],
  ["poNumber", 2, /^(customer|cust|client|buyer|retailer) order$/],
  ["poNumber", 5, /^(purchasing document|einkaufsbeleg|ebeln|bstnk|bstkd)$/],
  ["poNumber", 5, /^(po|p o|order|purchase order)[ /](rel|release)( no| number| #)?$/],
  ["poNumber", 2, /^release( no| number| #)?$/],
  ["poNumber", 4, /^(po|p o|purchase order)\/(job|project)( name| no| number| #)?$/],
  ["poNumber", 4, new RegExp(`^purchase (order )?contract ${N}$|^purchase order contract$`)],
  [
    "poNumber",
    4,
    new RegExp(`^(w ?o|call ?(off|up)|sub ?contract)( order| agreement)? ${N}(/serial ${N})?$`),
  ],
  // Releases count the changes of an agreement, which is what they order under.
  ["poNumber", 3, new RegExp(`^(scheduling|sched|schedule) agreement( ${N})?$`)],
  [
    "orderDate",
    5,
    /^(bedat|ordered at|order placed at|written( on)?|date written|(w ?o|work order|call ?off) date|cart saved|aangemaakt( op)?|erstellt( am)?|cree le|creado( el)?|criado( em)?|creato il|(po|p o|order|purchase order) (place|placed|placing|placement) date)$/,
  ],
  ["requiredDate", 4, /^(deliver|req( ?d)?|fulfill?)( on| by)?$/],
  [
    "requiredDate",
    4,
    /^(req|reqd|req d|requested|required|desired|expected|wanted|planned) (receipt|receive|recv|rcv|arrival|(at|on) (the )?(dock|site))$/,
  ],
  [
    "requiredDate",
    4,
    /^(need|needed|want|wanted|must have)( (in (store|stock|house|hand|hands)|at (the )?(store|dock)|on (site|dock|hand)|here))?( on| by)?$|^in hands?( by| on)?$|^(para el( dia)?|pour le|per il|entro( il)?|uiterlijk( op)?)$/,
  ],
  [
    "requiredDate",
    5,
    /^(first|req|reqd|req d|requested|required|desired|wanted|planned|preferred) (delivery|deliv|del|dlv)( from| on)?$|^delivery (window|from)$/,
  ],
  [
    "shipDate",
    5,
    /^(start ship|ship start|first ship|earliest ship|ship(ment)? window|ship(ping)? window start|(do not )?ship (not |no )?(before|earlier than)|not before)( date)?$/,
  ],
  ["shipDate", 3, /^(ship (not|no) (after|later than)|latest ship|last ship|ship complete( by)?)( date)?$/],
  ["buyer", 2, /^account$/],
  ["other", 6, /^branch\/plant$/],
  ["other", 6, /^(supplier|vendor|seller)( s)? ref\/order( (no|number))?$/],
  // Beside a day of receipt it is the bill's.
  ["requiredDate", 4.6, /^due date$/],
  ["requiredDate", 4, /^(on )?hire (from|start)( date)?$/],
  ["shipTo", 5, /^(a )?name of consignee$/],
  [
    "buyer",
    4,
    /^((ordering |co ?op )?member( name)?|company code name|agency( name)?|dealer( name)?|franchisee|licensee|((as )?agents? )?((for and|acting) )?on behalf of|(store|shop|practice|clinic|restaurant|dealership) name|subsidiary|facility|institution|pharmacy( name)?|organi[sz]ation( name)?|business account|account holder|buying (entity|unit|company)|purchasing (entity|company))$/,
  ],
  [
    "poNumber",
    2,
    /^(voucher (no|number)|booking (no|number)|reference no|reference number|reference no date|reference|our reference|our ref|ref no|ref|order ref\w*|order reference|folio|requisition order|po ref\w*|(buyer|customer|client)( s)? ref(erence)?|n\/ref|n ref|vorgangs ?(nr|nummer)|call ?off( order)?|numero|unser zeichen|referencia|编号|單號|单号|رقم)$/,
  ],
  ["poNumber", 2.5, /^(document (no|number|ref|reference)|doc (no|number|id|id no|ref))$/],
  ["poNumber", 1, /^votre reference$/],
  [
    "requestNumber",
    2,
    /^((purchase|purch|material|internal|store|supply|supplies) )?(requisition|req|reqn|request|indent|ro)( (no|nr|number|#|id))$|^work order$|^(bedarfsmeldung|demande d achat|solicitud de compra|richiesta d acquisto|aanvraag|zapotrzebowanie)( (no|n|nr|num|numero|#))$/,
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
    /^((local )?(purchase )?order (issue )?date|l ?p ?o date|(ipo|epo|spo|cpo|dpo) date|p ?o date|po issue date|po issued? date|date of order|date ordered|date cde|best datum|unser datum|fecha (o c|doc)|f (orden|pedido|oc|emision)|zamowiono( dnia)?|date sent|(ordered|issued|raised|entered|prepared|order placed|emitido|emesso|opgemaakt|passee|etabli)( on| at| el| em| il| op| le)|(order|po|p o) (dtd|dt)|date (raised|prepared|written|entered|of (the )?p ?o|of the order)|original (p ?o|(purchase )?order) date|(written|our|order creation) date|order dated|issued? date|date issued|date of issue|po dt|bestell ?datum|auftragsdatum|date de (la )?commande|date commande|fecha (del? )?(pedido|orden|emision)|fecha de la orden|data (do )?pedido|data ordine|besteldatum|orderdatum|created on|creation date|date created|purchase order date|submitted date|order placed|placed|placed on|ordered|release date|abrufdatum|abruf ?datum|fecha de expedicion|order date\/\w+|(order )?submitted on|emise? le|date d edition|合同日期|签约日期|发注日|発注日|注文日|下单日期|制单日期|单据日期|签订日期|签订时间|订购日期|订单日期|发行日|発行日|发行日期|تاريخ الطلب)$/,
  ],
  [
    "orderDate",
    4,
    /^(document date|doc date|date\/time|dated|date order|date po|dokumentdatum|belegdatum|issue date|document date|vom|del|issued|date of document|emissao|emision|emission|po created|date created|create date|created date)$/,
  ],
  // Days of what led to the order, and of its paper.
  [
    "orderDate",
    2,
    /^(requisition date|effective date|printed on|order deadline|(edite|imprime|edition) le)$/,
  ],
  [
    "orderDate",
    3,
    /^(date|booking date|datum|fecha|data|dt|时间|发送时间|日期|日付|التاريخ|تاريخ|le|today(s| s date)?|heute|aujourd hui|hoy|hoje|oggi|vandaag|sent|gesendet|envoye( le)?|enviad[oa]|inviato|verzonden)$/,
  ],
  [
    "requiredDate",
    5,
    /^(requested |expected |estimated |required |req |promised |wanted |desired |planned |first |scheduled |latest |target |final )?(delivery|deliv|del|dlv|receipt|receiving|receive|recv|rcv|arrival|arrive|dock|need|needed|due|required|require|req|reqd|req d|requested|request|want|wanted|expected|promised|promise|complete|completion|install|installation|in hands|delivery due|delivery required|deliver)( due| required| req)? (date|dt|dte|day|by|on|before|on or before|datum)( on or before)?$|^(date (required|needed|due|wanted|req|req d|reqd|requested|expected|of delivery|req d dest|reqd dest|req d at dest)|required by|required|requested|expected|arrive|on site|delivery|required delivery|delivery required|need by|needed by|need by date|needed by date|deliver by date|latest delivery|delivery no later than|delivery not later than|in house date|(in dc|in stores?|in warehouse|want|target|completion) date|want(ed)? (receipt|delivery) date|arrive|arrival|expected( arrival)?|exp (arr|arrival|del|delivery|rcpt|receipt)|(promised|wanted|needed)( on| for)?|complete by|(on (site|board)|in (store|stores|warehouse|dc))( by)?|deliver to (f o b|fob)( point)?( on or before| by)?( date)?|(estimated|est) (arrival|delivery)|(delivery|expected|requested) (due|requested|wanted|needed|delivery|eta)|eta|edd|due in|when (wanted|needed|required)|(ship )?to arrive( by| on)?|(for|to be) deliver(y|ed)( on| by| before)?|(not|no) later than|latest( by)?|(ras|mabd|must arrive by|required at site) date|mabd|must be (here|there|on site|with us|in store) (by|on|before)|date limite( de livraison)?|livraison (au plus tard|imperative|chantier)( le)?|livrer( le| avant le| pour le)|livrable le|required on site|on site date|required delivery date|delivery date required|wanted by|dock by|(date )?scheduled( for)?|deliver by|delivery by|must arrive by|due|delivery before|deliver on or before|delivery date requested|requested delivery|due dte|required date|target date|(expected|planned) (arrival|receipt)|lieferdatum|liefertermin|wunsch(liefer)?termin|lieferung (bis|zum)( spatestens)?|liefertermin spatestens|gewunschte lieferung|benotigt( am| bis| zum)?|spatestens( am| bis)?|eintreff(end|termin)( bis| am)?|fixtermin|lief termin|lieferung am|gewunschter liefertermin|fecha (de )?(entrega|requerida|requerimiento|necesidad)|entrega|date (de )?livraison( souhaitee)?|livraison( le| prevue| exigee| requise| demandee)?|delai( de livraison)?|leverdatum|gewenste leverdatum|data (di )?consegna|consegna|(se requiere|necesario|requerido|para entregar|consegnare|consegna|entregar)( para| el| il| ate)|fecha limite|(fecha (de )?)?servicio|entrega (desejada|pretendida|pedida)|(uiterlijke|gevraagde) leverdatum|(gewenst|nodig)( op| voor)|dostarczyc( do| na)?|dostawa (na|do)( dnia| dzien)?|wymagany termin( dostawy)?|potrzebne (na|do)|data (de )?entrega|納期|希望納期|交货日期|交期|交貨日期|到货日期|تاريخ التسليم|تاريخ التوريد|(موعد|ميعاد) (التسليم|التوريد))$/,
  ],
  [
    "shipDate",
    5,
    /^(ship|shipping|shipment|requested ship|dispatch|despatch|pick ?up|ship by|trans pickup|ex factory|ex works|exw|etd)( date| by| on)$|^etd$|^ex (factory|works)$|^(requested|req|req d|planned|scheduled|expected|estimated) (ship|shipment|dispatch|despatch)$|^ship by$|^(versanddatum|date d expedition|fecha de envio)$/,
  ],
  [
    "currency",
    5,
    /^(currency|curr|ccy|document currency|po currency|order currency|wahrung|devise|devise de la facture|moneda|valuta|moeda|betrage in|通貨|币种|币别|幣別|货币|العملة)$/,
  ],
  [
    "vendor",
    5,
    /^(vendor|supplier|seller|contract company|vendor (name|address|details|information|ordering address)|supplier (name|address|details|information|bill from|bp)|supplier \( bill from \)|to|to vendor|to supplier|ship from|shipped from|bill from|purchase from|purchased from|buy from|sold by|ordered from|order(ed)? placed with|bestellt bei|(purchase |p o )?order (issued )?to|po to|issued to|lieferant|lieferanten|verkaufer|rechnungsersteller|fournisseur|vendeur|proveedor|senor|senores|senor es|vendedor|fornitore|spett le|spettabile|firma|an|aan|destinataire|till|til|(datos|dados) d[eo]l? (proveedor|fornecedor|vendedor)|rent from|wholesaler|distributor|printers?|to messrs|vendor info|supplier info|vendor address|leverancier|fornecedor|供应商|供應商|乙方( (卖方|供方|供货方|供应商|销售方))?|甲方 (卖方|供方|供货方|供应商|销售方)|賣方|卖方|供货方|仕入先|المورد|البائع|remit to|messrs|m\/s|vendor no|manufacturer|contractor)$/,
  ],
  [
    "shipTo",
    5,
    /^((drop )?ship to( (the )?customer)?|ship direct(ly)? to( (the |our )?customer)?|drop ship( (address|customer))?|shipto|shipped to|ship to (address|location|party|details|information)|ship to code|shipping (address|information|details|location)|ship address|deliver to|delivery to|delivery address|delivery location|delivery place|place of delivery|deliver goods to|(deliver|ship|consign)(ed)? to( the| our| your)? (freight )?(forwarder|agent|carrier|packer)|please deliver to|((goods )?to be|for|please) deliver(y|ed)? to|delivery is to|delivered to|delivery (site|point)|goods to|consign to|shipping to|receiving address|where|del address|consignee|consignee ship to|goods recipient|warenempfanger|abladeort|abladestelle|anliefer(ort|adresse|anschrift|stelle)|empfangsstelle|versand(adresse|anschrift)|liefer(ort|stelle)|lieferung an|baustelle|bauvorhaben|empfanger|versenden an|(bitte )?liefern( sie)?( bitte)? an|lieferadresse|lieferanschrift|adresse de livraison|((veuillez|merci de) )?livrer( les marchandises)? (a|au|chez|sur)|lieu livraison|chantier|lieu de livraison|direccion de entrega|enviar a|(favor de )?entregar (en|em|a|no|na)|obra|envio a|lugar de entrega|embarcar a|indirizzo di consegna|luogo di (consegna|destinazione)|(si prega di )?consegnare (a|presso|in)|cantiere|destinazione|destinatario|(af)?leveren aan|aflevering|bezorgen (aan|op)|werf|graag leveren (op|aan)|(prosimy o )?(dostarczyc|dostawa|dostawe|dostarczenie) na adres|afleveradres|leveradres|bezorgadres|endereco de entrega|local d[ea] (entrega|descarga)|送货地址|merce destinata a|leistungsort|收货地址|收貨地址|交货地点|納入先|納品先|عنوان التسليم|مكان التسليم|شحن الى|destination|(deliver|delivery|ship|send|drop) (to|at|off at)( the)?( job)? ?site|job ?site( address| location)?|site address|drop (at|off)( at)?|delivery details|ship to location|send to|delivery is (required|requested|wanted|needed) (to|at)|((please|kindly) )?(supply|deliver|ship|send|dispatch)( (?!invoices?|bills?|quer|confirm)\S+){1,6} to)$/,
  ],
  [
    "billTo",
    5,
    /^(all )?(invoices?|bills?) (should|must|shall|will|are to|is to|to) be (submitted|sent|addressed|mailed|e ?mailed|forwarded|directed|rendered|made out) to$|^(bill to|billto|billed to|bill to address|billing( address| information| details| location)?|invoice to|invoice address|send invoices? to|submit invoices to|mail invoices? to|remit invoices? to|invoices? to|send (all )?invoices to|forward invoices to|email invoices to|invoice party|payer|invoicee|direct all invoices correspondence to|invoice to address|rechnungsadresse|rechnungsanschrift|rechnungsempfanger|rechnung an|adresse de facturation|facturer a|facturar a|direccion de facturacion|facturacion|intestatario|indirizzo di fatturazione|fatturare a|factuuradres|endereco de faturamento|cobrar a|accounts payable|请求先|発票抬头|发票地址|bill to ship to|sold to|sold to address|soldto)$/,
  ],
  [
    "buyer",
    5,
    /^(buyer|customer|client|purchaser|prepared for|buyer (name|company|details|information)|customer (name|details|information|company)|client (name|company name)|company|company (name|address)|name of company( code)?|account (name|group)|ordered by|order by|placed by|on behalf of|firm|school|branch|farm|restaurant|salon|garage|(business|trading|firm|school|store|shop|branch|outlet|farm|restaurant|salon|garage) name|ordering company|sender|your customer|absender|bestellt (durch|von)|commande par|expediteur|raison sociale|etablissement|magasin|razon social|de parte de|remitente|ragione sociale|mittente|encomendado por|besteld door|bedrijf|客户|公司|公司名称|order from|purchased by|from|kaufer|kunde|auftraggeber|besteller|acheteur|client commande|comprador|cliente|acquirente|committente|koper|klant|retailer|买方|買方|采购方|采购组织|订货单位|需方|甲方( (买方|采购方|需方|购方))?|乙方 (买方|采购方|需方|购方)|購買者|発注者|注文者|المشتري|العميل|issued by|sent by|issuing office|ordering office|entity|empresa|(datos|dados) d[eo]l? (cliente|comprador)|legal entity|buying organization|store|shop|debiteur|debitor|bu|requisitioner)$/,
  ],
  ["buyer", 2, /^(von|van|da|de)$/],
  [
    "shipTo",
    2,
    /^(site|werk|bouwplaats|shipping|shipment|versand|verzending|expedition|envio|spedizione|wysylka)$/,
  ],
  [
    "other",
    1,
    /^(shipping point|point of shipment|page|phone|tel|telephone|fax|e ?mail|email|contact|terms|payment terms|payment|attn|attention|vat|gstin|pan|ship via|shipping method|f o b|fob|freight|freight terms|buyer (phone|email|fax|id|code)|notes?|comments?|incoterms?|inco terms|delivery terms|terms of (payment|delivery)|title|vendor id|supplier (id|number|no)|vendor (number|code|#)|revision|confirm to|department|requisition|item|description|quantity|qty|price|amount|created by|web|website|profile|version|time|ship method|carrier|tax id|project|job|signature|approved by|authorized by|special instructions|delivery instructions|instructions|remarks|observaciones|observacoes|bemerkung|bemerkungen|anmerkung|anmerkungen|remarques|observations|uwagi|opmerking|opmerkingen|備考|备注|備註|ملاحظات|ghi chu|siret|cin|state|contact (name|person)|po expiry date|cancel date|start date|delivery mode|ust idnr|abteilung|kunden nr|customer account( no| number| #)?|purpose code|delivery time|po release date|note|payt terms|information|address|company code|purchasing org\w*|purchasing group|plant|shipping conditions?|e ?mail (address|id))$/,
  ],
];
