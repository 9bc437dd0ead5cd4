/** Where the device keeps what bulk edits write, and how far each is, by the author; without one, those of all. */
export const plansOf = (author?: string) => (author === undefined ? 'bulk/' : `bulk/${author}/`);
export const progressOf = (author: string) => `bulk-progress/${author}/`;
