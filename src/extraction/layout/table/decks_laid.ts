import type { Box } from "../../../reading/mod.ts";
import { laidBeside } from "../page/abreast.ts";
import type { Area, TextLine, Token } from "../page/lines.ts";

/** The lines of an item by the line of captions that heads them, each with where it stands on the page; words may go on below the last. */
export type Item = Place[];

export interface Place {
  deck: number;
  at: number;
  /** Words that go on below what its captions head. */
  below?: true;
}

/** A page with the lines of each item in one, each lower line to the right of the one above. */
export function laid(area: Area, items: Item[]): Area {
  const { width } = area;
  const decks = 1 + Math.max(...items.flat().map(({ deck }) => deck));
  const vertical = Array.from({ length: decks }, (_, deck) =>
    area.vertical.map(([x0, y0, x1, y1]): Box => [x0 + deck * width, y0, x1 + deck * width, y1]),
  ).flat();
  const wholes = new Map<number, Item>();
  for (const item of items)
    for (const place of item) {
      const { at } = place.below ? place : item[0]!;
      wholes.set(at, [...(wholes.get(at) ?? []), place]);
    }
  const moved = new Set(items.flatMap((item) => item.map(({ at }) => at)));
  const lines = area.lines.flatMap((line, at) => {
    const item = wholes.get(at);
    return item ? [inOne(item, area, vertical)] : moved.has(at) ? [] : [line];
  });
  return { ...area, width: decks * width, vertical, lines };
}

/** An item's lines as one; as high as the last where nothing stands between them. */
function inOne(item: Item, { lines, page, width }: Area, vertical: Box[]): TextLine {
  const [first, last] = [item[0]!, item.at(-1)!];
  const whole = item.reduce(
    (line, { deck, at }) => laidBeside(line, lines[at]!, { page, left: deck * width, vertical }),
    { ...lines[first.at]!, tokens: [] as Token[] } as TextLine,
  );
  const isClose = last.at - first.at < item.length;
  const { y } = lines[isClose ? last.at : first.at]!;
  return { ...whole, y, height: lines[first.at]!.height, laid: true };
}
