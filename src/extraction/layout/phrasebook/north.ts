import type { Tongue } from "./tongue.ts";

/** Swedish. */
export const sv: Tongue = {
  "purchase order": "inköpsorder|beställning|order|rekvisition",
  "order no":
    "inköpsordernr|inköpsordernummer|ordernummer|ordernr|order nr|beställningsnummer|beställningsnr|best nr|vårt ordernr|rekvisitionsnr",
  "order date": "orderdatum|beställningsdatum|inköpsdatum|orderdag",
  date: "datum",
  "requested delivery date":
    "önskad leverans|önskat leveransdatum|leveransdatum|leveransdag|leveranstid|begärt leveransdatum|levereras|lev datum|leverans senast|önskad leveransdag|leveransvecka",
  currency: "valuta",
  buyer: "köpare|beställare|kund|inköpare",
  supplier: "leverantör|säljare",
  "delivery address": "leveransadress|levereras till|godsadress|godsmottagare|leverans till",
  "invoice address": "fakturaadress|faktureringsadress|fakturamottagare",
  total:
    "totalt|summa|totalsumma|ordersumma|att betala|totalbelopp|summa inkl moms|totalt inkl moms|ordervärde|summa totalt",
  subtotal: "delsumma|summa exkl moms|netto|totalt exkl moms|summa netto",
  tax: "moms|varav moms",
  shipping: "frakt|fraktkostnad",
  "payment terms": "betalningsvillkor",
  contact: "kontakt|kontaktperson|vår referens|er referens|handläggare",
  phone: "telefon|tel|mobil",
  page: "sida",
  months: "januari februari mars april maj juni juli augusti september oktober november december",
};

/** Danish. */
export const da: Tongue = {
  "purchase order": "indkøbsordre|købsordre|rekvisition|bestilling|ordre",
  "order no":
    "ordrenr|ordrenummer|ordre nr|indkøbsordrenr|indkøbsordrenummer|indkøbsordre nr|købsordrenr|købsordrenummer|bestillingsnr|bestillingsnummer|rekvisitionsnr|vores ordrenr",
  "order date": "ordredato|bestillingsdato|købsdato|indkøbsdato",
  date: "dato",
  "requested delivery date":
    "ønsket levering|ønsket leveringsdato|leveringsdato|leveringstid|leveres|leveres senest|forventet modtagelse|forventet levering|levering|ønsket modtagelsesdato|lev dato|leveringsuge",
  currency: "valuta",
  buyer: "køber|kunde|bestiller|indkøber",
  supplier: "leverandør|sælger",
  "delivery address": "leveringsadresse|leveres til|levering til|varemodtager",
  "invoice address": "faktureringsadresse|fakturaadresse|faktura til|faktura sendes til",
  total:
    "i alt|total|at betale|ordretotal|samlet beløb|i alt inkl moms|total inkl moms|ordresum|beløb i alt|ordrebeløb",
  subtotal: "subtotal|i alt ekskl moms|total ekskl moms|nettobeløb|varebeløb|netto i alt",
  tax: "moms|momsbeløb",
  shipping: "fragt|forsendelse",
  "payment terms": "betalingsbetingelser|betaling",
  contact: "kontakt|kontaktperson|vor ref|vores ref|deres ref|indkøber",
  phone: "telefon|tlf",
  page: "side",
  months: "januar februar marts april maj juni juli august september oktober november december",
};

/** Norwegian. */
export const no: Tongue = {
  "purchase order": "innkjøpsordre|bestilling|rekvisisjon|ordre",
  "order no":
    "innkjøpsordrenr|innkjøpsordrenummer|innkjøpsordre nr|ordrenr|ordrenummer|ordre nr|bestillingsnr|bestillingsnummer|bestilling nr|rekvisisjonsnr|bestillingsnr",
  "order date": "ordredato|bestillingsdato|innkjøpsdato",
  date: "dato",
  "requested delivery date":
    "ønsket levering|ønsket leveringsdato|leveringsdato|leveringstid|leveres|leveres innen|levering|forventet levering|lev dato|leveringsfrist|leveringsuke",
  currency: "valuta",
  buyer: "kjøper|kunde|bestiller|innkjøper",
  supplier: "leverandør|selger",
  "delivery address": "leveringsadresse|leveres til|levering til|varemottaker|vareadresse",
  "invoice address": "fakturaadresse|faktureringsadresse|faktura til|fakturamottaker",
  total:
    "totalt|total|sum|sum totalt|å betale|totalsum|totalbeløp|sum inkl mva|totalt inkl mva|ordresum|beløp inkl mva",
  subtotal: "delsum|sum ekskl mva|sum eks mva|totalt eks mva|netto|nettobeløp|sum netto",
  tax: "mva|merverdiavgift",
  shipping: "frakt",
  "payment terms": "betalingsbetingelser",
  contact: "kontakt|kontaktperson|vår ref|deres ref|vår referanse|deres referanse|saksbehandler",
  phone: "telefon|tlf",
  page: "side",
  months: "januar februar mars april mai juni juli august september oktober november desember",
};

/** Finnish. */
export const fi: Tongue = {
  "purchase order": "ostotilaus|tilaus|hankintatilaus|tilauslomake",
  "order no":
    "ostotilausnumero|ostotilausnro|ostotilaus nro|ostotilauksen numero|tilausnumero|tilausnro|tilaus nro|tilauksen numero|tilausnumeromme|tilauksen nro|tilaus numero|hankintatilausnumero",
  "order date":
    "tilauspäivä|tilauspäivämäärä|tilauspvm|tilattu|tilauksen päivämäärä|tilauksen päiväys|tilauksen pvm",
  date: "päivämäärä|päiväys|pvm",
  "requested delivery date":
    "toimituspäivä|toimituspäivämäärä|toimituspvm|toivottu toimituspäivä|toivottu toimitusaika|toimitusaika|pyydetty toimituspäivä|toimitettava|toimitus viimeistään|haluttu toimituspäivä|toivottu toimitus|toimitusviikko",
  currency: "valuutta",
  buyer: "ostaja|tilaaja|asiakas",
  supplier: "toimittaja|myyjä|tavarantoimittaja",
  "delivery address": "toimitusosoite|toimituspaikka|vastaanottaja|toimitetaan",
  "invoice address": "laskutusosoite|laskutus|laskun saaja",
  total:
    "yhteensä|loppusumma|kokonaissumma|tilaus yhteensä|yhteensä sis alv|summa|maksettavaa|kaikki yhteensä|tilauksen loppusumma|verollinen yhteensä|tilauksen arvo",
  subtotal: "välisumma|veroton yhteensä|yhteensä ilman alv|yhteensä alv 0|veroton summa|netto yhteensä",
  tax: "alv|arvonlisävero|vero",
  shipping: "rahti|toimituskulut",
  "payment terms": "maksuehto|maksuehdot",
  contact: "yhteyshenkilö|viitteemme|viitteenne|käsittelijä|ostaja nimi",
  phone: "puhelin|puh",
  page: "sivu",
  months:
    "tammikuu/tammikuuta helmikuu/helmikuuta maaliskuu/maaliskuuta huhtikuu/huhtikuuta toukokuu/toukokuuta kesäkuu/kesäkuuta heinäkuu/heinäkuuta elokuu/elokuuta syyskuu/syyskuuta lokakuu/lokakuuta marraskuu/marraskuuta joulukuu/joulukuuta",
};
