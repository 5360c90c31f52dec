const MOST = 5000;

/** Remembers the answers of a pure function about short texts; of too many it keeps those asked for lately. */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  let known = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST) [older, known] = [known, new Map()];
    const earlier = older.get(text);
    const now = earlier === undefined ? answer(text) : earlier;
    known.set(text, now);
    return now;
  };
}

/** Remembers the answers of a pure function about objects, as long as the objects live. */
export function kept<Key extends object, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = answer(key);
    known.set(key, now);
    return now;
  };
}
