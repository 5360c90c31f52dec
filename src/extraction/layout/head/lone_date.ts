import { type Area, overlap, type Segment, type TextLine, type Token } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type PrintedDate, parseDate } from "../values/dates.ts";

/** A letter's day as letters begin: "Bern, 3 April 2023", "3005 Bern, 3.4.2023". */
const PLACE = /^(\d{4,5}\s+)?\p{Lu}[\p{L} .'-]{2,24},\s*((den|le|el|il|am|a|em|dnia|dne|d\.)\s+)?/iu;

/** The time of day behind the day, and by which way, or who wrote: "at 10:02 am from Wholesale", "/ Mrs Lee". */
const BEHIND = /(?<=\d{4}),?\s+((\p{L}{1,3}\s+)?\d{1,2}:\d{2}|\/\s+\p{Lu}).*$/u;

/** Words that tell when an order was given: "placed by Dana Lee on", "Confirmado em", or a shop's state of it: "PROCESSING"; or its number: "№ 4711 от", "исх. № 4711 от". */
const GIVEN =
  /^.*(?<!\p{L})(placed|submitted|created|ordered|confirmed|passée|créée|confirmée|realizado|confirmado|creado|criado|aufgegeben|erstellt|bestellt|geplaatst|złożone)( (by|por|par|von|door|przez)( \p{Lu}\S*){1,3})?,? (on|em|el|le|am|il|op|dnia)\s|^(processing|pending|completed|procesando|pendiente|completado|en cours|in bearbeitung)\s|^(исх\.?\s*)?(№|n[ro°º]?\.?)\s?\S*\d\S*\s(от|від|vom|du|del|z dnia|ze dne|od)\s/iu;

/** The only day that stands by itself on the first page, above its table or in its upper half, as letters carry it; `taken` holds the words of values read elsewhere. */
export function loneDate(
  [area]: Area[],
  style: Style,
  { skip, taken }: { skip: ReadonlySet<TextLine>; taken: ReadonlySet<Token> },
): (PrintedDate & { tokens: Token[]; page: number }) | null {
  if (!area) return null;
  const first = area.lines.findIndex((line) => skip.has(line));
  const head = first < 0 ? area.lines.filter(({ y }) => y < area.height / 2) : area.lines.slice(0, first);
  const found = head.flatMap((line, at) =>
    (area.grid && line.segments.length > 1 ? [] : line.segments).flatMap((segment) => {
      const rest = segment.text.replace(PLACE, "").replace(GIVEN, "").replace(BEHIND, "").replace(/\.$/, "");
      const date = /\d/.test(rest) ? parseDate(rest, style.dates) : null;
      if (!date || segment.tokens.some((token) => taken.has(token))) return [];
      const alone =
        PLACE.test(segment.text) ||
        GIVEN.test(segment.text) ||
        !isAnswer(segment, { line, above: area.lines[at - 1], taken });
      return alone ? [{ ...date, tokens: segment.tokens, page: area.page }] : [];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0]! : null;
}

/** Whether words that hold no figure stand beside a segment or close above it, as captions do; not beside a value behind its own caption: "Order AB/4711 | 2 May 2026". */
function isAnswer(
  segment: Segment,
  { line, above, taken }: { line: TextLine; above: TextLine | undefined; taken: ReadonlySet<Token> },
): boolean {
  const before = line.segments[line.segments.indexOf(segment) - 1];
  const gap = before ? segment.box[0] - before.box[2] : Infinity;
  const near = gap < 12 * line.height && !ANSWERED.test(before!.text) ? before!.tokens : [];
  if (near.some((token, i) => i > 0 && taken.has(token)) && !taken.has(near[0]!)) return false;
  if (near.length > 0) return true;
  const over = above?.segments.find((one) => overlap(one, segment));
  const isNear = over !== undefined && line.box[1] - above!.box[3] < 2 * line.height;
  return isNear && !/[\d@]/.test(over.text) && !isAnswered(over, above!);
}

/** Whether a caption over a day has its own value beside it: "PAGE: 1". */
function isAnswered(over: Segment, { segments }: TextLine): boolean {
  const next = segments[segments.indexOf(over) + 1];
  return over.text.endsWith(":") && next !== undefined && !next.text.endsWith(":");
}

/** A caption with its value, which is none of a day beside: "BUYER: KDW". */
const ANSWERED = /^\p{L}[\p{L} .]*:\s?[\p{L}\d]/u;
