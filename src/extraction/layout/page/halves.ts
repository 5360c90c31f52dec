import { type Area, inOne, lineOf, overlap, type TextLine } from "./lines.ts";

/** In heights of a line: what stands nearer over or under another is half of it. */
const HALF = 0.85;

/** Rows with what stands half a line over or under them, beside their own words: a text of two lines in the middle of whose height its figures stand. */
export function withHalves(rows: TextLine[], lines: TextLine[]): TextLine[] {
  const at = new Map(lines.map((line, i) => [line, i]));
  const whole = new Set(rows);
  return rows.map((row) => {
    const place = at.get(row) ?? 0;
    const halves = [lines[place - 1], lines[place + 1]].filter(
      (line) => line && !whole.has(line) && isHalfOf(row, line),
    ) as TextLine[];
    return halves.reduce((all, half) => (isBeside(all, half) ? joined(all, half) : all), row);
  });
}

function isHalfOf(row: TextLine, line: TextLine): boolean {
  return row.page === line.page && !row.tokens[0]?.cell && Math.abs(row.y - line.y) < HALF * row.height;
}

/** Whether no word of a line stands over or under one of a row. */
function isBeside({ tokens }: TextLine, line: TextLine): boolean {
  return line.tokens.every(({ box: [x0, , x1] }) => tokens.every(({ box }) => box[2] < x0 || box[0] > x1));
}

function joined(row: TextLine, half: TextLine): TextLine {
  const all = lineOf([...row.tokens, ...half.tokens], { page: row.page, vertical: [] });
  return { ...all, blank: row.blank, even: row.even };
}

/** A page with lines that stand less apart than lines of a text, and beside each other's words, as one, but for what is half of a line above it; null where there are none. */
export function halvesJoined(area: Area): Area | null {
  const lines: TextLine[] = [];
  const all = withCentred(area.lines);
  for (const [i, line] of all.entries()) {
    const above = lines.at(-1);
    const [over, last] = [all[i - 2], all[i - 1]];
    const isTaken = over && last && last.y - over.y < Math.min(HALF * last.height, line.y - last.y);
    if (above && !isTaken && line.y - above.y < 1.1 * above.height && isBeside(above, line))
      lines[lines.length - 1] = { ...joined(above, line), y: above.y, height: above.height };
    else lines.push(line);
  }
  return lines.length < area.lines.length ? { ...area, lines } : null;
}

/** Lines of captions with those of two lines between whose halves they stand: "Poř. | Název" amid "Registrační" over "číslo". */
function withCentred(lines: TextLine[]): TextLine[] {
  const wholes = lines.map((line, i) => wholeOf(lines[i - 1], line, lines[i + 1]));
  return lines.flatMap((line, i) => {
    const whole = wholes[i];
    if (whole) return [whole];
    return wholes[i - 1] || wholes[i + 1] ? [] : [line];
  });
}

/** A line with the captions whose upper half stands half a line over it and whose lower half as far under it. */
function wholeOf(over: TextLine | undefined, line: TextLine, under: TextLine | undefined): TextLine | null {
  if (!over || !under || /\d/.test(over.text + line.text + under.text)) return null;
  const isAmid = [over, under].every((half) => isHalfOf(line, half) && isBeside(line, half));
  if (!isAmid || over.segments.length !== under.segments.length) return null;
  if (!over.segments.every((upper, i) => overlap(upper, under.segments[i]!))) return null;
  const captions = over.segments.map((upper, i) => inOne([...upper.tokens, ...under.segments[i]!.tokens]));
  return joined(line, { ...over, tokens: captions });
}
