// What moves publications: a list shows its rows without it.
import type { Store } from '#atoms/store.ts';
import { handled, isApiError } from '#api/api-error.ts';
import { allows } from '#domain/publication/rules.ts';
import { publish, requestApproval, unpublish } from '#api/publication/requests.ts';
import {
  publishAtom,
  refreshPublicationAtom,
  requestApprovalAtom,
  unpublishAtom,
} from '#atoms/publication/actions.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import type { messages } from './messages.ts';
import { MovedMeanwhile, undos, type Move } from './move.ts';

const requests = { publish, requestApproval, unpublish };
const intents = { publish: publishAtom, requestApproval: requestApprovalAtom, unpublish: unpublishAtom };

/** Moves one publication. A failure is told and thrown; what leaves the catalogue or enters it can be taken back. */
export async function moveOne(
  store: Store,
  move: Move,
  id: string,
  t: (typeof messages)['ru'],
): Promise<void> {
  await store.set(intents[move], id);
  const back = undos[move];
  if (back === undefined) return;
  const action = { label: t.undo, run: () => void handled(store.set(intents[back], id)) };
  store.set(showToastAtom, { kind: 'success', description: t[`${move}Done`], action });
}

/**
 * Moves one of several. Failures are reported together, and it is read again either way: it may have moved meanwhile.
 * @throws MovedMeanwhile where it stands in a status that does not allow the move
 */
export async function moveOneOf(store: Store, move: Move, id: string): Promise<void> {
  const refresh = () => handled(store.set(refreshPublicationAtom, id));
  try {
    await requests[move](id);
  } catch (error) {
    const fresh = await refresh();
    const moved = isApiError(error) && error.status === 422 && fresh && !allows(fresh.status, move);
    throw moved ? new MovedMeanwhile(fresh.status, error) : error;
  }
  await refresh();
}
