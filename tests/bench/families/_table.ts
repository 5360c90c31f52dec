import type { Hand, Pen } from "./_pen.ts";

/** A column by its edge: `x` is left, right or middle, by `align`. */
export interface Column {
  x: number;
  align?: Hand["align"];
  /** Wraps its cells at this width. */
  width?: number;
  head: string | string[];
}

/**
 * Columns as a ruler shows them: `40 Item | 120/200 Description | >430 Order¶Qty | ^500 UM` is an edge in points, right
 * aligned with `>` and centred with `^`, a width to wrap at, and the caption, its rows parted by `¶`.
 */
export function columnsOf(ruler: string): Column[] {
  return ruler.split(/\s*[|\n]\s*/).map((text) => {
    const [, mark = "", x, width, head = ""] = /^([>^]?)([\d.]+)(?:\/([\d.]+))? ?(.*)$/.exec(text)!;
    const stack = head.split("¶");
    return {
      x: Number(x),
      align: ({ ">": "right", "^": "center" } as const)[mark],
      width: width === undefined ? undefined : Number(width),
      head: stack.length > 1 ? stack : head,
    };
  });
}

/** Writes stacked captions, bottom aligned; tells where rows may start. */
export function heads(pen: Pen, y: number, columns: Column[], hand: Hand & { top?: boolean } = {}): number {
  const step = (hand.size ?? 9) * 1.22;
  const most = Math.max(...columns.map(({ head }) => [head].flat().length));
  for (const { x, align, head } of columns) {
    const stack = [head].flat();
    const from = hand.top ? 0 : most - stack.length;
    stack.forEach(
      (text, i) => void pen.say(x, y + (from + i) * step, text, { ...hand, align: hand.align ?? align }),
    );
  }
  return y + most * step + 3;
}

/** Writes a row; tells where the next may start. */
export function cells(
  pen: Pen,
  y: number,
  columns: Column[],
  values: (string | number | null)[],
  hand: Hand = {},
): number {
  return Math.max(
    y + (hand.size ?? 9) * 1.22,
    ...values.map((value, i) => {
      const { x, align, width } = columns[i]!;
      return value === null || value === "" ? y : pen.say(x, y, String(value), { ...hand, align, width });
    }),
  );
}

/** Goes down the pages. */
export interface Flow {
  y: number;
  /** Starts a page where fewer points are left. */
  need(points: number): void;
}

/** A flow that starts at `y`; `again` writes the head of a further page and tells where its rows start. */
export function flowOf(
  pen: Pen,
  { y, bottom, again, end }: { y: number; bottom: number; again: () => number; end?: () => void },
): Flow {
  const flow: Flow = {
    y,
    need: (points) => {
      if (flow.y + points <= bottom) return;
      end?.();
      pen.next();
      flow.y = again();
    },
  };
  return flow;
}

/** Pairs of caption and value below each other. */
export function pairs(
  pen: Pen,
  [x, value]: [number, number],
  y: number,
  rows: [string, string][],
  hand: Hand & { valueBold?: boolean; step?: number } = {},
): number {
  const { valueBold, step, ...rest } = hand;
  for (const [caption, text] of rows) {
    pen.say(x, y, caption, rest);
    const after = pen.say(value, y, text, { ...rest, bold: valueBold ?? false });
    y = step ? y + step : Math.max(after, y + (hand.size ?? 9) * 1.22);
  }
  return y;
}

const CLAUSES = [
  "Acceptance of this purchase order by Seller is limited to the terms stated herein; any additional term in Seller's acknowledgment is rejected.",
  "Payment shall be due 45 days after receipt of a correct invoice. A discount of 2% applies where paid within 10 days.",
  "Seller warrants that the goods are free from defects for 24 months and shall replace defective items at its own cost, up to $1,000,000 per occurrence.",
  "Buyer may change quantities or delivery dates by written notice; overshipments above 5% may be returned freight collect.",
  "Title and risk of loss pass upon delivery at the point stated in the order. Packing lists must show item, quantity and unit price.",
  "Seller shall comply with 41 CFR 60-1.4(a), 60-300.5(a) and 60-741.5(a) and all applicable laws and regulations.",
  "This order is governed by the laws of the buyer's seat; disputes are settled by its courts.",
];

/** Numbered terms in small print. */
export function terms(
  pen: Pen,
  from: { x: number; y: number; width: number; bottom: number },
  count: number,
): void {
  let y = from.y;
  for (let i = 0; i < count && y < from.bottom; i++)
    y = pen.say(
      from.x,
      y,
      `${i + 1}. ${CLAUSES[i % CLAUSES.length]} ${CLAUSES[(i * 3 + 1) % CLAUSES.length]}`,
      { size: 6.5, width: from.width },
    );
}
