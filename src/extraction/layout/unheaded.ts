import type { DraftLine, LineField, Read } from "../../orders/mod.ts";
import { type Amount, parseAmount } from "./amounts.ts";
import { wordsOf } from "./labels.ts";
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
    const amount = /\d/.test(segment.text) ? parseAmount(segment.text, style.mark) : null;
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

/** "Description: …", "Quantity: …" as lines of text; a label that comes again begins the next item. */
function listedItems(areas: Area[], style: Style): Unheaded {
  const items: { fields: Partial<Record<LineField, Read>>; labels: Set<LineField>; taken: TextLine[] }[] = [];
  for (const area of areas)
    for (const line of area.lines) {
      const words = line.tokens.flatMap(wordsOf);
      const cut = labelEnd(line, words);
      const role = cut >= 0 && cut < 3 ? roleOf(textOf(words.slice(0, cut + 1))) : null;
      const field = role && FIELDS[role];
      if (!field || summaryOf(textOf(words.slice(0, cut + 1)))) continue;
      if (!items.at(-1) || items.at(-1)!.labels.has(field))
        items.push({ fields: {}, labels: new Set(), taken: [] });
      const item = items.at(-1)!;
      item.labels.add(field);
      item.taken.push(line);
      const value = words.slice(cut + 1);
      const figure = ["quantity", "unitPrice", "lineTotal"].includes(field);
      const read = figure ? parseAmount(textOf(value), style.mark)?.value : textOf(value);
      if (read) item.fields[field] = { value: read, evidence: evidenceOf(value, line.page) };
    }
  const whole = items.filter(
    ({ labels, fields }) =>
      labels.has("quantity") && (fields.description || fields.customerSku || fields.supplierSku),
  );
  return { lines: whole.map(({ fields }) => ({ fields })), taken: whole.flatMap(({ taken }) => taken) };
}

/** The word that ends the label: it has a colon, or fills the first of a row's two cells. */
function labelEnd({ tokens }: TextLine, words: Token[]): number {
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  if (colon >= 0 || tokens.length !== 2 || !tokens[0]?.cell) return colon;
  return words.length - wordsOf(tokens[1]!).length - 1;
}
