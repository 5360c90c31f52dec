import type { Tongue } from "./tongue.ts";

/** Hungarian. */
export const hu: Tongue = {
  "purchase order":
    "megrendelés|megrendelő|beszerzési rendelés|rendelés|szállítói rendelés|megrendelőlap|beszerzési megrendelés|szállítói megrendelés",
  "order no":
    "megrendelés száma|megrendelésszám|rendelésszám|rendelés száma|rendelési szám|megrendelési szám|megrendelő száma|rendelés sorszáma|megrendelés sorszáma|rendelésszámunk|megrendelés azonosító",
  "document no": "bizonylatszám|bizonylat száma",
  "order date":
    "megrendelés dátuma|rendelés dátuma|megrendelés kelte|rendelés kelte|kiállítás dátuma|bizonylat kelte|rendelés napja|kiállítás kelte",
  date: "dátum|kelt|kelte",
  "requested delivery date":
    "szállítási határidő|szállítás dátuma|kért szállítási határidő|teljesítési határidő|tervezett szállítás|kért szállítási dátum|szállítási dátum|szállítási idő|kért szállítás|várható szállítás|kért teljesítés|teljesítés dátuma|kért szállítási idő|szállítás napja|határidő",
  currency: "pénznem|deviza|devizanem|valuta",
  buyer: "megrendelő|vevő|vásárló|megrendelő cég|megrendelő neve",
  supplier: "szállító|eladó|beszállító|szállító neve|szállító partner",
  "delivery address": "szállítási cím|szállítás helye|átvételi hely|teljesítés helye|átvevő|szállítási hely",
  "invoice address": "számlázási cím|számla címzettje|számlázási név|számlázási adatok",
  total:
    "összesen|végösszeg|bruttó végösszeg|fizetendő|mindösszesen|bruttó összesen|rendelés értéke|fizetendő összeg|összesen bruttó|bruttó összeg|rendelés végösszege|fizetendő végösszeg|megrendelés értéke",
  subtotal: "nettó összesen|összesen nettó|nettó végösszeg|részösszeg|nettó összeg",
  tax: "áfa|áfa összeg|áfa összesen",
  shipping: "szállítási költség|szállítási díj",
  "payment terms": "fizetési mód|fizetési feltétel|fizetési feltételek|fizetési határidő",
  contact: "kapcsolattartó|ügyintéző|kapcsolattartó neve",
  phone: "telefon|tel|telefonszám",
  page: "oldal|lap",
  months:
    "január/jan február/febr/feb március/márc április/ápr május/máj június/jún július/júl augusztus/aug szeptember/szept október/okt november/nov december/dec",
  words: {
    "order no": "megrendelesszam rendelesszam",
    "unit price": "egysegar",
    line: "tetel sorszam sorsz",
    code: "cikkszam",
    item: "termek",
    description: "megnevezes",
    quantity: "mennyiseg",
    unit: "egyseg mertekegyseg",
    amount: "osszeg",
    value: "ertek",
    total: "osszesen vegosszeg",
    tax: "afa",
    discount: "kedvezmeny",
    delivery: "szallitas szallitasi",
    date: "datum datuma kelte",
    due: "hatarido",
    required: "tervezett",
    order: "megrendeles rendeles",
    customer: "megrendelo vevo",
    supplier: "szallito",
    address: "cim cime",
  },
  sayings: [[/\breszosszeg\b/g, "subtotal"]],
};

/** Romanian. */
export const ro: Tongue = {
  "purchase order":
    "comandă|comandă de achiziție|comandă furnizor|notă de comandă|comanda|comandă de cumpărare|comandă fermă|comandă către furnizor|bon de comandă|comandă la furnizor",
  "order no":
    "nr comandă|număr comandă|numărul comenzii|comandă nr|comanda nr|nr comenzii|comandă furnizor nr|număr comenzii|notă de comandă nr|nr comanda|comanda numărul|comandă de achiziție nr",
  "document no": "nr document",
  "order date":
    "data comenzii|data comandă|data emiterii|data emitere|din data de|data documentului|data întocmirii",
  date: "data",
  "requested delivery date":
    "termen de livrare|data livrării|termen livrare|data de livrare|data livrare|livrare până la|livrare până la data|data solicitată|termen solicitat|data estimată livrare|data livrării solicitată|livrare la|termenul de livrare|data scadentă livrare",
  currency: "monedă|moneda|valută|valuta",
  buyer: "cumpărător|client|beneficiar|achizitor|comandat de|cumparator|emitent",
  supplier: "furnizor|vânzător|prestator|către|vanzator",
  "delivery address":
    "adresa de livrare|adresă livrare|loc de livrare|livrare la adresa|locul livrării|adresa livrare|punct de livrare|destinatar|loc livrare",
  "invoice address":
    "adresa de facturare|adresă facturare|date facturare|date de facturare|facturare|facturați către",
  total:
    "total|total general|total de plată|valoare totală|total cu tva|total comandă|suma totală|valoarea totală a comenzii|total inclusiv tva|de plată|valoare comandă|total plată|valoarea totală",
  subtotal: "total fără tva|valoare fără tva|subtotal|total net|total valoare fără tva",
  tax: "tva|valoare tva|total tva",
  shipping: "cost transport",
  "payment terms": "condiții de plată|termen de plată|modalitate de plată|termen plată|mod de plată",
  contact: "persoană de contact|contact|întocmit de|persoana de contact|responsabil",
  phone: "telefon|tel",
  page: "pagina|pag",
  months:
    "ianuarie/ian februarie/feb martie/mar aprilie/apr mai iunie/iun iulie/iul august/aug septembrie/sept octombrie/oct noiembrie/noi decembrie/dec",
  words: {
    order: "comanda comenzii",
    delivery: "livrare livrarii",
    supplier: "furnizor furnizorul",
    customer: "beneficiar beneficiarul cumparator",
    no: "numar numarul",
    item: "produs produse produselor",
    description: "denumire denumirea",
    quantity: "cantitate cantitatea",
    price: "pret pretul",
    value: "valoare valoarea",
    date: "termen",
    discount: "reducere",
    remarks: "observatii",
    code: "cod",
    address: "adresa",
  },
  sayings: [
    [/^(nr|numar) (comanda|comenzii)$/g, "order no"],
    [/\bnr crt\b/g, "line"],
  ],
};

/** Turkish. */
export const tr: Tongue = {
  "purchase order":
    "satınalma siparişi|satın alma siparişi|sipariş formu|sipariş|satınalma sipariş formu|satın alma sipariş formu|verilen sipariş|sipariş fişi|sipariş emri|alım siparişi",
  "order no":
    "sipariş no|sipariş numarası|sipariş nr|satınalma sipariş no|satın alma sipariş no|sipariş fiş no|sas no|sip no",
  "document no": "belge no|fiş no|evrak no|form no",
  "order date":
    "sipariş tarihi|belge tarihi|düzenleme tarihi|satınalma tarihi|evrak tarihi|sip tarihi|oluşturma tarihi",
  date: "tarih|tarihi",
  "requested delivery date":
    "teslim tarihi|teslimat tarihi|istenen teslim tarihi|termin tarihi|termin|talep edilen teslim tarihi|sevk tarihi|teslim süresi|istenilen teslim tarihi|planlanan teslim tarihi|son teslim tarihi|talep edilen tarih|beklenen teslim tarihi",
  currency: "para birimi|döviz|döviz cinsi|döviz birimi|para br",
  buyer: "alıcı|müşteri|sipariş veren|alıcı firma|sipariş veren firma|siparişi veren",
  supplier:
    "tedarikçi|satıcı|firma|satıcı firma|tedarikçi firma|cari|cari ünvanı|firma adı|cari hesap|sayın|firma ünvanı",
  "delivery address":
    "teslim adresi|teslimat adresi|sevk adresi|teslim yeri|sevkiyat adresi|teslim edilecek yer|malın teslim yeri",
  "invoice address": "fatura adresi|fatura ve sevk adresi|fatura ve teslimat adresi|fatura bilgileri",
  total:
    "genel toplam|toplam tutar|ödenecek tutar|kdv dahil toplam|sipariş toplamı|toplam|net toplam kdv dahil|yekün|vergiler dahil toplam tutar|g toplam|sipariş tutarı|kdv dahil tutar|toplam bedel",
  subtotal: "ara toplam|kdv hariç toplam|net toplam|mal hizmet toplam tutarı|brüt toplam|matrah|kdv matrahı",
  tax: "kdv|kdv tutarı|toplam kdv|hesaplanan kdv",
  shipping: "nakliye|kargo",
  "payment terms": "ödeme koşulları|ödeme şekli|vade|ödeme vadesi|ödeme planı",
  contact: "ilgili kişi|yetkili|siparişi hazırlayan|hazırlayan|ilgili",
  phone: "telefon|tel",
  page: "sayfa|sayfa no",
  months:
    "ocak/oca şubat/şub mart/mar nisan/nis mayıs/may haziran/haz temmuz/tem ağustos/ağu eylül/eyl ekim/eki kasım/kas aralık/ara",
  words: {
    line: "sr satir sira",
    no: "numarasi",
    item: "urun",
    material: "malzeme",
    code: "kodu kod",
    description: "aciklama aciklamasi tanim tanimi",
    quantity: "miktar miktari adet",
    open: "kalan",
    unit: "birim",
    price: "fiyat kurs",
    amount: "tutar tutari",
    value: "deger",
    total: "toplam sum",
    tax: "kdv vergi vergisi",
    discount: "iskonto indirim",
    delivery: "teslim teslimat",
    date: "tarih tarihi",
    order: "siparis siparisi siparisleri",
    purchase: "satinalma",
    supplier: "tedarikci satici",
    customer: "musteri alici",
    address: "adresi",
    invoice: "fatura",
    document: "belge",
    general: "genel",
  },
  sayings: [
    [/\bara toplam\b/g, "subtotal"],
    [/\bbirim fiyat\w*\b|^tahmini birim$/g, "unit price"],
    [/\b(stok|malzeme|urun|mamul|mal) ad[iı]\b/g, "description"],
  ],
};

/** Greek. */
export const el: Tongue = {
  "purchase order":
    "παραγγελία|παραγγελία αγοράς|εντολή αγοράς|δελτίο παραγγελίας|παραγγελία σε προμηθευτή|παραγγελία προμηθευτή|έντυπο παραγγελίας",
  "order no":
    "αριθμός παραγγελίας|αρ παραγγελίας|παραγγελία αρ|παραγγελία νο|αριθ παραγγελίας|κωδικός παραγγελίας|παραγγελία no|αρ παρ|παραγγελία αριθμός|α α παραγγελίας",
  "document no": "αριθμός|αρ παραστατικού|αριθμός παραστατικού",
  "order date":
    "ημερομηνία παραγγελίας|ημ νία παραγγελίας|ημερ παραγγελίας|ημ παραγγελίας|ημερομηνία έκδοσης|ημνία παραγγελίας|ημερομηνία παραστατικού",
  date: "ημερομηνία|ημ νία|ημνια|ημερ",
  "requested delivery date":
    "ημερομηνία παράδοσης|ημ παράδοσης|επιθυμητή ημερομηνία παράδοσης|παράδοση έως|παράδοση|χρόνος παράδοσης|ημ νία παράδοσης|ζητούμενη ημερομηνία παράδοσης|απαιτούμενη ημερομηνία παράδοσης|παράδοση μέχρι|ημερ παράδοσης|προθεσμία παράδοσης|αναμενόμενη παράδοση",
  currency: "νόμισμα",
  buyer: "αγοραστής|πελάτης|εντολέας|παραγγέλλων",
  supplier: "προμηθευτής|πωλητής|προς|στοιχεία προμηθευτή",
  "delivery address":
    "διεύθυνση παράδοσης|τόπος παράδοσης|διεύθυνση αποστολής|παραλήπτης|τόπος προορισμού|αποστολή σε",
  "invoice address": "διεύθυνση τιμολόγησης|τιμολόγηση|στοιχεία τιμολόγησης|χρέωση σε",
  total:
    "σύνολο|γενικό σύνολο|τελικό σύνολο|πληρωτέο|συνολική αξία|συνολικό ποσό|σύνολο με φπα|πληρωτέο ποσό|τελική αξία|σύνολο παραγγελίας|τελικό ποσό",
  subtotal: "μερικό σύνολο|καθαρή αξία|σύνολο χωρίς φπα|υποσύνολο|καθαρό ποσό|σύνολο προ φπα|αξία προ φπα",
  tax: "φπα|φ π α|αξία φπα|ποσό φπα|σύνολο φπα",
  shipping: "μεταφορικά|έξοδα αποστολής",
  "payment terms": "όροι πληρωμής|τρόπος πληρωμής",
  contact: "υπεύθυνος|επικοινωνία|υπεύθυνος επικοινωνίας|αρμόδιος",
  phone: "τηλέφωνο|τηλ",
  page: "σελίδα|σελ",
  months:
    "ιανουάριος/ιανουαρίου/ιαν φεβρουάριος/φεβρουαρίου/φεβ μάρτιος/μαρτίου/μαρ απρίλιος/απριλίου/απρ μάιος/μαΐου/μαΐ ιούνιος/ιουνίου/ιουν ιούλιος/ιουλίου/ιουλ αύγουστος/αυγούστου/αυγ σεπτέμβριος/σεπτεμβρίου/σεπ οκτώβριος/οκτωβρίου/οκτ νοέμβριος/νοεμβρίου/νοε δεκέμβριος/δεκεμβρίου/δεκ",
  words: {
    date: "ημερομηνια ημ/νια",
    delivery: "παραδοσης",
    order: "παραγγελια παραγγελιας",
    purchase: "αγορας",
    supplier: "προμηθευτης",
    customer: "πελατης",
    address: "διευθυνση",
    no: "αριθμος",
    code: "κωδικος",
    item: "ειδος",
    description: "περιγραφη ονομασια",
    quantity: "ποσοτητα",
    price: "τιμη",
    amount: "αξια",
    total: "συνολο πληρωτεο",
    net: "καθαρη",
    tax: "φπα",
    discount: "εκπτωση εκπτ",
    currency: "νομισμα",
    remarks: "παρατηρησεις",
  },
  sayings: [
    [/τιμη μοναδας/g, "unit price"],
    [/(?<!\p{L})μ μ(?!\p{L})/gu, "unit"],
  ],
};
