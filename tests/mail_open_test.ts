import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openMail } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";
import { outlook } from "./fixtures/outlook.ts";
import { signed } from "./fixtures/signed.ts";
import { tnef } from "./fixtures/tnef.ts";
import { zip } from "./fixtures/zip.ts";

const CSV = Buffer.from("sku,quantity\nHX-1,20\n");
const BROKEN = join(import.meta.dir, "../../shared/data/broken");
const partsOf = async (raw: Uint8Array) =>
  (await openMail(raw)).parts.map(({ path, name, bytes, problem }) => [
    path,
    name,
    problem ?? Buffer.from(bytes).toString(),
  ]);

describe("openMail()", () => {
  test("gives the head, the text and the files of a mail", async () => {
    const raw = eml({
      from: '"Käufer, Jörg" <joerg@buyer.example>',
      to: "orders@seller.example, Team: a@x.example, b@x.example;",
      subject: "Bestellung – März",
      messageId: "<id-1@buyer.example>",
      headers: {
        Cc: "boss@buyer.example",
        References: "<a@b> <c@d>",
        "In-Reply-To": "<c@d>",
        "X-Twice": "1",
      },
      text: "Guten Tag",
      html: '<p>Guten Tag</p><img src="cid:logo">',
      files: [
        { name: "Bestellung für Müller.csv", content: CSV, type: "text/csv" },
        { name: "logo.png", content: "x", type: "image/png", contentId: "logo", disposition: "inline" },
      ],
    });
    const { parts, headers, ...mail } = await openMail(raw);
    expect(mail).toEqual({
      messageId: "id-1@buyer.example",
      from: { name: "Käufer, Jörg", address: "joerg@buyer.example" },
      to: ["orders@seller.example", "a@x.example", "b@x.example"].map((address) => ({ name: "", address })),
      cc: [{ name: "", address: "boss@buyer.example" }],
      subject: "Bestellung – März",
      date: "2026-11-02T09:00:00.000Z",
      inReplyTo: "c@d",
      references: ["a@b", "c@d"],
      text: expect.stringContaining("Guten Tag"),
      html: expect.stringContaining("cid:logo"),
    });
    expect(headers).toContainEqual({ name: "x-twice", value: "1" });
    expect(parts).toMatchObject([
      { path: "1", name: "Bestellung für Müller.csv", type: "text/csv", inline: false },
      { path: "2", name: "logo.png", type: "image/png", inline: true, contentId: "logo" },
    ]);
    expect(Buffer.from(parts[0]!.bytes)).toEqual(CSV);
  });

  test("opens mails in the mail, whatever their depth, and keeps what they say", async () => {
    const innermost = eml({ subject: "PO 1", text: "20 ea HX-1", files: [{ name: "a.csv", content: CSV }] });
    const inner = eml({
      subject: "FW",
      html: "<p>see</p>",
      files: [{ type: "message/rfc822", content: innermost }],
    });
    expect(
      await partsOf(
        eml({
          text: "",
          files: [
            { name: "m.eml", type: "message/rfc822", content: inner },
            { name: "b.csv", content: CSV },
          ],
        }),
      ),
    ).toEqual([
      ["1.1.1", "a.csv", CSV.toString()],
      ["1.1.2", "PO 1.txt", expect.stringContaining("20 ea HX-1")],
      ["1.2", "FW.html", expect.stringContaining("<p>see</p>")],
      ["2", "b.csv", CSV.toString()],
    ]);
  });

  test("opens a mail that is attached as a file of no type", async () => {
    const inner = eml({ subject: "PO 1", text: "20 ea HX-1" });
    const files = [{ name: "PO 1.eml", content: inner }];
    expect((await partsOf(eml({ text: "", files }))).map(([path, name]) => [path, name])).toEqual([
      ["1.1", "PO 1.txt"],
    ]);
  });

  test("opens winmail.dat with its long names and its text", async () => {
    const packed = tnef({
      html: "<p>20 ea HX-1</p>",
      files: [
        { shortName: "BESTEL~1.CSV", longName: "Bestellung für März.csv", content: CSV },
        { shortName: "short.csv", content: Buffer.from("a,b\n1,2\n") },
      ],
    });
    expect(
      await partsOf(
        eml({ text: "", files: [{ name: "winmail.dat", type: "application/ms-tnef", content: packed }] }),
      ),
    ).toEqual([
      ["1.1", "Bestellung für März.csv", CSV.toString()],
      ["1.2", "short.csv", "a,b\n1,2\n"],
      ["1.3", "mail.html", "<p>20 ea HX-1</p>"],
    ]);
  });

  test.each([false, true])("opens a mail within a signature, streamed: %p", async (streamed) => {
    const inner = eml({ text: "As agreed", files: [{ name: "po.csv", content: CSV, type: "text/csv" }] });
    const part = { name: "smime.p7m", type: "application/pkcs7-mime" };
    expect(await partsOf(eml({ files: [{ ...part, content: signed(inner, { streamed }) }] }))).toEqual([
      ["1.1", "po.csv", CSV.toString()],
      ["1.2", "mail.txt", "As agreed"],
    ]);
  });

  test("leaves a signature that is cut off as it is", async () => {
    const cut = signed(eml({ text: "As agreed" })).subarray(0, -40);
    const [part] = (await openMail(eml({ files: [{ name: "smime.p7m", content: cut }] }))).parts;
    expect([part?.name, part?.bytes.length]).toEqual(["smime.p7m", cut.length]);
  });

  test("says so when winmail.dat is cut off", async () => {
    const packed = tnef({ files: [{ shortName: "a.csv", content: CSV }] }).subarray(0, -8);
    expect(await partsOf(eml({ files: [{ name: "winmail.dat", content: packed }] }))).toEqual([
      ["1", "winmail.dat", 'Cannot open "winmail.dat": it is damaged'],
    ]);
  });

  test("opens a message that Outlook saved, alone and attached", async () => {
    const saved = outlook({
      subject: "Reorder März",
      body: "20 ea HX-1",
      senderAddress: "ann@buyer.example",
      files: [{ name: "Bestellung.csv", content: CSV }],
    });
    const mail = await openMail(saved);
    expect(mail).toMatchObject({
      subject: "Reorder März",
      text: "20 ea HX-1",
      messageId: "saved@outlook.example",
    });
    expect(mail.from.address).toBe("ann@buyer.example");
    expect(await partsOf(eml({ text: "", files: [{ name: "order.msg", content: saved }] }))).toEqual([
      ["1.1", "Bestellung.csv", CSV.toString()],
      ["1.2", "Reorder März.txt", "20 ea HX-1"],
    ]);
  });

  test("opens archives, not workbooks, and says what is wrong with one", async () => {
    const archive = zip([{ name: "a/one.csv", bytes: CSV }]);
    const office = zip([{ name: "[Content_Types].xml", bytes: Buffer.from("<Types/>") }]);
    const damaged = Buffer.from(archive);
    damaged[45] = damaged[45]! ^ 0xff;
    const parts = await partsOf(
      eml({
        files: [
          { name: "a.zip", content: archive },
          { name: "b.xlsx", content: office },
          { name: "c.zip", content: damaged },
        ],
      }),
    );
    expect(parts.map(([path, name]) => [path, name])).toEqual([
      ["1.1", "one.csv"],
      ["2", "b.xlsx"],
      ["3", "c.zip"],
    ]);
    expect(parts[2]![2]).toBe('Cannot open "c.zip": it needs a password, or is damaged');
  });

  test("counts what all archives of a mail inflate to", async () => {
    const zeros = zip([{ name: "order.csv", bytes: new Uint8Array(60 * 1024 * 1024) }]);
    const { parts } = await openMail(
      eml({
        files: [
          { name: "a.zip", content: zeros },
          { name: "b.zip", content: zeros },
        ],
      }),
    );
    expect(parts.map(({ problem }) => problem)).toEqual([
      undefined,
      'Cannot open "b.zip": it inflates to more than 100 MB',
    ]);
  });

  test("gives the same places each time", async () => {
    const raw = eml({
      files: [
        { name: "a.csv", content: CSV },
        { name: "a.csv", content: CSV },
      ],
    });
    expect(await partsOf(raw)).toEqual(await partsOf(raw));
  });

  test.each<[string, () => Uint8Array]>([
    ["nothing", () => new Uint8Array()],
    ["one byte", () => Buffer.from("x")],
    ["no header", () => Buffer.from("\r\n\r\nhello")],
    ["noise", () => Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)],
    [
      "a boundary that never comes",
      () => Buffer.from("Content-Type: multipart/mixed; boundary=x\r\n\r\nhello"),
    ],
    [
      "an Outlook message cut off",
      () => outlook({ subject: "a", body: "b", senderAddress: "c@d" }).subarray(0, 1000),
    ],
  ])("lives through %s", async (_, raw) => {
    const mail = await openMail(raw()).catch((error: Error) => error);
    expect(mail instanceof Error ? mail.message : mail.parts).toBeDefined();
  });

  test.skipIf(!existsSync(BROKEN))("opens the damaged mails of the shared data", async () => {
    const names = readdirSync(BROKEN).filter((name) => name.endsWith(".eml"));
    for (const name of names)
      expect((await openMail(readFileSync(join(BROKEN, name)))).headers.length).toBeGreaterThan(0);
    expect(names.length).toBeGreaterThan(5);
  });
});
