import type { TextLine, Token } from "../page/lines.ts";
import { countsIn } from "./sentences.ts";
import { opensWithLabelled } from "./text_code.ts";
import { itemIn } from "./text_item.ts";

/** One or several lines of text that belong together, with the tokens they are made of. */
export interface Passage {
  text: string;
  lines: TextLine[];
  parts: { token: Token; page: number; from: number; to: number }[];
  /** Empty lines or a new list entry stand above. */
  apart: boolean;
  /** A sentence of it orders several items, one behind the other. */
  running?: boolean;
}

/** Words that order something. */
export const ORDERING =
  /\b(same (order )?as|orders?|ordering|reorder\w*|restock\w*|send|ship|need\w*|require\w*|deliver|supply|purchase|want|would like|bestell\w*|liefer\w*|brauch\w*|benötig\w*|schick\w*|senden|command\w*|livr\w*|envoy\w*|besoin|pedid\w*|pedir|envi\w*|necesit\w*|ordin\w*|inviare|bestel\w*|lever\w*|encomend\w*|zamaw\w*|zamówi\w*|objedn\w*|megrendel\w*|comand\w*|beställ\w*|bestill\w*)\b|заказ|заявк|نرجو توريد|طلب شراء|订购|訂購|采购|採購|下单|安排|注文|発注|주문|sipariş/i;
const LEAD = /([:：]|\.\.\.|…)\s*$/;
const PLACE_LEAD =
  /(?<!\p{L})(to|address|from|at|adresse|dirección|an|à|a)(\s+(our|notre|unser\p{L}*|nuestr[oa]|nosso|nossa)\s+(?!order|commande|bestell|pedido|encomenda)\p{L}+)?\s*:\s*$/iu;
/** The mark or number of a list's entry. */
export const LISTED = /^\s*([-–*•·・◦▪]|\(?\d{1,3}([.)]\s|、)|pos(\.|ition)\s*\d{1,4}\s)/i;
/** What stands under such an entry tells more of it, even where it ends in a size. */
const NUMBERED = /^\s*\(?\d{1,3}([.)]\s|、)/;
/** "Pos. 10  AS.49.1539  flange bearing": its count may stand beneath. */
const POSITION = /^\s*pos(\.|ition)\s*\d{1,4}\s/i;
/** A code that a line's end breaks behind its hyphen: "R-" over "952-23". */
const BROKEN_CODE = /(?:^|\s)[\p{Lu}\d][\p{Lu}\d./-]*-$/u;

/** Letters of a passage: a longer text is read in several. */
const LONGEST = 12_000;

/** Lines that were wrapped, and what is indented under an entry, as one; those that are known to be `rows` alone. */
export function passagesOf(lines: TextLine[], rows: ReadonlyMap<TextLine, unknown> = NO_ROWS): Passage[] {
  const passages: Passage[] = [];
  let previous: TextLine | null = null;
  for (const line of lines) {
    const last = passages.at(-1);
    const alone = rows.has(line) || (previous && rows.has(previous));
    if (last && previous && !alone && last.text.length < LONGEST && continues(previous, line, last))
      append(last, line);
    else {
      const running = last && last.text.length >= LONGEST && runs(last);
      const apart = !previous || gapped(previous, line);
      passages.push(append({ text: "", lines: [], parts: [], apart, ...(running && { running }) }, line));
    }
    previous = line;
  }
  return passages;
}

const NO_ROWS: ReadonlyMap<TextLine, unknown> = new Map();

function append(passage: Passage, line: TextLine): Passage {
  for (const token of line.tokens) {
    const text = token.text.trim();
    const broken =
      token === line.tokens[0] && BROKEN_CODE.test(passage.text) && /^[\p{Lu}\d./-]*\d/u.test(text);
    const blank = passage.text && !broken ? " " : "";
    const from = passage.text.length + blank.length;
    passage.text += blank + text;
    passage.parts.push({ token, page: line.page, from, to: passage.text.length });
  }
  passage.lines.push(line);
  return passage;
}

function gapped(above: TextLine, below: TextLine): boolean {
  return above.page !== below.page || below.y - above.y > 1.6 * Math.max(above.height, 10);
}

/** The next line goes on with the entry or the sentence: no empty line between, no mark, and indented or in mid-sentence. */
function continues(above: TextLine, below: TextLine, passage: Passage): boolean {
  if (below.goesOn) return true;
  if (!gapped(above, below) && isWrapped(above, below) && runs(passage)) return true;
  if (gapped(above, below) || LISTED.test(below.text) || isLead(above.text) || passage.lines.length > 12)
    return false;
  const indented = below.box[0] > passage.lines[0]!.box[0] + 8;
  if (indented && LISTED.test(passage.text) && opensWithLabelled(below.text)) return true;
  if (/^\s*if\b/i.test(below.text) && itemIn(passage.text, ".")?.sure) return false;
  if (indented && POSITION.test(passage.text)) return true;
  if (/^\s*\p{L}[^:]{1,40}:(\s|$)/u.test(below.text)) return false;
  if (indented && NUMBERED.test(passage.text) && itemIn(passage.text, ".")) return true;
  if (above.tokens[0]?.cell) return false;
  if (TIMES.test(below.text)) return true;
  if (itemIn(below.text, ".")?.sure) return false;
  return (indented && LISTED.test(passage.text)) || (isWrapped(above, below) && !isWhole(passage, below));
}

/** Whether a passage orders several items in a sentence; a passage that does so once goes on. */
function runs(passage: Passage): boolean {
  const [first, second] = passage.running ? [] : countsIn(passage.text);
  passage.running ||= second !== undefined && ORDERING.test(passage.text.slice(0, first));
  return passage.running;
}

/** "x 3 at 1,12 = 3,36": how many of what stands above. */
const TIMES = /^\s*[x×]\s?\d+(?=\s|$)/i;

/** Whether an item ends with its price, and another sentence begins below. */
function isWhole({ text }: Passage, below: TextLine): boolean {
  return /^\s*\p{Lu}/u.test(below.text) && itemIn(text, ".")?.unitPrice !== undefined;
}

function isWrapped(above: TextLine, below: TextLine): boolean {
  return (
    above.text.length > 55 && !/[.:!?]\s*$/.test(above.text) && !/^\p{Lu}[\p{L}\s]+,?$/u.test(below.text)
  );
}

/** Whether a text announces a list of what is ordered. */
export function isLead(text: string): boolean {
  return LEAD.test(text) && !PLACE_LEAD.test(text) && !/\d/.test(text.slice(-12)) && itemlessLead(text);
}

function itemlessLead(text: string): boolean {
  return (
    ORDERING.test(text) ||
    /\b(following|items?|parts?|list|below|these|positionen|artikel|articles|artículos)\b/i.test(text)
  );
}

/** Lines from a street to its town. */
const TO_TOWN = 2;

/** What stands right under one of some passages, as a town stands under its street. */
export function rightUnder<P extends Pick<Passage, "apart">>(passages: P[], at: number): P[] {
  const below = passages.slice(at + 1, at + 1 + TO_TOWN);
  const end = below.findIndex(({ apart }) => apart);
  return end < 0 ? below : below.slice(0, end);
}
