import type { Area, Token } from "../page/lines.ts";
import { isCodeNamed, isStrong, type Role, roleOf, TEXTS } from "../words/vocabulary.ts";
import { type Level, type Phrase, phraseOf, underHeads, WEAK } from "./phrases.ts";
import { headToken } from "./size_run.ts";

/** A column of the heading; more than one level where two headings stand above each other. */
export interface HeadColumn extends Level {
  levels: Level[];
  /** The heading's words, line by line, to part it where its values part. */
  words: Token[];
}

/** Columns from phrases: what overlaps from line to line is one heading; what spans several from above is said of each. */
export function columnsOf(byLine: Phrase[][], area: Area): HeadColumn[] {
  const base = byLine.reduce((best, line) => (line.length > best.length ? line : best));
  let columns = base.map((phrase) => [phrase]);
  const baseLine = base[0]?.line ?? 0;
  const others = byLine.filter((line) => line !== base);
  for (const line of others) {
    const at = line[0]?.line ?? 0;
    const phrases =
      at > baseLine
        ? byLine
            .filter(([first]) => first && first.line < at)
            .reduce((parts, heads) => parts.flatMap((part) => underHeads(part, heads)), line)
        : line.flatMap((each) => over(each, base));
    for (const phrase of phrases) {
      const found = columns.filter((column) =>
        column.some((part) => overlap(part, phrase, area) && part.line !== phrase.line),
      );
      const hits =
        phrase.line < baseLine || found.length < 2
          ? found
          : [found.reduce((best, column) => (shared(column, phrase) > shared(best, phrase) ? column : best))];
      if (hits.length === 0) columns.push([phrase]);
      else for (const column of hits) column.push(hits.length > 1 ? partOver(phrase, column[0]!) : phrase);
    }
    columns = columns.flatMap((column) => split(column));
  }
  return counting(columns.map((parts) => headColumn(parts, area.page)));
}

/** "Menge Einheit" over "9 lfm" heads quantities where nothing else does. */
function counting(columns: HeadColumn[]): HeadColumn[] {
  if (columns.some(({ levels }) => levels.some(({ role }) => role === "quantity"))) return columns;
  return columns.map((column) => {
    const counts = column.role === "unit" && roleOf(column.words[0]!.text) === "quantity";
    return counts
      ? { ...column, role: "quantity", levels: [{ ...column.levels[0]!, role: "quantity" }] }
      : column;
  });
}

/** A column that got two phrases of one line is two columns under a common head. */
function split(column: Phrase[]): Phrase[][] {
  const lines = new Map<number, Phrase[]>();
  for (const phrase of column) lines.set(phrase.line, [...(lines.get(phrase.line) ?? []), phrase]);
  const wide = [...lines.values()].find((phrases) => phrases.length > 1);
  if (!wide || isRevised(wide, column)) return [column];
  const others = column.filter((other) => !wide.includes(other)).flatMap((other) => apart(other, wide));
  return wide.map((phrase) => [
    phrase,
    ...others
      .filter((other) => Math.min(other.x1, phrase.x1) > Math.max(other.x0, phrase.x0) || spans(other, wide))
      .map((other) => partOver(other, phrase)),
  ]);
}

/** Of a sheet's cell over several columns the part over one. */
function partOver(phrase: Phrase, { x0, x1 }: Phrase): Phrase {
  return phrase.tokens[0]?.cell ? { ...phrase, x0, x1 } : phrase;
}

/** "Part ID Rev" over "Description" that begins with it: words stand under their code and its revision. */
function isRevised([code, revision, ...more]: Phrase[], column: Phrase[]): boolean {
  const [below, ...others] = column.filter(({ line }) => line !== code!.line);
  if (!below || others.length || more.length || below.line < code!.line) return false;
  const flush = Math.abs(below.x0 - code!.x0) < 1 && below.x1 > revision!.x0;
  return flush && below.role === "description" && REVISION.test(revision!.label);
}

const REVISION = /^(rev(ision)?|index|indice|ind|ver)\.?$/i;

/** Words set close together that begin or end each where another heading under them does: "Taxable CGST" over "Value" and "%". */
function apart(phrase: Phrase, children: Phrase[]): Phrase[] {
  const under = underHeads(phrase, children);
  const parts = under.length === 1 && children.length >= MANY ? nearest(phrase, children) : under;
  const isFlush = (part: Phrase) =>
    children.some(({ x0, x1 }) => Math.abs(x0 - part.x0) < 1 || Math.abs(x1 - part.x1) < 1);
  return parts.length === children.length && parts.every(isFlush) ? parts : [phrase];
}

/** Over fewer headings words that stand over none of them are not parted. */
const MANY = 3;

/** A phrase in parts, each word with the heading under it that is nearest: "Cost Excl. Disc. VAT" over "VAT", "%" and "%". */
function nearest(phrase: Phrase, children: Phrase[]): Phrase[] {
  const awayFrom =
    ({ box }: Token) =>
    (child: Phrase) =>
      Math.abs((box[0] + box[2]) / 2 - (child.x0 + child.x1) / 2);
  const childOf = (token: Token) =>
    children.reduce((best, child) => (awayFrom(token)(child) < awayFrom(token)(best) ? child : best));
  const groups = Map.groupBy(phrase.tokens, childOf);
  return [...groups.values()].map((tokens) => phraseOf(tokens, phrase.line));
}

/** A phrase over headings, in parts where each word is over one of its own: "Unit Discount" over "price" and "percent". */
function over(phrase: Phrase, base: Phrase[]): Phrase[] {
  return apart(
    phrase,
    base.filter(({ x0, x1 }) => x0 < phrase.x1 && x1 > phrase.x0),
  );
}

function shared(column: Phrase[], phrase: Phrase): number {
  return Math.max(...column.map((part) => Math.min(part.x1, phrase.x1) - Math.max(part.x0, phrase.x0)));
}

function spans(phrase: Phrase, children: Phrase[]): boolean {
  return children.filter((child) => child.x0 < phrase.x1 && child.x1 > phrase.x0).length > 1;
}

function headColumn(parts: Phrase[], page: number): HeadColumn {
  const sorted = parts.toSorted((a, b) => a.line - b.line);
  const label = unbroken(sorted.map(({ label: text }) => text).join(" "));
  const [x0, x1] = [Math.min(...sorted.map((p) => p.x0)), Math.max(...sorted.map((p) => p.x1))];
  const size = sorted.find(({ role }) => role === "size");
  const words = sorted.flatMap(({ tokens }) => tokens);
  const role = wholeRole(sorted, label);
  const whole: Level = size
    ? { role: "size", label, x0, x1, head: headToken(size.tokens, page) }
    : { role, label, x0, x1, head: headToken(words, page) };
  return { ...whole, levels: stacked(sorted) ?? [whole], words };
}

/** Words without the hyphens that break them at the end of a line: "Liefer- termin", "UNIDA- DES" where both halves are one word to head columns. */
function unbroken(label: string): string {
  const small = label.replace(/- (?=\p{Ll})/gu, "");
  const whole = small.replace(/(?<=\p{Lu})- (?=\p{Lu})/gu, "");
  return roleOf(whole) === null ? small : whole;
}

/** Two headings above each other that each say enough alone head two-line rows; "Unit" over "Price" is one, and "Price /" over "1000 pcs". */
function stacked(parts: Phrase[]): Level[] | null {
  const [upper, lower] = parts;
  if (upper && lower && countsOverCode(upper, lower))
    return [{ ...levelOf(upper), role: "quantity" }, levelOf(lower)];
  if (parts.length !== 2 || !upper?.role || !lower?.role || upper.role === lower.role) return null;
  if (isMerged(upper) || GOES_ON.test(upper.label) || /^\d/.test(lower.label)) return null;
  if (isPriced(upper, lower)) return [levelOf(upper), { ...levelOf(lower), role: "otherQuantity" }];
  if (isCounterpart(upper, lower) || isNamed(upper, lower) || isDated(upper, lower) || isDue(upper, lower))
    return parts.map(levelOf);
  if (!isStrong(lower.role) || WEAK.test(lower.label.trim())) return null;
  const names = upper.role === "item" || upper.role === "code" || upper.role === "quantity";
  const figure = ["quantity", "unitPrice", "lineTotal"].includes(lower.role);
  if (WEAK.test(upper.label.trim()) ? !(names && figure) : !isStrong(upper.role)) return null;
  return parts.map(levelOf);
}

function levelOf({ role, label, x0, x1 }: Phrase): Level {
  return { role, label, x0, x1 };
}

/** "Qté Unit" over "Réf.Fourn.": how many with their unit over the code. */
function countsOverCode({ role, tokens }: Phrase, lower: Phrase): boolean {
  return role === "unit" && roleOf(tokens[0]!.text) === "quantity" && isCodeNamed(lower.role);
}

/** "Taux de" over "remise". */
const GOES_ON = /\p{L} (de|du|des|of|di|del|della|van|do|da)$/iu;

/** Whether a heading is a sheet's cell over several columns, of which this is one. */
function isMerged({ tokens: [first], x0, x1 }: Phrase): boolean {
  return first?.cell !== undefined && first.box[2] - first.box[0] > x1 - x0;
}

/** Whether the lower of two headings tells what is taken from the upper one: "Ordered" over "Cancelled", "Unit price" over "Discount percent". */
function isCounterpart(upper: Phrase, lower: Phrase): boolean {
  if (upper.role === "quantity") return /^(qty )?ordered$/i.test(upper.label) && LESS.test(lower.label);
  return upper.role === "unitPrice" && lower.role === "discount" && DISCOUNT.test(lower.label);
}

/** Whether the lower of two headings counts in the price's unit what the upper one counts: "Order Qty" over "Price Qty". */
function isPriced(upper: Phrase, lower: Phrase): boolean {
  return upper.role === "quantity" && lower.role === "per" && PRICED.test(lower.label);
}

const PRICED = /^pric(e|ing) (qty|quantity)$/i;

/** Whether the upper of two headings says the unit of the price under it, or the code of what is described: "Pricing UOM" over "Unit Price", "Item ID" over "Description"; "Unit" over "Price" is one. */
function isNamed(upper: Phrase, lower: Phrase): boolean {
  const [above, below] = [upper, lower].map(({ label }) => /\S\s+\S/.test(label));
  const unit = (upper.role === "unit" || upper.role === "priceUnit") && lower.role === "unitPrice";
  const code = upper.role === "item" && CODE.test(upper.label) && lower.role === "description";
  return above! && ((unit && below!) || code);
}

/** Whether the upper of two headings says the day of what the lower one counts: "Due Date" over "Order Qty"; "Delivery" over "Quantity" is one. */
function isDated(upper: Phrase, lower: Phrase): boolean {
  return upper.role === "date" && lower.role === "quantity" && DAY.test(upper.label);
}

/** Whether the upper of two headings says the unit, how many or the item's code, the lower one the day: "UOM" over "Dlv Date", "Quantity" over "Wanted Delivery", "ArtikelNr." over "Lieferdatum". */
function isDue(upper: Phrase, lower: Phrase): boolean {
  const isDay = DAY.test(lower.label) || (upper.role === "quantity" && DUE.test(lower.label));
  const isApart = upper.role === "unit" || upper.role === "quantity" || isCodeNamed(upper.role);
  return lower.role === "date" && isDay && isApart;
}

const DUE = /^(wanted|required|requested|promised|confirmed) \p{L}/iu;

const DAY = /date|datum|termin|fecha|data|日期|交期|納期/i;
const CODE = /\b(id|no|number|code|#)\.?$/i;
const LESS = /^(qty )?(cancel|receiv|shipp|invoic|bill|back|open|outstanding|balance)/i;
const DISCOUNT = /^(disc|rabatt|remise|d(es)?c?to)/i;

/** What a heading says in all its lines; "Part number" over "Rev" remains what its first line says. */
function wholeRole(parts: Phrase[], label: string): Role | null {
  const [upper] = parts;
  if (upper!.tokens[0]!.ofOrder) return "other";
  // A title over the table says "Items" above "Item".
  if (parts.length > 1 && parts.every(({ role }) => role === "item")) return "item";
  if (namesWords(parts)) return "codeDescription";
  // "Description" over "Delivery date" or "Due Date / Warehouse": under the words stands what else is said.
  if (parts.length === 2 && TEXTS.has(upper!.role) && ASIDE.has(parts[1]!.role)) return upper!.role;
  const isRated = parts.length > 1 && parts.slice(1).every(({ role }) => RATES.has(role));
  if (upper!.role === "unitPrice" && (isRated || isLowered(parts)) && !GOES_ON.test(upper!.label))
    return "unitPrice";
  const role = roleOf(label);
  const upperWord = upper!.label.trim();
  const isSaid = !WEAK.test(upperWord) && !CODE_OF_ANY.test(upperWord);
  if (role === "other" && isStrong(upper!.role) && isSaid) return upper!.role;
  if (role) return role;
  return (
    (parts.find(({ role }) => isStrong(role)) ?? parts.findLast(({ role }) => role !== null))?.role ?? null
  );
}

const ASIDE: ReadonlySet<Role | null> = new Set(["date", "other"]);
/** What a price is taxed with and lowered by: "Prix HT" over "TVA" over "Remise". */
const RATES: ReadonlySet<Role | null> = new Set(["taxRate", "taxAmount", "discount"]);

/** Whether headings above each other are a price, what lowers it and what is left of it: "Precio bruto" over "Dto." over "Precio neto". */
function isLowered(parts: Phrase[]): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  const between = parts.slice(1, -1);
  return (
    between.length > 0 &&
    between.every(({ role }) => RATES.has(role)) &&
    first!.role === "unitPrice" &&
    last!.role === "unitPrice"
  );
}

/** "Clave" over "ProdServ": of what it is the code the line below says. */
const CODE_OF_ANY = /^(clave|c[oó]digo|code)$/i;

/** Whether the upper of two headings that begin at one edge names the code of what the lower one describes: "Artikelnummer" over "Benämning". */
function namesWords([upper, lower, ...others]: Phrase[]): boolean {
  if (!lower || others.length > 0 || Math.abs(upper!.x0 - lower.x0) > 1) return false;
  const isCode = upper!.role === "item" ? NUMBERED.test(upper!.label) : upper!.role === "code";
  return isCode && lower.role === "description";
}

const NUMBERED = /(nummer|number|numero|nr|no|code)\.?$/i;

function overlap(a: Phrase, b: Phrase, area: Area): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  if (shared <= 0.2 * Math.min(a.x1 - a.x0, b.x1 - b.x0)) return false;
  const [low, high] = [
    Math.min(a.tokens[0]!.box[1], b.tokens[0]!.box[1]),
    Math.max(a.tokens[0]!.box[3], b.tokens[0]!.box[3]),
  ];
  const [ca, cb] = [(a.x0 + a.x1) / 2, (b.x0 + b.x1) / 2].sort((x, y) => x - y) as [number, number];
  return !area.vertical.some(
    (rule) => rule[0] > ca && rule[2] < cb && rule[1] <= low + 1 && rule[3] >= high - 1,
  );
}
