import type { Drawing } from "./_pen.ts";

/** A font that viewers bring: only its name and its coding stand in the file. */
export interface EastFont {
  name: string;
  coding: string;
  registry: string;
  /** First and last id of its half-width letters. */
  half: [number, number];
}

export const SONG: EastFont = {
  name: "STSong-Light",
  coding: "UniGB-UCS2-H",
  registry: "GB1",
  half: [1, 95],
};
export const HEISEI: EastFont = {
  name: "HeiseiMin-W3",
  coding: "UniJIS-UCS2-HW-H",
  registry: "Japan1",
  half: [231, 632],
};
export const MYUNGJO: EastFont = {
  name: "HYSMyeongJo-Medium",
  coding: "UniKS-UCS2-H",
  registry: "Korea1",
  half: [1, 95],
};

/** Writes a drawing with such a font, as East Asian business programs do. */
export function withFont({
  name,
  coding,
  registry,
  half,
}: EastFont): (drawing: Drawing) => Promise<Uint8Array> {
  return async ({ size: [width, height], runs, strokes, pages }) => {
    const kids = Array.from({ length: pages }, (_, i) => `${5 + i * 2} 0 R`).join(" ");
    const objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      `<</Type/Pages/Count ${pages}/Kids[${kids}]/MediaBox[0 0 ${width} ${height}]/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Type/Font/Subtype/Type0/BaseFont/${name}-${coding}/Encoding/${coding}/DescendantFonts[4 0 R]>>`,
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(${registry})/Supplement 2>>/DW 1000/W[${half[0]} ${half[1]} 500]/FontDescriptor<</Type/FontDescriptor/FontName/${name}/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>>>`,
    ];
    for (let page = 0; page < pages; page++) {
      const lines = strokes
        .filter((stroke) => stroke.page === page && !stroke.fill)
        .map(({ box: [x, y, w, h] }) => `${x} ${height - y} m ${x + w} ${height - y - h} l S`);
      const texts = runs
        .filter((run) => run.page === page)
        .map(
          (run) =>
            `BT /F1 ${run.size} Tf ${run.x.toFixed(2)} ${(height - run.y - run.size * 0.88).toFixed(2)} Td <${hex(run.text)}> Tj ET`,
        );
      const content = [...lines, ...texts].join("\n");
      objects.push(
        `<</Type/Page/Parent 2 0 R/Contents ${6 + page * 2} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      );
    }
    return new TextEncoder().encode(fileOf(objects));
  };
}

/** A file of PDF of these objects, of which the first is its catalog; letters are bytes. */
export function fileOf(objects: string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  return `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
}

function hex(text: string): string {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, "0")).join(
    "",
  );
}
