/** A word of plain text with the column where it begins, and the row that it stands in. */
export interface Placed {
  text: string;
  at: number;
  row: number;
}

/** Amounts alone at the margin: what a mail program folded of a row. */
const REST = /^(?:[$€£]?\d[\d.,' ]*[.,]\d+[$€£]?(?:\s+|$)){1,3}$/;
/** A row of a table that begins with a number and does not end with an amount. */
const BEGUN = /^\s*\d+\W?\s+(?:\S+\s+){2,}(?!\S*\d[.,]\d\d\s*$)\S+\s*$/;
/** Words over a table, and those of them that were folded too. */
const [CAPTIONS, CAPTION] = [/^\s*(?:\D+?\s+){2,}\D+$/, /^\D{2,30}$/];
/** So many rows at least tell that a text is folded, and no mail is folded further to the right. */
const [LEAST, WIDEST] = [3, 80];
/** Letters between the right edges of what was folded. */
const APART = 14;

/** The words of a text's rows; what a mail program folded of a table's rows stands behind them again, its figures under each other. */
export function unfolded(rows: string[]): Placed[][] {
  const words = rows.map(wordsOf);
  const folded = rows.flatMap((row, i) => (BEGUN.test(row) && REST.test(rows[i + 1] ?? "") ? [i] : []));
  const width = Math.max(...rows.map(({ length }) => length));
  const open = rows.filter((row) => BEGUN.test(row)).length;
  if (folded.length < LEAST || folded.length < 0.8 * open || width > WIDEST) return words;
  const over = folded[0]! - 2;
  const headed = CAPTIONS.test(rows[over] ?? "") && CAPTION.test(rows[over + 1] ?? "");
  const behind = headed ? words[over + 1]! : [];
  const edges = headed ? words[over]!.map(({ text, at }) => at + text.length) : [];
  const edgesOf = (count: number) => {
    const further = Math.max(behind.length, count - edges.length);
    return [...edges, ...Array.from({ length: further }, (_, i) => width + APART * (i + 1))].slice(-count);
  };
  for (const at of headed ? [over, ...folded] : folded) {
    const rest = words[at + 1]!;
    const ends = edgesOf(rest.length);
    words[at]!.push(...rest.map((word, i) => ({ ...word, at: ends[i]! - word.text.length })));
    words[at + 1] = [];
  }
  return words;
}

function wordsOf(text: string, row: number): Placed[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, at: index, row }));
}
