/** Numbers of the rows that have a word, ascending. */
export type Postings = Uint32Array | Float64Array;

const MORE = 0x80;
const WIDEST = 2 ** 32;
/** Bytes of the greatest number that PostgreSQL counts to exactly in a float. */
const WIDEST_SIZE = 8;

/** Ascending numbers as the steps between them, seven bits a byte: a word that every tenth row has takes a byte a row. */
export function packed(numbers: ArrayLike<number>): Buffer {
  const bytes = Buffer.allocUnsafe(numbers.length * 8);
  let [end, before] = [0, 0];
  for (let at = 0; at < numbers.length; at++) {
    let step = numbers[at]! - before;
    before = numbers[at]!;
    for (; step >= MORE; step = Math.floor(step / MORE)) bytes[end++] = (step % MORE) + MORE;
    bytes[end++] = step;
  }
  return bytes.subarray(0, end);
}

/** Ascending numbers in lists of about one size, which take no more than `most` bytes each when packed. */
export function split(numbers: number[], most: number): number[][] {
  const total = numbers.reduce((sum, number, at) => sum + sizeOf(number - (numbers[at - 1] ?? 0)), 0);
  // A list says its first number in full.
  const limit = Math.min(most, Math.ceil(total / Math.ceil(total / most)) + WIDEST_SIZE);
  const lists: number[][] = [];
  let [from, size] = [0, 0];
  for (let at = 0; at < numbers.length; at++) {
    const bytes = sizeOf(numbers[at]! - (numbers[at - 1] ?? 0));
    if (size + bytes > limit) {
      lists.push(numbers.slice(from, at));
      [from, size] = [at, sizeOf(numbers[at]!)];
    } else size += bytes;
  }
  lists.push(numbers.slice(from));
  return lists;
}

function sizeOf(step: number): number {
  let bytes = 1;
  for (let left = step; left >= MORE; left = Math.floor(left / MORE)) bytes++;
  return bytes;
}

/** The numbers that were packed, one after the other: parts of one list, in their order. */
export function unpacked(parts: Uint8Array[]): Postings {
  let count = 0;
  for (const part of parts) for (let at = 0; at < part.length; at++) if (part[at]! < MORE) count++;
  const narrow = new Uint32Array(count);
  let filled = 0;
  for (const part of parts) {
    let number = 0;
    for (let at = 0; at < part.length; ) {
      let byte = part[at++]!;
      let step = byte % MORE;
      for (let unit = MORE; byte >= MORE; unit *= MORE) {
        byte = part[at++]!;
        step += (byte % MORE) * unit;
      }
      number += step;
      if (number >= WIDEST) return wide(parts, count);
      narrow[filled++] = number;
    }
  }
  return narrow;
}

/** As above, for numbers that need more than four bytes. */
function wide(parts: Uint8Array[], count: number): Postings {
  const numbers = new Float64Array(count);
  let filled = 0;
  for (const part of parts) {
    let [number, step, unit] = [0, 0, 1];
    for (const byte of part) {
      step += (byte % MORE) * unit;
      unit *= MORE;
      if (byte >= MORE) continue;
      number += step;
      numbers[filled++] = number;
      [step, unit] = [0, 1];
    }
  }
  return numbers;
}

/** Ascending numbers with others among them and without those that left. */
export function merged(
  numbers: ArrayLike<number>,
  { arriving, leaving }: { arriving: ArrayLike<number>; leaving: ArrayLike<number> },
): number[] {
  const gone = new Set(Array.from(leaving));
  const kept: number[] = [];
  let next = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!;
    for (; next < arriving.length && arriving[next]! <= number; next++)
      if (arriving[next] !== number) kept.push(arriving[next]!);
    if (!gone.has(number)) kept.push(number);
  }
  for (; next < arriving.length; next++) kept.push(arriving[next]!);
  return kept;
}
