import type { Area, TextLine } from "./lines.ts";

/** Heads and feet that pages repeat at the same height; a line between rows, or amid others that are not repeated, is none. */
export function runningLines(areas: Area[], isRowLike: (line: TextLine) => boolean): Set<TextLine> {
  if (areas.length < 2) return new Set();
  const seen = new Map<string, TextLine[]>();
  for (const area of areas)
    if (!area.grid)
      for (const line of area.lines) {
        const key = `${Math.round(line.y / 4)}:${line.text.replace(/\d+/g, (n) => (n.length < 4 ? "#" : n))}`;
        const same = seen.get(key);
        if (same) same.push(line);
        else seen.set(key, [line]);
      }
  const repeated = [...seen.values()].filter(
    (lines) =>
      new Set(lines.map(({ page }) => page)).size > 1 && !lines.some(holdsFigure) && countPages(lines),
  );
  const all = new Set(repeated.flat());
  const between = betweenRows(areas, (line) => isRowLike(line) && !all.has(line));
  const running = new Set(repeated.filter((lines) => !lines.some((line) => between.has(line))).flat());
  for (const area of areas)
    for (const [i, line] of area.lines.entries())
      if (i < EDGE && area !== areas[0] && PAGED.test(line.text)) running.add(line);
      else if (running.has(line) && isAmid(line, [area.lines[i - 1], area.lines[i + 1]], running))
        running.delete(line);
  return running;
}

/** The lines of each page between its first and its last row. */
function betweenRows(areas: Area[], isRow: (line: TextLine) => boolean): Set<TextLine> {
  return new Set(
    areas.flatMap(({ lines }) => {
      const first = lines.findIndex(isRow);
      return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isRow));
    }),
  );
}

/** Whether the numbers of lines that are else the same stay, or rise with the page. */
function countPages([first, ...others]: TextLine[]): boolean {
  const numbersOf = ({ text }: TextLine) => (text.match(/\d+/g) ?? []).map(Number);
  const numbers = numbersOf(first!);
  return others.every((line) =>
    numbersOf(line).every((n, i) => n === numbers[i] || n - numbers[i]! === line.page - first!.page),
  );
}

/** Lines at the top of a page that may number it. */
const EDGE = 3;
/** How a page says which one it is. */
export const PAGED =
  /(?<!\p{L})(page|pag\.?|p[aá]gina|seite|blatt|blad|sida|side|sivu|strona|strana|sayfa)\s*[:#]?\s*\d{1,3}(?!\S*[\d\p{L}])|第\s*\d+\s*页/iu;

function isAmid(line: TextLine, beside: (TextLine | undefined)[], running: ReadonlySet<TextLine>): boolean {
  return beside.every(
    (other) => other && !running.has(other) && Math.abs(other.y - line.y) < 1.7 * line.height,
  );
}

/** Whether a decimal figure stands alone, as in rows; clauses name paragraphs such as "60-1.4(a)". */
function holdsFigure({ tokens }: TextLine): boolean {
  return tokens.some(({ text }) => /^[^\p{L}\d]*\d[\d.,'’]*[.,]\d+\D{0,4}$/u.test(text));
}
