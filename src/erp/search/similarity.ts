/** How alike two sets of words are, 0..1: the share of letters in words that both have; a slip of the pen still counts. */
export function similarity(first: Set<string>, second: Set<string>): number {
  const [few, many] = [first, second].map(lengthOf).sort((a, b) => a - b) as [number, number];
  if (!few) return 0;
  let shared = 0;
  for (const word of first) {
    if (second.has(word)) shared += lengthOf([word]);
    else if ([...second].some((other) => !first.has(other) && isSlip(word, other)))
      shared += lengthOf([word]) * 0.8;
  }
  // What one side says more is less of a difference than what both sides say differently.
  return Math.min(1, shared / (0.35 * few + 0.65 * many));
}

function lengthOf(words: Iterable<string>): number {
  let length = 0;
  for (const word of words) length += Math.min(word.length, 8) + 1;
  return length;
}

/** One letter missing, added, changed, or two swapped, in a word of five letters and more; numbers must be the same. */
function isSlip(first: string, second: string): boolean {
  if (/\d/.test(first + second) || Math.min(first.length, second.length) < 5) return false;
  if (Math.abs(first.length - second.length) > 1) return false;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start++;
  const rest = (word: string, skip: number) => word.slice(start + skip);
  return (
    rest(first, 1) === rest(second, 1) ||
    rest(first, 1) === rest(second, 0) ||
    rest(first, 0) === rest(second, 1) ||
    (first[start] === second[start + 1] &&
      first[start + 1] === second[start] &&
      rest(first, 2) === rest(second, 2))
  );
}
