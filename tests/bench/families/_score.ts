import type { Finding } from "../../../db/mod.ts";
import { ordersOf } from "../../../src/extraction/orders_of.ts";
import type { Draft, DraftLine, HeaderField, LineField } from "../../../src/orders/mod.ts";
import { fileTypeOf, readFile } from "../../../src/reading/mod.ts";
import { isFlagged, toldOf } from "../_flagged.ts";
import { headerRight, lineRight, paired, type TrueLine, type Truth } from "../_truth.ts";
import type { Made } from "./_family.ts";
import { placeRight } from "./_ship_to.ts";

/** A header field: right or not; `invented` where the page has none and one was read. */
export type Verdict = boolean | "invented";

/** So many of so many. */
export type Share = [right: number, of: number];

/** How a made document was read. */
export interface Score {
  lines: number;
  read: number;
  right: number;
  /** Lines are lost or wrong and no error says so. */
  silent: boolean;
  /** Values that the page doesn't have. */
  invented: number;
  heads: [field: string, verdict: Verdict][];
  /** Codes that lines are said to have: of those lines whose codes are known, the right ones among all. */
  codes: Share;
  /** Of the lines with a code of the item, those for which it, or a second one, was read. */
  coded: Share;
  /** Of the lines with words for the item, those for which they were read. */
  worded: Share;
  /** Of the lines with a unit of measure beside the count, those for which it was read. */
  measured: Share;
  /** What a person is told of an order that is right in all its lines and heads; null of one that isn't. */
  told: Finding[] | null;
  drafts: Draft[];
}

const HEADS: Record<string, HeaderField> = {
  number: "poNumber",
  date: "orderDate",
  currency: "currency",
  total: "total",
  buyer: "customerName",
};

/** Reads a document with the whole reader and judges it; throws where the reader has a fault. */
export async function scoreOf({ bytes, truth }: Made): Promise<Score> {
  const reading = await readFile(bytes, fileTypeOf(bytes)!);
  const { drafts, fault, data, reading: file } = ordersOf(reading, { ownNames: [] });
  if (fault) throw new Error(`Cannot read "${truth.file}": ${fault}`);
  const pairs = paired(truth, drafts);
  const right = pairs.filter(([line, { fields }]) => isRight(line, (name) => fields[name]?.value)).length;
  const read = drafts.flatMap(({ lines }) => lines).length;
  const flagged = drafts.some(isFlagged);
  const place = placeRight(truth, drafts[0]?.header ?? {}, reading);
  const placed = [
    ["ship-to", place.name],
    ["address", place.address],
  ] as const;
  const heads = [
    ...headsOf(truth, drafts),
    ...placed.flatMap(([name, right]): [string, Verdict][] => (right === null ? [] : [[name, right]])),
  ];
  const figures = ["unitPrice", "lineTotal", "quantity"] as const;
  const made = pairs.filter(([line, got]) => figures.some((name) => line[name] === null && got.fields[name]));
  const whole = right === truth.lines.length && read === right;
  const asTrue = whole && heads.every(([, verdict]) => verdict === true);
  return {
    lines: truth.lines.length,
    read,
    right,
    silent: !whole && !flagged,
    invented: made.length + heads.filter(([, verdict]) => verdict === "invented").length,
    heads,
    codes: codesIn(pairs),
    coded: shareOf(pairs, ["customerSku", "supplierSku"]),
    worded: shareOf(pairs, ["description"]),
    measured: shareOf(pairs, ["unit"]),
    told: asTrue ? toldOf(file, drafts, data ? "data" : "page") : null,
    drafts,
  };
}

/** Which heads of a document are as it says; those that it has, and those that were made up. */
export function headsOf(truth: Truth, drafts: Draft[]): [string, Verdict][] {
  const [draft] = drafts;
  const absent: Record<string, unknown> = {
    total: truth.total,
    currency: truth.currency,
    buyer: truth.buyer,
  };
  const found = Object.entries(HEADS).flatMap(([name, field]): [string, Verdict][] => {
    const value = draft?.header[field]?.value;
    const verdict = headerRight(truth, field, value ?? "");
    if (verdict !== null) return [[name, value !== undefined && verdict]];
    return absent[name] === null && value !== undefined ? [[`no ${name}`, "invented"]] : [];
  });
  const due = [draft?.header.requiredDate?.value, draft?.header.shipDate?.value];
  if (truth.requestedDate) found.push(["due", due.includes(truth.requestedDate)]);
  if (truth.orders)
    found.push(["orders", drafts.map(({ header }) => header.poNumber?.value).join() === truth.orders.join()]);
  return found;
}

function codesIn(pairs: [TrueLine, DraftLine][]): Share {
  const verdicts = pairs.flatMap(([line, { fields }]) =>
    (["customerSku", "supplierSku"] as const).flatMap((name) => {
      const value = fields[name]?.value;
      return value === undefined ? [] : (lineRight(line, name, value) ?? []);
    }),
  );
  return [verdicts.filter(Boolean).length, verdicts.length];
}

/** Of the lines whose truth tells of one of these fields, those that have it. */
function shareOf(pairs: [TrueLine, DraftLine][], names: LineField[]): Share {
  const told = pairs.filter(([line]) => names.some((name) => lineRight(line, name, "") !== null));
  const right = told.filter(([line, { fields }]) =>
    names.some((name) => lineRight(line, name, fields[name]?.value ?? "") === true),
  );
  return [right.length, told.length];
}

/** As a person would say: quantity and price, and a code or the words. */
function isRight(line: TrueLine, read: (name: LineField) => string | undefined): boolean {
  const fine = (name: LineField) => {
    const value = read(name);
    return value !== undefined && lineRight(line, name, value) === true;
  };
  const quantity = line.quantity === null ? !read("quantity") : fine("quantity");
  const price = line.unitPrice === null ? !read("unitPrice") : fine("unitPrice");
  return quantity && price && (["customerSku", "supplierSku", "description"] as const).some(fine);
}
