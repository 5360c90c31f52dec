import type { Box } from "../reading.ts";
import type { PdfDocument } from "./pdfium.ts";

/** x' = a·x + c·y + e, y' = b·x + d·y + f */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The page as shown, and the way there from PDF user space. */
export interface PageFrame {
  width: number;
  height: number;
  toShown: Matrix;
}

/** Reads the crop box and the rotation of a page. */
export function frameOf(pdf: PdfDocument, page: number): PageFrame {
  const { lib, memory, scratch } = pdf;
  lib.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
  const [w, h] = [right - left, top - bottom];
  switch (lib.FPDFPage_GetRotation(page)) {
    case 1:
      return { width: h, height: w, toShown: [0, 1, 1, 0, -bottom, -left] };
    case 2:
      return { width: w, height: h, toShown: [-1, 0, 0, 1, right, -bottom] };
    case 3:
      return { width: h, height: w, toShown: [0, -1, -1, 0, top, right] };
    default:
      return { width: w, height: h, toShown: [1, 0, 0, -1, -left, top] };
  }
}

/** How an object of a page lies in what it is part of. */
export function matrixOf({ lib, memory, scratch }: PdfDocument, object: number): Matrix {
  if (!lib.FPDFPageObj_GetMatrix(object, scratch)) return IDENTITY;
  const [m, at] = [memory.HEAPF32, scratch / 4];
  return [m[at]!, m[at + 1]!, m[at + 2]!, m[at + 3]!, m[at + 4]!, m[at + 5]!];
}

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  if (outer === IDENTITY) return inner;
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Where a point comes to stand. */
export function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright box around a moved rectangle. */
export function movedBox(matrix: Matrix, [x0, y0, x1, y1]: Box): Box {
  const [ax, ay] = moved(matrix, x0, y0);
  const [bx, by] = moved(matrix, x1, y1);
  const [cx, cy] = moved(matrix, x0, y1);
  const [dx, dy] = moved(matrix, x1, y0);
  return [
    Math.min(ax, bx, cx, dx),
    Math.min(ay, by, cy, dy),
    Math.max(ax, bx, cx, dx),
    Math.max(ay, by, cy, dy),
  ];
}

/** Area that two boxes share. */
export function shared(a: Box, b: Box) {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Area of a box; 0 when it is turned inside out. */
export function area(box: Box) {
  return Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1]);
}

/** The upright box around points. */
export function around(points: [number, number][]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) take(box, point[0], point[1]);
  return box;
}

/** Widens a box by a point. */
export function take(box: Box, x: number, y: number) {
  if (x < box[0]) box[0] = x;
  if (y < box[1]) box[1] = y;
  if (x > box[2]) box[2] = x;
  if (y > box[3]) box[3] = y;
}

/** What two boxes share; turned inside out where that is nothing. */
export function intersection(a: Box, b: Box): Box {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
}

/** Area of a polygon. */
export function shoelace(points: [number, number][]) {
  let twice = 0;
  for (let i = 0; i < points.length; i++) {
    const [x0, y0] = points[i]!;
    const [x1, y1] = points[(i + 1) % points.length]!;
    twice += x0 * y1 - x1 * y0;
  }
  return Math.abs(twice / 2);
}
