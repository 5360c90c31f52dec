import { ALONG, END, type Glyphs, INK, LEFTWARD, placeOf } from "./glyphs.ts";

/** One drawn sign for two letters, such as lam with alef, comes turned round by its letters; two that are drawn over each other, the first farther right, don't. */
export function unswapLigatures({ count, texts, places, styles }: Glyphs): void {
  for (let glyph = 1; glyph < count; glyph++) {
    const [before, at] = [placeOf(glyph - 1), placeOf(glyph)];
    const middle = (place: number) => places[place + INK]! + places[place + INK + 2]!;
    const isTurned = middle(before) <= middle(at);
    const one =
      places[at + ALONG] === places[before + ALONG] && styles[glyph] === styles[glyph - 1] && isTurned;
    if (!one || !LEFTWARD.test(texts[glyph]!) || !LEFTWARD.test(texts[glyph - 1]!)) continue;
    [texts[glyph - 1], texts[glyph]] = [texts[glyph]!, texts[glyph - 1]!];
    const end = Math.max(places[at + END]!, places[before + END]!);
    places[at + END] = end;
    places[before + END] = end;
  }
}

/** Whether two letters go from right to left, or one that does and a quote or a dot, as in what is shortened: מע"מ, ج.م. */
export function areLeftward(...pair: [string, string]): boolean {
  return (
    pair.some((letter) => LEFTWARD.test(letter)) &&
    pair.every((letter) => LEFTWARD_OR_SHORTENING.test(letter))
  );
}

const LEFTWARD_OR_SHORTENING = new RegExp(`${LEFTWARD.source}|["'.]`);
