import type { Tongue } from "./tongue.ts";

/** Polish. */
export const pl: Tongue = {
  "purchase order":
    "zamówienie|zamówienie zakupu|zamówienie do dostawcy|zlecenie zakupu|zamówienie własne|zamówienie u dostawcy|zamówienie od dostawcy",
  "order no":
    "nr zamówienia|numer zamówienia|zamówienie nr|zamówienie numer|nr zam|nr zlecenia|numer zlecenia|zamówienie do dostawcy nr|zamówienie zakupu nr|nasz nr zamówienia|zam nr|zlecenie nr",
  "document no": "nasz znak",
  "order date":
    "data zamówienia|data złożenia zamówienia|data wystawienia|z dnia|wystawiono dnia|zamówienie z dnia",
  date: "data|dnia",
  "requested delivery date":
    "termin dostawy|data dostawy|termin realizacji|data realizacji|wymagany termin dostawy|wymagana data dostawy|oczekiwana data dostawy|planowana data dostawy|termin wykonania|żądana data dostawy|dostawa do dnia|dostawa do",
  currency: "waluta",
  buyer: "zamawiający|nabywca|kupujący|odbiorca zamówienia|klient|kontrahent zamawiający",
  supplier: "dostawca|sprzedawca|wykonawca|sprzedający|kontrahent",
  "delivery address": "adres dostawy|miejsce dostawy|odbiorca|adres wysyłki|dostawa na adres|miejsce odbioru",
  "invoice address": "adres do faktury|dane do faktury|płatnik|adres rozliczeniowy|fakturę wystawić na",
  total:
    "razem brutto|suma brutto|wartość brutto|do zapłaty|ogółem|razem|suma|wartość zamówienia|łącznie|razem do zapłaty|wartość zamówienia brutto|łączna wartość|kwota do zapłaty|razem wartość brutto",
  subtotal: "razem netto|suma netto|wartość netto|wartość zamówienia netto|razem wartość netto",
  tax: "vat|kwota vat|podatek vat|razem vat|wartość vat",
  shipping: "koszt dostawy",
  "payment terms": "warunki płatności|termin płatności|forma płatności|sposób płatności",
  contact: "osoba kontaktowa|kontakt|sporządził|wystawił|osoba do kontaktu",
  phone: "telefon|tel",
  page: "strona|str",
  months:
    "styczeń/stycznia/sty luty/lutego/lut marzec/marca kwiecień/kwietnia/kwi maj/maja czerwiec/czerwca/cze lipiec/lipca/lip sierpień/sierpnia/sie wrzesień/września/wrz październik/października/paź listopad/listopada/lis grudzień/grudnia/gru",
  words: {
    no: "numer",
    line: "poz pozycja",
    item: "artykul indeks produkt",
    code: "kod symbol",
    description: "opis nazwa",
    quantity: "ilosc",
    received: "zrealizowana dostarczona",
    open: "pozostalo",
    unit: "jednostka jm jedn",
    price: "cena",
    amount: "kwota",
    value: "wartosc",
    total: "razem suma",
    net: "netto",
    gross: "brutto",
    tax: "vat podatek",
    discount: "rabat",
    delivery: "dostawa dostawy realizacji",
    date: "data termin",
    required: "wymagana",
    order: "zamowienie zamowienia",
    purchase: "zakupu",
    supplier: "dostawca dostawcy",
    customer: "klient klienta zamawiajacy nabywca",
    address: "adres",
    invoice: "faktura",
    issued: "wystawienia",
    weight: "waga",
    plant: "zaklad",
    currency: "waluta",
    page: "strona",
  },
  sayings: [
    [/\bcena jedn\w*\b/g, "unit price"],
    [/\b(kod|indeks|nr|numer|symbol) (u )?dostawcy\b/g, "supplier ref"],
    [/\b(nr|numer) (katalogowy|artykulu|indeksu|towaru)\b/g, "item code"],
  ],
};

/** Czech and Slovak. */
export const cs: Tongue = {
  "purchase order":
    "objednávka|objednávka vydaná|vydaná objednávka|nákupní objednávka|objednávka přijatá|objednávka dodavateli|objednávka dodávateľovi",
  "order no":
    "číslo objednávky|objednávka č|objednávka číslo|č objednávky|obj č|vydaná objednávka č|objednávka vydaná č|čís objednávky|objednávka vydaná číslo|naše číslo objednávky|č obj",
  "order date":
    "datum objednávky|datum objednání|datum vystavení|vystaveno|dátum objednávky|dátum vystavenia|ze dne|objednáno dne|vystavená dňa|datum vystavení objednávky|vystavené dňa",
  date: "datum|dátum|dne|dňa",
  "requested delivery date":
    "termín dodání|datum dodání|požadovaný termín dodání|požadované datum dodání|dodat do|termín dodávky|dátum dodania|termín dodania|požadovaný termín dodania|termín plnění|dodací lhůta|dodací termín|dodací lehota|požadovaný termín|datum plnění|dodat dne",
  currency: "měna|mena",
  buyer: "odběratel|objednatel|kupující|objednávateľ|odberateľ|kupujúci|zákazník",
  supplier: "dodavatel|dodávateľ|prodávající|predávajúci|zhotovitel",
  "delivery address":
    "dodací adresa|místo dodání|adresa dodání|dodacia adresa|miesto dodania|příjemce|príjemca|konečný příjemce|místo určení|místo plnění",
  "invoice address": "fakturační adresa|fakturačná adresa|fakturační údaje|fakturujte na",
  total:
    "celkem|celkem s dph|celkem k úhradě|celková cena|cena celkem|spolu|spolu s dph|celková cena s dph|k úhradě|celkem k zaplacení|celková částka|celková suma|hodnota objednávky|částka celkem|součet|cena celkem s dph|na úhradu",
  subtotal:
    "celkem bez dph|cena bez dph|mezisoučet|základ|základ dph|spolu bez dph|medzisúčet|celková cena bez dph|součet položek|cena celkem bez dph",
  tax: "dph|výše dph",
  shipping: "doprava|poštovné",
  "payment terms": "platební podmínky|forma úhrady|splatnost|způsob platby|splatnosť|způsob úhrady",
  contact: "kontakt|kontaktní osoba|vyřizuje|vystavil|kontaktná osoba",
  phone: "telefon|tel|telefón",
  page: "strana|str",
  months:
    "leden/ledna/január/januára únor/února/február/februára březen/března/marec/marca duben/dubna/apríl/apríla květen/května/máj/mája červen/června/jún/júna červenec/července/júl/júla srpen/srpna/august/augusta září/september/septembra říjen/října/október/októbra listopad/listopadu/november/novembra prosinec/prosince/december/decembra",
  words: {
    line: "radek poradi",
    item: "polozka polozky produkt zbozi",
    code: "kod",
    description: "oznaceni nazev popis",
    quantity: "mnozstvi",
    unit: "jednotka mj jedn",
    price: "cena",
    amount: "castka",
    value: "hodnota",
    total: "celkem",
    tax: "dph kdv",
    rate: "sazba",
    discount: "sleva",
    delivery: "dodani doruceni dodavky",
    date: "datum termin",
    required: "pozadovany pozadovana",
    order: "objednavka objednavku objednavky",
    supplier: "dodavatel",
    customer: "zakaznik odberatel objednavatel",
    address: "adresa",
    invoice: "faktura",
    issued: "vystaveni zapisu",
    weight: "hmotnost",
    currency: "mena",
    no: "cislo",
    remarks: "poznamka",
  },
  sayings: [
    [/^objednavka c$/g, "order no"],
    [/\bkatalogove cislo\b|\bobj(ednaci)? cislo\b|\breg(istracni)? c(islo)?\b/g, "item code"],
    [/^objednavku dodat do$/g, "required delivery date"],
    [/\boznaceni dodavky\b/g, "description"],
    [/\boznaceni (u )?dodavatele\b/g, "supplier ref"],
    [/\b[aj] ?cena\b|\bcena( za |\/)(mj|jedn\w*|ks|kus|szt|enoto|kos|kom)\b/g, "unit price"],
    [/\bsoucet polozek\b/g, "subtotal"],
    [/\b(k|do) uhrad[ey]\b/g, "payable"],
  ],
};

/** Russian. */
export const ru: Tongue = {
  "purchase order":
    "заказ поставщику|заказ|заказ на поставку|заявка|заказ на закупку|бланк заказа|заказ-наряд|спецификация|заявка поставщику|заявка на поставку",
  "order no":
    "номер заказа|заказ №|№ заказа|заказ номер|заказ no|номер заявки|заявка №|заказ поставщику №|заказ на поставку №|no заказа|заказ поставщику no|заявка no|заказ на поставку no",
  "document no": "номер документа|исх|исх №|исходящий номер|исходящий №",
  "order date": "дата заказа|дата документа|дата составления|от|дата заявки|дата оформления|заказ от",
  date: "дата",
  "requested delivery date":
    "срок поставки|дата поставки|желаемая дата поставки|срок доставки|дата доставки|дата отгрузки|требуемая дата поставки|поставить до|планируемая дата поставки|ожидаемая дата поставки|поставка до|срок исполнения|дата поступления|дата прихода",
  currency: "валюта|валюта заказа",
  buyer: "покупатель|заказчик|плательщик|клиент|организация|грузополучатель и плательщик",
  supplier: "поставщик|продавец|исполнитель|кому",
  "delivery address":
    "адрес доставки|адрес поставки|грузополучатель|место доставки|место поставки|пункт доставки|склад получателя|доставить по адресу",
  "invoice address": "адрес для счета|адрес для выставления счета|счет выставить на",
  total:
    "итого|всего|всего к оплате|итого к оплате|итого с ндс|сумма заказа|общая сумма|к оплате|итого по заказу|всего с ндс|сумма всего|сумма итого|итоговая сумма|всего по заказу|общая стоимость",
  subtotal: "итого без ндс|сумма без ндс|всего без ндс|стоимость без ндс",
  tax: "ндс|в том числе ндс|сумма ндс|в т ч ндс|в том числе ндс 20|итого ндс",
  shipping: "доставка|стоимость доставки|транспортные расходы",
  "payment terms": "условия оплаты|порядок оплаты|форма оплаты",
  contact: "контактное лицо|ответственный|менеджер|контакт",
  phone: "телефон|тел",
  page: "страница|стр|лист",
  months:
    "январь/января/янв февраль/февраля/фев март/марта/мар апрель/апреля/апр май/мая июнь/июня/июн июль/июля/июл август/августа/авг сентябрь/сентября/сен октябрь/октября/окт ноябрь/ноября/ноя декабрь/декабря/дек",
  words: {
    dated: "от",
    remarks: "примечание",
    no: "номер",
    item: "товар товары номенклатура",
    code: "артикул код",
    description: "наименование описание название",
    quantity: "количество",
    received: "отгружено получено принято",
    open: "остаток",
    unit: "ед единица",
    price: "цена",
    value: "стоимость",
    amount: "сумма",
    total: "итого всего",
    tax: "ндс",
    discount: "скидка",
    delivery: "поставки поставка доставки доставка отгрузки",
    date: "дата",
    due: "срок",
    order: "заказ заказа",
    supplier: "поставщик поставщика продавец",
    customer: "заказчик покупатель клиент",
    address: "адрес",
    currency: "валюта",
  },
  sayings: [
    [/кол во/g, "quantity"],
    [/номенклатурныи номер/g, "item code"],
    [/цена (за )?(ед|единицу|шт)( изм\p{L}*)?/gu, "unit price"],
    [/(ед|единица) изм\p{L}*/gu, "unit"],
    [/срок (поставки|доставки)/g, "delivery date"],
    [/заказ поставщику/g, "purchase order"],
  ],
};

/** Ukrainian. */
export const uk: Tongue = {
  "purchase order":
    "замовлення постачальнику|замовлення|замовлення на поставку|заявка на закупівлю|замовлення на закупівлю|заявка",
  "order no":
    "номер замовлення|замовлення №|№ замовлення|замовлення no|замовлення номер|no замовлення|замовлення постачальнику №|замовлення постачальнику no",
  "document no": "номер документа",
  "order date": "дата замовлення|дата документа|від|дата складання|дата оформлення",
  date: "дата",
  "requested delivery date":
    "термін поставки|дата поставки|бажана дата поставки|термін постачання|дата постачання|дата доставки|строк поставки|термін доставки|поставити до|очікувана дата поставки|строк постачання",
  currency: "валюта",
  buyer: "покупець|замовник|платник|клієнт|організація",
  supplier: "постачальник|продавець|виконавець",
  "delivery address":
    "адреса доставки|адреса поставки|вантажоодержувач|місце поставки|місце доставки|одержувач",
  "invoice address": "адреса для рахунку|платіжна адреса",
  total:
    "всього|разом|усього|разом з пдв|всього з пдв|до сплати|загальна сума|всього до сплати|сума замовлення|усього з пдв|загальна вартість|разом до сплати",
  subtotal: "разом без пдв|всього без пдв|усього без пдв|сума без пдв",
  tax: "пдв|сума пдв|у тому числі пдв|в т ч пдв|у т ч пдв",
  shipping: "доставка|вартість доставки",
  "payment terms": "умови оплати",
  contact: "контактна особа|відповідальний|менеджер",
  phone: "телефон|тел",
  page: "сторінка|стор|аркуш",
  months:
    "січень/січня лютий/лютого березень/березня квітень/квітня травень/травня червень/червня липень/липня серпень/серпня вересень/вересня жовтень/жовтня листопад/листопада грудень/грудня",
  words: {
    description: "найменування назва",
    order: "замовлення",
    supplier: "доставчик постачальник",
    customer: "покупець замовник",
    quantity: "кількість",
    price: "ціна",
    value: "вартість",
    amount: "сума",
    total: "разом общо всього",
    tax: "пдв",
    discount: "знижка",
  },
  sayings: [
    [/кіл т[ьі]/g, "quantity"],
    [/ціна за (од|одиницю)(?!\p{L})/gu, "unit price"],
    [/(?<!\p{L})од вим(?!\p{L})/gu, "unit"],
  ],
};

/** Slovak: the columns. */
export const sk: Tongue = {
  words: {
    total: "celkom spolu",
    item: "polozka polozky",
    description: "nazov",
    quantity: "mnozstvo",
    unit: "jednotka",
    price: "cena",
    issued: "vystavenia",
    order: "objednavky objednavku",
    delivery: "dodavky",
    required: "pozadovana",
    remarks: "poznamka",
    customer: "odberatel",
    address: "adresa",
  },
};
