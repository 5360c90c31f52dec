import { ITEMS } from "../../db/demo/mod.ts";
import type { ItemQuery } from "../../src/erp/mod.ts";
import { type Random, randomOf } from "./families/_random.ts";

/** Ways to phrase a line of a purchase order. */
export const KINDS = [
  "ours within",
  "maker's, branded",
  "maker's, spaced",
  "abbreviated",
  "dimensions",
  "unit words",
  "typos",
  "OCR",
  "German",
  "French",
  "Spanish",
] as const;

/** A line and the item that it means. */
export interface Phrase {
  sku: string;
  query: ItemQuery;
}

type Kind = (typeof KINDS)[number];
type Item = (typeof ITEMS)[number];

const BRANDS = ["PARKER", "SMC ", "3M-", "EATON/", "SKF ", "MFR: Festo "];

const SHORT: [RegExp, string][] = [
  [/Hex Cap Screw/, "SCR, HEX HD"],
  [/Socket Head Cap Screw/, "SCR, SKT HD CAP"],
  [/Flat Washer/, "WSHR FLT"],
  [/Split Lock Washer/, "LKWSHR SPLT"],
  [/Hex Nut/, "NUT, HEX"],
  [/Stainless/, "SST"],
  [/Zinc/, "ZN PLTD"],
  [/Hydraulic/, "HYDR"],
  [/Connector/, "CONN"],
  [/Bearing/, "BRG"],
  [/Fitting/, "FTG"],
  [/Female/, "FEM"],
  [/Straight/, "STRT"],
  [/Valve/, "VLV"],
  [/Cylinder/, "CYL"],
  [/Assembly/, "ASSY"],
  [/Terminal/, "TERM"],
  [/Bore/, "DIA"],
  [/Grade /, "GR"],
  [/Class /, "CL "],
  [/Box of/, "BX/"],
  [/Pack of/, "PKG"],
];

/** What a thing is called elsewhere; the numbers stay. */
const TONGUES: Record<"German" | "French" | "Spanish", [RegExp, string][]> = {
  German: [
    [/Hex Cap Screw/, "Sechskantschraube"],
    [/Socket Head Cap Screw/, "Zylinderschraube mit Innensechskant"],
    [/Hex Nut/, "Sechskantmutter"],
    [/Flat Washer/, "Unterlegscheibe"],
    [/Class ([\d.]+)/, "Festigkeit $1"],
    [/Zinc/, "verzinkt"],
    [/Stainless/, "Edelstahl"],
    [/Black Oxide/, "brüniert"],
    [/Plain/, "blank"],
  ],
  French: [
    [/Hex Cap Screw/, "Vis à tête hexagonale"],
    [/Socket Head Cap Screw/, "Vis CHC"],
    [/Hex Nut/, "Écrou hexagonal"],
    [/Flat Washer/, "Rondelle plate"],
    [/Class ([\d.]+)/, "classe $1"],
    [/Zinc/, "zingué"],
    [/(A\d) Stainless/, "inox $1"],
    [/Black Oxide/, "noir"],
    [/Plain/, "brut"],
  ],
  Spanish: [
    [/Hex Cap Screw/, "Tornillo cabeza hexagonal"],
    [/Socket Head Cap Screw/, "Tornillo Allen"],
    [/Hex Nut/, "Tuerca hexagonal"],
    [/Flat Washer/, "Arandela plana"],
    [/Class ([\d.]+)/, "clase $1"],
    [/Zinc/, "cincado"],
    [/Stainless/, "inoxidable"],
    [/Black Oxide/, "pavonado"],
    [/Plain/, "sin recubrimiento"],
  ],
};

/** So many lines of a kind; the same each time. */
export function phrased(kind: Kind, count: number): Phrase[] {
  const random = randomOf(KINDS.indexOf(kind) + 31);
  const pool = ITEMS.filter((item) => isSaid(kind, item));
  return Array.from({ length: count }, () => {
    const item = random.pick(pool);
    return { sku: item.sku, query: queryOf(kind, item, random) };
  });
}

function isSaid(kind: Kind, { description, manufacturerSku }: Item): boolean {
  if (kind in TONGUES) return /Screw DIN|Hex Nut DIN|Flat Washer DIN/.test(description);
  if (kind === "dimensions") return /^(Hex|Socket Head) Cap Screw/.test(description);
  return !kind.startsWith("maker's") || Boolean(manufacturerSku);
}

function queryOf(kind: Kind, item: Item, random: Random): ItemQuery {
  const { sku, description, manufacturerSku } = item;
  const own = `${random.pick(["MAT", "R", "10", "PN-"])}${random.digits(5)}`;
  switch (kind) {
    case "ours within":
      return { customerSku: own, description: `${description.split(",")[0]} (your no. ${sku})` };
    case "maker's, branded":
      return { customerSku: own, supplierSku: `${random.pick(BRANDS)}${manufacturerSku}` };
    case "maker's, spaced":
      return {
        customerSku: own,
        description: `${description.split(",")[0]} MFG P/N ${spaced(manufacturerSku!)}`,
      };
    case "abbreviated":
      return { customerSku: own, description: replaced(description, SHORT).toUpperCase() };
    case "dimensions":
      return { customerSku: own, description: turned(description) };
    case "unit words":
      return {
        customerSku: own,
        description: `${random.int(1, 400)} EA ${description}, price per each, 1 EA = 1 PC`,
      };
    case "typos":
      return { customerSku: own, description: mistyped(description, random) };
    case "OCR":
      return {
        customerSku: own,
        supplierSku: misread(sku, random),
        description: misread(description, random),
      };
    default:
      return { customerSku: own, description: replaced(description, TONGUES[kind]) };
  }
}

function replaced(text: string, words: [RegExp, string][]): string {
  return words.reduce((said, [from, to]) => said.replace(from, to), text);
}

/** Letters and figures of a code apart. */
function spaced(code: string): string {
  return code.replace(/[-/]/g, " ").replace(/(\D)(?=\d)/, "$1 ");
}

/** The size first, then what it is made of, then what it is. */
function turned(description: string): string {
  const [what = "", size = "", ...made] = description.split(", ");
  return [size.replace(/ in\b/, ""), ...made, what].join(" ");
}

/** Two of three longer words have letters that changed places, or lack one. */
function mistyped(text: string, random: Random): string {
  return text.replace(/\b[a-z]{4,}\b/gi, (word) => {
    if (random.chance(0.34)) return word;
    const at = random.int(1, word.length - 2);
    return random.chance(0.5)
      ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
      : word.slice(0, at) + word.slice(at + 1);
  });
}

const ALIKE: Record<string, string> = {
  0: "O",
  O: "0",
  1: "l",
  I: "1",
  5: "S",
  S: "5",
  8: "B",
  B: "8",
  Z: "2",
};

/** Every fourth letter or figure that looks like another is taken for it; rn is m. */
function misread(text: string, random: Random): string {
  return text
    .replace(/rn/g, "m")
    .replace(/./g, (letter) => (random.chance(0.25) ? (ALIKE[letter] ?? letter) : letter));
}
