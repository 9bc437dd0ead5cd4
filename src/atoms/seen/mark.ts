import { noted, seenMark as name } from '../session/mark.ts';

/** `kept`: there may be rows. `leaving`: they are nobody's to see any more, and may be there still. */
type Mark = 'kept' | 'leaving' | null;

/** Notes at once how it stands: the page may go before the rows themselves are written or removed. */
export function markRows(mark: Mark): void {
  // Where nothing can be noted no rows are shown at the next start.
  try {
    if (mark === null) localStorage.removeItem(name);
    else localStorage.setItem(name, mark);
  } catch {}
}

/** Whether the author lets rows be kept on this device: they do unless they have said otherwise (`setting.ts`). */
export const keepsRows = () => noted('kabinet.keepRows') !== 'false';

export function rowsMark(): Mark {
  const mark = noted(name);
  return mark === 'kept' || mark === 'leaving' ? mark : null;
}
