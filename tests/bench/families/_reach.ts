import type { Item, Order, Party } from "./_order.ts";
import type { Hand, Pen } from "./_pen.ts";
import { type Column, cells, type Flow, heads, pairs } from "./_table.ts";

/** A printed row: the cells of a table, or words at a place of their own. */
export interface Row {
  cells?: (string | number | null)[];
  words?: [x: number, text: string][];
  hand?: Hand;
  /** Points to the next row, where it isn't the usual step. */
  step?: number;
}

/** Prints rows one by one; a page may end after any of them. */
export function pour(pen: Pen, flow: Flow, columns: Column[], rows: Row[], step = 11): void {
  for (const { cells: values, words = [], hand, step: own = step } of rows) {
    flow.need(own);
    if (values) cells(pen, flow.y, columns, values, hand);
    for (const [x, text] of words) pen.say(x, flow.y, text, hand);
    flow.y += own;
  }
}

/** A row of cells of which the words in column `i` go on in rows below, in so many letters each. */
export function wrapping(values: (string | number | null)[], i: number, letters: number): Row[] {
  const [first = "", ...rest] = parted(String(values[i]), letters);
  return [
    { cells: values.map((value, at) => (at === i ? first : value)) },
    ...rest.map((text) => ({ cells: values.map((_, at) => (at === i ? text : null)) })),
  ];
}

/** Words in lines of at most so many letters. */
export function parted(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A form's first head and the short one of its further pages; tells where the captions go. */
export function topOf(
  pen: Pen,
  order: Order,
  form: {
    title: string;
    facts: [caption: string, value: string][];
    parties: [caption: string, party: Party][];
    /** Over a further page. */
    onward?: string;
    hand?: Hand;
  },
): number {
  const [width] = pen.size;
  const { title, facts, parties, onward, hand = {} } = form;
  pen.say(36, 28, order.buyer.name, { bold: true, size: 13 });
  pen.say(width - 36, 28, title, { bold: true, size: 13, align: "right" });
  if (pen.pages > 1 && onward !== undefined) return pen.say(36, 46, onward, hand) + 8;
  pen.block(36, 46, [...order.buyer.lines, order.buyer.phone], hand);
  const below = pairs(pen, [width - 220, width - 120], 48, facts, { ...hand, valueBold: true });
  const y = Math.max(below + 8, 100);
  parties.forEach(([caption, { name, lines }], i) => {
    const x = 36 + (i * (width - 72)) / parties.length;
    pen.block(x, pen.say(x, y, caption, { ...hand, bold: true }), [name, ...lines], hand);
  });
  return y + 62;
}

/** The captions of a table between two rules; tells where rows start. */
export function captions(pen: Pen, y: number, columns: Column[], hand: Hand = {}): number {
  pen.rule(30, y - 3, pen.size[0] - 30);
  const after = heads(pen, y, columns, { bold: true, ...hand });
  pen.rule(30, after, pen.size[0] - 30);
  return after + 5;
}

/** The order's parties in other places, as their land has them. */
export function placed(order: Order, [buyer, site, seller]: [string[], string[], string[]]): Order {
  return {
    ...order,
    buyer: { ...order.buyer, lines: buyer },
    site: { ...order.site, lines: site },
    seller: { ...order.seller, lines: seller },
  };
}

/** Items in so many parts one after another. */
export function inParts(items: Item[], count: number): Item[][] {
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, i) => items.slice(i * each, (i + 1) * each)).filter(
    (part) => part.length,
  );
}
