import type { Area, TextLine } from "../page/lines.ts";
import { summaryOf } from "../words/summary.ts";
import type { Role } from "../words/vocabulary.ts";
import type { Heading } from "./headings.ts";

/** Whether headings say what is taxed and how much, and nothing of items: "Code | Base HT | Taux TVA | Total TTC". */
export function isOfTaxes({ columns }: Heading): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  return (roles.has("taxRate") || roles.has("taxAmount")) && roles.isDisjointFrom(OF_ITEMS);
}

const OF_ITEMS: ReadonlySet<Role | null> = new Set<Role | null>(["quantity", "unitPrice", "description"]);

/** Whether a line is the title of how goods are shared out among shops, which orders nothing where a sum stands before it. */
export function isOfShares({ segments: [title, ...others] }: TextLine): boolean {
  return others.length === 0 && OF_SHARES.test(title!.text);
}

const OF_SHARES =
  /^(store|shop|location|site|branch|door|dc|warehouse) (allocation|distribution|breakdown|split)s?(?!\p{L})|^(allocation|distribution|breakdown|split) (by|per|to|among|of) (stores?|shops?|locations?|sites?|branch(es)?|doors?|dcs?|warehouses?)(?!\p{L})|^(filialaufteilung|filialverteilung|aufteilung (auf|nach) filialen|r[ée]partition par (magasin|point de vente|site)s?|(distribuci[óo]n|reparto) por (tienda|sucursal|centro)e?s?)(?!\p{L})/iu;

/** Whether a table's title, right above its heading, says that what it lists is charged and nothing that is ordered. */
export function isOfCharges({ first }: Heading, { lines }: Area): boolean {
  const title = lines[first - 1];
  return title?.segments.length === 1 && summaryOf(title.text) === "charge";
}
