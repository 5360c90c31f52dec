import { isDayWord } from "../values/dates.ts";
import type { Piece } from "./text_money.ts";

/** A part number between dashes, of digits alone perhaps: "7 - 3541519 - oil seal". */
const DASHED = /^\s*[-–—]\s+((?=\S*\d{2})[\p{L}\d][\p{L}\d./-]{3,})\s+[-–—]\s/u;
/** A number too long for a size before the words of an item, or one of several parts: "1327923 belt", "- 1327923 belt", "3190.284.72 filter", "559-6725 goggle". */
export const NUMBERS =
  /^\s*(?:[-–—]\s+)?(\d{6,14}|\d+(?:\.\d+){2,}|\d{3,}-\d{4,})\s+(?=\p{L}{3}|\p{Script=Han}{2})/u;
/** What a part number is called, before it: "your part no.", "Art. Nr.", "Ihre Artikel #", "your code", ", code". */
const CODE_NAME = String.raw`(?:(?:\b(?:your|our)\s+|(?<=[,;(]\s*))code:?\s+|(?:\b(?:your|our|ihre|unsere|votre|notre|su|nuestro)\s+)?\b(?:part|item|art|artikel|article|articulo|artículo|material|mat|sku|p\/n|pn|model|r[ée]f|référence|referencia|cat|catalog(?:ue)?|clave|código|codice|cód|cod|stok|vare|varenr|varenummer)\b[\s.#:-]*(?:no|nr|num|number|code|kodu|n[º°]|#)?[\s.:#]*)`;
/** Behind its name a part number has a figure, or is of capitals with dashes: "Art.-Nr. TH-UNI-K". */
const CODE_LABEL = new RegExp(
  String.raw`${CODE_NAME}([\p{L}\d][\p{L}\d\-./_]*\d[\p{L}\d\-./_]*|(?-i:\p{Lu}+(?:-\p{Lu}+)+)(?![\p{L}\d-]))`,
  "iu",
);
/** Behind its name, a part number of several parts as far as a comma or a full stop, the last of them letters perhaps: "code 3M 8822, £4.10 each", "Ref. SPZ 1250 LW. 24 ud". */
const PARTED_LABEL = new RegExp(
  String.raw`${CODE_NAME}(?-i:((?:[\p{Lu}\d][\p{Lu}\d./-]* ){1,2}(?=[^\s,;)]*\d)[\p{Lu}\d./-]+|\p{Lu}{1,5} \d[\d./-]* \p{Lu}{1,4}))(?=\s*(?:[,;)]|\.\s|\.?$))`,
  "iu",
);
const CODE_NAMED = new RegExp(
  String.raw`(?:${CODE_NAME}|\b(?:your|our) (?:code|ref(?:erence)?)[\s.:]*|(?:\b(?:your|our)\s*)?#\s*)$`,
  "iu",
);
/** "(your # LR-92550)". */
const OWNED = /\b(?:your|our)\s*#\s*(?=\S*\d)([\p{L}\d][\p{L}\d\-./_]*[\p{L}\d])/iu;
export const CODE =
  /(?<![\p{L}\d/-])(?=[A-Z\d\-./_]*\d)(?=[A-Z\d\-./_]*[A-Z])[A-Z\d][A-Z\d\-./_]{3,}[A-Z\d](?![\p{L}\d"'/])/u;
/** Sizes, threads and materials look like codes. */
const NO_CODE =
  /^(M\d+(X[\d.]+)?|\d+(\.\d+)?(MM|CM|IN|FT|KG|LBS?|OZ|ML|GAL?|K?V|V[AD]C|K?W|A|HP|PSI|DEG|AWG|MCM|K?HZ|RPM)|\d+X\d+\w*|(DN|PN|IP|PG|SCH|NEMA|CAT|RJ|CL|GR?|GRADE)-?\d{1,4}[A-Z]?|(DIN|ISO|EN|ANSI|ASTM|IEC|BS|JIS|SAE|UNI|AISI)[-/]?\w?\d+\S*|A[24]-\d{2}|(3|4)\d\d(L|SS|TI)|\d+[A-Z]{1,2}\d?|[A-Z]\d)$/;
/** Behind it stands the order's own number; an "order no." may be an item's. */
const OF_ORDER =
  /(?<!\p{L})(?:p\.?o\.?(?: ?(?:no|nr|num|number)\.?)?|order|bestellung|auftrag|commande|pedido|encomenda|ordine|bestelling|zamówieni[ea]):? ?#? ?$/iu;
/** Behind it stands the number that an office of taxes gave a company. */
const OF_TAXPAYER =
  /(?<!\p{L})(?:N\.?I\.?F|C\.?I\.?F|NIPC?|CUIT|RFC|NIT|RUC|CNPJ|VAT|TVA|BTW|P\.? ?IVA|USt-?Id(?:-?Nr)?|EORI)\.?(?: (?:[Nn]o|[Nn]r|n[º°])\.?)?:? ?$/u;

/** Whether a text begins with a part number behind its name: "Art. no. 4711, unit price: 2.50". */
export function opensWithLabelled(text: string): boolean {
  const start = text.search(/\S/);
  return [CODE_LABEL, PARTED_LABEL].some((label) => text.search(label) === start);
}

/** "601A818 Circuit breaker": a part number that begins with a figure, before the words of an item. */
export function opensWithCode(text: string): boolean {
  const [, word] = /^\s*(\S+)(?:\s+\p{L}|\s*$)/u.exec(text) ?? [];
  return word !== undefined && CODE.exec(word)?.[0] === word && !NO_CODE.test(word);
}

/** The part number in a stretch of a text. */
export function codeIn(text: string, [from, to]: [from: number, to: number]): Piece | undefined {
  const here = text.slice(from, to);
  const named =
    PARTED_LABEL.exec(here) ??
    CODE_LABEL.exec(here) ??
    OWNED.exec(here) ??
    DASHED.exec(here) ??
    NUMBERS.exec(here) ??
    enclosedIn(here);
  if (named) {
    const value = named[1]!.replace(/[.,;:]+$/, "");
    const at = from + named.index + named[0].lastIndexOf(named[1]!);
    return { value, from: at, to: at + value.length };
  }
  const lead = /^\s*(?:[-–—]\s+)?/.exec(here)![0].length;
  for (const { 0: value, index } of here.matchAll(new RegExp(CODE, "gu"))) {
    const shaped = /[A-Z]{2,}.*-|-.*[A-Z]|^[A-Z]+\d{3,}/.test(value);
    const before = here.slice(0, index);
    if (NO_CODE.test(value) || (!shaped && index > lead)) continue;
    if (OF_ORDER.test(before) || OF_TAXPAYER.test(before)) continue;
    const whole = value + behindComma(here, { index, value });
    return { value: whole, from: from + index, to: from + index + whole.length };
  }
  return undefined;
}

/** What goes on in capitals from a part number behind a comma to the next: " HI-VIS" in "helmets, EVO-S2 HI-VIS, white". */
function behindComma(text: string, { index, value }: { index: number; value: string }): string {
  if (!/\p{L}{3}.*,\s*$/u.test(text.slice(0, index))) return "";
  const more =
    /^((?: \p{Lu}[\p{Lu}\d-]{2,}){1,2})\s*(?:[,;]|$)/u.exec(text.slice(index + value.length))?.[1] ?? "";
  return more.split(" ").some((word) => NO_CODE.test(word)) ? "" : more;
}

/** "(Nr. 844.2620)", "(Best.-Nr. 95 21 69)", "(#BO-4704)" behind the words. */
const NUMBERED =
  /\((?:(?:[\p{L}.-]{2,12}[ -])?(?:nr|no|n[º°])\.?\s*|#\s*)((?=(?:[^()]*\d){3})[\p{L}\d][\p{L}\d./ -]*\d)\)[\s.]*$/iu;
const NO_NUMBER = /\((lot|batch|charge|serial|job|auftrag|projekt|po|gr)/i;

/** "belt, timing, 1120-8M-30 (NIS-3550)", "chair (5692.650.49)": a part number in brackets behind the words, alone or behind its name. */
function enclosedIn(text: string): RegExpExecArray | null {
  const named = NUMBERED.exec(text);
  if (named && !NO_NUMBER.test(named[0])) return named;
  const found = /\(([^\s()]+)\)\s*$/.exec(text);
  if (!found) return null;
  const value = found[1]!;
  const isCode = CODE.exec(value)?.[0] === value && !NO_CODE.test(value);
  return isCode || (NUMBERS.test(`${value} item`) && !isDayWord(value)) ? found : null;
}

/** Before a code its label stands. */
export function codeStart(text: string, from: number, code: Piece): number {
  const label = CODE_NAMED.exec(text.slice(from, code.from));
  return label ? from + label.index : code.from;
}
