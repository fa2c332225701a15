const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

interface Options {
  entries?: Record<string, string>;
  /** The number of characters that fit, including keys. */
  room?: number;
  /** The methods that throw, as in a browser that blocks a part of the storage. */
  broken?: readonly ('getItem' | 'setItem' | 'removeItem')[];
}

/** Creates a storage in memory with a quota and faults. */
export function fakeStorage({ entries = {}, room = Number.POSITIVE_INFINITY, broken = [] }: Options = {}): Storage {
  const content = new Map(Object.entries(entries));
  const used = () => [...content].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    get length() {
      return content.size;
    },
    key: (index) => [...content.keys()][index] ?? null,
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, text) => {
      const before = content.get(key);
      content.set(key, text);
      if (used() <= room) return;
      if (before === undefined) content.delete(key);
      else content.set(key, before);
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: (key) => {
      content.delete(key);
    },
    clear: () => content.clear(),
    ...Object.fromEntries(broken.map((method) => [method, blocked])),
  };
}
