/** The outcome of work that is done at once, as a promise: a failure comes out of it and not out of the call. */
export const later = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()));
