import { Decimal } from "decimal.js";
import { even } from "../formats.ts";

const NAMES: Record<string, string> = {
  EA: "each pc pcs pce piece pieces st stk stck stueck stück un unit units u ud uds nr no h87 c62 item szt szt. unidad pz pza ks",
  PR: "pair pairs pa paar npr",
  DZ: "dozen doz dzn",
  GRO: "gross gro.",
  HD: "hundred c cen",
  TH: "thousand m1000 mil mll tsd",
  BX: "box boxes karton ctn carton cartons xbx",
  CS: "case cases ca cas xcs",
  PK: "pack packs package pkg pkt pac packung pck xpk",
  BG: "bag bags xbg",
  RL: "roll rolls ro rol rolle xro",
  SET: "sets kit kits kt",
  SH: "sheet sheets sht",
  TU: "tube tubes cartridge",
  CN: "can cans tin",
  DR: "drum drums",
  PL: "pail pails",
  BT: "bottle bottles btl",
  GL: "gal gallon gallons gll",
  L: "ltr liter liters litre litres",
  ML: "milliliter millilitre mlt",
  FT: "foot feet lf ft. fot",
  M: "mtr meter meters metre metres",
  YD: "yard yards yds yrd",
  CM: "centimeter centimetre cmt",
  MM: "millimeter millimetre mmt",
  IN: "inch inches",
  KG: "kilo kilos kilogram kgm kgs",
  G: "gram grams grm",
  LB: "lbs pound pounds lbr",
  T: "to ton tons tonne tonnes tne",
  HR: "hour hours hrs std hur",
  SQM: "m2 qm mtk",
};

const CODES = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    [code.toLowerCase(), ...names.split(" ")].map((name) => [name, code] as const),
  ),
);

/** The code of a unit that people write in many ways ("pcs." is "EA"); null when it isn't known. */
export function unitCode(unit: string): string | null {
  return (
    CODES.get(
      unit
        .trim()
        .toLowerCase()
        .replace(/\(.*\)|[.\s]+$/g, "")
        .trim(),
    ) ?? null
  );
}

/** One of `unit` is `factor` of an item's own unit; a decimal string. */
export interface PackUnit {
  unit: string;
  factor: string;
}

/** Sizes of units of one kind that are the same wherever they are used. A ton and a gallon are not, so they are none of them. */
const SIZES: Record<string, string>[] = [
  { EA: "1", DZ: "12", HD: "100", GRO: "144", TH: "1000" },
  { MM: "1", CM: "10", IN: "25.4", FT: "304.8", YD: "914.4", M: "1000" },
  { G: "1", LB: "453.59237", KG: "1000" },
  { ML: "1", L: "1000" },
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
