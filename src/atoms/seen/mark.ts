/** Where the device notes that rows of an author are kept on it, or that they are to go. Nothing of whose they are. */
const name = 'kabinet.seen';

/** `kept`: there may be rows. `leaving`: they are nobody's to see any more, and may be there still. */
export type Mark = 'kept' | 'leaving' | null;

/** Notes at once how it stands: the page may go before the rows themselves are written or removed. */
export function markRows(mark: Mark): void {
  // Where nothing can be noted no rows are shown at the next start.
  try {
    if (mark === null) localStorage.removeItem(name);
    else localStorage.setItem(name, mark);
  } catch {}
}

/** Whether the author lets rows be kept on this device: they do unless they have said otherwise (`setting.ts`). */
export function keepsRows(): boolean {
  try {
    return localStorage.getItem('kabinet.keepRows') !== 'false';
  } catch {
    return false;
  }
}

export function rowsMark(): Mark {
  try {
    const mark = localStorage.getItem(name);
    return mark === 'kept' || mark === 'leaving' ? mark : null;
  } catch {
    return null;
  }
}
