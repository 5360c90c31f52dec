import { unitCode } from "../units.ts";
import type { OdooClient } from "./client.ts";

/** A unit of measure of Odoo's. */
export interface Uom {
  id: number;
  name: string;
}

/** Odoo's own units whose code is not the one of their name (uom/data/uom_data.xml). */
const CODES: Record<string, string> = { dozens: "DZ", "m²": "SQM", "sq m": "SQM" };

/** Every unit of measure that is in use, by their English names. */
export function uomsOf(client: OdooClient): Promise<Uom[]> {
  const context = { lang: "en_US" };
  return client.call("uom.uom", "search_read", { domain: [], fields: ["name"], order: "id asc", context });
}

/** How the mirror writes a unit of Odoo's. */
export function codeOf({ name }: Pick<Uom, "name">): string {
  return CODES[name.toLowerCase()] ?? unitCode(name) ?? name;
}

/** The unit that a text means: by name or code. Null: Odoo has none. */
export function uomFor(uoms: Uom[], unit: string): Uom | null {
  const text = unit.trim().toLowerCase();
  const code = unitCode(unit) ?? unit.trim();
  return (
    uoms.find(({ name }) => name.toLowerCase() === text) ?? uoms.find((uom) => codeOf(uom) === code) ?? null
  );
}
