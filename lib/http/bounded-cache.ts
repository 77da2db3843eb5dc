export type BoundedCache<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly clear: () => void;
};

type Bounds<Value> = {
  readonly entries: number;
  readonly bytes: number;
  readonly sizeOf: (value: Value) => number;
};

/** Values by key, bounded in number and size: the least recently read goes first. */
export function createBoundedCache<Value>({ entries, bytes, sizeOf }: Bounds<Value>): BoundedCache<Value> {
  const held = new Map<string, Value>();
  let size = 0;

  function forget(key: string) {
    const value = held.get(key);
    if (value !== undefined && held.delete(key)) size -= sizeOf(value);
  }

  return {
    get(key) {
      const value = held.get(key);
      if (value !== undefined) {
        held.delete(key);
        held.set(key, value);
      }
      return value;
    },
    set(key, value) {
      forget(key);
      held.set(key, value);
      size += sizeOf(value);
      for (const [oldest] of held) {
        if (held.size <= entries && size <= bytes) break;
        forget(oldest);
      }
    },
    clear() {
      held.clear();
      size = 0;
    },
  };
}
