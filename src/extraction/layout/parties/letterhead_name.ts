import { isPartOfDay } from "../head/boxed_date.ts";
import { labelOf } from "../head/labels.ts";
import { type Area, type Segment, type TextLine, type Token, textOf } from "../page/lines.ts";
import { isOrderTitle } from "../phrasebook/mod.ts";
import { normalize } from "../words/normal.ts";
import { summaryOf } from "../words/summary.ts";
import { isCountry } from "../words/towns.ts";
import { isHeadingWord, roleOf } from "../words/vocabulary.ts";
import { endsInFigure, inCaptions, inForm, inStrip, isAnswer, isAsking, isCaptioned } from "./asked.ts";
import { isOverTown, textUnder } from "./beneath.ts";
import { cleanName, TITLE_BEHIND } from "./clean_name.ts";
import type { Head } from "./named.ts";
import {
  isBritishTown,
  isDated,
  isFirm,
  isName,
  isStreet,
  isStreetOf,
  isTown,
  TITLE_WORDS,
} from "./names.ts";
import { isStore } from "./offices.ts";
import { linesOf } from "./party_blocks.ts";
import { labelsOfSegment } from "./party_column.ts";

/** In letters: a name, and one with its address behind it. */
const LONGEST_NAME = 90;
const LONGEST_SENDER = 160;

/** The name that a segment is; null where it is a label, its value, a title or part of an address. */
export function nameIn(
  segment: Segment,
  line: TextLine,
  { area, head }: { area: Area; head: Head },
): string | null {
  const { tokens } = segment;
  const [words] = linesOf(tokens);
  const text = textOf(words!);
  const at = line.segments.indexOf(segment);
  const [before, behind] = [line.segments[at - 1], line.segments[at + 1]];
  if (
    labelOf(text) ||
    /^[:：]/.test(behind?.text ?? "") ||
    summaryOf(text) ||
    isTitle(text) ||
    labelsOfSegment(tokens) ||
    (before && isAnswer(segment, before, { line, area }))
  )
    return null;
  if (
    isOrderTitle(normalize(line.text)) ||
    isAsking(segment, line) ||
    inForm(segment, line, area) ||
    (area.grid && endsInFigure(line))
  )
    return null;
  const isInBlock =
    before?.tokens.some((word) => isClaimed(word, head)) &&
    segment.box[0] - before.box[2] < NEAR * line.height;
  if (isInBlock || words!.some((word) => isClaimed(word, head)) || inStrip(segment, line, area)) return null;
  const name = cleanName(text);
  if (
    !isName(name) ||
    isStore(name) ||
    isHeading(name) ||
    COUNTED.test(name) ||
    NUMBERED.test(name) ||
    UNDER_NAME.test(name) ||
    isHeadline(name) ||
    text.length > (name === text ? LONGEST_NAME : LONGEST_SENDER)
  )
    return null;
  if (inCaptions(line) && !(/\s/.test(name) && isOverTown(segment, line, area))) return null;
  if (isCaptioned(words!) || (area.grid && isAside(segment, area))) return null;
  if (
    GREETING.test(text) ||
    isStreetOf(name, text) ||
    isDated(text) ||
    (isTold(text.replace(TITLE_BEHIND, "")) && !isFirm(name))
  )
    return null;
  if (isStreet(text, textUnder(segment, line, area)) || isCountry(name) || TOWN.test(name)) return null;
  const isCoded = isBritishTown(name) || (isTown(text) && CODED_TOWN.test(text));
  return isCoded && !isFirm(name) ? null : name;
}

/** "BPO 0002 334 817": a number in groups behind its kind. */
const NUMBERED = /^[A-Z]{2,5}( \d{3,5}){2,}$/;

/** "备注", "SHIP": one word of a table's or a form's headings, which is no firm's name. */
function isHeading(name: string): boolean {
  const isAlone = !/\s|\p{Script=Han}{5}/u.test(name) && !isFirm(name);
  return isAlone && (isHeadingWord(name) || roleOf(name) !== null || isPartOfDay(name));
}

/** Whether one word stands right of where a sheet's rows begin: "Codes" over a legend. */
function isAside({ text, box }: Segment, { lines }: Area): boolean {
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(text) && !isFirm(text);
  return isWord && lines.some((line) => line.box[0] < box[0]);
}

/** In heights of a line: so far apart a town may stand from what it is a part of. */
const NEAR = 2;

/** Whether a labelled block's line begins with a word, which may have been opened again. */
function isClaimed({ box }: Token, { claimed }: Head): boolean {
  return claimed.some((other) => other.every((n, i) => n === box[i]));
}

/** "New Delhi - 110020", "Bristol BS2 0QZ", "Dunmore OH 44107, USA": a town with its code alone, or its land behind. */
const CODED_TOWN =
  /^\P{N}+ ([–-] ?\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{2} \d{5}(-\d{4})?(,? \p{Lu}[\p{L}. ]+)?)$/u;

/** "г. Самара": the town that a letter is of, by its short word. */
const TOWN = /^(г|гор|гр|м|с|пгт)\.\s?\p{Lu}[\p{L}-]*$/u;

/** "RELEASE ORDER (price per agreement)", "EXPORT PURCHASE ORDER — NK": a title, whatever a bracket or a short sign adds to it. */
function isHeadline(name: string): boolean {
  return (
    TITLE_WORDS.test(name) || TITLE_WORDS.test(name.replace(/\s*\([^)]*\)$|\s+[-–—]\s+\p{Lu}{1,4}$/u, ""))
  );
}

const LONGEST_TITLE = 90;

/** "PO 9316", "Print order PJ77", "Encomenda nº 471182", "PO# AB/PO/0417": an order's name with its number. */
function isTitle(text: string): boolean {
  if (!/\d/.test(text) || text.length > LONGEST_TITLE) return false;
  const name = /^(\P{N}*\p{L}\P{N}*?)[\s#:.-]*\S*\d\S*$/u.exec(text)?.[1] ?? "";
  const called = /^(\P{N}*?\p{L}\P{N}*?)[\s#:.-]+\S*\d\S*$/u.exec(text)?.[1] ?? "";
  return (
    labelOf(name)?.label === "poNumber" ||
    labelOf(called)?.label === "poNumber" ||
    /^\p{L}+ [Oo]rder( \p{Lu}+)?$/u.test(name)
  );
}

/** "Shopping cart (8 items)": what stands below, and how many. */
const COUNTED = /\(\d+( \p{L}+)?\)$/u;
/** "JOB 2291 ST ANNE TOWER", "A DIVISION OF ACME FOODS": what is ordered for, and whose part somebody is. */
const UNDER_NAME =
  /^(job|project) (no\.? ?|# ?)?\d{3,}(?!\S)|^an? (\p{L}+ )?(division|subsidiary|affiliate|unit|member|company) of /iu;
const GREETING =
  /^(hello|hi|hey|good (morning|afternoon|day)|dear|hallo|guten (tag|morgen)|moin|bonjour|hola|buenos d[ií]as|buongiorno|ciao|beste|goedemorgen|hej|olá|bom dia)(?!\p{L})[^,!]{0,30}[,!]$/iu;
/** The end of a sentence in Korean, Japanese or Chinese, or a box to tick. */
const NO_NAME = /니다\.?$|。$|\[\s?\S?\s?\]/u;

/** Whether a text is a word of a sentence or of a caption, or a sentence, which are no names. */
function isTold(text: string): boolean {
  if (NO_NAME.test(text)) return true;
  return /^[\p{Ll}\s]+$/u.test(text) || (text.match(/(?<!\S)\p{Ll}{3}/gu) ?? []).length > 3;
}
