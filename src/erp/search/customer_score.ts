import {
  addressWords,
  customerWords,
  initialsOf,
  legalForm,
  type SearchedCustomer,
} from "./customer_words.ts";
import { placeSimilarity, similarity, type Weigh } from "./similarity.ts";
import { keyOf } from "./words.ts";

/** What an order says of its customer, as words; `keys` as in the index. */
export interface AskedCustomer {
  /** The legal form in its name; null: there is no name. */
  form: string | null;
  name: Set<string>;
  address: Set<string>;
  keys: Set<string>;
  /** The key of the domain of whoever sent the mail it came in, which may be another's. */
  sender: string | null;
}

/** A probability between 0 and 1, and why. */
export interface Verdict {
  score: number;
  reason: string;
}

/** Odds, as logarithms, that a customer is meant of whom nothing agrees; fitted like those that follow, see tests/bench/customers.ts. */
const NOTHING = -4.5;
const SAME_NAME = 9.5;
/** The legal form as well: it tells two of one name apart. */
const SAME_FORM = 2;
const OTHER_NAME = -2;
const SAME_ADDRESS = 5;
const OTHER_ADDRESS = -1;
const CLUES = { code: 6, "tax number": 7.5, "mail domain": 6 };
const INITIALS = 0.85;

/** How likely each of some customers is meant: one of them, or nobody. */
export function scoreCustomers(rows: SearchedCustomer[], asked: AskedCustomer, weigh: Weigh): Verdict[] {
  return probable(rows.map((row) => evidence(row, asked, weigh)));
}

/** Odds, as logarithms, as probabilities of which one at most is true. */
export function probable(evidence: { odds: number; reason: string }[]): Verdict[] {
  const all = evidence.reduce((sum, { odds }) => sum + Math.exp(odds), 1);
  return evidence.map(({ odds, reason }) => ({
    score: Math.round((Math.exp(odds) / all) * 1000) / 1000,
    reason,
  }));
}

function evidence(row: SearchedCustomer, asked: AskedCustomer, weigh: Weigh) {
  const { form, name, address, keys, sender } = asked;
  const named = nameSimilarity(row, name, weigh);
  const placed = row.address ? placeSimilarity(address, addressWords(row.address), weigh) : 0;
  const clue = (
    [
      ["tax number", row.tax_id],
      ["code", row.code],
      ["mail domain", row.email_domain],
    ] as const
  ).find(([, value]) => value && keys.has(`=${keyOf(value)}`))?.[0];
  const sent = !clue && sender !== null && row.email_domain && sender === `=${keyOf(row.email_domain)}`;
  const reasons = [
    ...(named > 0.99 ? ["same name"] : named > 0.4 ? ["similar name"] : []),
    ...(placed > 0.8 ? ["same address"] : placed > 0.5 ? ["similar address"] : []),
    ...(clue ? [`same ${clue}`] : []),
    ...(sent ? ["sent from its mail domain"] : []),
  ];
  const odds =
    NOTHING +
    SAME_NAME * named ** 2 +
    (form === legalForm(row.name) ? SAME_FORM * named ** 8 : 0) +
    SAME_ADDRESS * placed ** 2 +
    (clue ? CLUES[clue] : sent ? CLUES["mail domain"] : 0) +
    (!clue && name.size && named < 0.3 ? OTHER_NAME : 0) +
    (row.address && address.size && placed < 0.3 ? OTHER_ADDRESS : 0);
  return { odds, reason: reasons.length ? reasons.join(", ") : "few words agree" };
}

function nameSimilarity(row: SearchedCustomer, name: Set<string>, weigh: Weigh): number {
  const { described } = customerWords(row);
  const joined = (words: Set<string>) => [...words].join("");
  if (joined(name) === joined(described)) return name.size ? 1 : 0;
  const short = name.size === 1 && initialsOf(described) === [...name][0];
  return Math.max(similarity(name, described, weigh), short ? INITIALS : 0);
}
