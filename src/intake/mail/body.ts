import { asksForGoods, itemLines, namesOrder, numbersOrder, otherPaper, tableRows } from "./words.ts";

/** How sure it is that a text holds an order. */
export type Certainty = "sure" | "maybe" | "no";

const READ_CHARACTERS = 60_000;
const LINE_CHARACTERS = 400;
const FORWARDED = /^\s*(fwd?|wg|tr|rv|i|doorst):/i;
const REPLY = /^\s*(re|aw|antw|sv|r|res|odp)(\[\d+\])?:/i;
/** Where programs begin to repeat the mail that is answered. */
const QUOTE_BEGINS =
  /^[ \t]{0,9}(on .{5,200} wrote:|am .{5,200} schrieb.*:|le .{5,200} a écrit.*:|el .{5,200} escribió:|-{2,}[ \t]{0,9}(original message|ursprüngliche nachricht|message d'origine)[ \t]{0,9}-{2,}|_{20,}|from: .+|von: .+)[ \t]*$/im;
const SIGNATURE = /^(--\s?|sent from my \w+.*|get outlook for \w+.*|von meinem \w+ gesendet.*)$/im;

/** Whether a subject says that another mail is answered. */
export function isReply(subject: string) {
  return REPLY.test(subject);
}

/** Text whose lines are short enough for patterns to look at, and no longer than anybody reads to see an order. */
export function shortLines(text: string): string {
  return text
    .slice(0, READ_CHARACTERS)
    .replace(/[ \t]{3,}/g, "  ")
    .replace(new RegExp(`[^\\n]{${LINE_CHARACTERS}}(?=[^\\n])`, "g"), "$&\n");
}

/** What the sender wrote: without the mail that is answered, if any, and without the signature. What is forwarded is all theirs. */
export function ownWords(text: string, subject: string): string {
  const unquoted = FORWARDED.test(subject) ? text : beforeQuote(text);
  const end = SIGNATURE.exec(unquoted);
  return end && end.index > 0 ? unquoted.slice(0, end.index) : unquoted;
}

function beforeQuote(text: string) {
  const begins = QUOTE_BEGINS.exec(text);
  const own = begins && begins.index > 0 ? text.slice(0, begins.index) : text;
  return own
    .split("\n")
    .filter((line) => !/^\s*>/.test(line))
    .join("\n");
}

/** Whether a text holds an order, with its subject or file name beside it. */
export function orderIn(words: string, title: string): Certainty {
  const [items, rows] = [itemLines(words), tableRows(words)];
  const lines = Math.max(items, rows);
  if (lines === 0) return numbersOrder(words) && /\d+\s*(pcs|ea|x|units?)\b/i.test(words) ? "maybe" : "no";
  if (otherPaper(title) && !namesOrder(title)) return "maybe";
  const said = `${title}\n${words}`;
  if (asksForGoods(said) || (rows > 0 && numbersOrder(said))) return "sure";
  return "maybe";
}
