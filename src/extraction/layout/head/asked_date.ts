import type { Finding } from "../../../../db/mod.ts";
import type { Read } from "../../../orders/mod.ts";
import { type Area, evidenceOf, type TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { findDate } from "../values/dates.ts";
import { dayInFigures, dayOfMonth, WEEKDAYS } from "../values/yearless_days.ts";
import { PAST } from "../words/past.ts";

/** Letters between the word that asks for goods and the day. */
const REACH = 110;
/** Words of a line that says something, in one piece. */
const SENTENCE = 8;
const ASKS =
  /(?<!\p{L})(deliver\p{L}*|dostaw\p{L}*|dostarcz\p{L}*|suppl(y|ied)|ship(ped|ment)?|dispatch\p{L}*|required|needed|arriv\p{L}*|\p{L}*liefer\p{L}*|anlieferung|livr\p{L}+|entreg\p{L}*|consegn\p{L}*|lever\p{L}*|[بلو]?(ال)?(توريد|تسليم))(?!\p{L})/iu;
const WANTS =
  /(?<!\p{L})(needs?|wants?|would like|'d like|expecting|have (these|this|them|it|the goods)|get (these|this|them|it) (to us|here)|must be|in store|brauchen|benötigen|bei uns|il nous (les? |la )?faut|besoin|souhait\p{L}+|necesitamos|precisamos|ci serv\p{L}+|nodig|potrzeb\p{L}+)(?!\p{L})/iu;
/** What a day may be given for besides a delivery. */
export const OTHERWISE =
  /\b(confirm\w*|let (me|us) know|reply|answer|respond|quote|get back|advise|tell|call|invoice\w*|pay\w*|paid|was|were|has been|have been|had|got|arrived|received|since|last|bescheid|bestätig\w*|rückmeld\w*|antwort\w*|wurde\w*|confirme[rz]|réponse|répond\w*|confirmar|avísenos|respuesta)\b/i;
/** A day of the week before the day. */
const WEEKDAY = `(?:(?:${WEEKDAYS.join("|")}),?\\s*(?:(?:den|the|le|el|il|de)\\s+)?)?`;
const UNTIL = new RegExp(
  `(?<!\\p{L})(on or before|by|before|(required|needed|wanted)( (on|at|in) (site|dock|store|works))?|no(t)? later than|until|latest( by)?|bis( zum)?( spätestens)?( am)?|spätestens( am| bis)?|(pour|avant) le|au plus tard le|antes del?|para el|a más tardar( el)?|até( ao?)?( dia)?|entro( il)?|uiterlijk( op)?|v[oó]{2}r|(do|na)( dnia| dzień)?|في موعد أقصاه|بحد أقصى|(?<=(deliver|delivery|be delivered|arrive|leveren|levering|liefern|anliefern|lieferung|anlieferung|livrer|livraison|entregar|entrega|consegnare|consegna)\\s+)(on|op|am|den|le|el|il|em))[\\s:]*${WEEKDAY}$`,
  "iu",
);
/** Before a day that something is asked for. */
const ON = new RegExp(
  `(?<!\\p{L})(on|for|is|am|zum|(ist )?der|le|est le|el|(per )?il|op|em|no dia|w dniu|为)[\\s:]*${WEEKDAY}$`,
  "iu",
);
/** In Chinese right before the day. */
const HAN =
  /(交[（(]提[）)]货|交货|到货|送货|交付)(日期|时间|期限|期)?(?:[、及和与](?:地点|方式))*[：:为]?$/u;
const PLEASE =
  /(?<!\p{L})(please|kindly|must|requested|bitte[nt]?|muss|gewünscht\p{L}*|merci|veuillez|souhait\p{L}+|doit|favor|rogamos|debe|preghiamo|prega|graag|gelieve|proszę|prosimy|latest acceptable)(?!\p{L})/iu;
/** Words by which a letter orders, which ask for what it then says. */
const ORDERS =
  /(?<!\p{L})((wir|ich) bestellen?|bestellen? (wir|ich)|we (hereby )?order|(nous |je )(vous )?command(ons|e)|(wij|we) bestellen|bestellen wij|ordiniamo|pedimos|encomendamos|zamawiamy)(?!\p{L})/iu;
/** What may follow a day in languages whose verb comes last. */
const VERB =
  /^\s*(?:之?前|以前)?(?:an)?(?:liefern|geliefert|zu liefern|bei uns|benötigt|交货|到货|送货|送达|送到|送至|运到|发货)/iu;
/** "Livraison : École Michaud, le 27/04/2026 au plus tard". */
const AT_LATEST =
  /^[\s,]*(at the latest|au plus tard|spätestens|a más tardar|al più tardi|uiterlijk|najpóźniej)(?!\p{L})/iu;
const NEVER =
  /(?<!\p{L})(not (be )?(deliver\p{L}*|ship\p{L}*|sen[dt]|arrive|before)|nicht vor|pas (livrer )?avant|no (entregar )?antes|non (consegnare )?prima|niet (leveren )?voor)(?!\p{L})/iu;

/** The day a sentence beside the table asks for: "please supply … on or before 12 May 2023"; `rows` are the table's, which may reach over a letter's closing words. */
export function askedDate(areas: Area[], style: Style, rows: ReadonlySet<TextLine>): Read | undefined {
  return askedOn(areas, rows, (text) => findDate(text, style.dates))?.read;
}

/** The day without its year that a sentence asks for, "we need it here by October 16", "need by friday 5/15": the next such one from the day of the order on, with what is to be said of that. */
export function comingDate(
  areas: Area[],
  rows: ReadonlySet<TextLine>,
  { ordered, style }: { ordered: string; style: Style },
): { read: Read; finding: Finding } | undefined {
  const around = areas.map((area) => ({ ...area, lines: area.lines.filter((line) => !rows.has(line)) }));
  const asked =
    askedOn(areas, rows, (text) => dayOfMonth(text, ordered)) ??
    askedOn(around, rows, (text) => dayInFigures(text, ordered, style.dates));
  if (!asked) return undefined;
  const { read, printed } = asked;
  const message = `The required date ${read.value} was worked out from "${printed}" and the order's date ${ordered}`;
  return { read, finding: { code: "derived_date", level: "warning", field: "requiredDate", message } };
}

type FindDay = (text: string) => { value: string; printed: string } | null;

interface Asked {
  read: Read;
  printed: string;
}

function askedOn(areas: Area[], rows: ReadonlySet<TextLine>, find: FindDay): Asked | undefined {
  const told = areas.filter(({ lines }, i) => i === 0 || lines.some((line) => rows.has(line)));
  return told.map((area) => askedIn(area, rows, find)).find((asked) => asked !== undefined);
}

function askedIn(area: Area, rows: ReadonlySet<TextLine>, find: FindDay): Asked | undefined {
  for (const [at, line] of area.lines.entries()) {
    if (!/\d/.test(line.text) || (rows.has(line) && !isSentence(line))) continue;
    const next = area.lines[at + 1];
    const text = `${line.text} ${next?.text ?? ""}`;
    const date = find(text);
    const start = date ? text.indexOf(date.printed) : Infinity;
    if (!date || start >= line.text.length) continue;
    const clause = `${area.lines[at - 1]?.text ?? ""} ${text.slice(0, start)}`
      .slice(-REACH)
      .split(/[.!?;]\s/)
      .at(-1)!;
    const end = start + date.printed.length;
    if (!asksFor(clause, text.slice(end))) continue;
    const wraps = end > line.text.length;
    const tokens = [...line.tokens, ...(wraps ? next!.tokens : [])].filter(({ text: word }) =>
      date.printed.split(/\s+/).some((part) => word.includes(part)),
    );
    const read = { value: date.value, evidence: evidenceOf(tokens.length ? tokens : line.tokens, area.page) };
    return { read, printed: date.printed };
  }
  return undefined;
}

/** Whether words before a day ask for goods on it. */
function asksFor(before: string, behind: string): boolean {
  if (NEVER.test(before) || PAST.test(before)) return false;
  if (HAN.test(before)) return true;
  if (AT_LATEST.test(behind) && ASKS.test(before)) return true;
  const [asks, wants] = [ASKS.test(before), WANTS.test(before) && !OTHERWISE.test(before)];
  if (UNTIL.test(before)) return asks || wants;
  if (OTHERWISE.test(before)) return false;
  if (VERB.test(behind)) return PLEASE.test(before) || wants || /(请|[应须需]于)\P{Nd}*$/u.test(before);
  return ON.test(before) && (wants || (asks && (PLEASE.test(before) || ORDERS.test(before))));
}

/** Whether a line says something, in one piece: no row of a table. */
export function isSentence({ segments, text }: TextLine): boolean {
  return segments.length === 1 && text.split(" ").length >= SENTENCE;
}
