/** Wraps synchronous work in a promise: errors reject it instead of being thrown. */
export const asPromise = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()));
