const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const ALL = new RegExp(UNSEEN, "g");

/** A text without what nobody sees: soft hyphens, joiners, marks of direction. A number with one in it looks right and matches nothing. */
export function withoutUnseen(text: string): string {
  return UNSEEN.test(text) ? text.replace(ALL, "") : text;
}
