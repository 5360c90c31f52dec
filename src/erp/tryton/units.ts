import { unitCode } from "../units.ts";
import type { TrytonClient } from "./client.ts";

/** A unit of measure of Tryton's. */
export interface Uom {
  id: number;
  name: string;
  symbol: string;
  /** Decimals that quantities in it may have. */
  digits: number;
}

/** Tryton's own units whose code is not the one of their symbol. */
const CODES: Record<string, string> = { u: "EA", h: "HR", "m²": "SQM", l: "L" };

/** Every unit of measure. */
export function uomsOf(client: TrytonClient): Promise<Uom[]> {
  const fields = ["name", "symbol", "digits"];
  return client.model("product.uom", "search_read", [[], 0, null, [["id", "ASC"]], fields]);
}

/** How the mirror writes a unit of Tryton's. */
export function codeOf({ symbol, name }: Pick<Uom, "symbol" | "name">): string {
  return CODES[symbol] ?? unitCode(symbol) ?? unitCode(name) ?? symbol;
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
