import { sensesOf } from "./caption_words.ts";
import type { Label } from "./captions.ts";

/** What captions are built of, by the senses of their words ("Delivery required by": "gwb"), and how surely they announce it; the first rule that holds first. */
const BUILT: [Label, number, RegExp][] = [
  // A day that goods are to come in on.
  ["requiredDate", 5, /^(?=[^g]*g)(?=.*(d|[ab]f*$))s?t?([gwdbaflmoc]|zbb)+$/],
  ["requiredDate", 4, /^(?=.*w)(?=.*[dba])[wdbaflmoc]+$|^al+d$/],
  ["requiredDate", 4, /^[fm]*(w?gf*w|wf*g)f*$|^m+w$/],
  ["shipDate", 5, /^(?=[^s]*s)(?=.*(d|[ab]$))[swdbafmo]+$/],
  ["orderDate", 5, /^(?=.*[oy])(?=.*(d|e.*a$))[oyedafxn]+$/],
  ["orderDate", 4, /^(?=.*e)(?=.*(d|a$))[edafx]+$|^x+f*d$|^df*x$/],
  // "Place and date", as letters and contracts end.
  ["orderDate", 3, /^[ox]?e$|^dd$|^pf*d$/],
  ["poNumber", 5, /^[fc]*o+x?(f+m+)?[fk]*q+f*$|^qf*o+$/],
  ["poNumber", 3, /^cf*o+$|^o{2,}$/],
  ["poNumber", 2, /^c?o+f*jq?$/],
  ["currency", 5, /^[fxo]*u[qx]?$/],
  ["billTo", 5, /^(?=.*i)(?=.*[tpnk])[itpnkfascm]+$/],
  ["shipTo", 5, /^(?=.*[gs])(?=.*[tp])[gsfmtaplnkc]+$|^[fmg]*rf*[pn]?$|^m+t$/],
  ["shipTo", 4, /^gf*[ln]+$|^lf*(g|p)+$/],
  ["buyer", 4, /^n?f*(c|y+k|k+y)f*[nk]*$/],
  ["vendor", 4, /^n?[fy]*vf*[nkp]*$/],
];

/** What a normalized caption announces by the senses of its words; null where one of them is no caption's or they say nothing together. */
export function built(plain: string): { label: Label; strength: number } | null {
  const senses = said(plain);
  const rule = senses && BUILT.find(([, , order]) => order.test(senses));
  return rule ? { label: rule[0], strength: rule[1] } : null;
}

/** Whether a normalized caption says when or where goods come in, by one word for both: "Entrega em", "Deliver at". */
export function asksDayOrPlace(plain: string): boolean {
  return /^g+f*a[fl]*$/.test(said(plain) ?? "");
}

/** The senses of all words; null where one has none. */
function said(plain: string): string | null {
  let all = "";
  for (const word of plain.split(/[ /]/)) {
    const senses = sensesOf(word);
    if (!senses) return null;
    all += senses;
  }
  return all;
}
