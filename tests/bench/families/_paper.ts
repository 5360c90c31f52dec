import { fileOf } from "./_cid.ts";
import type { Drawing, Run } from "./_pen.ts";

/** Writes a drawing as a form: what is written in grey are the values of its fields, drawn by the program that filled it. */
export async function inFields({ size, runs, strokes }: Drawing): Promise<Uint8Array> {
  const [width, height] = size;
  const values = runs.filter(({ grey }) => grey);
  const texts = runs.filter(({ grey }) => !grey);
  const fields = values.flatMap((run, i) => {
    const bottom = (height - run.y - run.size * 1.2).toFixed(1);
    const wide = run.size * 0.62 * run.text.length + 4;
    const right = (run.x + wide).toFixed(1);
    const look = `/Tx BMC BT /F1 ${run.size} Tf 2 3 Td (${escaped(run.text)}) Tj ET EMC`;
    return [
      `<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(field${i})/V(${escaped(run.text)})/DA(/F1 ${run.size} Tf 0 g)/Rect[${run.x} ${bottom} ${right} ${(height - run.y + 2).toFixed(1)}]/AP<</N ${7 + i * 2} 0 R>>>>`,
      stream(
        look,
        `/Type/XObject/Subtype/Form/BBox[0 0 ${wide.toFixed(1)} ${(run.size * 1.2 + 2).toFixed(1)}]/Resources<</Font<</F1 4 0 R>>>>`,
      ),
    ];
  });
  const ids = values.map((_, i) => `${6 + i * 2} 0 R`).join(" ");
  return bytesOf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${ids}]/DR<</Font<</F1 4 0 R>>>>>>>>`,
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R/Annots[${ids}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    stream([...linesOf(strokes, height), ...texts.map((run) => textOf(run, height))].join("\n")),
    ...fields,
  ]);
}

/** Writes a drawing of one page on its side; with `shown`, viewers turn it back. */
export function onItsSide(shown: boolean): (drawing: Drawing) => Promise<Uint8Array> {
  return async ({ size: [width, height], runs, strokes }) =>
    bytesOf([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Count 1/Kids[3 0 R]>>",
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${height} ${width}]${shown ? "/Rotate 90" : ""}/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>`,
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
      stream(
        [
          `0 1 -1 0 ${height} 0 cm`,
          ...linesOf(strokes, height),
          ...runs.map((run) => textOf(run, height)),
        ].join("\n"),
      ),
    ]);
}

function linesOf(strokes: Drawing["strokes"], height: number): string[] {
  return strokes.map(({ box: [x, y, w, h] }) => `${x} ${height - y} m ${x + w} ${height - y - h} l S`);
}

function textOf({ x, y, size, text }: Run, height: number): string {
  return `BT /F1 ${size} Tf ${x.toFixed(2)} ${(height - y - size * 0.88).toFixed(2)} Td (${escaped(text)}) Tj ET`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}

function stream(content: string, more = ""): string {
  return `<<${more}/Length ${Buffer.byteLength(content, "latin1")}>>stream\n${content}\nendstream`;
}

function bytesOf(objects: string[]): Uint8Array {
  return new Uint8Array(Buffer.from(fileOf(objects), "latin1"));
}
