import { atom, type Getter, type Setter } from 'jotai';
import { isIdle, type Draft, type Kept } from './records.ts';
import { authorAtom } from '../session/session.ts';

/** The draft of one entity. */
interface Slot<F> extends Kept<F> {
  /** Whether drafts of earlier visits were read from the device. */
  loaded: boolean;
  /** When the device stored it last, ms; null before that. */
  keptAt: number | null;
}

const emptySlot = { loaded: false, draft: null, offer: null, older: [], keptAt: null };

/** Whether an offer can be shown: there are no unsaved edits, and no save has just created the entity. Two drafts are never mixed. */
const isFree = <F extends object>({ draft }: Slot<F>): boolean => isIdle(draft) && !draft?.createdId;

/** Drafts of earlier visits are offered one by one, the next once nothing is in its way. */
function withOffer<F extends object>(slot: Slot<F>): Slot<F> {
  const [offer, ...older] = slot.older;
  return offer === undefined || slot.offer !== null || !isFree(slot) ? slot : { ...slot, offer, older };
}

const none: readonly never[] = [];

/** Drafts that may be offered. The first one with something new is shown: a draft that was saved meanwhile has nothing new. */
export function offeredOf<F extends object>(slot: Slot<F>): readonly Draft<F>[] {
  const { offer, older } = slot;
  if (offer === null) return none;
  return isFree(slot) ? [offer, ...older] : [offer];
}

/** The drafts of one kind on this page, by entity key. */
export function createDraftSlots<F extends object>(kind: string) {
  const slotsAtom = atom<Readonly<Record<string, Slot<F>>>>({});

  const slotOf = (get: Getter, key: string): Slot<F> => get(slotsAtom)[key] ?? emptySlot;

  const patchSlot = (set: Setter, key: string, patch: Partial<Slot<F>>) =>
    set(slotsAtom, (slots) => ({ ...slots, [key]: withOffer({ ...emptySlot, ...slots[key], ...patch }) }));

  const nameOf = (author: string, key: string) => `draft/${author}/${kind}/${key}`;
  const deviceName = (get: Getter, key: string) => {
    const author = get(authorAtom);
    return author && nameOf(author.id, key);
  };

  return { slotsAtom, slotOf, patchSlot, nameOf, deviceName };
}

/** The drafts of one kind. */
export type DraftSlots<F extends object> = ReturnType<typeof createDraftSlots<F>>;
