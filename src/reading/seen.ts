const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Where the digits begin of scripts that have their own: Arabic, Persian, Devanagari, Bengali, Thai, and of those as wide as Chinese letters. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const FIGURES = /[٠-٩۰-۹०-९০-৯๐-๙０-９．٪٫٬]/g;
const SIGNS: Record<string, string> = { "٪": "%", "．": ".", "٫": ".", "٬": "," };
const OTHER = new RegExp(`${UNSEEN.source}|${FIGURES.source}`);

/** A text as it is read: without what nobody sees (soft hyphens, joiners, marks of direction), its figures in the digits and marks of numbers that all files share. */
export function asSeen(text: string): string {
  return OTHER.test(text) ? text.replace(UNSEEN, "").replace(FIGURES, shared) : text;
}

function shared(figure: string): string {
  const code = figure.charCodeAt(0);
  const nought = NOUGHTS.find((from) => code >= from && code < from + 10);
  return nought === undefined ? SIGNS[figure]! : String(code - nought);
}
