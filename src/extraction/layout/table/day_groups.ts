import { EITHER_ORDER, findDate } from "../values/dates.ts";
import { roleOf } from "../words/vocabulary.ts";
import type { Row } from "./row.ts";

/** By the row that starts a line the one far over it that says when all lines up to the next such are wanted, "Delivery date 2026-12-01", where one stands over the first line and each has lines under it. */
export function dayGroups(rows: Row[], starts: ReadonlySet<Row>): Map<Row, Row> {
  const groups: { day: Row; lines: Row[] }[] = [];
  for (const row of rows)
    if (starts.has(row)) {
      if (!groups.length) return new Map();
      groups.at(-1)!.lines.push(row);
    } else if (isDayHeading(row)) groups.push({ day: row, lines: [] });
  return groups.every(({ lines }) => lines.length > 0)
    ? new Map(groups.flatMap(({ day, lines }) => lines.map((line) => [line, day])))
    : new Map();
}

function isDayHeading({ line, score, sub, summary }: Row): boolean {
  const text = line.text.replace(STROKES, "");
  const day = score === 0 && !sub && !summary ? findDate(text, EITHER_ORDER) : null;
  if (day === null || !text.endsWith(day.printed)) return false;
  const said = text.slice(0, -day.printed.length);
  return roleOf(said) === "date" || NUMBERED.test(said);
}

/** "DELIVERY 1 - required in warehouse 07/04/2026", "Teillieferung 2: KW 15, am 07.04.2026" */
const NUMBERED =
  /^(?:(?:part(?:ial)? )?deliver(?:y|ies)|drop|shipment|call[- ]?off|release|(?:teil)?lieferung|abruf|livraison|exp[ée]dition|entrega|consegna|(?:deel)?levering|dostawa)(?: (?:no\.?|nr\.?|n[°º]|#))? ?\d{1,3}(?!\d)(?:\s*[-–—:,(](?:\s*[^\s\d.;]+){0,6})?[\s:(]*$/iu;

/** "--- Delivery 2026-12-01 ---" */
const STROKES = /^[-–—=*\s]+|[-–—=*\s]+$/g;
