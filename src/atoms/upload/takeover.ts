import { now } from '#lib/time/clock.ts';
import { waitsFor, type Change } from './changes.ts';
import { isOver, type Entry } from './entries.ts';

// A tab that takes over has heard most of what the one before it did, the device was told most of it, and neither was told all.

/** What the tab that worked before had told the device and this one has not heard of: what it had sent is not sent again. */
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

/** How long a recording that was taken back waits for the author to want it again, ms: as long as platforms keep what is not whole. */
const takenBackKept = 7 * 24 * 60 * 60 * 1000;

/** Whether nobody will want it any more: what a version of an earlier visit may bring back waits for that. */
export const isForgotten = ({ purpose, state, addedAt }: Entry): boolean =>
  purpose === 'stream' && state === 'waitingPlace' && addedAt < now() - takenBackKept;

/**
 * What the device has of the queue and this tab has never heard of: the tab that worked before took it, and what it said of it was lost with
 * that tab, or is still on its way. What this tab saw leave the list stays away, and so does what a later file took the place of.
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
 * What counts of a change that the tab which worked before has said, and that comes once this one works: this one knows itself how far
 * its files are, and another session in place of its own would make two of one file. That a file has arrived, or was taken back, is news.
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
