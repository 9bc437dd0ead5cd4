/** Where the device notes that somebody works here. Nothing of who it is. */
const mark = 'kabinet.here';

/** Notes whether an author works here. */
export function markAuthor(here: boolean): void {
  // Only a start that is a little slower is lost where nothing can be stored.
  try {
    if (here) localStorage.setItem(mark, '1');
    else localStorage.removeItem(mark);
  } catch {}
}

/** Whether an author worked here when this device was last used, and will most likely be let in now. */
export function authorWasHere(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
}
