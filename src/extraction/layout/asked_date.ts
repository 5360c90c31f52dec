import type { Read } from "../../orders/mod.ts";
import { findDate } from "./dates.ts";
import { type Area, evidenceOf, type TextLine } from "./lines.ts";
import type { Style } from "./style.ts";

/** Letters between the word that asks for goods and the day. */
const REACH = 110;
const ASKS =
  /(?<!\p{L})(deliver\p{L}*|suppl(y|ied)|ship(ped|ment)?|dispatch\p{L}*|required|needed|arriv\p{L}*|\p{L}*liefer\p{L}*|anlieferung|livr\p{L}+|entreg\p{L}*|consegn\p{L}*|lever\p{L}*)(?!\p{L})/iu;
const UNTIL =
  /(?<!\p{L})(on or before|by|before|no(t)? later than|until|latest( by)?|bis( zum)?( spätestens)?( am)?|spätestens( am| bis)?|(pour|avant) le|au plus tard le|antes del?|para el|entro( il)?|uiterlijk( op)?)[\s:]*$/iu;

/** The day a sentence beside the table asks for: "please supply … on or before 12 May 2023"; `rows` are the table's. */
export function askedDate(areas: Area[], style: Style, rows: ReadonlySet<TextLine>): Read | undefined {
  for (const { lines, page } of areas.slice(0, 1))
    for (const [at, line] of lines.entries()) {
      const date = rows.has(line) ? null : findDate(line.text, style.dates);
      if (!date) continue;
      const lead = `${lines[at - 1]?.text ?? ""} ${line.text.slice(0, line.text.indexOf(date.printed))}`;
      const clause = lead
        .slice(-REACH)
        .split(/[.!?;]\s/)
        .at(-1)!;
      if (!UNTIL.test(clause) || !ASKS.test(clause)) continue;
      const tokens = line.tokens.filter(({ text }) =>
        date.printed.split(/\s+/).some((part) => text.includes(part)),
      );
      return { value: date.value, evidence: evidenceOf(tokens.length ? tokens : line.tokens, page) };
    }
  return undefined;
}
