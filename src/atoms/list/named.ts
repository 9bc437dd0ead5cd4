/** One instance per name, created on demand. Only for the few names in the code. */
export function named<T>(make: (name: string) => T): ((name: string) => T) & { all: () => Iterable<T> } {
  const made = new Map<string, T>();
  const get = (name: string) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
  return Object.assign(get, { all: () => made.values() });
}
