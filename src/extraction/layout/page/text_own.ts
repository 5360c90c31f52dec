import type { Area, TextLine } from "./lines.ts";

/** What a mail's writer wrote, and what the mail quotes or forwards. */
export interface Mail {
  own: Area;
  /** Null where nothing is quoted. */
  quoted: Area | null;
  /** The quoted part was sent on to be read, not answered. */
  forwarded: boolean;
}

const QUOTE = /^\s*(>|\|\s?>)/;
/** "On Mon, 20 Apr 2026, Jane Doe wrote:" */
const WROTE =
  /^(on|am|le|el|op|il|em)\b.{6,160}\b(wrote|schrieb|écrit|a écrit|escribió|schreef|ha scritto|escreveu)\b.{0,40}:\s*$/i;
const ORIGINAL =
  /^[\s>]*[-_*]{2,}\s*(original (message|appointment)|ursprüngliche nachricht|message d'origine|mensaje original|oorspronkelijk bericht|messaggio originale)\s*[-_*]*\s*$/i;
const FORWARDED =
  /^[\s>]*[-_*]{2,}\s*(forwarded( message)?( by .{1,60})?|weitergeleitete nachricht|message transféré|mensaje reenviado|doorgestuurd bericht)\s*[-_*]*\s*$|^begin forwarded message:/i;
const FORWARD_SUBJECT =
  /^(subject|betreff|objet|asunto|assunto|oggetto|onderwerp)\s*:\s*(fwd?|wg|tr|rv|i|enc|doorst)\s*:/i;
/** The head that Outlook puts above what it quotes. */
const HEAD = /^(from|von|de|van|da)\s*:\s*\S/i;
const HEAD_MORE =
  /^(sent|date|gesendet|datum|envoyé|enviado|verzonden|to|an|à|para|aan|subject|betreff|objet|asunto|assunto|oggetto|onderwerp|cc)\s*:/i;
/** Lines of the mail's own head. */
const OWN_HEAD = 8;

/** Parts what a mail's writer wrote from what it quotes. */
export function mailOf(area: Area): Mail {
  const { lines } = area;
  const start = lines.findIndex(
    ({ text }, i) => beginsQuote(lines, i) || ORIGINAL.test(text) || FORWARDED.test(text),
  );
  const after = start < 0 ? [] : lines.slice(start);
  const own = (start < 0 ? lines : lines.slice(0, start)).filter(({ text }) => !isQuoted(text));
  const answers = after.filter(({ text }, i) => i > 0 && !isQuoted(text) && !beginsQuote(after, i));
  const written = new Set(own);
  const quoted = lines.filter((line) => !written.has(line));
  const forwarded =
    after.some(({ text }) => FORWARDED.test(text)) ||
    lines.slice(0, OWN_HEAD).some(({ text }) => FORWARD_SUBJECT.test(text));
  const inline = start >= 0 && WROTE.test(lines[start]!.text) ? answers : [];
  return {
    own: { ...area, lines: [...own, ...inline] },
    quoted: quoted.length ? { ...area, lines: quoted.map(unquoted) } : null,
    forwarded,
  };
}

/** The pages of a printed mail without what forwards it, where all that is ordered stands in the mail inside. */
export function passedOn(areas: Area[], taken: ReadonlySet<TextLine>): Area[] {
  const [first, ...others] = areas;
  const { own, quoted, forwarded } = first && !first.grid ? mailOf(first) : NO_MAIL;
  if (!forwarded || !quoted || own?.lines.some((line) => taken.has(line))) return areas;
  return [quoted, ...others];
}

const NO_MAIL = { own: null, quoted: null, forwarded: false };

function isQuoted(text: string): boolean {
  return QUOTE.test(text);
}

/** An answer's "… wrote:", or a second head inside the mail. */
function beginsQuote(lines: TextLine[], at: number): boolean {
  const text = lines[at]!.text;
  if (WROTE.test(text)) return true;
  if (!HEAD.test(text) || (at < OWN_HEAD && !lines.slice(0, at).some((line) => HEAD.test(line.text))))
    return false;
  return lines.slice(at + 1, at + 5).filter((line) => HEAD_MORE.test(line.text)).length >= 2;
}

/** Without the marks of quotation, so that it is read like a mail of its own. */
function unquoted(line: TextLine): TextLine {
  if (!isQuoted(line.text)) return line;
  const tokens = line.tokens
    .map((token, i) => (i === 0 ? { ...token, text: token.text.replace(/^(\s*(>|\|)\s*)+/, "") } : token))
    .filter(({ text }) => text !== "" && text !== ">");
  return { ...line, tokens, text: line.text.replace(/^(\s*(>|\|)\s*)+/, "") };
}

const CLOSING =
  /^(--|—|__+|(many |best |kind |warm )?(thanks|thank you|thx|regards|cheers|best|sincerely|yours|br|vg|mfg|lg|tia)\b(?!-)\D{0,30}|(mit )?(freundlichen|besten|viele|liebe) grüßen?.*|viele grüße.*|(bien )?cordialement.*|salutations.*|saludos.*|atentamente.*|gracias.*|met vriendelijke groet.*|cordiali saluti.*|atenciosamente.*|(com os melhores |melhores )?cumprimentos.*|un (cordial )?saludo.*|distinti saluti.*|bien à vous.*|(besten|vielen) dank.{0,30}|danke.{0,20}|(schöne|herzliche) grüße.*|pozdrawiam.*|z poważaniem.*|ta( very much)?|sent from my .*|gesendet von .*)[\s,.!]*$/i;

const SALUTATION =
  /^(dear|to whom it may concern|sehr geehrte|liebe[rs]?|cher|chère|chers|madame|messieurs|monsieur|estimad[oa]s?|muy señores|geachte|egregi|gentil[ei]|spettabile|prezad[oa]s?)\b[^:]{0,60}[,!]?$/i;

function isSalutation({ text }: TextLine): boolean {
  return SALUTATION.test(text.trim());
}

/** Where the signature begins; the number of lines where there is none. Thanks right under the salutation open a letter. */
export function signatureAt(lines: TextLine[]): number {
  const at = lines.findIndex(
    ({ text }, i) => i > 0 && CLOSING.test(text.trim()) && !isSalutation(lines[i - 1]!),
  );
  return at < 0 ? lines.length : at;
}

/** A salutation behind which the letter goes on at once: "Muy señores nuestros: les rogamos". */
const SALUTED =
  /^(muy señor(es)? (m[ií]o|nuestro)s?|estimad[oa]s? señor(es|as?)?|dear (sirs?|madam|sirs? or madam)|prezados senhores|spettabile ditta) ?[:,] \S/i;

/** Where the text of a letter begins, under its head and its salutation, or behind this; 0 where there is none. */
export function salutationAt(lines: TextLine[]): number {
  const at = lines.findIndex((line) => isSalutation(line) || SALUTED.test(line.text));
  return at >= 0 && !isSalutation(lines[at]!) ? at : at + 1;
}
