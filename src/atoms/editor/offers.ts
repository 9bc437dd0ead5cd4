import { atom, type Getter, type Setter } from 'jotai';
import { pick } from '../draft/drafts.ts';
import { emptyDraft, type Draft } from '../draft/records.ts';
import type { Editable } from './config.ts';
import type { EditorConfig } from './save/stage.ts';
import { newKey, type DraftState, type ServerCopy } from './draft.ts';
import { differencesOf, has, type Difference } from './fields.ts';

/** An unsaved version of an earlier visit. */
export interface DraftOffer<Fields> {
  /** When it was edited last, ms. */
  keptAt: number;
  /** When the platform's copy changed last, ISO; null where there is none. */
  serverUpdatedAt: string | null;
  differences: Difference<Fields>[];
  /** The whole version: the stored edits over the platform's copy. */
  fields: Fields;
}

/** The offer for a left version; null if nothing differs any more. */
export function offerOf<Item, Fields extends object>(
  offer: Draft<Fields>,
  server: ServerCopy<Item, Fields>,
): DraftOffer<Fields> | null {
  const differences = differencesOf(offer, server.fields);
  // A version that was saved meanwhile, here or elsewhere, is no offer.
  if (differences.length === 0) return null;
  return {
    keptAt: offer.editedAt,
    serverUpdatedAt: server.updatedAt,
    differences,
    fields: { ...server.fields, ...offer.fields },
  };
}

/** The author's decisions on an offered version, and on all edits. */
export function createOffers<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
  state: DraftState<Item, Fields>,
) {
  const { drafts, steps, versions, cachedCopy, idOf, shownOf } = state;

  /** Changes the form as one step of undo. */
  function asStep(get: Getter, set: Setter, key: string, change: () => void): void {
    const before = shownOf(get, key);
    change();
    steps.record(get, set, { key, before, after: shownOf(get, key) });
  }

  /** Removes versions that were saved meanwhile: the author was shown the one behind them. */
  function pass(get: Getter, set: Setter, key: string): void {
    const there = (left: Draft<Fields>) => cachedCopy(get, left.createdId ?? idOf(get, key));
    set(drafts.discardObsoleteAtom, { key, isObsolete: (left) => offerOf(left, there(left)) === null });
  }

  return {
    /** «Восстановить»: the offered version becomes the draft. */
    restoreAtom: atom(null, (get, set, key: string) => {
      // What a creation has made would be taken for what is restored.
      if (key === newKey && get(state.savingAtom).has(key)) return;
      pass(get, set, key);
      asStep(get, set, key, () => set(drafts.restoreAtom, key));
    }),

    /** «Отбросить»: discards the offered version; without one, reverts all edits. */
    discardAtom: atom(null, (get, set, key: string): void => {
      pass(get, set, key);
      const { offer, draft } = drafts.slotOf(get, key);
      const left = { ...cachedCopy(get, idOf(get, key)).fields, ...(offer ?? draft)?.fields };
      versions.keep(get, { key, why: 'discarded', fields: left });
      const takeBack = () => {
        set(state.problemsAtom, (all) => ({ ...all, [key]: {} }));
        set(drafts.setAtom, { key, draft: draft?.createdId ? emptyDraft(draft.createdId) : null });
      };
      if (offer === null) asStep(get, set, key, takeBack);
      else set(drafts.discardOfferAtom, key);
      config.program?.onDiscard(get, set, { key, left, stay: (offer && draft?.fields) ?? {} });
    }),

    /**
     * «Собрать версию»: these fields of the device become edits, beside those made since; the rest is the platform's. The author saw the platform's
     * values while choosing, so they are no conflict later.
     */
    chooseAtom: atom(null, (get, set, { key, fields }: { key: string; fields: Partial<Fields> }) => {
      pass(get, set, key);
      const { offer, draft } = drafts.slotOf(get, key);
      const createdId = draft?.createdId ?? offer?.createdId ?? null;
      const tried = draft?.tried ?? offer?.tried;
      // The result of its save, certain or possible, is continued with.
      if (createdId !== null || tried !== undefined)
        set(drafts.setAtom, { key, draft: { ...emptyDraft(createdId), ...draft, createdId, tried } });
      const chosen = Object.keys(fields).filter((name) => draft === null || !has(draft.fields, name));
      if (chosen.length > 0) set(state.editAtom, { key, patch: pick(fields, chosen) });
      set(drafts.discardOfferAtom, key);
    }),
  };
}
