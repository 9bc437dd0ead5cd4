import { DamagedError, type Doc } from './store.ts';

/** What every kept body is; its own fields are its kind's to check. */
const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'createdAt', 'updatedAt'].every((field) => typeof Reflect.get(value, field) === 'string');

/** A document from the JSON it is kept as. Throws `DamagedError`. */
export function docOf(kind: string, id: string, body: string): Doc {
  try {
    const doc: unknown = JSON.parse(body);
    if (isDoc(doc)) return doc;
  } catch {
    // What is no JSON is no document either.
  }
  throw new DamagedError(`${kind} ${id} is damaged in the database`);
}
