import { now } from '#lib/time/clock.ts';
import { waitsFor, type Change } from './changes.ts';
import { isOver, type Entry } from './entries.ts';

// A tab that takes over has heard most of what the previous one did, and the device was told most of it; but neither knows everything.

/** What the previous tab had stored and this one has not heard of, so that sent bytes are not sent again. */
export function withKept(entries: readonly Entry[], kept: readonly Entry[]): Entry[] {
  const known = new Map(kept.map((entry) => [entry.id, entry]));
  return entries.map((entry) => {
    const of = known.get(entry.id);
    if (of === undefined || isOver(entry)) return entry;
    if (isOver(of)) return of;
    const { session, parts, progress, sentBytes, mark } = of;
    const isSame = mark.size === entry.mark.size && mark.lastModified === entry.mark.lastModified;
    const isNews = session !== null && session.sessionId !== entry.session?.sessionId;
    return isSame && isNews ? { ...entry, session, parts, progress, sentBytes } : entry;
  });
}

/** How long a removed recording can be restored, ms: as long as platforms keep incomplete uploads. */
const takenBackKept = 7 * 24 * 60 * 60 * 1000;

/** Whether nobody will want it any more: a version of an earlier visit may restore it until then. */
export const isForgotten = ({ purpose, state, addedAt }: Entry): boolean =>
  purpose === 'stream' && state === 'waitingPlace' && addedAt < now() - takenBackKept;

/**
 * Entries that the device has and this tab has never seen: the previous tab added them, and its message was lost with it, or is still on its way.
 * Entries that this tab saw leave the list stay away, and so do those replaced by a later file.
 */
export function unheardOf(
  entries: readonly Entry[],
  kept: readonly Entry[],
  gone: ReadonlySet<string>,
): Entry[] {
  const known = new Set(entries.map(({ id }) => id));
  return kept.filter((one) => {
    if (known.has(one.id) || gone.has(one.id) || isForgotten(one)) return false;
    const { target, addedAt } = one;
    return target === null || !entries.some((entry) => waitsFor(target)(entry) && entry.addedAt >= addedAt);
  });
}

/**
 * The valid part of a late change from the previous tab: this tab knows the progress of its files itself, and another session in place of its own
 * would make two of one file. That a file has arrived, or was removed, is news.
 */
export function saidLate(entries: readonly Entry[], change: Change): Change {
  if (change.type !== 'patch') return change;
  const over = new Set(entries.filter(isOver).map(({ id }) => id));
  const isNews = (id: string, { state, streamID, delivered }: Partial<Entry>) => {
    const hasArrived = streamID !== undefined && streamID !== null;
    return over.has(id) ? delivered === true && !hasArrived : hasArrived || state === 'waitingPlace';
  };
  return { type: 'patch', patches: change.patches.filter(({ id, patch }) => isNews(id, patch)) };
}
