import type { Tongue } from "./tongue.ts";

const CODE = "((物料|产品|產品|零件)(编[码号]|代码|号|編[碼號]|代碼|號)|[料货品型图貨圖][号號])$";

/** Chinese, in simple and in traditional letters. */
export const zh: Tongue = {
  "purchase order":
    "采购订单|采购单|订购单|订货单|採購單|採購訂單|訂購單|采购合同|购销合同|訂貨單|采购订货单",
  "order no":
    "采购订单号|採購單別-單號|采购单号|订单号|订单编号|订单号码|订购单号|采购单编号|采购订单编号|采购编号|採購單號|訂單編號|訂單號碼|採購單編號|訂購單號|訂購單編號|採購編號|po号|po号码|订货单号|我方订单号|我们的订单号",
  "document no": "单据编号|单据号|单号|合同编号|合同号|编号|單號|單據號碼",
  "order date":
    "订单日期|下单日期|采购日期|制单日期|单据日期|签订日期|订购日期|开单日期|訂單日期|採購日期|訂購日期|開單日期|下單日期|单据时间|订货日期|签约日期|製單日期|單據日期|填单日期|下单时间|创建日期",
  date: "日期",
  "requested delivery date":
    "交货日期|交货期|交期|到货日期|預算到貨日期|要求到货日期|预计到货日期|需求日期|送货日期|交货时间|要求交期|要求交货日期|预计交期|交貨日期|交貨期|到貨日期|預交日期|需求日|預計交貨日|交货期限|预交货日期|预计到货|希望交期|送貨日期|要求交貨日期|計劃交貨日期|计划到货日期|指定交期|最晚到货日期",
  currency: "币种|币别|货币|結算幣別|幣別|幣種|貨幣|结算币种",
  buyer:
    "采购方|买方|甲方|需方|订货单位|订货方|购货单位|采购单位|購買方|買方|採購方|採購公司|訂購單位|购方|采购公司|订购方|訂購公司|需方单位|甲方需方|收货单位公司|采购商",
  supplier:
    "供应商|供货商|供方|卖方|乙方|收件人|供货单位|供应商名称|供货方|供應商|供應商名稱|廠商名稱|賣方|廠商|厂商|销售方|供方单位|供應廠商|致",
  "delivery address":
    "送货地址|收货地址|交货地点|交货地址|收货地点|送貨地址|收貨地址|交貨地點|交貨地址|送货地点|收货单位|收货方|送貨地點|到货地址|收货仓库地址",
  "invoice address": "开票地址|发票地址|发票抬头|開票地址|發票地址|發票抬頭|开票信息|开票单位",
  total:
    "合计|折后合计|折后金额合计|实付款|实付金额|应付金额|总计|总金额|订单总额|价税合计|金额合计|金額合計|含稅總計|合计金额|总额|订单金额|總計|合計|總金額|總額|含税总额|价税合计小写|采购总额|含稅總額|應付總額|含税合计|合计人民币|订单总金额|合计小写|含稅合計|應付金額|总价合计|訂單總額|採購總額|订单合计|合計金額|含税总金额",
  subtotal: "小计|未税合计|不含税金额|小計|未稅金額|不含税合计|未稅合計|未税金额|货款合计|不含税总额|銷售額",
  tax: "税额|税金|增值税|稅額|營業稅|稅金|合计税额|税额合计",
  shipping: "运费|運費",
  "payment terms": "付款方式|付款条件|付款條件|结算方式|結帳方式",
  contact: "联系人|聯絡人|采购员|採購人員|经办人|制单人|业务员|聯繫人|采购人|承办人",
  phone: "电话|電話|联系电话|聯絡電話|传真|傳真|手机",
  page: "页|页码|頁次|頁碼",
  sayings: [
    [
      /^(存货|物料|产品|商品|货品|材料|零件|物品|料件|货物|貨物|貨品|產品|存貨)(编码|编号|代码|号|編碼|編號|代碼|號)$/g,
      "item code",
    ],
    [/^原[厂廠][编編][码碼号號]$/g, "supplier code"],
    [RegExp(`^(供[应應]商|供方|厂商|厂家|原厂|贵司|廠商|廠家|原廠|貴司)${CODE}`, "g"), "supplier code"],
    [RegExp(`^(客户|我方|我司|本方|本司|买方|需方|客戶|買方)${CODE}`, "g"), "our code"],
  ],
};

/** Japanese. */
export const ja: Tongue = {
  "purchase order":
    "注文書|発注書|御注文書|注文票|発注伝票|購入注文書|注文伝票|ご注文書|発注票|注文請書|購買発注書",
  "order no":
    "注文番号|注文書番号|発注番号|発注書番号|注文no|発注no|オーダー番号|オーダーno|注文書no|発注書no|発注伝票番号|注文伝票番号|オーダーナンバー|po番号|購買番号|手配番号|発注id",
  "document no": "伝票番号|管理番号|伝票no|書類番号|発行番号|no",
  "order date":
    "発注日|注文日|発行日|作成日|発注年月日|注文年月日|起票日|ご注文日|発注日付|注文日付|発行年月日|伝票日付|オーダー日|作成日付",
  date: "日付|年月日",
  "requested delivery date":
    "納期|納入日|希望納期|納入期日|納品日|納入期限|納品期日|指定納期|納期日|希望納品日|納品希望日|納入予定日|納品予定日|納入希望日|納期限|納品期限|ご希望納期|要求納期|届け予定日|お届け予定日|お届け日|届け日|納入指定日|回答納期希望",
  currency: "通貨|取引通貨",
  buyer:
    "発注者|注文者|発注元|買主|ご注文者|購入者|会社名|会社名 氏名|御社名|貴社名|注文元|お客様名|発注会社|購買者",
  supplier:
    "仕入先|発注先|取引先|納入業者|売主|注文先|受注者|供給者|仕入先名|発注先名|ベンダー|サプライヤー|取引先名",
  "delivery address":
    "納入先|納品先|納入場所|納品場所|送付先|送り先|お届け先|届け先|納入先住所|納品先住所|受渡場所|配送先|納地|出荷先",
  "invoice address": "請求先|請求書送付先|請求先住所|ご請求先",
  total:
    "合計|合計金額|総合計|総額|税込合計|注文金額|発注金額|ご注文金額|お支払金額|総計|発注合計|注文合計|税込金額|税込合計金額|合計税込|発注総額|合計額|御注文金額|発注合計金額|注文合計金額|総合計金額|発注金額合計|税込総額",
  subtotal: "小計|税抜金額|税抜合計|本体価格|本体合計|合計税抜|税抜き合計|税抜小計|本体金額",
  tax: "消費税|消費税額|消費税等|税額|税|消費税10|うち消費税",
  shipping: "送料|運賃",
  "payment terms": "支払条件|お支払条件|支払方法|取引条件",
  contact: "担当|担当者|発注担当|ご担当|発注担当者|購買担当|担当者名|部署|係長|課長|部長|承認|検印",
  phone: "電話|電話番号|ファックス|ファクス",
  page: "頁|ページ|枚",
  words: {
    "item code":
      "品目コード 商品コード 製品コード 部品コード 資材コード 品コード 品目番号 部品番号 商品番号 製品番号 商品id 品目id",
    "order date": "発注日 注文日",
  },
};

/** Korean. */
export const ko: Tongue = {
  "purchase order": "발주서|주문서|구매발주서|구매주문서|물품발주서|발주의뢰서|자재발주서|발주내역서",
  "order no":
    "발주번호|주문번호|발주서번호|주문서번호|구매번호|구매주문번호|오더번호|발주no|발주서no|발주 no|구매오더번호|po번호|발주서 번호",
  "document no": "문서번호|관리번호|전표번호",
  "order date":
    "발주일|발주일자|주문일|주문일자|작성일|작성일자|발행일|발행일자|발주날짜|주문날짜|등록일자|구매일자|발주년월일",
  date: "일자|날짜",
  "requested delivery date":
    "납기|납기일|납기일자|납품일|납품일자|납품기한|납기요청일|희망납기일|입고예정일|납품요청일|요청납기|납품기일|입고요청일|납품희망일|희망납기|납기예정일|납품예정일|입고희망일|요청납기일|도착희망일|인도일자",
  currency: "통화|화폐|통화단위",
  buyer:
    "발주처|발주자|구매자|주문자|수요자|갑|발주업체|주문처|구매처|발주사|구매회사|발주회사|상호발주|매수인|공급받는자",
  supplier:
    "공급자|공급업체|거래처|납품업체|수주처|공급처|업체명|수주업체|거래처명|수신처|협력업체|공급사|매도인",
  "delivery address":
    "납품장소|인도장소|배송지|납품처|납품지|배송주소|도착지|인도조건장소|납품주소|입고장소|수령지|받는곳|입고처",
  "invoice address": "청구지|세금계산서 발행처|청구처",
  total:
    "합계|총계|총액|합계금액|총금액|총합계|발주금액|주문금액|총 금액|발주총액|합 계|총 합계|주문총액|총발주금액|합계금액부가세포함|결제금액|총 발주금액|발주합계|총주문금액",
  subtotal: "소계|공급가액합계|공급가합계|공급가액 합계|공급가 합계|공급가액계",
  tax: "부가세|세액|부가가치세|세액합계",
  shipping: "운송비|배송비|운임",
  "payment terms": "결제조건|대금지급|지불조건|결제방법|대금결제|지급조건",
  contact:
    "담당자|담당|연락담당|발주담당|작성자|담당자명|구매담당|결재|과장|차장|부장|대리|팀장|이사|전무|상무|대표|현장명|공사명|접수자",
  phone: "전화|전화번호|연락처|팩스",
  page: "페이지|쪽",
  words: {
    "delivery address": "납품처 납품장소 인도장소 배송지",
    supplier: "공급처 공급사 공급자 공급업체",
    customer: "발주업체 발주처 주문자",
    total: "총 합계 총계 총액",
    "order no": "발주번호 주문번호 발주서번호",
    "order date": "발주일 발주일자 주문일 주문일자",
    "delivery date": "납기 납기일 납기일자 납품일 납품일자 납품기한",
    "unit price": "단가",
    "line amount": "공급가액 공급가",
    buyer: "발신 발주자 구매자",
    remarks: "비고 적요",
    line: "순번 항번 번호",
    item: "품목",
    code: "품번 품목코드 자재코드 도번 도면번호",
    description: "품명 품목명 물품명 제품명 상품명 자재명 부품명 내역 규격",
    quantity: "수량 발주수량",
    unit: "단위",
    price: "가격",
    amount: "금액",
    tax: "세액 부가세",
    discount: "할인",
    date: "일자",
    order: "발주 주문",
  },
};

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
