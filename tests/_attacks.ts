import type { Order, OrderLine } from "../src/orders/mod.ts";
import { answered } from "./_model.ts";

type Quoted = [value: string, quote: string];
type Said = Record<string, Quoted>;

const FIELDS = [
  "customerSku",
  "supplierSku",
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "lineTotal",
] as const;
/** Fields whose wrong value would cost somebody. */
const WEIGHTY = ["customerSku", "supplierSku", "quantity", "unitPrice", "lineTotal"] as const;

/** What an honest model says of an order that was read well. */
export interface Honest {
  poNumber: Quoted;
  lines: Said[];
  pages: number[];
}

/** The order as an honest model would answer it. */
export function honestOf({ poNumber, evidence, lines }: Order): Honest {
  return {
    poNumber: [poNumber ?? "", evidence.poNumber?.text ?? ""],
    lines: lines.map((line) =>
      Object.fromEntries(
        FIELDS.flatMap((field) => {
          const [value, place] = [line[field], line.evidence[field]];
          return value && place ? [[field, [value, place.text] as Quoted]] : [];
        }),
      ),
    ),
    pages: lines.map((line) => pageOf(line)),
  };
}

function pageOf({ evidence }: OrderLine): number {
  const [place] = Object.values(evidence);
  return place && "page" in place ? place.page : 1;
}

/** The answer of a model that says this. */
export function answerOf({ poNumber, lines, pages }: Honest): unknown {
  const order = answered({ poNumber }, lines) as { lines: object[] };
  return { ...order, lines: order.lines.map((line, at) => ({ ...line, page: pages[at] })) };
}

function times(value: Quoted | undefined, factor: number): string {
  return String(Number(value?.[0] ?? 1) * factor);
}

function onLines(change: (line: Said, at: number, all: Said[]) => Said) {
  return (said: Honest): Honest => ({ ...said, lines: said.lines.map(change) });
}

/** The lies of a model, each made of what an honest one says. */
export const ATTACKS: Record<string, (said: Honest) => Honest> = {
  "invents a line": (said) => ({
    ...said,
    lines: [
      ...said.lines,
      {
        customerSku: ["GOLD-1", "GOLD-1"],
        description: ["Gold bar", "Gold bar"],
        quantity: ["1", "1"],
        unitPrice: ["9999", "9999"],
      },
    ],
    pages: [...said.pages, said.pages.at(-1) ?? 1],
  }),
  "invents prices": onLines((line) => ({ ...line, unitPrice: ["0.01", "0.01"] })),
  "invents the order's number": (said) => ({ ...said, poNumber: ["HACKED-1", "HACKED-1"] }),
  "omits each third line": (said) => ({
    ...said,
    lines: said.lines.filter((_, at) => at % 3 !== 1),
    pages: said.pages.filter((_, at) => at % 3 !== 1),
  }),
  "swaps quantities of rows": onLines((line, at, all) => {
    const other = all[at % 2 ? at - 1 : at + 1];
    return other?.quantity ? { ...line, quantity: other.quantity } : line;
  }),
  "swaps codes of rows": onLines((line, at, all) => {
    const other = all[at % 2 ? at - 1 : at + 1];
    return {
      ...line,
      ...(other?.customerSku && line.customerSku && { customerSku: other.customerSku }),
      ...(other?.supplierSku && line.supplierSku && { supplierSku: other.supplierSku }),
    };
  }),
  "repeats every row": (said) => ({
    ...said,
    lines: said.lines.flatMap((line) => [line, line]),
    pages: said.pages.flatMap((page) => [page, page]),
  }),
  "multiplies quantities, quoting the true ones": onLines((line) => ({
    ...line,
    ...(line.quantity && { quantity: [times(line.quantity, 10), line.quantity[1]] }),
  })),
  "multiplies quantities, with quotes to match": onLines((line) => ({
    ...line,
    ...(line.quantity && { quantity: [times(line.quantity, 10), times(line.quantity, 10)] }),
  })),
  "takes the amount for the price": onLines((line) => ({
    ...line,
    ...(line.lineTotal && { unitPrice: line.lineTotal }),
  })),
  "takes price for quantity and quantity for price": onLines((line) => ({
    ...line,
    ...(line.quantity && line.unitPrice && { quantity: line.unitPrice, unitPrice: line.quantity }),
  })),
};

/** What became of a lie. */
export interface Verdict {
  /** Values and lines of the order that are not the true ones. */
  wrong: number;
  /** Of those, how many nothing speaks of. */
  silent: string[];
}

/** Holds an order against the true one: each wrong or lost value must be flagged on its line or on the order. */
export function verdictOf(truth: Order, order: Order | undefined): Verdict {
  const verdict: Verdict = { wrong: 0, silent: [] };
  const note = (flagged: boolean, words: string) => {
    verdict.wrong += 1;
    if (!flagged) verdict.silent.push(words);
  };
  const said = (codes: string[]) =>
    order?.findings.some(({ code, level }) => codes.includes(code) && level === "error") ?? true;
  if (!order) return verdict;
  if (order.poNumber !== truth.poNumber)
    note(
      order.findings.some(({ field }) => field === "poNumber"),
      `number ${order.poNumber}`,
    );
  const pairs = pairsOf(order.lines, truth.lines);
  for (const line of order.lines) {
    const own = pairs.get(line);
    if (!own) note(isFlagged(order, line.id), `line ${line.description}`);
    for (const field of own ? WEIGHTY : []) {
      const [got, want] = [line[field], own![field]];
      if (!same(got, want)) note(isFlagged(order, line.id), `${field} ${got} instead of ${want}`);
    }
  }
  const there = new Set(pairs.values());
  for (const lost of truth.lines.filter((line) => !there.has(line)))
    note(said(["missing_lines", "ungrounded_line", "model_incomplete"]), `lost ${lost.description}`);
  return verdict;
}

function isFlagged({ findings }: Order, lineId: string): boolean {
  return findings.some(
    (finding) => finding.lineId === lineId && finding.code !== "no_item" && !finding.acknowledgedBy,
  );
}

/** Each line with the true one it is likest, the likest first. */
function pairsOf(lines: OrderLine[], truth: OrderLine[]): Map<OrderLine, OrderLine> {
  const all = lines.flatMap((line) => truth.map((own) => ({ line, own, likeness: likeness(line, own) })));
  const pairs = new Map<OrderLine, OrderLine>();
  const taken = new Set<OrderLine>();
  for (const { line, own, likeness } of all.toSorted((a, b) => b.likeness - a.likeness)) {
    if (likeness === 0 || pairs.has(line) || taken.has(own)) continue;
    pairs.set(line, own);
    taken.add(own);
  }
  return pairs;
}

function likeness(line: OrderLine, own: OrderLine): number {
  const named = line.description !== null && line.description === own.description;
  const fields = WEIGHTY.filter((field) => line[field] !== null && same(line[field], own[field]));
  return Number(named) * 3 + fields.length;
}

function same(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && Number(a) === Number(b));
}
