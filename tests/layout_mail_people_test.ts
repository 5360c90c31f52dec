import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";

async function draftOf(
  body: { text?: string; html?: string },
  from = "Dave Mills <office@customer.example>",
) {
  const bytes = new Uint8Array(eml({ subject: "Order HG7301", from, ...body }));
  return ordersOf(await readFile(bytes, "eml"), { ownNames: [] }).drafts[0]!;
}

async function headOf(lines: string[]) {
  const { header } = await draftOf({ text: lines.join("\n") });
  return [header.customerName?.value, header.shipToAddress?.value];
}

describe("ordersOf() reads where a letter sends goods", () => {
  const site = "Plot 22 Airfield Road, Elgin, IV30 6YT";

  test("in the sentence that orders them", async () => {
    const text = `Morning, need 2 scaffold boards and 6 x sharp sand dropping to site please, ${site}.`;
    expect(await headOf([text, "", "Dave Mills", "Hartley Groundworks Ltd"])).toEqual([
      "Hartley Groundworks Ltd",
      site,
    ]);
  });

  test("in a sentence of its own behind the one that asks for them", async () => {
    const list = ["Can you send out:", "postcrete 20kg - 24 bags", "joist hangers - 5 boxes", ""];
    expect((await headOf([...list, `Needed by end of May. To ${site}`]))[1]).toBe(site);
  });
});

describe("ordersOf() reads the company of a signature", () => {
  const order = ["Please send 20 x AB-1000 hex bolts.", "", "Cheers", "Dave Mills"];

  test("right below the writer's name", async () => {
    expect(await headOf([...order, "Aldgate Property Care", "01632 960 117"])).toEqual([
      "Aldgate Property Care",
      undefined,
    ]);
    const placed = "Aldgate Property Care, 3 Station Yard, Kirkby Lonsdale LA6 2HP";
    expect((await headOf([...order, placed, "Mob 01632 960117"]))[0]).toBe("Aldgate Property Care");
  });

  test.each(["Purchasing Manager", "Head of Buying", "Site Office"])(
    "not in what the writer is: %s",
    async (role) => {
      expect((await headOf([...order, role, "01632 960 117"]))[0]).toBeUndefined();
    },
  );
});

test("ordersOf() reads a shop's notice: so many times what, its number below, its sum beside", async () => {
  const row = (words: string, count: number, sku: string, sum: string) =>
    `<tr><td><img src=x></td><td>${words} × ${count}<br><span>SKU: ${sku}</span></td><td>£${sum}</td></tr>`;
  const html = `<h2>New order: #7043</h2><table>${row("joist hangers 47mm", 5, "RF-8685", "297.00")}${row("postcrete 20kg", 24, "RF-5848", "48.00")}</table><table><tr><td>Total</td><td>£345.00</td></tr></table>`;
  const { lines } = await draftOf({ html });
  expect(
    lines.map(({ fields: f }) =>
      [f.quantity, f.customerSku, f.description, f.lineTotal].map((one) => one?.value),
    ),
  ).toEqual([
    ["5", "RF-8685", "joist hangers 47mm", "297"],
    ["24", "RF-5848", "postcrete 20kg", "48"],
  ]);
});
