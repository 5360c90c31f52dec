import type { Draft, DraftLine } from "../../../orders/mod.ts";
import type { Loose } from "../prose/loose.ts";
import { leftOver } from "./left_over.ts";

const TAKES =
  /(?<!\p{L})(?:enter|book|process|order|take|accept|go ahead|proceed|bestellen|bestelle|beauftragen|nehmen|commandons|acceptons|pedimos|encargamos|aceptamos|ordiniamo|accettiamo|encomendamos|aceitamos)(?!\p{L})/iu;
const ALL =
  /(?<!\p{L})(?:all of (?:it|them|this)|all (?:items|lines|positions)|everything|(?:whole|entire|complete|full) (?:lot|quote|quotation|offer|order)|as (?:quoted|offered|below)|(?:order|quote|quotation|offer|list|items|lines) (?:shown |listed )?below|the below (?:order|quote|quotation|offer|items|lines)|alles|alle positionen|vollständig|komplett|wie angeboten|le tout|tout|todo|todas las partidas|tutto|tudo)(?!\p{L})/iu;
const NUMBERS = String.raw`\d{1,3}(?:\s*(?:,|und|and|et|y|e|en|&|\+)\s*(?:und |and )?\d{1,3})*`;
const NAMED = String.raw`(?:positions?|positionen|pos\.|items?|lines?|zeilen|lignes?|postes?|posiciones|partidas|posizioni|righe|posities)\s+(${NUMBERS})(?![\d.,]*\d|\s*(?:[-–]|to|bis|à|a)\s*\d)`;
const POSITIONS = new RegExp(String.raw`(?<!\p{L})${NAMED}`, "iu");
/** "All but item 3", "alles außer Position 3". */
const ALL_BUT = new RegExp(
  String.raw`(?<!\p{L})(?:all|everything|alles|alle(?: positionen)?|tout|todo|tutto|tudo)(?: of (?:it|them))?,? (?:but|except(?: for)?|apart from|other than|bis auf|außer|ohne|sauf|excepto|salvo|menos|tranne|exceto|behalve)(?: (?:the|die|der|le|la|les|el|los|las|il|de))? ${NAMED}`,
  "iu",
);
/** It takes less, something else, or asks. */
const OTHERWISE =
  /\?|(?<!\p{L})(?:not|don['’]t|except|but|without|other than|instead|nicht|außer|ohne|bis auf|aber|sauf|sans|pas|no|excepto|salvo|sin|tranne|non|senza)(?!\p{L})/iu;

/** The order of a mail that takes what it quotes, all of it, by the positions that it names or but for these, where it lists nothing itself; null for any other. */
export function asQuoted(own: Draft, offer: () => Draft[], told: Loose[]): Draft | null {
  if (own.lines.some(({ fields }) => fields.customerSku || fields.supplierSku)) return null;
  const said = told.flatMap(({ text }) => sentencesOf(text));
  const sentence = said.find((text) => TAKES.test(text) && (ALL.test(text) || POSITIONS.test(text)));
  if (!sentence || OTHERWISE.test(sentence.replace(ALL_BUT, ""))) return null;
  const [quoted, ...others] = offer();
  if (!quoted?.lines.length || others.length) return null;
  const named = POSITIONS.exec(sentence)?.[1]?.match(/\d+/g);
  const chosen = quoted.lines.filter((line, at) => !named || named.includes(numberOf(line, at)));
  if (named && chosen.length !== new Set(named).size) return null;
  const taken = ALL_BUT.test(sentence) ? quoted.lines.filter((line) => !chosen.includes(line)) : chosen;
  return ordered(own, quoted, { taken, beside: said.map((text) => text.replace(POSITIONS, " ")) });
}

function ordered(
  own: Draft,
  quoted: Draft,
  { taken, beside }: { taken: DraftLine[]; beside: string[] },
): Draft {
  const whole = taken.length === quoted.lines.length;
  const { currency, total } = quoted.header;
  const header = { ...(currency && { currency }), ...(whole && total && { total }), ...own.header };
  const open = leftOver(
    beside.map((text) => ({ text, postscript: false })),
    header,
  );
  const which = whole ? "all" : `${taken.length} of the ${quoted.lines.length}`;
  const also = open ? `; it also says "${open.text.trim().slice(0, 80)}"` : "";
  return {
    header,
    lines: taken,
    findings: [
      ...own.findings.filter(({ code }) => code !== "missing_lines" && code !== "running_text"),
      ...(whole ? quoted.findings.filter(({ code }) => code === "missing_lines") : []),
      {
        code: "as_quoted",
        level: open ? "error" : "warning",
        message: `The mail orders ${which} lines of what it quotes${also}: look that no other is meant`,
      },
    ],
    proof: whole ? quoted.proof : proofOf(quoted, taken),
  };
}

/** Lines that were offered and not taken leave no gap. */
function proofOf({ lines }: Draft, taken: DraftLine[]): Draft["proof"] {
  const notOrdered = lines
    .map((line, at) => ({ line, printedNumber: numberOf(line, at) }))
    .filter(({ line }) => !taken.includes(line))
    .flatMap(({ line: { fields }, printedNumber }) =>
      Object.values(fields).flatMap(({ evidence }) => (evidence ? [{ printedNumber, evidence }] : [])),
    );
  return { expected: taken.length, found: taken.length, printedTotal: null, sum: null, notOrdered };
}

function numberOf({ printedNumber }: DraftLine, at: number): string {
  return String(Number(printedNumber ?? at + 1));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}
