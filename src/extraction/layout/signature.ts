import type { TextLine } from "./lines.ts";
import { isFirm, isLegalForm, plainName } from "./names.ts";
import { signatureAt } from "./text_own.ts";

/** The company that signs a mail, and the line it stands on. */
export interface Signed {
  line: TextLine;
  name: string;
}

const FROM = /^(?:from|von|de|van|da)\s*:\s*(.*)$/i;
/** "Jane Doe <jane@acme.example>", with or without a caption. */
const SENDER = /^(?:(?:From|Von|De|Van|Da)\s+)?(\p{Lu}[^<>@]{2,40}<[^\s@]+@[^\s>]+>)$/u;
/** "Garnier & Fils": a house that writes its mails in its own name. */
const AND = /\p{L} & \p{L}/u;
/** Lines of a mail's head. */
const HEAD = 14;
/** Lines of a signature between the writer's name and the company's: what the writer is. */
const TITLES = 3;
const SAME_NAME = 0.5;

/** The line of the signature that is the company: it resembles the sender's address, or calls itself one, or stands between the sender's name and an address. */
export function signedBy(lines: TextLine[]): Signed | null {
  const from = senderOf(lines);
  const domain = /@([\w-]+)\./.exec(from)?.[1] ?? "";
  const person = plainName(from.replace(/<.*$/, ""));
  const signed = lines.slice(signatureAt(lines)).concat(lines.slice(-4));
  const candidates = signed.flatMap((line) => {
    const [first = "", second = ""] = line.text.split(/\s*[|•·,]\s*|\s{2,}/);
    const whole = isLegalForm(second) ? `${first}, ${second}` : first;
    const name = whole.replace(/^[-—–\s]+/, "").trim();
    const plain = plainName(name);
    const wroteIt = person.startsWith(plain);
    const isHouse = isCompany(name) || (wroteIt && AND.test(name));
    if (
      plain.length < 3 ||
      name.length > 60 ||
      /[@\d:!?]|\.$/.test(name.replace(/\b(inc|co|ltd|corp|v)\.$/i, "")) ||
      (wroteIt && !isHouse)
    )
      return [];
    const likeness = Math.max(similarity(plain, domain.toLowerCase()), isHouse ? SAME_NAME : 0);
    return likeness >= SAME_NAME ? [{ line, name, likeness }] : [];
  });
  return candidates.sort((a, b) => b.likeness - a.likeness)[0] ?? underName(signed, person);
}

/** Whether a page is a mail that was printed: its head names who wrote it by an address, and it is signed. */
export function isMailPrint(lines: TextLine[]): boolean {
  const head = lines.slice(0, HEAD).map(({ text }) => text);
  return head.some((text) => /\S@\S/.test(text)) && head.some(isHead) && signatureAt(lines) < lines.length;
}

/** A caption of a mail's head that no order has, or its writer. */
function isHead(text: string): boolean {
  return (
    SENDER.test(text) ||
    /^(subject|betreff|objet|asunto|oggetto|onderwerp|assunto)\s*:|^(to|an|à|para|aan|a)\s*:?\s.*@/i.test(
      text,
    )
  );
}

function senderOf(lines: TextLine[]): string {
  const captioned = lines.map(({ text }) => FROM.exec(text)?.[1]).find(Boolean);
  const head = lines.slice(0, HEAD).map(({ text }) => SENDER.exec(text)?.[1]);
  return captioned ?? head.find(Boolean) ?? "";
}

/** The line over the address in the signature, below the writer's name. */
function underName(signed: TextLine[], person: string): Signed | null {
  const at = person ? signed.findIndex(({ text }) => plainName(text) === person) : -1;
  const below = at < 0 ? [] : signed.slice(at + 1, at + 2 + TITLES);
  const street = below.findIndex(({ text }) => /\d/.test(text));
  const line = below[street - 1];
  return line && /^\p{Lu}[^@:!?]{2,60}$/u.test(line.text) ? { line, name: line.text } : null;
}

function isCompany(name: string): boolean {
  return isFirm(name) || /\b(works|equipment|fabrication)\b/i.test(name);
}

/** Share of letter pairs that two names have in common; a name the other begins with counts in full. */
function similarity(a: string, b: string): number {
  if (a.length < 3 || b.length < 3) return 0;
  if (b.startsWith(a) || a.startsWith(b)) return 1;
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)));
  const [x, y] = [pairs(a), pairs(b)];
  return (2 * [...x].filter((pair) => y.has(pair)).length) / (x.size + y.size);
}
