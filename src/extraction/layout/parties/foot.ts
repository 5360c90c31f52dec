import { type Area, type Segment, type TextLine, textOf } from "../page/lines.ts";
import { cleanName } from "./clean_name.ts";
import type { Named } from "./named.ts";
import {
  endsInStreet,
  isBritishTown,
  isContact,
  isFirm,
  isLegalForm,
  isName,
  isTown,
  LEGAL,
  plainName,
  sameName,
  spacedName,
} from "./names.ts";
import { linesOf } from "./party_blocks.ts";
import { labelsOfSegment } from "./party_column.ts";

/** The part of a page's height that its foot has. */
const FOOT = 0.1;
/** In points: letters of a name that is printed as a letterhead are larger than those of text. */
const LARGER = 1.25;
/** Above whom the goods go to, below those that a label names. */
const WEIGHT = 3;

/** Whose paper a page is by its foot: the firm whose mark heads it, in full, or one that stands there with its town and its number in a register; none of these where the head says it in larger letters, unless without the legal form that the foot has, or it is known by where goods and bill go. */
export function footer(
  area: Area | undefined,
  { heads, rows, isKnown }: { heads: Named[]; rows: ReadonlySet<TextLine>; isKnown: boolean },
): Named[] {
  if (!area || area.grid) return [];
  const foot = area.lines.filter((line) => line.box[1] > (1 - FOOT) * area.height && !rows.has(line));
  const segments = segmentsOf(foot);
  const full = [...segments, ...segmentsOf(area.lines.slice(-LAST).filter((line) => !rows.has(line)))].find(
    ({ segment }) => isInFull(segment, heads),
  );
  if (full) return [named(full)];
  const texts = segments.map(({ segment }) => segment.text);
  const isRegistered = texts.some((text) => REGISTER.test(text));
  if (isKnown || !texts.some(hasTown) || !(isRegistered || texts.some((text) => CALLED.test(text))))
    return [];
  const usual = usualSize(area);
  const headed = heads.some(({ tokens: [first] }) => first!.bold || first!.size > LARGER * usual);
  // A firm's house may head its paper without what the firm is registered as.
  const isOwed = isRegistered && heads[0] !== undefined && !LEGAL.test(heads[0].name);
  for (const one of headed && !isOwed ? [] : segments) {
    const name = nameIn(one.segment);
    if (
      !isName(name) ||
      isLegalForm(name) ||
      COURT.test(name) ||
      (headed && !isFirm(name)) ||
      (!isFirm(name) && (!isRegistered || SENTENCES.test(name))) ||
      isBritishTown(name) ||
      endsInStreet(name) ||
      isContact(name) ||
      labelsOfSegment(one.segment.tokens) ||
      !/\s/.test(name)
    )
      continue;
    const isHead = heads.some((head) => sameName(plainName(head.name), plainName(name)));
    return isHead && !isOwed ? [] : [named(one)];
  }
  return [];
}

/** "Es gelten unsere Bedingungen. Gerichtsstand Landshut": what is agreed, no name. */
const SENTENCES = /\p{L}{5}\. \p{L}/u;

/** "AG Freiburg": where a firm is registered. */
const COURT = /^AG \p{Lu}\p{Ll}+$/u;

function segmentsOf(lines: TextLine[]): { segment: Segment; page: number }[] {
  return lines.flatMap(({ segments, page }) => segments.map((segment) => ({ segment, page })));
}

/** Lines that close a page, wherever they stand on it. */
const LAST = 2;

function named({ segment, page }: { segment: Segment; page: number }): Named {
  return { name: nameIn(segment), tokens: segment.tokens, page, weight: WEIGHT, unlabelled: true };
}

function nameIn({ tokens }: Segment): string {
  return nameAlone(textOf(linesOf(tokens)[0]!));
}

/** A firm's name without where it is, its capital and what it is registered by. */
export function nameAlone(text: string): string {
  return cleanName(cleanName(text).replace(BEHIND, ""));
}

/** Whether a text of the foot is a firm whose name begins with what heads the page as its mark, or has it among its words: with its town, or where the mark is of several words. */
function isInFull(segment: Segment, heads: Named[]): boolean {
  const name = nameIn(segment);
  if (!isFirm(name)) return false;
  return heads.some(
    ({ name: mark }, i) =>
      !isFirm(mark) &&
      (isShortFor(mark, name) || (i === 0 && isAmong(mark, name))) &&
      (hasTown(segment.text) || /\S\s+\S/.test(mark)),
  );
}

function hasTown(text: string): boolean {
  return text.split(/\s[-–|•·]\s/).some(isTown);
}

/** Whether a mark is some of a name's words: "LÁZARO" of "Conservas Hermanos Lázaro, S.A.". */
function isAmong(mark: string, name: string): boolean {
  return mark.length >= LEAST_OF_HOUSE && spacedName(name).includes(spacedName(mark));
}

/** Whether each word of a short name begins one of the full name, the first the first. */
export function isShortFor(short: string, full: string): boolean {
  const [words, others] = [short.replace(/['’]s?(?=\s|$)/gi, ""), full].map((name) =>
    plain(name).split(/\s+/),
  );
  const isNamed = words!.join("").length >= LEAST_OF_HOUSE && others![0]!.startsWith(words![0]!);
  return isNamed && words!.every((word) => others!.some((other) => other.startsWith(word)));
}

/** In small letters without accents, which capitals often lack. */
function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Letters that tell a house from others. */
const LEAST_OF_HOUSE = 5;

/** What a firm is registered by. */
const REGISTERS = String.raw`siret|siren|rcs|c\.?u\.?i\.?t|n\.?i\.?t|r\.?f\.?c|r\.?u\.?[ct]|tva|ust-?id|hrb|hra|org\.?\s?nr|cvr|kvk|btw|p\.?\s?iva|partita iva|c\.?i\.?f|n\.?i\.?f|cnpj|reg(istered|istration)?\.?( (in|no|number|office))|company no|vat|abn|gstin|nip|krs|momsnr|foretaksregisteret`;
const REGISTER = new RegExp(String.raw`(?<!\p{L})(${REGISTERS})(?!\p{L})`, "iu");
/** How a firm may be reached. */
const CALLED = /^(phone|tel|telephone|fax)[.: ]|^www\./i;
/** "Camping Les Trois Pins - 27 chemin des Vignes", "Acme Ltd. Registered in England": where the firm's name ends. */
const BEHIND = new RegExp(
  String.raw`\s[-–|•·]\s.*$|,\s.*\d.*$|\.?\s(?=registered\s|au capital\s|à (?:directoire|conseil|associé)|(${REGISTERS})(?!\p{L})).*$`,
  "iu",
);

/** The size of most of a page's words. */
function usualSize({ lines }: Area): number {
  const sizes = lines.flatMap(({ tokens }) => tokens.map(({ size }) => size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}
