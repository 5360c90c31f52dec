import { remembered } from "../words/memo.ts";
import { type DecimalMark, type PrintedNumber, parseNumber } from "./numbers.ts";
import { basisOf, isUnit } from "./units.ts";

/** A number with what stands glued to it: currency, unit, price basis. */
export interface Amount extends PrintedNumber {
  currency?: string;
  unit?: string;
  basis?: string;
}

const CODES =
  "USD EUR GBP JPY CNY INR CHF CAD AUD NZD SGD HKD MYR THB IDR PHP VND KRW TWD AED SAR KWD BHD OMR QAR JOD EGP ZAR NGN KES GHS MXN BRL ARS CLP COP PEN SEK NOK DKK PLN CZK HUF RON TRY RUB UAH ILS PKR BDT LKR TND MAD DZD RMB NTD".split(
    " ",
  );
/** "Sdn BHD" is a Malaysian company. */
const CODE = new RegExp(`(?<![A-Za-z]|SDN\\.? )(${CODES.join("|")})(?![A-Za-z])`);
/** ISO codes of currencies, wherever they stand in a text. */
export const CURRENCY_CODES = new RegExp(CODE, "g");
/** What a column of money is called before the sign that its heading ends with: "Total KD". */
const HEADING = "(?:[Pp]rice|PRICE|[Tt]otal|TOTAL|[Aa]mount|AMOUNT|[Vv]alue|VALUE|[Rr]ate|RATE)[ (/]{1,2}";
const SYMBOLS: [RegExp, string][] = [
  [/US\s?\$|USD\s?\$|\bU\.?S\.? dollars?\b/i, "USD"],
  [/\bCanadian dollars?\b/i, "CAD"],
  [/\bAustralian dollars?\b/i, "AUD"],
  [/\bpounds? sterling\b/i, "GBP"],
  [/\b(jordan|jordanian) dinars?\b|\(J\.?D\.?\)/i, "JOD"],
  [/\b(kuwait|kuwaiti) dinars?\b|\(K\.?D\.?\)/i, "KWD"],
  [/\b(bahrain|bahraini) dinars?\b|\(B\.?D\.?\)/i, "BHD"],
  [/\bomani rials?\b/i, "OMR"],
  [/\bqatari? riyals?\b/i, "QAR"],
  [/\bsaudi riyals?\b/i, "SAR"],
  [/\b(uae|emirati) dirhams?\b/i, "AED"],
  [/pesos? chilenos?/i, "CLP"],
  [/pesos? colombianos?/i, "COP"],
  [/pesos? argentinos?/i, "ARS"],
  [/pesos? mexicanos?/i, "MXN"],
  [/ringgit|\(RM\)/i, "MYR"],
  [/rupiah/i, "IDR"],
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
    /(?<![\p{L}\d/])S\/\.?(?= ?\d[\d.,]{0,12}[.,]\d\d(?!\d))|(?<=(unit|total|precio|importe|monto|valor)\.? ?\(?)S\/\.?/iu,
    "PEN",
  ],
  [/₹|(?<![A-Za-z])Rs\.?(?![A-Za-z])/, "INR"],
  [/₩/, "KRW"],
  [/฿/, "THB"],
  [/zł/, "PLN"],
  [/د\.إ|درهم/, "AED"],
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
    new RegExp(`${sign}|${money} (?:ال)?${land}|${land} \\S{0,4}${money}`),
    code,
  ]),
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
      ["R(?=\\s?\\d[\\d,. ]*[.,]\\d\\d$)", "ZAR"],
      ["SFr\\.?", "CHF"],
    ] as const
  ).map(([sign, code]): [RegExp, string] => [
    new RegExp(
      `(?<![\\p{L}\\d])(?:${sign})(?=\\s?-?\\d[\\d,.']*(?:[ \u00a0]\\d{3})*[.,]\\d{2,3}(?!\\d))|(?<=${HEADING})(?:${sign})\\)?$`,
      "u",
    ),
    code,
  ]),
];

const CODED = /[A-Z]{3}/;
/** What each of the symbols needs. */
const SIGNED =
  /\$|[^\p{ASCII}]|M\.N\.|\bS\/|\bTL\b|\dFt|\d Ft|euro|dollar|sterling|peso|dinar|riyal|rial|dirham|\([jkb]\.?d\.?\)|ringgit|rupiah|\(rm\)|[\d(-]\s?lei(?![a-z])|(unitario|total|importe|precio)\.? ?\(?gs(?![a-z])|(?<![a-z])rs(?![a-z])|(?<![a-z])rp\.?\s?-?\d|[a-z.]\s?-?\d[\d,.']{0,20}(?:[ \u00a0]\d{3}){0,4}[.,]\d\d|(price|total|amount|value|rate)[ (/]{1,2}([kbj]\.?d|or|r\.?[om]|[sq]\.?r|dhs?|rp|sfr)(?![a-z])/iu;

/** Whether a currency's sign is that of dollars and pesos. */
export function isDollar(code: string): boolean {
  return DOLLARS.has(code);
}

const DOLLARS: ReadonlySet<string> = new Set("USD AUD CAD NZD SGD HKD TWD MXN CLP COP ARS".split(" "));

/** Whether a text has the sign that dollars and pesos, or yen and yuan, share. */
export function hasSharedSign(text: string, code: string): boolean {
  return (text.includes("$") && isDollar(code)) || (/[¥￥]/.test(text) && (code === "CNY" || code === "JPY"));
}

/** Whether a text has what the code or the sign of a currency needs. */
export function mayNameCurrency(text: string): boolean {
  return CODED.test(text) || SIGNED.test(text);
}

/** Codes that lands write for their money, with the world's. */
const LOCAL: Record<string, string> = { RMB: "CNY", NTD: "TWD" };

/** The ISO code of a currency printed in the text. */
export function currencyIn(text: string): string | null {
  const code = CODED.test(text) ? CODE.exec(text)?.[1] : undefined;
  if (code) return LOCAL[code] ?? code;
  if (!SIGNED.test(text)) return null;
  for (const [symbol, name] of SYMBOLS) if (symbol.test(text)) return name;
  return null;
}

/** Reads "$1,520.00", "8.40 EA", "3.20/Ea", "@ 3.20 ea", "6,100.00/1,000", "1.250,00 EUR/Stk", "7.000 (EA)", "Rs 38/-"; null when the text is more than an amount. */
export function parseAmount(text: string, mark: DecimalMark): Amount | null {
  return /\d/.test(text) ? READ[mark](text) : null;
}

const READ: Record<DecimalMark, (text: string) => Amount | null> = {
  ".": remembered((text) => readAmount(text, ".")),
  ",": remembered((text) => readAmount(text, ",")),
};

function readAmount(text: string, mark: DecimalMark): Amount | null {
  const trimmed = text.replace(ADDED, "").trim();
  if (trimmed.length > 48 || trimmed.includes("%")) return null;
  const currency = currencyIn(trimmed);
  const bare = currency
    ? withoutCurrency(trimmed)
    : trimmed.replace(SHARED_NAME, "").replace(UNKNOWN_SIGN, "");
  const whole = parseNumber(bare, mark);
  if (whole) return currency ? { ...whole, currency } : whole;
  const split = /^([(+\-−–]?\s*[\d.,][\d.,'’ \u00a0]*[)\-−–]?(?!\d))\s*(.+)$/.exec(bare);
  if (!split?.[1] || !split[2]) return null;
  const number = parseNumber(split[1], mark);
  const tail = number && (isTaxed(split) ? {} : tailOf(split[2].trim()));
  if (!number || !tail) return null;
  return { ...number, ...tail, ...(currency ? { currency } : {}) };
}

/** "5.00*", "@ 5.00", "x12", "38/-", "5,- €", "5.--": what is written around a number and isn't of it. */
const ADDED = /\*+|^\s*[×@à](?=[^\p{L}])|^\s*x ?(?=\d)|(?<=\d)(?:\/|[.,] ?[-–—]?)[-–—](?=\s*$|\s*[^\d\s])/gu;

/** "1.1200 N": whether a letter behind a price tells that it is taxed. */
function isTaxed([, figure = "", letter = ""]: string[]): boolean {
  return /^[NYTEX]$/.test(letter) && /[.,]\d{2,}\s*$/.test(figure);
}

/** What several lands call their money. */
const SHARED_NAME = /\s*(?:ريال|دينار|جنيه|ليرة|(?<!\p{L})(?:kr\.?|Fr\.)(?!\p{L}))\s*/iu;
/** A currency's sign that the font names wrongly, signs of sizes not meant, or the "P" of pesos and pulas. */
const UNKNOWN_SIGN = /^(?:[^\p{ASCII}\p{N}Øø⌀∅°±–−—≤≥]|P)\s?(?=\d[\d.,'’ ]*[.,]\d{2}$)/u;

function withoutCurrency(text: string): string {
  let bare = text.replace(CODE, " ");
  for (const [symbol] of SYMBOLS) bare = bare.replace(symbol, " ");
  return bare.replace(/\(\s*\)/, "").trim();
}

/** What says of a price no more than that it is one. */
const EACH = /^(net(to|t)?|[cp]\/u\.?)$/i;

/** What follows the number: a unit, a basis, or both; null when it is anything else. */
function tailOf(text: string): { unit?: string; basis?: string } | null {
  if (EACH.test(text)) return {};
  const unit = /^\((\p{L}{1,8})\)$/u.exec(text)?.[1];
  if (unit) return isUnit(unit) ? { unit } : null;
  const word = text.replace(/^[/]\s*|^(?:per|pro|por|par|je)\s+|^p\.\s*/i, "").trim();
  const slashed = word !== text;
  const basis = slashed ? basisOf(word) : null;
  if (basis) {
    const unit = /\d\s*(\p{L}+)\.?$/u.exec(word)?.[1];
    return { basis, ...(unit && isUnit(unit) ? { unit } : {}) };
  }
  if (isUnit(word)) return { unit: word };
  return slashed && /^\p{L}{1,8}$/u.test(word) ? { unit: word } : null;
}
