const DAY_MS = 86_400_000;
/** Days back whose usage is taken as the measure. */
export const MEASURED_DAYS = 28;

export interface Course {
  /** Cents by day (YYYY-MM-DD, UTC): this month's, and those of the measured days before today. */
  days: Map<string, number>;
  /** The day of the organization's first usage event; null: there is none. */
  since: string | null;
  today: string;
}

/**
 * Cents that the running month comes to: what it has, and for each day left the mean of the same weekday in the last four weeks, or since the
 * first order when that is less. What today lacks of its mean is still to come. Null without a full day to measure by.
 */
export function forecast({ days, since, today }: Course): number | null {
  const now = Date.parse(today);
  const first = Math.max(since === null ? now : Date.parse(since), now - MEASURED_DAYS * DAY_MS);
  const measured = range(first, now);
  if (!measured.length) return null;
  const centsOn = (at: number) => days.get(dayOf(at)) ?? 0;
  const mean = (of: number[]) => of.reduce((sum, at) => sum + centsOn(at), 0) / of.length;
  const expected = (at: number) => {
    const same = measured.filter((each) => weekday(each) === weekday(at));
    return mean(same.length ? same : measured);
  };
  const month = today.slice(0, 7);
  const start = Date.parse(`${month}-01`);
  const end = new Date(start).setUTCMonth(new Date(start).getUTCMonth() + 1);
  const had = range(start, now).reduce((sum, at) => sum + centsOn(at), 0);
  const toCome = range(now + DAY_MS, end).reduce((sum, at) => sum + expected(at), 0);
  return Math.round(had + Math.max(centsOn(now), expected(now)) + toCome);
}

function range(from: number, to: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.round((to - from) / DAY_MS)) },
    (_, index) => from + index * DAY_MS,
  );
}

function dayOf(at: number) {
  return new Date(at).toISOString().slice(0, 10);
}

function weekday(at: number) {
  return new Date(at).getUTCDay();
}
