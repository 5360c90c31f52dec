import { describe, expect, test } from "bun:test";
import { FIGURES, read, TABLE, TITLE, under } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const CANCELS = "The document cancels an earlier order: look that one up before this is submitted";

function saidOf(...rows: Line[]) {
  return read(...rows).findings.map(({ message }) => message);
}

describe("layout()", () => {
  test.each([
    "*** CANCELLATION ***",
    "* * * C A N C E L L A T I O N * * *",
    "CANCELLED",
    "- VOID -",
    "Cancellation notice",
    "Bestellung Nr. 4711 STORNIERT",
    "PURCHASE ORDER 4711 - CANCELLED",
    "Orden de compra anulada",
    "Annulation",
    "ANULACIÓN",
    "Zamówienie nr 4711 anulowane",
    "Order status: Cancelled",
    "Transaction type 01 - Cancellation",
    "注文書 (キャンセル)",
    "取消",
  ])("takes for a cancellation what is titled %s", (title) => {
    expect(saidOf(...TITLE, [80, [250, title]], ...TABLE)).toContain(CANCELS);
  });

  test.each([
    "THE ABOVE ORDER IS CANCELLED IN FULL. DO NOT SHIP.",
    "Please cancel our PO 4711.",
    "Bitte stornieren Sie unsere Bestellung Nr. 4711.",
    "Cette commande est annulée.",
    "El presente pedido queda anulado.",
    "Questo ordine è annullato.",
  ])("takes for a cancellation what says %s", (sentence) => {
    expect(saidOf(...TITLE, ...TABLE, [420, [40, sentence]])).toContain(CANCELS);
  });

  test.each([
    "Cancel date 02/19/26",
    "Cancellation: 30 days before delivery.",
    "If it is not shipped by then, this order is cancelled.",
    "This order may be cancelled in full.",
    "Cancel after",
    "Goods on cancelled orders are returned.",
  ])("takes for no cancellation what says %s", (sentence) => {
    const beside: Line = [80, [40, sentence], [300, "03/15/2026"]];
    expect(saidOf(...TITLE, beside, ...TABLE, [420, [40, sentence]])).not.toContain(CANCELS);
  });

  test("takes for no cancellation the caption of a day", () => {
    expect(saidOf(...TITLE, [80, [250, "Cancel"]], [92, [250, "03/15/2026"]], ...TABLE)).not.toContain(
      CANCELS,
    );
  });

  test("takes for no cancellation what a line above makes a condition", () => {
    const above: Line = [420, [40, "Unless it is acknowledged within two days of receipt"]];
    expect(saidOf(...TITLE, ...TABLE, above, [432, [40, "this order is void."]])).not.toContain(CANCELS);
  });

  test("reads no lines from the words of a table all of whose lines are cancelled", () => {
    const items = [
      ["AB-1001", "Hex bolt M8", "12"],
      ["AB-1002", "Washer M8", "40"],
    ];
    const rows = under(items, { from: 316, step: 30 }, (y, [code, words, count]) => [
      [y, [40, code!], [140, words!], [-400, count!], [-480, "1.50"], [-570, ".00"]],
      [y + 12, [140, "galvanized"], [260, "** LINE CANCELLED **"]],
    ]);
    const { lines, findings } = read(
      ...TITLE,
      [80, [250, "*** CANCELLATION ***"]],
      [300, [40, "Item"], [140, "Description"], ...FIGURES],
      ...rows,
    );
    expect(lines).toEqual([]);
    expect(findings.map(({ code }) => code)).toContain("changed_order");
    expect(findings.map(({ code }) => code)).not.toContain("running_text");
  });
});
