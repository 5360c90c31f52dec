import { parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { FIGURES, isCodeNamed, roleOf } from "../words/vocabulary.ts";
import { beside } from "./abreast.ts";
import { type Area, onLine, type Segment, type TextLine, type Token, textOf, union } from "./lines.ts";

/** Paragraphs from which on a page lists items in them, and of all so many must multiply, and say what a caption says. */
const [ITEMS, MOST] = [2, 0.6];
/** In heights of a line: what stands right under another, with no line between. */
const NEXT = 1.7;
/** In points: what is no farther from a caption's left stands at it, and what lies between two columns laid beside each other. */
const [LEFT, GUTTER] = [6, 24];
/** Words of a caption at most. */
const WORDS = 5;
/** Paragraphs beside each other at most. */
const ABREAST = 3;
const NUMBER = "No.";

/** What a column of paragraphs has of a line. */
interface Part {
  line: TextLine;
  segments: Segment[];
}

/** An item's lines, around the one that counts it. */
interface Paragraph {
  area: Area;
  parts: Part[];
  /** In points: how far it is laid to the right of those at the left. */
  aside: number;
}

interface Caption {
  label: string;
  tokens: Token[];
  value: Token[];
}

/** Pages whose items are a paragraph each that says its code, count, price and amount behind captions, "QTY 640 FT UNIT PRICE 84.37 AMOUNT 53,996.80", as a table of a row for each over its words; other pages as they are. */
export function paragraphed(areas: Area[]): Area[] {
  const pages = areas.filter(({ grid }) => !grid);
  const found = repeatCounts(pages) ? pages.flatMap(paragraphsOn) : [];
  if (found.length < ITEMS) return areas;
  const labels = commonLabels(found);
  const items = numbered(found.map((paragraph) => ({ ...paragraph, ...saidIn(paragraph, labels) })));
  const isNamed = labels.values().some((label) => isCodeNamed(roleOf(label)));
  if (!isNamed || items.filter(isProduct).length < MOST * items.length) return areas;
  const edge = Math.max(...areas.map(({ width }) => width));
  const columns = columnsOf(items, [NUMBER, ...labels], edge);
  return areas.map((area) => {
    const own = items.filter((item) => item.area === area);
    return own.length > 0 ? tableOf(area, own, columns) : area;
  });
}

/** Whether a caption of counts stands before several figures: of other pages no text is tried word by word. */
function repeatCounts(areas: Area[]): boolean {
  const once = new Set<string>();
  const more = new Set<string>();
  for (const { lines } of areas)
    for (const { segments } of lines)
      for (const [i, segment] of segments.entries())
        for (const label of labelsBefore(segment, segments[i + 1]))
          (once.has(label) ? more : once).add(label);
  return more.values().some((label) => roleOf(label) === "quantity");
}

/** A paragraph around each line that counts; none where two counts stand in one. */
function paragraphsOn(area: Area): Paragraph[] {
  const counts = area.lines.flatMap((line, at) =>
    line.segments.flatMap((segment, i) =>
      isCount(segment, line.segments[i + 1]) ? [{ at, x: segment.box[0] }] : [],
    ),
  );
  const lefts = [...new Set(counts.map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
  if (lefts.length > ABREAST || lefts.some((x, i) => x - lefts[i - 1]! <= LEFT)) return [];
  const paragraphs = counts.map(({ at, x }) => {
    const i = lefts.indexOf(Math.round(x));
    const from = lefts.length > 1 ? lefts[i]! - LEFT : -Infinity;
    const to = i + 1 < lefts.length ? lefts[i + 1]! - LEFT : Infinity;
    return { area, parts: partsAround(area.lines, at, [from, to]), aside: lefts[i]! - lefts[0]! };
  });
  const isLone = ({ parts }: Paragraph) =>
    parts.flatMap(({ segments }) => segments.filter((one, i) => isCount(one, segments[i + 1]))).length === 1;
  return paragraphs.every(isLone) ? paragraphs : [];
}

function partsAround(lines: TextLine[], at: number, [from, to]: [number, number]): Part[] {
  const partAt = (i: number): Part | null => {
    const line = lines[i];
    const segments = line?.segments.filter(({ box }) => box[0] >= from && box[0] < to) ?? [];
    return segments.length > 0 ? { line: line!, segments } : null;
  };
  const isNext = (above: TextLine, below: TextLine) => below.y - above.y < NEXT * below.height;
  const parts = [partAt(at)!];
  for (let i = at - 1; ; i--) {
    const part = partAt(i);
    if (!part || !isNext(part.line, parts[0]!.line)) break;
    parts.unshift(part);
  }
  for (let i = at + 1; ; i++) {
    const part = partAt(i);
    if (!part || !isNext(parts.at(-1)!.line, part.line)) break;
    parts.push(part);
  }
  return parts;
}

/** Whether a text says a count behind a caption. */
function isCount(segment: Segment, next: Segment | undefined): boolean {
  return labelsBefore(segment, next).some((label) => roleOf(label) === "quantity");
}

/** The first words of a text, as many as stand before a figure. */
function labelsBefore({ tokens }: Segment, next: Segment | undefined): string[] {
  const values = [...tokens.slice(1, WORDS + 1), ...(next?.tokens.slice(0, 1) ?? [])].slice(0, WORDS);
  return values.flatMap(({ text }, i) => (/^\d/.test(text) ? [labelOf(tokens.slice(0, i + 1))] : []));
}

function labelOf(caption: Token[]): string {
  return textOf(caption).replace(/ ?:$/, "");
}

/** What a text may say behind a caption, from the shortest to the longest caption. */
function captionsOf({ tokens }: Segment, next: Segment | undefined): Caption[] {
  return tokens.slice(0, WORDS).flatMap((_, i) => {
    const caption = tokens.slice(0, i + 1);
    const label = labelOf(caption);
    const value = tokens.length > i + 1 ? tokens.slice(i + 1) : (next?.tokens ?? []);
    return value.length > 0 && roleOf(label) !== null ? [{ label, tokens: caption, value }] : [];
  });
}

/** Captions that most paragraphs say, from left to right as the first says them. */
function commonLabels(paragraphs: Paragraph[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { parts } of paragraphs) {
    const own = parts.flatMap(({ segments }) =>
      segments.flatMap((one, i) => captionsOf(one, segments[i + 1])),
    );
    for (const label of new Set(own.map((caption) => caption.label)))
      counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return new Set(counts.keys().filter((label) => counts.get(label)! >= MOST * paragraphs.length));
}

/** What a paragraph says behind common captions, each the longest that fits, and the words of its lines besides. */
function saidIn({ area: { page }, parts, aside }: Paragraph, labels: ReadonlySet<string>) {
  const said = new Map<string, Caption>();
  const rest = parts.map(({ line, segments }) => {
    const captions = segments.map((segment, i) =>
      captionsOf(segment, segments[i + 1]).findLast(({ label }) => labels.has(label) && !said.has(label)),
    );
    const words = segments.flatMap(({ tokens }, i) => {
      const [before, caption] = [captions[i - 1], captions[i]];
      if (!caption) return before && isAlone(before, segments[i - 1]!) ? [] : tokens;
      said.set(caption.label, caption);
      return [];
    });
    return { line, words: words.map((token) => (aside ? beside(token, { page, left: -aside }) : token)) };
  });
  return { said, rest: rest.filter(({ words }) => words.length > 0) };
}

/** Whether a caption is all that its text says, so that what it heads stands in the next. */
function isAlone(caption: Caption, { tokens }: Segment): boolean {
  return caption.tokens.length === tokens.length;
}

/** Paragraphs that each begin with a number, with it apart from their words. */
function numbered(items: Item[]): Item[] {
  const isNumbered = items.every(({ rest: [first] }) => first?.words[1] && isNumber(first.words[0]!));
  if (!isNumbered) return items;
  return items.map(({ said, rest: [first, ...below], ...item }) => {
    const [number, ...words] = first!.words as [Token, ...Token[]];
    const caption = { label: NUMBER, tokens: [], value: [number] };
    return { ...item, said: new Map([[NUMBER, caption], ...said]), rest: [{ ...first!, words }, ...below] };
  });
}

function isNumber({ text }: Token): boolean {
  return /^\p{Lu}?\d{1,4}[.)]?$/u.test(text);
}

type Item = Paragraph & ReturnType<typeof saidIn>;

function isProduct({ said }: Item): boolean {
  const [q, p, t] = [...FIGURES].map((role) => {
    const figure = said.values().find(({ label }) => roleOf(label) === role);
    return figure ? (amountOf(textOf(figure.value)) ?? amountOf(figure.value[0]!.text)) : null;
  });
  return Boolean(q && p && t && multiplies(q, p, t));
}

function amountOf(text: string): string | null {
  return parseAmount(text, ".")?.value ?? parseAmount(text, ",")?.value ?? null;
}

interface Column {
  label: string;
  left: number;
  right: number;
}

/** A column for each caption, right of the pages, as wide as what is said there. */
function columnsOf(items: Item[], labels: string[], edge: number): Column[] {
  let right = edge;
  return labels.flatMap((label) => {
    const said = items.flatMap((item) => item.said.get(label) ?? []);
    if (said.length === 0) return [];
    const left = right + GUTTER;
    right = left + Math.max(...said.flatMap(({ tokens, value }) => [widthOf(tokens), widthOf(value)]));
    return [{ label, left, right }];
  });
}

function widthOf(tokens: Token[]): number {
  if (tokens.length === 0) return 0;
  const [x0, , x1] = union(tokens);
  return x1 - x0;
}

/** A page with a row and its words in the place of each paragraph, under one heading. */
function tableOf(area: Area, items: Item[], columns: Column[]): Area {
  const told = new Set(items.flatMap(({ parts }) => parts).flatMap(tokensIn));
  const lines = area.lines.flatMap((line) => {
    const own = items.filter(({ parts }) => parts[0]!.line === line);
    const heading = own.includes(items[0]!) ? [headingOver(items, columns)] : [];
    const rows = [...heading, ...own.flatMap((item) => rowsOf(item, columns))];
    const rest = line.tokens.filter((token) => !told.has(token));
    if (rest.length === line.tokens.length) return [line, ...rows];
    return rest.length > 0 ? [onLine(rest, line), ...rows] : rows;
  });
  return { ...area, lines, width: columns.at(-1)!.right + GUTTER };
}

function tokensIn({ segments }: Part): Token[] {
  return segments.flatMap(({ tokens }) => tokens);
}

function rowsOf({ area, parts, rest, said }: Item, columns: Column[]): TextLine[] {
  const [title = { line: parts[0]!.line, words: [] }, ...below] = rest;
  const values = columns.flatMap(({ label, left }) => {
    const value = said.get(label)?.value ?? [];
    return value.map((token) => beside(token, { page: area.page, left: left - value[0]!.box[0] }));
  });
  return [
    onLine([...title.words, ...values], title.line),
    ...below.map(({ line, words }) => onLine(words, line)),
  ];
}

/** The captions, and a heading over the words at the left of all paragraphs. */
function headingOver(items: Item[], columns: Column[]): TextLine {
  const [{ line }] = items[0]!.parts as [Part];
  const [, y0, , y1] = line.box;
  const heading = (label: string, x0: number, x1: number): Token => ({
    ...line.tokens[0]!,
    text: label,
    box: [x0, y0, x1, y1],
  });
  const titles = items.flatMap(({ rest }) => rest[0]?.words ?? []);
  const [x0, , x1] = union(titles);
  const words = titles.length > 0 ? [heading("Description", x0, x1)] : [];
  return onLine([...words, ...columns.map(({ label, left, right }) => heading(label, left, right))], line);
}
