import { describe, expect, test } from "bun:test";
import { relativeDate } from "../src/extraction/layout/values/relative_dates.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";

async function draftOf(...said: string[]) {
  const text = ["Please order:", "5 x AB-1000 hex bolts", "2 x AB-1001 washers", "", ...said].join("\n");
  const headers = { Date: "Mon, 2 Nov 2026 10:00:00 +0000" };
  const bytes = new Uint8Array(eml({ subject: "Order 4711", text, headers }));
  return ordersOf(await readFile(bytes, "eml"), { ownNames: [] }).drafts[0]!;
}

describe("relativeDate() a week of the year", () => {
  test.each([
    ["Lieferung KW 12", "2026-02-10", "2026-03-20"],
    ["deliver by end of week 20", "2026-02-10", "2026-05-15"],
    ["Anfang KW 20", "2026-02-10", "2026-05-11"],
    ["wk 2", "2026-11-23", "2027-01-15"],
    ["week 1", "2026-12-30", "2027-01-08"],
    ["KW 3/2027", "2026-11-23", "2027-01-22"],
    ["KW 53", "2026-11-23", "2027-01-01"],
  ])("%s in a mail of %s ends on Friday %s", (text, sent, friday) => {
    expect(relativeDate(text, sent)?.value).toBe(friday);
  });

  test.each([
    ["that is over", "KW 45", "2026-11-23"],
    ["that the year doesn't have", "KW 53/2025", "2025-02-10"],
    ["of several", "week 12-14", "2026-02-10"],
    ["that are kilowatts", "11 kW 4 poles", "2026-02-10"],
  ])("is none %s", (_, text, sent) => {
    expect(relativeDate(text, sent)).toBeNull();
  });
});

describe("ordersOf() reads when a letter wants its goods", () => {
  test("by the week, which is said, and whose number counts nothing else", async () => {
    const { header, findings } = await draftOf("Deliver KW 48 please.");
    expect(header.requiredDate?.value).toBe("2026-11-27");
    expect(findings.map(({ code, level }) => `${level} ${code}`)).toEqual([
      "warning running_text",
      "warning derived_date",
    ]);
  });

  test("not by a week that may be over, which is said too", async () => {
    const { header, findings } = await draftOf("Deliver in week 40 please.");
    expect(header.requiredDate).toBeUndefined();
    expect(findings).toContainEqual(
      expect.objectContaining({ code: "unread_value", field: "requiredDate", level: "warning" }),
    );
  });

  test.each(["Last delivery 12/05/2026 was short.", "Our last delivery on 14/11/2026 was wet."])(
    "not by a day that is over: %s",
    async (text) => {
      expect((await draftOf(text)).header.requiredDate).toBeUndefined();
    },
  );
});

describe("ordersOf() takes copies of papers for no item:", () => {
  test.each(["2 copies of each invoice please.", "Please send two copies of the delivery note."])(
    "%s",
    async (text) => {
      const { lines, findings } = await draftOf(text);
      expect(lines).toHaveLength(2);
      expect(findings.filter(({ level }) => level === "error")).toEqual([]);
    },
  );

  test("nor those of what stands elsewhere, which is an error", async () => {
    const { lines, findings } = await draftOf("2 copies of each");
    expect(lines).toHaveLength(2);
    expect(findings.filter(({ level }) => level === "error").map(({ code }) => code)).toEqual([
      "running_text",
    ]);
  });

  test("but copies of a book are one", async () => {
    expect((await draftOf("2 copies of The Handbook of Bolts")).lines).toHaveLength(3);
  });
});
