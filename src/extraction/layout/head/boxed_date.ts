import { type Area, overlap, type TextLine, type Token } from "../page/lines.ts";
import { normalize } from "../words/normal.ts";
import type { Candidate } from "./label_values.ts";
import { labelOf } from "./labels.ts";

const [DAY, MONTH, YEAR] = [
  /^(dia|day|dd|jour|tag|giorno|dag|gun|日)$/,
  /^(mes|month|mm|mois|monat|mese|maand|ay|月)$/,
  /^(ano|year|aa(aa)?|yy(yy)?|annee|an|jahr|anno|jaar|yil|年)$/,
];

/** A day in boxes of its own on the first page, which nothing says the goods are wanted on: "DÍA | MES | AÑO" over "03 | 04 | 23". */
export function boxedDate([area]: Area[], skip: ReadonlySet<TextLine>): Candidate | null {
  for (const [at, line] of area?.lines.entries() ?? []) {
    const words = skip.has(line) ? [] : line.tokens.map(({ text }) => normalize(text));
    const from = words.findIndex((_, i) => isBoxed(words.slice(i, i + 3)));
    const captions = line.tokens.slice(from, from + 3);
    const figures =
      from < 0 || isWanted(captions, at, area!) ? null : figuresUnder(captions, area!.lines[at + 1]);
    const value = figures && dayOf(figures, words.slice(from, from + 3));
    if (value) return { value, tokens: figures, page: area!.page, strength: 2 };
  }
  return null;
}

function isBoxed(words: string[]): boolean {
  return [DAY, MONTH, YEAR].every((rule) => words.some((word) => rule.test(word)));
}

/** Whether what stands over the boxes or before them asks for another day than the order's. */
function isWanted([first]: Token[], at: number, { lines }: Area): boolean {
  const before = lines[at]!.segments.filter(({ box }) => box[2] < first!.box[0]).slice(-1);
  const over = (lines[at - 1]?.segments ?? []).filter((one) => overlap(one, first!));
  const labels = [...before, ...over].map(({ text }) => labelOf(text)?.label);
  return labels.some((label) => label === "requiredDate" || label === "shipDate");
}

/** Whether a word calls a part of a day, as boxes for it do. */
export function isPartOfDay(word: string): boolean {
  return [DAY, MONTH, YEAR].some((rule) => rule.test(normalize(word)));
}

function figuresUnder(captions: Token[], below: TextLine | undefined): Token[] | null {
  const found = captions.map((caption) =>
    below?.tokens.find((token) => overlap(token, caption) && /^\d{1,4}$/.test(token.text)),
  );
  return found.every((token) => token !== undefined) ? found : null;
}

function dayOf(figures: Token[], words: string[]): string | null {
  const [day = "", month = "", year = ""] = [DAY, MONTH, YEAR].map(
    (rule) => figures[words.findIndex((word) => rule.test(word))]?.text,
  );
  const value = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value) ? value : null;
}
