/** One of each for a name, made when it is first asked for. For names that the code knows, of which there are few. */
export function named<T>(make: (name: string) => T): ((name: string) => T) & { all: () => Iterable<T> } {
  const made = new Map<string, T>();
  const get = (name: string) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
  return Object.assign(get, { all: () => made.values() });
}
