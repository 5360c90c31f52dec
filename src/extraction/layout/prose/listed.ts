import type { DraftLine, LineField, Read } from "../../../orders/mod.ts";
import { labelOf, wordsOf } from "../head/labels.ts";
import { type Area, evidenceOf, type Segment, type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import { findDate } from "../values/dates.ts";
import { multiplies } from "../values/products.ts";
import { isUnit } from "../values/units.ts";
import { kept } from "../words/memo.ts";
import { summaryOf } from "../words/summary.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";

const FIELDS: Partial<Record<Role, LineField>> = {
  description: "description",
  code: "customerSku",
  customerSku: "customerSku",
  supplierSku: "supplierSku",
  quantity: "quantity",
  unit: "unit",
  unitPrice: "unitPrice",
  lineTotal: "lineTotal",
  date: "requiredDate",
};

interface Listed {
  /** The number it was opened with. */
  number?: string;
  fields: Partial<Record<LineField, Read>>;
  labels: Set<LineField>;
  taken: TextLine[];
  /** A form asks for it, which may have got no quantity. */
  asked?: boolean;
  /** Its words under the line that opened it. */
  named?: Token[];
  /** What stands right above the first of its labels. */
  above: TextLine | undefined;
}

/** "Description: …", "Quantity: …" as lines of text, beside each other, or each over its value; "Item 10 …" or a label that comes again begins the next item. */
export function listedItems(areas: Area[], style: Style): { lines: DraftLine[]; taken: TextLine[] } {
  const items: Listed[] = [];
  const days = new Map<Listed, { read: Read; lines: TextLine[] }>();
  for (const { lines } of areas)
    for (const [at, line] of lines.entries()) {
      const part = partOf(line);
      const opened = part ? begunBy(part, items.at(-1)) : openedBy(line);
      if (opened) items.push(opened.item);
      const numbered = items.at(-1)?.number !== undefined;
      if (!opened && !part && namedBelow(items.at(-1), line)) continue;
      const said = opened?.said ?? allSaidIn(part?.line ?? line, lines[at + 1], { numbered });
      for (const { field, value, lines: own } of said) {
        if (field === "requiredDate") {
          const day = findDate(textOf(value), style.dates)?.value;
          const [item] = items.slice(-1);
          if (item && day)
            days.set(item, { read: { value: day, evidence: evidenceOf(value, line.page) }, lines: own });
          continue;
        }
        if (!items.at(-1) || items.at(-1)!.labels.has(field))
          items.push({ fields: {}, labels: new Set(), taken: [], above: lines[at - 1] });
        const item = items.at(-1)!;
        item.labels.add(field);
        item.taken.push(...(part ? [line] : own));
        tell(item, { field, value, page: line.page }, style);
      }
    }
  for (const [{ fields, taken }, { read, lines }] of days.size > 1 ? days : []) {
    fields.requiredDate = read;
    taken.push(...lines);
  }
  const counted = items.filter(({ labels, asked }) => asked || labels.has("quantity"));
  if (counted.length > 1 && counted.every(({ fields }) => !fields.description))
    for (const item of counted) name(item, style);
  const whole = counted.filter(
    ({ fields }) => fields.description || fields.customerSku || fields.supplierSku,
  );
  const lines = whole.map(({ fields, number }) => ({ fields, ...(number && { printedNumber: number }) }));
  return { lines, taken: whole.flatMap(({ taken }) => taken) };
}

const NUMBERED =
  /^\s*(?:item|line|product|position|pos|artikel|article|producto|artículo|ligne|riga)\.?\s*(?:no\.?|nr\.?|#)?\s*(\d{1,3})\s*(?:[-–—:.)]\s*)?(?=\p{L})/iu;

/** A field of a form, without the item's number in its caption: "Item 3 - Quantity" as "Quantity" of the third. */
function partOf(line: TextLine): { number: string; line: TextLine } | null {
  const [first, ...others] = line.tokens;
  const [prefix, number] = (first?.cell && NUMBERED.exec(first.text)) ?? [];
  if (!first || !prefix || !number) return null;
  return {
    number,
    line: { ...line, tokens: [{ ...first, text: first.text.slice(prefix.length) }, ...others] },
  };
}

/** An item that a line opens, and what the line says of it where that is known with it. */
interface Opened {
  item: Listed;
  said?: Said[];
}

function begunBy({ number }: { number: string }, last: Listed | undefined): Opened | null {
  if (last?.number === number) return null;
  return { item: { number, fields: {}, labels: new Set(), taken: [], asked: true, above: undefined } };
}

/** Whether a sheet is a form that asks for each item's fields by its number. */
export const isForm = kept(({ lines }: Area): boolean => {
  const parts = lines.flatMap((line) => partOf(line) ?? []);
  const said = parts.flatMap(({ line, number }) => {
    const field = saidIn(line, undefined, true)?.field;
    return field ? [`${number} ${field}`] : [];
  });
  return said.length >= LEAST_FIELDS && new Set(said).size === said.length;
});

/** A code or words, and a count. */
const LEAST_FIELDS = 2;

/** An item that a caption with its number opens, "Poste 00010": its code and its words may stand behind. */
function openedBy(line: TextLine): Opened | null {
  const [first, ...others] = line.segments;
  if (first!.tokens.length > 2) return null;
  const [caption, number, ...more] = first!.tokens.flatMap(wordsOf);
  if (!caption || !number || more.length || !/^\d{1,6}$/.test(number.text)) return null;
  if (!POSITIONS.has(roleOf(caption.text))) return null;
  const said = saidBehind(line);
  if (said.length > 0 && number.text.length > LONGEST_POSITION) return null;
  const item: Listed = {
    number: number.text,
    fields: {},
    labels: new Set(),
    taken: [line],
    above: undefined,
  };
  for (const { text, tokens } of said.length > 0 ? [] : others) {
    const words = tokens.flatMap(wordsOf);
    if (CAPTIONED.test(text)) {
      const { field, value } = saidIn({ ...line, tokens }, undefined, true) ?? {};
      if (field && CODES.has(field) && value!.length > 0)
        item.fields[field] = { value: textOf(value!), evidence: evidenceOf(value!, line.page) };
      continue;
    }
    const field = words.length === 2 ? fieldOf(words.slice(0, 1), words.slice(1)) : null;
    if (field && CODES.has(field))
      item.fields[field] = { value: words[1]!.text, evidence: evidenceOf(words.slice(1), line.page) };
    else item.fields.description ??= { value: text, evidence: evidenceOf(tokens, line.page) };
  }
  return { item, said };
}

/** "Vendor Part: 38C250HCS8Z", "Rev: A". */
const CAPTIONED = /^\p{L}[\p{L} .#/]{1,24}[:：]\s*\S/u;

/** Whose code an item has: the buyer's or the vendor's. */
export const CODES: ReadonlySet<LineField> = new Set(["customerSku", "supplierSku"]);

/** Digits of an item's number where a count is labelled beside it: "Part: 840477  Qty: 11" has a part number. */
const LONGEST_POSITION = 3;

/** Takes the words without a caption right under the line that opens an item, and those under them, for what it is. */
function namedBelow(item: Listed | undefined, line: TextLine): boolean {
  const [text, ...others] = line.segments;
  const last = item?.taken.at(-1);
  const isRight = last && last.page === line.page && line.y - last.y < BELOW * line.height;
  if (!item?.number || !isRight || item.labels.size > 0 || others.length > 0) return false;
  const { description } = item.fields;
  const isWords =
    !text!.tokens[0]!.cell && !/[:：]$/.test(text!.tokens[0]!.text) && /\p{L}{3}/u.test(text!.text);
  if (!isWords || (item.taken.length === 1 && description)) return false;
  const tokens = [...(item.named ?? []), ...text!.tokens];
  item.named = tokens;
  item.fields.description = { value: textOf(tokens), evidence: evidenceOf(tokens, line.page) };
  item.taken.push(line);
  return true;
}

/** In heights of a line: what stands right under another. */
const BELOW = 1.8;

/** What labels with colons say behind the first text of a line; nothing where none of them counts. */
function saidBehind({ segments: [, ...others], ...line }: TextLine): Said[] {
  const said = others.flatMap(({ text, tokens }) =>
    /[:：]/.test(text) ? (saidIn({ ...line, segments: [], tokens }, undefined, true) ?? []) : [],
  );
  return said.some(({ field }) => field === "quantity") ? said : [];
}

const POSITIONS: ReadonlySet<Role | null> = new Set(["lineNumber", "item"]);

/** What a line says of an item: once for each label with a colon where several stand beside each other; below an item's number a reference is the item's. */
function allSaidIn(line: TextLine, below: TextLine | undefined, { numbered }: { numbered: boolean }): Said[] {
  const parts = line.tokens[0]?.cell ? [] : withValues(line.segments).flatMap(figuresApart);
  const beside = parts.flatMap((tokens) => saidIn({ ...line, tokens }, undefined, numbered) ?? []);
  if (beside.length > 1) return beside.map((each) => ({ ...each, lines: [line] }));
  const own = beside.filter(({ field }) => field !== "lineTotal");
  const alone = saidIn(line, below, numbered && line.tokens[0]?.cell !== undefined);
  return [alone ?? own].flat();
}

/** The texts of a line, a caption with what stands behind it far to the right: "Ext:" and "843.30". */
function withValues(segments: Segment[]): Token[][] {
  const texts: Token[][] = [];
  for (const { tokens, text } of segments) {
    const last = texts.at(-1);
    if (last && /[:：]$/.test(last.at(-1)!.text) && !/[:：]/.test(text)) last.push(...tokens);
    else texts.push([...tokens]);
  }
  return texts;
}

/** "数量：5本 単価：200円 金額：1,000円": words parted before each caption of a figure, where the first is one. */
function figuresApart(tokens: Token[]): Token[][] {
  const words = tokens.flatMap(wordsOf);
  const isFigure = ({ text }: Token) => /[:：]$/.test(text) && FIGURES.has(roleOf(text));
  const starts = words.flatMap((word, at) => (isFigure(word) ? [at] : []));
  return starts[0] === 0 && starts.length > 1
    ? starts.map((from, i) => words.slice(from, starts[i + 1]))
    : [tokens];
}

const FIGURES: ReadonlySet<Role | null> = new Set(["quantity", "unitPrice", "lineTotal"]);

interface Said {
  field: LineField;
  value: Token[];
  lines: TextLine[];
}

/** What a line says of an item: behind its label, or below it; null where it says nothing. `within` an item it says nothing of the order. */
export function saidIn(line: TextLine, below: TextLine | undefined, within = false): Said | null {
  const words = line.tokens.flatMap(wordsOf);
  const cut = labelEnd(line, words);
  if (cut < 3 && cut >= 0) {
    const value = words.slice(cut + 1);
    const field = fieldOf(words.slice(0, cut + 1), value, within);
    return field && { field, value, lines: [line] };
  }
  const value = below?.tokens ?? [];
  if (cut >= 0 || line.tokens[0]?.cell || words.length > 3 || !value.length || labelled(value)) return null;
  const field = fieldOf(words, value);
  return field && { field, value, lines: [line, below!] };
}

function fieldOf(label: Token[], value: Token[], within = false): LineField | null {
  const text = textOf(label);
  const role = roleOf(text.replace(COUNTING, ""));
  const ofOrder = summaryOf(text) !== null || OF_ORDER.has(labelOf(text)?.label);
  if (!role || (ofOrder && !within)) return null;
  if (role === "item") return value.length === 1 && /\d/.test(value[0]!.text) ? "customerSku" : "description";
  return FIELDS[role] ?? null;
}

const OF_ORDER = new Set<string | undefined>(["poNumber", "orderDate", "documentDate"]);

/** The number of an item in its caption: "Item 1: Hydraulic hose". */
const COUNTING = /(?<=^\p{L}+)\s+#?\d{1,3}\s*(?=[:：]?$)/u;

function labelled(value: Token[]): boolean {
  return roleOf(textOf(value)) !== null || labelOf(textOf(value)) !== null;
}

/** Puts down a value; "7 × 91.26" is a count and a price. */
function tell(
  { fields }: Listed,
  { field, value, page }: { field: LineField; value: Token[]; page: number },
  style: Style,
): void {
  const put = (name: LineField, tokens: Token[]) => {
    const figure = ["quantity", "unitPrice", "lineTotal"].includes(name);
    const amount = figure ? parseAmount(textOf(tokens), style.mark) : null;
    const read = figure ? amount?.value : textOf(tokens);
    if (read) fields[name] = { value: read, evidence: evidenceOf(tokens, page) };
    if (amount?.basis && name === "unitPrice")
      fields.priceBasis = { value: amount.basis, evidence: evidenceOf(tokens, page) };
    if (amount?.unit && name === "quantity")
      fields.unit ??= { value: amount.unit, evidence: evidenceOf(tokens, page) };
  };
  const times = field === "quantity" ? value.findIndex(({ text }) => /^[×x*@]$/i.test(text)) : -1;
  put(field, times < 0 ? value : value.slice(0, times));
  if (times > 0) put("unitPrice", value.slice(times + 1));
}

/** The number that an entry of a list opens with. */
const ENTRY = /^(?:[①-⑳]|\d{1,3}[.)])$/u;

/** Names an item by the words above its labels, before which its number and behind which its amount may stand. */
function name(item: Listed, style: Style): void {
  const { fields, taken, above } = item;
  const [words, ...others] = above?.segments ?? [];
  if (!above || !words || !/\p{L}{3}/u.test(words.text) || labelled(words.tokens)) return;
  const [first, ...behind] = words.tokens;
  const isEntry = behind.length > 0 && ENTRY.test(first!.text);
  if (isEntry) item.number ??= first!.text.normalize("NFKC").replace(/\D/g, "");
  const named = isEntry ? behind : words.tokens;
  fields.description = { value: textOf(named), evidence: evidenceOf(named, above.page) };
  taken.push(above);
  const last = others.at(-1);
  const amount = last && parseAmount(last.text, style.mark)?.value;
  const { quantity, unitPrice } = fields;
  if (amount && quantity && unitPrice && multiplies(quantity.value, unitPrice.value, amount) === "1")
    fields.lineTotal = { value: amount, evidence: evidenceOf(last.tokens, above.page) };
}

/** Whether a cell says in what the figure beside it counts. */
function isMeasure({ text }: Token): boolean {
  return isUnit(text) || currencyIn(text) !== null;
}

/** The word that ends the label: it has a colon, is "no." before a number, or fills the first of a row's two cells, behind which a unit or a currency may stand. */
function labelEnd({ tokens }: TextLine, words: Token[]): number {
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  if (colon >= 0) return colon;
  const number = words.length - 2;
  const last = words[number]?.text ?? "";
  const names = (number > 0 && /^(no|nr|number|#)\.?$/i.test(last)) || /^(sku|mpn|p\/n)$/i.test(last);
  if (names && /\d/.test(words.at(-1)!.text)) return number;
  const [label, value, measure, ...more] = tokens;
  if (!label?.cell || !value || more.length || (measure && !isMeasure(measure))) return -1;
  return wordsOf(label).length - 1;
}
