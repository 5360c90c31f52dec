const MOST = 5000;

/** Remembers the answers of a pure function about short texts; forgets all when there are too many. */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Answer;
    if (known.size >= MOST) known.clear();
    const now = answer(text);
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
