import { asSeen } from "../seen.ts";
import { type Matrix, moved, type PageFrame } from "./geometry.ts";
import { isToldAgain } from "./marked.ts";
import type { PdfDocument } from "./pdfium.ts";
import type { Style, TextMark } from "./set.ts";

/** Numbers of a glyph in `Glyphs.places`, from its place on. */
export const ALONG = 0;
export const ACROSS = 1;
export const END = 2;
export const INK = 3;
export const PLACE = 7;

/** The printed characters of a page in drawing order; flat, as a page has thousands. */
export interface Glyphs {
  count: number;
  texts: string[];
  styles: Style[];
  /** The file has a blank before the glyph. */
  blanks: Uint8Array;
  /** Position along the writing direction, across it (downwards), where the next would stand, the ink's box as shown: in points. Those of the next page are written over them. */
  places: Float64Array;
  /** Some letters go from right to left. */
  leftward: boolean;
  /** Share of characters whose code has no known letter. */
  undecoded: number;
  truncated: boolean;
}

/** Letters that go from right to left, and the marks between them. */
export const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** The first of them. */
const FIRST_LEFTWARD = 0x590;

/** Where the numbers of a glyph begin in `places`. */
export function placeOf(glyph: number): number {
  return glyph * PLACE;
}

const INVISIBLE_MODES = [3, 7];
const [OUTLINED, FILL_AND_STROKE] = [1, 2];
const BOLD_WEIGHT = 600;
const FORCE_BOLD = 1 << 18;
const HYPHEN = 2;
/** Each so many-th letter is asked whether it is known. */
const SAMPLED = 4;

/** Reads each character of a page with its place and style. */
export function glyphsOf(
  pdf: PdfDocument,
  page: number,
  { frame, texts, characters }: { frame: PageFrame; texts: Map<number, TextMark>; characters: number },
): Glyphs {
  const { FPDFText_GetTextObject, FPDFText_GetUnicode, FPDFText_HasUnicodeMapError } = pdf.lib;
  const text = pdf.lib.FPDFText_LoadPage(page);
  const all = Math.max(0, pdf.lib.FPDFText_CountChars(text));
  const read = Math.min(all, characters);
  const glyphs = empty(read);
  const place = placing(pdf, { text, toShown: frame.toShown, places: glyphs.places });
  const styleAt = styling(pdf, { text, frame, texts });
  let [letters, undecoded, blank] = [0, 0, 0];
  let style: Style | undefined;
  for (let i = 0; i < read; i++) {
    const object = FPDFText_GetTextObject(text, i);
    if (!object) continue;
    if (i % SAMPLED === 0 && FPDFText_HasUnicodeMapError(text, i) === 1) undecoded += SAMPLED;
    const code = FPDFText_GetUnicode(text, i);
    const letter = letterOf(code);
    if (letter === null) continue;
    letters++;
    glyphs.leftward ||= code >= FIRST_LEFTWARD && LEFTWARD.test(letter);
    if (style?.object !== object) style = styleAt(i, object);
    if (isToldAgain(style, glyphs.count)) continue;
    if (letter === " ") {
      blank = 1;
      continue;
    }
    place(i, style, glyphs.count);
    glyphs.blanks[glyphs.count++] = blank;
    glyphs.texts.push(letter);
    glyphs.styles.push(style);
    blank = 0;
  }
  pdf.lib.FPDFText_ClosePage(text);
  return { ...glyphs, undecoded: letters ? undecoded / letters : 0, truncated: all > characters };
}

function empty(most: number): Glyphs {
  return {
    count: 0,
    texts: [],
    styles: [],
    blanks: new Uint8Array(most),
    places: roomFor(most * PLACE),
    leftward: false,
    undecoded: 0,
    truncated: false,
  };
}

/** Used by one page after the other: to make it anew takes as long as to fill it. */
let room = new Float64Array(0);

function roomFor(most: number): Float64Array {
  if (room.length < most) room = new Float64Array(most);
  return room;
}

function letterOf(code: number) {
  if (code === HYPHEN) return "-";
  if (code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a) || code === 0x09) return " ";
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code >= 0xfffe) return null;
  if (code <= 0xa0) return String.fromCharCode(code);
  const letter = String.fromCodePoint(code);
  return asSeen(code >= 0xfb00 && code <= 0xfb06 ? letter.normalize("NFKC") : letter) || null;
}

/** The style of a text object, read from one of its characters; fonts are asked once a page. */
function styling(
  pdf: PdfDocument,
  { text, frame, texts }: { text: number; frame: PageFrame; texts: Map<number, TextMark> },
) {
  const fonts = new Map<number, Pick<Style, "bold" | "lent">>();
  return (i: number, object: number): Style => {
    const mark = texts.get(object);
    if (mark?.style) return mark.style;
    const handle = pdf.lib.FPDFTextObj_GetFont(object);
    const font = fonts.get(handle) ?? {
      bold: isBold(pdf, text, i),
      lent: pdf.lib.FPDFFont_GetIsEmbedded(handle) === 0,
    };
    fonts.set(handle, font);
    const style = styleOf(pdf, { text, i, object, frame, font, mark });
    if (mark) mark.style = style;
    return style;
  };
}

function styleOf(
  pdf: PdfDocument,
  {
    text,
    i,
    object,
    frame,
    font,
    mark,
  }: {
    text: number;
    i: number;
    object: number;
    frame: PageFrame;
    font: Pick<Style, "bold" | "lent">;
    mark: TextMark | undefined;
  },
): Style {
  const { lib, memory, scratch } = pdf;
  lib.FPDFText_GetMatrix(text, i, scratch);
  const at = scratch / 4;
  const matrix = memory.HEAPF32;
  const [a, b, c, d] = [matrix[at]!, matrix[at + 1]!, matrix[at + 2]!, matrix[at + 3]!];
  const [x, y] = moved(frame.toShown, matrix[at + 4]!, matrix[at + 5]!);
  const [A, B, C, D] = frame.toShown;
  const radians = Math.atan2(a * B + b * D, a * A + b * C);
  const size = lib.FPDFText_GetFontSize(text, i) * Math.hypot(c, d);
  const [right, down] = [Math.cos(radians), Math.sin(radians)];
  return {
    object,
    size: Math.abs(size),
    bold: font.bold || lib.FPDFTextObj_GetTextRenderMode(object) === FILL_AND_STROKE,
    angle: (Math.round((radians * 180) / Math.PI) + 360) % 360,
    right,
    down,
    lent: font.lent,
    ...inkOf(pdf, object),
    across: y * right - x * down,
    mark,
  };
}

/** How the letters of a text object are painted. */
export function inkOf(
  { lib, memory, scratch }: PdfDocument,
  object: number,
): Pick<Style, "invisible" | "color"> {
  const mode = lib.FPDFTextObj_GetTextRenderMode(object);
  lib.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const at = scratch / 4;
  const color = memory.HEAPU32;
  return {
    invisible: INVISIBLE_MODES.includes(mode) || (color[at + 3]! < 8 && mode !== OUTLINED),
    color: mode === OUTLINED ? null : [color[at]!, color[at + 1]!, color[at + 2]!],
  };
}

function isBold({ lib, memory, scratch }: PdfDocument, text: number, i: number) {
  const length = lib.FPDFText_GetFontInfo(text, i, scratch, 200, scratch + 200);
  const name =
    length > 1 && length <= 200 ? ascii(memory.HEAPU8.subarray(scratch, scratch + length - 1)) : "";
  if (/bold|black|heavy|demi(?!-?light)/i.test(name)) return true;
  if (/regular|light|book|roman|medium|italic|oblique/i.test(name)) return false;
  if (((memory.HEAP32[(scratch + 200) / 4] ?? 0) & FORCE_BOLD) !== 0) return true;
  return lib.FPDFText_GetFontWeight(text, i) >= BOLD_WEIGHT;
}

/** Writes a glyph's numbers in place, without lists made for each, as it runs for every letter of every page. Pages are turned by quarters only, so two corners make a box. */
function placing(
  { lib, memory, scratch }: PdfDocument,
  { text, toShown, places }: { text: number; toShown: Matrix; places: Float64Array },
) {
  const { FPDFText_GetCharOrigin, FPDFText_GetCharBox, FPDFText_GetLooseCharBox } = lib;
  const [tight, loose] = [scratch + 16, scratch + 48];
  const [at, at32] = [scratch / 8, loose / 4];
  const wide = new Float64Array(4);
  return (i: number, style: Style, glyph: number) => {
    FPDFText_GetCharOrigin(text, i, scratch, scratch + 8);
    FPDFText_GetCharBox(text, i, tight, tight + 8, tight + 16, tight + 24);
    FPDFText_GetLooseCharBox(text, i, loose);
    const exact = memory.HEAPF64;
    const rough = memory.HEAPF32;
    const left = exact[at]!;
    const up = exact[at + 1]!;
    const form = style.mark?.toShown;
    const from = form && form !== toShown ? spaceOf(style, { toShown, form, left, up }) : toShown;
    const x = from[0] * left + from[2] * up + from[4];
    const y = from[1] * left + from[3] * up + from[5];
    const to = glyph * PLACE;
    const ink = to + INK;
    show(places, ink, from, exact[at + 2]!, exact[at + 4]!, exact[at + 3]!, exact[at + 5]!);
    show(wide, 0, from, rough[at32]!, rough[at32 + 3]!, rough[at32 + 2]!, rough[at32 + 1]!);
    const width = places[ink + 2]! - places[ink]!;
    const height = places[ink + 3]! - places[ink + 1]!;
    const along = x * style.right + y * style.down;
    places[to + ALONG] = along;
    places[to + ACROSS] = y * style.right - x * style.down;
    places[to + END] =
      endOf(style, wide, along) ?? along + Math.min(style.size * 0.55, Math.hypot(width, height));
    if (!(width > 0 && height > 0)) places.set(wide, ink);
  };
}

/** Writes the box of two corners, as shown, into four numbers from `to` on. */
function show(
  boxes: Float64Array,
  to: number,
  matrix: Matrix,
  left: number,
  bottom: number,
  right: number,
  top: number,
): void {
  const x0 = matrix[0] * left + matrix[2] * bottom + matrix[4];
  const y0 = matrix[1] * left + matrix[3] * bottom + matrix[5];
  const x1 = matrix[0] * right + matrix[2] * top + matrix[4];
  const y1 = matrix[1] * right + matrix[3] * top + matrix[5];
  boxes[to] = Math.min(x0, x1);
  boxes[to + 1] = Math.min(y0, y1);
  boxes[to + 2] = Math.max(x0, x1);
  boxes[to + 3] = Math.max(y0, y1);
}

/** PDFium leaves the letters of a ligature in the space of the form that their text stands in: such a letter is off its text's line. */
function spaceOf(
  style: Style,
  { toShown, form, left, up }: { toShown: Matrix; form: Matrix; left: number; up: number },
): Matrix {
  const off = ([a, b, c, d, e, f]: Matrix) =>
    Math.abs((b * left + d * up + f) * style.right - (a * left + c * up + e) * style.down - style.across);
  const page = off(toShown);
  return page > style.size && off(form) < page ? form : toShown;
}

/** Where the next glyph would stand by the loose box of this one; null where it runs askew. */
function endOf({ angle, size }: Style, loose: Float64Array, along: number): number | null {
  const end =
    angle === 0
      ? loose[2]!
      : angle === 90
        ? loose[3]!
        : angle === 180
          ? -loose[0]!
          : angle === 270
            ? -loose[1]!
            : null;
  if (end === null) return null;
  return end > along ? end : along + size * 0.5;
}

function ascii(bytes: Uint8Array) {
  return String.fromCharCode(...bytes);
}
