import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";

async function said(...items: string[]) {
  const text = `Hi Karen,\n\nplease send us:\n\n${items.map((item) => `- ${item}`).join("\n")}\n\nThanks\nGareth`;
  const bytes = new Uint8Array(eml({ subject: "Order 3327", text }));
  const { lines } = ordersOf(await readFile(bytes, "eml"), { ownNames: [] }).drafts[0]!;
  return lines.map(({ fields: f }) => [
    f.quantity?.value,
    f.customerSku?.value,
    f.description?.value,
    f.unitPrice?.value,
    f.priceBasis?.value,
  ]);
}

describe("an item of a mail", () => {
  test("is named by a code of several parts behind its name, or in capitals between commas", async () => {
    expect(
      await said(
        "12 boxes of the Spax 5.0 x 70 csk, your code 4CSPZ5070, at £11.40 a box as agreed",
        "3 boxes 3M valved dust masks FFP2, code 3M 8822",
        "15 off JSP Evo safety helmets, white, EVO-S2 HI-VIS, £6.95 each",
        "2 valves, HV-100 DN50, £5 each",
      ),
    ).toEqual([
      ["12", "4CSPZ5070", "Spax 5.0 x 70 csk", "11.4", undefined],
      ["3", "3M 8822", "3M valved dust masks FFP2", undefined, undefined],
      ["15", "EVO-S2 HI-VIS", "JSP Evo safety helmets, white", "6.95", undefined],
      ["2", "HV-100", "valves", "5", undefined],
    ]);
  });

  test("costs so much for one of a unit, which is that of its count and no thousand", async () => {
    expect(
      await said(
        "36 tubes CT1 sealant white 290ml, TR-CT1-WHT, £8.15 a tube",
        "20 m cable NYM-J, at £2.10 per m",
        "500 pcs washers galvanised, £8.15 per hundred",
      ),
    ).toEqual([
      ["36", "TR-CT1-WHT", "CT1 sealant white 290ml", "8.15", undefined],
      ["20", undefined, "cable NYM-J", "2.1", undefined],
      ["500", undefined, "washers galvanised", "8.15", "100"],
    ]);
  });
});
