/** The device's keys of a bulk edit's plan and progress, by author; without an author the prefixes of all. */
export const plansOf = (author?: string) => (author === undefined ? 'bulk/' : `bulk/${author}/`);
export const progressOf = (author: string) => `bulk-progress/${author}/`;
