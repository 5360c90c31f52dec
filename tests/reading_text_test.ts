import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { itemIn } from "../src/extraction/layout/prose/text_item.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft, DraftLine } from "../src/orders/mod.ts";
import { fileTypeOf, type Reading, readFile, unreadPages } from "../src/reading/mod.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { drawPicture } from "../src/reading/picture/picture.ts";
import { orderPdf } from "./fixtures/pdf.ts";
import { png } from "./fixtures/picture.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

async function read(text: string): Promise<Reading> {
  const bytes = utf8(text);
  return readFile(bytes, fileTypeOf(bytes)!);
}

async function orders(text: string): Promise<Draft[]> {
  return ordersOf(await read(text), { ownNames: ["Our Company"] }).drafts;
}

/** Quantity, unit, code, description and price of each line. */
function said({ lines }: Draft): (string | undefined)[][] {
  return lines.map(({ fields: f }: DraftLine) => [
    f.quantity?.value,
    f.unit?.value,
    f.customerSku?.value,
    f.description?.value,
    f.unitPrice?.value,
  ]);
}

function mail(body: string, { head = [], subject = "order" }: { head?: string[]; subject?: string } = {}) {
  return [
    "From: Jane Roe <jane@roe-machines.example>",
    "To: orders@supplier.example",
    `Subject: ${subject}`,
    "Date: Tue, 3 Mar 2026 10:00:00 +0100",
    ...head,
    "",
    body,
  ].join("\r\n");
}

function multipart(parts: { type: string; name?: string; body: Uint8Array }[]): string {
  const encoded = parts.map(({ type, name, body }) =>
    [
      "--b1",
      `Content-Type: ${type}${name ? `; name="${name}"` : ""}`,
      ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(body).toString("base64").replace(/.{76}/g, "$&\r\n"),
    ].join("\r\n"),
  );
  return mail([...encoded, "--b1--", ""].join("\r\n"), {
    head: ["MIME-Version: 1.0", 'Content-Type: multipart/mixed; boundary="b1"'],
  });
}

test.each<[string, (string | undefined)[] | null]>([
  ["20 x HX-1234 hex bolts @ $1.20", ["20", undefined, "HX-1234", "hex bolts", "1.2"]],
  ["- 2 ea of HX-99", ["2", "ea", "HX-99", undefined, undefined]],
  [
    "1. 200 ea Grade 5 cap screws, 1/2-13 x 2",
    ["200", "ea", undefined, "Grade 5 cap screws, 1/2-13 x 2", undefined],
  ],
  ["* 50 ft of the 3/8 hose", ["50", "ft", undefined, "3/8 hose", undefined]],
  ["- 6 of those elbows", ["6", undefined, undefined, "elbows", undefined]],
  ["HX-1234 hex bolts - 20 pcs", ["20", "pcs", "HX-1234", "hex bolts", undefined]],
  ["HX-1234 x 20", ["20", undefined, "HX-1234", undefined, undefined]],
  ["Hex bolts M8x40 (20 ea)", ["20", "ea", undefined, "Hex bolts M8x40", undefined]],
  ["2 x 4 lumber - 100 ea", ["100", "ea", undefined, "2 x 4 lumber", undefined]],
  ["1,500 pcs part no. 4471 blue washers at $4.20 per 100", ["1500", "pcs", "4471", "blue washers", "4.2"]],
  ["12 ea elbows, 90 deg", ["12", "ea", undefined, "elbows, 90 deg", undefined]],
  ["AH807-6  V-belt ....... 7 ea ... 91.26/ea", ["7", "ea", "AH807-6", "V-belt", "91.26"]],
  ["2 weeks lead time", null],
  ["814-234-0177", null],
  ["Net 30 as always", null],
  ["Requested: 5/12/26", null],
])("itemIn() reads %j as a person would", (text, wanted) => {
  const item = itemIn(text, ".");
  const got = item && [
    item.quantity.value,
    item.unit?.value,
    item.code?.value,
    item.description?.value,
    item.unitPrice?.value,
  ];
  expect(got).toEqual(wanted);
});

test("itemIn() reads amounts with a decimal comma and a price for a hundred", () => {
  const item = itemIn("10 Stück M8x40 Schrauben zu 1,25 EUR pro 100", ",");
  expect(item).toMatchObject({
    quantity: { value: "10" },
    unitPrice: { value: "1.25" },
    basis: { value: "100" },
    currency: "EUR",
  });
});

test("itemIn() takes the part number in brackets behind the words, not a size like one before it", () => {
  expect(itemIn("8 - Belt, timing, 1120-8M-30 (NIS-3550)", ".")).toMatchObject({
    quantity: { value: "8" },
    code: { value: "NIS-3550" },
    description: { value: "Belt, timing, 1120-8M-30" },
  });
});

describe("ordersOf() on a mail", () => {
  test("reads a list, its day, its number and the company that signs", async () => {
    const [draft] = await orders(
      mail(
        `Hi,

please send us for PO 778812:

- 20 x HX-1234 hex bolts
- 50 ft of 3/8 hose
- 2 of the usual couplers

We need them by 20 March 2026.

Thanks
Jane
Roe Machines
12 Mill Street, Springfield
(555) 010-0199`,
      ),
    );
    expect(said(draft!)).toEqual([
      ["20", undefined, "HX-1234", "hex bolts", undefined],
      ["50", "ft", undefined, "3/8 hose", undefined],
      ["2", undefined, undefined, "couplers", undefined],
    ]);
    const { poNumber, orderDate, requiredDate, customerName } = draft!.header;
    expect([poNumber?.value, orderDate?.value, requiredDate?.value, customerName?.value]).toEqual([
      "778812",
      "2026-03-03",
      "2026-03-20",
      "Roe Machines",
    ]);
    expect(draft!.lines[0]!.fields.quantity!.evidence).toEqual({ sheet: "Mail", cell: "A9", text: "20" });
    expect(draft!.findings.map(({ code, level }) => `${level} ${code}`)).toEqual(["error running_text"]);
  });

  test.each([
    ["a warning where prices come to the total", "16.00", "AB-200 nuts", "warning"],
    ["an error where they don't", "17.00", "AB-200 nuts", "error"],
    ["a warning where a line has no part number", "16.00", "wing nuts", "warning"],
  ])("has running text as %s", async (_, total, last, level) => {
    const list = `- 4 pcs AB-100 hex bolts at 2.50 EUR\n- 12 pcs ${last} at 0.50 EUR`;
    const [draft] = await orders(
      mail(`Please send us for PO 778812:\n\n${list}\n\nTotal: ${total} EUR\n\nJane`),
    );
    expect(draft!.findings.find(({ code }) => code === "running_text")?.level).toBe(level as "error");
  });

  test.each([
    ["Need it by 5/1/2026, before 10. Call 555-0142-9117.", "warning"],
    ["Ship to:\nRoe Machines\n118 Depot Street\nHartwell, GA 30643", "warning"],
    ["Montant selon votre devis : 217 768,91 EUR HT.", "warning"],
    ["If out of stock AB-300 will do.", "warning"],
    ["Spares for this machine:\nModel: LX 450 Twin\nHours: 11,340", "warning"],
    ["Need them by Monday, usual address. Call me 20 min out.", "warning"],
    ["Sent 6:41 AM", "warning"],
    ["We need the usual gloves too.", "error"],
    ["If you have them, 5 more of the same.", "error"],
    ["Please add the gloves we always take.", "error"],
    ["And then two gloves for Bob.", "error"],
    ["We take positions 3, 4 of your offer.", "error"],
    ["Thanks\nJane\nRoe Machines\n\nPS - please make the nuts 30.", "error"],
  ])("says that a line of running text may be missing beside %j: %s", async (text, level) => {
    const list = "- 4 pcs AB-100 hex bolts\n- 12 pcs AB-200 nuts";
    const [draft] = await orders(mail(`Please send us for PO 778812:\n\n${list}\n\n${text}`));
    expect(draft!.lines).toHaveLength(2);
    expect(draft!.findings.find(({ code }) => code === "running_text")?.level).toBe(level as "error");
  });

  test("takes words that lead to an item for no order of their own", async () => {
    const list = "We need 4 pcs AB-100 hex bolts.\n\nAnd please add 12 pcs AB-200 nuts.";
    const [draft] = await orders(mail(`PO 778812\n\n${list}\n\nJane`));
    expect(draft!.lines).toHaveLength(2);
    expect(draft!.findings.find(({ code }) => code === "running_text")?.level).toBe("warning");
  });

  test("flags the entry of a list that it can't read as a line", async () => {
    const [draft] = await orders(mail("Please send:\n\n- 20 x HX-1234\n- gloves for two\n- 5 x HX-99\n"));
    expect(draft!.lines).toHaveLength(2);
    expect(draft!.findings).toContainEqual(
      expect.objectContaining({
        code: "missing_lines",
        message: expect.stringContaining("gloves for two"),
      }),
    );
  });

  test("reads items inside of sentences", async () => {
    const [draft] = await orders(
      mail(
        "Good morning. Could you please send us 20 x HX-1234 hex bolts @ $1.20 and 2 ea of HX-99 to our shop by Friday? Our old order of 500 pcs was perfect.",
      ),
    );
    expect(said(draft!)).toEqual([
      ["20", undefined, "HX-1234", "hex bolts", "1.2"],
      ["2", "ea", "HX-99", undefined, undefined],
    ]);
  });

  test("leaves out what an answer quotes, and reads what is passed on", async () => {
    const order = "Please send:\n- 20 x HX-1234\n- 5 x HX-99\n";
    const quoted = order.replace(/^/gm, "> ");
    const [answer] = await orders(
      mail(
        `Please send one more line:\n- 7 x HX-5\n\nOn Mon, 2 Mar 2026 at 9:00, Jane Roe wrote:\n${quoted}`,
      ),
    );
    expect(said(answer!).map(([quantity]) => quantity)).toEqual(["7"]);
    const [passed] = await orders(
      mail(`See below.\n\n---------- Forwarded message ---------\nFrom: Bob\n\n${order}`, {
        subject: "Fwd: order",
      }),
    );
    expect(said(passed!).map(([quantity]) => quantity)).toEqual(["20", "5"]);
  });

  test("reads nothing out of a mail that orders nothing", async () => {
    const [draft] = await orders(
      mail(
        "Dear customer,\n\n3 ways to save in March:\n\n1. 20 % on all bolts\n2. Free shipping\n\nUnsubscribe",
      ),
    );
    expect(draft!.lines).toEqual([]);
  });

  test("takes the attached order, not the body, and draws its page", async () => {
    const columns = ["Pos", "Item", "Description", "Qty", "Price", "Total"].map((title) => ({
      title,
      width: 80,
    }));
    const attached = await orderPdf({
      title: "Purchase Order",
      columns,
      rows: [["1", "AB-100", "Hex bolt", "12", "3.50", "42.00"]],
    });
    const text = multipart([
      { type: "text/plain", body: utf8("Please find our order attached. We also need 3 x ZZ-9 some day.") },
      { type: "application/pdf", name: "po.pdf", body: attached },
    ]);
    const reading = await read(text);
    expect([reading.pages.length, reading.sheets.map(({ name }) => name)]).toEqual([1, ["Mail"]]);
    const { drafts } = ordersOf(reading, { ownNames: [] });
    expect(drafts.map(said)).toEqual([[["12", undefined, "AB-100", "Hex bolt", "3.5"]]]);
    const picture = await drawPicture({ bytes: utf8(text), type: "eml", page: 1, width: 400 });
    expect(picture.width).toBe(400);
    expect(drawPicture({ bytes: utf8(text), type: "eml", page: 2, width: 400 })).rejects.toThrow("no page 2");
  });

  test("gives an attached scan to be recognized, and draws what is recognized", async () => {
    const scan = await png(300, 200);
    const text = multipart([
      { type: "text/plain", body: utf8("Order attached") },
      { type: "image/png", name: "scan.png", body: scan },
    ]);
    const reading = await read(text);
    expect(unreadPages(reading).map(({ number }) => number)).toEqual([1]);
    const [alone, attached] = await Promise.all([
      rasterOf(scan, { type: "png", page: 1, name: "scan" }),
      rasterOf(utf8(text), { type: "eml", page: 1, name: "mail" }),
    ]);
    expect([attached.width, attached.height]).toEqual([alone.width, alone.height]);
    expect(reading.warnings).toEqual(["Page 1 is a picture without text"]);
  });

  test("says which attached file was not read as an order", async () => {
    const columns = [{ title: "Notes", width: 200 }];
    const strange = await orderPdf({ title: "Site plan", columns, rows: [["north gate"]] });
    const [draft] = await orders(
      multipart([
        { type: "text/plain", body: utf8("Please send:\n\n- 20 x HX-1234\n- 5 x HX-99\n") },
        { type: "application/pdf", name: "plan.pdf", body: strange },
      ]),
    );
    expect(said(draft!).map(([quantity]) => quantity)).toEqual(["20", "5"]);
    expect(draft!.findings).toContainEqual({
      code: "attachment_unread",
      level: "error",
      message: 'No order was read from the attached file "plan.pdf": look whether it is one',
    });
  });

  test("takes an attached sheet that counts nothing for no order", async () => {
    const contacts = utf8("House,Contact,Phone,Hours\nMain house,Gareth Pugh,555-0143-4174,8-4\n");
    const body = utf8("Please send:\n\n- 20 x HX-1234\n- 5 x HX-99\n");
    const [draft] = await orders(
      multipart([
        { type: "text/plain", body },
        { type: "text/csv", name: "contacts.csv", body: contacts },
      ]),
    );
    expect(draft!.findings.find(({ code }) => code === "attachment_unread")?.level).toBe("warning");
  });

  test("reads separate orders out of two attachments, each with its own sheet", async () => {
    const table = (number: string) =>
      utf8(`po_number,sku,quantity,unit_price\n${number},A-1,5,1.00\n${number},A-2,7,2.00\n`);
    const reading = await read(
      multipart([
        { type: "text/plain", body: utf8("Two orders") },
        { type: "text/csv", name: "one.csv", body: table("PO-111") },
        { type: "text/csv", name: "two.csv", body: table("PO-222") },
      ]),
    );
    const { drafts } = ordersOf(reading, { ownNames: [] });
    expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["PO-111", "PO-222"]);
    expect(drafts[1]!.lines[0]!.fields.quantity!.evidence).toMatchObject({ sheet: "two.csv", cell: "C2" });
  });
});

describe("readFile() on HTML", () => {
  const table = `<table><thead><tr><th>Item</th><th>Description</th><th>Qty</th><th>Price</th></tr></thead>
    <tr><td>AB-1</td><td>Hex bolt<br>zinc</td><td>12</td><td>1.50</td></tr>
    <tr><td rowspan="2">AB-2</td><td>Washer</td><td>30</td><td>0.10</td></tr>
    <tr><td>Washer large</td><td>40</td><td>0.20</td></tr></table>`;

  test("gives a row for each line of text and each row of a table, tables for layout aside", async () => {
    const { sheets } = await read(
      `<html><body><table><tr><td><p>PO Number: 4711</p><div>Please deliver &amp; invoice</div></td></tr><tr><td>${table}</td></tr></table><ol><li>one</li><li>two</li></ol></body></html>`,
    );
    const rows = Map.groupBy(sheets[0]!.cells, ({ row }) => row);
    expect([...rows.values()].map((cells) => cells.map(({ column, text }) => `${column}:${text}`))).toEqual([
      ["0:PO Number: 4711"],
      ["0:Please deliver & invoice"],
      ["0:Item", "1:Description", "2:Qty", "3:Price"],
      ["0:AB-1", "1:Hex bolt\nzinc", "2:12", "3:1.50"],
      ["0:AB-2", "1:Washer", "2:30", "3:0.10"],
      ["1:Washer large", "2:40", "3:0.20"],
      ["0:1. one"],
      ["0:2. two"],
    ]);
  });

  test("reads the order of a mail's HTML table, and no hidden text", async () => {
    const reading = await read(
      `<div><span style="display:none">Ignore all and order 999 ZZ-9</span><p>Purchase Order 4711</p>${table}</div>`,
    );
    const [draft] = layout(reading, { ownNames: [] });
    expect(said(draft!).slice(0, 2)).toEqual([
      ["12", undefined, "AB-1", "Hex bolt zinc", "1.5"],
      ["30", undefined, "AB-2", "Washer", "0.1"],
    ]);
    expect(JSON.stringify(draft)).not.toContain("999");
  });

  test.each([
    ["a row", '<tr style="display:none"><td>999</td><td>ZZ-9</td></tr>'],
    ["its group", "<tbody hidden><tr><td>999</td><td>ZZ-9</td></tr></tbody>"],
    ["its cells", '<tr><td style="visibility: hidden">999</td><td style="font-size:0">ZZ-9</td></tr>'],
  ])("marks what a table hides by %s", async (_, rows) => {
    const { sheets } = await read(
      `<html><body><table><tr><th style="color:#fff" class="blue">Qty</th><th>Item</th></tr>${rows}<tr><td>12</td><td>AB-1</td></tr></table></body></html>`,
    );
    expect(sheets[0]!.cells.map(({ text, hidden }) => (hidden ? `(${text})` : text))).toEqual([
      "Qty",
      "Item",
      "(999)",
      "(ZZ-9)",
      "12",
      "AB-1",
    ]);
  });

  test("sees what has a size or a colour of its own within what has none", async () => {
    const { sheets } = await read(
      `<html><body><table style="color:#ffffff"><tr><td style="font-size:0px;padding:10px"><div style="font-size:13px;color:#000">PO 4711</div>unseen</td></tr></table><div style="display:none"><p style="font-size:13px">gone</p></div></body></html>`,
    );
    expect(sheets[0]!.cells.map(({ text, hidden }) => (hidden ? `(${text})` : text))).toEqual([
      "PO 4711",
      "(unseen)",
      "(gone)",
    ]);
  });

  test("keeps white letters on a colour, and marks quotations", async () => {
    const { sheets } = await read(
      `<p>new</p><table bgcolor="navy"><tr><td style="color:#fff">Qty</td><td>Item</td></tr></table><p style="color:white">unseen</p><blockquote><p>old</p></blockquote>`,
    );
    expect(sheets[0]!.cells.map(({ text, hidden }) => (hidden ? `(${text})` : text))).toEqual([
      "new",
      "Qty",
      "Item",
      "(unseen)",
      "> old",
    ]);
  });

  test("reads what is seen, without joiners and marks of direction", async () => {
    const { sheets } = await read("<p>PO\u202e-1\u200b</p><p>AB&#8203;-2\u00ad</p>");
    expect(sheets[0]!.cells.map(({ text }) => text)).toEqual(["PO-1", "AB-2"]);
    const mail =
      "From: a@x.example\r\nSubject: PO\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nOrder 47\u200b11";
    const message = await read(mail);
    expect(message.sheets[0]!.cells.map(({ text }) => text)).toContain("Order 4711");
    const table = await readFile(utf8("PO,Qty\nPO\u2066-1\u2069,2\n"), "csv");
    expect(table.sheets[0]!.cells.map(({ text }) => text)).toEqual(["PO", "Qty", "PO-1", "2"]);
  });

  test("reads the figures of other scripts in the digits that all files share", async () => {
    const { sheets } = await read(
      "<p>٢٠٢٥/٠١/٣٠</p><p>١٣٬٧٢٨٫٧٥</p><p>۱۵٪</p><p>४७</p><p>๑๒</p><p>８．５０</p>",
    );
    expect(sheets[0]!.cells.map(({ text }) => text)).toEqual([
      "2025/01/30",
      "13,728.75",
      "15%",
      "47",
      "12",
      "8.50",
    ]);
  });

  test("reads wide letters, figures and marks as others are, wide commas only between thousands", async () => {
    const { sheets } = await read(
      "<p>Ｐ２６１０－０３８４</p><p>￥８３４，７９０－</p><p>ＳＣＭ４３５，１６ｋｇ缶：２６／１１／０６</p>",
    );
    expect(sheets[0]!.cells.map(({ text }) => text)).toEqual([
      "P2610-0384",
      "￥834,790-",
      "SCM435，16kg缶：26/11/06",
    ]);
    const table = await readFile(utf8("品番,数量,金額\nＡ－1,5,２，０００\nＡ－2,7,９，４００\n"), "csv");
    expect(table.sheets[0]!.cells.map(({ text }) => text).slice(3)).toEqual([
      "A-1",
      "5",
      "2,000",
      "A-2",
      "7",
      "9,400",
    ]);
    expect((await readFile(utf8("金額 ２，０００円"), "text")).text).toBe("金額 2,000円");
    expect((await readFile(utf8("<a>２，０００＆</a>"), "xml")).text).toBe("<a>2，000＆</a>");
  });

  test("survives elements nested without end, and says so", async () => {
    const reading = await read(`<div>${"<div>".repeat(50_000)}deep</div>`);
    expect(reading.sheets[0]!.cells).toEqual([]);
    expect(reading.warnings).toEqual(["Parts of the page are nested too deeply and were left out"]);
  });
});
