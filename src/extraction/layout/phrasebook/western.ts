import type { Tongue } from "./tongue.ts";

/** German. */
export const de: Tongue = {
  "purchase order":
    "bestellung|einkaufsbestellung|auftrag|bestellschein|bestellauftrag|lieferantenbestellung|kaufauftrag|materialbestellung",
  "order no":
    "bestellnummer|bestell-nr|bestellung nr|bestell nr|auftragsnummer|auftrags-nr|auftrag nr|unsere bestellnummer|bestellnr|einkaufsbelegnummer|unsere bestell nr|bestellung nummer|best nr|unsere auftragsnummer|bestellscheinnummer|bestellschein nr|bestell id|bestellzeichen",
  "document no": "belegnummer|beleg nr",
  "order date":
    "bestelldatum|auftragsdatum|datum der bestellung|bestellt am|belegdatum|erstellt am|ausstellungsdatum|bestellung vom|datum bestellung",
  "requested delivery date":
    "lieferdatum|liefertermin|wunschliefertermin|gewünschter liefertermin|lieferung bis|lieferung am|anlieferdatum|anliefertermin|wunschtermin|bedarfstermin|gewünschtes lieferdatum|lieferung bis spätestens|spätester liefertermin|liefertag|anlieferung bis|anlieferung am|liefern bis|bedarfsdatum|lieferfrist|zu liefern bis|erwarteter eingang|erwartetes lieferdatum|zugesagter liefertermin",
  buyer: "käufer|besteller|auftraggeber|kunde|bestellt durch|bestellende firma",
  supplier: "lieferant|verkäufer|auftragnehmer|lieferfirma|lieferantenadresse|lieferantenanschrift",
  "delivery address":
    "lieferadresse|lieferanschrift|warenempfänger|versandadresse|anlieferadresse|anlieferung an|lieferung an|lieferort|empfangsstelle|abladestelle|lieferung nach|entladestelle|versand an|lieferstelle|anlieferort",
  "invoice address":
    "rechnungsadresse|rechnungsanschrift|rechnungsempfänger|rechnung an|rechnungsstellung an|rechnung senden an|rechnung bitte an",
  total:
    "gesamtsumme|gesamtbetrag|endbetrag|gesamtwert|auftragssumme|bestellsumme|bruttobetrag|gesamtpreis|summe|rechnungsbetrag|endsumme|auftragswert|bestellwert|gesamt|gesamtbestellwert|gesamt brutto|total brutto|summe brutto|zu zahlen|auftragstotal|gesamt inkl mwst|total inkl mwst|gesamttotal|nettobestellwert gesamt",
  subtotal:
    "zwischensumme|nettosumme|nettobetrag|warenwert|summe netto|gesamt netto|nettowarenwert|total netto|netto gesamt|total exkl mwst|gesamt exkl mwst",
  "payment terms": "zahlungsbedingungen|zahlungsbedingung|zahlungsziel|zahlungskonditionen|zahlbar",
  contact:
    "ansprechpartner|bearbeiter|sachbearbeiter|einkäufer|kontakt|ihr ansprechpartner|ihre ansprechpartnerin|zuständig|unser zeichen|ihr zeichen",
  phone: "telefon|tel|durchwahl|fax|telefax|mobil",
};

/** Dutch. */
export const nl: Tongue = {
  "purchase order":
    "inkooporder|bestelling|bestelbon|aankooporder|bestelopdracht|inkoopopdracht|bestelformulier|aankoopbon",
  "order no":
    "inkoopordernummer|inkooporder nr|ordernummer|ordernr|bestelnummer|bestelnr|bestelbon nr|bestelbonnummer|onze order|ons ordernummer|inkoopnummer|inkoopordernr|bestelling nr|aankooporder nr|aankoopordernummer|bestellingnummer|inkooporder|bestelling nummer",
  "document no": "onze referentie|bonnummer",
  "order date":
    "orderdatum|besteldatum|datum bestelling|inkoopdatum|datum order|aankoopdatum|datum opdracht|datum inkooporder",
  "requested delivery date":
    "leverdatum|gewenste leverdatum|leveringsdatum|verwachte leverdatum|levertijd|uiterste leverdatum|te leveren op|gevraagde leverdatum|levering uiterlijk|gewenste levering|verwachte ontvangst|ontvangstdatum|te leveren voor|leveren op|gewenste ontvangst|geplande leverdatum|gewenste leveringsdatum|leveren voor|levering op|verzochte leverdatum",
  buyer: "koper|klant|besteller|opdrachtgever|afnemer|aankoper bedrijf",
  supplier: "leverancier|verkoper|opdrachtnemer|leveranciersgegevens",
  "delivery address":
    "afleveradres|leveradres|leveringsadres|bezorgadres|afleveren op|leveren aan|afleverlocatie|verzendadres|plaats van levering|goederenontvanger|leveringsplaats",
  "invoice address":
    "factuuradres|facturatieadres|factureren aan|factuur aan|factuur sturen naar|facturatie aan",
  total:
    "totaal|totaalbedrag|totaal incl btw|te betalen|ordertotaal|totaal inclusief btw|eindtotaal|totaal te betalen|bestelbedrag|totaalprijs|orderbedrag|totaal bestelling|totaal order|algemeen totaal",
  subtotal: "subtotaal|totaal excl btw|totaal exclusief btw|nettobedrag|netto totaal|totaal netto",
  "payment terms": "betalingsvoorwaarden|betalingsconditie|betaaltermijn|betalingscondities|betalingstermijn",
  contact:
    "contactpersoon|inkoper|contact|behandeld door|ter attentie van|uw contactpersoon|uw referentie|aankoper",
  phone: "telefoon|tel|mobiel|telefoonnummer",
};

/** French. */
export const fr: Tongue = {
  "purchase order":
    "bon de commande|commande|commande fournisseur|commande d'achat|ordre d'achat|commande d achat|bon de commande fournisseur",
  "order no":
    "numéro de commande|n° de commande|commande n°|n° commande|bon de commande n°|no de commande|no commande|réf commande|référence commande|numéro de bon de commande|n° bc|n° bon de commande|référence de la commande|notre commande n°|no bon de commande|n° de bon de commande|commande fournisseur n°|commande d'achat n°|numéro du bon de commande|notre n° de commande|numéro bc|n° cde|cde n°|n° de bc",
  "document no": "n° de pièce|numéro de pièce",
  "order date":
    "date de commande|date commande|date de la commande|date d'émission|date du bon de commande|émis le|date de création|date d'émission de la commande|en date du|date d'établissement|créé le|commandé le|date de pièce",
  "requested delivery date":
    "date de livraison|livraison le|date de livraison souhaitée|date livraison|à livrer le|livraison souhaitée|date de livraison demandée|livraison prévue|livraison prévue le|délai de livraison|date souhaitée|livrer avant le|à livrer avant le|livraison au plus tard le|date de réception prévue|date de besoin|livraison demandée|livraison demandée le|date de livraison prévue|date requise|livraison avant le|date de réception souhaitée|date limite de livraison|livraison souhaitée le|réception prévue le|à livrer pour le|délai souhaité|livrable le|date d'arrivée prévue|délai demandé",
  buyer: "acheteur|client|donneur d'ordre|société|acquéreur|émetteur|donneur d ordre",
  supplier:
    "fournisseur|vendeur|destinataire|prestataire|adressé à|nom du fournisseur|coordonnées du fournisseur",
  "delivery address":
    "adresse de livraison|livrer à|lieu de livraison|livraison à|adresse livraison|livré à|à livrer à|destination|lieu de réception|expédier à|adresse d'expédition|chantier|adresse du chantier|point de livraison",
  "invoice address":
    "adresse de facturation|facturer à|facturation|adresse facturation|facture à|envoyer la facture à|facturé à|adresse de facture",
  total:
    "total ttc|montant ttc|total général|net à payer|montant total|total commande|total de la commande|total à payer|montant total ttc|total|montant de la commande|montant net à payer|total ttc en euros|total ttc eur|montant total de la commande|total net ttc",
  subtotal:
    "total ht|montant ht|sous-total|total net ht|sous total|total hors taxes|montant total ht|total brut ht|sous-total ht",
  tax: "total tva|montant tva|tva|tps|tvq|tps/tvh",
  "payment terms":
    "conditions de paiement|conditions de règlement|modalités de paiement|règlement|mode de règlement|mode de paiement|modalités de règlement|échéance",
  contact:
    "contact|interlocuteur|suivi par|votre contact|affaire suivie par|demandeur|personne à contacter|votre interlocuteur|nom de l'acheteur",
  phone: "téléphone|tél|télécopie|portable|mobile",
};

/** Spanish. */
export const es: Tongue = {
  "purchase order":
    "orden de compra|pedido|pedido de compra|pedido a proveedor|orden de pedido|orden compra|nota de pedido|solicitud de pedido|hoja de pedido",
  "order no":
    "número de pedido|nº pedido|n° de pedido|pedido nº|orden de compra nº|número de orden|nº de orden|no de orden|orden de compra no|n° oc|oc n°|número de orden de compra|n° orden de compra|orden nº|folio oc|nº de pedido|no orden de compra|nro de orden|nro orden de compra|nro oc|orden de compra nro|nro de pedido|pedido nro|nro orden|número oc|nro de orden de compra|no oc|oc no|n° pedido|pedido n°|nota de pedido nº|pedido número|nº oc|orden número|orden de compra número|no de pedido|pedido a proveedor nº",
  "document no": "nº documento|número de documento|folio",
  "order date":
    "fecha de pedido|fecha pedido|fecha de orden|fecha de emisión|fecha emisión|fecha de la orden|fecha oc|fecha de compra|fecha de elaboración|fecha de expedición|emitida el|fecha orden|fecha de creación|fecha documento|fecha de solicitud|fecha orden de compra|fecha de la orden de compra|fecha de la oc|fecha elaboración",
  "requested delivery date":
    "fecha de entrega|fecha entrega|f entrega|entrega|fecha requerida|fecha de entrega solicitada|plazo de entrega|fecha prevista de entrega|entregar antes del|fecha de entrega requerida|fecha de recepción|entrega prevista|fecha estimada de entrega|fecha prevista|fecha límite de entrega|fecha compromiso|fecha de necesidad|fecha de entrega prevista|fecha promesa|fecha solicitada|entregar el|fec entrega|fecha máxima de entrega|fecha deseada de entrega|entrega antes del|f prevista|fecha compromiso de entrega|entregar a más tardar",
  buyer:
    "comprador|cliente|empresa|razón social comprador|solicitante empresa|empresa compradora|facturar a nombre de",
  supplier:
    "proveedor|vendedor|señores|señor es|datos del proveedor|nombre del proveedor|razón social proveedor|sres|razón social del proveedor|nombre proveedor",
  "delivery address":
    "dirección de entrega|lugar de entrega|entregar en|enviar a|domicilio de entrega|dirección de envío|punto de entrega|sitio de entrega|entrega en|despachar a|dirección de despacho|lugar de despacho|embarcar a|consignar a|destino|lugar entrega|dirección entrega",
  "invoice address":
    "dirección de facturación|facturar a|datos de facturación|dirección facturación|facturación|domicilio fiscal|datos para facturación|facturar a nombre",
  total:
    "total|importe total|total general|total a pagar|monto total|total pedido|total del pedido|valor total|gran total|total orden de compra|total orden|total neto a pagar|total con iva|total oc|total factura|neto a pagar|total eur|total con igv|total mxn|total usd|total de la orden|importe total del pedido|total compra|total de la compra",
  subtotal:
    "subtotal|base imponible|importe neto|total neto|neto|total sin iva|total bruto|valor venta|monto neto|neto gravado|op gravada|total antes de iva|importe bruto|total gravado|valor neto",
  tax: "iva|i v a|importe iva|igv|i g v|impuestos|total iva|itbms|itbis|cuota iva|impuesto",
  shipping: "flete|transporte|portes|gastos de envío",
  "payment terms":
    "forma de pago|condiciones de pago|condición de pago|plazo de pago|términos de pago|cond pago|cond de pago|medio de pago",
  contact:
    "contacto|atención|solicitado por|elaborado por|responsable|solicitante|elaboró|autorizó|atte|persona de contacto|a la atención de",
  phone: "teléfono|tel|móvil|celular|teléfonos",
};

/** Italian. */
export const it: Tongue = {
  "purchase order":
    "ordine di acquisto|ordine d'acquisto|ordine|ordine a fornitore|ordine fornitore|conferma d'ordine fornitore|buono d'ordine|ordine d acquisto|buono d ordine",
  "order no":
    "numero ordine|ordine n|ordine n°|n° ordine|n ordine|ordine numero|nostro ordine n|ordine di acquisto n|numero d'ordine|ordine nr|nr ordine|ns ordine n|ordine a fornitore n|num ordine|ordine fornitore n|ordine d'acquisto n|ordine di acquisto numero|ordine d acquisto n|buono d'ordine n|n ord|ord n|ordine fornitore nr",
  "document no": "rif ordine|numero documento|num doc|n documento",
  "order date":
    "data ordine|data dell'ordine|data emissione|data documento|data di emissione|data ord|data doc|data dell ordine|data d'ordine",
  "requested delivery date":
    "data consegna|consegna|data di consegna|consegna richiesta|data consegna richiesta|termine di consegna|consegna entro|consegna prevista|data prevista consegna|consegna entro il|data richiesta|data di consegna richiesta|consegnare entro il|data cons|termini di consegna|consegna il|da consegnare entro|data consegna prevista|data di consegna prevista|consegna tassativa|arrivo previsto|consegna per il|data evasione",
  buyer: "acquirente|cliente|committente|compratore|ordinante",
  supplier:
    "fornitore|venditore|spett le|spettabile|spett le ditta|destinatario ordine|spett ditta|ragione sociale fornitore",
  "delivery address":
    "indirizzo di consegna|luogo di consegna|destinazione merce|consegnare a|consegna presso|destinazione|luogo consegna|merce da consegnare a|indirizzo di spedizione|spedire a|luogo di destinazione|indirizzo consegna|destinatario merce",
  "invoice address":
    "indirizzo di fatturazione|fatturare a|intestazione fattura|fatturazione|intestare fattura a|dati di fatturazione|indirizzo fatturazione",
  total:
    "totale ordine|totale|totale documento|importo totale|totale generale|totale euro|totale complessivo|totale da pagare|totale iva inclusa|totale ivato|totale ordine eur|totale ordine in euro|netto a pagare|tot ordine|totale fornitura|totale a pagare|totale ordine iva inclusa",
  subtotal:
    "totale imponibile|imponibile|subtotale|totale netto|totale merce|totale netto iva esclusa|netto merce|tot imponibile",
  tax: "iva|imposta|totale iva|totale imposta",
  shipping: "spese di trasporto|trasporto",
  "payment terms":
    "pagamento|condizioni di pagamento|modalità di pagamento|termini di pagamento|cond pagamento|condizioni pagamento",
  contact:
    "referente|contatto|alla cortese attenzione|riferimento|vs riferimento|ns riferimento|c a|compilato da|ufficio acquisti|vostro riferimento|nostro riferimento|buyer",
  phone: "telefono|tel|cellulare|cell",
};

/** Portuguese. */
export const pt: Tongue = {
  "purchase order":
    "pedido de compra|ordem de compra|encomenda|encomenda a fornecedor|nota de encomenda|pedido de compras|ordem de fornecimento|autorização de fornecimento|requisição de compra|nota de empenho|pedido|autorização de compra|solicitação de fornecimento",
  "order no":
    "número do pedido|nº do pedido|pedido nº|pedido de compra nº|ordem de compra nº|nº da ordem de compra|encomenda nº|nº encomenda|número da encomenda|nº oc|oc nº|autorização de fornecimento nº|ordem de fornecimento nº|nº pedido|n° do pedido|pedido n°|número da ordem de compra|número do pedido de compra|pedido número|nº da encomenda|nota de encomenda nº|encomenda a fornecedor nº|nº af|número oc|af nº|nº da oc|nº da ordem|ordem nº|nro do pedido|pedido de compras nº|nº pedido de compra|número da ordem|nº da autorização|autorização de compra nº",
  "document no": "nº documento|documento nº",
  "order date":
    "data do pedido|data da encomenda|data de emissão|data emissão|data da ordem de compra|emissão|emitido em|data de criação|data da compra|data pedido|data encomenda|data da ordem|data doc|data do documento|data oc|dt emissão|dt pedido|data da emissão",
  "requested delivery date":
    "data de entrega|data entrega|prazo de entrega|entrega prevista|previsão de entrega|data prevista de entrega|data de entrega solicitada|entrega até|entregar até|data prevista|dt entrega|data necessidade|data da entrega|prev entrega|data desejada|data limite de entrega|previsão|data de entrega pretendida|data necessária|entregar em até|data de necessidade|data pretendida|data para entrega|entrega em|prazo entrega|data de recebimento|entregar dia",
  buyer:
    "comprador|cliente|empresa|contratante|adquirente|empresa compradora|comprador empresa|dados do comprador|órgão|tomador",
  supplier:
    "fornecedor|vendedor|dados do fornecedor|contratada|exmos senhores|exmo s sr s|exmo s senhor es|nome do fornecedor|à empresa|razão social do fornecedor|credor|favorecido",
  "delivery address":
    "endereço de entrega|local de entrega|morada de entrega|entregar em|local da entrega|entregar a|endereço para entrega|local de descarga|destino|local entrega|entrega no endereço|endereço entrega",
  "invoice address":
    "endereço de faturamento|faturar para|morada de faturação|dados de faturação|endereço de cobrança|faturar a|local de cobrança|dados para faturamento|faturamento|faturação|endereço de faturação|dados para faturação|faturar em nome de|dados de cobrança",
  total:
    "total|total geral|valor total|total do pedido|total da encomenda|valor total do pedido|total a pagar|total com iva|total líquido|valor total geral|total documento|total eur|total da ordem de compra|valor do pedido|total geral do pedido|valor líquido total|total r|total da compra|valor da ordem de compra|valor global|valor total da ordem|montante total|total do documento|total da ordem",
  subtotal:
    "subtotal|total dos produtos|valor dos produtos|total ilíquido|total produtos|total mercadorias|valor das mercadorias|total sem iva|total bruto|total de mercadoria|sub-total|valor total dos produtos|incidência|total sem impostos",
  tax: "iva|ipi|icms|valor do ipi|total iva|total do ipi|valor ipi|valor do icms|total ipi|impostos|total de impostos|icms st|valor icms",
  shipping: "frete|transporte|valor do frete|portes",
  "payment terms":
    "condição de pagamento|condições de pagamento|forma de pagamento|cond pagamento|prazo de pagamento|condição pagto|cond pagto|cond de pagamento|condição de pagto|modo de pagamento|cond pgto",
  contact:
    "contato|contacto|solicitante|requisitante|responsável|aos cuidados|a c|comprador responsável|emitido por|elaborado por",
  phone: "telefone|tel|fax|telemóvel|celular|fone",
};
