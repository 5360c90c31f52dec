import type { Box } from "../reading.ts";
import { area, around, shoelace } from "./geometry.ts";

/** A line of a path, or the outline of what it fills. */
export interface Subpath {
  points: [number, number][];
  closed: boolean;
  straight: boolean;
}

/** Of what lies within two outlines of a path nothing is painted. */
const ALTERNATE = 1;
/** Share of the rectangle around it that a rectangle takes up. */
const FULL = 0.99;

/** The four sides of a frame, which some programs draw as one area within another; other areas as they are. */
export function withHole(subpaths: Subpath[], mode: number): Subpath[] {
  const [one, other, ...more] = subpaths;
  if (mode !== ALTERNATE || !one || !other || more.length > 0) return subpaths;
  const [a, b] = [around(one.points), around(other.points)];
  const [outer, inner] = area(a) > area(b) ? [a, b] : [b, a];
  const isWithin =
    outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
  if (!isWithin || ![one, other].every(isBox)) return subpaths;
  const sides: Box[] = [
    [outer[0], outer[1], outer[2], inner[1]],
    [outer[0], inner[3], outer[2], outer[3]],
    [outer[0], outer[1], inner[0], outer[3]],
    [inner[2], outer[1], outer[2], outer[3]],
  ];
  return sides.map(([x0, y0, x1, y1]) => ({
    points: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    closed: true,
    straight: true,
  }));
}

function isBox({ points, straight }: Subpath): boolean {
  const outline = around(points);
  return straight && area(outline) > 0 && shoelace(points) / area(outline) > FULL;
}
