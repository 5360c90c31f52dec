/** Mails signed as a whole (`smime.p7m`), by RFC 5652 and 8551: what was signed is wrapped in the signature. */
const SIGNED_DATA = "2a864886f70d010702";
const [SEQUENCE, OBJECT_ID, OCTETS, PARTS_OF_OCTETS, CONTENT] = [0x30, 0x06, 0x04, 0x24, 0xa0];
const [LONG_FORM, OPEN_ENDED] = [0x7f, 0x80];
/** Elements inside each other. */
const MOST_DEPTH = 12;

/** The mail inside a signature; null when the bytes are none, or wrap nothing. Signatures are not judged. */
export function signedMail(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== SEQUENCE) return null;
  try {
    const [kind, wrapped] = inside(elementAt(bytes, 0));
    if (kind?.tag !== OBJECT_ID || Buffer.from(kind.bytes).toString("hex") !== SIGNED_DATA) return null;
    const [, , signed] = wrapped ? inside(inside(wrapped)[0]!) : [];
    const content = signed && inside(signed).find(({ tag }) => tag === CONTENT);
    return content ? octetsOf(inside(content)[0]!) : null;
  } catch {
    return null;
  }
}

/** An element of ASN.1 in BER, without its head. */
interface Element {
  tag: number;
  bytes: Uint8Array;
  /** Where the next one begins. */
  next: number;
}

function octetsOf(element: Element): Uint8Array | null {
  if (element.tag === OCTETS) return element.bytes;
  if (element.tag !== PARTS_OF_OCTETS) return null;
  return Buffer.concat(inside(element).map(({ bytes }) => bytes));
}

function inside({ bytes }: Element): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; at = found.at(-1)!.next) found.push(elementAt(bytes, at));
  return found;
}

/** Throws where the bytes end too early. */
function elementAt(bytes: Uint8Array, at: number, depth = 0): Element {
  const [tag, length] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || length === undefined || depth > MOST_DEPTH)
    throw new Error("An element is cut off");
  if (length === OPEN_ENDED) return openEnded(bytes, at, depth);
  const digits = length > OPEN_ENDED ? length & LONG_FORM : 0;
  const start = at + 2 + digits;
  const size = digits ? bytes.subarray(at + 2, start).reduce((sum, digit) => sum * 256 + digit, 0) : length;
  if (start + size > bytes.length) throw new Error("An element is cut off");
  return { tag, bytes: bytes.subarray(start, start + size), next: start + size };
}

/** An element that goes on until two zeros. */
function openEnded(bytes: Uint8Array, at: number, depth: number): Element {
  let end = at + 2;
  while (bytes[end] !== 0 || bytes[end + 1] !== 0) end = elementAt(bytes, end, depth + 1).next;
  return { tag: bytes[at]!, bytes: bytes.subarray(at + 2, end), next: end + 2 };
}
