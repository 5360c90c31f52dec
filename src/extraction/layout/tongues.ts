/** Words of headings, captions and sums in languages that share few with the others, by what they mean in English. */
export const WORDS: Record<string, string> = {
  "order no": "tilausnumero tilausnro ostotilausnumero เลขที่ใบสั่งซื้อ",
  "order date": "tilauspaiva tilauspvm วันที่สั่งซื้อ",
  "delivery date": "toimituspaiva toimitusaika toimituspvm กำหนดส่ง กำหนดส่งของ วันที่กำหนดส่ง วันที่ส่งของ วันที่ส่งสินค้า",
  "delivery address": "toimitusosoite สถานที่ส่งของ สถานที่ส่งสินค้า 납품처",
  "purchase order": "ostotilaus ostutellimus narudzbenica narocilnica ใบสั่งซื้อ ใบสั่งซื้อสินค้า",
  "unit price": "yksikkohinta ราคาต่อหน่วย ราคา/หน่วย หน่วยละ ราคาหน่วยละ",
  "item code": "tuotekoodi tuotenumero nimikenumero รหัสสินค้า",
  subtotal: "รวมเงิน มูลค่าสินค้า",
  "grand total": "รวมทั้งสิ้น ยอดรวมทั้งสิ้น ยอดรวมสุทธิ จำนวนเงินรวมทั้งสิ้น",
  date: "pvm paivays paivamaara kuupaev datums ημερομηνια ημ/νια tanggal tgl tarikh วันที่ termen",
  delivery:
    "toimitus realizacji doruceni dodavky isporuka isporuke dobava dobave dostave livrare livrarii παραδοσης kirim pengiriman penghantaran pristatymo piegades tarne",
  issued: "wystawienia vystaveni vystavenia zapisu elaboracion",
  order:
    "tilaus objednavku objednavky narudzba narudzbe narudzbina narocilo narocila comanda comenzii παραγγελια παραγγελιας pesanan pemesanan поръчка замовлення uzsakymas uzsakymo pasutijums pasutijuma tellimus tellimuse",
  purchase: "osto nabavke nabava αγορας pembelian belian",
  supplier:
    "toimittaja dobavljac dobavitelj furnizor furnizorul προμηθευτης pemasok pembekal доставчик постачальник tiekejas piegadatajs tarnija hankija ผู้ขาย ผู้จำหน่าย 공급처 공급사",
  customer:
    "tilaaja ostaja odberatel objednavatel zamawiajacy nabywca kupac kupec narucitelj narocnik beneficiar beneficiarul cumparator πελατης pembeli pelanggan клиент купувач възложител покупець замовник uzsakovas pirkejas pircejs pasutitajs ostja tellija ผู้ซื้อ ผู้สั่งซื้อ 발주업체 발주처 주문자",
  address: "osoite διευθυνση alamat",
  line: "rivi poradi rbr ลำดับ ลำดับที่",
  no: "αριθμος nomor numar numarul stevilka เลขที่",
  code: "koodi kood sifra κωδικος symbol รหัส",
  item: "nimike polozka polozky artikl artikel produs produse produselor ειδος barang",
  description:
    "kuvaus nimetus oznaceni nazov naziv denumire denumirea περιγραφη nama deskripsi найменування назва pavadinimas nosaukums รายการ รายละเอียด",
  quantity:
    "maara mnozstvo kolicina cantitate cantitatea ποσοτητα kts kuantitas kuantiti кількість kiekis daudzums kogus จำนวน ปริมาณ",
  unit: "yks yksikko jednotka mjera jmj enota jedinica satuan мярка mato uhik หน่วย หน่วยนับ",
  price: "hinta cijena pret pretul τιμη harga ціна kaina hind ราคา",
  amount: "iznos znesek αξια сума jumlah จำนวนเงิน ราคารวม",
  value: "valoare valoarea стойност вартість",
  total: "yhteensa spolu celkom ukupno skupaj συνολο πληρωτεο общо разом всього kopa kokku 총",
  net: "veroton καθαρη нето",
  gross: "verollinen",
  tax: "alv pdv ddv φπα ppn pajak cukai ддс пдв ภาษีมูลค่าเพิ่ม",
  discount: "alennus popust reducere εκπτωση εκπτ diskon potongan отстъпка знижка nuolaida atlaide ส่วนลด",
  currency: "valuutta νομισμα สกุลเงิน",
  remarks: "poznamka napomena observatii παρατηρησεις keterangan catatan หมายเหตุ",
  required: "toivottu pozadovana",
};

/** Several such words that mean something together, without accents. */
export const PHRASES: [RegExp, string][] = [
  [/^(objednavka|narudzba|narocilo) c$|^(nr|numar) (comanda|comenzii)$|^so don( dat)? hang$/g, "order no"],
  [/^objednavku dodat do$/g, "required delivery date"],
  [/\boznaceni dodavky\b|\bnama barang\b|\bten (hang( hoa)?|san pham|vat tu)\b/g, "description"],
  [/\bnr crt\b|\bred(ni)? br(oj)?\b/g, "line"],
  [/\b[aj] ?(cena|hinta)\b|\bcena za (mj|jedn\w*)\b|\bharga satuan\b|\bdon gia\b/g, "unit price"],
  [/τιμη μοναδας|(?<!\p{L})(единична|ед) цена(?!\p{L})|ціна за (од|одиницю)(?!\p{L})/gu, "unit price"],
  [/(?<!\p{L})(μ μ|од вим)(?!\p{L})|\bdvt\b|\bdon vi( tinh)?\b/gu, "unit"],
  [/\bso luong\b/g, "quantity"],
  [/\bthanh tien\b/g, "line amount"],
  [/\bma (hang( hoa)?|sp|san pham|vat tu)\b|\bkode barang\b/g, "item code"],
  [/\bdon dat hang\b/g, "purchase order"],
  [/^ngay( dat hang| lap| dat)?$/g, "order date"],
  [/\b(ngay|thoi (gian|han)) giao( hang)?\b/g, "delivery date"],
  [/\b(nha cung cap|ben ban)\b|^kinh gui$|^kepada( yth)?$/g, "supplier"],
  [/\bben mua\b/g, "customer"],
  [/^tong( (cong|tien|so tien))?( thanh toan)?$/g, "total"],
  [/\bcong tien hang\b|\bsoucet polozek\b/g, "subtotal"],
  [/\b(tien )?thue( gtgt)?\b/g, "tax"],
  [/\b(k|do) uhrad[ey]\b/g, "payable"],
];
