import type { DraftLine, LineField, Read } from "../../../orders/mod.ts";
import { labelOf } from "../head/labels.ts";
import { wantedIn } from "../head/text_head.ts";
import { type Area, evidenceOf, type TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { mailOf, salutationAt, signatureAt } from "../page/text_own.ts";
import { isTown } from "../parties/names.ts";
import { spokenIn } from "../values/spoken.ts";
import { summaryOf } from "../words/summary.ts";
import { meaningOf } from "./bare_money.ts";
import { countedRows, type ReadRow } from "./counted_rows.ts";
import { type Loose, looseIn, postscriptsIn } from "./loose.ts";
import { isLead, LISTED, ORDERING, type Passage, passagesOf, rightUnder } from "./passages.ts";
import { countsIn, itemsIn, moved, sentencesIn } from "./sentences.ts";
import { shopRows } from "./shop_rows.ts";
import { type Item, itemIn } from "./text_item.ts";
import type { Piece } from "./text_money.ts";

/** Order lines written as text: a list, or sentences. */
export interface Prose {
  lines: DraftLine[];
  taken: TextLine[];
  /** Entries of the list that could not be read as a line. */
  unread: TextLine[];
  /** What the letter says beside its lines. */
  loose: Loose[];
  /** Lines that tell the day of one item, not of the order. */
  dated: TextLine[];
  currency: (string | null)[];
  /** The first money behind an item of which nothing says whether it is its price or its sum. */
  undecided: string | undefined;
}

interface Found {
  item: Item;
  passage: Passage;
}

/** A list under an order's number orders without a word for it, where nothing is told of other days. */
const BY_NUMBER = /\bp\.?o\.? ?(#|no\.?)? ?\d/i;
const NOT_ORDERING =
  /\b(your order|order (confirmation|acknowledg\w*)|unsubscribe|thank you for (your|the) order)\b/i;
/** What is told of other days. */
const PAST =
  /\b(was|were|received|arrived|damaged|missing|returned|wrong|old|last|previous|instead of|already|invoiced?)\b/i;
/** A sentence that goes on with the order of the one before it. */
const ALSO =
  /^\s*(also|plus|and|additionally|in addition|as well as|then|außerdem|sowie|dazu|und|aussi|ainsi que|également|et|también|además|y|inoltre|anche|ook)\b/i;
/** A postal code and a town, nothing behind it. */
const POSTAL = /^\s*\d{5} \p{Lu}[\p{L}'’-]+( \p{Lu}[\p{L}'’-]+){0,3}\s*$/u;
const SAME_AGAIN = /\bsame (order )?as (last|the last) \w+/gi;

/** Reads orders that are written as lists or sentences. Nothing where the text doesn't order anything. */
export function proseItems(areas: Area[], style: Style): Prose {
  const rows = new Map(
    areas.flatMap((area) => [countedRows, shopRows].flatMap((find) => [...find(bodyOf(area))])),
  );
  const passages = areas.flatMap((area) =>
    passagesOf(
      bodyOf(area).filter((line) => isText(line) || rows.has(line)),
      rows,
    ),
  );
  const texts = passages.map(({ text }) => text);
  const named = () => texts.some((text) => BY_NUMBER.test(text)) && !texts.some((text) => PAST.test(text));
  const isTold = areas.some((area) => area.offered) || texts.some(orders) || named();
  if (!isTold && !isTitled(areas, texts))
    return { lines: [], taken: [], unread: [], loose: [], dated: [], currency: [], undecided: undefined };
  const found = listed(passages, style, rows);
  const all = found.items.length || !isTold ? found.items : inSentences(passages, style);
  const taken = all.flatMap(({ passage }) => passage.lines);
  const read = new Set(taken);
  const others = areas.flatMap(({ lines }) => lines).filter((line) => !read.has(line));
  const meaning = meaningOf(
    all.map(({ item }) => item),
    others,
    style.mark,
  );
  const days = daysOf(all, style);
  return {
    lines: all.map((found) => lineOf(found, meaning, days.get(found.passage))),
    taken,
    unread: found.unread.flatMap(({ lines }) => lines.slice(0, 1)),
    loose: [...areas.flatMap(under), ...looseIn(passages, all)],
    dated: [...days.keys()].flatMap(({ lines }) => lines),
    currency: all.map(({ item }) => item.currency ?? null),
    undecided: meaning ? undefined : all.flatMap(moneyOf)[0],
  };
}

function orders(text: string): boolean {
  return ORDERING.test(text) && !NOT_ORDERING.test(text);
}

/** Whether what mails are about orders the list below by itself, "Subject: PO 4711", and nothing tells of other days or papers. */
function isTitled(areas: Area[], texts: string[]): boolean {
  const titles = areas.flatMap(subjectOf);
  return (
    titles.some((text) => orders(text) || BY_NUMBER.test(text)) &&
    ![...titles, ...texts].some((text) => PAST.test(text) || NOT_ORDERING.test(text))
  );
}

/** What a mail is about, where it stands above a salutation. */
function subjectOf(area: Area): string[] {
  const lines = ownLines(area);
  return lines.slice(0, salutationAt(lines)).flatMap(({ text }) => SUBJECT.exec(text)?.[1] ?? []);
}

const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|主题|主旨) ?[:：] ?(.+)$/iu;

function moneyOf({ item: { money }, passage }: Found): string[] {
  return money ? [passage.text.slice(money.from, money.to)] : [];
}

/** What a letter says, its addresses left out. */
export function toldIn(areas: Area[]): Loose[] {
  const passages = areas.flatMap((area) => passagesOf(bodyOf(area).filter(isText)));
  return [...areas.flatMap(under), ...looseIn(passages, [])];
}

/** What a letter says between its salutation and its signature. */
function bodyOf(area: Area): TextLine[] {
  const lines = ownLines(area);
  const end = signatureAt(lines);
  return lines.slice(salutationAt(lines.slice(0, end)), end);
}

function under(area: Area): Loose[] {
  const lines = ownLines(area);
  return postscriptsIn(passagesOf(lines.slice(signatureAt(lines)).filter(isText)));
}

/** Of an answer only what stands above what it quotes. */
function ownLines(area: Area): TextLine[] {
  const { own, quoted, forwarded } = mailOf(area);
  return quoted && !forwarded && own.lines.length ? own.lines : area.lines;
}

/** On a sheet what stands alone in its row is text, or behind the number of a list. */
function isText({ tokens: [first, ...others] }: TextLine): boolean {
  return others.length === 0 || !first?.cell || /^\d{1,3}[.)]$/.test(first.text);
}

/** Items that have a line of their own. Entries that only look like ones count under a heading or a surer one. */
function listed(
  passages: Passage[],
  style: Style,
  rows: ReadonlyMap<TextLine, ReadRow>,
): { items: Found[]; unread: Passage[] } {
  const items: Found[] = [];
  const unread: Passage[] = [];
  let open = false;
  for (const [at, passage] of passages.entries()) {
    if (isLead(passage.text)) {
      open = true;
      continue;
    }
    const readRow = rows.get(passage.lines[0]!);
    if (readRow) {
      const item = readRow(passage, style.mark);
      if (item) items.push({ item, passage });
      else unread.push(passage);
      continue;
    }
    const read = isEntry(passage) ? itemIn(passage.text, style.mark) : null;
    const item = read && isAddress(read, passages, at) ? null : read;
    if (item && (item.sure || open)) {
      items.push({ item, passage });
      open = true;
    } else if (open && LISTED.test(passage.text) && isCounted(passage.text) && items.length)
      unread.push(passage);
    else if (passage.apart && !LISTED.test(passage.text)) open = false;
  }
  return { items, unread };
}

/** Whether a count and a word are a house and its street over the town, "118 Depot Street", or a town under other lines than items, "35600 Redon". */
function isAddress({ code, unit, money, unitPrice }: Item, passages: Passage[], at: number): boolean {
  const line = passages[at]!;
  if (code || unit || money || unitPrice || LISTED.test(line.text)) return false;
  const above = passages[at - 1];
  if (POSTAL.test(line.text) && above && !line.apart && !itemIn(above.text, ".")?.sure) return true;
  return rightUnder(passages, at).some(({ text }) => isTown(text) && !itemIn(text, ".")?.sure);
}

function isCounted(text: string): boolean {
  return /\d/.test(text) || spokenIn(text).length > 0;
}

/** "Number of items: 3": what a list comes to is none of its entries. */
const COUNT_OF_ALL =
  /^\s*((total )?(number|no\.?|count) of (order )?(items|lines|articles|products|positions)|items|lines|anzahl (der )?(positionen|artikel)|nombre (d['’]articles|de (lignes|produits))|(número|cantidad) de (artículos|líneas|productos)|numero (di )?(articoli|righe)|aantal (artikelen|regels|producten)|liczba (pozycji|produktów)|商品(件|点)?数|品目数|明細(件)?数|件数|商品种类|项数|품목\s?수|상품\s?수)\s*[:：]/iu;

/** Not a label with its value, not a sum, not a sentence. */
function isEntry({ text }: Passage): boolean {
  if (
    text.length > 400 ||
    COUNT_OF_ALL.test(text) ||
    says(text) ||
    summaryOf(text.replace(/[\s:]*[\d$€£].*$/, ""))
  )
    return false;
  const label = /^\s*([\p{L}][^:]{1,40}):/u.exec(text)?.[1];
  return !(label && labelOf(`${label}:`)) && !/^\s*\p{L}.*[.!?]\s+\p{Lu}\p{L}+\s/u.test(text);
}

/** "And please add 15 rolls of …": words before a count order it. */
function says(text: string): boolean {
  const [at] = countsIn(text);
  const before = text.slice(0, at);
  return at !== undefined && /\.\s*$/.test(text) && (ORDERING.test(before) || ALSO.test(before));
}

/** Items inside the sentences that order, and in those that go on with them. */
function inSentences(passages: Passage[], style: Style): Found[] {
  let ordered = false;
  return passages.flatMap((passage) =>
    sentencesIn(passage.text).flatMap(({ text, at }) => {
      const goesOn = ordered && (ALSO.test(text) || (at === 0 && passage.running));
      const orders = goesOn || ORDERING.test(text);
      if (!orders || NOT_ORDERING.test(text) || PAST.test(text.replace(SAME_AGAIN, ""))) return [];
      const found = itemsIn(text, style.mark).map((item) => ({ item: moved(item, at), passage }));
      ordered ||= found.length > 0;
      return found;
    }),
  );
}

const FIELDS = [
  ["quantity", "quantity"],
  ["unit", "unit"],
  ["code", "customerSku"],
  ["description", "description"],
  ["unitPrice", "unitPrice"],
  ["basis", "priceBasis"],
  ["lineTotal", "lineTotal"],
] as const satisfies [keyof Item, LineField][];

/** The days that entries of a list want each for itself; none where fewer than two do. */
function daysOf(all: Found[], { dates }: Style): Map<Passage, Read> {
  const days = new Map<Passage, Read>();
  for (const passage of new Set(all.map(({ passage }) => passage)))
    for (const [i, line] of passage.lines.entries()) {
      const [wanted] = wantedIn(line, { before: passage.lines[i - 1]?.text ?? "", dates });
      if (wanted) days.set(passage, { value: wanted.value, evidence: evidenceOf(line.tokens, line.page) });
    }
  return days.size > 1 ? days : new Map();
}

function lineOf(
  { item, passage }: Found,
  money: ReturnType<typeof meaningOf>,
  requiredDate: Read | undefined,
): DraftLine {
  const fields: Partial<Record<LineField, Read>> = requiredDate ? { requiredDate } : {};
  if (money && item.money)
    fields[money] = { value: item.money.value, evidence: evidenceIn(passage, item.money) };
  for (const [key, field] of FIELDS) {
    const piece = item[key];
    if (piece) fields[field] = { value: piece.value, evidence: evidenceIn(passage, piece) };
  }
  return { fields, ...(item.number && { printedNumber: item.number }) };
}

function evidenceIn({ text, parts }: Passage, { from, to }: Piece): Read["evidence"] {
  const hit = parts.filter((part) => part.from < to && part.to > from);
  const page = hit[0]?.page ?? 1;
  const tokens = hit.filter((part) => part.page === page).map(({ token }) => token);
  const evidence = tokens.length ? evidenceOf(tokens, page) : null;
  return evidence && "sheet" in evidence ? { ...evidence, text: text.slice(from, to) } : evidence;
}
