import { storedMark, rowsMarkKey as name } from '../session/authorMark.ts';

/** `kept`: rows may be stored. `leaving`: they must not be shown to anybody any more, and may still be stored. */
type Mark = 'kept' | 'leaving' | null;

/** Records the state synchronously: the page may go before the rows themselves are written or removed. */
export function markRows(mark: Mark): void {
  // If nothing can be recorded, the next start shows no rows.
  try {
    if (mark === null) localStorage.removeItem(name);
    else localStorage.setItem(name, mark);
  } catch {}
}

/** Whether the author allows stored rows on this device: yes, unless they have disabled it (`setting.ts`). */
export const keepsRows = () => storedMark('kabinet.keepRows') !== 'false';

/** The recorded state of the stored rows. */
export function rowsMark(): Mark {
  const mark = storedMark(name);
  return mark === 'kept' || mark === 'leaving' ? mark : null;
}
