import type { DateOrder } from "../values/dates.ts";
import type { Area } from "./lines.ts";

const AMERICAN =
  /\b(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? +\d{5}(-\d{4})?\b|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\bUSA\b|U\.S\.|\b[Zz](ip|IP)\b/;
/** Words of other countries, none of which begins or ends a code: "GBP-47625". */
const ELSEWHERE =
  /(?<![\w-])(gst|gstin|vat|postcode|pty|pvt|sdn|bhd|uk|india|australia|singapore|dubai|uae|aed|inr|kwd|bhd|omr|qar|sar|jod|dinars?|dirhams?|riyals?|rials?|tnd|egp|myr|sgd|aud|nzd|gbp|zar|ngn|kes|pkr|lkr|thb)(?!\w|-\w*\d)|\(RM\)|£|₹|\+(?!1\b)\d{2,3}[ (]/i;
/** A postcode behind its town; no letters of units stand in its second half. */
const BRITISH = /\p{L}{3},? [A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/u;
/** Countries that write both orders, or dates that begin with the year: Canada, whose postcodes no cable's section goes on behind ("R2V 3G2,5"), the Philippines, South Africa, East Asia. */
const EITHER =
  /\b(canada|ontario|qu[eé]bec|alberta|manitoba|CAD|HST|philippines|PHP|south africa|ZAR|china|CNY|RMB|taiwan|TWD|japan|JPY|korea|KRW)\b|C\$|₱|\+(27|63|81|82|86|886)\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b(?!,\d)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/iu;

/** Letters of lands where no day stands before its month. */
const MONTH_LED = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const LETTER = [612, 792] as const;
const A4 = [595, 842] as const;
/** Points by which a sheet of paper is cut differently. */
const CUT = 4;

/** Japanese, Korean, and American addresses, telephones and paper put the month first, the rest of the world the day; certain where all of it speaks for one. */
export function orderByCountry(texts: string[], areas: Area[], continental: boolean): DateOrder {
  if (texts.filter((text) => MONTH_LED.test(text)).length > texts.length / 8)
    return { first: "month", certain: false };
  const isSettled = () => !texts.some((text) => EITHER.test(text));
  const american = texts.filter((text) => AMERICAN.test(text)).length;
  if (continental) return { first: "day", certain: american === 0 && isSettled() };
  const elsewhere = texts.filter((text) => ELSEWHERE.test(text) || BRITISH.test(text)).length;
  const letter = areas.some((area) => isOn(area, LETTER));
  const sheet = areas.every(({ grid }) => grid);
  const dollars = texts.some((text) => /\$|\bUSD\b/.test(text));
  const here = american + (letter ? 1.5 : 0) + (dollars ? 0.5 : 0);
  if (here > elsewhere + (letter || sheet ? 0 : 0.6))
    return {
      first: "month",
      certain: american > 1 && !elsewhere && !areas.some((area) => isOn(area, A4)) && isSettled(),
    };
  return { first: "day", certain: !letter && elsewhere > 1 && elsewhere > 2 * american && isSettled() };
}

function isOn({ grid, width, height }: Area, [short, long]: readonly [number, number]): boolean {
  const sides = [Math.min(width, height) - short, Math.max(width, height) - long];
  return !grid && sides.every((off) => Math.abs(off) < CUT);
}
