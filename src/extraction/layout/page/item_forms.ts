import { type Role, roleOf } from "../words/vocabulary.ts";
import type { Area, TextLine, Token } from "./lines.ts";
import { WIDTH, withRows } from "./sheets.ts";

/** Forms from which on, and captions of each, a sheet is made of forms. */
const [FORMS, CAPTIONS] = [2, 3];
/** Nobody fills in forms on more lines. */
const MOST_LINES = 1000;
const NAMES: ReadonlySet<Role | null> = new Set(["code", "customerSku", "supplierSku", "description"]);
/** What a form is titled: "Item 2". */
const TITLE = /^\p{L}+\.?\s*\d+$/u;

/** A caption and the value beside it. */
interface Pair {
  caption: Token;
  value: Token;
  label: string;
  row: number;
}

/** A sheet with a form for each item, whose captions stand beside their values and some beside each other, as a table of a row for each; other sheets as they are. */
export function tabled(area: Area): Area {
  const forms = area.grid && area.lines.length < MOST_LINES ? formsIn(area.lines) : [];
  const [first, last] = [forms[0]?.[0], forms.at(-1)?.at(-1)];
  if (!first || !last || !isOfForms(area.lines.slice(first.row, last.row + 1), forms.flat())) return area;
  const tokensOf = (lines: TextLine[]) => lines.map(({ tokens }) => tokens);
  const rows = [
    ...tokensOf(area.lines.slice(0, first.row)),
    forms[0]!.map(({ caption }, i) => inColumn({ ...caption, text: bare(caption) }, i)),
    ...forms.map((form) => form.map(({ value }, i) => inColumn(value, i))),
    ...tokensOf(area.lines.slice(last.row + 1)),
  ];
  return { ...withRows(area, rows), width: Math.max(area.width, forms[0]!.length * WIDTH) };
}

/** The pairs of each form, all with the same captions in the same order; none where a sheet has others. */
function formsIn(lines: TextLine[]): Pair[][] {
  const pairs = lines.flatMap(pairsIn);
  const counts = Map.groupBy(pairs, ({ label }) => label);
  const many = pairs.find(({ caption }) => roleOf(bare(caption)) === "quantity");
  const times = many ? counts.get(many.label)!.length : 0;
  const own = pairs.filter(({ label }) => counts.get(label)!.length === times);
  const length = own.length / times;
  if (times < FORMS || length < CAPTIONS) return [];
  const forms = Array.from({ length: times }, (_, i) => own.slice(i * length, (i + 1) * length));
  const labels = (form: Pair[]) => form.map(({ label }) => label).join("\n");
  const isAlike = forms.every((form) => labels(form) === labels(forms[0]!));
  const isNamed = own.some(({ caption }) => NAMES.has(roleOf(bare(caption))));
  const isAcross = own.slice(1).some(({ row }, i) => row === own[i]!.row);
  return isAlike && isNamed && isAcross ? forms : [];
}

function pairsIn({ tokens }: TextLine, row: number): Pair[] {
  return tokens.flatMap((caption, i) => {
    const value = tokens[i + 1];
    const isPair = value && isCaption(caption) && !isCaption(value);
    return isPair ? [{ caption, value, label: bare(caption).toLowerCase(), row }] : [];
  });
}

function isCaption(token: Token): boolean {
  return !/\d{2}/.test(token.text) && token.cell?.number === undefined && roleOf(bare(token)) !== null;
}

function bare({ text }: Token): string {
  return text.replace(/\s*:$/, "");
}

/** Whether lines hold nothing but the pairs, and titles of forms. */
function isOfForms(lines: TextLine[], pairs: Pair[]): boolean {
  const known = new Set(pairs.flatMap(({ caption, value }) => [caption, value]));
  return lines.every(
    ({ tokens }) =>
      tokens.every((token) => known.has(token)) || (tokens.length === 1 && TITLE.test(tokens[0]!.text)),
  );
}

function inColumn(token: Token, column: number): Token {
  const [, y0, , y1] = token.box;
  return { ...token, box: [column * WIDTH + 2, y0, (column + 1) * WIDTH - 2, y1] };
}
