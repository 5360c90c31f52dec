import { overlap, type Token } from "../page/lines.ts";
import { isDayWord } from "../values/dates.ts";
import { roleOf } from "../words/vocabulary.ts";
import type { Row } from "./row.ts";

/** Whether a row under an item heads its deliveries: "Rel | Need By | Quantity". */
export function headsDeliveries({ line: { segments, text } }: Row): boolean {
  if (/\d/.test(text)) return false;
  const roles = segments.map((segment) => roleOf(segment.text));
  return roles.includes("date") && roles.includes("quantity");
}

/** Where the deliveries under a row that heads them end; 0 without any. */
export function deliveriesEnd(rows: Row[]): number {
  const head = rows.findIndex(headsDeliveries);
  if (head < 0) return 0;
  const other = rows.findIndex(
    ({ line }, i) =>
      i > head && !line.tokens.some((token) => isDayWord(token.text) && isDayUnder([token], rows[head])),
  );
  return other < 0 ? rows.length : other;
}

/** Whether words stand under the day's heading of a row that heads deliveries. */
export function isDayUnder(tokens: Token[], heads: Row | undefined): boolean {
  if (!heads || !headsDeliveries(heads)) return false;
  return heads.line.segments.some(
    (segment) => roleOf(segment.text) === "date" && tokens.some((token) => overlap(token, segment)),
  );
}
