import { type Area, lineOf, type TextLine, type Token } from "../page/lines.ts";
import { isCodeNamed, roleOf } from "../words/vocabulary.ts";
import { headingsOf } from "./headings.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";

/** So many codes below the words head a line of their own. */
const LEAST_CODES = 2;

/** A page with the lower halves of captions in the line of the upper ones, where beside them stand but captions of codes: "Line | Description / | Extended" over "No | Item No. | Supplier Item No. | Amount"; null where there are none. */
export function halvesRaised(area: Area): Area | null {
  if (area.grid) return null;
  const raised = new Map(headingsOf(area).flatMap(({ first, last }) => raisedIn(area, first, last)));
  return raised.size > 0 ? { ...area, lines: area.lines.map((line, at) => raised.get(at) ?? line) } : null;
}

function raisedIn(area: Area, first: number, last: number): [at: number, TextLine][] {
  if (last !== first + 1) return [];
  const [upper, lower] = [area.lines[first]!, area.lines[last]!];
  const heads = phrasesOf(upper, first, area).filter(({ label }) => label !== "/");
  const { half = [], own = [] } = Object.groupBy(phrasesOf(lower, last, area), (phrase) =>
    headOf(phrase, heads) ? "half" : "own",
  );
  const isOfCodes = own.length >= LEAST_CODES && own.every(({ role }) => isCodeNamed(role));
  if (half.length === 0 || !isOfCodes || !heads.some(({ role }) => role === "description")) return [];
  const lifted = half.flatMap((phrase) =>
    phrase.tokens.map((token) => beside(token, headOf(phrase, heads)!)),
  );
  const named = upper.tokens.filter(({ text }) => text !== "/");
  const within = { page: area.page, vertical: area.vertical };
  return [
    [first, asOf(upper, [...named, ...lifted], within)],
    [
      last,
      asOf(
        lower,
        own.flatMap(({ tokens }) => tokens),
        within,
      ),
    ],
  ];
}

/** The caption whose lower half another is: both together say what one of them does. */
function headOf({ label, role, x0, x1 }: Phrase, heads: Phrase[]): Phrase | undefined {
  const over = heads.filter((head) => head.x0 < x1 && head.x1 > x0);
  const [head] = over.length === 1 ? over : [];
  if (!head || (head.role !== null && head.role !== role)) return undefined;
  return role !== null && roleOf(`${head.label} ${label}`) === role ? head : undefined;
}

/** A word behind those of a caption, in their line. */
function beside(token: Token, { tokens, x0 }: Phrase): Token {
  const [, top, , bottom] = tokens[0]!.box;
  return { ...token, box: [Math.max(token.box[0], x0 + 0.1), top, token.box[2], bottom] };
}

/** A line of other words, as high and wide as it was. */
export function asOf(line: TextLine, tokens: Token[], within: Pick<Area, "page" | "vertical">): TextLine {
  const { y, height, blank, even } = line;
  return { ...lineOf(tokens, within), y, height, blank, even };
}
