import { quantity } from "./_format.ts";

/** In which unit and on which days a cross-reference holds. */
export interface ReferenceTerms {
  /** One of this unit of theirs is `factor` of the item's own. */
  unit: string | null;
  factor: string | null;
  /** YYYY-MM-DD. */
  validFrom: string | null;
  validTo: string | null;
}

/** "1 CS = 24", or nothing. */
export function unitWords({ unit, factor }: ReferenceTerms): string {
  return unit && factor ? `1 ${unit} = ${quantity(factor)}` : "";
}

/** "from 2026-01-01 until 2026-12-31", or nothing. */
export function daysOf({ validFrom, validTo }: ReferenceTerms): string {
  return [validFrom && `from ${validFrom}`, validTo && `until ${validTo}`].filter(Boolean).join(" ");
}
