import { type Segment, type TextLine, type Token, textOf, union } from "../page/lines.ts";
import { isCodeRole, isSided, roleOf, type SidedRole } from "../words/vocabulary.ts";

/** A text with several codes behind their captions as one for each: "Our P/N: RM-4140" and "Your P/N: 4140HT RND". */
export function byCaptions(segment: Segment): Segment[] {
  const starts = captionsIn(segment.tokens);
  if (starts.length === 0) return [segment];
  return starts.map((from, i) => {
    const tokens = segment.tokens.slice(from, starts[i + 1]);
    return { tokens, text: textOf(tokens), box: union(tokens) };
  });
}

/** Whether words are several codes, each behind its caption. */
export function areCaptioned(tokens: Token[]): boolean {
  return captionsIn(tokens).length > 0;
}

/** Where the captions of several codes begin among words, the first word one of them: of up to three words with a colon, behind each a word at least of what it announces; none where they are not such. */
function captionsIn(tokens: Token[]): number[] {
  if (tokens.filter(({ text }) => text.endsWith(":")).length < 2) return [];
  let free = 0;
  const starts = tokens.flatMap(({ text }, end) => {
    if (!text.endsWith(":")) return [];
    for (let from = Math.max(free, end - 2); from <= end; from++)
      if (isCodeRole(roleOf(textOf(tokens.slice(from, end + 1))))) {
        free = end + 2;
        return [from];
      }
    return [];
  });
  return starts.length > 1 && starts[0] === 0 ? starts : [];
}

/** The text behind what whosever code is called, where a line has nothing else: "Ihre Materialnummer | NU 2216 ECP". */
export function captionedCode(line: TextLine): Segment | null {
  const said = behindCaption(line)?.said;
  return said && IN_CAPITALS.test(said.text) ? said : null;
}

/** What a line says behind what whosever code is called, where it has nothing else, and whose that is. */
export function behindCaption({
  segments: [caption, said, ...others],
}: TextLine): { role: SidedRole; caption: Segment; said: Segment } | null {
  if (!said || others.length > 0 || /\d/.test(caption!.text)) return null;
  const role = roleOf(caption!.text);
  return isSided(role) ? { role, caption: caption!, said } : null;
}

const IN_CAPITALS = /^(?=.*\d)(?!.*\p{Ll}{2})[^,;]+$/u;
