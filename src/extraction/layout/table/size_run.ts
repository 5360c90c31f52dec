import { overlap, type TextLine, type Token, union } from "../page/lines.ts";
import { remembered } from "../words/memo.ts";

const LETTERED = /^(\d?x{0,4}s|m|\d?x{0,4}l|[2-6]xl|one size|osfa|os)(\/(m|l|x{0,3}l))?$/i;
/** "12T" for toddlers; "82R", "82S" and "82L" for regular, short and long ones; "32W" around the waist; "75B" with its cup; "98/104" in centimetres. */
const NUMBERED =
  /^(?:(?:eu|us|uk|fr|it|de|size|gr\.?|taille|talla)\s*)?(\d{1,3}(?:[.,]5|½)?)[a-gstrlwx]?(?:\s*[/x-]\s*\d{1,3})?$/i;
const LABEL = /^(sizes?|größen?|groessen?|tailles?|tallas?|taglie|taglia|maat|maten|tamanho|pointure)[:.]?$/i;
/** A heading of colours. */
export const COLOUR = /^(colou?r|farbe|couleur|colore|cor|kleur|shade|wash)\b/i;
/** Steps between the numbered sizes of a page, where a run of rising figures may be anything; the larger ones may be as far again apart: "6, 7, 8, 10". */
const STEPS = [0.5, 1, 2];
/** "7, 8, 8.5": shoes have halves amid whole sizes. */
const [WHOLE_STEP, HALF_STEP] = [1, 0.5];
/** In centimetres, children grow from size to size: "98, 104, 110"; "98/104, 110/116". */
const [GROWTH, SMALLEST_CHILD] = [6, 50];
/** The step between sizes that say for whom they are cut: "77R", "82R"; "70B", "75B". */
const CUT_STEP = 5;
/** Behind it the sizes of shoes begin at 1 again: "11, 12, 13, 1, 2". */
const LAST_OF_CHILDREN = 13;
const CUT = /\d[a-gr-t]$/i;
/** Sizes from which on they make a grid. */
export const LEAST_SIZES = 3;

/** The longest run of neighbouring headings that are sizes: letters, or numbers that rise; by even steps where that is asked for. */
export function sizeRun<T extends { text: string }>(all: T[], { even = false } = {}): T[] {
  let [best, run]: [T[], T[]] = [[], []];
  for (const one of all) {
    run = !sizeOf(one.text) ? [] : follows(run, one, even) ? [...run, one] : [one];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** Whether texts may be such a run: it takes in one of every third. */
export function mayRun(all: { text: string }[]): boolean {
  return all.some(({ text }, i) => (i + 1) % LEAST_SIZES === 0 && sizeOf(text) !== null);
}

export function isSizeLabel(text: string): boolean {
  return LABEL.test(text);
}

/** What a size says of its number, null in one of letters; null for what is none. */
const sizeOf = remembered((printed): { number: number | null } | null => {
  const text = printed.trim();
  const size = NUMBERED.exec(text)?.[1];
  if (size === undefined) return LETTERED.test(text) ? { number: null } : null;
  return { number: Number(size.replace(",", ".").replace("½", ".5")) + (/\dx$/i.test(text) ? 0.5 : 0) };
});

function follows(run: { text: string }[], next: { text: string }, even: boolean): boolean {
  const [before, last, own] = [run.at(-2), run.at(-1), next].map((one) => one && sizeOf(one.text)?.number);
  if (run.length === 0) return true;
  if (last == null || own == null) return last === own || (!even && isGrown(run, next));
  const isTurned = last >= LAST_OF_CHILDREN && last < LAST_OF_CHILDREN + 1 && own < 2;
  if (run.length > 1 && isTurned) return true;
  if (!even) return own > last;
  const [step, usual] = [own - last, before == null || before > last ? own - last : last - before];
  const grown = next.text.includes("/") ? 2 * GROWTH : GROWTH;
  if (step === grown && last >= SMALLEST_CHILD) return step === usual;
  if (step === CUT_STEP && CUT.test(next.text) && CUT.test(run.at(-1)!.text)) return step === usual;
  if (step === HALF_STEP && usual === WHOLE_STEP) return true;
  return STEPS.includes(step) && (step === usual || (step === 2 * usual && run.length >= LEAST_SIZES));
}

/** Behind the sizes of children, numbered by their years, come the letters of grown people: "11/12, 13, S, M". */
function isGrown(run: { text: string }[], { text }: { text: string }): boolean {
  return run.length >= LEAST_SIZES && sizeOf(run.at(-1)!.text)?.number != null && SMALLEST.test(text);
}

const SMALLEST = /^x{0,4}s$|^m$/i;

/** The count that stands under a size. */
export function countUnder(size: Token, tokens: Token[]): Token | undefined {
  return tokens.find(
    (token) => overlap(token, size) && /^\d[\d.,]*$/.test(token.text) && /[1-9]/.test(token.text),
  );
}

/** Whether a text line inside the table is nothing but sizes; numbers need a label before them. */
export function isSizeRow({ tokens }: TextLine): boolean {
  const labelled = isSizeLabel(tokens[0]?.text ?? "");
  const rest = labelled ? tokens.slice(1) : tokens;
  if (!rest.every(({ text }) => sizeOf(text))) return false;
  const run = sizeRun(rest, { even: true });
  return (
    run.length >= LEAST_SIZES &&
    run.length === rest.length &&
    (labelled || sizeOf(run[0]!.text)?.number === null)
  );
}

/** Lines but for those of sizes and the counts right under them. */
export function withoutSizes(lines: TextLine[]): TextLine[] {
  return lines.filter((line, i) => ![lines[i - 1], line].some((one) => one && isSizeRow(one)));
}

/** The words of a heading as one. */
export function headToken(words: Token[], page: number): Token & { page: number } {
  return { ...words[0]!, text: words.map(({ text }) => text).join(" "), box: union(words), page };
}
