/** One pattern that is in a text wherever any of several is, asked first: most texts have none of them. What begins alike is tried once, and what begins a word only where one begins. */
export function anyOf(patterns: RegExp[]): RegExp {
  const all = patterns.flatMap(({ source }) => alternatives(source));
  const byPlace = Map.groupBy(all, (one) => PLACES.find((place) => one.startsWith(place)) ?? "");
  const parts = [...byPlace].map(
    ([place, some]) => `${place}(?:${merged(some.map((one) => one.slice(place.length)))})`,
  );
  return new RegExp(parts.join("|"), "u");
}

/** Where a pattern may begin: with a text, with a word. */
const PLACES = ["^", "\\b"];

/** Alternatives as one: "item", "items" and "part" as "item(?:|s)|part". */
function merged(all: string[]): string {
  const byLetter = Map.groupBy(all.flatMap(opened), (one) => LETTER.exec(one)?.[0] ?? "");
  return [...byLetter]
    .map(([letter, some]) =>
      letter === "" || some.length === 1
        ? some.join("|")
        : `${letter}(?:${merged(some.map((one) => one.slice(letter.length)))})`,
    )
    .join("|");
}

/** A letter, or a blank, that stands once. */
const LETTER = /^[\p{L}\p{N} ](?![?*+{])/u;

/** "(a|b)c" as "ac" and "bc". */
function opened(one: string): string[] {
  if (!/^\((?!\?[^:])/.test(one)) return [one];
  const pieces = piecesOf(one);
  const end = pieces.findIndex(({ piece, depth }) => piece === ")" && depth === 0);
  const textOf = (some: Piece[]) => some.map(({ piece }) => piece).join("");
  const [inner, rest] = [textOf(pieces.slice(1, end)).replace(/^\?:/, ""), textOf(pieces.slice(end + 1))];
  const all = alternatives(inner);
  return /^[?*+{]/.test(rest) || all.length * rest.length > MOST
    ? [one]
    : all.flatMap((first) => opened(first + rest));
}

/** In letters: what stands behind a group is not written again and again to more. */
const MOST = 400;

/** "a(b|c)|d" as "a(b|c)" and "d". */
function alternatives(source: string): string[] {
  const all = [""];
  for (const { piece, depth } of piecesOf(source))
    if (piece === "|" && depth === 0) all.push("");
    else all[all.length - 1] += piece;
  return all;
}

/** A letter, a class of them, or what parts alternatives, and in how many groups it stands. */
interface Piece {
  piece: string;
  depth: number;
}

const PIECES = /\\.|\[(?:\\.|[^\]])*\]|./gsu;

function piecesOf(source: string): Piece[] {
  let depth = 0;
  return [...source.matchAll(PIECES)].map(([piece]) => {
    if (piece === ")") depth--;
    const found = { piece, depth };
    if (piece === "(") depth++;
    return found;
  });
}
