import { describe, expect, test } from "bun:test";
import open from "../src/intake/mail/_open_task.ts";
import { isReply, orderIn, ownWords } from "../src/intake/mail/body.ts";
import { type Surroundings, triage, worthReading } from "../src/intake/mail/triage.ts";
import { itemLines, tableRows } from "../src/intake/mail/words.ts";
import { eml, type MadeFile, type MadeMail } from "./fixtures/mail.ts";
import { pdf, write } from "./fixtures/pdf.ts";
import { png } from "./fixtures/picture.ts";
import { workbook } from "./fixtures/workbook.ts";

const LIMIT = 1024 * 1024;
const WELCOME: Surroundings = { envelopeFrom: "ann@buyer.example", sender: "welcome", answered: null };
const ANSWERED = { documentId: "d", by: "thread", name: "po-1.pdf" } as const;
const csv = "sku,quantity,price\nHX-1,20,1.20\nHX-2,40,0.80\n";
const ORDER_TEXT =
  "Hello,\n\nplease send us:\n- 20 ea HX-1234 hex bolts\n- 5 boxes of washers\n\nRegards\nAnn";

const page = (...lines: string[]) =>
  pdf((document) => {
    for (const [at, line] of lines.entries()) write(document, line, [40, 40 + at * 20]);
  });
const order = () => page("PURCHASE ORDER", "PO number 4711", "10 HX-1 Hex bolt 1.20 12.00");
const file = (name: string, content: string | Uint8Array, more: Partial<MadeFile> = {}): MadeFile => ({
  name,
  content,
  ...more,
});

async function decided(mail: MadeMail, around: Partial<Surroundings> = {}) {
  const { mail: opened } = await open({ raw: eml(mail), fileLimitBytes: LIMIT });
  const found = triage(opened, { ...WELCOME, ...around });
  const names = found.parts.map((path) => opened.parts.find((part) => part.path === path)!.name);
  return { ...found, names, opened };
}

describe("triage() ignores", () => {
  test.each<[string, MadeMail, Partial<Surroundings>, string]>([
    ["a blocked sender", { text: ORDER_TEXT }, { sender: "blocked" }, "blocked"],
    [
      "a bounce",
      {
        from: "MAILER-DAEMON@relay.example",
        subject: "Undelivered Mail Returned to Sender: PO 4711",
        text: "your order could not be delivered",
        files: [file("po.csv", csv)],
      },
      { envelopeFrom: "" },
      "bounce",
    ],
    [
      "a delivery report",
      {
        headers: { "Content-Type": 'multipart/report; report-type=delivery-status; boundary="x"' },
        text: "failed",
      },
      {},
      "bounce",
    ],
    [
      "an automatic reply by its header",
      { headers: { "Auto-Submitted": "auto-replied" }, subject: "Re: order 4711", text: ORDER_TEXT },
      {},
      "automatic reply",
    ],
    [
      "an automatic reply by its subject",
      { subject: "Automatic reply: PO 4711", text: "I am away" },
      {},
      "automatic",
    ],
    [
      "an absence in German",
      { subject: "Abwesenheit: Bestellung 4711", text: "Ich bin weg" },
      {},
      "automatic",
    ],
    [
      "a newsletter",
      {
        headers: { "List-Unsubscribe": "<https://news.example/u>" },
        subject: "Order now: 20 % off",
        text: "Order today!\n20 pcs for the price of 10\nbuy 5 boxes of screws",
      },
      {},
      "newsletter",
    ],
    [
      "an invitation",
      {
        subject: "Meeting about orders",
        text: "Join us",
        files: [
          file("invite.ics", "BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR", {
            type: "text/calendar; method=REQUEST",
          }),
        ],
      },
      {},
      "calendar",
    ],
    ["thanks", { subject: "Thanks", text: "Thanks for the quick delivery last week!" }, {}, "No order in it"],
    ["an empty mail", { subject: "", text: "" }, {}, "empty"],
  ])("%s", async (_, mail, around, reason) => {
    const found = await decided(mail, around);
    expect([found.decision, found.reason]).toEqual(["ignore", expect.stringContaining(reason)]);
  });

  test("an invoice", async () => {
    const content = await page("INVOICE", "Invoice number 881", "10 HX-1 Hex bolt 1.20 12.00");
    const found = await decided({
      subject: "Your documents",
      text: "attached",
      files: [file("invoice_881.pdf", content)],
    });
    expect([found.decision, found.reason]).toEqual([
      "ignore",
      expect.stringContaining('"invoice_881.pdf" is an invoice'),
    ]);
  });

  test("a logo alone", async () => {
    const logo = file("logo.png", await png(200, 60), {
      type: "image/png",
      contentId: "logo",
      disposition: "inline",
    });
    const found = await decided({
      subject: "Hello",
      html: '<p>Best regards</p><img src="cid:logo">',
      files: [logo],
    });
    expect([found.decision, found.names]).toEqual(["ignore", []]);
  });
});

describe("triage() holds", () => {
  test.each<[string, MadeMail, Partial<Surroundings>, string]>([
    [
      "an encrypted mail",
      {
        headers: { "Content-Type": 'application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"' },
        subject: "Order",
        text: "x",
      },
      {},
      "encrypted",
    ],
    [
      "a sender that is not on the list",
      { text: ORDER_TEXT },
      { sender: "unlisted" },
      "not on the mailbox's list",
    ],
    [
      "a file of an unknown type",
      {
        subject: "Our order",
        text: "see attached",
        files: [file("order.rar", Buffer.from("Rar!\x1a\x07\x01\x00aaaa\x00", "latin1"))],
      },
      {},
      "it is an archive",
    ],
    [
      "a file that is too large",
      {
        subject: "Our order",
        text: "see attached",
        files: [file("order.csv", `a,b\n${"1,2\n".repeat(LIMIT / 3)}`)],
      },
      {},
      '"order.csv" is too large',
    ],
    [
      "a subject with an order and nothing else",
      { subject: "Purchase order 4711", text: "as discussed" },
      {},
      "speaks of an order",
    ],
    [
      "quantities without a word of ordering",
      { subject: "Hello", text: "20 ea HX-1234 hex bolts" },
      {},
      "does not say that it is an order",
    ],
    [
      "an answer to a mail that is not here",
      {
        subject: "Re: lead times",
        headers: { "In-Reply-To": "<unknown@buyer.example>" },
        text: "Thursday is fine",
      },
      {},
      "has not come to this mailbox",
    ],
  ])("%s", async (_, mail, around, reason) => {
    const found = await decided(mail, around);
    expect([found.decision, found.reason]).toEqual(["hold", expect.stringContaining(reason)]);
  });

  test("a PDF that needs a password", async () => {
    const content = await pdf((document) => write(document, "PURCHASE ORDER", [40, 40]), {
      userPassword: "secret",
    });
    const found = await decided({ subject: "Order", text: "attached", files: [file("po.pdf", content)] });
    expect([found.decision, found.reason]).toEqual([
      "hold",
      expect.stringContaining('"po.pdf" is encrypted'),
    ]);
  });

  test.each<[string, Uint8Array, string]>([
    ["IMG_2044.HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0", "latin1"), "it is a HEIC picture"],
    ["order.gif", Buffer.alloc(40_000, "GIF89a\0"), "it is a GIF picture"],
    ["order.webp", Buffer.alloc(40_000, "RIFF\0\0\0\0WEBP"), "the picture is damaged"],
    ["order.bmp", Buffer.alloc(40_000, "BM\0\0\0\0"), "it is a bitmap picture"],
  ])("a picture that may be a page and can't be read: %s", async (name, content, reason) => {
    const found = await decided({ subject: "Hello", text: "see attached", files: [file(name, content)] });
    expect([found.decision, found.reason]).toEqual(["hold", expect.stringContaining(reason)]);
  });

  test("a text that says nothing of itself, where the mail says that it brings an order", async () => {
    const files = [file("4711.txt", "0010HX-100  00010EA000200\n0020HX-101  00005EA000100\n")];
    const said = { text: "Please find our order attached", files };
    const found = await decided({ subject: "4711", ...said });
    expect([found.decision, found.sure, found.reason]).toEqual([
      "hold",
      false,
      'The mail speaks of an order, but "4711.txt" is a text without an order',
    ]);
    expect((await decided({ subject: "Your invoice for order 4711", ...said })).decision).toBe("ignore");
    expect((await decided({ subject: "Hello", text: "Regards", files })).decision).toBe("ignore");
  });

  test("a large picture within the text, unsure", async () => {
    const scan = file("image001.png", await png(900, 1200), {
      type: "image/png",
      contentId: "i1",
      disposition: "inline",
    });
    const found = await decided({
      subject: "from the shop",
      html: '<p>see below</p><img src="cid:i1">',
      files: [scan],
    });
    expect([found.decision, found.sure, found.reason]).toEqual([
      "hold",
      false,
      expect.stringContaining("picture"),
    ]);
    expect(worthReading(found.opened)).toEqual(["1"]);
  });
});

describe("triage() processes attachments", () => {
  test("two orders as two documents, without logo, card and invitation", async () => {
    const found = await decided({
      subject: "Orders",
      html: '<p>two orders</p><img src="cid:logo">',
      files: [
        file("po-1.pdf", await order(), { type: "application/pdf" }),
        file("logo.png", await png(300, 80), { type: "image/png", contentId: "logo", disposition: "inline" }),
        file(
          "po-2.xlsx",
          workbook([
            {
              name: "PO",
              rows: [
                ["sku", "qty"],
                ["HX-1", 5],
              ],
            },
          ]),
        ),
        file("ann.vcf", "BEGIN:VCARD\nEND:VCARD", { type: "text/vcard" }),
        file("invite.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR", { type: "text/calendar" }),
      ],
    });
    expect([found.decision, found.names]).toEqual(["process_attachments", ["po-1.pdf", "po-2.xlsx"]]);
  });

  test("two files of one name, and the same file twice once", async () => {
    const found = await decided({
      subject: "PO",
      text: "",
      files: [file("po.csv", csv), file("po.csv", `${csv}HX-3,1,1\n`), file("copy.csv", csv)],
    });
    expect(found.parts).toEqual(["1", "2"]);
  });

  test("the order beside terms and an invoice, and says what was left out", async () => {
    const found = await decided({
      subject: "PO 4711",
      text: "please process",
      files: [
        file("po_4711.pdf", await order()),
        file("Terms_and_Conditions.pdf", await page("Terms and conditions", "1. Scope")),
        file("Rechnung-12.pdf", await page("Rechnung", "12")),
      ],
    });
    expect([found.decision, found.names]).toEqual(["process_attachments", ["po_4711.pdf"]]);
    expect(found.reason).toContain('"Rechnung-12.pdf" is an invoice');
  });

  test("a scan that is attached", async () => {
    const scan = file("IMG_2044.png", await png(1000, 1400), { type: "image/png" });
    expect((await decided({ subject: "order", text: "see photo", files: [scan] })).decision).toBe(
      "process_attachments",
    );
  });

  test("what a server has named, where it is an order, and no footer", async () => {
    const names = ["ATT00001.bin", "ATT00002.htm", "ATT00003.txt"] as const;
    const contents = [await order(), "<p>The information in this mail is confidential.</p>", ORDER_TEXT];
    const files = names.map((name, at) => file(name, contents[at]!));
    const found = await decided({ subject: "4711", text: "see attached", files });
    expect([found.decision, found.names]).toEqual(["process_attachments", [names[0], names[2]]]);
  });

  test("a file without a name, under one that tells its place", async () => {
    const unnamed: MadeFile = { type: "application/pdf", content: await order() };
    const found = await decided({ subject: "PO 4711", text: "attached", files: [unnamed] });
    expect([found.decision, found.reason]).toEqual(["process_attachments", '"part-1.pdf" is read']);
  });

  test("orders that a mail server signed, sent by a program", async () => {
    const found = await decided({
      headers: { "Auto-Submitted": "auto-generated", "List-Unsubscribe": "<https://erp.example/u>" },
      subject: "Purchase order 4711",
      text: "generated",
      files: [file("po.csv", csv), file("smime.p7s", "x", { type: "application/pkcs7-signature" })],
    });
    expect([found.decision, found.names]).toEqual(["process_attachments", ["po.csv"]]);
  });

  test("a file with a name beyond ASCII", async () => {
    const found = await decided({
      subject: "Bestellung für März",
      text: "anbei",
      files: [file("Bestellung für Müller – März.csv", csv)],
    });
    expect(found.names).toEqual(["Bestellung für Müller – März.csv"]);
  });

  test("files of a mail in the mail, and its text when the order is there", async () => {
    const inner = eml({ subject: "PO 12", text: "attached", files: [file("inner.csv", csv)] });
    const said = eml({ subject: "reorder", text: ORDER_TEXT });
    const found = await decided({
      subject: "Fwd: orders",
      text: "see below",
      files: [
        file("one.eml", inner, { type: "message/rfc822" }),
        file("two.eml", said, { type: "message/rfc822" }),
      ],
    });
    expect(found.decision).toBe("process_attachments");
    expect(found.parts).toEqual(["1.1", "2.1"]);
  });
});

describe("triage() processes the text", () => {
  test.each<[string, MadeMail]>([
    ["a list", { subject: "reorder", text: ORDER_TEXT }],
    ["a sentence", { subject: "Bolts", text: "Hi, please send 20 x HX-1234 hex bolts @ $1.20.\nAnn" }],
    ["a sentence without figures", { subject: "Tees", text: "Hi, please send a dozen CT-1001 tees.\nAnn" }],
    [
      "German",
      {
        subject: "Bestellung 4711",
        text: "Guten Tag,\nwir bestellen:\n20 Stk Sechskantschrauben M8\n5 Stück Muttern",
      },
    ],
    [
      "an HTML table",
      {
        subject: "PO 4711",
        html: "<p>Please deliver</p><table><tr><th>Part no</th><th>Description</th><th>Qty</th></tr><tr><td>HX-1</td><td>Bolt</td><td>20</td></tr></table>",
      },
    ],
    [
      "what is forwarded",
      {
        subject: "Fwd: reorder",
        text: `FYI\n\n---------- Forwarded message ---------\nFrom: Bob <bob@c.example>\n\n${ORDER_TEXT}`,
      },
    ],
  ])("%s", async (_, mail) => {
    const found = await decided(mail);
    expect([found.decision, found.body]).toEqual(["process_body", true]);
  });

  test("beside a logo and a signature", async () => {
    const logo = file("logo.png", await png(300, 80), {
      type: "image/png",
      contentId: "l",
      disposition: "inline",
    });
    expect(
      (
        await decided({
          subject: "reorder",
          text: ORDER_TEXT,
          html: `<p>${ORDER_TEXT.replaceAll("\n", "<br>")}</p><img src="cid:l">`,
          files: [logo],
        })
      ).decision,
    ).toBe("process_body");
  });

  test("not what is quoted of an earlier mail", async () => {
    const quoted = ORDER_TEXT.split("\n")
      .map((line) => `> ${line}`)
      .join("\n");
    const found = await decided({
      subject: "Re: reorder",
      text: `On Monday Ann wrote:\n${quoted}`,
      headers: { "In-Reply-To": "<x@y.example>" },
    });
    expect(found.decision).toBe("hold");
  });
});

describe("triage() files answers with their order", () => {
  test("a question", async () => {
    const found = await decided(
      { subject: "Re: PO 4711", text: "When will it ship?" },
      { answered: ANSWERED },
    );
    expect([found.decision, found.reason]).toEqual(["reply_to_order", expect.stringContaining('"po-1.pdf"')]);
  });

  test("a change with quantities", async () => {
    const text = "Please change our order, send us:\n- 50 ea HX-1234 instead";
    expect(orderIn(text, "")).toBe("sure");
    expect((await decided({ subject: "Re: PO 4711", text }, { answered: ANSWERED })).decision).toBe(
      "reply_to_order",
    );
  });

  test("but a new order in an old thread is read", async () => {
    expect(
      (await decided({ subject: "Re: PO 4711", text: ORDER_TEXT }, { answered: ANSWERED })).decision,
    ).toBe("process_body");
  });

  test("and so is a file that comes with an answer", async () => {
    const mail = { subject: "Re: PO 4711", text: "the revised one", files: [file("po.csv", csv)] };
    expect((await decided(mail, { answered: ANSWERED })).decision).toBe("process_attachments");
  });
});

describe("triage() takes no longer for texts made to be slow", () => {
  test.each<[string, string]>([
    ["hyphens", `order ${"-".repeat(90_000)}`],
    ["letters", "order abcdefabcdefabcdef".repeat(4000)],
    ["digits", `${"send ".repeat(20)}${"1".repeat(90_000)}`],
    ["groups of digits", "order 123,456,".repeat(7000)],
    ["blanks", `order${" ".repeat(500_000)}x`],
    ["line ends", `-- original${"\n".repeat(500_000)}x`],
  ])("%s", async (_, text) => {
    const found = await decided({ subject: `po ${"a-".repeat(5000)}`, text });
    expect(found.decision).not.toBe("process_attachments");
  });
});

describe("words", () => {
  test.each([
    ["100 of the grade 8s, 3/8 x 1 yellow zinc", 1],
    ["- 1 roll of the blue tubing, quarter inch", 1],
    ["3.  500 ea flat washers", 1],
    ["HX-1234 hex bolts: 1,200 pcs", 1],
    ["Qty 20: bolts", 1],
    ["please send 20 x HX-1234", 1],
    ["Please send a dozen CT-1001 tees", 1],
    ["Wir brauchen zwölf Kugelhähne DN 50", 1],
    ["Veuillez livrer deux douzaines de vannes", 1],
    ["- two pallets of cement", 1],
    ["We need two days to check", 0],
    ["please send two copies of the invoice", 0],
    ["please have one of your people call", 0],
    ["Terms Net 30 as always.", 0],
    ["Call me on 814-234-0177", 0],
    ["1265 S Main Street, Akron OH 44311", 0],
    ["On Mon, 20 Apr 2026 at 09:15 Stan wrote:", 0],
  ])("itemLines(%p) is %p", (line, count) => {
    expect(itemLines(line)).toBe(count);
  });

  test("tableRows() counts rows under a head with quantity and item", () => {
    expect(tableRows("Hello\nPart | Qty\nA-1 | 2\nA-2 | 3\nRegards")).toBe(2);
    expect(tableRows("Name | Phone\nAnn | 555")).toBe(0);
  });

  test("orderIn() is unsure of a quotation with quantities", () => {
    expect(orderIn("20 ea HX-1234\n5 ea HX-2", "Request for quotation")).toBe("maybe");
  });

  test("ownWords() leaves out the signature and what is answered", () => {
    expect(ownWords("mine\n-- \nAnn", "x")).toBe("mine\n");
    expect(ownWords("mine\nOn Monday Ann wrote:\n> theirs", "Re: x").trim()).toBe("mine");
    expect(ownWords("see\n-----Original Message-----\ntheirs", "FW: x")).toContain("theirs");
  });

  test.each([
    ["Re: a", true],
    ["AW: a", true],
    ["Regarding a", false],
  ])("isReply(%p) is %p", (subject, is) => {
    expect(isReply(subject)).toBe(is);
  });
});

test.each([
  ["change.edi", "UNB+UNOC:3+A+B+260301:0900+1'UNH+1+ORDCHG:D:96A:UN'BGM+230+4711+4'UNT+3+1'UNZ+1+1'"],
  ["order.json", '{"name": "#1001", "currency": "EUR", "line_items": [{"sku": "HX-1", "quantity": 5}]}'],
])("triage() takes %s for a document", async (name, content) => {
  expect((await decided({ text: "see attached", files: [file(name, content)] })).names).toEqual([name]);
});
