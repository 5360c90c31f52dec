import type { Area, TextLine, Token } from "./lines.ts";

/** The six figures without any mark that stand behind a caption of a day, "Order date 260209", and those of its kind below one; where none stands behind one, those below one of deliveries. */
export function bareDays(areas: Area[]): string[] {
  if (!areas.some(({ lines }) => lines.some(({ text }) => SIX.test(text)))) return [];
  const behind = areas.flatMap(({ lines }) => lines.flatMap(behindCaption));
  const below = (caption: RegExp) => areas.flatMap((area) => belowCaption(area, caption));
  return behind.length === 0 ? below(DELIVERED) : [...behind, ...below(CAPTION)];
}

const SIX = /(?<!\d)\d{6}(?!\d)/;
const FIGURES = /^\d{6}$/;
const CAPTION = /^(date|datum|fecha|data|dato)[:.]?$/i;
const DELIVERED =
  /^((lev|del|deliv|liefer|lever|leverans|leverings?)[.-]?(date|datum|dag|dato|termin)|liefertag|delivery|due|dt)[:.]?$/i;

function behindCaption(line: TextLine): string[] {
  const tokens = SIX.test(line.text) ? line.tokens : [];
  return tokens.flatMap(({ text }, at) =>
    FIGURES.test(text) && CAPTION.test(tokens[at - 1]?.text ?? "") ? text : [],
  );
}

function belowCaption({ lines }: Area, caption: RegExp): string[] {
  let captions: Token[] = [];
  return lines.flatMap(({ tokens, text: line }) => {
    const found = (captions.length > 0 && SIX.test(line) ? tokens : []).filter(
      (token) => FIGURES.test(token.text) && captions.some((above) => isAbove(above, token)),
    );
    const named = tokens.filter(({ text }) => caption.test(text));
    if (named.length) captions = named;
    return found.map(({ text }) => text);
  });
}

function isAbove({ box: [left, , right] }: Token, { box }: Token): boolean {
  return box[0] < right && box[2] > left;
}
