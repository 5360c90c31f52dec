import { normalize } from "../words/normal.ts";
import type { Role } from "../words/vocabulary.ts";
import type { Column } from "./columns.ts";
import type { Facts } from "./facts.ts";

/**
 * Settles which column says what is counted: of several that are called units the one nearest to the quantity, where one beside the price
 * says what that is for; where none is, the nearest that holds units.
 */
export function withUnits(columns: Column[], facts: Facts[]): Column[] {
  const at = (role: Role) => columns.findIndex((column) => column.role === role);
  const [counted, priced] = [at("quantity"), at("unitPrice")];
  if (counted < 0) return columns;
  const away = (i: number) => Math.abs(i - counted);
  const filled = [...columns.keys()].filter((i) => facts[i]!.filled > 0);
  const packed = filled.filter((i) => isOfPacks(i, counted, columns));
  const named = filled.filter((i) => columns[i]!.role === "unit" && !packed.includes(i));
  const open = filled.filter((i) => isOpen(columns[i]!) && holdsUnits(columns[i]!, facts[i]!));
  const [nearest] = (named.length > 0 ? named : open).toSorted((a, b) => away(a) - away(b));
  if (nearest === undefined && packed.length === 0) return columns;
  return columns.map((column, i) => {
    if (i === nearest) return { ...column, role: "unit" };
    if (packed.includes(i)) return { ...column, role: "other" };
    if (!named.includes(i)) return column;
    return { ...column, role: Math.abs(i - priced) === 1 ? "priceUnit" : "other" };
  });
}

/** Of two columns that are called units the one behind the price as what that is for: "ORDERED | UM | UNIT PRICE | UM". */
export function withPriceUnits(columns: Column[]): Column[] {
  if (columns.filter(({ role }) => role === "unit").length !== 2) return columns;
  return columns.map((column, i) =>
    column.role === "unit" && columns[i - 1]?.role === "unitPrice"
      ? { ...column, role: "priceUnit" }
      : column,
  );
}

/** Whether a unit stands beside the count of cases where the quantity is their weight: "13 CS", 650.00 under "Weight". */
function isOfPacks(i: number, counted: number, columns: Column[]): boolean {
  if (columns[i]!.role !== "unit" || Math.abs(i - counted) < 2) return false;
  const beside = [columns[i - 1], columns[i + 1]].some((column) => column?.role === "otherQuantity");
  return beside && isWeight(columns[counted]!.label);
}

/** Whether a heading is of weights. */
export function isWeight(label: string): boolean {
  return /\b(weight|wt|wgt)\b/.test(normalize(label));
}

function isOpen({ role, head }: Column): boolean {
  return role === null || (role === "other" && !head?.ofOrder);
}

/** Under a heading that says units too, "UOM Unit Size", in half of the rows; else in all, of more than a letter: those are revisions. */
function holdsUnits({ label }: Column, { unit, letters }: Facts): boolean {
  return saysUnits(label) ? unit >= 0.5 : unit === 1 && letters > 1;
}

function saysUnits(label: string): boolean {
  return isMeasure(label) || /\b(units?|unite|unidad|unita|einheit)\b/.test(normalize(label));
}

/** Whether a heading is of a unit of measure: "UOM", "Unidad de medida"; a "Unit" alone may be one of a hospital. */
export function isMeasure(label: string): boolean {
  return /\b(uom|um|u\/m|u m|u o m|medida|measure|misura|mesure)\b/.test(normalize(label));
}
