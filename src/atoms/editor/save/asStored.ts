/** A value as the platform may store it: trimmed texts, normalised times. */
function storedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedValue);
  if (typeof value !== 'string') return value ?? null;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value.trim();
}

/** Fields on the wire, as the platform may store them. */
export const asStored = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storedValue(value)]));
