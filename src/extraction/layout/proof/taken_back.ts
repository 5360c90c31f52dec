import { textOf } from "../page/lines.ts";
import type { Row } from "../table/row.ts";

/** Whether a line is printed and taken back: a text of its own says so ("*** LINE 3 CANCELLED - DO NOT SHIP ***", a status), words beside nought do ("0 … DELETED"), or all its cells are struck out. */
export function isTakenBack({ start, rows }: { start: Row; rows: Row[] }, at = 0): boolean {
  const counted = [start, ...rows].find(({ quantity }) => quantity);
  if (!counted) return false;
  const own = [at + 1, Number.parseInt(start.number ?? "", 10)];
  if (
    rows.some((row) => takesBack(row) && !namesAnother(row, own)) ||
    counted.line.tokens.every(({ cell }) => cell?.struck)
  )
    return true;
  const noughts = [counted.quantity, counted.total].filter((amount) => amount !== null);
  return noughts.every(({ value }) => Number(value) === 0) && rows.some(({ line }) => WORD.test(line.text));
}

/** Whether a text of a row says nothing but that its line is taken back. */
export function takesBack(row: Row): boolean {
  const { line, area } = row;
  return isMarked(row) || (area.grid ? line.tokens : line.segments).some(({ text }) => SAID.test(text));
}

/** "LINE 6 VOID - SEE PO 26-11866" under the fifth: whether a row takes a line back that has none of these numbers. */
function namesAnother({ line }: Row, own: number[]): boolean {
  const said = NUMBERED.exec(line.text)?.[1];
  return said !== undefined && !own.includes(Number(said));
}

/** A column in which a program marks lines that were taken back: SAP's are "L" for deleted and "S" for blocked. */
const MARKS =
  /^(deletion|delete|deleted|cancel|cancelled|cancellation|lösch|loekz)[\s_-]?(ind|indicator|flag|mark|kennzeichen|kz|vormerkung)?\.?$/i;
const UNMARKED = /^(no?|nein|non|false|0|-)?$/i;

/** A column that tells of each row of an amendment what became of it. */
const CHANGES =
  /^((line )?(chg|change|action|status|amendment|revision)|act|amd|amend|mark|rev|änd(erung)?|aktion|modif(ication)?|statut|estado|stato|mutatie)( code| type)?\.?$/i;
const GONE = /^(del|delete|canc?|cncl|lösch(en)?|suppr|elim|vervalt)\.?$/i;

/** Whether a list's row has such a mark, or a row one of an amendment's. */
function isMarked({ area, cells, geometry, gone }: Row): boolean {
  if (gone) return true;
  return [...cells].some(([i, tokens]) => {
    const label = geometry.first[i]?.label ?? "";
    return (
      (area.grid && MARKS.test(label) && !UNMARKED.test(textOf(tokens))) ||
      (CHANGES.test(label) && GONE.test(textOf(tokens)))
    );
  });
}

/** Whether the words of an item may say that its line is taken back. */
export function mayTakeBack(description: string): boolean {
  return BESIDE.test(description);
}

const WORDS =
  "void(?:ed)?|cancell?ed|deleted?|removed|gelöscht|storniert|entfällt|annulée?|supprimée?|anulad[oa]|cancelad[oa]|eliminad[oa]|annullat[oa]|geannuleerd|vervallen|anulowan[oey]|已取消|取消|作废";
const WORD = new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, "iu");
/** Words of an item beside which one stands for itself: "CANCELLED - Ball valve", "Ball valve (deleted)". */
const BESIDE = new RegExp(
  `^[^\\p{L}\\d]*(?:${WORDS})[*)\\]]*(?:\\s*[:!*–—]|\\s+-)|[-–—(\\[*]\\s*(?:${WORDS})[^\\p{L}\\d]*$`,
  "iu",
);
const LINE = "(?:line|item|pos(?:ition)?\\.?|ligne|línea|linea|riga|linha|regel|pozycja)";
const NUMBERED = new RegExp(`^[^\\p{L}\\d]*${LINE}\\s*(\\d+)(?!\\S)`, "iu");
const IS = "(?:is|was|has been|ist|wurde|est|está|fue|foi|è stata)";
/** Nothing but that, which line, and why or when; behind "Note to Supplier: Rev 2:". */
const SAID = new RegExp(
  `^[^\\p{L}\\d]*(?:\\p{L}[^:]{1,30}:\\s*){0,2}(?:this ${LINE} (?:${IS} )?(?:${WORDS})(?:[,.;:].*)?$|(?:${LINE}\\s*\\d*\\s*)?(?:${IS} )?(?:${WORDS})(?:[^\\p{L}]+(?:do not|not to be|by|per|on|see|am|le|el|il|op|dnia|ver|ne pas|nicht|non|no)(?!\\p{L}).*)?[^\\p{L}\\d]*$)`,
  "iu",
);
