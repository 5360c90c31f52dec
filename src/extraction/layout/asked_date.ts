import type { Read } from "../../orders/mod.ts";
import { findDate } from "./dates.ts";
import { type Area, evidenceOf, type TextLine } from "./lines.ts";
import type { Style } from "./style.ts";

/** Letters between the word that asks for goods and the day. */
const REACH = 110;
/** Words of a line that says something, in one piece. */
const SENTENCE = 8;
const ASKS =
  /(?<!\p{L})(deliver\p{L}*|suppl(y|ied)|ship(ped|ment)?|dispatch\p{L}*|required|needed|arriv\p{L}*|\p{L}*liefer\p{L}*|anlieferung|livr\p{L}+|entreg\p{L}*|consegn\p{L}*|lever\p{L}*)(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(needs?|wants?|would like|'d like|brauchen|benötigen|il nous faut|necesitamos|precisamos|ci serve|nodig)(?!\p{L})/iu;
/** What a day may be given for besides a delivery. */
export const OTHERWISE =
  /\b(confirm\w*|let (me|us) know|reply|answer|respond|quote|get back|advise|tell|call|invoice\w*|pay\w*|paid|was|were|has been|have been|had|got|arrived|received|since|last|bescheid|bestätig\w*|rückmeld\w*|antwort\w*|wurde\w*|confirme[rz]|réponse|répond\w*|confirmar|avísenos|respuesta)\b/i;
const UNTIL =
  /(?<!\p{L})(on or before|by|(?<!not )before|no(t)? later than|until|latest( by)?|bis( zum)?( spätestens)?( am)?|spätestens( am| bis)?|(pour|avant) le|au plus tard le|antes del?|para el|entro( il)?|uiterlijk( op)?|(?<=(deliver|delivery|be delivered|arrive|leveren|levering|liefern|anliefern|lieferung|anlieferung|livrer|livraison|entregar|entrega|consegnare|consegna)\s+)(on|op|am|den|le|el|il|em))[\s:]*$/iu;

/** The day a sentence beside the table asks for: "please supply … on or before 12 May 2023"; `rows` are the table's, which may reach over a letter's closing words. */
export function askedDate([area]: Area[], style: Style, rows: ReadonlySet<TextLine>): Read | undefined {
  for (const [at, line] of area?.lines.entries() ?? []) {
    if (!/\d/.test(line.text) || (rows.has(line) && !isSentence(line))) continue;
    const next = area!.lines[at + 1];
    const text = `${line.text} ${next?.text ?? ""}`;
    const date = findDate(text, style.dates);
    const start = date ? text.indexOf(date.printed) : Infinity;
    if (!date || start >= line.text.length) continue;
    const clause = `${area!.lines[at - 1]?.text ?? ""} ${text.slice(0, start)}`
      .slice(-REACH)
      .split(/[.!?;]\s/)
      .at(-1)!;
    const asks = ASKS.test(clause) || (WANTS.test(clause) && !OTHERWISE.test(clause));
    if (!asks || !UNTIL.test(clause)) continue;
    const wraps = start + date.printed.length > line.text.length;
    const tokens = [...line.tokens, ...(wraps ? next!.tokens : [])].filter(({ text: word }) =>
      date.printed.split(/\s+/).some((part) => word.includes(part)),
    );
    return { value: date.value, evidence: evidenceOf(tokens.length ? tokens : line.tokens, area!.page) };
  }
  return undefined;
}

function isSentence({ segments, text }: TextLine): boolean {
  return segments.length === 1 && text.split(" ").length >= SENTENCE;
}
