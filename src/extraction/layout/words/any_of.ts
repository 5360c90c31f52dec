/** One pattern that is in a text wherever any of several is, asked first: most texts have none of them. Where no word begins none that begins with one is tried. */
export function anyOf(patterns: RegExp[]): RegExp {
  const all = patterns.flatMap(({ source }) => alternatives(source));
  const [words, others] = [true, false].map((isWord) => all.filter((one) => one.startsWith(WORD) === isWord));
  const inWords = words!.map((one) => one.slice(WORD.length)).join("|");
  return new RegExp([...others!, ...(inWords ? [`${WORD}(?:${inWords})`] : [])].join("|"), "u");
}

const WORD = "\\b";
/** A letter, a class of them, or what parts alternatives, alone or of a group. */
const PIECES = /\\.|\[(?:\\.|[^\]])*\]|./gsu;

/** "a(b|c)|d" as "a(b|c)" and "d". */
function alternatives(source: string): string[] {
  const all = [""];
  let depth = 0;
  for (const [piece] of source.matchAll(PIECES)) {
    if (piece === "(") depth++;
    if (piece === ")") depth--;
    if (piece === "|" && depth === 0) all.push("");
    else all[all.length - 1] += piece;
  }
  return all;
}
