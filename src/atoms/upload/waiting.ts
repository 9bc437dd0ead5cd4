import { atom, type Getter } from 'jotai';
import { ApiError } from '#api/api-error.ts';
import type { Attachment } from '#domain/upload/schema.ts';
import { onChange } from './engine.ts';
import { entriesAtom, isOver, type UploadTarget } from './entries.ts';

/** What an upload became. */
export interface Sent {
  streamID: string;
  attachment: Attachment | null;
}

/** What arrived, and what waits for it by now. */
interface Arrived extends Sent {
  target: UploadTarget | null;
}

interface Waiter {
  done: (arrived: Arrived) => void;
  failed: (error: unknown) => void;
}

/** Who waits in this tab, by the id of the upload. */
const waitersAtom = atom(() => new Map<string, Waiter>());

/** The failures of this tab's transfers, whose words the list does not carry. */
const failuresAtom = atom(() => new Map<string, unknown>());

/** Notes why an upload failed, for who waits for it. */
export const failWaiter = (get: Getter, id: string, error: unknown): void => {
  if (get(waitersAtom).has(id)) get(failuresAtom).set(id, error);
};

/** Whether anybody waits for an upload, and tells of its failure. */
export const isAwaited = (get: Getter, id: string) => get(waitersAtom).has(id);

/**
 * Waits until an upload of this tab has ended, whichever tab sends it. A session that ends is waited out.
 * @throws ApiError of the last try, or «aborted» when the upload was taken off the list
 */
export function whenUploaded(get: Getter, id: string): Promise<Arrived> {
  return new Promise((done, failed) => {
    get(waitersAtom).set(id, { done, failed });
    settle(get, id);
  });
}

function settle(get: Getter, id: string): void {
  const waiter = get(waitersAtom).get(id);
  const entry = get(entriesAtom).find((one) => one.id === id);
  const end = (tell: (to: Waiter) => void) => {
    get(waitersAtom).delete(id);
    get(failuresAtom).delete(id);
    if (waiter) tell(waiter);
  };
  if (entry === undefined)
    return end(({ failed }) => failed(new ApiError('aborted', 'The upload was put away')));
  const { streamID, attachment, target, reason, said } = entry;
  if (isOver(entry) && streamID !== null) return end(({ done }) => done({ streamID, attachment, target }));
  if (entry.state !== 'error' || reason === 'unauthorized') return undefined;
  const cause = get(failuresAtom).get(id) ?? new ApiError('http', said ?? reason ?? 'error', { status: 500 });
  return end(({ failed }) => failed(cause));
}

onChange((get) => {
  for (const id of get(waitersAtom).keys()) settle(get, id);
});
