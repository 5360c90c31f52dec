import type { Box } from "../../../reading/mod.ts";
import { type Area, type Segment, type TextLine, union } from "../page/lines.ts";
import { nameAlone } from "./foot.ts";
import { foremost } from "./in_full.ts";
import type { Named } from "./named.ts";
import { isFirm, LEGAL, spacedName } from "./names.ts";

/** Who may buy, first the one whose name begins as the two lines of a mark at the head say it together, where the likeliest is of the same house: "ARDCARN" over "access platforms", "LONE STAR TRANSIT" over "AUTHORITY". */
export function marksInFull(all: Named[], areas: Area[]): Named[] {
  const [first] = all;
  if (!first?.unlabelled) return all;
  const marks = all
    .filter(({ unlabelled }) => unlabelled)
    .flatMap((mark) => wholesOf(mark, areas.find(({ page }) => page === mark.page)?.lines ?? []));
  const short = spacedName(first.name);
  const own = all.find((one) => {
    const name = spacedName(one.name);
    const isOfHouse = short
      .trim()
      .split(" ")
      .every((word) => name.includes(` ${word} `));
    return name !== short && isOfHouse && marks.some((whole) => name.startsWith(whole));
  });
  return own ? foremost(own, all) : goneOn(all, areas);
}

/** Who may buy, the first one with the line right under its mark that goes on with it, "ATELIERS" over "DU VERCORS", or that ends in a legal form, "MERIDIAN" over "Pipe & Supply Corp.". */
function goneOn([mark, ...others]: Named[], areas: Area[]): Named[] {
  const under = mark && lineUnder(mark, areas);
  if (!mark || !under || isFirm(mark.name)) return [mark!, ...others];
  const isNext =
    GOES_ON.test(under.text) ||
    (/^\p{Lu}{4,}$/u.test(mark.name) && LEGAL.test(under.text) && isApart(mark, under));
  if (!isNext) return [mark, ...others];
  const whole = {
    ...mark,
    name: nameAlone(`${mark.name} ${under.text}`),
    tokens: [...mark.tokens, ...under.tokens],
  };
  return [whole, ...others.filter(({ tokens }) => tokens[0] !== under.tokens[0])];
}

/** The line right under a mark that begins at its edge. */
function lineUnder({ tokens, page }: Named, areas: Area[]): Segment | undefined {
  const [x0, , , bottom] = union(tokens);
  const segments = areas.find((area) => area.page === page)?.lines.flatMap((line) => line.segments) ?? [];
  return segments.find(({ box }) => {
    const gap = box[1] - bottom;
    return Math.abs(box[0] - x0) < EDGE && Math.abs(gap) < box[3] - box[1];
  });
}

/** Whether a line has no word of the mark over it. */
function isApart({ name }: Named, { text }: Segment): boolean {
  return !spacedName(text).includes(spacedName(name));
}

/** "DU VERCORS", "de Obras y Reformas, S.L.". */
const GOES_ON = /^(du|de|des|del|della|di|da|do|of|y|e|et|und|and|&|van|von) \p{L}/iu;

/** A name at the head with the line right under it, and with the one right over it. */
function wholesOf({ name, tokens }: Named, lines: TextLine[]): string[] {
  const mark = union(tokens);
  return lines.flatMap(({ segments }) =>
    segments.flatMap(({ text, box }) => {
      const near = NEAR * Math.max(mark[3] - mark[1], box[3] - box[1]);
      if (!edges(box, mark).some((off) => off < EDGE)) return [];
      if (box[1] > mark[1] && box[1] - mark[3] < near) return [spacedName(`${name} ${text}`)];
      return box[1] < mark[1] && mark[1] - box[3] < near ? [spacedName(`${text} ${name}`)] : [];
    }),
  );
}

/** How far the left and the right edges of two lines stand off each other. */
function edges(one: Box, other: Box): number[] {
  return [Math.abs(one[0] - other[0]), Math.abs(one[2] - other[2])];
}

/** In points, and in heights of a line: how far the lines of a mark may stand off each other. */
const [EDGE, NEAR] = [4, 1];
