import type { Tongue } from "./tongue.ts";

/** German. */
export const de: Tongue = {
  "purchase order":
    "bestellung|einkaufsbestellung|auftrag|bestellschein|bestellauftrag|lieferantenbestellung|kaufauftrag|materialbestellung|bestellung an lieferant|bestellung an lieferanten|bestellung beim lieferanten",
  "order no":
    "bestellnummer|bestell-nr|bestellung nr|bestell nr|auftragsnummer|auftrags-nr|auftrag nr|unsere bestellnummer|bestellnr|einkaufsbelegnummer|unsere bestell nr|bestellung nummer|best nr|unsere auftragsnummer|bestellscheinnummer|bestellschein nr|bestell id|bestellzeichen",
  "document no":
    "belegnummer|beleg nr|lieferplan nr|lieferplannummer|abschluss nr|abschlussnummer|lieferplan/abschluss nr",
  "order date":
    "bestelldatum|auftragsdatum|datum der bestellung|bestellt am|belegdatum|erstellt am|ausstellungsdatum|bestellung vom|datum bestellung|abrufdatum neu/alt",
  "requested delivery date":
    "lieferdatum|liefertermin|wunschliefertermin|gewünschter liefertermin|lieferung bis|lieferung am|anlieferdatum|anliefertermin|wunschtermin|bedarfstermin|gewünschtes lieferdatum|lieferung bis spätestens|spätester liefertermin|liefertag|anlieferung bis|anlieferung am|liefern bis|bedarfsdatum|lieferfrist|zu liefern bis|erwarteter eingang|erwarteter wareneingang|erw wareneingang|erw wareneingangsdatum|erwartetes wareneingangsdatum|wareneingangsdatum|erwartetes wareneingangsdatum|gewünschtes wareneingangsdatum|zugesagtes wareneingangsdatum|erwartetes lieferdatum|zugesagter liefertermin",
  buyer: "käufer|besteller|auftraggeber|kunde|bestellt durch|bestellende firma|markt|filiale",
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
  words: {
    supplier: "lieferante lieferant lieferanten lief verkaufer hersteller fabrikat",
    project: "vorhaben projekt",
    revision: "index revisionsstand rev",
    document: "dokument beleg",
    line: "zeile lfd lopende poste posten poz",
    no: "nr nummer nummern nbr n kennung kennziffer kenn",
    item: "art artikel artikeln produkt teil teile sach ware waren",
    material: "materialen",
    code: "kode",
    ref: "referenz zeichen",
    description: "bezeichnung beschreibung benennung warenbezeichnung kurztext langtext",
    quantity: "menge bestellmenge anzahl stuckzahl auflage",
    unit: "einheit einh mengeneinheit",
    price: "preis",
    amount: "betrag",
    value: "wert",
    total: "gesamt gesamtsumme summe endsumme sum",
    net: "netto",
    gross: "brutto",
    tax: "mwst mehrwertsteuer umsatzsteuer ust steuer steuern",
    rate: "satz",
    discount: "rabatt nachlass",
    delivery: "liefer lieferung liefern anliefer anlieferung eintreff",
    date: "datum termin tag",
    due: "faellig fallig",
    required: "wunsch gewunschter gewunschtes gewunscht",
    order: "bestellung bestell auftrag auftrags bestellt bestellte",
    purchase: "einkauf einkaufs",
    customer: "kunde kunden besteller kaufer auftraggeber",
    your: "ihre ihr ihrer",
    our: "unsere unser unserer",
    address: "adresse anschrift adressen",
    invoice: "rechnung rechnungs",
    issued: "ausstellungs",
    weight: "gewicht",
    warehouse: "lager lagerort lagerplatz",
    drawing: "zeichnung zeichnungs plan",
    account: "konto kostenstelle",
    plant: "werk",
    received: "geliefert gelieferte bestand lagerbestand fehlmenge",
    open: "offen offene",
    currency: "wahrung valuta",
    list: "listen liste",
    carried: "ubertrag",
    page: "seite",
    base: "basis",
    packing: "verpackung",
    pieces: "stuck stucke",
  },
  sayings: [
    [
      /\b(erw|erwarteter|gewunschter|zugesagter|geplanter) wareneingang\b|\b((erwartetes|gewunschtes|zugesagtes|geplantes) )?wareneingangsdatum\b/g,
      "delivery date",
    ],
  ],
};

/** Dutch. */
export const nl: Tongue = {
  "purchase order":
    "inkooporder|bestelling|bestelbon|aankooporder|opdracht|bestelopdracht|inkoopopdracht|bestelformulier|aankoopbon|bestelling leverancier|bestelling bij leverancier|leveranciersbestelling",
  "order no":
    "afroep|afroepnummer|afroepnr|afroeporder|inkoopordernummer|inkooporder nr|ordernummer|ordernr|bestelnummer|bestelnr|bestelbon nr|bestelbonnummer|onze order|ons ordernummer|inkoopnummer|inkoopordernr|bestelling nr|aankooporder nr|aankoopordernummer|bestellingnummer|inkooporder|bestelling nummer|opdrachtnummer|opdracht nr",
  "document no": "onze referentie|ons kenmerk|bonnummer",
  "order date":
    "orderdatum|besteldatum|datum bestelling|inkoopdatum|datum order|aankoopdatum|datum opdracht|datum inkooporder",
  "requested delivery date":
    "verwachte ontvangstdatum|verw ontvangstdatum|verw leverdatum|geplande ontvangstdatum|leverdatum|aan boord op|gewenste leverdatum|leveringsdatum|verwachte leverdatum|levertijd|uiterste leverdatum|te leveren op|gevraagde leverdatum|levering uiterlijk|gewenste levering|verwachte ontvangst|ontvangstdatum|te leveren voor|leveren op|gewenste ontvangst|geplande leverdatum|gewenste leveringsdatum|leveren voor|levering op|verzochte leverdatum",
  buyer: "koper|klant|besteller|opdrachtgever|afnemer|aankoper bedrijf|rederij",
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
  words: {
    line: "regel",
    pos: "positie positionsnummer",
    no: "nr nummer num",
    item: "artikel produkt",
    description: "omschrijving beschrijving benaming tekst",
    quantity: "aantal aant hoeveelheid bestelde gewenst oplage",
    unit: "eenheid eenh maateenheid",
    price: "prijs",
    amount: "bedrag",
    value: "waarde",
    total: "totaal",
    net: "netto",
    gross: "bruto",
    tax: "btw belasting",
    discount: "korting",
    rate: "tarief",
    material: "materiaal materialen",
    delivery: "levering lever levertijd leverings",
    date: "datum dag",
    required: "gewenste",
    order: "bestelling inkooporder inkoop bestel bestelbon",
    supplier: "leverancier leveranciers lev",
    customer: "klant koper",
    your: "uw",
    our: "onze",
    address: "adres",
    invoice: "factuur",
    weight: "gewicht",
    warehouse: "magazijn",
    drawing: "tekening",
    account: "kostenplaats",
    plant: "fabriek",
    received: "geleverd geleverde ontvangen voorraad",
    open: "openstaand",
    currency: "valuta",
    goods: "goederen",
    packing: "verpakking",
    pieces: "stuks",
    ref: "referentie",
    due: "vervaldatum",
    general: "generaal",
    page: "pagina",
    carried: "report transport",
  },
  sayings: [
    [/\bprijs per (stuk|eenheid)\b/g, "unit price"],
    [/\b(nog )?(aan boord|op voorraad)\b/g, "on hand"],
  ],
};
