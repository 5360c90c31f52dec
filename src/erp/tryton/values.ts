/** A decimal in Tryton's protocol. */
export interface TrytonDecimal {
  __class__: "Decimal";
  decimal: string;
}

/** A point in time in Tryton's protocol, UTC. */
export interface TrytonTime {
  __class__: "datetime";
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  microsecond: number;
}

/** A decimal string as Tryton writes it. */
export function trytonDecimal(decimal: string): TrytonDecimal {
  return { __class__: "Decimal", decimal };
}

/** A day (YYYY-MM-DD) as Tryton writes it. */
export function trytonDate(day: string) {
  const [year, month, date] = day.split("-").map(Number);
  return { __class__: "date", year, month, day: date };
}

/** The day that Tryton wrote, as YYYY-MM-DD. */
export function dayOf(date: { year: number; month: number; day: number } | null): string | null {
  return date && [String(date.year).padStart(4, "0"), two(date.month), two(date.day)].join("-");
}

/** A point in time (ISO 8601, UTC) as Tryton writes it; milliseconds count. */
export function trytonTime(iso: string): TrytonTime {
  const at = new Date(iso);
  return {
    __class__: "datetime",
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    microsecond: at.getUTCMilliseconds() * 1000,
  };
}

const two = (number: number) => String(number).padStart(2, "0");
