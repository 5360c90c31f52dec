import { randomOf } from "../families/_random.ts";
import { edited, stream } from "./_file.ts";
import {
  annotate,
  by,
  type Change,
  drawnFonts,
  everyFile,
  everyPage,
  formOf,
  helvetica,
  hiddenLayer,
  intoFields,
  paged,
  put,
  stamped,
  turned,
  twoUp,
} from "./_pages.ts";
import { asShown, BLANK, blankOf, hexOf, ordered, placeOf, sizeOf, texts } from "./_texts.ts";

/** What other programs make of a page, by a name. */
export const CHANGES: Record<string, Change> = {
  "printed by Ghostscript": by("gs -q -sDEVICE=pdfwrite -o out.pdf in.pdf"),
  "printed, then distilled": by("pdftops in.pdf a.ps", "ps2pdf a.ps out.pdf"),
  "written by cairo": by("pdftocairo -pdf in.pdf out.pdf"),
  "by cairo, distilled": by("pdftocairo -ps in.pdf a.ps", "ps2pdf a.ps out.pdf"),
  "repacked, linearized": by("qpdf --object-streams=generate --linearize in.pdf out.pdf"),
  "turned by 90": turned(90),
  "turned by 180": turned(180),
  "turned by 270": turned(270),
  "origin elsewhere": paged(({ width, height }) => ({
    box: `MediaBox [-${width} 1000 0 ${1000 + height}]`,
    matrix: `1 0 0 1 -${width} 1000`,
  })),
  "cropped of a larger sheet": paged(({ width, height }) => ({
    box: `MediaBox [0 0 ${width + 120} ${height + 200}]\n  /CropBox [70 90 ${70 + width} ${90 + height}]`,
    matrix: "1 0 0 1 70 90",
  })),
  "in units of two points": paged(({ width, height }) => ({
    box: `MediaBox [0 0 ${width / 2} ${height / 2}]\n  /UserUnit 2`,
    matrix: ".5 0 0 .5 0 0",
  })),
  "in a form": everyPage((page, file) => {
    const form = formOf(page, file);
    page.content = `q /Whole Do Q`;
    page.dictionary = put(page.dictionary, "Resources", `<</XObject<</Whole ${form}>>>>`);
  }),
  "sign by sign, no blanks": asShown((codes, font) =>
    codes.map((code) => (code === BLANK ? -blankOf(font) : `${hexOf([code])} 0`)).join(" "),
  ),
  "hard blanks": asShown((codes) => hexOf(codes.map((code) => (code === BLANK ? 0xa0 : code)))),
  "soft hyphens": asShown((codes) => hexOf(codes.map((code) => (code === 0x2d ? 0xad : code)))),
  "word spacing": texts((text) => text.replace("BT\n", "BT\n0.8 Tw\n")),
  "titles spaced out": texts((text) =>
    sizeOf(text) >= 12 ? text.replace("BT\n", `BT\n${(sizeOf(text) * 0.2).toFixed(1)} Tc 73 Tz\n`) : text,
  ),
  "drawn twice for bold": texts((text) => text + text.replace(/cm\nBT/, "cm\n1 0 0 1 .3 0 cm\nBT")),
  "a page drawn twice": everyPage((page) => {
    page.content = `q\n${page.content}\nQ q 1 0 0 1 .3 0 cm\n${page.content}\nQ`;
  }),
  "stroked and filled": texts((text) => text.replace("BT\n", "BT\n2 Tr .2 w\n")),
  "clipped and filled": texts((text, { width, height }) =>
    text.replace("BT\n", "BT\n7 Tr\n").replace("ET\n", `ET\n0 0 ${width} ${height} re f\n`),
  ),
  "in any order": ordered((blocks) => randomOf(blocks.length).shuffled(blocks)),
  "column by column": ordered((blocks) =>
    blocks.toSorted((a, b) => placeOf(a)[0] - placeOf(b)[0] || placeOf(b)[1] - placeOf(a)[1]),
  ),
  "from the bottom up": ordered((blocks) => blocks.toReversed()),
  "a layer switched off": everyFile(hiddenLayer),
  "filled into a form": (bytes) => edited(bytes, intoFields),
  "signed electronically": everyPage((page, file) => {
    const look = file.add(
      stream(
        "BT /Stamp 8 Tf 2 40 Td 9 TL (Digitally signed by John Doe) Tj T* (DN: cn=John Doe, o=Acme) Tj T* (Date: 2024.05.05 14:02:11 +02'00') Tj ET",
        `/Type/XObject/Subtype/Form/BBox[0 0 150 50]/Resources<</Font<</Stamp ${helvetica(file)}>>>>`,
      ),
    );
    annotate(page, [
      file.add(
        `<</Type/Annot/Subtype/Widget/FT/Sig/F 4/T(signature)/Rect[${page.width - 170} 60 ${page.width - 20} 110]/AP<</N ${look}>>>>`,
      ),
    ]);
  }),
  "a stamp annotation": everyPage((page, file) => {
    const look = file.add(
      stream(
        "1 0 0 RG 1 0 0 rg 2 w 1 1 148 38 re S BT /Stamp 18 Tf 10 12 Td (RECEIVED) Tj ET",
        `/Type/XObject/Subtype/Form/BBox[0 0 150 40]/Resources<</Font<</Stamp ${helvetica(file)}>>>>`,
      ),
    );
    annotate(page, [
      file.add(
        `<</Type/Annot/Subtype/Stamp/F 4/Rect[${page.width / 2} ${page.height / 2} ${page.width / 2 + 150} ${page.height / 2 + 40}]/AP<</N ${look}>>>>`,
      ),
    ]);
  }),
  "DRAFT askew": stamped(
    ({ width, height }) => [[width * 0.2, height * 0.25, "DRAFT", 120, ".7 .7 -.7 .7"]],
    ".85 g",
  ),
  "COPY across": stamped(({ width, height }) => [[width * 0.2, height * 0.45, "COPY", 120]], ".85 g"),
  "letters of COPY apart": stamped(
    ({ width, height }) =>
      [..."COPY"].map((letter, i) => [width * (0.2 + i * 0.15), height * 0.5, letter, 90] as const),
    ".9 g",
  ),
  "a line of a telefax": stamped(({ height }, i, all) => [
    [
      20,
      height - 11,
      `05/23/2024  14:33   FROM: +1 212 555 0142    TO: +1 312 555 0199    P. ${String(i + 1).padStart(3, "0")}/${String(all).padStart(3, "0")}`,
      8,
    ],
  ]),
  "an archive's line": stamped(({ width }, i, all) => [
    [20, 10, "DocID 4930218-A  Received 24-May-2024 09:15", 7],
    [width - 80, 10, `Page ${i + 1} of ${all}`, 7],
  ]),
  "numbered at the edge": stamped(({ width }, i) => [[width - 8, 200, `ACME-00${4711 + i}`, 7, "0 1 -1 0"]]),
  "two pages a sheet": (bytes) => edited(bytes, twoUp),
  "in a drawn font": (bytes) => edited(bytes, drawnFonts),
};
