import { expect, test } from "bun:test";
import { summaryOf } from "../src/extraction/summary.ts";
import { type Page, type Reading, readFile } from "../src/reading/mod.ts";
import { drawPicture } from "../src/reading/picture/picture.ts";
import { type Pixels, pixelsOf } from "../src/reading/picture/pixels.ts";
import { SONG, withFont } from "./bench/families/_cid.ts";
import { penOf } from "./bench/families/_pen.ts";
import { orderPdf, pdf, write } from "./fixtures/pdf.ts";
import { png } from "./fixtures/picture.ts";

test("readFile() gives each word its box in points from the top left", async () => {
  const page = await pageOf((document) => write(document, "Order 4711", [100, 200]));
  expect(texts(page)).toEqual(["Order", "4711"]);
  const [order, number] = page.words;
  expect(order!.box[0]).toBeCloseTo(100, 0);
  expect(order!.box[1]).toBeGreaterThan(198);
  expect(order!.box[3]).toBeLessThan(214);
  expect(number!.box[0]).toBeGreaterThan(order!.box[2]);
  expect(order!.size).toBe(10);
});

test("readFile() tells bold words", async () => {
  const page = await pageOf((document) => {
    write(document.font("Helvetica-Bold"), "Total", [50, 50]);
    write(document.font("Helvetica"), "12.50", [120, 50]);
  });
  expect(page.words.map(({ text, bold }) => [text, bold])).toEqual([
    ["Total", true],
    ["12.50", false],
  ]);
});

test.each([
  [90, 842, 595],
  [180, 595, 842],
  [270, 842, 595],
])("readFile() gives the boxes of a page turned by %d° as it is shown", async (turn, width, height) => {
  const page = await pageOf((document) => {
    Object.assign(document.page.dictionary.data, { Rotate: turn });
    document.rotate(-turn, { origin: [0, 0] });
    document.translate(...({ 90: [-842, 0], 180: [-595, -842], 270: [0, -595] }[turn] as [number, number]));
    write(document, "UPRIGHT", [100, 200]);
  });
  expect([Math.round(page.width), Math.round(page.height)]).toEqual([width, height]);
  const [word] = page.words;
  expect(word?.angle).toBeUndefined();
  expect(word?.box[0]).toBeWithin(99, 103);
  expect(word?.box[1]).toBeWithin(198, 203);
});

test("readFile() measures from the crop box", async () => {
  const page = await pageOf((document) => {
    Object.assign(document.page.dictionary.data, { CropBox: [50, 100, 595, 742] });
    write(document, "Cropped", [150, 200]);
  });
  expect([page.width, page.height]).toEqual([545, 642]);
  expect(page.words[0]?.box[0]).toBeCloseTo(100, 0);
  expect(page.words[0]?.box[1]).toBeCloseTo(100, -1);
});

test("readFile() splits words by distance where the file has no blanks", async () => {
  const page = await pageOf((document) => {
    write(document, "ACME", [50, 50]);
    write(document, "USA", [50 + document.widthOfString("ACME") + 2.5, 50]);
  });
  expect(texts(page)).toEqual(["ACME", "USA"]);
});

test("readFile() joins letters that are placed one by one", async () => {
  const page = await pageOf((document) => {
    let x = 50;
    for (const letter of "Vendor") {
      write(document, letter, [x, 50]);
      x += document.widthOfString(letter) + 0.6;
    }
  });
  expect(texts(page)).toEqual(["Vendor"]);
});

test("readFile() joins letter-spaced words, and keeps the words apart", async () => {
  const page = await pageOf((document) =>
    write(document, "PURCHASE ORDER", [50, 50], { characterSpacing: 3 }),
  );
  expect(texts(page)).toEqual(["PURCHASE", "ORDER"]);
});

test("readFile() joins a word spelled with blanks", async () => {
  const page = await pageOf((document) => write(document, "P U R C H A S E   O R D E R", [50, 50]));
  expect(texts(page)).toEqual(["PURCHASE", "ORDER"]);
});

test("readFile() joins short words spelled with blanks beside longer ones", async () => {
  const page = await pageOf((document) =>
    write(document, "O R D E N   D E   C O M P R A   N O   C O .", [50, 50]),
  );
  expect(texts(page)).toEqual(["ORDEN", "DE", "COMPRA", "NO", "CO."]);
});

test("readFile() joins no two letters that stand apart by themselves", async () => {
  const page = await pageOf((document) => {
    write(document, "A B   CODE", [50, 50]);
    write(document, "P U R C H A S E", [50, 80]);
  });
  expect(texts(page)).toEqual(["A", "B", "CODE", "PURCHASE"]);
});

test("readFile() joins figures of letter-spaced text, too short to tell by themselves", async () => {
  const page = await pageOf((document) => {
    for (const [i, text] of ["Flanged coupling", "Hexagon bolt", "Control cable", "Washer"].entries()) {
      write(document, text, [50, 50 + i * 20], { characterSpacing: 2 });
      write(document, `${i + 2}4`, [250, 50 + i * 20], { characterSpacing: 2 });
    }
  });
  expect(texts(page).filter((text) => /\d/.test(text))).toEqual(["24", "34", "44", "54"]);
});

test("readFile() takes small capitals for letters of the word that they touch", async () => {
  const page = await pageOf((document) => {
    const set = (text: string, size: number, x: number) => {
      write(document.fontSize(size), text, [x, 60], { baseline: "alphabetic" });
      return x + document.widthOfString(text);
    };
    const end = set("ELIVERY", 7, set("D", 10, 50));
    set("2", 7, set("T", 10, end + 3) + 3);
  });
  expect(texts(page)).toEqual(["DELIVERY", "T", "2"]);
});

test("readFile() ends a word where its cell cuts it off", async () => {
  const page = await pageOf((document) => {
    document.save().rect(50, 40, 41, 20).clip();
    write(document, "Order date", [50, 45]);
    write(document.restore(), "14.03.2026", [92, 45]);
  });
  expect(texts(page)).toEqual(["Order", "date", "14.03.2026"]);
});

test("readFile() gives a word the width that its cell leaves of it", async () => {
  const page = await pageOf((document) => {
    document.save().rect(50, 40, 60, 20).clip();
    write(document, "Description", [80, 45]);
    write(document.restore(), "14.03.2026", [112, 45]);
  });
  expect(page.words.map(({ text, box }) => [text, Math.round(box[2])])).toEqual([
    ["Description", 110],
    ["14.03.2026", 162],
  ]);
});

test("readFile() keeps the columns of a table apart", async () => {
  const reading = await readFile(
    await orderPdf({
      columns: [
        { title: "Pos", width: 30 },
        { title: "Item", width: 90 },
        { title: "Qty", width: 50, align: "right" },
      ],
      rows: [
        ["1", "AB-100", "12"],
        ["2", "AB-200", "7"],
      ],
    }),
    "pdf",
  );
  expect(texts(reading.pages[0]!)).toEqual(["Pos", "Item", "Qty", "1", "AB-100", "12", "2", "AB-200", "7"]);
});

test("readFile() parts letters that hardly stand apart where a rule runs between them, and none that it runs through", async () => {
  const page = await pageOf((document) => {
    const set = (text: string, x: number, y: number) => {
      write(document, text, [x, y]);
      return x + document.widthOfString(text);
    };
    const end = set("KL-81609", 50, 60);
    set("3/4", end + 1, 60);
    set("KL-81610", 50, 90);
    set("1/2", end + 1, 90);
    set("Description", 40 + end - 60, 62 + 20 - 8);
    document
      .moveTo(end + 0.5, 50)
      .lineTo(end + 0.5, 85)
      .lineWidth(0.2)
      .stroke();
  });
  expect(texts(page)).toEqual(["KL-81609", "3/4", "KL-816101/2", "Description"]);
});

test("readFile() gives the same word once that is printed twice to look bold", async () => {
  const page = await pageOf((document) => {
    write(document, "Twice", [50, 50]);
    for (let i = 0; i < 10; i++) write(document, "Other", [150, 50 + i * 20]);
    write(document, "Twice", [50.5, 50.2]);
  });
  const twice = page.words.filter(({ text }) => text === "Twice");
  expect(twice.map(({ bold }) => bold)).toEqual([true]);
  expect(page.words).toHaveLength(11);
});

test("readFile() sees text that is drawn once more over what is not seen of it", async () => {
  const page = await pageOf((document) => {
    write(document.addContent("3 Tr"), "Total 12.50", [50, 50]);
    write(document.addContent("0 Tr"), "Total 12.50", [50, 50]);
    write(document.addContent("3 Tr"), "Secret", [50, 100]);
    write(document.addContent("0 Tr"), "Order", [50, 100]);
  });
  expect(page.words.map(({ text, hidden }) => [text, hidden])).toEqual([
    ["Total", undefined],
    ["12.50", undefined],
    ["Secret", "invisible"],
    ["Order", undefined],
  ]);
});

test("readFile() tells the angle of text that is not upright", async () => {
  const page = await pageOf((document) => {
    document.rotate(-90, { origin: [300, 300] });
    write(document, "Sideways", [300, 300]);
  });
  expect(page.words.map(({ text, angle }) => [text, angle])).toEqual([["Sideways", 270]]);
});

test.each<[string, string | undefined, (document: PDFKit.PDFDocument) => void]>([
  ["not painted", "invisible", (document) => write(document.addContent("3 Tr"), "Secret", [50, 50])],
  ["white on white", "background", (document) => write(document.fillColor("#ffffff"), "Secret", [50, 50])],
  [
    "blue on blue",
    "background",
    (document) => {
      document.rect(40, 40, 200, 40).fill("#0000aa");
      write(document.fillColor("#0005a5"), "Secret", [50, 50]);
    },
  ],
  [
    "white on blue",
    undefined,
    (document) => {
      document.rect(40, 40, 200, 40).fill("#0000aa");
      write(document.fillColor("#ffffff"), "Secret", [50, 50]);
    },
  ],
  ["beside the page", "outside", (document) => write(document, "Secret", [-200, 50])],
  ["in letters of half a point", "tiny", (document) => write(document.fontSize(0.5), "Secret", [50, 50])],
  [
    "under a box",
    "covered",
    (document) => {
      write(document, "Secret", [50, 50]);
      document.rect(40, 40, 200, 40).fill("#ffffff");
    },
  ],
  [
    "on a box",
    undefined,
    (document) => {
      document.rect(40, 40, 200, 40).fill("#ffffff");
      write(document.fillColor("#000000"), "Secret", [50, 50]);
    },
  ],
  [
    "cut away by a clip",
    "outside",
    (document) => {
      document.save().rect(300, 300, 50, 50).clip();
      write(document, "Secret", [50, 50]);
      document.restore();
    },
  ],
])("readFile() tells whether text is seen that is %s", async (_how, hidden, draw) => {
  const page = await pageOf((document) => {
    draw(document);
    write(document.fontSize(10).fillColor("#000000").addContent("0 Tr"), "Seen", [50, 400]);
  });
  expect(page.words.map((word) => [word.text, word.hidden])).toEqual([
    ["Secret", hidden as undefined],
    ["Seen", undefined],
  ]);
});

test("readFile() marks the words of a layer that is switched off, and of no other at its place", async () => {
  const page = await pageOf((document) => {
    const layers = withLayers(document, { deutsch: "off", english: "on" });
    layers("deutsch", () => {
      write(document, "Bestellung", [50, 50]);
      document.rect(40, 90, 200, 30).fill("#ffffff");
    });
    layers("english", () => write(document.fillColor("#000000"), "Order", [50, 50]));
    write(document, "4711", [50, 100]);
  });
  expect(page.words.map(({ text, hidden }) => [text, hidden])).toEqual([
    ["Bestellung", "invisible"],
    ["Order", undefined],
    ["4711", undefined],
  ]);
});

test("readFile() takes nothing for covered by what a layer that is switched off would draw", async () => {
  const page = await pageOf((document) => {
    write(document, "4711", [50, 100]);
    withLayers(document, { cover: "off" })("cover", () => {
      document.rect(40, 90, 200, 30).fill("#ffffff");
      document.rect(40, 200, 200, 30).fill("#dddddd");
    });
  });
  expect(page.words.map(({ text, hidden }) => [text, hidden])).toEqual([["4711", undefined]]);
  expect(page.fills).toEqual([]);
});

test("readFile() finds rules, stroked and filled, and filled areas", async () => {
  const page = await pageOf((document) => {
    document.moveTo(50, 100).lineTo(300, 100).lineWidth(1).stroke();
    document.rect(50, 200, 250, 0.7).fill("#000000");
    document.rect(50, 300, 250, 20).fill("#dddddd");
    document.rect(50, 400, 250, 20).fill("#ffffff");
  });
  expect(page.rules.map((box) => box.map(Math.round))).toEqual([
    [50, 100, 300, 101],
    [50, 200, 300, 201],
  ]);
  expect(page.fills.map((box) => box.map(Math.round))).toEqual([[50, 300, 300, 320]]);
});

test("readFile() makes four rules of a stroked box", async () => {
  const page = await pageOf((document) => document.rect(50, 50, 100, 40).lineWidth(0.5).stroke());
  expect(page.rules).toHaveLength(4);
});

test("readFile() reads the values of form fields", async () => {
  const page = await pageOf((document) => {
    document.initForm();
    document.formText("number", 100, 200, 200, 20, { value: "PO-4711" });
    write(document, "Order:", [50, 205]);
  });
  expect(texts(page).sort()).toEqual(["Order:", "PO-4711"]);
  expect(page.words.find(({ text }) => text === "PO-4711")?.box[0]).toBeGreaterThan(99);
});

test("readFile() leaves out who signed a file and when, which its picture shows", async () => {
  const bytes = await pdf((document) => {
    write(document, "Order date: 14.03.2026", [50, 50]);
    const Helvetica = { Type: "Font", Subtype: "Type1", BaseFont: "Helvetica" };
    const drawing = document.ref({
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, 200, 50],
      Resources: { Font: { F: Helvetica } },
    });
    drawing.end(Buffer.from("BT /F 10 Tf 4 20 Td (Signed by J. Weaver, Date: 2026.02.01) Tj ET"));
    const field = { Subtype: "Widget", FT: "Sig", F: 4, AP: { N: drawing } };
    document.annotate(300, 300, 200, 50, field as PDFKit.Mixins.AnnotationOption);
  });
  const { pages } = await readFile(bytes, "pdf");
  expect(texts(pages[0]!)).toEqual(["Order", "date:", "14.03.2026"]);
  const { webp } = await drawPicture({ bytes, type: "pdf", page: 1, width: 595 });
  expect(isInked(await pixelsOf(new Bun.Image(webp)), [300, 300, 500, 350])).toBe(true);
});

test("readFile() leaves out what is stamped on a page, and says so", async () => {
  const stamped = (content: string) =>
    read((document) => {
      write(document, "40 Hex bolts", [50, 305]);
      const Helvetica = { Type: "Font", Subtype: "Type1", BaseFont: "Helvetica" };
      const look = document.ref({
        Type: "XObject",
        Subtype: "Form",
        BBox: [0, 0, 200, 50],
        Resources: { Font: { F: Helvetica } },
      });
      look.end(Buffer.from(content));
      const stamp = { Subtype: "Stamp", F: 4, AP: { N: look } };
      document.annotate(50, 300, 200, 50, stamp as PDFKit.Mixins.AnnotationOption);
    });
  const words = await stamped("BT /F 18 Tf 4 20 Td (RECEIVED) Tj ET");
  expect(texts(words.pages[0]!)).toEqual(["40", "Hex", "bolts"]);
  expect(words.warnings).toEqual(["Page 1 bears a stamp, which is not read"]);
  expect((await stamped("1 0 0 RG 1 1 148 38 re S")).warnings).toEqual([]);
});

test("readFile() tells what people wrote on a page, of many notes the first five", async () => {
  const note = (document: PDFKit.PDFDocument, kind: object) =>
    document.annotate(50, 400, 20, 20, kind as PDFKit.Mixins.AnnotationOption);
  const noted = await read((document) => {
    write(document, "40 Hex bolts", [50, 305]);
    document.note(50, 300, 20, 20, `Send 8\ninstead ${"!".repeat(300)}`);
    note(document, { Subtype: "FreeText", Contents: new String("Rush"), DA: new String("/Helv 9 Tf") });
    note(document, { Subtype: "Square", T: new String("AutoCAD SHX Text"), Contents: new String("40") });
    document.link(50, 300, 20, 20, "https://acme.example");
  });
  expect(texts(noted.pages[0]!)).toEqual(["40", "Hex", "bolts"]);
  expect(noted.warnings).toEqual([
    `Page 1 bears a note that is not read: "Send 8 instead ${"!".repeat(185)} …"`,
    'Page 1 bears a note that is not read: "Rush"',
  ]);
  const many = await read((document) => {
    for (let i = 0; i < 8; i++) document.note(50, 300, 20, 20, `Note ${i}`);
  });
  expect(many.warnings.filter((warning) => warning.includes('"Note'))).toHaveLength(5);
  expect(many.warnings).toContain("Page 1 bears 3 more notes");
});

test("readFile() draws the line through words that a reader struck out", async () => {
  const page = await pageOf((document) => {
    write(document, "40 Hex bolts", [50, 305]);
    const struck = { Subtype: "StrikeOut", C: [1, 0, 0], QuadPoints: [50, 540, 130, 540, 50, 528, 130, 528] };
    document.annotate(50, 302, 80, 12, struck as PDFKit.Mixins.AnnotationOption);
  });
  const [x0, y0, x1, y1] = page.rules[0]!;
  expect([x0, x1]).toEqual([50, 130]);
  expect((y0 + y1) / 2).toBeCloseTo(308);
});

test("readFile() says of a form that Adobe Reader alone shows how to get a PDF of it", async () => {
  const reading = await read((document) => {
    write(document, "Please wait...", [50, 50]);
    const { data } = catalogOf(document.initForm());
    (data.AcroForm as { data: Record<string, unknown> }).data.XFA = new String("<xdp/>");
    data.NeedsRendering = true;
  });
  expect(reading.warnings).toEqual([
    "The file is a form that only Adobe Reader shows: open it there, print it as a PDF, and upload that",
  ]);
});

test("readFile() hands over attached files", async () => {
  const bytes = await pdf((document) => {
    document.file(Buffer.from("<Order/>"), { name: "order-x.xml", type: "text/xml" });
    write(document, "Order", [50, 50]);
  });
  const { attachments } = await readFile(bytes, "pdf");
  expect(attachments.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ["order-x.xml", "<Order/>"],
  ]);
});

test("readFile() tells a scan, and says so", async () => {
  const paper = Buffer.from(await png(600, 800));
  const reading = await read((document) => document.image(paper, 0, 0, { width: 595, height: 842 }));
  expect(reading.pages[0]).toMatchObject({ scanned: true, words: [] });
  expect(reading.warnings).toEqual(["Page 1 is a picture without text"]);
});

test("readFile() takes the words of a scan that another program recognized", async () => {
  const paper = Buffer.from(await png(600, 800));
  const reading = await read((document) => {
    document.image(paper, 0, 0, { width: 595, height: 842 });
    write(document.addContent("3 Tr"), "Recognized words", [50, 50]);
  });
  expect(reading.pages[0]?.scanned).toBe(true);
  expect(reading.pages[0]?.words.map(({ text, hidden }) => [text, hidden])).toEqual([
    ["Recognized", undefined],
    ["words", undefined],
  ]);
  expect(reading.warnings).toEqual(["Page 1 is a picture; its words were recognized by another program"]);
});

test("readFile() says which pages it left out", async () => {
  const bytes = await pdf((document) => {
    for (let i = 0; i < 4; i++) document.addPage();
  });
  const { pages, warnings } = await readFile(bytes, "pdf", { limits: { pages: 3 } });
  expect(pages).toHaveLength(3);
  expect(warnings).toContain("Only the first 3 of 5 pages were read");
});

test("readFile() says that a page has more text than is read", async () => {
  const bytes = await pdf((document) => write(document, "abcdefghij klmnopqrst", [10, 50]));
  const { pages, warnings } = await readFile(bytes, "pdf", { limits: { pageCharacters: 10 } });
  expect(texts(pages[0]!)).toEqual(["abcdefghij"]);
  expect(warnings).toEqual(["Page 1 has more text than is read: the rest is left out"]);
});

test("readFile() refuses an encrypted PDF by its name, and opens one whose password is empty", async () => {
  const draw = (document: PDFKit.PDFDocument) => write(document, "Order", [50, 50]);
  const locked = await pdf(draw, { userPassword: "secret", pdfVersion: "1.7" });
  expect(readFile(locked, "pdf", { fileName: "po.pdf" })).rejects.toThrow(
    'Cannot read "po.pdf": it needs a password',
  );
  const open = await pdf(draw, { ownerPassword: "secret", pdfVersion: "1.7" });
  expect(texts((await readFile(open, "pdf")).pages[0]!)).toEqual(["Order"]);
});

test("readFile() takes a frame that is drawn as one area within another for its four sides, and what it frames for seen", async () => {
  const { words, rules } = await pageOf((document) => {
    document.rect(40, 40, 300, 100).rect(41, 41, 298, 98).fill("#000000", "even-odd");
    write(document, "Purchase order", [60, 60]);
  });
  expect(words.map(({ text, hidden }) => [text, hidden])).toEqual([
    ["Purchase", undefined],
    ["order", undefined],
  ]);
  expect(rules).toHaveLength(4);
});

test("readFile() takes the letters of one drawn sign for parts of its word", async () => {
  const { pages } = await readFile(ligaturePdf(), "pdf");
  expect(texts(pages[0]!)).toEqual(["Office", "desk"]);
});

test("readFile() places the letters of one drawn sign in a form as the form is placed", async () => {
  const { pages } = await readFile(ligaturePdf({ form: "/Matrix[.24 0 0 -.24 30 800]" }), "pdf");
  expect(texts(pages[0]!)).toEqual(["Office", "desk"]);
  expect(pages[0]!.words[0]!.box[0]).toBeWithin(42, 43);
});

test("readFile() takes the letters of one drawn sign for parts of its word where the file spells them out", async () => {
  const { pages } = await readFile(ligaturePdf({ spelled: true }), "pdf");
  expect(texts(pages[0]!)).toEqual(["Office", "desk"]);
});

test("readFile() refuses a damaged PDF and goes on with the next", async () => {
  const bytes = await pdf((document) => write(document, "Order", [50, 50]));
  const damaged = readFile(bytes.slice(0, 200), "pdf", { fileName: "po.pdf" });
  expect(damaged).rejects.toThrow('Cannot read "po.pdf": the PDF is damaged');
  expect((await readFile(bytes, "pdf")).pages).toHaveLength(1);
});

test("readFile() reads words in a font that the viewer brings alike before and after they were drawn", async () => {
  const pen = penOf({ base: { face: "east", size: 8 } });
  for (const [i, text] of ["104A760", "M8×30", "60.12", "2024-06-01"].entries())
    pen.say(40, 40 + i * 14, text);
  const bytes = await pen.bytes("runs", withFont(SONG));
  const read = async () => texts((await readFile(bytes, "pdf")).pages[0]!);
  expect(await read()).toEqual(["104A760", "M8×30", "60.12", "2024-06-01"]);
  await drawPicture({ bytes, type: "pdf", page: 1, width: 1200 });
  expect(await read()).toEqual(["104A760", "M8×30", "60.12", "2024-06-01"]);
});

test("readFile() reads wide letters, figures and marks as others are", async () => {
  const pen = penOf({ base: { face: "east", size: 10 } });
  for (const [i, text] of ["Ｐ２６１０－０３８４", "２，０００", "１６ｋｇ缶", "品名，规格"].entries())
    pen.say(40, 40 + i * 20, text);
  const bytes = await pen.bytes("runs", withFont(SONG));
  expect(texts((await readFile(bytes, "pdf")).pages[0]!)).toEqual([
    "P2610-0384",
    "2,000",
    "16kg缶",
    "品名，规格",
  ]);
});

test("readFile() tells the letters that the page's picture lacks, as the file brings no font for them", async () => {
  const pen = penOf({ base: { face: "east", size: 10 } });
  pen.say(40, 40, "采购订单 PO-4711");
  pen.say(40, 60, "2026年");
  const reading = await readFile(await pen.bytes("runs", withFont(SONG)), "pdf");
  const [{ undrawn }] = reading.pages as [Page];
  expect(undrawn).toMatchObject([
    { text: "采购订单", x0: 40, x1: 80, size: 10 },
    { text: "年", x0: 60, x1: 70 },
  ]);
  expect(summaryOf(reading).pages[0]!.undrawn).toEqual(undrawn);
  expect((await pageOf((document) => write(document, "Order 4711", [100, 200]))).undrawn).toBeUndefined();
});

test("readFile() and drawPicture() lay a page upright of which most text runs up", async () => {
  const bytes = await pdf((document) => {
    document.rotate(-90, { origin: [100, 700] });
    for (let i = 0; i < 20; i++) write(document, `Order line ${i}`, [100 + i * 10, 700 + i * 15]);
  });
  const [page] = (await readFile(bytes, "pdf")).pages;
  expect([page!.width, page!.height]).toEqual([841.89, 595.28]);
  expect(page!.words.every(({ angle }) => angle === undefined)).toBe(true);
  const { webp, width } = await drawPicture({ bytes, type: "pdf", page: 1, width: 842 });
  const pixels = await pixelsOf(new Bun.Image(webp));
  expect(pixels.width).toBe(width);
  for (const { box } of page!.words.filter(({ text }) => text === "Order")) {
    expect(isInked(pixels, box)).toBe(true);
    expect(isInked(pixels, [box[0] - 50, box[1], box[0] - 4, box[3]])).toBe(false);
  }
});

test("readFile() lays a page upright that lies on its side as a whole, as a form", async () => {
  const lines = Array.from(
    { length: 20 },
    (_, i) => `BT /F 10 Tf 50 ${700 - 15 * i} Td (Order line ${i}) Tj ET`,
  );
  const [page] = (await readFile(formPdf(lines.join("\n"), "0 1 -1 0 842 0"), "pdf")).pages;
  expect([page!.width, page!.height]).toEqual([595, 842]);
  expect(page!.words.every(({ angle }) => angle === undefined)).toBe(true);
});

test("readFile() leaves a page as it is for a few words along its side", async () => {
  const page = await pageOf((document) => {
    for (const y of [50, 70]) write(document, "Order", [50, y]);
    document.rotate(90, { origin: [300, 300] });
    for (const y of [300, 320, 340]) write(document, "Confidential", [300, y]);
  });
  expect(page.width).toBe(595.28);
});

/** Whether anything dark is drawn in a box, one pixel a point. */
function isInked({ width, channels, data }: Pixels, box: Page["words"][number]["box"]): boolean {
  const [x0, y0, x1, y1] = box.map(Math.round) as [number, number, number, number];
  for (let y = y0; y < y1; y++)
    if (data.subarray((y * width + x0) * channels, (y * width + x1) * channels).some((value) => value < 128))
      return true;
  return false;
}

/** A landscape page that shows a form, which is set on it by a matrix. */
function formPdf(content: string, matrix: string): Uint8Array {
  const font = "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>";
  const form = `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${font}`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>",
    `<</Length ${matrix.length + 9}>>stream\n${matrix} cm /X Do\nendstream`,
    `<<${form}/Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size 6>>\n%%EOF`);
}

/** A page whose font draws "ffi" as one sign; in a form with entries of its own, or spelled out beside it. */
function ligaturePdf({ form = "", spelled = false } = {}): Uint8Array {
  const map = `begincmap 1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfchar <58> <${form ? "FB03" : "006600660069"}> endbfchar
1 beginbfrange <61> <7A> <0061> endbfrange 1 beginbfrange <4F> <4F> <004F> endbfrange endcmap`;
  const shown = spelled ? "(O) Tj /Span<</ActualText(ffi)>>BDC (W) Tj EMC (ce desk)" : "(OXce desk)";
  const content = `BT /F 10 Tf 50 700 Td ${shown} Tj ET`;
  const wide: Record<string, number> = { W: 944, X: 830 };
  const widths = Array.from({ length: 91 }, (_, i) => wide[String.fromCharCode(i + 32)] ?? 500).join(" ");
  const stream = (text: string, entries = "") =>
    `<<${entries}/Length ${text.length}>>stream\n${text}\nendstream`;
  const fonts = "/Resources<</Font<</F 5 0 R>>/XObject<</X 7 0 R>>>>";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${fonts}>>`,
    stream(form ? "/X Do" : content),
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 32/LastChar 122/Widths[${widths}]/ToUnicode 6 0 R>>`,
    stream(map),
    stream(content, `/Type/XObject/Subtype/Form/BBox[0 0 595 842]${form}/Resources<</Font<</F 5 0 R>>>>`),
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R/Size 8>>\n%%EOF`);
}

async function read(draw: (document: PDFKit.PDFDocument) => void): Promise<Reading> {
  return await readFile(await pdf(draw), "pdf");
}

async function pageOf(draw: (document: PDFKit.PDFDocument) => void): Promise<Page> {
  return (await read(draw)).pages[0]!;
}

function texts({ words }: Page) {
  return words.map(({ text }) => text);
}

function catalogOf(document: PDFKit.PDFDocument) {
  return (document as unknown as { _root: { data: Record<string, unknown> } })._root;
}

/** Gives a document layers, and a way to draw into each. */
function withLayers(document: PDFKit.PDFDocument, states: Record<string, "on" | "off">) {
  const groups = Object.entries(states).map(([name, state]) => {
    const group = document.ref({ Type: "OCG", Name: new String(name) });
    group.end(null);
    return { name, state, group };
  });
  const off = groups.filter(({ state }) => state === "off").map(({ group }) => group);
  catalogOf(document).data.OCProperties = { OCGs: groups.map(({ group }) => group), D: { OFF: off } };
  const { page } = document as unknown as { page: { resources: { data: Record<string, unknown> } } };
  page.resources.data.Properties = Object.fromEntries(groups.map(({ name, group }) => [name, group]));
  return (name: string, draw: () => void) => {
    document.addContent(`/OC /${name} BDC`);
    draw();
    document.addContent("EMC");
  };
}

test("readFile() leaves a word whole that is drawn in two parts", async () => {
  const page = await pageOf((document) => {
    for (const y of [100, 120, 140]) {
      write(document, "Qu", [100, y]);
      write(document, "antity", [100 + document.widthOfString("Qu"), y]);
    }
  });
  expect(texts(page)).toEqual(["Quantity", "Quantity", "Quantity"]);
});
