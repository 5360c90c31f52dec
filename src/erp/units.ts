const NAMES: Record<string, string> = {
  EA: "each pc pcs pce piece pieces st stk stck stueck stück un unit units u ud uds nr no h87 c62 item szt szt. unidad pz pza ks",
  PR: "pair pairs pa paar npr",
  DZ: "dozen doz dzn",
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
  FT: "foot feet lf ft. fot",
  M: "mtr meter meters metre metres",
  MM: "millimeter millimetre mmt",
  IN: "inch inches",
  KG: "kilo kilos kilogram kgm kgs",
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

/** Pieces in a unit of counting, wherever it is used. */
const PIECES: Record<string, number> = { EA: 1, DZ: 12, HD: 100, TH: 1000 };

/** How many of `to` one `from` is, by what is known of the item or holds everywhere; null: not known, and never guessed. */
export function factorBetween(from: string, to: string, known: PackUnit[]): string | null {
  const [mine, own] = [nameOf(from), nameOf(to)];
  const pack = known.find(({ unit }) => nameOf(unit) === mine);
  if (pack && mine !== own) return pack.factor;
  if (mine === own) return "1";
  const [pieces, each] = [PIECES[mine], PIECES[own]];
  return pieces && each ? String(pieces / each) : null;
}

function nameOf(unit: string) {
  return unitCode(unit) ?? unit.trim().toLowerCase();
}
