import { nextTo } from "../head/label_places.ts";
import { type Labelled, labelsOf } from "../head/labelled.ts";
import { labelOf, wordsOf } from "../head/labels.ts";
import { type Area, isRightToLeft, type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { isForm } from "../prose/listed.ts";
import type { Label } from "../words/captions.ts";
import { behindDay, isCopy, isDelivery, isOverPlaces, isSame, placeAmong } from "./delivery.ts";
import { COMPANY, isFirm, isStreetWord, isTown } from "./names.ts";
import { column, isPaired, labelsOfSegment } from "./party_column.ts";
import { formAcross, formUnder } from "./party_form.ts";
import { rolesAmong } from "./party_roles.ts";

/** A block of lines about one company. */
export interface Block {
  lines: Token[][];
  page: number;
  /** What the lines of a form to be filled in are called. */
  /** Its caption asks for a firm, "Customer", not for who acts for one, "Buyer". */
  ofFirm?: boolean;
  /** Its caption is "Company", which may be whom the paper is to. */
  loose?: boolean;
  /** It only says that another block holds: "same as bill to". */
  copies?: Token[];
}

const PARTIES: ReadonlySet<Label> = new Set(["buyer", "vendor", "shipTo", "billTo"]);

/** What stands beside or under each party's labels. */
export function blocksOf(areas: Area[], style: Style, skip: ReadonlySet<TextLine>): Map<Label, Block[]> {
  const labelled = areas.flatMap((area) =>
    labelsOf(area, skip)
      .map((label) => underPlace(label, area))
      .filter(({ label }) => PARTIES.has(label) || label === "requiredDate")
      .flatMap((label) => {
        const block = blockOf(label, area, skip);
        if (!block) return [];
        if (label.label !== "requiredDate") return [{ label, block }];
        return isDelivery(label, block.lines)
          ? [
              {
                label: { ...label, label: "shipTo" as const },
                block: { ...block, lines: behindDay(block.lines) },
              },
            ]
          : [];
      }),
  );
  const roleOf = rolesAmong(
    labelled.map(({ label, block }) => ({ label, lines: block.lines })),
    { areas, style },
  );
  const blocks = new Map<Label, Block[]>();
  for (const { label, block } of labelled) {
    const others = labelled.map(({ block: other }) => other).filter((other) => other !== block);
    if (others.some((other) => holds(other, label)) && label.inline.length && !label.colon) continue;
    const role = roleOf({ label, lines: block.lines });
    if (!role || isOverPlaces(label.segment.text)) continue;
    const asked = label.inline.length
      ? label.segment.text
      : label.segment.text.replace(/( name)?\s*[:：]?$/i, ":");
    const ofFirm = OF_FIRM.test(asked);
    const loose = /^company\b/i.test(label.segment.text);
    blocks.set(role, [...(blocks.get(role) ?? []), { ...block, ofFirm, loose }]);
  }
  return blocks;
}

/** "To:" right under "Ship To" opens that place, no vendor's. */
function underPlace(said: Labelled, { lines }: Area): Labelled {
  if (said.label !== "vendor" || !/^to:?$/i.test(said.segment.text.split(" ")[0]!)) return said;
  const above = lines[lines.indexOf(said.line) - 1];
  const over = above?.segments.find(({ box }) => Math.abs(box[0] - said.segment.box[0]) < 3);
  const place = over && labelOf(over.text)?.label;
  return place === "shipTo" || place === "billTo" ? { ...said, label: place } : said;
}

const OF_FIRM =
  /^(customer|client|(business )?account|company|firm|farm|restaurant|salon|garage|kunde|koper|klant|clients?|cliente|acquirente|empresa|entity)( name)?\s*[:：]/i;

/** A line of another party's block that begins with a word like "Customer" is a name. */
function holds({ lines, page }: Block, { line, segment }: Labelled): boolean {
  if (page !== line.page) return false;
  return lines.some(([first]) => first?.box[0] === segment.box[0] && first.box[1] === segment.box[1]);
}

/** The lines beside or under a party label, until something else begins. */
function blockOf(said: Labelled, area: Area, skip: ReadonlySet<TextLine>): Block | null {
  const label = { ...said, inline: IN_BRACKETS.test(textOf(said.inline)) ? [] : placeAmong(said.inline) };
  if (isSame(textOf(label.inline))) return copyOf(label.inline, area);
  const index = area.lines.indexOf(label.line);
  const across = formAcross(label, area, { index, skip });
  if (across) return across;
  const right = label.inline.length || headed(label, area, index) ? null : besides(label, area);
  const code = right && isCode(right) ? right : null;
  const start = label.inline.length
    ? label.colon || begins(label.inline)
      ? asDrawn(beforeCaption(label.inline))
      : null
    : code
      ? []
      : right && linesOf(right)[0]!;
  if (label.inline.length && !start) return null;
  const form = formUnder(label, area, { index, skip, named: start ?? [] });
  if (form) return form;
  const above = right && !code && centredOver(label, right, area);
  const lines =
    right && !code ? [...(above ? [above] : []), ...linesOf(right)] : start?.length ? [start] : [];
  if (start?.length && right === null && isWhole(textOf(start))) return { lines, page: area.page };
  const left = code && isIndented(label, code, area.lines[index + 1]) ? null : (code ?? start);
  for (const { tokens } of column(label, area, { index, skip, start: left })) lines.push(...linesOf(tokens));
  if (lines.length && isSame(textOf(lines[0]!))) return copyOf(lines[0]!, area);
  return lines.length ? { lines, page: area.page } : null;
}

/** The firm that sells right over the words beside its caption, at their edge, where that stands in the middle of its answer's height. */
function centredOver({ label, line, segment, colon }: Labelled, [word]: Token[], { lines, grid }: Area) {
  const above = lines[lines.indexOf(line) - 1];
  if (
    grid ||
    colon ||
    label !== "vendor" ||
    !above ||
    !word ||
    line.box[1] - above.box[3] > 0.6 * line.height
  )
    return null;
  const own = above.segments.find(({ box }) => Math.abs(box[0] - word.box[0]) < 2);
  const isAsked = above.segments.some(({ box }) => box[0] < word.box[0] - 2 && box[2] > segment.box[0] - 2);
  return own && !isAsked && isFirm(own.text) && !labelOf(own.text) ? own.tokens : null;
}

/** Whether the next line begins near a caption's edge, and nothing on it at that of the party's number beside the caption. */
function isIndented({ segment }: Labelled, [number]: Token[], next: TextLine | undefined): boolean {
  const begins = (from: number, to: number) =>
    next?.segments.some(({ box }) => box[0] > from && box[0] < to) ?? false;
  const [edge, beside] = [segment.box[0], number!.box[0]];
  return begins(edge - 3, edge + INDENT) && !begins(beside - 10, beside + 14);
}

/** Points: two signs of a line printer. */
const INDENT = 16;

/** Words of a page from left to right, as its other words come: behind a caption they come as they are read. */
function asDrawn(words: Token[]): Token[] {
  return isRightToLeft(words) && !words[0]?.cell && !words[0]?.place ? words.toReversed() : words;
}

/** A block of words that refer to another one; null where they say nothing of which. */
function copyOf(words: Token[], { page }: Area): Block | null {
  return isCopy(textOf(words)) ? { lines: [], page, copies: words } : null;
}

/** Whether one line says an address to its end. */
function isWhole(text: string): boolean {
  return text.includes(",") && isTown(text);
}

/** Whether words are a name or an address, not the rest of a caption or a title: "DESTINATION IF DIFFERENT", "Store Distribution - mark cartons by store", "Purchase Order to Supplier". */
function begins(words: Token[]): boolean {
  const { text } = words[0]!;
  if (!/^[\p{Lu}\d]/u.test(text) || TOLD.test(textOf(words)) || SENTENCE.test(textOf(words))) return false;
  if (PARTIES.has(labelOf(textOf(words))?.label as Label)) return false;
  return !/^(if|of|for|as|at|in|on|and|or|with|same|see|attention|i{1,3}|iv)$/i.test(text);
}

/** "Calder Housing and sent to the agent for approval." */
const SENTENCE = /( \p{Ll}{2,}){4}\.$/u;
/** A title with what it says behind a dash. */
const TOLD = /\s[-–]\s\p{Ll}/u;

/** Words as far as another caption begins among them: "Acme Ltd Customer PO: 1434". */
function beforeCaption(words: Token[]): Token[] {
  const colon = words.findIndex(({ text }, i) => i > 0 && /[:：]$/.test(text));
  const begin = [3, 2, 1, 0].map((more) => colon - more);
  const cut = begin.find((from) => from > 0 && labelOf(textOf(words.slice(from, colon + 1))));
  const isHouse = isStreetWord(textOf(words.slice(0, Math.max(0, colon))));
  return cut === undefined || isHouse ? words : words.slice(0, cut);
}

/** "(92: 0471)": the party's code. */
const IN_BRACKETS = /^\([^()]*\d[^()]*\)$/;

/** The words of a segment, line by line where it is a cell of several lines. */
export function linesOf(tokens: Token[]): Token[][] {
  const written = tokens.length === 1 ? tokens[0]!.cell?.lines : undefined;
  const lines = written?.map((text) => [{ ...tokens[0]!, text }]) ?? [tokens];
  return lines.map((line) => beforeCaption(line.flatMap(wordsOf)));
}

/** A label that has text close under its edge, where its script begins, is the caption of a block, with a colon where what is beside it stands far off; not in a sheet where the company stands beside it and what is under it is none, nor in a form with its answers beside what it asks. */
function headed(label: Labelled, area: Area, index: number): boolean {
  const right = nextTo(label, area);
  if (right && (/^[:：]/.test(right.text) || isForm(area))) return false;
  const leftward = isRightToLeft(label.segment.tokens) && !area.grid;
  const [before, behind] = leftward ? [right, label.segment] : [label.segment, right];
  if (label.colon && before && behind && behind.box[0] - before.box[2] < FAR * label.line.height)
    return false;
  if (right && isPaired(label, right.box[0], area)) return false;
  const beside = area.grid && COMPANY.test(right?.text ?? "");
  const next = area.lines
    .slice(index + 1, index + 4)
    .filter((line) => line.box[1] - label.line.box[3] < 1.2 * label.line.height);
  return next.some(({ segments }) =>
    segments.some(
      ({ box, text, tokens }) =>
        Math.abs(leftward ? box[2] - label.segment.box[2] : box[0] - label.segment.box[0]) < 12 &&
        !labelOf(text) &&
        !STATED.test(text) &&
        !(right && NAME.test(text)) &&
        !(label.colon && labelsOfSegment(tokens)) &&
        !(beside && !COMPANY.test(text)),
    ),
  );
}

/** What asks who acts for the firm above it: "Farm | Four Winds Farm" over "Name | Ann Lindqvist". */
const NAME = /^name:?$/i;

/** The end of a sentence in Korean, Japanese or Chinese, as no name or address has one. */
const STATED = /니다\.$|。$/;

/** In heights of a line: from here on what stands beside a caption may be another's. */
const FAR = 6;

/** The segment right of the label; past a lone number, which is only the party's code, where more stands behind it. */
function besides(label: Labelled, area: Area): Token[] | null {
  const right = nextTo(label, area);
  if (!right) return null;
  const { segments } = label.line;
  const next = segments[segments.indexOf(right) + 1];
  if (isCode(right.tokens) && next && !labelOf(next.text) && !labelsOfSegment(next.tokens))
    return next.tokens;
  return right.box[0] - label.segment.box[2] < 0.25 * area.width ? right.tokens : null;
}

function isCode(tokens: Token[]): boolean {
  return /^[\d-]+$/.test(textOf(tokens));
}
