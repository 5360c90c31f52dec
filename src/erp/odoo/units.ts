import { Decimal } from "decimal.js";
import { type PackUnit, packsAmong, unitCode } from "../units.ts";
import type { OdooClient } from "./client.ts";
import type { Pointer, Text } from "./values.ts";

/** A unit of measure of Odoo's. */
export interface Uom {
  id: number;
  name: string;
  /** Units of one kind convert into each other. */
  kind: string;
  /** Of the kind's reference unit in one of it. */
  size: number;
  /** Products keep a unit that is not. */
  active: boolean;
  /** When it was changed last, as Odoo writes it. */
  written: Text;
}

/** Odoo's own units whose code is not the one of their name (uom/data/uom_data.xml). */
const CODES: Record<string, string> = { dozens: "DZ", "m²": "SQM", "sq m": "SQM" };

interface Measured {
  id: number;
  name: string;
  active: boolean;
  write_date: Text;
  category_id?: Pointer;
  factor_inv?: number;
  parent_path?: Text;
  factor?: number;
}

/**
 * Every unit of measure by its English name, archived ones too: an Odoo 19 begins with its dozens, centimetres and yards archived. Units
 * are of a category up to Odoo 18.1, and of a tree from then on.
 */
export async function uomsOf(client: OdooClient): Promise<Uom[]> {
  const known = await client.call<object>("uom.uom", "fields_get", {
    allfields: ["category_id", "parent_path"],
    attributes: ["type"],
  });
  const isTree = !("category_id" in known);
  const fields = [
    "name",
    "active",
    "write_date",
    ...(isTree ? ["parent_path", "factor"] : ["category_id", "factor_inv"]),
  ];
  const context = { lang: "en_US", active_test: false };
  const asked = { domain: [], fields, order: "id asc", context };
  const found = await client.call<Measured[]>("uom.uom", "search_read", asked);
  return found.map(({ id, name, active, write_date, category_id, factor_inv, parent_path, factor }) => ({
    id,
    name,
    active,
    written: write_date,
    kind: isTree ? String(parent_path || id).split("/")[0]! : String(category_id ? category_id[0] : id),
    size: (isTree ? factor : factor_inv) ?? 0,
  }));
}

/** The units that convert otherwise than before a time of Odoo's: one of their kind was changed or is new. */
export function resized(uoms: Uom[], time: string): Uom[] {
  const kinds = new Set(uoms.filter(({ written }) => written && written >= time).map(({ kind }) => kind));
  return uoms.filter(({ kind }) => kinds.has(kind));
}

/** What a product is packed in, besides its unit: so many of it. */
export interface Packaging {
  name: string;
  quantity: number;
}

/** How many of a product's own unit its packagings and the other units of its kind that are in use are. */
export function packsOf(uoms: Uom[], own: Uom, packagings: Packaging[]): PackUnit[] {
  const others = uoms.filter(({ id, kind, active }) => active && kind === own.kind && id !== own.id);
  const packed = packsAmong(
    codeOf(own),
    packagings.map(({ name, quantity }) => ({ unit: packedIn(name), factor: new Decimal(quantity) })),
  );
  const units = packsAmong(
    codeOf(own),
    others.map((uom) => ({ unit: codeOf(uom), factor: new Decimal(uom.size).div(own.size || 1) })),
  );
  return [...packed, ...units];
}

/** A packaging's unit: "Case of 24" is a case. */
function packedIn(name: string): string {
  const plain = name.replace(/\W*\b(of|x|with|de|à|zu|von|mit)?\W*\d.*$/i, "");
  return unitCode(name) ?? unitCode(plain) ?? name;
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
