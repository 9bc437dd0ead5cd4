import { atom, type Getter } from 'jotai';
import { ApiError } from '#api/api-error.ts';
import type { Attachment } from '#domain/upload/schema.ts';
import { onChange } from './engine.ts';
import { entriesAtom, isOver, type UploadTarget } from './entries.ts';

/** The result of an upload. */
export interface Sent {
  streamID: string;
  attachment: Attachment | null;
}

/** Results, and who waits for them. */
interface Arrived extends Sent {
  target: UploadTarget | null;
}

interface Waiter {
  done: (arrived: Arrived) => void;
  failed: (error: unknown) => void;
}

/** Who waits in this tab, by upload id. */
const waitersAtom = atom(() => new Map<string, Waiter>());

/** The failures of this tab's transfers, whose details the list does not have. */
const failuresAtom = atom(() => new Map<string, unknown>());

/** Records why an upload failed, for those who wait for it. */
export const failWaiter = (get: Getter, id: string, error: unknown): void => {
  if (get(waitersAtom).has(id)) get(failuresAtom).set(id, error);
};

/** Whether anybody waits for an upload, and will report its failure. */
export const isAwaited = (get: Getter, id: string) => get(waitersAtom).has(id);

/**
 * Waits until an upload of this tab has ended, whichever tab sends it. It also waits through an expired session.
 * @throws ApiError of the last attempt, or «aborted» if the upload was cancelled
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
