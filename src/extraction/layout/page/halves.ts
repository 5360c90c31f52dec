import { type Area, lineOf, type TextLine } from "./lines.ts";

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
  return row.page === line.page && !row.tokens[0]?.cell && Math.abs(row.y - line.y) < 0.85 * row.height;
}

/** Whether no word of a line stands over or under one of a row. */
function isBeside({ tokens }: TextLine, line: TextLine): boolean {
  return line.tokens.every(({ box: [x0, , x1] }) => tokens.every(({ box }) => box[2] < x0 || box[0] > x1));
}

function joined(row: TextLine, half: TextLine): TextLine {
  const all = lineOf([...row.tokens, ...half.tokens], { page: row.page, vertical: [] });
  return { ...all, blank: row.blank, even: row.even };
}

/** A page with lines that stand less apart than lines of a text, and beside each other's words, as one; null where there are none. */
export function halvesJoined(area: Area): Area | null {
  const lines: TextLine[] = [];
  for (const line of area.lines) {
    const above = lines.at(-1);
    if (above && line.y - above.y < 1.1 * above.height && isBeside(above, line))
      lines[lines.length - 1] = { ...joined(above, line), y: above.y, height: above.height };
    else lines.push(line);
  }
  return lines.length < area.lines.length ? { ...area, lines } : null;
}
