/** The device's keys that tell that somebody works here, and in which time zone. Nothing tells who it is. */
const mark = 'kabinet.here';

/** Records that an author works here, with their time zone (IANA; without one the device's); null if nobody does. */
export function markAuthor(timeZone: string | null): void {
  // Without storage a start is only a little slower.
  try {
    if (timeZone === null) localStorage.removeItem(mark);
    else localStorage.setItem(mark, timeZone);
  } catch {}
}

/** The device's value of a key; null if it stores nothing. */
export function storedMark(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The key that tells that rows of an author are stored, or must be removed. It does not tell whose they are. */
export const rowsMarkKey = 'kabinet.seen';

/** Whether an author was signed in when this device was last used, and probably still is. */
export const authorWasHere = (): boolean => storedMark(mark) !== null;
