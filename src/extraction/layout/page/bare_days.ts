import type { Area, TextLine, Token } from "./lines.ts";

/** The six figures without any mark that stand behind a caption of a day, "Order date 260209", and those of its kind below one; none where none stands behind one. */
export function bareDays(areas: Area[]): string[] {
  const behind = areas.flatMap(({ lines }) => lines.flatMap(behindCaption));
  return behind.length === 0 ? [] : [...behind, ...areas.flatMap(belowCaption)];
}

const FIGURES = /^\d{6}$/;
const CAPTION = /^(date|datum|fecha|data|dato)[:.]?$/i;

function behindCaption({ tokens }: TextLine): string[] {
  return tokens.flatMap(({ text }, at) =>
    FIGURES.test(text) && CAPTION.test(tokens[at - 1]?.text ?? "") ? text : [],
  );
}

function belowCaption({ lines }: Area): string[] {
  let captions: Token[] = [];
  return lines.flatMap(({ tokens }) => {
    const found = tokens.filter(
      (token) => FIGURES.test(token.text) && captions.some((caption) => isAbove(caption, token)),
    );
    const named = tokens.filter(({ text }) => CAPTION.test(text));
    if (named.length) captions = named;
    return found.map(({ text }) => text);
  });
}

function isAbove({ box: [left, , right] }: Token, { box }: Token): boolean {
  return box[0] < right && box[2] > left;
}
