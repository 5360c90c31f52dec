import { unitCodeOf } from "../../../unit_codes.ts";
import { remembered } from "../words/memo.ts";

/** Words for units that have no code, or none of their own. */
const WORDS = `u au pl psch pausch dos stg empaque sleeve bale bales stuk crt tl drm tub jar length lengths lgth lgths lgt lth lths lng lngs cu meals meal person persons cx bulto kanne paquets vke bte bidon bid cf conf tafel
dosis frasco balde bote botes tarro tarros garrafa pote pe pzs kanister trommel plaque plaques barre barres barra barras hojas lamina placa per piece/s pc/s mts ream reams
copies copie copias exemplaires exemplare expl ejemplares exemplaren egz packungen paket pakete sacke paare stangen tafeln satze sacs sachets scatole sacchi rotoli
bl cj ens бр ком kom buc yr طقم عدد حبه strip strips vial vials pouch tray trays skid skids assy asy blk bot e adet koli kutu cift metre tane db doboz csomag fm stk styk frp forp kolli szt op kpl шт уп упак кор короб пач компл рул кг м т л пог.м τεμ tin tins יח 개 매 봉 박스 세트 台 本 组 組 条 ケース علبة 卷 把 barril barriles ring ringe msf mbf mlf`;

const UNITS = new Set(WORDS.split(/\s+/));
/** Numbers and days have codes too. */
const NO_UNITS = new Set(
  "one hundred hundert cen mil thousand tausend tsd mll mille mon dia dias mes leistung".split(" "),
);

/** Lower case, without accents; syllables of Korean stay whole. */
function bare(word: string): string {
  return word.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize();
}

/** Whether a printed word is a unit of measure. */
export const isUnit = remembered(namesUnit);

function namesUnit(text: string): boolean {
  const word = bare(text);
  return isKnown(word) || isKnown(word.replace(/[.,:;]$/, ""));
}

function isKnown(word: string): boolean {
  return UNITS.has(word) || isPlural(word) || (unitCodeOf(word) !== null && !NO_UNITS.has(word));
}

/** "bidons", "frascos": a word for a unit, and not a short one, with its "s". */
function isPlural(word: string): boolean {
  return word.length > 5 && word.endsWith("s") && UNITS.has(word.slice(0, -1));
}

/** "PK100", "Box 100", "pack of 10", "box of 50 pairs", "CS/24". */
const PACKED =
  /^(\p{L}{1,10}\.?)(?: ?[/x-]| (?:of|de|da|di|van|à|zu|per))? ?\d{1,5}(?:(?<= of \d+) \p{L}{1,10}\.?)?$/iu;

/** Whether a cell names a unit and how many are in it. */
export function isPacked(text: string): boolean {
  const [, unit] = PACKED.exec(text.trim()) ?? [];
  return unit !== undefined && isUnit(unit);
}

/** "5 gal", "50-lb": what one of them holds. */
const HELD = /^\d{1,4}(?:[.,]\d{1,2})?[ -](\p{L}{1,10}\.?)$/u;

/** Whether a cell of a unit column may be one: a known unit, alone or of so many, or a short word without digits. */
export function looksLikeUnit(text: string): boolean {
  const [, unit] = PACKED.exec(text.trim()) ?? HELD.exec(text.trim()) ?? [];
  return isUnit(unit ?? text) || /^[\p{L}\p{M}.²³/()]{1,12}$/u.test(text.trim());
}

/** Units that are a thousand of those that goods are counted in: metres, kilograms, litres. */
const THOUSANDS = new Set<string | null>(["KMT", "TNE", "MTQ"]);

/** The same of a hundred: pounds. */
const HUNDREDS = new Set<string | null>(["CWA"]);

/** Whether a word may say that a price is for so many: "C" of 100, "km" of 1000 metres, "CWT" of 100 pounds. */
export function saysBasis(text: string, basis: string): boolean {
  const unit = unitCodeOf(text.replace(/^\/|[\])]+$/g, ""));
  const many = THOUSANDS.has(unit) ? "1000" : HUNDREDS.has(unit) ? "100" : basisOf(text);
  return many === basis;
}

/** How many pieces a price unit stands for: "M" and "/1,000" are 1000, "C" is 100; null for plain units. */
export function basisOf(text: string): string | null {
  const word = text
    .trim()
    .replace(/^[/]|^(?:per|je|pro|par|por|pour|le|il|el|al)\s+/i, "")
    .replace(/(?<=\d)[.,'’ \u00a0\u202f](?=\d{3}\b)/g, "")
    .trim();
  const count = /^(\d+)(\s*\p{L}{0,8}[23²³]?\.?)?$/u.exec(word)?.[1];
  if (count) return Number(count) >= 1 ? String(Number(count)) : null;
  if (
    /^(m|th|thou|thousand|mil|mille|millar|millares|tausend|duizend|tsd|tst|t3|k|per m|mpc|tpc|mft|mbf|‰)$/i.test(
      word,
    )
  )
    return "1000";
  if (/^(c|hu|hc|hd|hun|hundred|hundert|honderd|cent|ciento|hnd|cpc|cto|clb|cft|%)$/i.test(word))
    return "100";
  return HAN[/^每?([千仟百])\p{Script=Han}?(?=[单單単]?[价價価]|[)）]|$)/u.exec(word)?.[1] ?? ""] ?? null;
}

/** "千件", "每百只", "千个单价". */
const HAN: Record<string, string> = { 千: "1000", 仟: "1000", 百: "100" };
