const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Where the digits begin of scripts that have their own: Arabic, Persian, Devanagari, Bengali, Thai. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const FIGURES = /[٠-٩۰-۹०-९০-৯๐-๙٪٫٬]/g;
const SIGNS: Record<string, string> = { "٪": "%", "٫": ".", "٬": "," };
/** Figures, letters and the marks of codes and amounts that are as wide as Chinese letters; none that parts data. */
const WIDE = /[０-９Ａ-Ｚａ-ｚ－．／％＃＠＿]/g;
const WIDE_TO_PLAIN = 0xff01 - 0x21;
/** Between thousands: elsewhere it parts words and figures. */
const WIDE_COMMA = /(?<=(?<![\p{L}\d-])\d{1,3}(?:[,，]\d{3})*)，(?=\d{3}(?!\d))/gu;
const OTHER = new RegExp([UNSEEN, FIGURES, WIDE].map(({ source }) => source).join("|"));

/** A text as it is read: without what nobody sees (soft hyphens, joiners, marks of direction), its figures in the digits and marks of numbers that all files share, wide letters as others are. */
export function asSeen(text: string): string {
  return OTHER.test(text) ? text.replace(UNSEEN, "").replace(FIGURES, shared).replace(WIDE, plain) : text;
}

/** The same of what commas don't part any more: wide ones between thousands are theirs. */
export function asRead(text: string): string {
  const seen = asSeen(text);
  return seen.includes("，") ? seen.replace(WIDE_COMMA, ",") : seen;
}

function shared(figure: string): string {
  const code = figure.charCodeAt(0);
  const nought = NOUGHTS.find((from) => code >= from && code < from + 10);
  return nought === undefined ? SIGNS[figure]! : String(code - nought);
}

function plain(wide: string): string {
  return String.fromCharCode(wide.charCodeAt(0) - WIDE_TO_PLAIN);
}
