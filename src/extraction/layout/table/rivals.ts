import type { Amount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import { normalize } from "../words/normal.ts";
import type { Role } from "../words/vocabulary.ts";
import type { Column } from "./columns.ts";
import type { Facts } from "./facts.ts";

/** A column of several that may hold the same, and those that nothing but their places tells from it. */
export interface Choice {
  at: number | undefined;
  rivals: number[];
}

export const ORDERED = /order/i;
/** What is estimated is not what is ordered, though a price be by it: cases at so much a pound. */
export const ESTIMATED =
  /\b(est|estimated|avg|average|approx|theor\w*|geschätzt\w*|ca|circa|estimad\w|aprox\w*|stimat\w|szac\w*)\b/i;
const CONFIRMED = /\b(re)?conf(irm\p{L}*|ermat\p{L})?\b|bestätigt|bevestigd|bekräft|bekræft|potwierdz/iu;
const FORMER =
  /\b(old|orig|original|previous|prior|former|alte?|bisher\w*|ursprünglich\w*|ancien\w*|anterior|vecchi\w*|oude?)(?!\p{L})/iu;
const LISTED =
  /list(?!e\b)|brut|lordo|retail|msrp|rrp|catalog|gross|before disc|\b(last|previous|prior|former|regular|normal|landed|target|budget|std|standard|avg|average|letzter|alter|dernier|ancien|anterior|ultim[oa]|precedente|vorige|laatste)\b|últim[oa]|poprzedni/i;

/** Prices are what is paid, where another column beside them tells what is asked of others, was paid before, or is reckoned with. */
export function paid(indices: number[], columns: Column[]): number[] {
  const net = indices.filter((i) => !LISTED.test(columns[i]!.label));
  return net.length > 0 ? net : indices;
}

/** Where no other heading names a price: "P. Neto", "Pr. brut", which elsewhere may be weights. */
export function withPrices(roles: (Role | null)[], facts: Facts[], columns: Column[]): (Role | null)[] {
  if (roles.includes("unitPrice")) return roles;
  return roles.map((role, i) =>
    role === null && facts[i]!.numeric > 0.6 && SHORTENED.test(normalize(columns[i]!.label))
      ? "unitPrice"
      : role,
  );
}

/** Where no heading names amounts: money behind a price under nothing but a currency. */
export function withAmounts(roles: (Role | null)[], facts: Facts[], columns: Column[]): (Role | null)[] {
  const price = roles.indexOf("unitPrice");
  if (roles.includes("lineTotal") || price < 0) return roles;
  const isMoney = ({ label }: Column, i: number) =>
    i > price && roles[i] === null && facts[i]!.money > 0.6 && isCurrency(label);
  const amounts = columns.findLastIndex(isMoney);
  return amounts < 0 ? roles : roles.with(amounts, "lineTotal");
}

function isCurrency(label: string): boolean {
  return currencyIn(label) !== null && /^(\p{Sc}|\p{Lu}{3})$/u.test(label);
}

const SHORTENED = /^(p|pr|px) (net|neto|netto|liquido|brut|bruto|brutto|lordo)( ht)?$/;

const REDUCED =
  /折[扣后後]*[后後]|\b(after|less|net of) (disc|rebate)|\bdiscounted\b|\bnach (rabatt|abzug)|\brabattiert|\bapr[eè]s remise|\bremis[eé]s?\b|\bcon (dto|desc)|\bscontat[oi]|\bna korting|\bpo rabacie/i;

/** Prices and amounts before a discount are others, where another column beside them tells what is left after it. */
export function reduced(roles: (Role | null)[], columns: Column[]): (Role | null)[] {
  const after = new Set(roles.filter((_, i) => REDUCED.test(columns[i]!.label)));
  return roles.map((role, i) => {
    const isBefore = (role === "unitPrice" || role === "lineTotal") && after.has(role);
    return isBefore && !REDUCED.test(columns[i]!.label) ? "otherPrice" : role;
  });
}

/** What is asked for, where another column beside it tells what was confirmed, or was asked for before. */
export function asked(indices: number[], columns: Column[]): number[] {
  const own = indices.filter((i) => ![CONFIRMED, FORMER].some((rule) => rule.test(columns[i]!.label)));
  return own.length > 0 ? own : indices;
}

export function settled(at: number): Choice {
  return { at, rivals: [] };
}

/** Of several columns the first whose heading says most. */
export function preferred(indices: number[], columns: Column[], label: RegExp): Choice {
  const named = [label, /unit|each/i].map((words) => indices.filter((i) => words.test(columns[i]!.label)));
  const [at, ...rivals] = named.find((some) => some.length > 0) ?? indices;
  return { at, rivals };
}

/** A choice of which no heading says more than those of emptier columns: these may hold it as well. */
export function among(indices: number[], choice: Choice, columns: Column[]): Choice {
  const { at, rivals } = preferred(indices, columns, ORDERED);
  const alike = at === undefined ? [] : [at, ...rivals];
  const isOne = choice.at !== undefined && alike.includes(choice.at);
  return isOne ? { at: choice.at, rivals: alike.filter((i) => i !== choice.at) } : choice;
}

/** The rivals of chosen columns, where their figures differ. */
export function rivalsOf(choices: Choice[], amounts: (Amount | null)[][]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { at, rivals } of choices) {
    const differing = rivals.filter((i) =>
      amounts[i]!.some(
        (amount, row) => amount && amount.value !== (amounts[at!]![row]?.value ?? amount.value),
      ),
    );
    if (at !== undefined && differing.length > 0) found.set(at, differing);
  }
  return found;
}

/** Whether two columns are filled by turns: a row counts cases or pieces, never both. */
export function inTurn(one: (Amount | null)[], other: (Amount | null)[]): boolean {
  const isFilled = (amount: Amount | null | undefined) => Number(amount?.value ?? 0) > 0;
  return (
    one.some(isFilled) &&
    other.some(isFilled) &&
    one.every((amount, row) => !isFilled(amount) || !isFilled(other[row]))
  );
}

/** Whether quantities are in the units that prices are for: "9 CS" at "19.48 /CS". */
export function isPerUnit(quantities: (Amount | null)[], prices: (Amount | null)[]): boolean {
  const units = quantities.flatMap((amount, i) => {
    const [unit, per] = [amount?.unit, prices[i]?.unit];
    return unit && per ? [unit.toLowerCase() === per.toLowerCase()] : [];
  });
  return units.length > 0 && units.every(Boolean);
}
