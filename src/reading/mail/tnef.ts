import type { FoundPart } from "./mail.ts";

/** TNEF, `winmail.dat`, by MS-OXTNEF: a stream of attributes, some of which hold lists of properties. */
const SIGNATURE = 0x223e9f78;
const [TITLE, CONTENT, RENDERING, PROPERTIES] = [0x00018010, 0x0006800f, 0x00069002, 0x00069005];
const [BODY, MESSAGE_PROPERTIES] = [0x0002800c, 0x00069003];

/** Properties by their id; strings come as text. */
const [LONG_NAME, OBJECT, MEDIA_TYPE, CONTENT_ID, PLAIN, HTML] = [
  0x3707, 0x3701, 0x370e, 0x3712, 0x1000, 0x1013,
];
const WIDTHS: Record<number, number> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};
const [OBJECT_TYPE, TEXT8, TEXT16, BINARY] = [0x0d, 0x1e, 0x1f, 0x102];
const MANY_VALUES = 0x1000;
/** The interface id that stands before an embedded object. */
const INTERFACE_BYTES = 16;

/** Tells whether bytes are a TNEF stream. */
export function isTnef(bytes: Uint8Array): boolean {
  return bytes.length > 6 && viewOf(bytes).getUint32(0, true) === SIGNATURE;
}

/** The files in a TNEF stream, and its text. Throws when it is damaged. */
export function openTnef(bytes: Uint8Array): FoundPart[] {
  const found: FoundPart[] = [];
  const texts: FoundPart[] = [];
  for (const { id, data } of attributes(bytes)) {
    const part = found.at(-1);
    if (id === RENDERING) found.push(unnamed());
    else if (id === TITLE && part) part.name ||= text8(data);
    else if (id === CONTENT && part) part.bytes = data;
    else if (id === PROPERTIES && part) describe(part, propertiesOf(data));
    else if (id === BODY) texts.push(said("text/plain", Buffer.from(text8(data))));
    else if (id === MESSAGE_PROPERTIES) texts.push(...textOf(propertiesOf(data)));
  }
  const html = texts.find(({ type }) => type === "text/html");
  return [...found, ...(html ? [html] : texts.slice(0, 1))];
}

function* attributes(bytes: Uint8Array) {
  const view = viewOf(bytes);
  for (let at = 6; at + 11 <= bytes.length; ) {
    const id = view.getUint32(at + 1, true);
    const length = view.getUint32(at + 5, true);
    const start = at + 9;
    if (start + length > bytes.length) throw new Error("A TNEF attribute is cut off");
    yield { id, data: bytes.subarray(start, start + length) };
    at = start + length + 2;
  }
}

function describe(part: FoundPart, properties: Map<number, Uint8Array | string>) {
  const text = (id: number) => {
    const value = properties.get(id);
    return typeof value === "string" && value ? value : null;
  };
  part.name = text(LONG_NAME) ?? part.name;
  part.type = text(MEDIA_TYPE)?.toLowerCase() ?? part.type;
  part.contentId = text(CONTENT_ID);
  const object = properties.get(OBJECT);
  if (!(object instanceof Uint8Array) || part.bytes.length) return;
  part.bytes = object;
}

function textOf(properties: Map<number, Uint8Array | string>): FoundPart[] {
  const [html, plain] = [properties.get(HTML), properties.get(PLAIN)];
  if (html) return [said("text/html", typeof html === "string" ? Buffer.from(html) : html)];
  return typeof plain === "string" ? [said("text/plain", Buffer.from(plain))] : [];
}

/** A list of properties: a count, then each one's type, id and value, padded to four bytes. */
function propertiesOf(data: Uint8Array): Map<number, Uint8Array | string> {
  const view = viewOf(data);
  const found = new Map<number, Uint8Array | string>();
  let at = 4;
  for (let left = view.getUint32(0, true); left > 0 && at + 4 <= data.length; left--) {
    const [type, id] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    at += 4;
    if (id >= 0x8000) at = afterName(view, at);
    const kind = type & ~MANY_VALUES;
    const width = WIDTHS[kind];
    if (width) {
      const count = type & MANY_VALUES ? view.getUint32(at, true) : 1;
      at += count * width + (type & MANY_VALUES ? 4 : 0);
      continue;
    }
    if (![OBJECT_TYPE, TEXT8, TEXT16, BINARY].includes(kind)) return found;
    const count = view.getUint32(at, true);
    at += 4;
    for (let value = 0; value < count && at + 4 <= data.length; value++) {
      const length = view.getUint32(at, true);
      const bytes = data.subarray(at + 4, at + 4 + length);
      if (kind === TEXT8) found.set(id, text8(bytes));
      else if (kind === TEXT16) found.set(id, ended(new TextDecoder("utf-16le").decode(bytes)));
      else found.set(id, kind === OBJECT_TYPE ? bytes.subarray(INTERFACE_BYTES) : bytes);
      at += 4 + length + ((4 - (length % 4)) % 4);
    }
  }
  return found;
}

/** Named properties carry their name: a GUID, then a number or a string. */
function afterName(view: DataView, at: number) {
  const byNumber = view.getUint32(at + 16, true) === 0;
  if (byNumber) return at + 24;
  const length = view.getUint32(at + 20, true);
  return at + 24 + length + ((4 - (length % 4)) % 4);
}

function unnamed(): FoundPart {
  return {
    name: "",
    type: "application/octet-stream",
    bytes: new Uint8Array(),
    inline: false,
    contentId: null,
  };
}

function said(type: string, bytes: Uint8Array): FoundPart {
  const name = type === "text/html" ? "mail.html" : "mail.txt";
  return { name, type, bytes, inline: false, contentId: null, body: true };
}

function text8(bytes: Uint8Array) {
  return ended(new TextDecoder("windows-1252").decode(bytes));
}

const ended = (text: string) => text.replace(/\0.*$/s, "");

function viewOf(bytes: Uint8Array) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
