import { Malformed } from "../../errors.ts";

/** Longer lines are refused before they are held. */
const LONGEST_LINE = 1024 * 1024;
const NEWLINE = 10;

/** One line of a delivery that isn't blank. */
export interface Line {
  /** From 1. */
  number: number;
  value: unknown;
}

/** The lines of an NDJSON stream, those of one chunk together. Throws `Malformed` naming the line. */
export async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest: Uint8Array = new Uint8Array();
  let number = 0;
  for await (const part of body) {
    const last = part.lastIndexOf(NEWLINE);
    if (last < 0) {
      rest = joined(rest, part);
      if (rest.length > LONGEST_LINE) throw new Malformed(`Line ${number + 1} is longer than 1 MB`);
      continue;
    }
    const lines = parsed(joined(rest, part.subarray(0, last)), number);
    number = lines.number;
    rest = part.slice(last + 1);
    if (lines.found.length) yield lines.found;
  }
  const { found } = parsed(rest, number);
  if (found.length) yield found;

  function parsed(bytes: Uint8Array, before: number) {
    const found: Line[] = [];
    let number = before;
    for (const text of decoded(bytes, before).split("\n")) {
      number++;
      if (text.trim()) found.push({ number, value: jsonOf(text, number) });
    }
    return { found, number };
  }

  function decoded(bytes: Uint8Array, before: number): string {
    try {
      return decoder.decode(bytes);
    } catch {
      throw new Malformed(`After line ${before} there are bytes that are not UTF-8`);
    }
  }
}

function jsonOf(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed(`Line ${number} is not JSON`);
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  return first.length ? Buffer.concat([first, second]) : second;
}
