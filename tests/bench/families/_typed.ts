/** A line of a fixed font: each text starts at its column, or ends before it where the column is negative. */
export function typed(...parts: [column: number, value: string | number][]): string {
  return parts.reduce((line, [column, value]) => {
    const text = String(value);
    return line.padEnd(column < 0 ? -column - text.length : column) + text;
  }, "");
}
