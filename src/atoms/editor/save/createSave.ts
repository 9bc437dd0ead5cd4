import { atom, type Getter, type Setter } from 'jotai';
import { asApiError, fieldWords } from '#api/api-error.ts';
import { deviceAtom } from '../../device.ts';
import { isRefused } from '../../lostAnswer.ts';
import { isSameAuthor, requireSameAuthor } from '../../session/sameAuthor.ts';
import { authorAtom } from '../../session/session.ts';
import { languageAtom } from '../../ui/language.ts';
import type { Editable } from '../config.ts';
import type { DraftState } from '../draft.ts';
import { check } from './check.ts';
import { takeChoices, type SaveRequest } from './conflicts.ts';
import { entity } from './entity.ts';
import { parts } from './parts.ts';
import { price } from './price.ts';
import { program } from './program.ts';
import { settle } from './settle.ts';
import { isAny, type EditorConfig, type Save, type SaveResult, type Stage } from './stage.ts';

const stages: readonly Stage[] = [check, entity, parts, program, price];

/** Runs the stages of a save until one ends it. */
async function goThrough<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Promise<SaveResult<Fields>> {
  for (const stage of stages) {
    const result = await stage(save);
    if (result !== null) return result;
  }
  return settle(save);
}

/**
 * Saves an existing entity as the only page of this device: another tab's save between this one's read and write would be overwritten. An entity with
 * a programme is refused instead, because its save may take long.
 */
async function run<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Promise<SaveResult<Fields>> {
  const { get, id, config } = save;
  if (id === null || config.program !== undefined) return goThrough(save);
  const letGo = await get(deviceAtom).wait(`saving/${config.kind}/${id}`, new AbortController().signal);
  try {
    return await goThrough(save);
  } finally {
    letGo();
  }
}

/** The save function of an editor. */
export function createSave<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
  state: DraftState<Item, Fields>,
) {
  const { drafts, savingAtom, problemsAtom, idOf, allArrived, moveArrivals } = state;

  /** Running saves by draft key: a second press joins the first, but not if another author has signed in. */
  const underWayAtom = atom(() => new Map<string, Promise<SaveResult<Fields>>>());
  const nameOf = (get: Getter, key: string) => `${get(authorAtom)?.id}/${key}`;
  /** Notified when a draft's entity exists: `from` is the draft key, `to` the id. */
  const arrivals = new Set<(set: Setter, from: string, to: string) => void>();

  /**
   * Saves a draft: the entity, its parts, then its price. An invalid form resolves to problems by field, changes by somebody else to conflicts, and
   * then nothing is sent. A failed call is reported and thrown; another save continues from there and creates nothing twice.
   */
  const saveAtom = atom(null, (get, set, request: SaveRequest<Fields>): Promise<SaveResult<Fields>> => {
    const { key } = request;
    const author = get(authorAtom)?.id;
    const name = nameOf(get, key);
    const underWay = get(underWayAtom);
    const running = underWay.get(name);
    if (running) return running;
    const begin = async () => {
      set(savingAtom, (keys) => new Set(keys).add(key));
      const sentBefore = drafts.slotOf(get, key).draft?.sent;
      try {
        await allArrived(get, key);
        // Edits under this key may be the next author's by now.
        requireSameAuthor(get, author);
        takeChoices(get, set, state, request);
        const edits = drafts.slotOf(get, key).draft?.fields ?? {};
        const tellSaved = (id: string) => {
          moveArrivals(get, key, id);
          for (const tell of arrivals) tell(set, key, id);
        };
        // A page that went after everything was sent has left no draft, only the result.
        const made = isAny(edits) ? null : (config.program?.madeBy(get, key) ?? null);
        const id = idOf(get, key) ?? made;
        return await run({ get, set, config, state, author, key, edits, id, isUnchanged: false, tellSaved });
      } catch (error) {
        const language = get(languageAtom);
        const fields = { ...fieldWords(asApiError(error), language), ...config.refused?.(error, language) };
        if (isSameAuthor(get, author)) {
          set(problemsAtom, (all) => ({ ...all, [key]: { ...all[key], ...fields } }));
          const { draft } = drafts.slotOf(get, key);
          // The platform has nothing of what it refused. A read that it refused tells nothing of what was sent before.
          if (isRefused(error) && draft !== null && draft.sent !== sentBefore)
            set(drafts.setAtom, { key, draft: { ...draft, sent: undefined } });
        }
        throw error;
      } finally {
        underWay.delete(name);
        // The draft and uploads under this key may be the next author's by now.
        if (!underWay.has(nameOf(get, key)))
          set(savingAtom, (keys) => new Set([...keys].filter((other) => other !== key)));
      }
    };
    const saving = begin();
    underWay.set(name, saving);
    return saving;
  });

  /** Waits for a running save. Returns the id of its entity; null if there is no save, or it failed. */
  const savedMeanwhileAtom = atom(null, async (get, _set, key: string): Promise<string | null> => {
    const result = await get(underWayAtom)
      .get(nameOf(get, key))
      // Its caller is told.
      ?.catch(() => undefined);
    return result?.status === 'saved' || result?.status === 'unchanged' ? result.id : null;
  });

  return {
    savingAtom,
    saveAtom,
    savedMeanwhileAtom,
    /** Calls back with the key of a draft and the id of its entity whenever one was saved. */
    onSaved: (tell: (set: Setter, from: string, to: string) => void) => void arrivals.add(tell),
  };
}
