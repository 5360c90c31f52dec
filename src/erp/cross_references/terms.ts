import { isDay } from "../../formats.ts";

/** What a cross-reference holds for; null: as printed, since ever, for ever. */
export interface ReferenceTerms {
  /** One of this unit of theirs is `factor` of the item's own. */
  unit: string | null;
  factor: string | null;
  /** YYYY-MM-DD. */
  validFrom: string | null;
  validTo: string | null;
}

/** What is wrong with them, in words; null: nothing. */
export function faultOfTerms({ unit, factor, validFrom, validTo }: ReferenceTerms): string | null {
  if ((unit === null) !== (factor === null)) return "unit and factor belong together";
  if (factor !== null && !(/^\d{1,12}(\.\d{1,12})?$/.test(factor) && Number(factor) > 0))
    return `the factor "${factor}" is not a number above zero`;
  const badDay = [validFrom, validTo].find((day) => day !== null && !isDay(day));
  if (badDay) return `"${badDay}" is not a day such as 2026-12-31`;
  if (validFrom && validTo && validTo < validFrom) return `it ends on ${validTo}, before it begins`;
  return null;
}
