import { type Cache, isOwn } from "./cache.ts";

/** A cache in this process: at most `entries` entries, the ones longest unread leave first. */
export function memoryCache({
  entries = 50_000,
  now = Date.now,
}: {
  entries?: number;
  now?: () => number;
} = {}): Cache {
  const kept = new Map<string, { value: string; until: number }>();
  return {
    async get(key) {
      const entry = kept.get(key);
      if (!entry) return null;
      kept.delete(key);
      if (entry.until <= now()) return null;
      kept.set(key, entry);
      return entry.value;
    },
    async set(key, value, ttlSeconds) {
      kept.delete(key);
      kept.set(key, { value, until: now() + ttlSeconds * 1000 });
      if (kept.size > entries) kept.delete(kept.keys().next().value!);
    },
    async flush(pattern) {
      const matches = globExpression(pattern);
      let removed = 0;
      for (const [key, { until }] of kept) {
        if (!isOwn(key) || !matches.test(key)) continue;
        kept.delete(key);
        if (until > now()) removed += 1;
      }
      return removed;
    },
    check: async () => {},
    close: async () => kept.clear(),
  };
}

/**
 * Redis' glob as a regular expression: `*`, `?`, `[a-z]`, `[^a]` and `\` before a character that stands for itself. What stands between
 * two stars is taken where it first comes and never sought again (a look-ahead and its own match), so that no pattern takes for ever.
 */
function globExpression(pattern: string): RegExp {
  const [first = "", ...others] = partsOf(pattern);
  const last = others.pop();
  const between = others.filter(Boolean).map((part, i) => `(?=([^]*?${part}))\\${i + 1}`);
  return new RegExp(`^${first}${between.join("")}${last === undefined ? "" : `[^]*${last}`}$`);
}

/** What stands between the stars of a glob, each as the source of an expression. */
function partsOf(pattern: string): string[] {
  const parts: string[] = [];
  let source = "";
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i]!;
    const close = char === "[" ? pattern.indexOf("]", i + 2) : -1;
    if (char === "*") {
      parts.push(source);
      source = "";
    } else if (char === "?") source += "[^]";
    else if (close > 0) {
      source += classOf(pattern.slice(i + 1, close));
      i = close;
    } else
      source += (char === "\\" && i + 1 < pattern.length ? pattern[++i]! : char).replace(
        /[\\^$.*+?()[\]{}|/]/g,
        "\\$&",
      );
  }
  return [...parts, source];
}

/** A set of characters; Redis reads a range in either direction. */
function classOf(set: string): string {
  const ranges = set.replace(/([^^])-(.)/g, (range, from, to) => (from > to ? `${to}-${from}` : range));
  return `[${ranges.replace(/[\\[\]]/g, "\\$&")}]`;
}
