import type { Evidence } from "../../../../db/mod.ts";
import type { DraftLine } from "../../../orders/mod.ts";
import { evidenceOf, type Token, textOf } from "../page/lines.ts";
import type { Entry } from "./entry.ts";

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
  const said = [customerSku, supplierSku, description].map((read) => read?.value);
  return said.some(Boolean) ? said.join("\n") : null;
}

function cellOf({ start }: Entry, at: number): Token[] {
  return start.cells.get(at) ?? [];
}

function withWords<Line extends DraftLine>(line: Line, entry: Entry, columns: number[]): Line {
  const { description } = line.fields;
  const tokens = columns.flatMap((at) => cellOf(entry, at));
  if (tokens.length === 0) return line;
  const own = evidenceOf(tokens, entry.start.line.page);
  const evidence = description ? bothOf(description.evidence, own) : own;
  if (!evidence) return line;
  const value = [...(description ? [description.value] : []), textOf(tokens)].join(" ");
  return { ...line, fields: { ...line.fields, description: { value, evidence } } };
}

/** Where words stand and what tells them apart; null where they stand in several places already. */
function bothOf(words: Evidence | null, own: Evidence): Evidence | null {
  if (!words) return null;
  if ("sheet" in words) return "sheet" in own ? { ...words, cell: `${words.cell},${own.cell}` } : null;
  if ("sheet" in own || words.also) return null;
  const box = own.box.map((n) => Math.round(n * 100) / 100) as typeof own.box;
  return { ...words, also: { page: own.page, box } };
}
