import type { Finding } from "../../db/mod.ts";
import type { FindingKindProps } from "../../views/review_kinds.tsx";

/** Fewer like warnings than these are looked at one by one. */
const SEVERAL = 3;

/** Warnings that several lines have in common: each kind is one decision, and one to take back once it is made. */
export function findingKinds(findings: Finding[]): FindingKindProps[] {
  const ofLines = findings.filter(({ level, lineId }) => level === "warning" && lineId);
  const kinds = Map.groupBy(ofLines, ({ code, field }) => JSON.stringify({ code, field }));
  return [...kinds].flatMap(([key, all]) => {
    const open = all.filter(({ acknowledgedBy }) => !acknowledgedBy);
    const shown = open.length ? open : all;
    if (shown.length < SEVERAL) return [];
    return { key, lines: shown.length, accepted: open.length === 0, words: wordsOf(shown) };
  });
}

/** What all of them say, or the first as an example. */
function wordsOf([first, ...others]: Finding[]): string {
  const [, number, words] = /^Line (\d+): (.*)$/s.exec(first!.message) ?? [null, null, first!.message];
  const isSaidOfAll = others.every(({ message }) => message.replace(/^Line \d+: /, "") === words);
  return isSaidOfAll || !number ? `: ${words}` : `, such as line ${number}: ${words}`;
}
