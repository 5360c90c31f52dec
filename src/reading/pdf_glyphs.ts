import { type Matrix, moved, type PageFrame } from "./pdf_geometry.ts";
import type { Color, TextMark } from "./pdf_marks.ts";
import type { PdfDocument } from "./pdfium.ts";
import type { Box } from "./reading.ts";
import { asSeen } from "./seen.ts";

/** How a text object is set. */
export interface Style {
  /** The text object. */
  object: number;
  size: number;
  bold: boolean;
  /** Degrees clockwise as shown. */
  angle: number;
  /** The writing direction: shares of a step to the right and down. */
  right: number;
  down: number;
  /** Not painted at all. */
  invisible: boolean;
  /** Null: a pattern, or unknown. */
  color: Color | null;
  /** Where its letters stand across the writing direction, in points. */
  across: number;
  mark: TextMark | undefined;
}

/** Numbers of a glyph in `Glyphs.places`, from its place on. */
export const ALONG = 0;
export const ACROSS = 1;
export const END = 2;
export const INK = 3;
const PLACE = 7;

/** The printed characters of a page in drawing order; flat, as a page has thousands. */
export interface Glyphs {
  count: number;
  texts: string[];
  styles: Style[];
  /** The file has a blank before the glyph. */
  blanks: Uint8Array;
  /** Position along the writing direction, across it (downwards), where the next would stand, the ink's box as shown: in points. */
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
    places: new Float64Array(most * PLACE),
    leftward: false,
    undecoded: 0,
    truncated: false,
  };
}

function letterOf(code: number) {
  if (code === HYPHEN) return "-";
  if (code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a) || code === 0x09) return " ";
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code >= 0xfffe) return null;
  const letter = String.fromCodePoint(code);
  if (code > 0xa0)
    return asSeen(code >= 0xfb00 && code <= 0xfb06 ? letter.normalize("NFKC") : letter) || null;
  return letter;
}

/** The style of a text object, read from one of its characters; fonts are asked once a page. */
function styling(
  pdf: PdfDocument,
  { text, frame, texts }: { text: number; frame: PageFrame; texts: Map<number, TextMark> },
) {
  const styles = new Map<number, Style>();
  const bold = new Map<number, boolean>();
  return (i: number, object: number): Style => {
    const known = styles.get(object);
    if (known) return known;
    const font = pdf.lib.FPDFTextObj_GetFont(object);
    const isBoldFont = bold.get(font) ?? isBold(pdf, text, i);
    bold.set(font, isBoldFont);
    const style = styleOf(pdf, { text, i, object, frame, isBoldFont, mark: texts.get(object) });
    styles.set(object, style);
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
    isBoldFont,
    mark,
  }: {
    text: number;
    i: number;
    object: number;
    frame: PageFrame;
    isBoldFont: boolean;
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
    bold: lib.FPDFTextObj_GetTextRenderMode(object) === FILL_AND_STROKE || isBoldFont,
    angle: (Math.round((radians * 180) / Math.PI) + 360) % 360,
    right,
    down,
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

/** Writes a glyph's numbers in place, as it runs for every letter of every page. Pages are turned by quarters only, so two corners make a box. */
function placing(
  { lib, memory, scratch }: PdfDocument,
  { text, toShown, places }: { text: number; toShown: Matrix; places: Float64Array },
) {
  const { FPDFText_GetCharOrigin, FPDFText_GetCharBox, FPDFText_GetLooseCharBox } = lib;
  const [at, at32] = [scratch / 8, scratch / 4];
  const loose: Box = [0, 0, 0, 0];
  const ink: Box = [0, 0, 0, 0];
  const show = (
    box: Box,
    [a, b, c, d, e, f]: Matrix,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ) => {
    const x0 = a * left + c * bottom + e;
    const y0 = b * left + d * bottom + f;
    const x1 = a * right + c * top + e;
    const y1 = b * right + d * top + f;
    box[0] = Math.min(x0, x1);
    box[1] = Math.min(y0, y1);
    box[2] = Math.max(x0, x1);
    box[3] = Math.max(y0, y1);
  };
  return (i: number, style: Style, glyph: number) => {
    FPDFText_GetCharOrigin(text, i, scratch, scratch + 8);
    const origin = memory.HEAPF64;
    const [left, up] = [origin[at]!, origin[at + 1]!];
    const from = spaceOf(style, { toShown, left, up });
    const [a, b, c, d, e, f] = from;
    const x = a * left + c * up + e;
    const y = b * left + d * up + f;
    FPDFText_GetCharBox(text, i, scratch, scratch + 8, scratch + 16, scratch + 24);
    const tight = memory.HEAPF64;
    show(ink, from, tight[at]!, tight[at + 2]!, tight[at + 1]!, tight[at + 3]!);
    FPDFText_GetLooseCharBox(text, i, scratch);
    const wide = memory.HEAPF32;
    show(loose, from, wide[at32]!, wide[at32 + 3]!, wide[at32 + 2]!, wide[at32 + 1]!);
    const along = x * style.right + y * style.down;
    const to = glyph * PLACE;
    places[to + ALONG] = along;
    places[to + ACROSS] = y * style.right - x * style.down;
    places[to + END] = endOf(style, { loose, ink, along });
    const seen = ink[2] > ink[0] && ink[3] > ink[1] ? ink : loose;
    for (let side = 0; side < 4; side++) places[to + INK + side] = seen[side]!;
  };
}

/** PDFium leaves the letters of a ligature in the space of the form that their text stands in: such a letter is off its text's line. */
function spaceOf(style: Style, { toShown, left, up }: { toShown: Matrix; left: number; up: number }): Matrix {
  const form = style.mark?.toShown;
  if (!form || form === toShown) return toShown;
  const off = ([a, b, c, d, e, f]: Matrix) =>
    Math.abs((b * left + d * up + f) * style.right - (a * left + c * up + e) * style.down - style.across);
  const page = off(toShown);
  return page > style.size && off(form) < page ? form : toShown;
}

function endOf(
  { angle, size }: Style,
  { loose, ink, along }: { loose: Box; ink: Box; along: number },
): number {
  const end =
    angle === 0
      ? loose[2]
      : angle === 90
        ? loose[3]
        : angle === 180
          ? -loose[0]
          : angle === 270
            ? -loose[1]
            : null;
  if (end === null) return along + Math.min(size * 0.55, Math.hypot(ink[2] - ink[0], ink[3] - ink[1]));
  return end > along ? end : along + size * 0.5;
}

function ascii(bytes: Uint8Array) {
  return String.fromCharCode(...bytes);
}
