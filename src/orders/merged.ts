import type { Finding } from "../../db/mod.ts";
import { COMPUTED, NO_PRICE } from "./check.ts";

/** What the ERP and the reader say in place of what `check()` would. */
const SAID: Record<string, string> = { [NO_PRICE]: "price_needed", no_lines: "missing_lines" };

/** What was said of an order before a check, and which of its lines were checked; `some`: there may be others. */
interface Before {
  kept: Finding[];
  lineIds: string[];
  some?: boolean;
}

/** What `check()` found, with what was said before and stays; a change of words undoes an acknowledgement. */
export function merged(found: Finding[], { kept, lineIds, some = false }: Before): Finding[] {
  const before = Map.groupBy(kept, keyOf);
  const computed = unsaid(found, kept).map((finding) => {
    const same = before.get(keyOf(finding))?.find(({ message }) => message === finding.message);
    return same?.acknowledgedBy ? { ...finding, acknowledgedBy: same.acknowledgedBy } : finding;
  });
  const checked = new Set(lineIds);
  const stays = ({ code, lineId }: Finding) => {
    if (!lineId) return !COMPUTED.has(code);
    if (!some) return checked.has(lineId) && !COMPUTED.has(code);
    return !COMPUTED.has(code) || !checked.has(lineId);
  };
  const others = kept.filter(stays);
  return priceless(computed)
    ? [...others.filter(({ code }) => code !== NO_PRICE), ...computed]
    : [...others, ...computed];
}

/** What `check()` found that no kept finding says already, and better. */
export function unsaid(found: Finding[], kept: Finding[]): Finding[] {
  return found.filter(
    ({ code, lineId }) => !kept.some((one) => one.code === SAID[code] && (!lineId || one.lineId === lineId)),
  );
}

/** Whether it is said once, of the whole order, that it has no prices. */
export function priceless(findings: Finding[]): boolean {
  return findings.some(({ code, lineId }) => code === NO_PRICE && !lineId);
}

function keyOf({ code, lineId, field }: Finding) {
  return [code, lineId, field].join();
}

/** The columns of an order's findings, with how many of them are open. */
export function findingColumns(findings: Finding[]) {
  const open = (level: Finding["level"]) =>
    findings.filter((finding) => finding.level === level && !finding.acknowledgedBy).length;
  return { findings, error_count: open("error"), warning_count: open("warning") };
}
