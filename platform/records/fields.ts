/** Fields of every entity that only the platform sets. */
export const stampFields = ['id', 'createdAt', 'updatedAt'];

/** What a body says beside the fields that only the platform sets. */
export const withoutOwn = (body: Record<string, unknown>, own: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !own.includes(field)));
