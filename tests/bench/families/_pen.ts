import PDFDocument from "pdfkit";
import { randomOf } from "./_random.ts";

export type Face = "sans" | "serif" | "mono" | "unicode" | "east";

export interface Hand {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  face?: Face;
  /** Where `x` is: the left or right edge, or the middle. */
  align?: "left" | "right" | "center";
  /** Wraps at this width, in points. */
  width?: number;
  grey?: boolean;
  /** Points between letters. */
  spacing?: number;
}

/** One run of text; `y` is its top, in points from the top of the page. */
export interface Run extends Required<Omit<Hand, "align" | "width">> {
  page: number;
  x: number;
  y: number;
  text: string;
}

/** All of a document, as it is put into a file. */
export interface Drawing {
  size: [width: number, height: number];
  runs: Run[];
  strokes: Stroke[];
  pages: number;
}

interface Stroke {
  page: number;
  box: [x: number, y: number, width: number, height: number];
  fill: string | null;
}

/** How a producer puts text into the file; `columns` goes down each column before the next. */
export type Form = "runs" | "words" | "glyphs" | "shuffled" | "columns";

export const FORMS: Form[] = ["runs", "words", "glyphs", "shuffled"];

/** A drawing of one document: text and rules by position. */
export interface Pen {
  readonly size: [width: number, height: number];
  readonly pages: number;
  /** Writes a line, or wrapped lines, and tells where the next line is. */
  say(x: number, y: number, text: string, hand?: Hand): number;
  block(x: number, y: number, lines: string[], hand?: Hand): number;
  rule(x: number, y: number, x1: number, y1?: number): void;
  box(x: number, y: number, width: number, height: number, fill?: string): void;
  next(): void;
  /** Goes back to the first page, as what is drawn last may stand first. */
  first(): void;
  runs(): Run[];
  bytes(form: Form, write?: (drawing: Drawing) => Promise<Uint8Array>): Promise<Uint8Array>;
}

const NAMES: Record<Exclude<Face, "unicode" | "east">, [string, string, string]> = {
  sans: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique"],
  serif: ["Times-Roman", "Times-Bold", "Times-Italic"],
  mono: ["Courier", "Courier-Bold", "Courier-Oblique"],
};
const DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans";
const measure = new PDFDocument({ autoFirstPage: true });

export function penOf({ size = [612, 792], base = {} }: { size?: [number, number]; base?: Hand } = {}): Pen {
  const runs: Run[] = [];
  const strokes: Stroke[] = [];
  let page = 0;
  let pages = 1;
  const say: Pen["say"] = (x, y, text, own = {}) => {
    const hand = {
      size: 9,
      bold: false,
      italic: false,
      face: "sans" as Face,
      grey: false,
      spacing: 0,
      ...base,
      ...own,
    };
    const { align = "left", width, ...run } = hand;
    for (const line of width ? wrapped(text, width, run) : [text]) {
      const wide = widthOf(line, run);
      if (line)
        runs.push({
          ...run,
          page,
          x: align === "right" ? x - wide : align === "center" ? x - wide / 2 : x,
          y,
          text: line,
        });
      y += run.size * 1.22;
    }
    return y;
  };
  return {
    size,
    get pages() {
      return pages;
    },
    say,
    block: (x, y, lines, hand) => lines.reduce((at, line) => say(x, at, line, hand), y),
    rule: (x, y, x1, y1 = y) => void strokes.push({ page, box: [x, y, x1 - x, y1 - y], fill: null }),
    box: (x, y, width, height, fill) => {
      if (fill) strokes.push({ page, box: [x, y, width, height], fill });
      else
        for (const [a, b, c, d] of [
          [x, y, x + width, y],
          [x, y + height, x + width, y + height],
          [x, y, x, y + height],
          [x + width, y, x + width, y + height],
        ] as const)
          strokes.push({ page, box: [a, b, c - a, d - b], fill: null });
    },
    next: () => {
      page = pages++;
    },
    first: () => {
      page = 0;
    },
    runs: () => runs,
    bytes: (form, write = written) => write({ size, runs: arranged(runs, form), strokes, pages }),
  };
}

function fontOf({ face, bold, italic }: Pick<Run, "face" | "bold" | "italic">): string {
  if (face === "unicode" || face === "east") return `${DEJAVU}${bold ? "-Bold" : ""}.ttf`;
  return NAMES[face][bold ? 1 : italic ? 2 : 0];
}

function widthOf(text: string, run: Pick<Run, "face" | "bold" | "italic" | "size" | "spacing">): number {
  if (run.face === "east")
    return run.size * [...text].reduce((sum, letter) => sum + (letter > "⺀" ? 1 : 0.5), 0);
  return measure.font(fontOf(run)).fontSize(run.size).widthOfString(text) + run.spacing * text.length;
}

function wrapped(
  text: string,
  width: number,
  run: Pick<Run, "face" | "bold" | "italic" | "size" | "spacing">,
): string[] {
  const lines: string[] = [];
  let line = "";
  const [parts, glue] = run.face === "east" ? [[...text], ""] : [text.split(" "), " "];
  for (const word of parts) {
    const longer = line ? `${line}${glue}${word}` : word;
    if (line && widthOf(longer, run) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** What a text run becomes in the file: whole, in words, in letters, or in an order of its own. */
function arranged(runs: Run[], form: Form): Run[] {
  if (form === "runs") return runs;
  if (form === "columns") return runs.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (form === "shuffled") return randomOf(runs.length).shuffled(runs);
  return runs.flatMap((run) => {
    const parts = [...run.text.matchAll(form === "words" ? /\S+/g : /\S/gu)];
    return parts.map((part) => ({
      ...run,
      text: part[0],
      x: run.x + widthOf(run.text.slice(0, part.index), run),
    }));
  });
}

async function written({ size, runs, strokes, pages }: Drawing): Promise<Uint8Array> {
  const document = new PDFDocument({ size, margin: 0, autoFirstPage: false, compress: true });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (let page = 0; page < pages; page++) {
    document.addPage();
    for (const {
      box: [x, y, w, h],
      fill,
    } of strokes.filter((stroke) => stroke.page === page))
      if (fill) document.rect(x, y, w, h).fill(fill);
      else
        document
          .moveTo(x, y)
          .lineTo(x + w, y + h)
          .lineWidth(0.6)
          .stroke("#222");
    for (const run of runs.filter((one) => one.page === page))
      document
        .font(fontOf(run))
        .fontSize(run.size)
        .fillColor(run.grey ? "#777" : "#000")
        .text(run.text, run.x, run.y, { lineBreak: false, characterSpacing: run.spacing });
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
