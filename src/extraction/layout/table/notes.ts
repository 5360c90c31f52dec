/** What a line under the words begins with that says something else of the item. */
const NOTE =
  /^(gtin|ean|upc|isbn(?= ?[:#\d])|hsn|origin|country|nb|brand|size(?=[^:#]*[:#])|due|required|your |our |manufacturer |mfr|item tax|shipping condition|liefer\w*|lev\.? ?(?:datum|dag)|verpackung|rahmenmenge|restmenge|artikelrabatt|bruttopreis|whse|warehouse|rel\. ord|price count|serienummer|dienst|comments?|status (?=\d)|obs!?|please|empl(?:acement)?|contract (?=(?:\S+ )?\S*\d))\b[^:]{0,30}[:#]?(\s|$)|^[\p{L} .\-/]{2,28}:(\s|$)|^(price per|preis (per|je|pro)|prix (par|pour)|precio por|prezzo per|prijs per) \d|^n\.b\. |^[*!>]{2,} ?\p{L}|^\* \p{L}{3}|^((batch|mill|test|material) )?certificates? of |^(pricing details|item discount|this line references|global account|delivery schedule|special instructions|\(?continued|item tax|---|per quot|as per quot)/iu;

/** What may begin a note or name goods: "Delivery cart", "Note pads", "Ship model kit" are the words' last ones. */
const NOTE_OR_GOODS =
  /^(note|notes|ref\.?|colou?r|delivery|ship|vendor|supplier|customer|account)\b(?! ?[\p{L}-]+( [\p{L}-]+)?$)/iu;

/** Words that go on in small letters from the line above: "… with screws," over "color white, in a box". */
const GOES_ON = /^\p{Ll}+ \p{Ll}{3}[^:#]*$/u;

/** "VALVE: BALL, FLOATING; SIZE 1 IN; CLASS 150 RF": goods by a noun and what tells them from others. */
const MODIFIED = /^\p{Lu}[\p{Lu} -]{2,27}: ?[^:;]+; ?[^:]*$/u;

/** "C of C and lot traceability required. Domestic.": a sentence, in small letters. */
const SENTENCE = /^\p{Lu}.*(?<!\p{L})\p{Ll}{2,}.* .*\p{Ll}{3}\.(\s|$)/u;

/** Whether a text under an item's words in capitals is a sentence about it. */
export function isAside(text: string, words: string): boolean {
  return /\p{Lu}{3}/u.test(words) && !/\p{Ll}{2}/u.test(words) && SENTENCE.test(text);
}

/** Whether a text under an item's words says something else of it. */
export function isNote(text: string): boolean {
  if (MODIFIED.test(text)) return false;
  return NOTE.test(text) || (NOTE_OR_GOODS.test(text) && !GOES_ON.test(text));
}
