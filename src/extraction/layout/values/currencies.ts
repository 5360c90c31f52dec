import { remembered } from "../words/memo.ts";

/** Codes of ISO 4217 that mean nothing else, wherever they stand. */
const CODES =
  `USD EUR GBP JPY CNY INR CHF CAD AUD NZD SGD HKD MYR THB IDR PHP VND KRW TWD AED SAR KWD BHD OMR QAR JOD EGP ZAR NGN KES GHS MXN BRL ARS CLP COP PEN SEK NOK DKK PLN CZK HUF RON TRY RUB UAH ILS PKR BDT LKR TND MAD DZD RMB NTD
BGN HRK RSD MKD ISK KZT UZS AZN BYN UYU PYG GTQ HNL NIO DOP JMD TTD XCD BBD GYD UGX TZS RWF ETB ZMW BWP XOF XAF XPF AOA MZN IQD LBP SYP LYD YER NPR MMK KHR FJD PGK MVR`.split(
    /\s+/,
  );
/** "Sdn BHD" is a Malaysian company, "BWP-77/1" a number of its own, "48OZ-SQ-PLN" an item's code, "EUR.1" a paper of customs. */
const CODE = new RegExp(
  `(?<![A-Za-z]|SDN\\.? |(?<!\\S)(?:\\d+[A-Z]|[A-Z]+\\d)[A-Z\\d]*-[A-Z\\d-]*)(${CODES.join("|")})(?![A-Za-z]|[-_][A-Z]{0,2}\\d+(?![\\d.,'])|\\.\\d(?![\\d.,]))`,
);
/** ISO codes of currencies, wherever they stand in a text. */
export const CURRENCY_CODES = new RegExp(CODE, "g");
/** What a column of money is called before the sign that its heading ends with: "Total KD". */
const HEADING = "(?:[Pp]rice|PRICE|[Tt]otal|TOTAL|[Aa]mount|AMOUNT|[Vv]alue|VALUE|[Rr]ate|RATE)[ (/]{1,2}";
/** The letters of a sign with blanks about the dot between them, as lines read from the right have it, and one behind them perhaps: "ج . م", "ج.م.". */
const setApart = (sign: string) => `(?<!\\p{L})${sign.replace("\\.", " ?\\. ?")}(?!\\p{L})(?: ?\\.(?!\\d))?`;
const SYMBOLS: [RegExp, string][] = [
  [/US\s?\$|USD\s?\$|\b(U\.?S\.?|States) dollars?\b/i, "USD"],
  ...(
    [
      ["Canadian dollars?", "CAD"],
      ["Australian dollars?", "AUD"],
      ["New Zealand dollars?", "NZD"],
      ["Hong Kong dollars?", "HKD"],
      ["Singapore dollars?", "SGD"],
      ["pounds? sterling|(?:British|UK) pounds?", "GBP"],
      ["Swiss francs?", "CHF"],
      ["Japanese yen", "JPY"],
      ["Chinese yuan|renminbi", "CNY"],
      ["Indian rupees?", "INR"],
      ["Danish kroner?", "DKK"],
      ["Norwegian kroner?", "NOK"],
      ["Swedish kron(?:a|or)", "SEK"],
    ] as const
  ).map(([money, code]): [RegExp, string] => [new RegExp(`\\b(?:${money})\\b`, "i"), code]),
  [/\b(jordan|jordanian) dinars?\b|\(J\.?D\.?\)/i, "JOD"],
  [/\b(kuwait|kuwaiti) dinars?\b|\(K\.?D\.?\)/i, "KWD"],
  [/\b(bahrain|bahraini) dinars?\b|\(B\.?D\.?\)/i, "BHD"],
  [/\bomani rials?\b/i, "OMR"],
  [/\bqatari? riyals?\b/i, "QAR"],
  [/\bsaudi riyals?\b/i, "SAR"],
  [/\b(uae|emirati) dirhams?\b/i, "AED"],
  [/(?<!\p{L})(?:K\.?Shs|Kenyan? Shillings?)(?!\p{L})/iu, "KES"],
  [/pesos? chilenos?/i, "CLP"],
  [/pesos? colombianos?/i, "COP"],
  [/pesos? argentinos?/i, "ARS"],
  [/pesos? mexicanos?/i, "MXN"],
  [/(?<!\p{L})bolivianos(?!\p{L})|(?<=(unitario|total|importe|precio|monto)\.? ?\(?)Bs\.?\)?$/iu, "BOB"],
  [/(?<!\p{L})bol[ií]vares(?!\p{L})/iu, "VES"],
  [/(100|S\/\.?) ?(nuevos )?soles(?!\p{L})/iu, "PEN"],
  [/ringgit|\(RM\)/i, "MYR"],
  [/rupiah/i, "IDR"],
  [/(?<!\p{L})rupees?(?!\p{L})/iu, "INR"],
  [/(?<=[-–(:/]|\d|(?<!\p{L})(?:em|mil|cem|cento|e)\s?)\s?reais(?!\p{L})/iu, "BRL"],
  [/(?<![A-Za-z\d])Rp\.?(?=\s?-?\d)/, "IDR"],
  [/(?<=[\d(-]\s?)lei(?!\p{L})/iu, "RON"],
  [/C(?:A|DN)?\s?\$/, "CAD"],
  [/A(?:U)?\s?\$/, "AUD"],
  [/HK\s?\$/, "HKD"],
  [/S\s?\$/, "SGD"],
  [/R\$/, "BRL"],
  [/NT\s?\$/, "TWD"],
  [/MX\s?\$|M\.N\./, "MXN"],
  [/\$/, "USD"],
  [/€|(?<![A-Za-z])Euros?(?![A-Za-z-])/i, "EUR"],
  [/£/, "GBP"],
  [/[¥￥]|円/, "JPY"],
  [/美元/, "USD"],
  [/欧元|歐元/, "EUR"],
  [/港元/, "HKD"],
  [
    /(?<![^\P{Script=Han}价價额額计計币幣位万萬亿零一二三四五六七八九十两壹贰叁肆伍陆柒捌玖拾佰百仟千])元(?![件素])|人民币|人民幣/u,
    "CNY",
  ],
  [
    /(?<![\p{L}\d/])S\/\.?(?= ?(?:\d[\d.,]{0,12}[.,]\d{2,6}|\d{3,9}[.,]\d)(?!\d))|(?<=(unit|total|precio|importe|monto|valor)\.? ?\(?)S\/\.?/iu,
    "PEN",
  ],
  [/₹|(?<![A-Za-z])Rs\.?(?![A-Za-z])/, "INR"],
  [/₩/, "KRW"],
  [/฿|(?<![\p{L}\p{M}])บาท(?=ถ้วน|[^\p{L}\p{M}]|$)/u, "THB"],
  [/zł/, "PLN"],
  [new RegExp(`${setApart("د\\.إ")}|د\\.إ|درهم`, "u"), "AED"],
  ...(
    [
      ["ر\\.س", "ريال", "سعودي", "SAR"],
      ["د\\.ك", "دينار", "كويتي", "KWD"],
      ["د\\.ب", "دينار", "بحريني", "BHD"],
      ["ر\\.ع", "ريال", "عماني", "OMR"],
      ["ر\\.ق", "ريال", "قطري", "QAR"],
      ["د\\.أ", "دينار", "أردني", "JOD"],
      ["ج\\.م", "جنيه", "مصري", "EGP"],
    ] as const
  ).map(([sign, money, land, code]): [RegExp, string] => [
    // With the article before both or none, in the order of speech or of the page.
    new RegExp(`${setApart(sign)}|${sign}|${money} (?:ال)?${land}|${land} \\S{0,4}${money}`, "u"),
    code,
  ]),
  [/(?<!\p{L})جنيه(?! (?:ال)?(?:[اإ]سترليني|سوداني))(?!\p{L})/u, "EGP"],
  [/₺/, "TRY"],
  [/₽/, "RUB"],
  [/₱/, "PHP"],
  [/₫/, "VND"],
  [/₦/, "NGN"],
  [/₡/, "CRC"],
  [/₴/, "UAH"],
  [/₲|(?<=(unitario|total|importe|precio)\.? ?\(?)Gs(?!\p{L})/iu, "PYG"],
  [/₪|(?<!\p{L})ש ?["״”] ?ח(?!\p{L})/u, "ILS"],
  [/Kč/, "CZK"],
  [/(?<!\p{L})TL(?!\p{L})/u, "TRY"],
  [/(?<!\p{L})руб(?:\.|лей|ля|ль)?(?!\p{L})/iu, "RUB"],
  [/(?<=\d\s?)Ft(?!\p{L})/u, "HUF"],
  ...(
    [
      ["KD|K\\.D\\.", "KWD"],
      ["BD|B\\.D\\.", "BHD"],
      ["OR|RO|R\\.O\\.", "OMR"],
      ["JD|J\\.D\\.", "JOD"],
      ["SR|S\\.R\\.", "SAR"],
      ["Dhs?\\.?|DH", "AED"],
      ["QR|Q\\.R\\.", "QAR"],
      ["RM", "MYR"],
      ["Rp\\.?", "IDR"],
      ["R(?=$|\\)|\\s?\\d[\\d,. ]*[.,]\\d\\d$)", "ZAR"],
      ["SFr\\.?", "CHF"],
    ] as const
  ).map(([sign, code]): [RegExp, string] => [
    new RegExp(
      `(?<![\\p{L}\\d]|\\p{L}\\.)(?:${sign})(?=\\s?-?\\d[\\d,.']*(?:[ \u00a0]\\d{3})*[.,]\\d{2,3}(?!\\d))|(?<=${HEADING})(?:${sign})\\)?$`,
      "u",
    ),
    code,
  ]),
];

/** What says a currency beside a figure of money alone: signs of letters, and codes that are words too. */
const LETTERED: ReadonlyMap<string, string> = new Map(
  `KES KSh KSH Ksh KSh. KSH. Ksh. KShs Kshs; TZS TSh TSH Tsh TSh. Tsh.; UGX USh USH Ush USh. Ush.; BDT Tk Tk. ৳; BTN Nu.; GHS GH₵ GH¢ GHC; NAD N$; ZMW ZK; MWK MK MWK; ETB Br Birr;
BND B$; PHP Php PhP; MOP MOP$ MOP; NZD NZ$; FJD FJ$; USD U$S U$D US$ $US; CAD Can$; MXN MN; ARS AR$ $AR; COP COL$ Col$; CLP CLP$; BOB Bs Bs. BOB;
VES Bs.F Bs.S Bs.D VES; PYG Gs Gs. ₲; UYU $U; GTQ Q Q.; HNL L.; NIO C$; CRC CRC; PAB B/. B/ PAB; DOP RD$; JMD J$; TTD TT$; BZD BZ$ BZD; KRW 원;
GBP GB£; CHF SFr. SFr sFr sFr.; PLN zl; CZK Kc; RON Lei lei LEI; BGN лв лв. lv; RSD дин. дин din.; BAM KM BAM; HRK kn; MKD ден ден.;
UAH грн грн.; RUB р. р; KZT тг тг. ₸; UZS сум сўм; GEL ₾; AMD ֏; AZN ₼; ILS NIS; IRR IRR; EGP LE L.E. E£; LBP L.L.; AED Dhs Dhs. DH Dh; SAR SR;
QAR QR; BHD BD; KWD KD; OMR RO; JOD JD; DZD DA; TND DT; XOF FCFA CFA F.CFA; MGA Ar MGA; CDF CDF; AOA Kz; CVE CVE; MUR MUR; IDR Rp Rp.; VND đ;
KHR ៛; LAK ₭ LAK; MNT MNT ₮; HTG HTG; SRD SRD; GMD GMD; GNF GNF; BIF BIF; SZL SZL; LSL LSL; AFN AFN; TJS TJS; TMT TMT; BMD BMD; BSD BSD; KYD KYD`
    .split(/;\s*/)
    .flatMap((row) => {
      const [code = "", ...signs] = row.trim().split(/\s+/);
      return signs.map((sign) => [sign, code] as const);
    }),
);
/** Letters that are units, or words, on the other side of a figure: litres, pieces, "from". */
const BEFORE_ALONE: ReadonlySet<string> = new Set("L. Q Q. Br Ar MK ZK KM".split(" "));
const BEHIND_ALONE: ReadonlySet<string> = new Set("DA DT MN".split(" "));
const ALTERNATIVES = [...LETTERED.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[.$/]/g, "\\$&"))
  .join("|");
/** A figure of money: with cents, or with its thousands parted, by one mark each. */
const MONEY = String.raw`(?:\d{1,15}[.,]\d{2,3}|\d{1,3}(?:(?:,\d{2,3})+\.\d{2,3}|(?:\.\d{3})+,\d{2,3}|(?:,\d{3}){2,}|(?:\.\d{3}){2,}|(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{2,3})?))(?![.,]?\d)`;
const BESIDE_MONEY = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{L}\.)(?<before>${ALTERNATIVES})(?=\s?-?${MONEY})|(?<=(?<![\d.,])${MONEY}\s?)(?<behind>${ALTERNATIVES})(?![\p{L}\d])`,
  "u",
);
/** "Amount (KSh)", "Prix unitaire (FCFA)". */
const HEADED = new RegExp(
  String.raw`(?:pri[cx]|pre[cç]|amount|total|value|valor|importe|rate|cost|montant|cena|iznos|цен|цін|сум|стоимость|вартість|вредност)[^()]{0,20}\((${ALTERNATIVES})\)$`,
  "iu",
);
/** Whether a text may have such a sign. */
const NEAR_MONEY =
  /[\p{L}\p{Sc}./]\s?-?\d[\d,.'’ \u00a0\u202f]{0,20}[.,\s]\d{2,3}(?!\d)|\d{2,3}\s?[\p{L}\p{Sc}]/u;

/** The sign of letters that stands beside a figure of money, or behind what a column of it is called. */
function besideMoney(text: string): { sign: string; code: string } | null {
  const [, headed] = text.endsWith(")") ? (HEADED.exec(text) ?? []) : [];
  if (headed && LETTERED.has(headed)) return { sign: headed, code: LETTERED.get(headed)! };
  if (!NEAR_MONEY.test(text)) return null;
  const { before, behind } = BESIDE_MONEY.exec(text)?.groups ?? {};
  const sign = before ?? behind;
  if (!sign || (before ? BEHIND_ALONE : BEFORE_ALONE).has(sign)) return null;
  // Morocco writes its dirhams behind the figure.
  return { sign, code: behind && /^dh$/i.test(sign) ? "MAD" : LETTERED.get(sign)! };
}

/** The symbols in one pattern for each way to match. */
const ANY_SYMBOL = [...Map.groupBy(SYMBOLS, ([{ flags }]) => flags)].map(
  ([flags, all]) => new RegExp(all.map(([{ source }]) => source).join("|"), flags),
);

const CODED = /[A-Z]{3}/;
/** What each of the symbols needs. */
const SIGNED =
  /\$|[^\p{ASCII}]|M\.N\.|\bS\/|\bTL\b|\dFt|\d Ft|euro|dollar|boliv|soles|sterling|(?:british|uk) pound|swiss franc|japanese yen|chinese yuan|renminbi|rupee|reais|\b(?:danish|norwegian|swedish) kron|peso|dinar|riyal|rial|dirham|k\.?shs|kenyan? shilling|\([jkb]\.?d\.?\)|ringgit|rupiah|\(rm\)|[\d(-]\s?lei(?![a-z])|(unitario|total|importe|precio|monto)\.? ?\(?[gb]s(?![a-z])|(?<![a-z])rs(?![a-z])|(?<![a-z])rp\.?\s?-?\d|[a-z.]\s?-?\d[\d,.']{0,20}(?:[ \u00a0]\d{3}){0,4}[.,]\d\d|(price|total|amount|value|rate)[ (/]{1,2}([kbj]\.?d|or|r\.?[om]|[sq]\.?r|dhs?|rp?|sfr)(?![a-z])/iu;

/** Whether a currency's sign is that of dollars and pesos. */
export function isDollar(code: string): boolean {
  return DOLLARS.has(code);
}

const DOLLARS: ReadonlySet<string> = new Set(
  "USD AUD CAD NZD SGD HKD TWD MXN CLP COP ARS UYU DOP JMD TTD BBD XCD FJD NAD BND".split(" "),
);

/** Whether a text has the sign that dollars and pesos, yen and yuan, or bolivianos and bolívares share, or the name that rupees do. */
export function hasSharedSign(text: string, code: string): boolean {
  if (code === "BOB" || code === "VES") return /(?<!\p{L})Bs(?!\p{L})/u.test(text);
  if (code === "PKR") return currencyIn(text) === "INR";
  return (text.includes("$") && isDollar(code)) || (/[¥￥]/.test(text) && (code === "CNY" || code === "JPY"));
}

/** Whether a text has what the code or the sign of a currency needs. */
export function mayNameCurrency(text: string): boolean {
  return CODED.test(text) || SIGNED.test(text) || NEAR_MONEY.test(text);
}

/** Codes that lands write for their money, with the world's. */
const LOCAL: Record<string, string> = { RMB: "CNY", NTD: "TWD" };

/** The ISO code of a currency printed in the text. */
export function currencyIn(text: string): string | null {
  return /[\p{L}\p{Sc}]/u.test(text) ? named(text) : null;
}

const named = remembered(currencyNamed);

function currencyNamed(text: string): string | null {
  const code = CODED.test(text) ? CODE.exec(text)?.[1] : undefined;
  if (code) return LOCAL[code] ?? code;
  const lettered = besideMoney(text);
  if (lettered) return lettered.code;
  if (!SIGNED.test(text) || !ANY_SYMBOL.some((symbols) => symbols.test(text))) return null;
  for (const [symbol, name] of SYMBOLS) if (symbol.test(text)) return name;
  return null;
}

/** What is left of a text that is an amount. */
export function withoutCurrency(text: string): string {
  const lettered = besideMoney(text);
  let bare = text.replace(CODE, " ").replace(lettered?.sign ?? "", " ");
  for (const [symbol] of SYMBOLS) bare = bare.replace(symbol, " ");
  return bare.replace(/\(\s*\)/, "").trim();
}
