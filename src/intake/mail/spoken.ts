/** Quantities in words, in the languages of words.ts. */
const ONES =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|zehn|zwölf|zwoelf|zwanzig|fünfzig|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt|cinquante|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|cincuenta|due|tre|quattro|cinque|sei|dieci|dodici|venti|cinquanta|twee|drie|vijf|tien|twaalf|twintig|vijftig";
const MANY =
  "dozens?|hundred|thousand|gross|dutzend|hundert|tausend|douzaines?|centaine|cent|mille|docenas?|cien|mil|dozzin[ae]|cento|dozijn|honderd|duizend|dúzias?";
const ARTICLE = "(?:half )?an?|(?:ein )?halbes|ein|une?|una|uno|een|um|uma|another";
const COUNT = `(?:(?:${ONES}|${ARTICLE})[ -](?:${MANY})|${ONES})`;
/** What people need a few of and order none: time, papers, answers. */
const NO_GOODS =
  "days?|weeks?|months?|years?|hours?|minutes?|times?|more|things?|people|persons?|of (?:us|them|your?|our|my)|ways?|options?|questions?|points?|copies|copy|documents?|files?|invoices?|quotes?|offers?|certificates?|drawings?|samples? only|tagen?|wochen?|monaten?|stunden|jours?|semaines?|mois|heures?|d[ií]as?|semanas?|meses|giorni|settimane|mesi|dagen|weken|maanden|or|to|and|in|for|that|which|is|are";
/** "please send a dozen CT-1001", "wir brauchen zwölf Kugelhähne", "need two pallets of cement". */
const ASKED = new RegExp(
  `(?<![\\p{L}\\d])(?:send|ship|order|need|deliver|take|supply|want|get|have|book|enter|senden|schicken|liefern|brauchen|benötigen|bestellen|livrer|commander|veuillez|envoyer|enviar|enviarnos|envíen|necesitamos|pedir|inviare|inviateci|ordinare|leveren|bestellen|sturen)(?![\\p{L}\\d])[^.\\n]{0,40}?(?<![\\p{L}\\d-])${COUNT}\\s(?:more )?(?!(?:${NO_GOODS})(?![\\p{L}\\d]))[\\p{L}\\d]`,
  "iu",
);
/** "- a dozen CT-1001", "Two boxes of washers": a line that begins with a count. */
const LISTED = new RegExp(
  `^\\s{0,20}(?:[-*•·–—>]\\s{0,9}|\\d{1,3}[.)]\\s{1,9})${COUNT}\\s(?!(?:${NO_GOODS})(?![\\p{L}\\d]))[\\p{L}\\d]`,
  "iu",
);

/** Whether a line asks for a number of goods that it writes in words. */
export function asksInWords(line: string): boolean {
  return LISTED.test(line) || ASKED.test(line);
}
