import type { Finding } from "../../../../db/mod.ts";
import { type Area, overlap } from "../page/lines.ts";
import { addressEnd, hasTown } from "./beneath.ts";
import type { Named } from "./named.ts";
import { COMPANY, hasHouse, isFirm, plainName } from "./names.ts";

/** The number of a town: "50011" of "50011 Zaragoza", "EC1A 1BB". */
const POSTCODE = /(?<![\p{L}\d])(?:\d{4,6}(?:-\d{4})?|\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2})(?![\p{L}\d])/gu;

/** A firm's number of the tax office, which a paper prints of whom it comes from. */
const TAX_NUMBER =
  /(?<!\p{L})(C\.?I\.?F|N\.?I\.?[FT]|R\.?F\.?C|R\.?U\.?[CT]|VAT|TVA|USt-?Id|GSTIN|ABN|TRN|NIP|P\.? ?IVA|BTW|KvK)\b.*\d(?:[. ]?\d){4}|(?<!\p{L})CHE-\d{3}\.\d{3}\.\d{3}/iu;

/** Those who may buy; of two that no label tells apart, side by side at the head, first the one by whose name, or in whose street, goods are received, or the firm that alone has its tax number and is of the town where they are. */
export function receiverFirst(named: Named[], areas: Area[], shipTo: string): Named[] {
  const [buyer, ...others] = named;
  const area = areas.find(({ page }) => page === buyer?.page);
  if (!buyer?.unlabelled || !area) return named;
  const own = textsUnder(buyer, area);
  const receives = (texts: string[]) =>
    texts.some((text) => text.match(POSTCODE)?.some((code) => shipTo.includes(code)));
  const isIn = (texts: string[]) => texts.some((text) => hasHouse(text) && shipTo.includes(text));
  const rival = besideOf(buyer, others).find((one) => {
    if (isNamedIn(one, shipTo) && !isNamedIn(buyer, shipTo)) return true;
    const texts = textsUnder(one, area);
    if (isIn(texts) && !isIn(own)) return true;
    return isFirm(one.name) && !receives(own) && isTaxed(texts) && !isTaxed(own);
  });
  return rival ? [rival, ...named.filter((one) => one !== rival)] : named;
}

/** Whether a place begins with a firm's name, but for its legal form: "Kwekerij De Noordhoek, kas 3". */
function isNamedIn({ name }: Named, place: string): boolean {
  const house = plainName(name.replace(COMPANY, ""));
  return isFirm(name) && house.length >= LEAST_LETTERS && plainName(place).startsWith(house);
}

function isTaxed(texts: string[]): boolean {
  return texts.some((text) => TAX_NUMBER.test(text));
}

/** What stands under a name, as far down as an address goes. */
function textsUnder({ tokens: [first] }: Named, { lines }: Area): string[] {
  const { box } = first!;
  return lines
    .flatMap(({ segments }) => segments)
    .filter((each) => overlap(each, first!) && each.box[1] > box[1] && each.box[3] < addressEnd(box))
    .map(({ text }) => text);
}

/** The one firm at the head whose house the page's addresses of mail are of, "purchasing@pelicanstate.example", where the likeliest has an address under it, as whom a letter goes to. */
export function writerOf(heads: Named[], area: Area): Named | undefined {
  const [likeliest] = heads.toSorted((a, b) => b.weight - a.weight);
  const [first] = likeliest?.tokens ?? [];
  if (!first || !hasTown(first, addressEnd(first.box), area)) return undefined;
  const domains = area.lines.flatMap(({ text }) =>
    [...text.matchAll(DOMAIN)].map(([, domain]) => plainName(domain!)),
  );
  const [writer, ...others] = heads.filter(({ name }) => {
    const house = houseOf(name);
    return isFirm(name) && house.length >= LEAST_LETTERS && domains.some((domain) => domain.includes(house));
  });
  return others.length === 0 ? writer : undefined;
}

const DOMAIN = /@([\p{L}\d.-]+)/gu;
const LEAST_LETTERS = 5;

/** What is to be said where another house's company stands at the height of an unlabelled one that was taken for the buyer: a letter's receiver or its sender, which alone prints the number of its taxes; none is the same name in another script. */
export function besideFound(buyer: Named, others: Named[], area: Area | undefined): Finding[] {
  const beside = besideOf(buyer, others).find(
    ({ name }) => isFirm(name) && LATIN.test(name) === LATIN.test(buyer.name),
  );
  if (!beside || !area || (isTaxed(textsUnder(buyer, area)) && !isTaxed(textsUnder(beside, area)))) return [];
  const message = `No label says who buys: "${buyer.name}" and "${beside.name}" stand side by side at the head`;
  return [{ code: "unsure_value", level: "warning", field: "customerName", message }];
}

const LATIN = /\p{Script=Latin}/u;

/** Those of other houses that stand at the height of a name. */
function besideOf(buyer: Named, others: Named[]): Named[] {
  const [, top, , bottom] = buyer.tokens[0]!.box;
  return others.filter(
    ({ name, tokens: [first], page, unlabelled }) =>
      unlabelled &&
      page === buyer.page &&
      first!.box[1] < bottom &&
      first!.box[3] > top &&
      houseOf(name) !== houseOf(buyer.name),
  );
}

/** Whether a place is the house's own: called by its initials, "TVEC Central Stores" of "Tualatin Valley Electric Cooperative", or in the town whose number stands under its name. */
export function isOwnPlace(house: Named, { name, address }: { name: string; address: string }, area?: Area) {
  const words = house.name.match(/(?<!\p{L})(?!(?:of|and|the|for)(?!\p{L}))\p{L}/giu) ?? [];
  const isInitials = words.length > 2 && name.split(/[\s,]/)[0] === words.join("").toUpperCase();
  if (isInitials || !area) return isInitials;
  const codes = textsUnder(house, area).flatMap((text) => text.match(POSTCODE) ?? []);
  return isStoreroom(name) && codes.some((code) => code.length > 4 && address.includes(code));
}

/** Whether a name says what a place is for, not whose it is: "FACILITIES CENTRAL STORES". */
function isStoreroom(name: string): boolean {
  return /(?<!\p{L})(central|main|general|supply) (stores?|warehouse|supply|receiving|stockroom)$/iu.test(
    name,
  );
}

/** The first word of a company's name, which its companies in other lands and forms share. */
export function houseOf(name: string): string {
  return plainName(name.split(/[\s,]/)[0]!);
}
