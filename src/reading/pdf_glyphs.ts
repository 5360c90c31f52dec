import type { Matrix, PageFrame } from "./pdf_geometry.ts";
import type { Color } from "./pdf_marks.ts";
import type { PdfDocument } from "./pdfium.ts";
import type { Box } from "./reading.ts";

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
}

/** One printed character; blanks are kept where the file has them. */
export interface Glyph {
  text: string;
  style: Style;
  /** Position along the writing direction and across it (downwards), in points. */
  along: number;
  across: number;
  /** Where the next glyph would stand. */
  end: number;
  /** The ink's box as shown. */
  ink: Box;
}

/** The characters of a page in drawing order. */
export interface Glyphs {
  glyphs: Glyph[];
  /** Share of characters whose code has no known letter. */
  undecoded: number;
  truncated: boolean;
}

const INVISIBLE_MODES = [3, 7];
const FILL_AND_STROKE = 2;
const BOLD_WEIGHT = 600;
const FORCE_BOLD = 1 << 18;
const HYPHEN = 2;
/** Each so many-th letter is asked whether it is known. */
const SAMPLED = 4;

/** Reads each character of a page with its place and style. */
export function glyphsOf(
  pdf: PdfDocument,
  page: number,
  { frame, characters }: { frame: PageFrame; characters: number },
): Glyphs {
  const { lib } = pdf;
  const text = lib.FPDFText_LoadPage(page);
  const count = Math.max(0, lib.FPDFText_CountChars(text));
  const styles = new Map<number, Style>();
  let style: Style | undefined;
  const glyphs: Glyph[] = [];
  let undecoded = 0;
  for (let i = 0; i < Math.min(count, characters); i++) {
    const object = lib.FPDFText_GetTextObject(text, i);
    if (!object) continue;
    if (i % SAMPLED === 0 && lib.FPDFText_HasUnicodeMapError(text, i) === 1) undecoded += SAMPLED;
    const letter = letterOf(lib.FPDFText_GetUnicode(text, i));
    if (letter === null) continue;
    if (style?.object !== object) {
      style = styles.get(object) ?? styleOf(pdf, { text, i, object, frame });
      styles.set(object, style);
    }
    glyphs.push(place(pdf, { text, i, letter, style, toShown: frame.toShown }));
  }
  lib.FPDFText_ClosePage(text);
  return { glyphs, undecoded: glyphs.length ? undecoded / glyphs.length : 0, truncated: count > characters };
}

function letterOf(code: number) {
  if (code === HYPHEN) return "-";
  if (code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a) || code === 0x09) return " ";
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xad || code >= 0xfffe) return null;
  if (code >= 0x200b && code <= 0x200f) return null;
  const letter = String.fromCodePoint(code);
  return code >= 0xfb00 && code <= 0xfb06 ? letter.normalize("NFKC") : letter;
}

function styleOf(
  pdf: PdfDocument,
  { text, i, object, frame }: { text: number; i: number; object: number; frame: PageFrame },
): Style {
  const { lib, memory, scratch } = pdf;
  lib.FPDFText_GetMatrix(text, i, scratch);
  const [a, b, c, d] = memory.HEAPF32.subarray(scratch / 4, scratch / 4 + 4) as unknown as Matrix;
  const [A, B, C, D] = frame.toShown;
  const radians = Math.atan2(a * B + b * D, a * A + b * C);
  const size = lib.FPDFText_GetFontSize(text, i) * Math.hypot(c, d);
  const mode = lib.FPDFTextObj_GetTextRenderMode(object);
  lib.FPDFText_GetFillColor(text, i, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [red = 0, green = 0, blue = 0, alpha = 0] = memory.HEAPU32.subarray(scratch / 4, scratch / 4 + 4);
  return {
    object,
    size: Math.abs(size),
    bold: mode === FILL_AND_STROKE || isBold(pdf, text, i),
    angle: (Math.round((radians * 180) / Math.PI) + 360) % 360,
    right: Math.cos(radians),
    down: Math.sin(radians),
    invisible: INVISIBLE_MODES.includes(mode) || (alpha < 8 && mode !== 1),
    color: mode === 1 ? null : [red, green, blue],
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

/** Runs for every letter of every page: it reads the numbers in place and makes nothing but the glyph. */
function place(
  { lib, memory, scratch }: PdfDocument,
  {
    text,
    i,
    letter,
    style,
    toShown,
  }: { text: number; i: number; letter: string; style: Style; toShown: Matrix },
): Glyph {
  const [a, b, c, d, e, f] = toShown;
  const at = scratch / 8;
  lib.FPDFText_GetCharOrigin(text, i, scratch, scratch + 8);
  const origin = memory.HEAPF64;
  const x = a * origin[at]! + c * origin[at + 1]! + e;
  const y = b * origin[at]! + d * origin[at + 1]! + f;
  lib.FPDFText_GetCharBox(text, i, scratch, scratch + 8, scratch + 16, scratch + 24);
  const tight = memory.HEAPF64;
  const ink = shownBox(toShown, tight[at]!, tight[at + 2]!, tight[at + 1]!, tight[at + 3]!);
  lib.FPDFText_GetLooseCharBox(text, i, scratch);
  const wide = memory.HEAPF32;
  const at32 = scratch / 4;
  const loose = shownBox(toShown, wide[at32]!, wide[at32 + 3]!, wide[at32 + 2]!, wide[at32 + 1]!);
  const along = x * style.right + y * style.down;
  return {
    text: letter,
    style,
    along,
    across: y * style.right - x * style.down,
    end: endOf(style, { loose, ink, along }),
    ink: ink[2] > ink[0] && ink[3] > ink[1] ? ink : loose,
  };
}

/** Pages are turned by quarters only, so two corners make the box. */
function shownBox([a, b, c, d, e, f]: Matrix, left: number, bottom: number, right: number, top: number): Box {
  const x0 = a * left + c * bottom + e;
  const y0 = b * left + d * bottom + f;
  const x1 = a * right + c * top + e;
  const y1 = b * right + d * top + f;
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
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
