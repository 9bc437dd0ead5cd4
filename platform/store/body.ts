import { DamagedError, type Doc } from './store.ts';

/** What every stored body has; the schema of its kind checks its own fields. */
const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'createdAt', 'updatedAt'].every((field) => typeof Reflect.get(value, field) === 'string');

/** A document from its stored JSON. Throws `DamagedError`. */
export function docOf(kind: string, id: string, body: string): Doc {
  try {
    const doc: unknown = JSON.parse(body);
    if (isDoc(doc)) return doc;
  } catch {
    // Invalid JSON is a damaged document.
  }
  throw new DamagedError(`${kind} ${id} is damaged in the database`);
}
