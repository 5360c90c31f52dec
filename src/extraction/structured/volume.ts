/** Values of one file that are read as data: each is a node, a cell of the sheet that shows it and what an order says. */
const MOST = 400_000;

/** A sentence's end for a text with more of these marks, each of which stands for a value, than are read; null for any other. */
export function tooMany(text: string, marks: string[]): { damaged: string } | null {
  let left = MOST;
  for (const mark of marks)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length))
      if (--left < 0)
        return { damaged: `it holds more values than the ${MOST.toLocaleString("en")} that are read` };
  return null;
}
