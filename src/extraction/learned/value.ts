import { currencyIn } from "../layout/values/currencies.ts";
import { findDate } from "../layout/values/dates.ts";
import { type Field, isNumeric, numbersIn } from "../verify/says.ts";
import type { Source, Token } from "../verify/source.ts";

const DATES = new Set<Field>(["orderDate", "requiredDate", "shipDate"]);
const CODES = new Set<Field>(["poNumber", "customerSku", "supplierSku"]);

/** The value of a field that tokens give, and those it is made of; null where they hold nothing of the sample's kind. */
export function valueIn(
  tokens: Token[],
  { field, sample, source }: { field: Field; sample: string; source: Source },
): { value: string; tokens: Token[] } | null {
  const text = tokens.map((token) => token.text).join(" ");
  if (!text.trim()) return null;
  if (isNumeric(field)) return of(numbersIn(text, source)[0], tokens);
  if (DATES.has(field)) return of(findDate(text, source.dates)?.value, tokens);
  if (field === "currency") return of(currencyIn(text), tokens);
  return CODES.has(field) ? codeIn(tokens, sample) : of(text, tokens);
}

function of(value: string | null | undefined, tokens: Token[]) {
  return value ? { value, tokens } : null;
}

/** As many words as the sample has; with a digit where it has one. */
function codeIn(tokens: Token[], sample: string) {
  const count = sample.trim().split(/\s+/).length;
  const taken = tokens.slice(0, count);
  const value = taken
    .map(({ text }) => text)
    .join(" ")
    .replace(/^[#:]+|[,;:]+$/g, "");
  if (!value || (/\d/.test(sample) && !/\d/.test(value))) return null;
  return { value, tokens: taken };
}
