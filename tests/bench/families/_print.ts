const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `1,234.50`. */
export function us(value: number, decimals = 2): string {
  return grouped(value, decimals, ",", ".");
}

/** `1.234,50`. */
export function eu(value: number, decimals = 2): string {
  return grouped(value, decimals, ".", ",");
}

/** `1 234,50`, with the blank of your choice. */
export function fr(value: number, decimals = 2, blank = " "): string {
  return grouped(value, decimals, blank, ",");
}

/** `1'234.50`. */
export function ch(value: number, decimals = 2): string {
  return grouped(value, decimals, "'", ".");
}

/** `12,34,567.00`. */
export function lakh(value: number, decimals = 2): string {
  const [whole = "", part] = value.toFixed(decimals).split(".");
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",");
  return [head ? `${head},${whole.slice(-3)}` : whole, part].filter(Boolean).join(".");
}

/** Without groups: `1234.50`. */
export function bare(value: number, decimals = 2): string {
  return value.toFixed(decimals);
}

function grouped(value: number, decimals: number, group: string, mark: string): string {
  const [whole = "", part] = value.toFixed(decimals).split(".");
  const head = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? `${head}${mark}${part}` : head;
}

/** An ISO day by a pattern: yyyy yy mm m dd d Mon MON. */
export function day(iso: string, pattern: string): string {
  const [y = "", m = "", d = ""] = iso.split("-");
  const month = MONTHS[Number(m) - 1]!;
  const parts: Record<string, string> = {
    yyyy: y,
    yy: y.slice(2),
    mm: m,
    m: String(Number(m)),
    dd: d,
    d: String(Number(d)),
    Mon: month,
    MON: month.toUpperCase(),
  };
  return pattern.replace(/yyyy|yy|mm|m|dd|d|Mon|MON/g, (part) => parts[part]!);
}
