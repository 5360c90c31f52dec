import type { DraftLine, LineField } from "../../../orders/mod.ts";
import { evidenceOf, type Token } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { roleOf } from "../words/vocabulary.ts";
import { cellTokens } from "./cells.ts";
import type { Entry } from "./rows.ts";

/** A word of an item; a sheet's cell holds many. */
interface Word {
  text: string;
  token: Token;
  page: number;
}

/** A code, where it stands and, where words say so, whose it is. */
interface Said {
  value: string;
  at: Word;
  field?: LineField;
}

/** So many lines say their codes alike, such a share of those without one; so many of the codes differ. */
const [LEAST, MOST, DIFFERENT] = [2, 0.6, 0.6];

/** Lines of a table that has no column of codes, with those that most of them say alike among the items' words: behind a name, in brackets or at the head of a row of their own. */
export function withSaidCodes<Line extends DraftLine>(lines: Line[], entries: Entry[], style: Style): Line[] {
  const open = lines.map(({ fields }) => !fields.customerSku && !fields.supplierSku);
  const lacking = open.filter(Boolean).length;
  const words = entries.map((entry, i) => (open[i] ? wordsOf(entry) : []));
  const ways = lacking < MOST * lines.length ? [named] : [named, enclosed, heading];
  for (const way of ways) {
    const [said, rest] = [words.map(way), way === heading ? closing : way];
    const codes = said.flatMap((code) => code?.value ?? []);
    const alike = codes.length >= Math.max(LEAST, MOST * lacking);
    if (alike && new Set(codes).size >= DIFFERENT * codes.length)
      return lines.map((line, i) => withCode(line, said[i] ?? rest(words[i]!), style));
  }
  return lines;
}

function withCode<Line extends DraftLine>(line: Line, said: Said | undefined, { bySeller }: Style): Line {
  if (!said) return line;
  const { value, at, field = bySeller ? "supplierSku" : "customerSku" } = said;
  const evidence = evidenceOf([at.token], at.page);
  return { ...line, fields: { ...line.fields, [field]: { value, evidence } } };
}

/** The words of an item, row by row. */
function wordsOf({ rows }: Entry): Word[][] {
  const sorted = rows.toSorted((a, b) => a.line.page - b.line.page || a.line.y - b.line.y);
  return sorted.flatMap((row, i) => {
    if (row.sub || row.summary) return [];
    const tokens = [...cellTokens(row, "description", i), ...cellTokens(row, "codeDescription", i)];
    const words = tokens.flatMap((token) =>
      token.text.split(/\s+/).map((text) => ({ text, token, page: row.line.page })),
    );
    return words.length ? [words] : [];
  });
}

/** "Ref 845-3335", "(Art. 4870)", "SKU:" over "K-591-48". */
function named(rows: Word[][]): Said | undefined {
  const words = rows.flat();
  for (const [i, at] of words.entries()) {
    const value = bare(at.text);
    if (i === 0 || !isCode(value)) continue;
    for (const from of [i - 1, Math.max(0, i - 2)]) {
      const field = codeCalled(words.slice(from, i));
      if (field) return { value, at, ...(field !== "code" && { field }) };
    }
  }
  return undefined;
}

function codeCalled(words: Word[]): "code" | "customerSku" | "supplierSku" | null {
  const label = bare(words.map(({ text }) => text).join(" "));
  if (/\d/.test(label)) return null;
  const role = [roleOf(label), roleOf(`${label} no`)].find((name) => name !== "item" && name !== null);
  return role === "code" || role === "customerSku" || role === "supplierSku" ? role : null;
}

/** "Drive belt, zinc plated (894313)": alone in brackets behind the words, or under them. */
function enclosed(rows: Word[][]): Said | undefined {
  for (const words of rows) {
    const at = words.at(-1)!;
    const value = /^[([](.+)[)\]]$/.exec(at.text)?.[1];
    if (value && isCode(value) && !isSmall(value)) return { value, at };
  }
  return undefined;
}

/** "Ball valve, 1 in" over "R-623-73" or "5061162 Loc 01": the first on a row of its own, under a row of words. */
function heading([first, ...others]: Word[][]): Said | undefined {
  if (!first || isCode(first[0]!.text) || !first.some(({ text }) => /\p{L}{3}/u.test(text))) return undefined;
  const at = others.map(([word]) => word!).find(({ text }) => isCode(text) && !isSmall(text));
  return at && { value: at.text, at };
}

/** A code behind the words, where others have theirs on a row of its own. */
function closing(rows: Word[][]): Said | undefined {
  const at = rows.at(-1)?.at(-1);
  return at && isCode(at.text) && !isSmall(at.text) ? { value: at.text, at } : undefined;
}

function bare(text: string): string {
  return text.replace(/^[([]+|[)\],;.]+$/g, "");
}

/** Sizes, norms and counts with their units. */
const MEASURE =
  /^\d+([.,]\d+)?x\d|^M\d+(x|$)|^\d+([.,]\d+)?\p{L}{1,3}$|^(DN|PN|IP|DIN|ISO|EN|RAL|NEMA|SCH|AISI|ASTM)-?\d|^[\d.,]*\d\/\d/iu;

function isCode(text: string): boolean {
  return /^(?=(?:\D*\d){2})[\p{L}\d][\p{L}\d\-./_]{3,}$/u.test(text) && !MEASURE.test(text);
}

/** Four figures or fewer may be a year, a count or a size. */
function isSmall(text: string): boolean {
  return /^\d{1,4}$|^\d+[.,]\d{1,2}$/.test(text);
}
