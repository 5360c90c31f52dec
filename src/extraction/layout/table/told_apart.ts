import type { DraftLine } from "../../../orders/mod.ts";
import { type Token, textOf, union } from "../page/lines.ts";
import type { Entry } from "./rows.ts";

/** What one item is made in several of. */
const VARIANT =
  /^(colou?rs?|farbe|couleur|coloris|colore|cor|kleur|kolor|renk|shade|wash|pattern|finish|sizes?|größe|taille|taglia|talla|tamanho|maat|rozmiar|beden|lengths?|länge|longueur|lunghezza|longitud|颜色|顏色|尺寸|色|サイズ)$/iu;

/** Lines with what their rows say of colour, size or length in a column of its own, where two of them have the same codes and words without it. */
export function toldApart<Line extends DraftLine>(lines: Line[], entries: Entry[]): Line[] {
  const names = lines.map(nameOf);
  const alike = names.flatMap((name, i) =>
    name && names.indexOf(name) !== i ? [[names.indexOf(name), i]] : [],
  );
  const heads = entries[0]?.start.geometry.first ?? [];
  if (alike.length === 0 || heads.some(({ role }) => role === "size")) return lines;
  const columns = heads.flatMap(({ role, label }, at) =>
    (role === null || role === "other") && VARIANT.test(label) ? [at] : [],
  );
  const telling = columns.filter((at) =>
    alike.some((pair) => new Set(pair.map((i) => textOf(cellOf(entries[i!]!, at)))).size > 1),
  );
  return lines.map((line, i) => withWords(line, entries[i]!, telling));
}

function nameOf({ fields }: DraftLine): string | null {
  const { customerSku, supplierSku, description } = fields;
  return description ? [customerSku, supplierSku, description].map((read) => read?.value).join("\n") : null;
}

function cellOf({ start }: Entry, at: number): Token[] {
  return start.cells.get(at) ?? [];
}

function withWords<Line extends DraftLine>(line: Line, entry: Entry, columns: number[]): Line {
  const { description } = line.fields;
  const tokens = columns.flatMap((at) => cellOf(entry, at));
  const { evidence } = description ?? {};
  if (!description || !evidence || "sheet" in evidence || evidence.also || tokens.length === 0) return line;
  const [x0, y0, x1, y1] = union(tokens).map((n) => Math.round(n * 100) / 100) as typeof evidence.box;
  const also = { page: entry.start.line.page, box: [x0, y0, x1, y1] as typeof evidence.box };
  const read = { value: `${description.value} ${textOf(tokens)}`, evidence: { ...evidence, also } };
  return { ...line, fields: { ...line.fields, description: read } };
}
