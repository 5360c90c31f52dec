import PDFDocument from "pdfkit";
import { byPrograms, edited, entryOf, type PlainFile, type PlainPage, stream } from "./_file.ts";
import { BLANK, PIECE, placeOf, SHOWN, sizeOf, TEXT } from "./_texts.ts";

/** What another program makes of a document; null where it has nothing to change, or isn't there. */
export type Change = (bytes: Uint8Array) => Uint8Array | null;

const ruler = new PDFDocument();

export function by(...commands: string[]): Change {
  return (bytes) => byPrograms(bytes, commands);
}

export function everyFile(change: (file: PlainFile) => void): Change {
  return (bytes) =>
    edited(bytes, (file) => {
      change(file);
      return true;
    });
}

export function everyPage(change: (page: PlainPage, file: PlainFile, index: number) => void): Change {
  return everyFile((file) => {
    for (const [i, page] of file.pages.entries()) change(page, file, i);
  });
}

export function put(dictionary: string, name: string, value: string): string {
  return `${dictionary.replace(`  /${name} ${entryOf(dictionary, name)}\n`, "")}  /${name} ${value}\n`;
}

export function paged(change: (page: PlainPage) => { box: string; matrix: string }): Change {
  return (bytes) =>
    edited(bytes, ({ pages }) => {
      for (const page of pages) {
        const { box, matrix } = change(page);
        page.dictionary = put(page.dictionary, "MediaBox", "").replace("/MediaBox ", `/${box}`);
        page.content = `q ${matrix} cm\n${page.content}\nQ`;
      }
      return !pages.some(({ dictionary }) => dictionary.includes("/Annots"));
    });
}

export function turned(angle: 90 | 180 | 270): Change {
  return paged(({ width, height }) => ({
    box: `MediaBox [0 0 ${angle === 180 ? `${width} ${height}` : `${height} ${width}`}]\n  /Rotate ${angle}`,
    matrix: { 90: `0 1 -1 0 ${height} 0`, 180: `-1 0 0 -1 ${width} ${height}`, 270: `0 -1 1 0 0 ${width}` }[
      angle
    ],
  }));
}

export function formOf({ content, dictionary, width, height }: PlainPage, file: PlainFile): string {
  return file.add(
    stream(
      content,
      `/Type/XObject/Subtype/Form/BBox[0 0 ${width} ${height}]/Resources ${entryOf(dictionary, "Resources")}`,
    ),
  );
}

export function helvetica(file: PlainFile): string {
  return file.add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>");
}

export function annotate(page: PlainPage, annotations: string[]): void {
  const before = page.dictionary.includes("/Annots")
    ? (entryOf(page.dictionary, "Annots").match(/\d+ 0 R/g) ?? [])
    : [];
  page.dictionary = put(page.dictionary, "Annots", `[${[...before, ...annotations].join(" ")}]`);
}

type Stamp = readonly [x: number, y: number, text: string, size: number, turn?: string];

/** More text on every page, in a form of its own over the page, as the tools that stamp do. */
export function stamped(
  stampsOf: (page: PlainPage, index: number, pages: number) => readonly Stamp[],
  ink = "0 g",
): Change {
  return everyPage((page, file, index) => {
    const drawn = stampsOf(page, index, file.pages.length).map(
      ([x, y, text, size, turn = "1 0 0 1"]) =>
        `BT ${ink} /Stamp ${size} Tf ${turn} ${x} ${y} Tm (${text}) Tj ET`,
    );
    const box = `/Type/XObject/Subtype/Form/BBox[0 0 ${page.width} ${page.height}]`;
    const form = file.add(stream(drawn.join("\n"), `${box}/Resources<</Font<</Stamp ${helvetica(file)}>>>>`));
    const whole = formOf(page, file);
    page.content = "/Whole Do /Over Do";
    page.dictionary = put(page.dictionary, "Resources", `<</XObject<</Whole ${whole}/Over ${form}>>>>`);
  });
}

/** A copy of the page's text a little lower, in a layer that nobody sees. */
export function hiddenLayer(file: PlainFile): void {
  const layer = file.add("<</Type/OCG/Name(Copy)>>");
  file.catalog = `/OCProperties<</OCGs[${layer}]/D<</OFF[${layer}]>>>>`;
  for (const page of file.pages) {
    const whole = formOf(page, file);
    const properties = `/Properties<</Copy ${layer}>>`;
    page.content = "/Whole Do /OC /Copy BDC q 1 0 0 1 20 -31 cm /Whole Do Q EMC";
    page.dictionary = put(page.dictionary, "Resources", `<</XObject<</Whole ${whole}>>${properties}>>`);
  }
}

/** Figures become the values of fields, each with its look. */
export function intoFields(file: PlainFile): boolean {
  const fields: string[] = [];
  for (const page of file.pages) {
    const own: string[] = [];
    page.content = page.content.replace(TEXT, (text) => {
      const font = file.fontOf(/\/(\S+) [\d.]+ Tf/.exec(text)?.[1] ?? "");
      if (!/Type1/.test(font) || !/\[\(\d[\s\S]*\d\) 0\] TJ/.test(text)) return text;
      own.push(fieldOf(text, { page, file, name: `field${fields.length + own.length}` }));
      return "";
    });
    fields.push(...own);
    annotate(page, own);
  }
  file.catalog = `/AcroForm<</Fields[${fields.join(" ")}]>>`;
  return fields.length > 0;
}

function fieldOf(
  text: string,
  { page, file, name }: { page: PlainPage; file: PlainFile; name: string },
): string {
  const [[x, y], size] = [placeOf(text), sizeOf(text)];
  const value = Array.from(text.matchAll(SHOWN), ([, inner = ""]) =>
    inner.replace(PIECE, (_, plain = "") => plain),
  ).join("");
  const [width, height] = [value.length * size * 0.65 + 4, size * 1.4];
  const look = `/Tx BMC\n${text.replace(/^q\n.* cm/, "q").replace(/1 0 0 1 .* Tm/, `1 0 0 1 2 ${size * 0.4} Tm`)}EMC`;
  const box = `/Type/XObject/Subtype/Form/BBox[0 0 ${width} ${height}]`;
  const form = file.add(stream(look, `${box}/Resources ${entryOf(page.dictionary, "Resources")}`));
  const place = [x - 2, y - size * 0.4, x - 2 + width, y - size * 0.4 + height].join(" ");
  return file.add(
    `<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(${name})/V(${value})/Rect[${place}]/AP<</N ${form}>>>>`,
  );
}

/** Two pages on one sheet, side by side or, where they lie on their sides, one under the other; what is left of the sheets is the first ones. */
export function twoUp(file: PlainFile): boolean {
  const { pages } = file;
  if (pages.some(({ dictionary }) => dictionary.includes("/Annots"))) return false;
  const originals = pages.map((page) => ({ ...page, form: formOf(page, file) }));
  for (const [i, page] of pages.entries()) {
    const { width, height } = page;
    const scale = height > width ? height / 2 / width : width / 2 / height;
    const both = originals.slice(i * 2, i * 2 + 2);
    const placed = both.map((_, n) => {
      const [x, y] =
        height > width
          ? [(n * height) / 2, (width - height * scale) / 2]
          : [(height - width * scale) / 2, ((1 - n) * width) / 2];
      return `q ${scale} 0 0 ${scale} ${x} ${y} cm /Up${n} Do Q`;
    });
    page.content = placed.join("\n");
    page.dictionary = put(page.dictionary, "MediaBox", `[0 0 ${height} ${width}]`);
    page.dictionary = put(
      page.dictionary,
      "Resources",
      `<</XObject<<${both.map(({ form }, n) => `/Up${n} ${form}`).join("")}>>>>`,
    );
  }
  return true;
}

/** Fonts whose letters are little drawings, as wide as they were. */
export function drawnFonts(file: PlainFile): boolean {
  const codes = Array.from({ length: 224 }, (_, i) => i + BLANK).filter(
    (code) => code < 0x7f || code >= 0xa0,
  );
  const letters = file.add(
    stream(
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfrange <20> <7e> <0020> <a0> <ff> <00a0> endbfrange endcmap end end",
    ),
  );
  let changed = false;
  file.each((object) => {
    if (!/\/Subtype \/Type1/.test(object) || !/Courier|Helvetica/.test(object)) return object;
    changed = true;
    const font = ruler.font(/BaseFont \/(\S+)/.exec(object)![1]!).fontSize(1000);
    const widths = codes.map((code) => font.widthOfString(String.fromCharCode(code)));
    const signs = widths.map((width) =>
      file.add(stream(`${width} 0 0 0 ${width} 700 d1 0 0 ${width * 0.9} 650 re f`)),
    );
    return `<</Type/Font/Subtype/Type3/FontBBox[0 0 900 700]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 32/LastChar 255/Widths[${widths.toSpliced(95, 0, ...Array(33).fill(0)).join(" ")}]/Encoding<</Differences[${codes.map((code) => `${code}/a${code}`).join(" ")}]>>/CharProcs<<${signs.map((sign, i) => `/a${codes[i]} ${sign}`).join("")}>>/ToUnicode ${letters}>>`;
  });
  return changed;
}
