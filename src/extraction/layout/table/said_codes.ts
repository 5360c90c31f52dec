import type { DraftLine } from "../../../orders/mod.ts";
import { evidenceOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { NO_CODE } from "./called_codes.ts";
import { cellTokens } from "./cells.ts";
import { isCode, isSmall } from "./code_shape.ts";
import {
  closing,
  enclosed,
  enclosedLike,
  heading,
  lone,
  named,
  numbered,
  opening,
  over,
  type Said,
  type Text,
  textIn,
  type Word,
} from "./code_ways.ts";
import { withDashedCodes } from "./dashed_codes.ts";
import type { Entry } from "./entry.ts";

/** So many lines say their codes alike, such a share of those without one; as many codes differ, of as many items as do. */
const [LEAST, MOST, DIFFERENT] = [2, 0.6, 0.6];

/** Lines of a table that has no column of codes, with those that its items' words say. */
export function withSaidCodes<Line extends DraftLine>(lines: Line[], entries: Entry[], style: Style): Line[] {
  const texts = entries.map(textsOf);
  const dashed = withDashedCodes(lines, texts);
  const among = likeOthers(withCodesAmong(dashed, texts, style), texts);
  const said = namedAmongOthers(among, texts, style);
  return aloneLikeOthers(likeOthers(said, entries.map(linesOf), CAPTION), texts);
}

/** Lines without a code among many with one, with what a name before it says to be theirs at the end of a row: "cat. No. 433016". */
function namedAmongOthers<Line extends DraftLine>(lines: Line[], texts: Text[][], style: Style): Line[] {
  const coded = lines.filter((line) => !isOpen(line)).length;
  if (coded < Math.max(LEAST, MOST * lines.length)) return lines;
  return lines.map((line, i) => {
    const rows = isOpen(line) ? texts[i]!.map(wordsOf) : [];
    const said = named(rows);
    const row = rows.find((words) => words.at(-1) === said?.at);
    return row && !NO_CODE.test(textIn(row)) ? withCode(line, said, style) : line;
  });
}

/** Lines without a code among others whose codes all stand alone over their words, with the word in capitals that does: "CERT" over "Certificate of conformance". */
function aloneLikeOthers<Line extends DraftLine>(lines: Line[], texts: Text[][]): Line[] {
  const coded = lines.filter((line) => !isOpen(line));
  if (coded.length === lines.length || coded.length < Math.max(LEAST + 1, MOST * lines.length)) return lines;
  const field = coded[0]!.fields.customerSku ? "customerSku" : "supplierSku";
  const alone = texts.map(([first, ...others]) =>
    first?.tokens.length === 1 && others.length > 0 ? first : null,
  );
  const said = alone.map((text) => text?.tokens[0]?.text ?? "");
  if (lines.some((line, i) => !isOpen(line) && line.fields[field]?.value !== said[i])) return lines;
  return lines.map((line, i) => {
    const value = said[i]!;
    if (!isOpen(line) || !CAPITALS.test(value)) return line;
    const code = { value, evidence: evidenceOf(alone[i]!.tokens, alone[i]!.page) };
    const { description } = line.fields;
    const isLead = description?.value.startsWith(`${value} `);
    const words = isLead && {
      description: { ...description!, value: description!.value.slice(value.length + 1) },
    };
    return { ...line, fields: { ...line.fields, [field]: code, ...words } };
  });
}

const CAPITALS = /^\p{Lu}{3,}$/u;

function isOpen({ fields }: DraftLine): boolean {
  return !fields.customerSku && !fields.supplierSku;
}

/** Behind which a code stands wherever it is. */
const CAPTION = /[:#]$/;

/** Lines without a code among others whose codes all stand at the head of the words, or behind the same one, with what is there: a code, or a word in capitals and dashes, "INK-HS-BK-T", though no figure is in it. */
function likeOthers<Line extends DraftLine>(lines: Line[], texts: Text[][], behind = /(?:)/): Line[] {
  const coded = lines.filter((line) => !isOpen(line)).length;
  if (coded < LEAST || coded === lines.length || coded < MOST * lines.length) return lines;
  const words = texts.map((rows) => rows.flatMap(wordsOf));
  for (const field of ["customerSku", "supplierSku"] as const) {
    const before = lines.flatMap(({ fields }, i) => {
      const at = words[i]!.findIndex(({ text }) => text === fields[field]?.value);
      return at < 0 ? [] : wordBefore(words[i]!, at);
    });
    if (before.length < coded || new Set(before).size > 1 || !behind.test(before[0]!)) continue;
    return lines.map((line, i) => {
      const at = isOpen(line) ? words[i]!.findIndex((_, j) => wordBefore(words[i]!, j) === before[0]) : -1;
      const said = words[i]![at];
      if (!said || !(DASHED.test(said.text) || isOneOf(said.text))) return line;
      const evidence = evidenceOf([said.token], said.page);
      return { ...line, fields: { ...line.fields, [field]: { value: said.text, evidence } } };
    });
  }
  return lines;
}

/** Whether a word is a code, and no small one. */
function isOneOf(text: string): boolean {
  return isCode(text) && !isSmall(text);
}

function wordBefore(words: Word[], at: number): string {
  return words[at - 1]?.text.toLowerCase() ?? "";
}

const DASHED = /^(?=.*-)[\p{Lu}\d][\p{Lu}\d\-./_]{3,}$/u;

/** Lines with the codes that most of them say alike among the items' words, of each row by row: behind a name, in brackets or at the head of a row of their own. */
export function withCodesAmong<Line extends DraftLine>(lines: Line[], texts: Text[][], style: Style): Line[] {
  const open = lines.map(isOpen);
  const lacking = open.filter(Boolean).length;
  const words = texts.map((rows, i) => (open[i] ? rows.map(wordsOf) : []));
  const ways =
    lacking < MOST * lines.length ? [named] : [named, opening, enclosed, heading, over, lone, numbered];
  for (const way of ways) {
    const [said, rest] = [words.map(way), RESTS.get(way) ?? way];
    const codes = said.flatMap((code) => code?.value ?? []);
    const bracketed = way === enclosed ? words.filter((rows) => enclosedLike(rows)).length : 0;
    const asked = bracketed > 0 ? Math.max(bracketed, HALF_OF * lacking) : lacking;
    const alike = codes.length >= Math.max(LEAST, MOST * asked);
    if (!alike) continue;
    const items = new Set(words.filter((_, i) => said[i]).map((rows) => textIn(rows.flat())));
    if (new Set(codes).size >= DIFFERENT * items.size && !(way !== named && areAccounts(codes)))
      return lines.map((line, i) => withCode(line, said[i] ?? rest(words[i]!), style));
  }
  return lines;
}

/** "5010-100", "5010-140", "5010-100" under the items' words: numbers of two groups, one of them twice, are accounts that items are booked to. */
function areAccounts(codes: string[]): boolean {
  return codes.every((code) => /^\d{3,6}-\d{2,4}$/.test(code)) && new Set(codes).size < codes.length;
}

/** How the lines that do not say their code in a way are read where most do. */
const RESTS = new Map<typeof named, typeof named>([
  [heading, closing],
  [enclosed, enclosedLike],
]);

/** Of the lines without a code so many at least ask for one, charges among them. */
const HALF_OF = 0.5;

function withCode<Line extends DraftLine>(line: Line, said: Said | undefined, { bySeller }: Style): Line {
  if (!said) return line;
  const { value, at, field = bySeller ? "supplierSku" : "customerSku" } = said;
  const evidence = evidenceOf([at.token, ...(at.rest ?? [])], at.page);
  return { ...line, fields: { ...line.fields, [field]: { value, evidence } } };
}

/** The words of an item, row by row. */
function textsOf({ rows }: Entry): Text[] {
  const sorted = rows.toSorted((a, b) => a.line.page - b.line.page || a.line.y - b.line.y);
  return sorted.flatMap((row, i) => {
    if (row.sub || row.summary) return [];
    const tokens = [...cellTokens(row, "description", i), ...cellTokens(row, "codeDescription", i)];
    return tokens.length ? [{ tokens, page: row.line.page }] : [];
  });
}

/** The lines of an item. */
function linesOf({ rows }: Entry): Text[] {
  return rows.map(({ line: { tokens, page } }) => ({ tokens, page }));
}

const PARTS = /\s+|(?<=[:：#])(?=.)/u;
const GLUED = /\s|[:：#]./;

/** Words one by one: "品番：4711" and "#4711" are two. */
function wordsOf({ tokens, page }: Text): Word[] {
  return tokens.flatMap((token) =>
    (GLUED.test(token.text) ? token.text.split(PARTS) : [token.text]).map((text) => ({ text, token, page })),
  );
}
