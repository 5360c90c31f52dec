const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const AGES: [unit: string, seconds: number][] = [
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
];

/** A decimal string as people read it: "1234.50" → "1,234.50". Zeros that were written stay. */
export function decimal(value: string): string {
  const [whole = "", ...decimals] = value.split(".");
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ","), ...decimals].join(".");
}

/** "1234.5", "USD" → "1,234.50 USD", "1234", "JPY" → "1,234 JPY"; more decimals than the currency has are kept. */
export function money(value: string, currency: string | null = null): string {
  const [whole, decimals = ""] = value.split(".");
  const shown = decimals.replace(/0+$/, "").padEnd(digitsOf(currency), "0");
  const amount = decimal(shown ? `${whole}.${shown}` : whole!);
  return currency ? `${amount} ${currency}` : amount;
}

/** Decimals that amounts in a currency are written with, by ISO 4217; two where it is none. */
function digitsOf(currency: string | null): number {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return 2;
  const { minimumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return minimumFractionDigits;
}

/** "100.00" → "100"; "2.50" → "2.5". */
export function quantity(value: string): string {
  return decimal(value.includes(".") ? value.replace(/\.?0+$/, "") : value);
}

/** "Reading page 3 of 12" while a scan's pages are recognized, else "Reading". */
export function readingWords({
  recognized,
  toRecognize,
}: {
  recognized: number | null;
  toRecognize: number | null;
}): string {
  if (recognized === null || toRecognize === null) return "Reading";
  return `Reading page ${Math.min(recognized + 1, toRecognize)} of ${toRecognize}`;
}

/** "2026-11-03" → "3 Nov 2026". */
export function day(value: string): string {
  const [year, month, date] = value.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** "2026-11" → "Nov 2026". */
export function monthName(value: string): string {
  const [year, month] = value.split("-");
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** "3 Nov 2026, 14:05 UTC". */
export function instant(at: Date): string {
  const iso = at.toISOString();
  return `${day(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`;
}

/** How long ago, in one unit: "now", "12 min", "3 h", "5 d". */
export function age(at: Date, now = Date.now()): string {
  const seconds = Math.max(0, (now - at.getTime()) / 1000);
  const [unit, size] = AGES.find(([, size]) => seconds >= size) ?? [];
  return unit && size ? `${Math.floor(seconds / size)} ${unit}` : "now";
}

/** How long it is until then, rounded up: "now", "in 12 s", "in 3 min", "in 2 h". */
export function until(at: Date, now = Date.now()): string {
  const seconds = Math.ceil((at.getTime() - now) / 1000);
  if (seconds <= 0) return "now";
  if (seconds < 60) return `in ${seconds} s`;
  return seconds < 3600 ? `in ${Math.ceil(seconds / 60)} min` : `in ${Math.ceil(seconds / 3600)} h`;
}

/** 3 "line" → "3 lines"; 1 "line" → "1 line". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${decimal(`${number}`)} ${number === 1 ? noun : plural}`;
}

/** 1536 → "1.5 KB". */
export function bytes(size: number): string {
  if (size < 1024) return `${size} B`;
  const [unit, divisor] = size < 1024 ** 2 ? ["KB", 1024] : (["MB", 1024 ** 2] as const);
  return `${(size / Number(divisor)).toFixed(1).replace(/\.0$/, "")} ${unit}`;
}

/** 0.934 or "0.934" → "93 %"; only what is certain is "100 %". */
export function percent(probability: number | string): string {
  const share = Number(probability) * 100;
  return `${share < 100 ? Math.min(Math.round(share), 99) : 100} %`;
}
