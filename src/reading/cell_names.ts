/** 4, 1 → "B5". */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/** 27 is "AB": columns count from 0. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

/** "AB" is 27: columns count from 0. */
export function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** "B5" or "B5:C7" as numbers from 0, inclusive. */
export function cellRange(name: string) {
  const [from = "", to = from] = name.split(":");
  const [start, end] = [placeOf(from), placeOf(to)];
  return { top: start.row, left: start.column, bottom: end.row, right: end.column };
}

function placeOf(name: string) {
  const [, letters = "", digits = "0"] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  return { row: Number(digits) - 1, column: columnOf(letters) };
}
