import type { Tongue } from "./tongue.ts";

/** French. */
export const fr: Tongue = {
  "purchase order":
    "bon de commande|commande|commande fournisseur|commande d'achat|ordre d'achat|commande d achat|bon de commande fournisseur|commande à fournisseur|commande au fournisseur|confirmation de commande fournisseur",
  "order no":
    "numéro de commande|n° de commande|commande n°|commande ferme n°|bca n°|n° bca|n° commande|bon de commande n°|no de commande|no commande|réf commande|référence commande|numéro de bon de commande|n° bc|n° bon de commande|référence de la commande|notre commande n°|no bon de commande|n° de bon de commande|commande fournisseur n°|confirmation de commande fournisseur n°|commande d'achat n°|numéro du bon de commande|notre n° de commande|numéro bc|n° cde|cde n°|n° de bc|bc n°|ordre d'achat n°|commande client n°|n° de bon",
  "document no": "n° de pièce|numéro de pièce",
  "order date":
    "date de commande|date commande|date de la commande|date d'émission|date du bon de commande|émis le|date de création|date d'émission de la commande|en date du|date d'établissement|créé le|commandé le|date de pièce",
  "requested delivery date":
    "date réception prévue|date de réception prévue|date de réception|date de livraison|livraison le|date de livraison souhaitée|date livraison|à livrer le|livraison souhaitée|date de livraison demandée|livraison prévue|livraison prévue le|délai de livraison|date souhaitée|livrer avant le|à livrer avant le|livraison au plus tard le|date de réception prévue|date de besoin|livraison demandée|livraison demandée le|date de livraison prévue|date requise|livraison avant le|date de réception souhaitée|date limite de livraison|livraison souhaitée le|réception prévue le|à livrer pour le|délai souhaité|livrable le|date d'arrivée prévue|délai demandé",
  buyer: "acheteur|client|donneur d'ordre|société|acquéreur|émetteur|donneur d ordre",
  supplier:
    "fournisseur|vendeur|destinataire|prestataire|adressé à|nom du fournisseur|coordonnées du fournisseur|nom du prestataire|raison sociale du prestataire|nom ou raison du prestataire|nom ou raison sociale du prestataire|nom ou raison sociale du fournisseur",
  "delivery address":
    "adresse de livraison|livrer à|lieu de livraison|livraison à|adresse livraison|livré à|à livrer à|destination|lieu de réception|expédier à|adresse d'expédition|chantier|adresse du chantier|point de livraison",
  "invoice address":
    "adresse de facturation|facturer à|facturation|adresse facturation|facture à|envoyer la facture à|facturé à|adresse de facture",
  total:
    "total ttc|montant ttc|total général|net à payer|montant total|total commande|total de la commande|total à payer|montant total ttc|total|montant de la commande|montant net à payer|total ttc en euros|total ttc eur|montant total de la commande|total net ttc|total t t c|montant t t c",
  subtotal:
    "total ht|montant ht|sous-total|total net ht|sous total|total hors taxes|total h t|montant h t|montant total ht|total brut ht|sous-total ht",
  tax: "total tva|montant tva|tva|tps|tvq|tps/tvh",
  "payment terms":
    "conditions de paiement|conditions de règlement|modalités de paiement|règlement|mode de règlement|mode de paiement|modalités de règlement|échéance",
  contact:
    "contact|interlocuteur|suivi par|votre contact|affaire suivie par|demandeur|personne à contacter|votre interlocuteur|nom de l'acheteur",
  phone: "téléphone|tél|télécopie|portable|mobile",
  words: {
    line: "ligne lig rep repere poste",
    no: "numero num n",
    item: "article produit",
    ref: "reference refer",
    description: "designation libelle denominacion intitule",
    quantity: "quantite qte nb nbre quant tirage",
    unit: "unite",
    material: "materiel",
    price: "prix cout",
    amount: "montant",
    value: "valeur",
    total: "somme",
    net: "nette net",
    gross: "brut",
    tax: "taxe tva",
    rate: "taux",
    discount: "remise rem",
    delivery: "livraison livr livrable",
    date: "jour delai",
    due: "echeance",
    required: "souhaitee souhaite demandee prevue",
    order: "commande commandee commandees",
    purchase: "achat",
    supplier: "fournisseur fourn fabricant vendeur",
    customer: "client acheteur",
    your: "vos votre",
    our: "notre nos",
    address: "adresse",
    invoice: "facturation",
    issued: "emission",
    weight: "poids",
    project: "projet affaire",
    warehouse: "entrepot emplacement",
    revision: "indice indices",
    account: "compte",
    plant: "usine",
    received: "livre livree recue",
    open: "reste",
    currency: "devise",
    list: "liste tarif",
    goods: "marchandise",
    general: "generale",
    carried: "report reporter",
    packing: "emballage",
    pieces: "pieces",
    drawing: "plan",
  },
};

/** Italian. */
export const it: Tongue = {
  "purchase order":
    "ordine di acquisto|ordine d'acquisto|ordine|ordine a fornitore|ordine fornitore|conferma d'ordine fornitore|buono d'ordine|ordine d acquisto|buono d ordine|ordine fornitori|ordine a fornitori",
  "order no":
    "numero ordine|ordine n|ordine n°|n° ordine|n ordine|ordine numero|nostro ordine n|ordine di acquisto n|numero d'ordine|ordine nr|nr ordine|ns ordine n|ordine a fornitore n|num ordine|ordine fornitore n|ordine d'acquisto n|ordine di acquisto numero|ordine d acquisto n|buono d'ordine n|n ord|ord n|ordine fornitore nr|conferma d'ordine fornitore n",
  "document no": "rif ordine|numero documento|num doc|n documento",
  "order date":
    "data ordine|data dell'ordine|data emissione|data documento|data di emissione|data ord|data doc|data dell ordine|data d'ordine",
  "requested delivery date":
    "data ricevimento prevista|data di ricevimento prevista|data consegna|consegna|data di consegna|consegna richiesta|data consegna richiesta|termine di consegna|consegna entro|consegna prevista|data prevista consegna|consegna entro il|data richiesta|data di consegna richiesta|consegnare entro il|data cons|termini di consegna|consegna il|da consegnare entro|data consegna prevista|data di consegna prevista|consegna tassativa|arrivo previsto|consegna per il|data evasione|data evas|data prev evas|data evas prev|data prev evasione|data prevista evasione|data di evasione prevista|data evasione prevista|evasione prevista|prev evas|evasione entro il",
  buyer: "acquirente|cliente|committente|compratore|ordinante",
  supplier:
    "fornitore|venditore|spett le|spettabile|spett le ditta|destinatario ordine|spett ditta|ragione sociale fornitore",
  "delivery address":
    "indirizzo di consegna|luogo di consegna|destinazione merce|consegnare a|consegna presso|destinazione|luogo consegna|merce da consegnare a|indirizzo di spedizione|spedire a|luogo di destinazione|indirizzo consegna|destinatario merce",
  "invoice address":
    "indirizzo di fatturazione|fatturare a|intestazione fattura|fatturazione|intestare fattura a|dati di fatturazione|indirizzo fatturazione",
  total:
    "totale ordine|totale|totale documento|importo totale|totale generale|totale euro|totale complessivo|totale da pagare|totale iva inclusa|totale ivato|totale ordine eur|totale ordine in euro|netto a pagare|tot ordine|totale fornitura|totale a pagare|totale ordine iva inclusa|quotazione totale",
  subtotal:
    "totale imponibile|imponibile|subtotale|totale netto|totale merce|totale netto iva esclusa|valore totale netto iva esclusa|valore totale netto|netto merce|tot imponibile",
  tax: "iva|imposta|totale iva|totale imposta",
  shipping: "spese di trasporto|trasporto",
  "payment terms":
    "pagamento|condizioni di pagamento|modalità di pagamento|termini di pagamento|cond pagamento|condizioni pagamento",
  contact:
    "referente|contatto|alla cortese attenzione|riferimento|vs riferimento|ns riferimento|c a|compilato da|ufficio acquisti|vostro riferimento|nostro riferimento|buyer",
  phone: "telefono|tel|cellulare|cell",
  words: {
    amount: "montante importo",
    order: "ordinate ordine ordinato ordinata",
    line: "riga",
    pos: "posizione",
    no: "numero num",
    item: "articolo prodotto",
    code: "codice",
    ref: "riferimento rif",
    description: "descrizione denominazione",
    quantity: "quantita qta tiratura",
    unit: "unita und",
    price: "prezzo",
    value: "valore",
    total: "totale",
    net: "netto netta",
    gross: "lordo",
    tax: "iva imposta imposte",
    rate: "aliquota",
    discount: "sconto sc",
    delivery: "consegna cons",
    date: "data giorno",
    due: "scadenza",
    required: "richiesta richiesto prevista",
    purchase: "acquisto",
    supplier: "fornitore forn venditore produttore",
    customer: "cliente acquirente",
    your: "vostro vostra vs",
    our: "nostro nostra ns",
    address: "indirizzo",
    invoice: "fatturazione",
    issued: "emissione",
    weight: "peso",
    project: "progetto commessa",
    warehouse: "magazzino",
    drawing: "disegno",
    account: "conto",
    plant: "stabilimento",
    received: "ricevuto ricevuta evasa giacenza",
    open: "pendente saldo residua",
    currency: "valuta",
    list: "listino",
    goods: "merce",
    document: "documento",
    general: "generale",
    carried: "riporto riportare",
    page: "pagina",
    packing: "imballo",
    pieces: "pezzi",
    remarks: "annotazioni",
    material: "materiale",
  },
};
