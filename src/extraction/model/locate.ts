import type { Draft, DraftLine, HeaderField, LineField, Read } from "../../orders/mod.ts";
import { numbersIn, squash } from "../verify/says.ts";
import { evidenceAt, type Leaf, type Source, type Token } from "../verify/source.ts";
import type { AnsweredLine, AnsweredOrder } from "./schema.ts";

/** The field that tells a line from others comes first. */
const ANCHORS: LineField[] = ["description", "supplierSku", "customerSku"];
const AMOUNTS: LineField[] = ["quantity", "unitPrice", "lineTotal"];
const REST: LineField[] = ["customerSku", "supplierSku", "description", "unit", "priceBasis", "requiredDate"];
const DETAIL_ROWS = 8;
/** Points, or rows of a sheet, that a line's values stand from its words at most. */
const REACH = { page: 60, sheet: 2 };

interface Quote {
  value: string;
  quote: string;
}

/** Finds the place of everything the model quotes; what it can't find has no evidence. A place counts for one line only. */
export function located(source: Source, order: AnsweredOrder): Draft {
  const { lines, ...header } = order;
  const used = new Set<Token>();
  const anchors = anchorsOf(source, lines, used);
  const fields = Object.entries(header).flatMap(([field, quoted]) =>
    quoted ? [[field as HeaderField, inHeader(source, quoted)] as const] : [],
  );
  return {
    header: Object.fromEntries(fields),
    lines: lines.map((line, index) => lineOf(source, line, { anchors, index, used })),
    findings: [],
    proof: { expected: null, found: lines.length, printedTotal: header.total?.value ?? null, sum: null },
  };
}

function inHeader(source: Source, { value, quote, page }: Quote & { page: number }): Read {
  const first = source.leaves[page - 1];
  const leaves = first ? [first, ...source.leaves.filter((leaf) => leaf !== first)] : source.leaves;
  for (const leaf of leaves) {
    const [tokens] = occurrences(leaf, quote || value);
    if (tokens) return { value, evidence: evidenceAt(source, tokens) };
  }
  return { value, evidence: null };
}

/** Where a line stands: the words that tell it from others, and the rest of its words about there. */
interface Anchor {
  tokens: Token[];
  own: Set<Token>;
}

/** Each place is one line's, in the document's order if it can be. */
function anchorsOf(source: Source, lines: AnsweredLine[], used: Set<Token>): (Anchor | null)[] {
  let last: Token | null = null;
  return lines.map((line) => {
    const leaf = source.leaves[line.page - 1];
    const quotes = ANCHORS.flatMap((field) => line[field]?.quote || line[field]?.value || []);
    for (const quote of leaf ? quotes : []) {
      const free = occurrences(leaf!, quote).filter(([token]) => !used.has(token!));
      const tokens = free.find(([token]) => !last || isAfter(token!, last)) ?? free[0];
      if (!tokens) continue;
      const own = new Set([
        ...tokens,
        ...quotes.flatMap((each) => nearest(occurrences(leaf!, each), tokens) ?? []),
      ]);
      for (const token of own) used.add(token);
      last = tokens[0]!;
      return { tokens, own };
    }
    return null;
  });
}

function nearest(places: Token[][], anchor: Token[]): Token[] | undefined {
  return places.sort((a, b) => distance(a, anchor) - distance(b, anchor) || a[0]!.left - b[0]!.left)[0];
}

function distance(tokens: Token[], anchor: Token[]): number {
  return Math.min(...anchor.map((token) => Math.abs(middle(tokens[0]!) - middle(token))));
}

function isAfter(token: Token, other: Token): boolean {
  return token.leaf !== other.leaf ? token.leaf > other.leaf : token.top >= other.top;
}

interface Scene {
  anchors: (Anchor | null)[];
  index: number;
  used: Set<Token>;
}

function lineOf(source: Source, line: AnsweredLine, scene: Scene): DraftLine {
  const fields: DraftLine["fields"] = {};
  const taken = new Set<Token>();
  for (const field of [...AMOUNTS, ...REST]) {
    const quoted = line[field];
    if (!quoted) continue;
    const tokens = inLine(source, line, { ...scene, quoted, amount: AMOUNTS.includes(field), taken });
    if (tokens && AMOUNTS.includes(field)) for (const token of tokens) taken.add(token);
    fields[field] = { value: quoted.value, evidence: tokens && evidenceAt(source, tokens) };
  }
  for (const token of taken) scene.used.add(token);
  return { fields, ...(line.printedNumber && { printedNumber: line.printedNumber }) };
}

/** A quote's place within the line's reach: nearest to its anchor, and no other line's. */
function inLine(
  source: Source,
  { page }: AnsweredLine,
  {
    anchors,
    index,
    used,
    quoted,
    amount,
    taken,
  }: Scene & { quoted: Quote; amount: boolean; taken: Set<Token> },
): Token[] | null {
  const anchor = anchors[index];
  const leaf = source.leaves[(anchor?.tokens[0]?.leaf ?? page - 1) as number];
  if (!leaf || !anchor) return null;
  const band = bandOf(anchors, index, leaf);
  const places = [
    ...occurrences(leaf, quoted.quote),
    ...(amount ? sameNumber(source, leaf, quoted.value) : []),
  ]
    .filter((tokens) => tokens.every((token) => middle(token) > band.top && middle(token) < band.bottom))
    .filter((tokens) => !amount || !tokens.some((token) => taken.has(token)))
    .filter((tokens) => !tokens.some((token) => used.has(token) && !anchor.own.has(token)));
  return nearest(places, anchor.tokens) ?? null;
}

/** From below the words of the line before to above those of the next. */
function bandOf(anchors: (Anchor | null)[], index: number, leaf: Leaf) {
  const own = anchors[index]!.tokens;
  const reach = leaf.sheet === null ? REACH.page : REACH.sheet;
  const onLeaf = (anchor: Anchor | null) => anchor !== null && anchor.tokens[0]!.leaf === own[0]!.leaf;
  const before = anchors.slice(0, index).findLast(onLeaf)?.tokens;
  const next = anchors.slice(index + 1).find(onLeaf)?.tokens;
  const [top, bottom] = [Math.min(...own.map((t) => t.top)), Math.max(...own.map((t) => t.bottom))];
  const above = before ? Math.max(...before.map(middle)) : Number.NEGATIVE_INFINITY;
  const below = next ? Math.min(...next.map(middle)) : Number.POSITIVE_INFINITY;
  const slack = leaf.sheet === null ? 3 : 0.4;
  return {
    top: Math.min(Math.max(above + slack, top - reach), top),
    bottom: Math.max(Math.min(below - slack, bottom + reach), bottom),
  };
}

function middle({ top, bottom }: Token) {
  return (top + bottom) / 2;
}

function sameNumber(source: Source, { tokens }: Leaf, value: string): Token[][] {
  return tokens
    .filter(({ text }) => /\d/.test(text) && numbersIn(text, source).some((n) => Number(n) === Number(value)))
    .map((token) => [token]);
}

const squashed = new WeakMap<Token, string>();

/** A token's letters, worked out once. */
function letters(token: Token): string {
  const known = squashed.get(token);
  if (known !== undefined) return known;
  const text = squash(token.text);
  squashed.set(token, text);
  return text;
}

/** Every place where words stand: in one run, or else word by word over a few rows. */
function occurrences(leaf: Leaf, quote: string): Token[][] {
  const wanted = squash(quote);
  if (!wanted) return [];
  const runs = leaf.tokens.flatMap((_, start) => runFrom(leaf.tokens, start, wanted) ?? []);
  if (runs.length) return runs.map((run) => run.tokens);
  const words = quote.split(/\s+/).map(squash).filter(Boolean);
  if (words.length < 2) return [];
  return leaf.tokens.flatMap((_, start) => {
    const tokens = scatteredFrom(leaf.tokens, start, words);
    return tokens ? [tokens] : [];
  });
}

/** Tokens from `start` on that begin with the wanted letters; they may end inside a token, at something that is no letter. */
function runFrom(tokens: Token[], start: number, wanted: string): { tokens: Token[] }[] | null {
  const first = letters(tokens[start]!);
  for (const offset of offsetsOf(first, wanted)) {
    if (offset > 0 && /[\p{L}\p{N}]/u.test(first[offset - 1]!)) continue;
    let rest = wanted;
    const run: Token[] = [];
    for (let index = start; rest && index < tokens.length; index++) {
      const token = tokens[index]!;
      const text = index === start ? first.slice(offset) : letters(token);
      if (!text) continue;
      if (rest.startsWith(text)) rest = rest.slice(text.length);
      else if (text.startsWith(rest) && !/[\p{L}\p{N}]/u.test(text[rest.length] ?? "")) rest = "";
      else break;
      run.push(token);
      if (!rest) return [{ tokens: run }];
    }
  }
  return null;
}

/** Places inside a token where the wanted letters may begin: behind a label that is glued to them. */
function offsetsOf(first: string, wanted: string): number[] {
  const offsets: number[] = [];
  for (
    let at = first.indexOf(wanted[0]!);
    at >= 0 && offsets.length < 8;
    at = first.indexOf(wanted[0]!, at + 1)
  )
    offsets.push(at);
  return offsets;
}

/** The first word at `start`, the others each further on, within some rows, as a description wraps between other columns. */
function scatteredFrom(tokens: Token[], start: number, words: string[]): Token[] | null {
  const first = tokens[start]!;
  if (letters(first) !== words[0]) return null;
  const limit = first.bottom + (first.bottom - first.top) * DETAIL_ROWS;
  const found = [first];
  let index = start + 1;
  for (const word of words.slice(1)) {
    while (index < tokens.length && tokens[index]!.top < limit && letters(tokens[index]!) !== word) index++;
    const token = tokens[index];
    if (!token || token.top >= limit) return null;
    found.push(token);
    index++;
  }
  return found;
}
