import type { Tongue } from "./tongue.ts";

/** Vietnamese. */
export const vi: Tongue = {
  "purchase order": "đơn đặt hàng|đơn mua hàng|đơn hàng|phiếu đặt hàng|đơn đặt mua hàng|lệnh mua hàng",
  "order no":
    "số đơn hàng|số đơn đặt hàng|mã đơn hàng|đơn đặt hàng số|số đđh|số po|đơn hàng số|số đơn|mã đơn đặt hàng|đơn mua hàng số|số đơn mua hàng",
  "document no": "số|số phiếu|số chứng từ",
  "order date":
    "ngày đặt hàng|ngày đơn hàng|ngày lập|ngày đặt|ngày mua hàng|ngày lập đơn|ngày lập phiếu|ngày chứng từ",
  date: "ngày|ngày tháng",
  "requested delivery date":
    "ngày giao hàng|thời gian giao hàng|ngày giao|hạn giao hàng|ngày yêu cầu giao hàng|giao hàng trước ngày|ngày yêu cầu|ngày cần hàng|thời hạn giao hàng|ngày nhận hàng|ngày giao hàng yêu cầu|ngày giao hàng dự kiến|ngày giao dự kiến|ngày nhận hàng dự kiến",
  currency: "loại tiền|tiền tệ|đơn vị tiền tệ|đồng tiền|loại tiền tệ",
  buyer:
    "bên mua|người mua|khách hàng|bên mua hàng|đơn vị đặt hàng|bên a|đơn vị mua hàng|công ty đặt hàng|bên đặt hàng|đơn vị mua",
  supplier:
    "nhà cung cấp|bên bán|người bán|kính gửi|bên b|đơn vị cung cấp|nhà cc|đơn vị bán hàng|bên bán hàng|tên nhà cung cấp|ncc",
  "delivery address":
    "địa chỉ giao hàng|nơi giao hàng|địa điểm giao hàng|giao hàng tại|giao đến|nơi nhận hàng|địa điểm nhận hàng|giao tới",
  "invoice address": "địa chỉ xuất hóa đơn|thông tin xuất hóa đơn|địa chỉ hóa đơn|thông tin hóa đơn",
  total:
    "tổng cộng|tổng tiền|tổng thanh toán|tổng giá trị|tổng số tiền|tổng cộng tiền thanh toán|tổng tiền thanh toán|tổng giá trị đơn hàng|thành tiền tổng|tổng|tổng giá trị thanh toán",
  subtotal:
    "cộng|tạm tính|cộng tiền hàng|tổng tiền hàng|thành tiền trước thuế|tổng trước thuế|tổng tiền trước thuế|tiền hàng",
  tax: "thuế gtgt|tiền thuế gtgt|thuế vat|thuế|tiền thuế|thuế giá trị gia tăng",
  shipping: "phí vận chuyển|chi phí vận chuyển|cước vận chuyển",
  "payment terms": "điều khoản thanh toán|phương thức thanh toán|hình thức thanh toán|điều kiện thanh toán",
  contact: "người liên hệ|người đặt hàng|liên hệ|người phụ trách|người lập|đại diện",
  phone: "điện thoại|đt|số điện thoại",
  page: "trang",
  sayings: [
    [/^so don( dat)? hang$/g, "order no"],
    [/\bten (hang( hoa)?|san pham|vat tu)\b|^vat tu$/g, "description"],
    [/^(s?tt|so (tt|thu tu))$/g, "line no"],
    [/^muc dich( su dung)?$/g, "remarks"],
    [/^ngay can( hang)?$/g, "delivery date"],
    [/\bdon gia\b/g, "unit price"],
    [/\bdvt\b|\bdon vi( tinh)?\b/g, "unit"],
    [/\bso luong\b/g, "quantity"],
    [/\bthanh tien\b/g, "line amount"],
    [/\bma (hang( hoa)?|sp|san pham|vat tu)\b/g, "item code"],
    [/\bdon dat hang\b/g, "purchase order"],
    [/^ngay( dat hang| lap| dat)?$/g, "order date"],
    [/\b(ngay|thoi (gian|han)) giao( hang)?\b/g, "delivery date"],
    [/\b(nha cung cap|ben ban)\b|^kinh gui$/g, "supplier"],
    [/\bben mua\b/g, "customer"],
    [/^tong( (cong|tien|so tien))?( thanh toan)?$/g, "total"],
    [/\bcong tien hang\b/g, "subtotal"],
    [/\b(tien )?thue( gtgt)?\b/g, "tax"],
  ],
};

/** Thai. */
export const th: Tongue = {
  "purchase order": "ใบสั่งซื้อ|ใบสั่งซื้อสินค้า|ใบสั่งสินค้า",
  "order no": "เลขที่ใบสั่งซื้อ|ใบสั่งซื้อเลขที่|หมายเลขใบสั่งซื้อ|เลขที่สั่งซื้อ|หมายเลขคำสั่งซื้อ|เลขที่ po",
  "document no": "เลขที่|เลขที่เอกสาร",
  "order date": "วันที่สั่งซื้อ|วันที่สั่ง|วันที่ใบสั่งซื้อ|วันที่เอกสาร|วันที่ออก|วันที่ออกเอกสาร|ลงวันที่",
  date: "วันที่",
  "requested delivery date":
    "วันที่ส่งของ|กำหนดส่ง|วันที่ส่งสินค้า|กำหนดส่งสินค้า|วันกำหนดส่ง|วันที่ต้องการ|กำหนดส่งของ|วันที่จัดส่ง|วันที่ต้องการสินค้า|วันที่กำหนดส่ง|วันส่งของ|ส่งของภายในวันที่|กำหนดส่งมอบ|วันที่ส่งมอบ|วันครบกำหนดส่ง|กำหนดรับ|กำหนดรับของ|กำหนดรับสินค้า|วันที่รับของ|วันที่รับสินค้า",
  currency: "สกุลเงิน",
  buyer: "ผู้ซื้อ|ลูกค้า|ผู้สั่งซื้อ|บริษัทผู้ซื้อ",
  supplier: "ผู้ขาย|ผู้จำหน่าย|ชื่อผู้ขาย|ผู้จัดจำหน่าย|เรียน|ซัพพลายเออร์|เจ้าหนี้|ชื่อผู้จำหน่าย",
  "delivery address": "สถานที่ส่งของ|ที่อยู่จัดส่ง|สถานที่จัดส่ง|ส่งที่|สถานที่ส่งสินค้า|ที่อยู่ในการจัดส่ง|สถานที่ส่งมอบ|ที่อยู่สำหรับจัดส่ง",
  "invoice address": "ที่อยู่ออกใบกำกับภาษี|ที่อยู่เรียกเก็บเงิน|ที่อยู่ใบแจ้งหนี้|ที่อยู่ออกบิล",
  total:
    "รวมทั้งสิ้น|จำนวนเงินรวมทั้งสิ้น|ยอดรวมสุทธิ|รวมเงินทั้งสิ้น|ยอดสุทธิ|รวมเป็นเงินทั้งสิ้น|ยอดรวมทั้งสิ้น|จำนวนเงินสุทธิ|รวมสุทธิ|จำนวนเงินทั้งสิ้น|ยอดรวม|มูลค่ารวมทั้งสิ้น|มูลค่าสั่งซื้อรวมสุทธิ|มูลค่ารวมสุทธิ",
  subtotal:
    "รวมเงิน|รวมเป็นเงิน|มูลค่าสินค้า|ราคาก่อนภาษี|ยอดก่อนภาษี|ยอดก่อน vat|ราคาก่อน vat|มูลค่าก่อน vat|รวมจำนวนเงิน|มูลค่าก่อนภาษี|รวม|จำนวนเงินรวม",
  tax: "ภาษีมูลค่าเพิ่ม|ภาษีมูลค่าเพิ่ม 7|ภาษี",
  shipping: "ค่าขนส่ง|ค่าจัดส่ง",
  "payment terms": "เงื่อนไขการชำระเงิน|เครดิต|การชำระเงิน|เงื่อนไขชำระเงิน",
  contact: "ผู้ติดต่อ|ติดต่อ|ชื่อผู้ติดต่อ",
  phone: "โทร|โทรศัพท์|แฟกซ์|โทรสาร",
  page: "หน้า|หน้าที่",
  months:
    "มกราคม/ม.ค. กุมภาพันธ์/ก.พ. มีนาคม/มี.ค. เมษายน/เม.ย. พฤษภาคม/พ.ค. มิถุนายน/มิ.ย. กรกฎาคม/ก.ค. สิงหาคม/ส.ค. กันยายน/ก.ย. ตุลาคม/ต.ค. พฤศจิกายน/พ.ย. ธันวาคม/ธ.ค.",
  words: {
    "order no": "เลขทใบสงซอ",
    "order date": "วนทสงซอ",
    "delivery date": "กาหนดสง กาหนดสงของ วนทกาหนดสง วนทสงของ วนทสงสนคา",
    "delivery address": "สถานทสงของ สถานทสงสนคา",
    "purchase order": "ใบสงซอ ใบสงซอสนคา",
    "unit price": "ราคาตอหนวย ราคา/หนวย หนวยละ ราคาหนวยละ ราคาตนทน/หนวย ราคาตนทนตอหนวย",
    "item code": "รหสสนคา",
    subtotal: "รวมเงน มลคาสนคา",
    "grand total": "รวมทงสน ยอดรวมทงสน ยอดรวมสทธ จานวนเงนรวมทงสน",
    date: "วนท",
    supplier: "ผขาย ผจาหนาย",
    customer: "ผซอ ผสงซอ",
    line: "ลาดบ ลาดบท",
    no: "เลขท",
    code: "รหส",
    description: "รายการ รายละเอยด รายการสนคา รายการสนคาทสงซอ",
    quantity: "จานวน ปรมาณ",
    unit: "หนวย หนวยนบ",
    price: "ราคา",
    amount: "จานวนเงน ราคารวม จานวนเงนรวม",
    tax: "ภาษมลคาเพม",
    discount: "สวนลด",
    currency: "สกลเงน",
    remarks: "หมายเหต",
  },
};

/** Indonesian and Malay. */
export const id: Tongue = {
  "purchase order":
    "pesanan pembelian|surat pesanan|order pembelian|surat pemesanan|pesanan belian|surat order pembelian|pesanan tempatan",
  "order no":
    "no pesanan|nomor pesanan|no po|nomor po|no pemesanan|nomor pemesanan|no surat pesanan|no sp|no order|nombor pesanan|no pesanan belian|nomor order|nomor surat pesanan|no pesanan tempatan",
  "document no": "no dokumen|nomor dokumen|nomor|no transaksi|nomor transaksi",
  "order date":
    "tanggal pesanan|tgl pesanan|tanggal po|tgl po|tanggal pemesanan|tanggal dokumen|tarikh pesanan|tanggal order|tgl order|tanggal dibuat|tgl dokumen",
  date: "tanggal|tgl|tarikh",
  "requested delivery date":
    "batas tgl penerimaan barang|batas tanggal penerimaan barang|tanggal penerimaan barang|tgl penerimaan barang|tanggal kirim|tanggal pengiriman|tgl kirim|tanggal diperlukan|tgl pengiriman|waktu pengiriman|tanggal dibutuhkan|tarikh penghantaran|batas pengiriman|tarikh hantar|tanggal penyerahan|waktu penyerahan|waktu penyerahan barang|tanggal penyerahan barang|waktu pengiriman barang|tgl dibutuhkan|tgl terima|dikirim sebelum|estimasi tiba|tanggal diharapkan|estimasi kirim|estimasi pengiriman|rencana kirim|rencana pengiriman|jadwal pengiriman|tarikh diperlukan",
  currency: "mata uang|mata wang",
  buyer: "pembeli|pemesan|pelanggan|perusahaan pemesan",
  supplier:
    "pemasok|penjual|kepada|kepada yth|kepada yth bapak ibu|vendor|supplier|pembekal|rekanan|penyedia|suplier",
  "delivery address":
    "alamat pengiriman|harap kirim barang ke|harap kirim barang tersebut di|mohon kirim barang ke|alamat kirim|dikirim ke|kirim ke|tempat penyerahan|alamat penghantaran|lokasi pengiriman|tempat pengiriman|tujuan pengiriman|pengiriman ditujukan ke|barang dikirim ke|hantar ke|alamat tujuan",
  "invoice address": "alamat penagihan|alamat faktur|ditagihkan ke|tagihan ke|alamat invoice|alamat bil",
  total:
    "total|jumlah total|total keseluruhan|total pembayaran|total harga|jumlah besar|jumlah keseluruhan|total akhir|total pesanan|total tagihan|total termasuk ppn|total bayar|nilai total",
  subtotal: "sub total|subtotal|dpp|dasar pengenaan pajak|total sebelum pajak",
  tax: "ppn|pajak|pajak pertambahan nilai|ppn 11|ppn 12|cukai",
  shipping: "ongkos kirim|biaya kirim|ongkir",
  "payment terms":
    "syarat pembayaran|termin pembayaran|pembayaran|cara pembayaran|syarat bayar|terma pembayaran",
  contact: "kontak|hubungi|nama kontak|penanggung jawab|dibuat oleh|untuk perhatian",
  phone: "telepon|telp|no telp",
  page: "halaman|hal|muka surat",
  months:
    "januari/jan februari/feb maret/mac/mar april/apr mei juni/jun juli/julai/jul agustus/ogos/agu september/sep oktober/okt november/nov desember/disember/des",
  words: {
    date: "tanggal tgl tarikh",
    delivery: "kirim pengiriman penghantaran",
    order: "pesanan pemesanan",
    purchase: "pembelian belian",
    supplier: "pemasok pembekal",
    customer: "pembeli pelanggan",
    address: "alamat",
    no: "nomor",
    item: "barang",
    description: "nama deskripsi uraian",
    quantity: "kuantitas kuantiti",
    received: "diterima",
    open: "sisa",
    unit: "satuan",
    price: "harga",
    amount: "jumlah",
    tax: "ppn pajak cukai",
    discount: "diskon potongan",
    remarks: "keterangan catatan",
  },
  sayings: [
    [/\bnama (barang|suku cadang)\b/g, "description"],
    [/\bjumlah (pesanan|order|permintaan)( dalam)? satuan\b|\bjumlah (barang|unit)\b/g, "quantity"],
    [/\bharga satuan\b/g, "unit price"],
    [/\bkode barang\b/g, "item code"],
    [/^kepada( yth)?$/g, "supplier"],
  ],
};
