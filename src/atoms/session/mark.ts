/** Where the device notes that somebody works here, and by which clock. Nothing of who it is. */
const mark = 'kabinet.here';

/** Notes that an author works here, with their zone (IANA; none: that of the device); null where nobody does. */
export function markAuthor(timeZone: string | null): void {
  // Only a start that is a little slower is lost where nothing can be stored.
  try {
    if (timeZone === null) localStorage.removeItem(mark);
    else localStorage.setItem(mark, timeZone);
  } catch {}
}

/** What the device has noted under a name; null where it stores nothing. */
export function noted(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Where the device notes that rows of an author are kept on it, or that they are to go. Nothing of whose they are. */
export const seenMark = 'kabinet.seen';

/** Whether an author worked here when this device was last used, and will most likely be let in now. */
export const authorWasHere = (): boolean => noted(mark) !== null;
