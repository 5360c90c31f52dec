import type { Finding } from "../../db/mod.ts";
import type { Draft } from "../orders/mod.ts";
import { enclosedFiles, type Reading } from "../reading/mod.ts";
import { layout } from "./layout/layout.ts";
import { besidePage } from "./structured/beside_page.ts";
import { damagesOf, structuredOf } from "./structured/structured.ts";
import { verify } from "./verify/verify.ts";

/** What the built-in readers made of a file. */
export interface OrdersOf {
  /** The file, with the sheets that show its data. */
  reading: Reading;
  /** Verified; none only where `noOrder` says why. */
  drafts: Draft[];
  /** Why the file holds no order, as a sentence; null where it may hold one. */
  noOrder: string | null;
  /** They were read as data, not from what a page shows. */
  data: boolean;
  /** The stack of a fault in the layout reader, which then read nothing. */
  fault: string | null;
}

/** Reads the orders of a file; of a mail, or a PDF read with the files inside it, those of its files, or else its own. */
export function ordersOf(file: Reading, { ownNames, asOrder = false }: Wanted): OrdersOf {
  const all = file.parts ? ordersOfParts(file, ownNames) : ordersOfOne(file, ownNames);
  const strange = all.drafts.map((draft) => draft.findings.find(({ code }) => code === "no_order"));
  if (asOrder || !strange.every((finding) => finding)) return { ...all, noOrder: null };
  return { ...all, drafts: [], noOrder: strange[0]?.message ?? null };
}

/** How a file is read. */
export interface Wanted {
  /** The organization's own names, never the customer's. */
  ownNames: string[];
  /** A person said that it is an order, whatever it looks like. */
  asOrder?: boolean;
}

/** What the reader says of documents that are no orders. */
const STRANGE = new Set(["no_order", "not_an_order"]);

type Found = Omit<OrdersOf, "noOrder">;

function ordersOfParts(file: Reading, ownNames: string[]): Found {
  // Pages whose words were recognized later stand in the file's own list.
  const paged = (part: Reading) => part.pages.map((page) => file.pages[page.number - 1] ?? page);
  const parts = (file.parts ?? []).map((part) => ordersOfOne({ ...part, pages: paged(part) }, ownNames));
  const sheets = parts.flatMap(({ reading }) => reading.sheets);
  const [files, body] = [parts.slice(0, -1), parts.at(-1)!];
  const ordered = files.filter((part) => part.drafts.some(isOrder));
  const papers = files.filter(({ reading }) => !isTrifle(reading));
  const chosen = ordered.length ? ordered : body.drafts.some(isOrder) ? [body] : [...papers, body];
  const drafts = chosen.flatMap((part) => part.drafts.filter(isOrder));
  const aside = files
    .filter((part) => !ordered.includes(part))
    .flatMap((part) => leftAside(part, ordered.length > 0));
  // A lone order is what the PDF around it speaks of.
  const cover = file.type === "pdf" && drafts.length === 1 ? body.drafts[0]?.header : {};
  return {
    reading: { ...file, sheets },
    drafts: drafts.length
      ? drafts.map((draft) => ({
          ...draft,
          header: { ...cover, ...draft.header },
          findings: [...draft.findings, ...aside],
        }))
      : chosen.slice(0, 1).flatMap((part) => part.drafts),
    data: chosen.every(({ data }) => data),
    fault: parts.find(({ fault }) => fault)?.fault ?? null,
  };
}

/** A cell that may count something: "12", "2 boxes". */
const COUNT = /^\s*\d[\d.,]*(?:\s?\p{L}+\.?)?\s*$/u;

/** An attached file that may be an order too, though no line was read from it: sheets that count nothing hardly are. */
function leftAside({ reading, drafts }: Found, others: boolean): Finding[] {
  const known = drafts.some(({ findings }) => findings.some(({ code }) => STRANGE.has(code)));
  if (known || isTrifle(reading) || (!reading.pages.length && !reading.sheets.length)) return [];
  const message = `No order was read from the attached file "${reading.fileName ?? ""}": look whether it is one`;
  const counts = reading.sheets.some(({ cells }) => cells.some(({ text }) => COUNT.test(text)));
  const level = others || !(reading.pages.length || counts) ? "warning" : "error";
  return [{ code: "attachment_unread", level, message }];
}

/** In points: a picture less high or wide is a signature's or a logo. */
const LEAST_PAPER = 72;

/** Whether none of a file's pages has room for an order. */
function isTrifle({ pages, sheets }: Reading): boolean {
  const small = pages.every(({ width, height }) => Math.min(width, height) < LEAST_PAPER);
  return small && pages.length > 0 && sheets.length === 0;
}

function isOrder({ lines }: Draft): boolean {
  return lines.length > 0;
}

function ordersOfOne(file: Reading, ownNames: string[]): Found {
  const data = structuredOf(file);
  const reading = data ? { ...file, text: undefined, sheets: [...file.sheets, ...data.sheets] } : file;
  const seen = data && !file.pages.length ? { drafts: [], fault: null } : layoutDrafts(file, ownNames);
  const damages = data ? [] : damagesOf(file);
  const read = data
    ? data.drafts.map((draft, at) => besidePage(draft, seen.drafts[at]))
    : seen.drafts.map((draft) => ({ ...draft, findings: [...draft.findings, ...damages] }));
  const unopened = enclosedFiles(file.attachments);
  const drafts = read.map((draft) => ({
    ...draft,
    findings: [...draft.findings, ...unopened.map((one) => leftUnopened(one, draft))],
  }));
  return { reading, drafts, data: data !== null, fault: seen.fault };
}

/** A file inside a PDF may be its order, or a part of it, as a cover's are. */
function leftUnopened({ name }: { name: string }, draft: Draft): Finding {
  const level = isOrder(draft) ? "warning" : "error";
  const message = `The file "${name}" inside this one was not read: look whether it is a part of the order`;
  return { code: "attachment_unread", level, message };
}

/** A fault of ours costs the values, not the document: it comes before a person with nothing read. */
function layoutDrafts(reading: Reading, ownNames: string[]): { drafts: Draft[]; fault: string | null } {
  try {
    const read = layout(reading, { ownNames });
    return { drafts: verify(reading, read.length ? read : [nothing()]), fault: null };
  } catch (error) {
    const message = "The built-in reader came upon a fault of its own and read nothing";
    const flagged = { ...nothing(), findings: [{ code: "reader_fault", level: "error" as const, message }] };
    return {
      drafts: [flagged],
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** An order nothing of which was read: a person sees it in the queue. */
function nothing(): Draft {
  return {
    header: {},
    lines: [],
    findings: [],
    proof: { expected: null, found: 0, printedTotal: null, sum: null },
  };
}
