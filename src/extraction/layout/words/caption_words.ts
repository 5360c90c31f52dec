import { remembered } from "./memo.ts";
import { normalize } from "./normal.ts";

/**
 * What words of captions speak of, in the languages of orders; "*" stands for an ending, and a word of several senses has a letter for each.
 * g: goods come in. w: wanted or due. d: a day. b: until a day. a: on a day or at a place. t: to somebody. p: a place. l: a building.
 * m: what is ordered. s: to send. r: who takes goods in. i: to bill. c: the customer. v: the vendor. y: to buy. k: a firm.
 * n: a name. o: an order. x: a paper. e: to write one. q: a number. j: what somebody refers by. u: a currency. z: not. f: nothing more, "of", "our", "please".
 */
const WORDS: Record<string, string> = {
  g: `delivery unloading deliver delivered deliveries deliv delv dely dlv dlvry dly receipt receive receiving receives recv rcv arrival arrive
    arrives supply supplied install installation in-house refill restock hire
    liefer liefern lieferung anliefer anlieferung auslieferung belieferung zustell zustellung zugestellt wareneingang eingang
    eintreff eintreffen bereitstellung montage lief
    livraison livraisons livrer livre livree livrable liv reception arrivee entrega entregas entregar entregado entrg recepcion recep
    recebimento recibo llegada chegada consegna consegne consegnare consegnarsi cons ricevimento ricezione arrivo
    levering leveren geleverd leverings lever aflever afleveren aflevering bezorg bezorgen bezorging ontvangst aankomst
    leverans leveranser leverera levereras leveres mottagning modtagelse
    toimitus toimitu* toimitettava vastaanot* dostaw* dostarcz* realizacj* dodani* dodan* dodac* dodat dorucen* szallit* teljesites* beerkezes*
    livrar* livrat* receptie teslim* teslimat* sevkiyat поставк* поставить поставяне доставк* доставить доставите исполнения постачання
    isporuk* dostave dostava dobav* tarne piegad* pristatym* παραδοσ* παραλαβ*
    納入 納品 入荷 お届け 到着 交货 到货 送货 交貨 到貨 送貨 交付 供货 收货 送达 납품 입고 도착 인도 배송
    التسليم التوريد الاستلام الوصول التوصيل אספקה לאספקה giao nhận ส่งของ ส่งสินค้า ส่งมอบ จัดส่ง pengiriman kirim terima penyerahan`,
  w: `esperada esperado required require requires reqd req rqd rqst reqst request requested needed need needs want wanted wants desired expected expect
    expct promised promise prom planned plan scheduled sched schedule latest last target due preferred proposed agreed confirmed
    estimated est anticipated earliest must firm
    wunsch gewunscht gewunschte gewunschter gewunschtes bedarf bedarfs benotigt benotigte erwartet erwartete erwarteter erwartetes
    spatestens spatester spatestes gepl geplant geplante geplanter vereinbart vereinbarter vereinbartes voraussichtlich* soll fix
    bestatigt* verbindlich* gefordert* fallig
    souhait* demand* prevu prevue requis requise besoin imperatif imperative limite estime* confirme confirmee confirmes confirmees voulu* echeance
    solicitad* requerid* previst* estimad* desead* necesari* necesidad necesita compromiso promesa prometid* limite desejad* necessari* necessidade
    pretendid* pedida previsao prev richiest* previst* desiderat* stimat* scadenza
    gewenst* gevraagd* verwacht* uiterst* uiterlijk* benodigd* nodig gepland* verzocht* onskad* begard* beraknad* onsket onskede senast
    senest bekreft* forventet toivott* vaadittu viimeistaan pyydetty arvioitu zadan* wymagan* oczekiwan* planowan* przewidywan* potrzebn*
    pozadovan* ocekavan* predpoklad* planovan* kert kivant varhato solicitat* estimat* dorit* istenen talep planlanan beklenen gec
    желаем* требуем* планов* плановая ожидаем* бажан* потрібн* желан* очаквана zeljen* trazen* zelen* ocekivan* soovitud velam*
    pageidaujam* επιθυμητη ζητουμενη αναμενομενη
    希望 指定 要求 需求 需要 期望 预计 預計 计划 計劃 约定 最晚 最迟 予定 ご希望 희망 요청 예정 요구 المطلوب المتوقع מבוקש נדרש רצוי
    yêu cầu cần kiến ต้องการ กำหนด dibutuhkan diharapkan`,
  d: `date dates dt dte day dat datum datums termin termine termins tag frist zeitpunkt week time limit woche dag dagen jour fecha fec fch dia data
    giorno termine prazo plazo datas termijn weekdag dato paiva pvm termen tarih tarihi дата даты срок сроки термін dátum határidő
    hatarideje ido rok kuupaev aeg termins data terminas ημερομηνια ημ/νια времето
    日 日期 期 期日 期限 时间 時間 日時 期日 일 일자 기일 기한 날짜 تاريخ موعد תאריך מועד ngày hạn thời gian วันที่ วัน tanggal tgl batas`,
  wd: "deadline cutoff délai délais fixtermin",
  gd: "eta 納期 交期 交货期 交貨期 납기 납기일 mabd",
  b: `by before until later than bis zum ab pour au tard plus per avant plus tard para antes hasta tardar mas entro oltre ate até
    voor vóór tot viimeistaan do dnia najpozniej dne legkesobb до к έως before prior 之前 以前 까지 قبل في עד trước ภายใน sebelum`,
  a: "on at in into en em op na le il el på den am sur ki",
  t: "to an aan naar till til à chez a al alla presso на إلى אל ke kepada",
  p: `address addr addresses adresse adressen anschrift ort stelle place location locations adress direccion dir domicilio lugar sitio punto
    point indirizzo luogo lieu miejsce endereco local morada adres plaats cím címe helye adresa adresă loc mesto misto miesto mjesto kraj naslov adresi yeri
    адрес адреса место място місце пункт назначения osoite paikka sted stedet aadress koht adrese vieta adresas vieta διεύθυνση τόπος
    場所 先 住所 地址 地点 地點 장소 처 지 주소 عنوان مكان موقع כתובת מקום địa chỉ điểm nơi สถานที่ ที่อยู่ alamat tempat`,
  l: `site dock store stores warehouse whse dc house hand hands stock plant shop job jobsite yard depot baustelle baustellen lager werk chantier magasin
    obra almacen bodega cantiere magazzino bouwplaats werf magazijn sklad magazyn`,
  m: `goods material materials merchandise item items parts part equipment shipment ware waren sendung marchandise* mercancia mercaderia
    mercadoria merce goederen godset lot lots lote lotes lotto lotti gods varer vare varor towar* zboz* tovar* товар* hàng สินค้า 货 货物 貨物 물품`,
  s: "ship shipping shipped send sent submit mail email consigned despatch dispatch forward versand versenden verzend verzenden expedier expedition envoyer enviar envio spedire spedizione",
  r: `receiver consignee destination destinazione destino 目的地 recipient empfanger empfangsstelle destinataire destinatario ontvanger mottagare varemottaker varemodtager
    godsmottagare vastaanottaja odbiorca prijemce prijimatel cimzett primatel prejemnik грузополучатель получатель consignatario
    receveur abladestelle verwendungsstelle 收货人 收货方`,
  i: `sold bill billing billed invoice invoices invoicing rechnung rechnungs rechnungen faktur faktura fakturace facturation facturer facture
    factures facturacion facturar fattura fatturazione fatturare faturamento faturacao faturar factuur facturatie factureren fakturera
    fakturaadress faktureres fakturering lasku laskutus fakturujte fakturacn* szamlaz* szamla facturare fatura счет рахунок racun rekening
    arve rekina saskaitos τιμολογησης 請求 帳單 开票 發票 发票 청구 فاتورة الفاتورة חשבונית hóa đơn ใบกำกับ penagihan tagihan`,
  c: `buyer buyers purchaser customer customers client clients orderer importer besteller bestellers kaufer kunde kunden auftraggeber acheteur comprador
    adquirente acquirente committente cliente clienti koper klant opdrachtgever afnemer kopare kund bestallare kjoper kober kunde tilaaja
    ostaja asiakas zamawiaj* kupujac* nabywc* klient* odberatel* objednatel* objednavatel* kupujici zakaznik* vevo megrendelo cumparator
    alici musteri покупател* заказчик* клиент* покупець замовник* купувач* kupac kupc* narucitel* narucilac narocnik* kupec ostja tellija
    pircejs pasutitajs pirkejas uzsakovas αγοραστης πελατης 客户 客戶 买方 買方 需方 采购方 お客様 発注者 买家 買家 구매자 주문자 المشتري العميل
    הקונה הלקוח לקוח המזמין khách hàng ผู้ซื้อ ลูกค้า pembeli pelanggan pemesan`,
  v: `provider vendor vendors supplier suppliers seller sellers contractor subcontractor lieferant lieferanten verkaufer auftragnehmer anbieter kreditor
    lieferer fournisseur vendeur prestataire titulaire proveedor vendedor contratista fornitore venditore fornecedor contratada leverancier
    verkoper opdrachtnemer leverantor leverandor selger saljare toimittaja myyja dostawc* sprzedawc* wykonawc* dodavatel* prodavajic*
    szallito elado beszallito furnizor* vanzator satici tedarikci поставщик* продав* исполнител* постачальник* доставчик* dobavljac*
    prodavatelj prodavac dobavitelj prodajalec tarnija muuja piegadatajs pardevejs tiekejas pardavejas προμηθευτης πωλητης 供应商 供方 卖家 賣家
    仕入先 공급자 المورد البائع הספק ספק ผู้ขาย pemasok penjual`,
  y: `buy ordering purchasing buying requesting contracting procuring procurement requisitioning bestellende bestellender einkaufende compradora
    contratante solicitante acquirente inkopende`,
  k: `company companies entity party authority institution organisation organization agency firm business unit firma unternehmen societe
    entreprise organisme empresa entidad entidade organo azienda societa ditta ente bedrijf onderneming foretag virksomhet virksomhed yritys
    spolecnost spolocnost ceg фирма организация 单位 公司 업체 الشركة الجهة đơn vị công ty บริษัท perusahaan`,
  n: `name intestatario intestazione udaje informacion informacao informazioni informations informatie details detail information info data daten name names nombre nom nome nazwa nazev nazov nev nume isim adi наименование название
    naziv ime nimi nazwy angaben coordonnees datos dados dati gegevens 名称 名稱 名 인 이름 اسم שם tên thông tin ชื่อ nama`,
  o: `طلبية الطلبية شراء order ord po orders purchase purch bestellung bestell bestellschein auftrag auftrags einkaufsbestellung commande commandes cde pedido ped
    encomenda orden ordem compra ordine ordini acquisto oda ordre bestelling bestel inkooporder inkoop opdracht bestelbon bestallning bestallnings
    inkops bestilling bestillings rekvisisjon rekvisition indkobsordre kobsordre innkjopsordre tilaus ostotilaus zamowieni* objednavk*
    rendeles* megrendeles* comanda comenzii siparis* satinalma satin alma заказ* заявк* замовлення поръчка narudzb* narudzbenic* narocil*
    narocilnic* tellimus* pasutijum* uzsakym* παραγγελια* παραγγ 订单 采购 採購 訂單 采购订单 订购 注文 発注 受注 要货 발주 주문 الطلب طلب أمر الشراء
    הזמנה ההזמנה đơn đặt สั่งซื้อ ใบสั่งซื้อ pesanan requisition`,
  x: "document doc transaction trans posting dokument beleg belegs bon piece documento documents dokumentu документ* 单据 单 單 伝票 문서 وثيقة المستند เอกสาร",
  e: `issue issued created creation raised entered entry placed submitted written made prepared approved authorised authorized dated
    ausstellungs ausgestellt erstellt erstell angelegt emission emis etabli cree creation emision emitid* expedicion elaboracion creacion
    emissao criacao emesso emissione opgesteld aangemaakt aanmaak besteld utfardat utstedt wystawieni* vystaven* vystavil kiallitas emiterii
    duzenleme составления оформления создания izdavanja 创建 下单 制单 录单 签订 發單 作成 発行 발행 작성 الإصدار`,
  q: `no nr num number numbers nbr nummer numero nro id code type n br broj st stevilka cislo c szama szam numer number номер numarasi
    αριθμος αρ 号 号码 编号 單號 番号 번호 رقم מספר מס số mã เลขที่ nomor #`,
  j: "ref reference referenz referencia referência riferimento rif zeichen kenmerk",
  u: "currency monnaie divisa valuta devise moneda moeda währung waluta měna mena pénznem deviza monedă döviz валюта валута valūta νόμισμα 通貨 币种 幣別 货币 통화 العملة מטבע สกุลเงิน",
  z: "not",
  f: `of for s o se za за на до от final sub should the be our your this please kindly and from or us de der die das des del della dell di du des la les los las lo d l
    van het et y i och og both all alle ambos dois tous tutti entrambi e und dem den da do dos das zu ihre ihr unsere unser notre nos nuestro nostro ns onze ons bitte um merci se si prega non
    te uw with when it official local works store main new
    direct directe directo diretto rush urgent urgente stock initial initiale replenishment reassort 的 の ご 御`,
};

const [EXACT, STEMS] = senses();

function senses(): [ReadonlyMap<string, string>, ReadonlyMap<string, string>] {
  const [exact, stems] = [new Map<string, string>(), new Map<string, string>()];
  for (const [sense, words] of Object.entries(WORDS))
    for (const word of words.split(/\s+/)) {
      const into = word.endsWith("*") ? stems : exact;
      const plain = normalize(word);
      if (!into.has(plain)) into.set(plain, sense);
    }
  return [exact, stems];
}

/** From here on a word may be part of another one, as scripts without blanks and compounds have it. */
const PART = 4;

/** The senses of a normalized word, one letter each, in every part of it; null where one is not known. */
export const sensesOf = remembered(sensesIn);

function sensesIn(word: string): string | null {
  const own = EXACT.get(word) ?? stemmed(word);
  if (own) return own;
  const least = /^\p{Script=Latin}|^\p{Script=Cyrillic}/u.test(word) ? PART : 1;
  for (let cut = word.length - 1; cut >= least; cut--) {
    const head = EXACT.get(word.slice(0, cut)) ?? EXACT.get(word.slice(0, cut).replace(LINK, ""));
    const rest = head && word.length - cut >= Math.min(3, least) ? sensesIn(word.slice(cut)) : null;
    if (rest) return head + rest;
  }
  return null;
}

/** Between the parts of a compound. */
const LINK = /(s|n|en|er|es|e)$/;
/** Letters of an ending. */
const ENDING = 4;

function stemmed(word: string): string | undefined {
  for (let cut = 0; cut <= ENDING && word.length - cut > 2; cut++) {
    const sense = STEMS.get(word.slice(0, word.length - cut));
    if (sense) return sense;
  }
  return undefined;
}
