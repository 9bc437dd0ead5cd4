/** Synchronous storage like the browser's `localStorage`. It throws if there is no room for an entry. */
export function instantStorage(hasRoomFor: (name: string) => boolean = () => true) {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => values[name] ?? null,
    setItem: (name: string, value: string) => {
      if (!hasRoomFor(name)) throw new DOMException('full', 'QuotaExceededError');
      values[name] = value;
    },
    removeItem: (name: string) => void delete values[name],
    clear: () => {
      for (const name of Object.keys(values)) delete values[name];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(values, name, { value });
  return values;
}
