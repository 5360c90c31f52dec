/** Seconds an entry lives, by what it holds. */
export const TTL = { search: 300, record: 600, inventory: 60 } as const;

/** Whether a key is one of ours: the store may hold others'. */
export function isOwn(key: string): boolean {
  return key.startsWith("erp:");
}

/** Where ERP reads are kept for a while. Every key begins with `erp:`. */
export interface Cache {
  /** Null: not there. Throws when the store can't be reached in time. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** Removes the keys of ours that match a Redis glob pattern and returns how many there were. */
  flush(pattern: string): Promise<number>;
  /** Throws when the store doesn't answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Reads through a cache; a key that many ask for at once is loaded once. */
export interface ReadThrough {
  read<T>(key: string, ttlSeconds: number, load: () => Promise<T>): Promise<T>;
}

/** Reads go to `cache` first and fall through to `load`, also while the cache is out of reach. `T` must survive JSON. */
export function readThrough(cache: Cache): ReadThrough {
  const loading = new Map<string, Promise<unknown>>();
  const load = async <T>(key: string, ttlSeconds: number, source: () => Promise<T>) => {
    const kept = await cache.get(key).catch(() => null);
    if (kept !== null) return JSON.parse(kept) as T;
    const value = await source();
    await cache.set(key, JSON.stringify(value), ttlSeconds).catch(() => {});
    return value;
  };
  return {
    read<T>(key: string, ttlSeconds: number, source: () => Promise<T>) {
      const underWay = loading.get(key);
      if (underWay) return underWay as Promise<T>;
      const started = load(key, ttlSeconds, source).finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
  };
}
