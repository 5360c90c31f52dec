import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { verify } from "../src/extraction/verify/verify.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

/** What is said of lines of a recognized order that were not read. */
function missedOn(...rows: Rows) {
  const page = pageOf([
    [40, [60, "Commande N° 4711"]],
    [100, [60, "Référence"], [150, "Désignation"], [320, "Qté"], [380, "Unité"], [460, "P.U. HT"]],
    [120, [60, "AB-100"], [150, "Vanne"], [-340, "4"], [384, "PC"], [-490, "2,50"]],
    [140, [60, "AB-200"], [150, "Joint torique"], [-340, "30"], [384, "PC"], [-490, "5,00"]],
    ...rows,
    [180, [60, "AB-400"], [150, "Collier"], [-340, "12"], [384, "PC"], [-490, "1,20"]],
  ]);
  const words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  const reading = readingOf({ ...page, scanned: true, words });
  const [draft] = verify(reading, layout(reading, { ownNames: [] }));
  return draft!.findings.map(({ code }) => code);
}

test("a row of a scan that names an item in its unit is missed, though its lone figure was lost", () => {
  expect(missedOn([160, [60, "AB-300"], [150, "Bride"], [384, "PC"]])).toEqual(["missing_lines"]);
});

test("a row of a scan that says when the item above is wanted is no line, though a word in it may be a unit", () => {
  expect(missedOn([160, [150, "Date de livraison : le"], [384, "Day"], [410, "12/10/2026"]])).toEqual([]);
  expect(missedOn([160, [60, "0001"], [150, "12/10/2026"], [384, "PC"]])).toEqual([]);
  expect(missedOn([152, [150, "Total ordered"]], [164, [150, "Day 12/10/2026"], [384, "PC"]])).toEqual([]);
});

test("a scan's row of headings is no line, nor is a sentence in which a word stands where units do", () => {
  expect(missedOn()).toEqual([]);
  expect(
    missedOn([160, [60, "Merci de livrer avant midi et de ne pas empiler les palettes par unité svp"]]),
  ).toEqual([]);
  expect(
    missedOn([160, [60, "Livrer avant 12 heures et ne pas empiler les 24 palettes par paire ou unité svp"]]),
  ).toEqual([]);
  expect(
    missedOn([160, [60, "Désignation"], [150, "Référence client / Prix"], [384, "Unité de 100"]]),
  ).toEqual([]);
});
