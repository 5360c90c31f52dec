import type { Box } from "../reading.ts";
import type { Matrix } from "./geometry.ts";

export type Color = [red: number, green: number, blue: number];

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
  /** The file only names its font, and brings none of its letters. */
  lent: boolean;
  /** Not painted at all. */
  invisible: boolean;
  /** Null: a pattern, or unknown. */
  color: Color | null;
  /** Where its letters stand across the writing direction, in points. */
  across: number;
  mark: TextMark | undefined;
}

/** How a text object is placed: its drawing order, its clip as shown, from the space of the form that it stands in to the page as shown, and whether its layer is switched on; and how it is set, once a letter of it was read. */
export interface TextMark {
  order: number;
  clip: Box;
  toShown: Matrix;
  drawn: boolean;
  span: Span | null;
  style?: Style;
}

/** Text objects whose text the file tells at once, as of a letter and the mark over it. */
export interface Span {
  objects: number[];
  /** The object that the text was read from, and its last glyph. */
  told?: { object: number; glyph: number };
}
