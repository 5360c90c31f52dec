import { ACROSS, ALONG, END, type Glyphs, INK, LEFTWARD, PLACE, placeOf } from "./glyphs.ts";

/** Shares of the font size: how low the base line of a dot is drawn under its ink, at least, and how high the ink is, at most. */
const [RAISED, HIGH] = [0.45, 0.35];
/** How far from its letters' line that base line is, and how far from the next of them the dot stands, at most. */
const [OFF_LINE, NEAR] = [0.7, 1.2];
/** The height of letters over their line, and how far the base lines of one line are apart. */
const [LETTERS, SAME] = [0.7, 0.05];
/** How far a letter goes on beside its dot; between words there is more. */
const [NARROW, BROAD, APART] = [0.14, 0.28, 0.3];
/** Letters that are broader than their dots wherever they stand. */
const BROAD_LETTER = /[شضظخغفذزةأإآ]/;

/** Puts letters that only a dot of theirs stands for, as fonts draw them whose dots are glyphs of their own, on the line of their word and in their turn: the file has them at the dot's place, and the words around them in pieces. Leaves a dot out beside the letter that it is of. */
export function settleDots(glyphs: Glyphs): void {
  const [dots, letters]: [number[], number[]] = [[], []];
  for (let glyph = 0; glyph < glyphs.count; glyph++) {
    if (!LEFTWARD.test(glyphs.texts[glyph]!) || glyphs.styles[glyph]!.angle !== 0) continue;
    (isDot(glyphs, glyph) ? dots : letters).push(glyph);
  }
  if (dots.length === 0) return;
  const lettersNear = nearby(glyphs, letters);
  const settled = new Set<number>();
  const spare = new Set<number>();
  for (const dot of dots) {
    const near = lettersNear(dot).filter((letter) => isNear(glyphs, dot, letter));
    if (near.length === 0) continue;
    raise(glyphs, dot, near);
    (near.some((letter) => isOf(glyphs, dot, letter)) ? spare : settled).add(dot);
  }
  const kept = Array.from({ length: glyphs.count }, (_, glyph) => glyph).filter((glyph) => !spare.has(glyph));
  reorder(
    glyphs,
    linesOf(glyphs, kept).flatMap((line) => fromRight(glyphs, line, settled)),
  );
}

/** So many letters of a place are looked at. */
const LOOKED_AT = 64;

/** Finds the letters about a glyph that are as large. */
function nearby({ places, styles }: Glyphs, letters: number[]): (glyph: number) => number[] {
  const cells = new Map<string, number[]>();
  const cellOf = (glyph: number, right = 0, down = 0) => {
    const { size } = styles[glyph]!;
    const at = placeOf(glyph);
    const [x, y] = [places[at + ALONG]!, places[at + ACROSS]!].map((n) => Math.floor(n / (NEAR * size)));
    return `${size} ${x! + right} ${y! + down}`;
  };
  for (const letter of letters) {
    const cell = cells.get(cellOf(letter));
    if (!cell) cells.set(cellOf(letter), [letter]);
    else if (cell.length < LOOKED_AT) cell.push(letter);
  }
  const around = [-2, -1, 0, 1, 2];
  return (glyph) =>
    around.flatMap((right) => around.flatMap((down) => cells.get(cellOf(glyph, right, down)) ?? []));
}

/** Glyphs line by line, those of a line as they were, and behind them the turned ones. */
function linesOf({ places, styles }: Glyphs, all: number[]): number[][] {
  const acrossOf = (glyph: number) => places[placeOf(glyph) + ACROSS]!;
  const isUpright = (glyph: number) => styles[glyph]!.angle === 0;
  const lines: number[][] = [];
  let last = -Infinity;
  for (const glyph of all.filter(isUpright).sort((a, b) => acrossOf(a) - acrossOf(b))) {
    if (acrossOf(glyph) - last > SAME * styles[glyph]!.size) lines.push([]);
    lines.at(-1)!.push(glyph);
    last = acrossOf(glyph);
  }
  const upright = lines.map((line) => line.sort((a, b) => a - b));
  return [...upright, all.filter((glyph) => !isUpright(glyph))];
}

function isDot({ places, styles, texts }: Glyphs, glyph: number): boolean {
  const at = placeOf(glyph);
  const { size } = styles[glyph]!;
  const [top, bottom] = [places[at + INK + 1]!, places[at + INK + 3]!];
  const isLow = bottom - top < HIGH * size;
  return isLow && places[at + ACROSS]! - bottom > RAISED * size && /\p{L}/u.test(texts[glyph]!);
}

function isNear({ places, styles }: Glyphs, dot: number, letter: number): boolean {
  const { size } = styles[dot]!;
  const off = places[placeOf(letter) + ACROSS]! - places[placeOf(dot) + ACROSS]!;
  const { [ALONG]: left, [END]: right } = places.subarray(placeOf(dot));
  const apart = Math.max(places[placeOf(letter) + ALONG]! - right!, left! - places[placeOf(letter) + END]!);
  return styles[letter]!.size === size && Math.abs(off) < OFF_LINE * size && apart < NEAR * size;
}

/** Whether a dot stands over a letter that the file has too. */
function isOf({ places, texts }: Glyphs, dot: number, letter: number): boolean {
  const { [ALONG]: left, [END]: right } = places.subarray(placeOf(letter));
  const middle = middleOf(places, dot);
  return texts[dot] === texts[letter] && middle > left! && middle < right!;
}

/** Puts a dot's letter on the line of the nearest one. */
function raise({ places, styles }: Glyphs, dot: number, near: number[]): void {
  const middle = middleOf(places, dot);
  const away = (letter: number) => Math.abs(middleOf(places, letter) - middle);
  const nearest = near.reduce((best, letter) => (away(letter) < away(best) ? letter : best));
  const across = places[placeOf(nearest) + ACROSS]!;
  places[placeOf(dot) + ACROSS] = across;
  places[placeOf(dot) + INK + 1] = across - LETTERS * styles[dot]!.size;
  places[placeOf(dot) + INK + 3] = across;
}

function middleOf(places: Float64Array, glyph: number): number {
  return (places[placeOf(glyph) + ALONG]! + places[placeOf(glyph) + END]!) / 2;
}

/** A line's letters from right to left, dots widened to touch those of their word, before what is written the other way. */
function fromRight(glyphs: Glyphs, line: number[], settled: ReadonlySet<number>): number[] {
  const { texts, places, blanks } = glyphs;
  const isLeftward = (glyph: number) => LEFTWARD.test(texts[glyph]!);
  const letters = line.filter(isLeftward).sort((a, b) => middleOf(places, b) - middleOf(places, a));
  for (const [i, glyph] of letters.entries()) {
    const right = letters[i - 1];
    if (right === undefined || !(settled.has(right) || settled.has(glyph))) continue;
    const isWithin = gapAt(glyphs, letters, i) < reachAt(glyphs, letters, { at: i, settled });
    blanks[glyph] = isWithin ? 0 : 1;
    if (!isWithin) continue;
    if (settled.has(right)) places[placeOf(right) + ALONG] = places[placeOf(glyph) + END]!;
    else places[placeOf(glyph) + END] = places[placeOf(right) + ALONG]!;
  }
  return [...letters, ...line.filter((glyph) => !isLeftward(glyph))];
}

/** The white before a letter, as a share of its size. */
function gapAt({ places, styles }: Glyphs, letters: number[], at: number): number {
  const [right, letter] = [letters[at - 1], letters[at]];
  if (right === undefined || letter === undefined) return Infinity;
  return (places[placeOf(right) + ALONG]! - places[placeOf(letter) + END]!) / styles[letter]!.size;
}

/** How far the letters at both sides of a white go on beside their dots; the last of a word is as broad as any. */
function reachAt(
  glyphs: Glyphs,
  letters: number[],
  { at, settled }: { at: number; settled: ReadonlySet<number> },
): number {
  const reach = (glyph: number, isLast: boolean) =>
    !settled.has(glyph) ? 0 : isLast || BROAD_LETTER.test(glyphs.texts[glyph]!) ? BROAD : NARROW;
  const next = glyphs.texts[letters[at + 1] ?? -1] ?? " ";
  const isLast = !/\p{L}/u.test(next) || gapAt(glyphs, letters, at + 1) > APART;
  return reach(letters[at - 1]!, false) + reach(letters[at]!, isLast);
}

/** Leaves the glyphs that an order has, in it. */
function reorder(glyphs: Glyphs, order: number[]): void {
  const { texts, styles, blanks, places } = glyphs;
  const old = { texts: [...texts], styles: [...styles], blanks: blanks.slice(), places: places.slice() };
  for (const [i, glyph] of order.entries()) {
    texts[i] = old.texts[glyph]!;
    styles[i] = old.styles[glyph]!;
    blanks[i] = old.blanks[glyph]!;
    places.set(old.places.subarray(placeOf(glyph), placeOf(glyph) + PLACE), placeOf(i));
  }
  glyphs.count = order.length;
  texts.length = order.length;
  styles.length = order.length;
}
