import { readValue } from "../head/label_values.ts";
import { type Labelled, labelsOf } from "../head/labelled.ts";
import type { Area, TextLine } from "../page/lines.ts";
import { partOf } from "../page/spread.ts";
import { styleOf } from "../page/style.ts";
import type { Label } from "../words/captions.ts";
import { type Heading, headingsOf } from "./headings.ts";

/** In points: white between a column of facts and the table beside it. */
const WHITE = 4;
/** Captions of the head, and lines that stand on both sides, from which on a column beside a table is one of facts. */
const LEAST = 2;
/** As surely as a caption names what it announces. */
const NAMED = 3;

/** A page whose number, days and parties stand in a column beside its table: its head with that column, and the table by itself; other pages as they are. */
export function stripped(area: Area): Area[] {
  const heading = area.grid ? undefined : headingsOf(area).find(({ main }) => main);
  if (!heading) return [area];
  const left = heading.columns.slice(0, 2).map(({ x0 }) => x0 - WHITE);
  const right = heading.box[2] + WHITE;
  const sides = [...left.map((at) => (x: number) => x < at), (x: number) => x > right];
  for (const isBeside of sides) {
    const parts = partedBy(isBeside, { area, heading });
    if (parts) return parts;
  }
  return [area];
}

function partedBy(
  isBeside: (x: number) => boolean,
  { area, heading }: { area: Area; heading: Heading },
): Area[] | null {
  const [head, rest] = [area.lines.slice(0, heading.first), area.lines.slice(heading.first)];
  const below = headingsOf(area).find(({ first, main }) => first > heading.last && !main);
  const end = rest.findIndex((line, i) => heading.first + i === below?.first || straddles(line, isBeside));
  const whole = end < 0 ? rest : rest.slice(0, end);
  const both = whole.filter((line) => isOnBoth(line, isBeside));
  if (both.length < LEAST) return null;
  const beside = whole.slice(0, whole.indexOf(both.at(-1)!) + 1);
  const strip = beside.flatMap((line) => partOf(line, isBeside, area));
  const facts = { ...area, lines: strip };
  const rows = whole.filter(({ segments }) => segments.filter(({ box }) => !isBeside(box[0])).length > LEAST);
  const isOfRows = 2 * rows.filter((line) => isOnBoth(line, isBeside)).length > rows.length;
  if (!tellsFacts(facts, area) && (isOfRows || !namesParties(facts))) return null;
  const table = beside.flatMap((line) => partOf(line, (x) => !isBeside(x), area));
  return [
    { ...area, lines: [...head, ...strip] },
    { ...area, lines: [...table, ...rest.slice(beside.length)] },
  ];
}

/** Whether a column of a page tells several things of an order's head, each with its value. */
function tellsFacts(strip: Area, area: Area): boolean {
  const captions = labelsOf(strip).filter(({ strength }) => strength >= NAMED);
  if (kinds(captions) < LEAST) return false;
  const style = styleOf([area]);
  return kinds(captions.filter((caption) => readValue(caption, strip, style) !== null)) >= LEAST;
}

/** Whether a column of a page names several parties of the order. */
function namesParties(strip: Area): boolean {
  return kinds(labelsOf(strip).filter(({ label }) => PARTIES.has(label))) >= LEAST;
}

const PARTIES: ReadonlySet<Label> = new Set(["vendor", "shipTo", "billTo", "buyer"]);

function kinds(captions: Labelled[]): number {
  return new Set(captions.map(({ label }) => label)).size;
}

/** Whether a text of a line begins on one side and ends on the other. */
function straddles({ segments }: TextLine, isBeside: (x: number) => boolean): boolean {
  return segments.some((segment) => isOnBoth(segment, isBeside));
}

function isOnBoth({ tokens }: Pick<TextLine, "tokens">, isBeside: (x: number) => boolean): boolean {
  return isBeside(tokens[0]!.box[0]) !== isBeside(tokens.at(-1)!.box[0]);
}
