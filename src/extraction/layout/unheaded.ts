import type { DraftLine, LineField, Read } from "../../orders/mod.ts";
import { type Amount, parseAmount } from "./amounts.ts";
import { labelOf, wordsOf } from "./labels.ts";
import { type Area, evidenceOf, type Segment, type TextLine, type Token, textOf } from "./lines.ts";
import { multiplies } from "./products.ts";
import type { Style } from "./style.ts";
import { summaryOf } from "./summary.ts";
import { isUnit } from "./units.ts";
import { type Role, roleOf } from "./vocabulary.ts";

/** Order lines where no heading was understood, with the text lines they were read from. */
export interface Unheaded {
  lines: DraftLine[];
  taken: TextLine[];
}

/** Rows whose numbers multiply, or items written as label and value, one under the other. */
export function unheadedLines(areas: Area[], style: Style): Unheaded {
  const rows = areas.flatMap(({ lines }) => lines.flatMap((line) => multipliedRow(line, style)));
  if (rows.length > 0) return { lines: rows.map(({ row }) => row), taken: rows.map(({ line }) => line) };
  return listedItems(areas, style);
}

function multipliedRow(line: TextLine, style: Style): { row: DraftLine; line: TextLine }[] {
  if (
    line.segments.length < 3 ||
    line.segments.some(({ text }) => summaryOf(text.replace(/\s*[\d$€£].*$/, "")))
  )
    return [];
  const amounts = line.segments.flatMap((segment) => {
    const amount = /\d/.test(segment.text)
      ? parseAmount(segment.text.replace(/^@\s*/, ""), style.mark)
      : null;
    return amount ? [{ segment, amount }] : [];
  });
  const total = amounts.at(-1);
  if (!total || Number(total.amount.value) === 0) return [];
  for (const [i, quantity] of amounts.slice(0, -2).entries())
    for (const price of amounts.slice(i + 1, -1))
      if (multiplies(quantity.amount.value, price.amount.value, total.amount.value) === "1")
        return [{ row: rowOf(line, { quantity, price, total }), line }];
  return [];
}

interface Figure {
  segment: Segment;
  amount: Amount;
}

function rowOf(
  line: TextLine,
  { quantity, price, total }: { quantity: Figure; price: Figure; total: Figure },
): DraftLine {
  const fields: Partial<Record<LineField, Read>> = {};
  const put = (field: LineField, value: string | undefined, tokens: Token[]) => {
    if (value && tokens.length) fields[field] = { value, evidence: evidenceOf(tokens, line.page) };
  };
  const used = [quantity.segment, price.segment, total.segment];
  const rest = line.segments.filter((segment) => !used.includes(segment));
  const unit = rest.find(({ text }) => isUnit(text));
  const words = rest.filter((segment) => segment !== unit && /\p{L}{3}/u.test(segment.text));
  const description = words.toSorted((a, b) => b.text.length - a.text.length)[0];
  const code = rest.find(
    (segment) =>
      segment !== description &&
      segment !== unit &&
      /^(?=.*\d)[\p{L}\d][\p{L}\d\-./]{3,}$/u.test(segment.text),
  );
  put("quantity", quantity.amount.value, quantity.segment.tokens);
  put("unitPrice", price.amount.value, price.segment.tokens);
  put("lineTotal", total.amount.value, total.segment.tokens);
  put(
    "unit",
    unit?.text ?? quantity.amount.unit ?? price.amount.unit,
    unit?.tokens ?? (quantity.amount.unit ? quantity : price).segment.tokens,
  );
  put("description", description?.text, description?.tokens ?? []);
  put("customerSku", code?.text, code?.tokens ?? []);
  return { fields };
}

const FIELDS: Partial<Record<Role, LineField>> = {
  description: "description",
  code: "customerSku",
  customerSku: "customerSku",
  supplierSku: "supplierSku",
  quantity: "quantity",
  unit: "unit",
  unitPrice: "unitPrice",
  lineTotal: "lineTotal",
};

interface Listed {
  fields: Partial<Record<LineField, Read>>;
  labels: Set<LineField>;
  taken: TextLine[];
  /** What stands right above the first of its labels. */
  above: TextLine | undefined;
}

/** "Description: …", "Quantity: …" as lines of text, or each over its value; a label that comes again begins the next item. */
function listedItems(areas: Area[], style: Style): Unheaded {
  const items: Listed[] = [];
  for (const { lines } of areas)
    for (const [at, line] of lines.entries()) {
      const said = saidIn(line, lines[at + 1]);
      if (!said) continue;
      const { field, value } = said;
      if (!items.at(-1) || items.at(-1)!.labels.has(field))
        items.push({ fields: {}, labels: new Set(), taken: [], above: lines[at - 1] });
      const item = items.at(-1)!;
      item.labels.add(field);
      item.taken.push(...said.lines);
      tell(item, { field, value, page: line.page }, style);
    }
  const counted = items.filter(({ labels }) => labels.has("quantity"));
  if (counted.length > 1 && counted.every(({ fields }) => !fields.description))
    for (const item of counted) name(item, style);
  const whole = counted.filter(
    ({ fields }) => fields.description || fields.customerSku || fields.supplierSku,
  );
  return { lines: whole.map(({ fields }) => ({ fields })), taken: whole.flatMap(({ taken }) => taken) };
}

/** What a line says of an item: behind its label, or below it. */
function saidIn(
  line: TextLine,
  below: TextLine | undefined,
): { field: LineField; value: Token[]; lines: TextLine[] } | null {
  const words = line.tokens.flatMap(wordsOf);
  const cut = labelEnd(line, words);
  if (cut < 3 && cut >= 0) {
    const value = words.slice(cut + 1);
    const field = fieldOf(words.slice(0, cut + 1), value);
    return field && { field, value, lines: [line] };
  }
  const value = below?.tokens ?? [];
  if (cut >= 0 || line.tokens[0]?.cell || words.length > 3 || !value.length || labelled(value)) return null;
  const field = fieldOf(words, value);
  return field && { field, value, lines: [line, below!] };
}

function fieldOf(label: Token[], value: Token[]): LineField | null {
  const text = textOf(label);
  const role = roleOf(text);
  if (!role || summaryOf(text) || labelOf(text)?.label === "poNumber") return null;
  if (role === "item") return value.length === 1 && /\d/.test(value[0]!.text) ? "customerSku" : "description";
  return FIELDS[role] ?? null;
}

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
    const read = figure ? parseAmount(textOf(tokens), style.mark)?.value : textOf(tokens);
    if (read) fields[name] = { value: read, evidence: evidenceOf(tokens, page) };
  };
  const times = field === "quantity" ? value.findIndex(({ text }) => /^[×x*@]$/i.test(text)) : -1;
  put(field, times < 0 ? value : value.slice(0, times));
  if (times > 0) put("unitPrice", value.slice(times + 1));
}

/** Names an item by the words above its labels, behind which its amount may stand. */
function name({ fields, taken, above }: Listed, style: Style): void {
  const [words, ...others] = above?.segments ?? [];
  if (!above || !words || !/\p{L}{3}/u.test(words.text) || labelled(words.tokens)) return;
  fields.description = { value: words.text, evidence: evidenceOf(words.tokens, above.page) };
  taken.push(above);
  const last = others.at(-1);
  const amount = last && parseAmount(last.text, style.mark)?.value;
  const { quantity, unitPrice } = fields;
  if (amount && quantity && unitPrice && multiplies(quantity.value, unitPrice.value, amount) === "1")
    fields.lineTotal = { value: amount, evidence: evidenceOf(last.tokens, above.page) };
}

/** The word that ends the label: it has a colon, is "no." before a number, or fills the first of a row's two cells. */
function labelEnd({ tokens }: TextLine, words: Token[]): number {
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  if (colon >= 0) return colon;
  const number = words.length - 2;
  if (number > 0 && /^(no|nr|number|#)\.?$/i.test(words[number]!.text) && /\d/.test(words.at(-1)!.text))
    return number;
  if (tokens.length !== 2 || !tokens[0]?.cell) return -1;
  return words.length - wordsOf(tokens[1]!).length - 1;
}
