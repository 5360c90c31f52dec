import { labelOf } from "../head/labels.ts";
import type { Label } from "../words/captions.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";
import { CLASS } from "./code_column.ts";
import type { Column } from "./columns.ts";
import type { Facts } from "./facts.ts";
import { isMeasure } from "./unit_columns.ts";

/** What a column holds whose heading may say one of two things. */
export function openRole(role: Role | null, facts: Facts, { label }: Pick<Column, "label">): Role | null {
  const isNumbered = facts.position >= 0.5 || facts.outlined;
  // Some headings are known as captions of a day alone: "Requested receipt".
  if (role === null && facts.date > 0.7 && DAYS.has(labelOf(label)?.label)) return "date";
  if (role === null && EACH.test(label) && facts.money > 0.6) return "unitPrice";
  if (role === null && facts.chained > 0 && facts.chained + facts.rate === 1) return "discount";
  if (role === "lineNumber" && facts.filled > 0 && !isNumbered && facts.code > 0.6) return "code";
  if (role === "code" && CLASS.test(label)) return null;
  // What the vendor calls an item, not who it is.
  if (VENDORS.test(label) && facts.coded > 0.6) return "supplierSku";
  if (role === "supplierSku" && MAKER.test(label) && facts.wordy === 1 && facts.figured === 0) return "other";
  if (role === "other" && facts.money > 0.6 && label.split("/").some(isPrice)) return "unitPrice";
  if (role === "per" && facts.filled > 0 && facts.numeric < 0.5) return "priceUnit";
  // "Price UOM" may head prices, with their units behind them.
  if (role === "priceUnit" && facts.numeric > 0.6) return facts.money > 0.6 ? "unitPrice" : "per";
  if (role === "unitPrice" && facts.unit > 0.7) return "priceUnit";
  if (role === "quantity" && facts.unit > 0.7 && facts.numeric === 0) return "unit";
  // "Type" heads units, or kinds such as "Material".
  if (
    role === "unit" &&
    facts.filled > 0 &&
    !facts.unit &&
    !facts.packed &&
    facts.wordy === 1 &&
    !isMeasure(label)
  )
    return "other";
  // "Desc." is a description or, in Spanish and Portuguese, a discount.
  if (role === "description" && facts.rate > 0.5) return "discount";
  // "Required" over "Qty" and "Unit".
  if (role === "date" && facts.unit > 0.7 && facts.date === 0) return "unit";
  // "Taxable" heads what is taxed, or whether it is.
  if (role === "taxRate" && facts.beyond > 0.5) return /^taxable/i.test(label) ? "lineTotal" : null;
  if (role === "date" && facts.filled > 1 && facts.numeric > 0.7 && facts.date === 0) return "other";
  return role;
}

/** "Ea. (ex GST)" heads what one costs, where "EA" would head counts. */
const EACH = /^ea(?!\p{L})/iu;

/** "Notes/Price": of several things that a heading says the price. */
function isPrice(part: string): boolean {
  return roleOf(part) === "unitPrice";
}

const DAYS: ReadonlySet<Label | undefined> = new Set(["requiredDate", "shipDate"]);

/** "Mfg ID" heads part numbers, or the names of makers. */
const MAKER = /^(mfg|mfr|manufacturer|maker)\.? id$/i;

const VENDORS = /^(vendor|supplier) name$/i;
