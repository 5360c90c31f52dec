const HEADER = 20;
const ENTRY = 12;

/** PostgreSQL's binary form of bigint[], none of them below zero: a header, then for each its length and eight bytes. */
export function bigintsOf(sent: Buffer): number[] {
  const length = Math.max(0, Math.floor((sent.length - HEADER) / ENTRY));
  const numbers = new Array<number>(length);
  for (let n = 0, at = HEADER + 4; n < length; n++, at += ENTRY)
    numbers[n] = sent.readUInt32BE(at) * 2 ** 32 + sent.readUInt32BE(at + 4);
  return numbers;
}
