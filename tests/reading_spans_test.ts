import { expect, test } from "bun:test";
import { readFile } from "../src/reading/mod.ts";
import { pdf, write } from "./fixtures/pdf.ts";

/** Draws a letter and the mark over it, which stands where the next begins, as browsers print Thai. */
function cluster(document: PDFKit.PDFDocument, text: string, { at, mark }: { at: number; mark: number }) {
  document.addContent(`/Span <</ActualText (${text})>> BDC`);
  write(document, text[0]!, [at, 100]);
  write(document, "'", [mark, 100]);
  document.addContent("EMC");
}

test("readFile() reads a letter with its mark once, though the next is drawn between them", async () => {
  const bytes = await pdf((document) => {
    write(document, "b", [94, 100]);
    cluster(document, "ri", { at: 100, mark: 104.2 });
    cluster(document, "sa", { at: 104, mark: 109.2 });
    write(document, "t", [109, 100]);
  });
  const { words } = (await readFile(bytes, "pdf")).pages[0]!;
  expect(words.map(({ text }) => text)).toEqual(["brisat"]);
});

test("readFile() ends a letter where the last of its parts ends", async () => {
  const bytes = await pdf((document) => {
    document.addContent("/Span <</ActualText (ju)>> BDC");
    for (const [i, letter] of ["o", "o", "o"].entries()) write(document, letter, [100 + 5.5 * i, 100]);
    document.addContent("EMC");
    write(document, "k", [116.7, 100]);
  });
  const { words } = (await readFile(bytes, "pdf")).pages[0]!;
  expect(words.map(({ text }) => text)).toEqual(["juk"]);
});

/** Draws a word letter by letter, a blank behind each. */
function spaced(document: PDFKit.PDFDocument, word: string, left: number) {
  for (const [i, letter] of [...word].entries()) {
    write(document, letter, [left + 9 * i, 100]);
    write(document, " ", [left + 7 + 9 * i, 100]);
  }
}

test("readFile() reads letters that are printed once more, a hair apart, as text that says nothing", async () => {
  const bytes = await pdf((document) => {
    spaced(document, "HEAVY", 100);
    document.addContent("/Span <</ActualText ()>> BDC");
    spaced(document, "HEAVY", 99.7);
    document.addContent("EMC");
  });
  const { words } = (await readFile(bytes, "pdf")).pages[0]!;
  expect(words.map(({ text }) => text)).toEqual(["HEAVY"]);
});
