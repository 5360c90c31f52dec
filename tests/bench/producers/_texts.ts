import { edited, type PlainPage } from "./_file.ts";
import type { Change } from "./_pages.ts";

export const BLANK = 0x20;
export const TEXT = /q\n1 0 0 -1 0 [\d.]+ cm\nBT\n[\s\S]*?\nET\nQ\n/g;
export const SHOWN = /\[((?:\((?:\\[\s\S]|[^\\)])*\)|<[\da-f]*>|[-\d.\s]+)*)\] TJ/g;
export const PIECE = /\(((?:\\[\s\S]|[^\\)])*)\)|<([\da-f]*)>|(-?[\d.]+)/g;
const SIZE = /\/F\d+ ([\d.]+) Tf/;

/** Each text of a file as it is changed; null where none is. */
export function texts(change: (text: string, page: PlainPage) => string): Change {
  return (bytes) =>
    edited(bytes, ({ pages }) => {
      const before = pages.map(({ content }) => content);
      for (const page of pages) page.content = page.content.replace(TEXT, (text) => change(text, page));
      return pages.some(({ content }, i) => content !== before[i]);
    });
}

/** Each string of one byte a letter as what is shown instead. */
export function asShown(change: (codes: number[], font: string) => string): Change {
  return (bytes) =>
    edited(bytes, (file) => {
      let changed = false;
      const piece = (font: string) => (_: string, plain?: string, hex?: string, gap?: string) =>
        gap ?? change(codesOf(plain, hex), font);
      for (const page of file.pages)
        page.content = page.content.replace(TEXT, (text) => {
          const font = file.fontOf(/\/(\S+) [\d.]+ Tf/.exec(text)?.[1] ?? "");
          if (!/Type1/.test(font)) return text;
          changed = true;
          return text.replace(SHOWN, (_, inner: string) => `[${inner.replace(PIECE, piece(font))}] TJ`);
        });
      return changed;
    });
}

function codesOf(plain: string | undefined, hex = ""): number[] {
  if (plain === undefined) return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const letter = (_: string, code?: string, sign = "") =>
    code ? String.fromCharCode(Number.parseInt(code, 8)) : ({ n: "\n", r: "\r", t: "\t" }[sign] ?? sign);
  return Array.from(plain.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, letter), (sign) => sign.charCodeAt(0));
}

export function hexOf(codes: number[]): string {
  return `<${codes.map((code) => code.toString(16).padStart(2, "0")).join("")}>`;
}

export function blankOf(font: string): number {
  return /Courier/.test(font) ? 600 : /Times/.test(font) ? 250 : 278;
}

export function sizeOf(text: string): number {
  return Number(SIZE.exec(text)?.[1]);
}

export function placeOf(text: string): [x: number, y: number] {
  const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(text) ?? [];
  return [Number(x), Number(y)];
}

/** The texts of each page in another order, behind all else, each with its ink. */
export function ordered(arrange: (texts: string[]) => string[]): Change {
  return (bytes) =>
    edited(bytes, ({ pages }) => {
      const all = pages.map((page) => takenApart(page));
      for (const [i, { texts, rest }] of all.entries())
        pages[i]!.content = `q\n${rest}\nQ\n${arrange(texts).join("")}`;
      return all.some(({ texts }) => texts.filter(isSign).length * 2 < texts.length);
    });
}

/** Whether a text is of one letter: such ones keep their order in files. */
function isSign(text: string): boolean {
  return /\[(<..(..)?>|\(.\)) 0\] TJ/.test(text);
}

function takenApart({ content }: PlainPage): { texts: string[]; rest: string } {
  const texts: string[] = [];
  const rest = content.replace(TEXT, (text, at: number) => {
    const ink =
      content
        .slice(0, at)
        .match(/^\/DeviceRGB cs\n.* scn$/gm)
        ?.at(-1) ?? "0 g";
    texts.push(`q ${ink}\n${text.replace(/^q\n.* cm\n/, "")}`);
    return "";
  });
  return { texts, rest };
}
