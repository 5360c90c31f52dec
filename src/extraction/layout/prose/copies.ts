const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|ein|eine|zwei|drei|vier|deux|trois|quatre|dos|tres|due|tre|twee|drie)`;
const NAME = `(?:cop(?:y|ies)|kopien?|ausfertigung(?:en)?|copies?|exemplaires?|copias?|ejemplar(?:es)?|copie|kopie(?:ën|en)?)`;
const PAPER = `(?:invoices?|certificates?|(?:delivery|advice) notes?|packing (?:lists?|slips?)|confirmations?|paperwork|documents?|statements?|rechnung(?:en)?|lieferscheine?|zeugnis(?:se)?|factures?|bons? de livraison|facturas?|albaran(?:es)?|albarán|fatture?|bolle?|facturen|pakbon(?:nen)?)`;

/** Papers asked for with the goods, which order nothing: "two copies of each invoice", "2 copies of the delivery note". */
export const COPIES = new RegExp(
  String.raw`(?<![\p{L}\d])${COUNT}(?: |-)?(?:${NAME} )(?:(?:of|der|des|de|von|di|van|la|le|les|los|las|the|each|every|your|our|all|both|any|related|relevant|jeder|jedes|ihrer) )*${PAPER}(?!\p{L})`,
  "giu",
);
/** "2 copies of each": what of, other words say. */
const OF_EACH = new RegExp(String.raw`^${NAME} of (?:each|all|both|every)\W*$`, "iu");

/** Whether a text counts copies of papers, or of what is named elsewhere. */
export function countsCopies(text: string): boolean {
  return OF_EACH.test(text.replace(/^\W*\w+\s+/, "")) || text.search(COPIES) >= 0;
}
