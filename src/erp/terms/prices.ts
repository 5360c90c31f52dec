import { Decimal } from "decimal.js";
import type { Day } from "../../../db/mod.ts";
import { even } from "../../formats.ts";
import type { ItemUnit } from "../item_units.ts";
import { factorBetween } from "../units.ts";

/** A price of an item by contract. Quantities and prices are decimal strings; dates are YYYY-MM-DD, and count. */
export interface ContractPrice {
  id: string;
  /** Null: not for one customer alone. */
  customerErpId: string | null;
  /** Null: not for a list's customers alone. */
  priceList: string | null;
  name: string | null;
  /** In `unit`; null: from any quantity on. */
  minimumQuantity: string | null;
  validFrom: Day | null;
  validUntil: Day | null;
  /** For `basis` of `unit`. */
  price: string;
  currency: string | null;
  /** Null: the item's own. */
  unit: string | null;
  basis: string | null;
}

/** Who orders how much, and when. */
export interface Buying {
  customerErpId: string | null;
  /** The customer's. */
  priceList: string | null;
  /** In the item's unit; null: not known. */
  quantity: Decimal | null;
  currency: string | null;
  day: Day;
}

/** The price that holds by contract, in the item's unit. */
export interface Agreed {
  /** Per one unit; null: it can't be said in the item's unit, or it is in another currency. */
  price: string | null;
  currency: string | null;
  /** "contract price", `price of list "Wholesale"`, "price". */
  words: string;
  /** "from 100 EA until 2026-12-31"; empty: always and of any quantity. */
  terms: string;
}

type Priced = Pick<ItemUnit, "unit" | "units">;

/**
 * The price that is agreed on: the customer's own before the one of its list, and that before everyone's; of these the one from the largest
 * quantity that is reached, then the latest begun. Null: none is. An unknown quantity reaches no minimum.
 */
export function agreedPrice(prices: ContractPrice[], item: Priced, buying: Buying): Agreed | null {
  const open = prices.filter((price) => isFor(price, buying) && holdsOn(price, buying.day));
  const known = open.filter((price) => reaches(price, item, buying));
  if (!known.length) return null;
  const paid = known.filter(({ currency }) => isSame(currency, buying.currency));
  const [best] = (paid.length ? paid : known).toSorted((a, b) => before(a, b, item));
  return { ...said(best!, item), ...perUnit(best!, item, !paid.length) };
}

function isFor({ customerErpId, priceList }: ContractPrice, buying: Buying): boolean {
  return (
    (customerErpId === null || customerErpId === buying.customerErpId) &&
    (priceList === null || priceList === buying.priceList)
  );
}

function holdsOn({ validFrom, validUntil }: ContractPrice, day: Day): boolean {
  return (validFrom === null || validFrom <= day) && (validUntil === null || validUntil >= day);
}

function reaches(price: ContractPrice, item: Priced, { quantity }: Buying): boolean {
  const least = minimumOf(price, item);
  if (least === null) return false;
  return least.lte(0) || (quantity?.gte(least) ?? false);
}

/** In the item's unit; null: not known. */
function minimumOf({ minimumQuantity, unit }: ContractPrice, item: Priced): Decimal | null {
  if (minimumQuantity === null || Number(minimumQuantity) === 0) return new Decimal(0);
  const factor = factorOf(unit, item);
  return factor === null ? null : even(new Decimal(minimumQuantity).times(factor));
}

function factorOf(unit: string | null, item: Priced): string | null {
  return unit === null ? "1" : factorBetween(unit, item.unit, item.units);
}

function isSame(currency: string | null, other: string | null): boolean {
  return currency === null || other === null || currency === other;
}

/** How near a price is to the customer. */
function nearness({ customerErpId, priceList }: ContractPrice): number {
  return customerErpId !== null ? 2 : priceList !== null ? 1 : 0;
}

function before(a: ContractPrice, b: ContractPrice, item: Priced): number {
  return (
    nearness(b) - nearness(a) ||
    minimumOf(b, item)!.comparedTo(minimumOf(a, item)!) ||
    (b.validFrom ?? "").localeCompare(a.validFrom ?? "") ||
    a.id.localeCompare(b.id)
  );
}

function perUnit(
  { price, basis, currency, unit }: ContractPrice,
  item: Priced,
  isForeign: boolean,
): Pick<Agreed, "price" | "currency"> {
  const factor = factorOf(unit, item);
  const one = factor === null || isForeign ? null : even(new Decimal(price).div(basis ?? 1).div(factor));
  return { price: one?.toDecimalPlaces(8).toFixed() ?? null, currency };
}

function said(price: ContractPrice, item: Priced): Pick<Agreed, "words" | "terms"> {
  const { name, minimumQuantity, validFrom, validUntil } = price;
  const called = name ? ` "${name}"` : "";
  const words = [
    "ERP's price",
    `price of list ${called.trim() || `"${price.priceList}"`}`,
    `contract price${called}`,
  ];
  const isFromSome = minimumQuantity !== null && Number(minimumQuantity) > 0;
  const terms = [
    isFromSome && `from ${new Decimal(minimumQuantity).toFixed()} ${price.unit ?? item.unit}`,
    validFrom && !validUntil && `since ${validFrom}`,
    validUntil && `until ${validUntil}`,
  ];
  return { words: words[nearness(price)]!, terms: terms.filter(Boolean).join(" ") };
}
