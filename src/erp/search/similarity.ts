/** How much each word tells. */
export type Weigh = (word: string) => number;

/** What a word that is meant by a mistyped one counts of itself. */
export const SLIP = 0.8;
const ABBREVIATED = 0.7;
const SHORTEST_SLIP = 5;
const SHORTEST_ABBREVIATION = 3;

/** How alike two sets of words are, 0..1: the share of what tells that both have; slips of the pen and words cut short still count. */
export function similarity(first: Set<string>, second: Set<string>, weigh: Weigh): number {
  const [few, many] = [first, second].map((words) => sum(words, weigh)).sort((a, b) => a - b) as [
    number,
    number,
  ];
  if (!few) return 0;
  let shared = 0;
  const open = [...second].filter((word) => !first.has(word));
  for (const word of first) {
    if (second.has(word)) shared += weigh(word);
    else shared += Math.max(0, ...open.map((other) => alike(word, other) * (weigh(word) + weigh(other)))) / 2;
  }
  // What one side says more is less of a difference than what both sides say differently.
  return Math.min(1, shared / (0.35 * few + 0.65 * many));
}

/** What is left of how alike two addresses are that have another house's number. */
const OTHER_HOUSE = 0.5;
/** Beside the number of a house the postal code is one. */
const SAME_HOUSE = 2;
const NUMBER = /^@\d+$/;

/** As `similarity()` for the words of addresses: the same street has many houses. */
export function placeSimilarity(first: Set<string>, second: Set<string>, weigh: Weigh): number {
  const [ours, theirs] = [first, second].map(
    (words) => new Set([...words].filter((word) => NUMBER.test(word))),
  );
  const shared = ours!.intersection(theirs!).size;
  const isOther = shared < Math.min(SAME_HOUSE, ours!.size, theirs!.size);
  return similarity(first, second, weigh) * (isOther ? OTHER_HOUSE : 1);
}

/** Long words tell more. */
export function lengthOf(word: string): number {
  return Math.min(word.length, 8) + 1;
}

function sum(words: Set<string>, weigh: Weigh): number {
  let all = 0;
  for (const word of words) all += weigh(word);
  return all;
}

function alike(word: string, other: string): number {
  if (isSlip(word, other)) return SLIP;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= SHORTEST_ABBREVIATION && !/[\d@]/.test(short) && long.startsWith(short)
    ? ABBREVIATED
    : 0;
}

/** One letter missing, added, changed, or two swapped, in a word of five letters and more; numbers must be the same. */
export function isSlip(first: string, second: string): boolean {
  return oneApart(first, second) && isMistakable(first) && isMistakable(second);
}

/** Whether a slip of the pen may be in a word. */
export function isMistakable(word: string): boolean {
  return word.length >= SHORTEST_SLIP && !/\d/.test(word);
}

/** Whether one character is missing, added or changed, or two neighbours are swapped; what is the same is so, too. */
export function oneApart(first: string, second: string): boolean {
  const least = Math.min(first.length, second.length);
  if (Math.max(first.length, second.length) > least + 1) return false;
  let start = 0;
  while (start < least && first.charCodeAt(start) === second.charCodeAt(start)) start++;
  let [end, other] = [first.length - 1, second.length - 1];
  for (; end >= start && other >= start && first.charCodeAt(end) === second.charCodeAt(other); end--) other--;
  if (end <= start && other <= start) return true;
  const isPair = end === start + 1 && other === end;
  return isPair && first[start] === second[end] && first[end] === second[start];
}

/** Every text that is one apart from another within its first so many `places`, or anywhere: a character is missing, added or another, or two neighbours are swapped. */
export function spellings(
  text: string,
  { characters, places = text.length }: { characters: string; places?: number },
): Set<string> {
  const made = new Set<string>();
  for (let at = 0; at <= Math.min(places, text.length); at++) {
    const [before, rest, behind] = [text.slice(0, at), text.slice(at), text.slice(at + 1)];
    for (const character of characters) {
      made.add(before + character + rest);
      if (rest) made.add(before + character + behind);
    }
    if (rest) made.add(before + behind);
    if (behind) made.add(before + behind[0] + rest[0] + behind.slice(1));
  }
  made.delete(text);
  return made;
}
