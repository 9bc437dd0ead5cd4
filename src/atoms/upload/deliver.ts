import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import type { Attachment } from '#domain/upload/schema.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { commitAtom, engineAtom, onChange, patchAtom } from './engine.ts';
import { entriesAtom, isOver, type Entry, type UploadTarget } from './entries.ts';
import { tabKey } from './keys.ts';
import { loadTaker } from './takers.ts';
import { isAwaited } from './waiting.ts';

/** What an upload became, for what waited for it. */
interface Uploaded {
  target: UploadTarget;
  /** The stream; of other purposes the id of the image or attachment. */
  streamID: string;
  attachment: Attachment | null;
}

type TargetHandler = WritableAtom<null, [Uploaded], Promise<void>>;
const handlers = new Map<UploadTarget['kind'], TargetHandler>();

/** Declares who takes what is uploaded for targets of a kind. A module that is not loaded is found by `takenBy`. */
export function onUploaded(kind: UploadTarget['kind'], handler: TargetHandler): void {
  handlers.set(kind, handler);
}

const underWayAtom = atom(() => new Set<string>());

/** Waits until the tab that added an upload is this one, or gone: a living tab holds its own name. */
async function isMine(get: Getter, { origin, id }: Entry): Promise<boolean> {
  const { tab, author } = get(engineAtom);
  if (origin === tab || author === null) return true;
  const letGo = await get(deviceAtom).wait(tabKey(origin), new AbortController().signal);
  letGo();
  const entry = get(entriesAtom).find((one) => one.id === id);
  return get(engineAtom).author === author && entry !== undefined && !entry.delivered;
}

/** Gives a result to its target: the tab that added the file does, where its draft may be open; else the one that works. */
async function deliver(get: Getter, set: Setter, entry: Entry): Promise<void> {
  const { target, streamID, attachment, id } = entry;
  if (target === null || streamID === null) return;
  // A picture showed its way in its own place: nothing is left to tell of it.
  const end = () =>
    entry.purpose === 'image' || entry.purpose === 'avatar'
      ? set(commitAtom, { type: 'remove', ids: [id] })
      : set(patchAtom, id, { delivered: true });
  if (isAwaited(get, id)) return end();
  if (!(await isMine(get, entry))) return;
  if (!handlers.has(target.kind)) await loadTaker(target);
  const handler = handlers.get(target.kind);
  if (handler === undefined) return;
  // Meanwhile what waits may have been saved.
  const now = get(entriesAtom).find((one) => one.id === id)?.target ?? target;
  await set(handler, { target: now, streamID, attachment });
  end();
}

onChange((get, set) => {
  const { leading, tab } = get(engineAtom);
  const underWay = get(underWayAtom);
  const ready = get(entriesAtom).filter(
    (entry) =>
      isOver(entry) &&
      !entry.delivered &&
      entry.target !== null &&
      (entry.state === 'done' || entry.target.whenProcessed !== true) &&
      (leading || entry.origin === tab) &&
      !underWay.has(entry.id),
  );
  for (const entry of ready) {
    underWay.add(entry.id);
    deliver(get, set, entry).then(
      () => underWay.delete(entry.id),
      // It is tried again on the next visit.
      (error: unknown) => logFailure('What was uploaded did not reach what waits for it', error),
    );
  }
});
