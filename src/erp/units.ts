import { Decimal } from "decimal.js";
import { even } from "../formats.ts";
import { unitCodeOf } from "../unit_codes.ts";

/** How this trade writes the codes of UN/ECE Recommendation 20; what isn't here is written as there. */
const TRADE: Record<string, string> = {
  H87: "EA",
  C62: "EA",
  KT: "SET",
  DZN: "DZ",
  CEN: "HD",
  MIL: "TH",
  XBX: "BX",
  XCT: "BX",
  XCS: "CS",
  XPK: "PK",
  XBG: "BG",
  XRO: "RL",
  XST: "SH",
  XTU: "TU",
  XCA: "CN",
  XDR: "DR",
  XPL: "PL",
  XBO: "BT",
  XPX: "PLT",
  XCR: "CRT",
  XRL: "REEL",
  XCL: "COIL",
  XBE: "BDL",
  XLT: "LOT",
  GLL: "GL",
  LTR: "L",
  MLT: "ML",
  CLT: "CL",
  FOT: "FT",
  MTR: "M",
  YRD: "YD",
  KMT: "KM",
  CMT: "CM",
  MMT: "MM",
  INH: "IN",
  KGM: "KG",
  GRM: "G",
  MGM: "MG",
  LBR: "LB",
  ONZ: "OZ",
  TNE: "T",
  HUR: "HR",
  MTK: "SQM",
  FTK: "SQFT",
};

/** Units of ERPs by words that on a document mostly are no unit. */
const OF_ERPS: Record<string, string> = {
  item: "EA",
  u: "EA",
  cas: "CS",
  hd: "HD",
  th: "TH",
  m1000: "TH",
  tin: "CN",
  tins: "CN",
  cartridge: "TU",
};

const CODES = new Map([
  ...Object.values(TRADE).map((code) => [code.toLowerCase(), code] as const),
  ...Object.entries(OF_ERPS),
]);

/** The code of a unit that people write in many ways ("pcs." is "EA"); null when it isn't known. */
export function unitCode(unit: string): string | null {
  const known = unitCodeOf(unit);
  return known ? (TRADE[known] ?? known) : (CODES.get(unit.trim().toLowerCase()) ?? null);
}

/** One of `unit` is `factor` of an item's own unit; a decimal string. */
export interface PackUnit {
  unit: string;
  factor: string;
}

/** Sizes of units of one kind that are the same wherever they are used. A ton and a gallon are not, so they are none of them. */
const SIZES: Record<string, string>[] = [
  { EA: "1", DZ: "12", HD: "100", GRO: "144", TH: "1000" },
  { MM: "1", CM: "10", IN: "25.4", FT: "304.8", YD: "914.4", M: "1000", KM: "1000000" },
  { MG: "0.001", G: "1", LB: "453.59237", KG: "1000" },
  { ML: "1", CL: "10", L: "1000" },
];

/** How many of `to` one `from` is, by what is known of the item or holds everywhere; null: not known, and never guessed. */
export function factorBetween(from: string, to: string, known: PackUnit[]): string | null {
  const [mine, own] = [nameOf(from), nameOf(to)];
  if (mine === own) return "1";
  const pack = known.find(({ unit }) => nameOf(unit) === mine);
  if (pack) return pack.factor;
  return (everywhere(mine, own) ?? byAnother(mine, known))?.toFixed() ?? null;
}

/** By a unit that the item is known in: a dozen of what is sold by the case of 24 pieces. */
function byAnother(mine: string, known: PackUnit[]): Decimal | null {
  for (const { unit, factor } of known) {
    const ratio = everywhere(mine, nameOf(unit));
    if (ratio) return even(ratio.times(factor));
  }
  return null;
}

function everywhere(from: string, to: string): Decimal | null {
  const sizes = SIZES.find((each) => from in each && to in each);
  return sizes ? new Decimal(sizes[from]!).div(sizes[to]!) : null;
}

/** Digits after the point of a factor that an ERP computes. */
const FACTOR_PLACES = 12;

/**
 * What an ERP's units say of `own` that doesn't hold everywhere: a case is 24 pieces, but that a dozen is 12 is known. What two units of
 * one name disagree about is left out.
 */
export function packsAmong(own: string, others: { unit: string; factor: Decimal }[]): PackUnit[] {
  return [...Map.groupBy(others, ({ unit }) => nameOf(unit))].flatMap(([name, same]) => {
    const [{ unit, factor } = { unit: "", factor: new Decimal(0) }, ...more] = same;
    const sure = factor.gt(0) && name !== nameOf(own) && more.every((each) => each.factor.eq(factor));
    if (!sure || everywhere(name, nameOf(own))) return [];
    return [{ unit, factor: even(factor).toDecimalPlaces(FACTOR_PLACES).toFixed() }];
  });
}

/** Whether a unit counts pieces, of which there is no part. */
export function isPiece(unit: string): boolean {
  return nameOf(unit) in SIZES[0]!;
}

function nameOf(unit: string) {
  return unitCode(unit) ?? unit.trim().toLowerCase();
}
