import { isCodeNamed, type Role } from "../words/vocabulary.ts";
import type { Facts } from "./facts.ts";

/** Whether numbers under "No." are those of articles: several, of more than two figures, that neither count nor rise as lines do. */
export function areArticles({ filled, integer, beyond, rising, counting }: Facts): boolean {
  return filled > 1 && integer === 1 && beyond === 1 && !rising && !counting;
}

/** Whether a column of codes has but the lines' places: of an outline beside words, or counted beside other codes. */
export function isNumbering(at: number, roles: (Role | null)[], facts: Facts[]): boolean {
  if (facts[at]!.outlined && roles.includes("description")) return true;
  return facts[at]!.counting && facts[at]!.filled > 1 && isBesideCodes(at, roles, facts);
}

/** Whether numbers of an item are those of articles in their order: they rise by leaps, and no other column has codes. */
export function areLeaping(at: number, roles: (Role | null)[], facts: Facts[]): boolean {
  return facts[at]!.leaping && !isBesideCodes(at, roles, facts);
}

/** Whether another column is headed as one of codes and has some. */
function isBesideCodes(at: number, roles: (Role | null)[], facts: Facts[]): boolean {
  return roles.some(
    (role, i) => i !== at && (isCodeNamed(role) || role === "codeDescription") && facts[i]!.filled > 0,
  );
}
