import type * as v from 'valibot';

/** Fields of every entity that only the platform sets. */
export const stampFields = ['id', 'createdAt', 'updatedAt'];

/** What a body has beside the fields that only the platform sets. */
export const withoutOwn = (body: Record<string, unknown>, own: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !own.includes(field)));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is v.GenericSchema => isObject(value) && value['kind'] === 'schema';

/**
 * Reduces a parsed value to the fields of its schema, at any depth. A console may send back what it read from a newer platform; this one stores only
 * what it knows. Otherwise a caller could store unlimited data.
 */
export function onlyNamed(schema: v.GenericSchema, value: unknown): unknown {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return onlyNamed(schema.wrapped, value);
  if ('item' in schema && Array.isArray(value)) {
    const { item } = schema;
    return isSchema(item) ? value.map((one: unknown) => onlyNamed(item, one)) : value;
  }
  if (!('entries' in schema) || !isObject(schema.entries) || !isObject(value)) return value;
  const named = Object.entries(schema.entries).flatMap(([field, inner]): [string, unknown][] =>
    Object.hasOwn(value, field) && isSchema(inner) ? [[field, onlyNamed(inner, value[field])]] : [],
  );
  return Object.fromEntries(named);
}
