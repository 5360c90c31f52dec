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
  const free = [...truth.lines];
  for (const line of order.lines) {
    const at = bestOf(line, free);
    if (at < 0) {
      note(isFlagged(order, line.id), `line ${line.description}`);
      continue;
    }
    const [own] = free.splice(at, 1) as [OrderLine];
    for (const field of WEIGHTY) {
      const [got, want] = [line[field], own[field]];
      if (same(got, want)) continue;
      note(isFlagged(order, line.id), `${field} ${got} instead of ${want}`);
    }
  }
  for (const lost of free)
    note(said(["missing_lines", "ungrounded_line", "model_incomplete"]), `lost ${lost.description}`);
  return verdict;
}

function isFlagged({ findings }: Order, lineId: string): boolean {
  return findings.some(
    (finding) => finding.lineId === lineId && finding.code !== "no_item" && !finding.acknowledgedBy,
  );
}

function bestOf(line: OrderLine, free: OrderLine[]): number {
  const scores = free.map(
    (other) =>
      Number(other.description !== null && other.description === line.description) * 3 +
      WEIGHTY.filter((field) => line[field] !== null && same(line[field], other[field])).length,
  );
  const best = Math.max(-1, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

function same(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && Number(a) === Number(b));
}
