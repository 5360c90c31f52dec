import type { Token } from "../page/lines.ts";
import type { BodyLine } from "./table.ts";

/** Before the rows of an amendment, what became of each. */
const MARK =
  /^(?:chg|changed?|mod|modified|rev|revised|new|add|added|del|deleted?|canc?|cncl|cancell?ed|void|neu|geändert|gelöscht|entfällt|nouveau|modifié|supprimé|nuevo|modificado|eliminado|nuovo|modificato|eliminato|nieuw|gewijzigd|vervallen)$/i;
const GONE =
  /^(?:del|deleted?|canc?|cncl|cancell?ed|void|gelöscht|entfällt|supprimé|eliminado|eliminato|vervallen)$/i;
/** So many rows have one, where no heading stands over them. */
const LEAST = 2;
/** In points: how far marks begin apart under one edge. */
const EDGE = 2;
/** In ems: more than a blank. */
const APART = 1.2;

/** Rows without the marks that stand before them under no heading, "CHG", "NEW", "DEL", left of where all others begin; what is marked as deleted is taken back. */
export function unmarked(body: BodyLine[]): BodyLine[] {
  const marks = new Map(body.flatMap((line) => markOf(line).map((mark) => [line, mark] as const)));
  const [first, ...others] = [...marks.values()];
  if (marks.size < LEAST || !others.every(({ box }) => Math.abs(box[0] - first!.box[0]) < EDGE)) return body;
  const end = Math.max(...[...marks.values()].map(({ box }) => box[2]));
  const isRight = ({ line, cells }: BodyLine) => cells.size < LEAST || line.box[0] > end;
  const upTo = body.slice(
    0,
    body.findLastIndex((line) => marks.has(line)),
  );
  if (!upTo.every((line) => marks.has(line) || isRight(line))) return body;
  return body.map((line) => (marks.has(line) ? without(line, marks.get(line)!) : line));
}

function markOf({ line: { tokens }, area }: BodyLine): Token[] {
  const [mark, next] = tokens;
  const isMark = mark && next && !area.grid && MARK.test(mark.text);
  return isMark && next.box[0] - mark.box[2] > APART * mark.size ? [mark] : [];
}

function without(line: BodyLine, mark: Token): BodyLine {
  const cells = [...line.cells].map(([i, tokens]) => [i, tokens.filter((token) => token !== mark)] as const);
  const gone = GONE.test(mark.text) && { gone: true as const };
  return { ...line, cells: new Map(cells.filter(([, tokens]) => tokens.length > 0)), ...gone };
}
