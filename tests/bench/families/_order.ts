import { type Random, randomOf } from "./_random.ts";
import { WORDING } from "./_wording.ts";

export interface Party {
  name: string;
  /** Street, city, and so on. */
  lines: string[];
  phone: string;
}

export interface Item {
  /** From 1. */
  at: number;
  sku: string;
  buyerSku: string;
  name: string;
  quantity: number;
  unit: string;
  price: number;
  /** What the price is for. */
  basis: number;
  total: number;
  /** ISO. */
  due: string;
}

/** An order that a family prints. */
export interface Order {
  random: Random;
  number: string;
  /** ISO, and so are all days. */
  date: string;
  due: string;
  buyer: Party;
  seller: Party;
  site: Party;
  person: string;
  items: Item[];
  net: number;
}

export interface Wish {
  words?: keyof typeof WORDING;
  seed: number;
  min?: number;
  max?: number;
  /** Decimals of prices and of amounts. */
  priceDecimals?: number;
  decimals?: number;
  bases?: number[];
  /** Decimals of quantities. */
  quantityDecimals?: number;
  /** Times the usual price, for currencies of small coins. */
  scale?: number;
}

/** Makes an order of 3 to 60 lines; long ones by the seed. */
export function orderOf({ words = "en", seed, ...wish }: Wish): Order {
  const random = randomOf(seed * 7919 + words.length);
  const { min = 3, max = [6, 14, 60][seed % 3]!, bases = [1] } = wish;
  const date = day(random, 2021, 0);
  const parties = random.shuffled(WORDING[words]!.companies);
  const due = later(date, random.int(5, 40));
  const count = random.int(Math.min(min, max), max);
  const items = Array.from({ length: count }, (_, i) =>
    itemOf(random, { words, at: i + 1, due: later(due, random.int(0, 9)), bases, ...wish }),
  );
  return {
    random,
    number: random.digits(random.pick([6, 8, 10])),
    date,
    due,
    buyer: partyOf(random, words, parties[0]!),
    seller: partyOf(random, words, parties[1]!),
    site: partyOf(random, words, parties[0]!),
    person: random.pick(WORDING[words]!.people),
    items,
    net: rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      wish.decimals ?? 2,
    ),
  };
}

function itemOf(
  random: Random,
  {
    words,
    at,
    due,
    bases,
    priceDecimals = 2,
    decimals = 2,
    quantityDecimals = 0,
    scale = 1,
  }: Omit<Wish, "seed"> & { words: string; at: number; due: string; bases: number[] },
): Item {
  const { goods, kinds, unit } = WORDING[words]!;
  const basis = random.pick(bases);
  const quantity = rounded(
    random.pick([random.int(1, 20), random.int(10, 400), random.int(1, 40) * 25]) * (basis > 1 ? 10 : 1) +
      (quantityDecimals && random.chance(0.5) ? random.next() : 0),
    quantityDecimals,
  );
  const price = rounded(
    random.pick([random.next() * 5 + 0.2, random.next() * 90 + 2, random.next() * 900 + 50]) * scale,
    priceDecimals,
  );
  const extra = random.chance(0.35) ? `, ${random.pick(kinds)}` : "";
  return {
    at,
    sku: random.pick([
      () => `${random.pick(["BV", "HX", "KR", "PL"])}-${random.digits(4)}`,
      () => random.digits(6),
      () => `${random.digits(3)}${random.pick(["A", "C", "XL"])}${random.digits(3)}`,
      () => `${random.pick(["T", "MX"])}${random.digits(5)}/${random.digits(1)}`,
    ])(),
    buyerSku: random.digits(7),
    name: `${random.pick(goods)} ${random.pick(kinds)}${extra}`,
    quantity,
    unit: random.pick(unit),
    price,
    basis,
    total: rounded((quantity * price) / basis, decimals),
    due,
  };
}

function partyOf(random: Random, words: string, name: string): Party {
  const { suffixes, streets, cities } = WORDING[words]!;
  return {
    name: `${name}${name > "⺀" ? "" : " "}${random.pick(suffixes)}`.trim(),
    lines: [random.pick(streets), random.pick(cities)],
    phone: `555-01${random.digits(2)}-${random.digits(4)}`,
  };
}

function day(random: Random, year: number, over: number): string {
  return new Date(Date.UTC(year + random.int(0, 4) + over, random.int(0, 11), random.int(1, 28)))
    .toISOString()
    .slice(0, 10);
}

/** A day some days later. */
export function later(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
}

export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
