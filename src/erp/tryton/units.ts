import { Decimal } from "decimal.js";
import { type PackUnit, packsAmong, unitCode } from "../units.ts";
import type { TrytonClient } from "./client.ts";

/** A unit of measure of Tryton's. */
export interface Uom {
  id: number;
  name: string;
  symbol: string;
  /** Decimals that quantities in it may have. */
  digits: number;
  /** Units of one category convert into each other. */
  category: number;
  /** Of the category's base unit in one of it. */
  factor: number;
}

/** Tryton's own units whose code is not the one of their symbol. */
const CODES: Record<string, string> = { u: "EA", h: "HR", "m²": "SQM", l: "L" };

/** Every unit of measure. */
export function uomsOf(client: TrytonClient): Promise<Uom[]> {
  const fields = ["name", "symbol", "digits", "category", "factor"];
  return client.model("product.uom", "search_read", [[], 0, null, [["id", "ASC"]], fields]);
}

/** How the mirror writes a unit of Tryton's. */
export function codeOf({ symbol, name }: Pick<Uom, "symbol" | "name">): string {
  return CODES[symbol] ?? unitCode(symbol) ?? unitCode(name) ?? symbol;
}

/** The other units of a unit's category, with how many of it each is. */
export function packsOf(uoms: Uom[], own: Uom): PackUnit[] {
  const others = uoms.filter(({ id, category }) => category === own.category && id !== own.id);
  return packsAmong(
    codeOf(own),
    others.map((uom) => ({ unit: codeOf(uom), factor: new Decimal(uom.factor).div(own.factor) })),
  );
}

/** The unit that a text means: by symbol, name or code. Null: Tryton has none. */
export function uomFor(uoms: Uom[], unit: string): Uom | null {
  const text = unit.trim().toLowerCase();
  const code = unitCode(unit) ?? unit.trim();
  return (
    uoms.find(({ symbol, name }) => symbol.toLowerCase() === text || name.toLowerCase() === text) ??
    uoms.find((uom) => codeOf(uom) === code) ??
    null
  );
}
