let known: ReadonlySet<string> | undefined;

/** Whether a text is nothing but a country, as envelopes name it in the languages that orders come in. */
export function isCountry(text: string): boolean {
  known ??= new Set([...countries(), ...SHORT]);
  return known.has(text.toLowerCase().replace(/[.]/g, "").trim());
}

/** Whether a text names a state as papers of its bodies are headed: "Republic of Kenya", "Government of India". */
export function isState(text: string): boolean {
  const [, name = ""] = STATE.exec(text.trim()) ?? [];
  return isCountry(name);
}

const STATE =
  /^(?:the )?(?:(?:(?:united|federal|islamic|democratic|socialist|people.s) )*republic|government|kingdom|sultanate|commonwealth|federation|union|state) of (?:the )?(.+)$/i;

/** What countries are called besides their names. */
const SHORT = [
  "usa",
  "uk",
  "uae",
  "ksa",
  "pr china",
  "prc",
  "roc",
  "england",
  "scotland",
  "wales",
  "sultanate of oman",
  "holland",
  "korea",
];

function countries(): string[] {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const namesIn = (language: string, codes: string[]) => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    return codes.map((code) => [code, names.of(code)?.toLowerCase()] as const).filter(([, name]) => name);
  };
  const english = namesIn(
    "en",
    letters.flatMap((first) => letters.map((second) => first + second)),
  );
  const codes = english.map(([code]) => code);
  const others = ["de", "fr", "es", "it", "nl", "pt", "pl", "tr", "ar", "ru"].flatMap((language) =>
    namesIn(language, codes),
  );
  return [...english, ...others].map(([, name]) => name!.replace(/[.]/g, ""));
}

/** Whether a line ends with a town: its postal code beside it, its region, or its country behind it. */
export function endsInTown(line: string): boolean {
  const [, place, country] = BEFORE_COUNTRY.exec(line) ?? [];
  const abroad = country !== undefined && isCountry(country);
  return CODED.test(line) || (abroad && (/^\p{L}[^:]*$/u.test(place!) || CODED.test(place!)));
}

const BEFORE_COUNTRY = /^(.*\S)\s*[,،–-]\s*(\p{L}[\p{L}. ]+?)$/u;

/** What numbers are called that are no town's. */
const NUMBERED =
  "(?<!\\p{L})([Oo]rder|ORDER|P\\.?O|[Nn]o|NO|[Nn]r|[Nn]umber|[Aa]ccount|[Tt]otal|TOTAL|[Vv]endor|[Cc]ustomer|[Ii]tem|[Qq]ty|QTY|[Qq]uantity|INV|[Ii]nvoice|[Rr]ef|[Cc]ode|ID|ISO|DIN|EN|SAP)";

/** The postal codes of lands with the town beside them; in scripts that part no words a town or a quarter before a street. */
const CODED = new RegExp(
  [
    // 80331 München, D-80331, SE-111 22, 3011AB, 00-950, 4400-123, 20121 - Milano, (1425) Buenos Aires, 125009, Москва
    String.raw`(^|\s)(\p{Lu}{1,3}-)?\d{4,6} \p{L}|(^|[\s-])\d{3} \d{2} \p{Lu}|(^|\s)\d{4} ?[A-Z]{2} \p{Lu}|(^|\s)(\d{2}-\d{3}|(?!20[12]\d)\d{4}-\d{3}) \p{Lu}`,
    String.raw`(^|\s)\d{5} - \p{Lu}|^\(\d{4,5}\) \p{Lu}|\([A-Z]\d{4}[A-Z]{3}\) \p{Lu}|^\d{5,6}, \p{L}|^[A-Z]\d{4}([A-Z]{3})? \p{Lu}`,
    // Springfield, IL 62704; Singapore 639798; Karachi-75600; Pune - 411 019; Rīga, LV-1010; Pune 411019, Maharashtra
    String.raw`(?<!${NUMBERED}[.:]?)(?<=\p{L}\)?)[,.]? \d{4,6}(-\d{4})?$|\p{L}{3}-\d{5,6}$|\p{L}, [A-Z]{2}-\d{4,5}$|\p{L} \d{6}, \p{Lu}`,
    String.raw`\b[A-Z]{2} \d{5}(-\d{4})?\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b`,
    String.raw`\p{L}{3}(\s?[-–]\s?\d{3} ?\d{3}|,? \d{3} \d{3})(?!\d)|\b\d{5}-\d{3}\b|(^|\p{L},? )[AC-FHKNPRTV-Y]\d[\dW] [AC-FHKNPRTV-Y\d]{4}$`,
    // Joinville/SC
    String.raw`\p{Ll}{2} ?[-/] ?(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)$`,
    String.raw`〒\s?\d{3}-\d{4}|[省市区县].*[路街道巷号]|[省市].*[市区县镇區]|[都道府県].+[市区町村郡]|[시도남북] \p{Script=Hangul}+[시군구]( |$)`,
    String.raw`(^|[\s,])(TP\. ?|Quận |Q\.)\p{Lu}?|\bC\.?P\.? \d{5}$|\bCEP:? \d`,
  ].join("|"),
  "u",
);
