import { isUnit } from "./units.ts";

/** A quantity written in words. */
export interface Spoken {
  /** Decimal string. */
  value: string;
  /** Characters of the text that it takes, from its beginning. */
  length: number;
}

const ONES =
  "one|un|une|uno|una|ein|eine|einen|een two|zwei|deux|dos|due|twee|dois|duas|couple|paar three|drei|trois|tres|tre|drie|três four|vier|quatre|cuatro|quattro|quatro five|fünf|fuenf|cinq|cinco|cinque|vijf six|sechs|seis|sei|zes seven|sieben|sept|siete|sette|zeven|sete eight|acht|huit|ocho|otto|oito nine|neun|neuf|nueve|nove|negen ten|zehn|dix|diez|dieci|tien|dez eleven|elf|onze|once|undici twelve|zwölf|zwoelf|douze|doce|dodici|twaalf|doze thirteen|dreizehn|treize|trece|tredici|dertien|treze fourteen|vierzehn|quatorze|catorce|quattordici|veertien|catorze fifteen|fünfzehn|quinze|quince|quindici|vijftien sixteen|sechzehn|seize|dieciséis|sedici|zestien|dezasseis seventeen|siebzehn|dix-sept|diecisiete|diciassette|zeventien eighteen|achtzehn|dix-huit|dieciocho|diciotto|achttien nineteen|neunzehn|dix-neuf|diecinueve|diciannove|negentien".split(
    " ",
  );
const TENS =
  "twenty|zwanzig|vingt|veinte|venti|twintig|vinte thirty|dreißig|dreissig|trente|treinta|trenta|dertig|trinta forty|vierzig|quarante|cuarenta|quaranta|veertig|quarenta fifty|fünfzig|cinquante|cincuenta|cinquanta|vijftig|cinquenta sixty|sechzig|soixante|sesenta|sessanta|zestig|sessenta seventy|siebzig|settanta|setenta|zeventig eighty|achtzig|ottanta|ochenta|tachtig|oitenta ninety|neunzig|novanta|noventa|negentig".split(
    " ",
  );
const MANY: Record<string, number> = {
  dozen: 12,
  dutzend: 12,
  douzaine: 12,
  docena: 12,
  dozzina: 12,
  dozijn: 12,
  dúzia: 12,
  dozens: 12,
  douzaines: 12,
  docenas: 12,
  dozzine: 12,
  dúzias: 12,
  hundred: 100,
  hundert: 100,
  cent: 100,
  cien: 100,
  cento: 100,
  honderd: 100,
  thousand: 1000,
  tausend: 1000,
  mille: 1000,
  mil: 1000,
  duizend: 1000,
};

const VALUES = new Map<string, number>([
  ...ONES.flatMap((words, i) => words.split("|").map((word) => [word, i + 1] as const)),
  ...TENS.flatMap((words, i) => words.split("|").map((word) => [word, 10 * (i + 2)] as const)),
]);
const any = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join("|");
const COUNT = any(VALUES.keys());
const TENS_WORDS = any(TENS.flatMap((words) => words.split("|")));
const ARTICLE = "a|an|the|ein|eine|einen|un|une|una|uno|een|um|uma";
const HALF = "half an?|an? half|ein halbes|une demi|media|mezza|een half|meia";
const PATTERN = new RegExp(
  String.raw`^(?:(?<half>${HALF})[\s-]+(?<halved>dozen|dutzend|douzaine|docena|dozzina|dozijn|dúzia)|(?:(?<tens>${TENS_WORDS})(?:[\s-](?:and |und |et |y )?(?<ones>${COUNT}))?|(?<count>${COUNT}|${ARTICLE}))(?:[\s-]+(?<many>${any(Object.keys(MANY))}))?)(?![\p{L}\d-])`,
  "iu",
);

/** Reads "twelve", "a dozen", "half a dozen", "twenty-five", "two hundred" at the beginning of a text; null for what is no number, or a lone article. */
export function spokenAt(text: string): Spoken | null {
  const found = PATTERN.exec(text);
  const { half, tens, ones, count, many } = found?.groups ?? {};
  if (!found) return null;
  if (half) return { value: "6", length: found[0].length };
  const articled = new RegExp(`^(?:${ARTICLE})$`, "iu").test(count ?? "");
  if (articled && !many && !VALUES.has(count!.toLowerCase())) return null;
  const base = tens
    ? VALUES.get(tens.toLowerCase())! + (ones ? VALUES.get(ones.toLowerCase())! : 0)
    : (VALUES.get(count!.toLowerCase()) ?? 1);
  return { value: String(base * (many ? MANY[many.toLowerCase()]! : 1)), length: found[0].length };
}

/** Every quantity that a text writes in words, as decimal strings. */
export function spokenIn(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d])\p{L}/gu)].flatMap(
    ({ index }) => countedAt(text.slice(index))?.value ?? [],
  );
}

/** A quantity in words with the unit it counts, as places in the text. */
export interface Counted extends Spoken {
  unit?: [from: number, to: number];
  /** Where the counted thing begins. */
  rest: number;
  /** It tells how much of something: by a unit, or by a dozen of it. */
  sure: boolean;
}

/** Short words that are units beside figures and others in a sentence. */
const NO_UNIT = /^(.|in|to|no|un|per|lot|lots|day|con|par|pot|sac)$/iu;
const HELD = new RegExp(
  String.raw`^(?:${ARTICLE})(?=\s+(\p{L}{2,})\s+(?:of|de|d['’]|di|von|van|mit)(?![\p{L}]))`,
  "iu",
);

/** Reads "two cases of", "a dozen", "a roll of" at the beginning of a text; null for anything else. */
export function countedAt(text: string): Counted | null {
  const held = HELD.exec(text);
  const article = held && isUnitWord(held[1]!) ? { value: "1", length: held[0].length } : null;
  const told = spokenAt(text) ?? article;
  if (!told) return null;
  const again = /^\s*\((\d+)\)/.exec(text.slice(told.length));
  const spoken = again?.[1] === told.value ? { ...told, length: told.length + again[0].length } : told;
  const { 0: whole, 1: word } = /^\s+(\p{L}+)(?![\p{L}\d-])\.?/u.exec(text.slice(spoken.length)) ?? ["", ""];
  const unit = word && isUnitWord(word) ? word : undefined;
  const at = spoken.length + whole.length - whole.trimStart().length;
  const behind = unit ? spoken.length + whole.length : spoken.length;
  const link = /^\s+(?:of|de|di|von|van)\s+|^\s+d['’]|^\s+/u.exec(text.slice(behind));
  return {
    ...spoken,
    ...(unit && { unit: [at, at + unit.length] as [number, number] }),
    rest: behind + (link?.[0].length ?? 0),
    sure: unit !== undefined || /[\s-]/.test(text.slice(0, spoken.length)),
  };
}

function isUnitWord(word: string): boolean {
  return isUnit(word) && !NO_UNIT.test(word);
}
