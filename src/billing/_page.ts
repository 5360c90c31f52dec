import { Malformed } from "../errors.ts";

/** The number of a page, from 1; absent is the first. */
export function pageOf(text: string | undefined): number {
  const page = Number(text ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 1e6) throw new Malformed(`"${text}" is no page`);
  return page;
}

/** A month as YYYY-MM; absent is the one of `now` in UTC. */
export function monthOf(text: string | undefined, now: Date): string {
  if (text === undefined) return now.toISOString().slice(0, 7);
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) throw new Malformed(`"${text}" is no month`);
  return text;
}

/** The month `by` months away: "2026-01", -1 → "2025-12". */
export function monthAway(month: string, by: number): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}
