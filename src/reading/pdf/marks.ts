import type { Box } from "../reading.ts";
import {
  area,
  around,
  intersection,
  type Matrix,
  matrixOf,
  moved,
  movedBox,
  multiply,
  type PageFrame,
  shoelace,
  take,
} from "./geometry.ts";
import { type Subpath, withHole } from "./holes.ts";
import { type Layers, undrawn } from "./layers.ts";
import { sorting } from "./marked.ts";
import type { PdfDocument } from "./pdfium.ts";
import type { Color, Span, TextMark } from "./set.ts";

/** An opaque area: what it covers is not seen, and text of its colour on it is not seen either. */
export interface Paint {
  box: Box;
  /** Place in the drawing order. */
  order: number;
  /** Null: a picture. */
  color: Color | null;
}

/** What is drawn on a page besides text. */
export interface Marks {
  rules: Box[];
  fills: Box[];
  pictures: Box[];
  paints: Paint[];
  texts: Map<number, TextMark>;
  /** Paths that are painted. */
  drawn: number;
  /** More objects than were looked at. */
  truncated: boolean;
}

interface Walk extends Marks {
  pdf: PdfDocument;
  left: number;
  order: number;
  layers: Layers;
  sort(object: number): Span | null;
  undrawn: Set<number>;
}

const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
const [BEZIER, MOVE] = [1, 2];
/** Share of the rectangle around it that an area takes up. */
const FILLED = 0.85;
const FORMS_DEEP = 12;
/** Points. */
const RULE_THICKNESS = 3;
const RULE_LENGTH = 4;
const SLANT = 0.6;
const WHITE = 250;
const CLIP_SEGMENTS = 200;

interface Walked {
  frame: PageFrame;
  /** The most that are looked at. */
  objects: number;
}

/** Walks over the drawn objects of a page, into its forms; over those of a page with a layer that is switched off once more. */
export function marksOf(pdf: PdfDocument, page: number, options: Walked): Marks {
  const walk = walked(pdf, page, { ...options, undrawn: new Set() });
  if (walk.layers.size === 0) return walk;
  const off = undrawn(pdf, { page, frame: options.frame, layers: walk.layers });
  return off.size > 0 ? walked(pdf, page, { ...options, undrawn: off }) : walk;
}

function walked(
  pdf: PdfDocument,
  page: number,
  { frame, objects, undrawn }: Walked & { undrawn: Set<number> },
): Walk {
  const walk: Walk = {
    pdf,
    left: objects,
    order: 0,
    ...sorting(pdf),
    undrawn,
    rules: [],
    fills: [],
    pictures: [],
    paints: [],
    texts: new Map(),
    drawn: 0,
    truncated: false,
  };
  const { lib } = pdf;
  const whole: Place = {
    toShown: frame.toShown,
    clip: [0, 0, frame.width, frame.height],
    deep: 0,
    drawn: true,
  };
  const count = lib.FPDFPage_CountObjects(page);
  for (let i = 0; i < count && !walk.truncated; i++) visit(walk, lib.FPDFPage_GetObject(page, i), whole);
  return walk;
}

interface Place {
  toShown: Matrix;
  clip: Box;
  deep: number;
  drawn: boolean;
}

function visit(walk: Walk, object: number, place: Place) {
  if (walk.left-- <= 0) {
    walk.truncated = true;
    return;
  }
  const { lib } = walk.pdf;
  const type = lib.FPDFPageObj_GetType(object);
  const order = walk.order++;
  const clip = clipOf(walk.pdf, object, place);
  const drawn = place.drawn && !walk.undrawn.has(object);
  const span = walk.sort(object);
  if (type === TEXT) walk.texts.set(object, { order, clip, toShown: place.toShown, drawn, span });
  if (type === FORM && place.deep < FORMS_DEEP) {
    const toShown = multiply(matrixOf(walk.pdf, object), place.toShown);
    const count = lib.FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count && !walk.truncated; i++) {
      visit(walk, lib.FPDFFormObj_GetObject(object, i), { toShown, clip, deep: place.deep + 1, drawn });
    }
  }
  if (!drawn || area(clip) <= 0) return;
  if (type === IMAGE) image(walk, object, { toShown: place.toShown, clip, order });
  if (type === PATH) path(walk, object, { toShown: place.toShown, clip, order });
}

interface Drawn {
  toShown: Matrix;
  clip: Box;
  order: number;
}

function image(walk: Walk, object: number, { toShown, clip, order }: Drawn) {
  const shape = multiply(matrixOf(walk.pdf, object), toShown);
  const box = intersection(movedBox(shape, [0, 0, 1, 1]), clip);
  if (area(box) <= 0) return;
  if (isRule(box)) return void walk.rules.push(box);
  walk.pictures.push(box);
  if (!walk.pdf.lib.FPDFPageObj_HasTransparency(object)) walk.paints.push({ box, order, color: null });
}

function path(walk: Walk, object: number, { toShown, clip, order }: Drawn) {
  const { lib, memory, scratch } = walk.pdf;
  lib.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const mode = memory.HEAP32[scratch / 4]!;
  const fills = mode !== 0;
  const strokes = memory.HEAP32[scratch / 4 + 1] !== 0;
  const fill = fills ? colorOf(walk.pdf, object, "FPDFPageObj_GetFillColor") : null;
  const stroke = strokes ? colorOf(walk.pdf, object, "FPDFPageObj_GetStrokeColor") : null;
  if (!fill && !stroke) return;
  walk.drawn++;
  const shape = multiply(matrixOf(walk.pdf, object), toShown);
  const opaque = fill !== null && !lib.FPDFPageObj_HasTransparency(object);
  const half = stroke ? strokeWidth(walk.pdf, object, shape) / 2 : 0;
  const subpaths = subpathsOf(walk, object, shape);
  for (const subpath of fill ? withHole(subpaths, mode) : [])
    filled(walk, subpath, { color: fill!, opaque, clip, order });
  for (const subpath of stroke && !isWhite(stroke) ? subpaths : []) stroked(walk, subpath, { half, clip });
}

function filled(
  walk: Walk,
  { points }: Subpath,
  { color, opaque, clip, order }: { color: Color; opaque: boolean; clip: Box; order: number },
) {
  const outline = around(points);
  const box = intersection(outline, clip);
  if (box[2] < box[0] || box[3] < box[1]) return;
  if (isRule(box)) {
    if (!isWhite(color)) walk.rules.push(box);
    return;
  }
  if (area(outline) <= 0 || shoelace(points) / area(outline) < FILLED) return;
  if (opaque) walk.paints.push({ box, order, color });
  if (!isWhite(color) && Math.min(box[2] - box[0], box[3] - box[1]) > RULE_THICKNESS) walk.fills.push(box);
}

function stroked(walk: Walk, { points, closed }: Subpath, { half, clip }: { half: number; clip: Box }) {
  const ends = closed && points[0] ? [...points, points[0]] : points;
  for (let i = 1; i < ends.length; i++) {
    const [x0, y0, x1, y1] = around([ends[i - 1]!, ends[i]!]);
    const across = x1 - x0 > y1 - y0;
    if (Math.min(x1 - x0, y1 - y0) > SLANT) continue;
    const thick: Box = across ? [x0, y0 - half, x1, y1 + half] : [x0 - half, y0, x1 + half, y1];
    const box = intersection(thick, clip);
    if (isRule(box)) walk.rules.push(box);
  }
}

function subpathsOf(walk: Walk, object: number, shape: Matrix) {
  const { lib, memory, scratch } = walk.pdf;
  const subpaths: Subpath[] = [];
  const count = lib.FPDFPath_CountSegments(object);
  for (let i = 0; i < count; i++) {
    if (walk.left-- <= 0) {
      walk.truncated = true;
      break;
    }
    const segment = lib.FPDFPath_GetPathSegment(object, i);
    lib.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point = moved(shape, memory.HEAPF32[scratch / 4]!, memory.HEAPF32[scratch / 4 + 1]!);
    const type = lib.FPDFPathSegment_GetType(segment);
    if (type === MOVE || subpaths.length === 0) subpaths.push({ points: [], closed: false, straight: true });
    const subpath = subpaths.at(-1)!;
    subpath.points.push(point);
    if (type === BEZIER) subpath.straight = false;
    if (lib.FPDFPathSegment_GetClose(segment)) subpath.closed = true;
  }
  return subpaths;
}

/** Null when it is no plain colour, or not seen at all. */
function colorOf(
  { lib, memory, scratch }: PdfDocument,
  object: number,
  get: "FPDFPageObj_GetFillColor" | "FPDFPageObj_GetStrokeColor",
): Color | null {
  if (!lib[get](object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
  const [color, at] = [memory.HEAPU32, scratch / 4];
  return color[at + 3]! < 8 ? null : [color[at]!, color[at + 1]!, color[at + 2]!];
}

function strokeWidth({ lib, memory, scratch }: PdfDocument, object: number, [a, b]: Matrix) {
  lib.FPDFPageObj_GetStrokeWidth(object, scratch);
  return Math.max(0.1, memory.HEAPF32[scratch / 4]! * Math.hypot(a, b));
}

/** The part of the page an object may draw on. */
function clipOf({ lib, memory, scratch }: PdfDocument, object: number, place: Place): Box {
  const clip = lib.FPDFPageObj_GetClipPath(object);
  const paths = clip ? lib.FPDFClipPath_CountPaths(clip) : 0;
  if (paths <= 0) return place.clip;
  const [a, b, c, d, e, f] = place.toShown;
  const at = scratch / 4;
  let box = place.clip;
  for (let i = 0; i < paths; i++) {
    const count = lib.FPDFClipPath_CountPathSegments(clip, i);
    if (count < 1 || count > CLIP_SEGMENTS) continue;
    const outline: Box = [Infinity, Infinity, -Infinity, -Infinity];
    for (let j = 0; j < count; j++) {
      lib.FPDFPathSegment_GetPoint(lib.FPDFClipPath_GetPathSegment(clip, i, j), scratch, scratch + 4);
      const points = memory.HEAPF32;
      take(outline, a * points[at]! + c * points[at + 1]! + e, b * points[at]! + d * points[at + 1]! + f);
    }
    box = intersection(box, outline);
  }
  return box;
}

function isRule([x0, y0, x1, y1]: Box) {
  const [width, height] = [x1 - x0, y1 - y0];
  const [thick, long] = width < height ? [width, height] : [height, width];
  return thick >= 0 && thick <= RULE_THICKNESS && long >= RULE_LENGTH && long > thick * 2;
}

function isWhite(color: Color) {
  return color[0] >= WHITE && color[1] >= WHITE && color[2] >= WHITE;
}
