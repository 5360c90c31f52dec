import type { DraftLine, LineField, Read } from "../../orders/mod.ts";
import { parseAmount } from "./amounts.ts";
import { labelOf, wordsOf } from "./labels.ts";
import { type Area, evidenceOf, type TextLine, type Token, textOf } from "./lines.ts";
import { multiplies } from "./products.ts";
import type { Style } from "./style.ts";
import { summaryOf } from "./summary.ts";
import { type Role, roleOf } from "./vocabulary.ts";

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
export function listedItems(areas: Area[], style: Style): { lines: DraftLine[]; taken: TextLine[] } {
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

/** What a line says of an item: behind its label, or below it; null where it says nothing. */
export function saidIn(
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
