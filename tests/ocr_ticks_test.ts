import { expect, test } from "bun:test";
import { withoutTicks } from "../src/reading/ocr/ticks.ts";
import { pageOf } from "./fixtures/layouts/_page.ts";

test("withoutTicks() leaves out what a pen put left of all print, and no mark or figure among it", () => {
  const { words } = pageOf([
    [50, [40, "Pos."], [90, "Item"], [300, "Qty"], [330, "UM"]],
    [70, [22, "Vv"], [40, "A"], [90, "Bolt"], [300, "12"], [330, "EA"]],
    [90, [24, "<"], [40, "B"], [90, "-"], [310, "2"], [330, "EA"]],
  ]);
  const texts = (of: typeof words) => of.map(({ text }) => text);
  expect(texts(withoutTicks(words))).toEqual(texts(words).filter((text) => text !== "Vv" && text !== "<"));
});

test("withoutTicks() is misled by no other writing of the pen, and takes a tick that reaches into the print", () => {
  const { words } = pageOf([
    [50, [40, "Pos."], [90, "Item"]],
    [70, [35, "Vv"], [90, "Bolt"]],
    [90, [20, "ofpases"], [90, "Nut"]],
  ]);
  const seen = words.map((word) => ({ ...word, confidence: /Vv|of/.test(word.text) ? 0.5 : 0.95 }));
  expect(withoutTicks(seen).map(({ text }) => text)).toEqual(["Pos.", "Item", "Bolt", "ofpases", "Nut"]);
});

test("withoutTicks() leaves the heading of a column of figures that is the leftmost of the page, and a typed rule", () => {
  const { words } = pageOf([
    [20, [30, "|"], [60, "Purchase"]],
    [30, [60, "Purchase order"]],
    [50, [40, "Nr"], [90, "Item"]],
    [70, [40, "1"], [90, "Bolt"]],
  ]);
  expect(withoutTicks(words)).toEqual(words);
});
