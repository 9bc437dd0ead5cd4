import { atom, type Getter, type Setter, type WritableAtom } from 'jotai';
import type { Attachment } from '#domain/upload/schema.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';
import { keptAuthor } from '../session/entering.ts';
import { isSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import { commitAtom, engineAtom, onChange, patchAtom } from './engine.ts';
import { entriesAtom, isOver, type Entry, type UploadTarget } from './entries.ts';
import { tabKey } from './keys.ts';
import { loadTargetCode } from './targetCode.ts';
import { isAwaited } from './waiting.ts';

/** The result of an upload, for its target. */
interface Uploaded {
  target: UploadTarget;
  /** The stream's id; for other purposes the id of the image or attachment. */
  streamID: string;
  attachment: Attachment | null;
}

type TargetHandler = WritableAtom<null, [Uploaded], Promise<void>>;
const handlers = new Map<UploadTarget['kind'], TargetHandler>();

/** Registers who takes the results for a kind of target. `registerTargetCode` loads a module that is not loaded yet. */
export function onUploaded(kind: UploadTarget['kind'], handler: TargetHandler): void {
  handlers.set(kind, handler);
}

const underWayAtom = atom(() => new Set<string>());

/** Waits until this tab is the one that added an upload, or that one is closed: an open tab locks its own name. */
async function isMine(get: Getter, { origin, id }: Entry): Promise<boolean> {
  const { tab, author } = get(engineAtom);
  if (origin === tab || author === null) return true;
  const letGo = await get(deviceAtom).wait(tabKey(origin), new AbortController().signal);
  letGo();
  const entry = get(entriesAtom).find((one) => one.id === id);
  return get(engineAtom).author === author && entry !== undefined && !entry.delivered;
}

/** Gives a result to its target. The tab that added the file does this, because the draft may be open there; otherwise the working tab. */
async function deliver(get: Getter, set: Setter, entry: Entry): Promise<void> {
  const { target, streamID, attachment, id } = entry;
  if (target === null || streamID === null) return;
  const author = keptAuthor(get);
  // A picture shows its progress in place: nothing is left to tell.
  const end = () =>
    entry.purpose === 'image' || entry.purpose === 'avatar'
      ? set(commitAtom, { type: 'remove', ids: [id] })
      : set(patchAtom, id, { delivered: true });
  if (isAwaited(get, id)) return end();
  if (!(await isMine(get, entry))) return;
  if (!handlers.has(target.kind)) await loadTargetCode(target);
  const handler = handlers.get(target.kind);
  // Meanwhile another author may have come, and what has the target's key is theirs.
  if (handler === undefined || keptAuthor(get) !== author) return;
  // The target may have been saved meanwhile.
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
  const author = get(authorAtom)?.id;
  for (const entry of ready) {
    underWay.add(entry.id);
    deliver(get, set, entry).then(
      () => underWay.delete(entry.id),
      (error: unknown) => {
        // An author who has left may come back to this page. Otherwise the next visit tries again.
        if (!isSameAuthor(get, author)) underWay.delete(entry.id);
        logFailure('What was uploaded did not reach what waits for it', error);
      },
    );
  }
});
