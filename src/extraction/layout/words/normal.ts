/** Letters that are no other letter with an accent. */
const PLAIN: Record<string, string> = { ß: "ss", ø: "o", æ: "ae", ł: "l", ı: "i", đ: "d", œ: "oe" };

/** Accents over a letter, not the marks that make another sound of a Japanese one: か is not が. */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;

/** What many fonts leave behind a vowel of Thai amid a word: "จำ นวน". */
const SET_OFF = /(?<=\u0e33) (?=\p{Script=Thai})/gu;

/** "Poř." heads the numbers of lines; without its accent it is the Spanish for "per". */
const CZECH_NUMBER = /(?<!\p{L})poř(?!\p{L})/giu;

/** Where one word of "NetPriceQuantity" ends; "GmbH" is one. */
const CAMEL = /(?<=[a-z]{3})(?=[A-Z])|(?<=[a-z]{2})(?=[A-Z][a-z]{2})/g;

/** The letters of one word set apart, as forms do: "品 號", "수 량". */
const APART = new RegExp(
  String.raw`(?<!\S)LETTER(?: LETTER(?!\S))+`.replaceAll(
    "LETTER",
    String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`,
  ),
  "gu",
);

/** May be one of them. */
const EASTERN = /[\u1100-\uffff]/;

/** Before the last letter of a word that a narrow cell breaks: "需求日 期". */
const LONE = / (?=\p{Script=Han}(?!\S))(?<=\p{Script=Han} )/gu;

/** Lower case, without accents and underscores, CamelCase opened, "No." and "#" kept as words. */
export function normalize(text: string): string {
  const words = unaccented(text.replace(CAMEL, " "))
    .replace(/[#%]/g, " $& ")
    .replace(/[^\p{L}\p{N}#%/]+/gu, " ")
    .replace(/\s*\/\s*/g, "/")
    .trim();
  return EASTERN.test(words) ? closed(words) : words;
}

/** The letters of words that are written without blanks, closed up. */
function closed(words: string): string {
  return words
    .replace(APART, (letters) => letters.replaceAll(" ", ""))
    .replace(LONE, "")
    .trim();
}

function unaccented(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  return text
    .replace(SET_OFF, "")
    .replace(CZECH_NUMBER, "poradi")
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ßøæłıđœ]/g, (letter) => PLAIN[letter]!);
}
