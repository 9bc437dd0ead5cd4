import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { asApiError, fieldWords } from '#api/api-error.ts';
import { problemsOf, type Problems } from '#domain/problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import { price, type Publication } from '#domain/publication/schema.ts';
import { pick } from '../drafts.ts';
import { emptyDraft } from '../records.ts';
import { createPublicationAtom, editCostAtom, rereadPublicationAtom } from '../publication/publications.ts';
import { languageAtom } from '../ui/language.ts';
import type { Editable, EditorConfig, SaveInSteps } from './config.ts';
import { newKey, type DraftState, type ServerCopy } from './draft.ts';
import { changedFields, differencesOf, has, sameValue, type Difference } from './fields.ts';

/** What a save came to. A call that failed is thrown instead. */
export type SaveResult<Fields> =
  | { status: 'saved' | 'unchanged'; id: string }
  | { status: 'invalid'; problems: Problems }
  | { status: 'conflict'; conflicts: Difference<Fields>[] };

export interface SaveRequest<Fields> {
  /** The id of what is saved, or `new`. */
  key: string;
  /** What the author chose for the fields of a conflict. */
  resolved?: Partial<Fields>;
}

/** Fields that belong to the publication where a sale has no terms of its own. */
const priceFields = ['costKopecks', 'oldCostKopecks'];
const terms = v.object({
  costKopecks: v.optional(v.nullable(v.number()), null),
  oldCostKopecks: v.optional(v.nullable(v.number()), null),
});
const aPrice = v.object({ costKopecks: v.number() });

/** What the steps of one save share. */
interface Step<Fields> {
  get: Getter;
  set: Setter;
  key: string;
  /** The edits as they were when the save began; later ones wait for the next save. */
  edits: Partial<Fields>;
}

/** The saving of an editor's drafts: the entity, then its price. */
export function createSave<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
  state: DraftState<Item, Fields>,
) {
  type Copy = ServerCopy<Item, Fields>;
  type At = Step<Fields>;
  const { schemas, sale, parts, bodyOf = (fields) => ({ ...fields }) } = config;
  const { drafts, problemsAtom, cachedCopy, idOf, allArrived } = state;
  const names = Object.keys(config.empty);
  /** Fields that belong to the publication; the others are the entity's own. */
  const saleNames: readonly string[] = sale?.terms?.names ?? priceFields;
  const isPriceField = (field: string) => saleNames.includes(field);
  const isPart = (field: string) => parts?.names.some((name) => name === field) ?? false;
  const ownNames = names.filter((name) => !isPart(name) && (sale === undefined || !isPriceField(name)));

  /** Keys of the drafts that are being saved. */
  const savingAtom = atom<ReadonlySet<string>>(new Set<string>());
  /** Saves under way, so that a second press joins the first. */
  const underWayAtom = atom(() => new Map<string, Promise<SaveResult<Fields>>>());
  /** What the platform held when the author was shown a conflict, by the key of the draft. */
  const shownAtom = atom<Readonly<Record<string, Fields>>>({});
  /** Told of every draft whose entity is there now: `from` is the key of the draft, `to` the id. */
  const arrivals = new Set<(set: Setter, from: string, to: string) => void>();

  /** The edited fields of the entity itself that differ from the platform's. */
  const ownChanges = (edits: Partial<Fields>, copy: Copy): Partial<Fields> =>
    pick(
      edits,
      changedFields(edits, copy.fields).filter((name) => ownNames.includes(name)),
    );

  /** The edited fields of its sale that differ from the platform's. */
  const saleChanges = (edits: Partial<Fields>, copy: Copy): Partial<Fields> =>
    pick(edits, sale === undefined ? [] : changedFields(edits, copy.fields).filter(isPriceField));

  const priceChanged = (edits: Partial<Fields>, copy: Copy) =>
    Object.keys(saleChanges(edits, copy)).length > 0;

  /** A price that the entity bears itself, and no publication with it. */
  const owesPublication = (copy: Copy) => sale?.tellPrice !== undefined && copy.publication === null;

  const termsOf = (copy: Copy, edits: Partial<Fields>) => v.parse(terms, { ...copy.fields, ...edits });

  /** Puts the author's choices into the draft. What was shown beside them is their base now: they conflict no more. */
  function takeChoices(get: Getter, set: Setter, { key, resolved = {} }: SaveRequest<Fields>): void {
    const { draft } = drafts.slotOf(get, key);
    const shown = get(shownAtom)[key];
    if (draft === null || shown === undefined) return;
    const base = { ...draft.base, ...pick<Fields>(shown, Object.keys(resolved)) };
    set(drafts.setAtom, { key, draft: { ...draft, fields: { ...draft.fields, ...resolved }, base } });
  }

  function checkPrice({ get, edits }: At, copy: Copy): Problems {
    if (sale === undefined) return {};
    const language = get(languageAtom);
    if (sale.terms !== undefined) return problemsOf(sale.terms.schema, saleChanges(edits, copy), language);
    const { costKopecks, oldCostKopecks } = termsOf(copy, edits);
    // A price that was given once cannot be taken back, and a discount needs one.
    const priced = copy.publication !== null || Boolean(oldCostKopecks);
    return {
      ...(priceChanged(edits, copy) && problemsOf(price, { costKopecks, oldCostKopecks }, language)),
      ...(priced && costKopecks === null && problemsOf(aPrice, { costKopecks }, language)),
    };
  }

  /** Checks what would be sent: of a new entity all of it, of another one what changed; and the price as a whole. */
  function check(step: At, copy: Copy): Problems {
    const { get, edits } = step;
    const language = get(languageAtom);
    return {
      ...(copy.item
        ? problemsOf(schemas.update, { ...bodyOf(ownChanges(edits, copy)), id: copy.item.id }, language)
        : problemsOf(schemas.create, { name: '', ...bodyOf(pick(edits, ownNames)) }, language)),
      ...config.check?.({ ...copy.fields, ...edits }, language, copy.item),
      ...checkPrice(step, copy),
    };
  }

  /**
   * Takes saved values out of the draft. What was edited while they were on their way stays, with the saved value as its
   * base. `createdId` is kept with the draft of a new entity, so that no later save creates it again.
   */
  function settle({ get, set, key }: At, saved: Partial<Fields>, id: string): void {
    const { draft } = drafts.slotOf(get, key);
    if (draft === null) return;
    const taken = (name: string) => {
      const mine: Record<string, unknown> = { ...draft.fields };
      const theirs: Record<string, unknown> = { ...saved };
      return has(saved, name) && sameValue(mine[name], theirs[name]);
    };
    const left = Object.keys(draft.fields).filter((name) => !taken(name));
    const createdId = key === newKey ? id : null;
    const base = pick<Fields>({ ...draft.base, ...saved }, left);
    const done = left.length === 0 && createdId === null;
    set(drafts.setAtom, {
      key,
      draft: done ? null : { ...draft, fields: pick(draft.fields, left), base, createdId },
    });
  }

  /** What is of this moment has no publication: the editor need not wait to be told so. */
  function noPriceYet(get: Getter, id: string): void {
    if (sale === undefined) return;
    const none = publicationKeys.ofContents(sale.contentType, [id]);
    get(queryClientAtom).setQueryData<Publication[]>(none, []);
  }

  /** What is left of the draft of a new entity was never shown beside the platform's copy: it conflicts with nothing there. */
  function rebase({ get, set, key }: At, id: string): void {
    const { draft } = drafts.slotOf(get, key);
    if (draft === null) return;
    const base = pick<Fields>(cachedCopy(get, id).fields, Object.keys(draft.fields));
    set(drafts.setAtom, { key, draft: { ...draft, base } });
  }

  async function create(step: At): Promise<string> {
    const fields = pick(step.edits, ownNames);
    const { id, publicationId } = await config.create(step.set, bodyOf(fields));
    if (!publicationId) noPriceYet(step.get, id);
    settle(step, fields, id);
    rebase(step, id);
    return id;
  }

  /** Reads the entity anew, and its price when that is to change, and finds what both sides changed. */
  async function findConflicts(
    step: At,
    id: string,
    more: () => Difference<Fields>[] = () => [],
  ): Promise<Difference<Fields>[]> {
    const { get, set, key, edits } = step;
    const { publicationId } = await config.refresh(set, id);
    if (publicationId && priceChanged(edits, cachedCopy(get, id)))
      await set(rereadPublicationAtom, publicationId);
    const { draft } = drafts.slotOf(get, key);
    const theirs = cachedCopy(get, id).fields;
    const conflicts =
      draft === null ? [] : [...differencesOf(draft, theirs).filter(({ both }) => both), ...more()];
    if (conflicts.length > 0) set(shownAtom, (shown) => ({ ...shown, [key]: theirs }));
    return conflicts;
  }

  /** What an update sends: the changes, and the fields that this console does not know as they came. */
  function wholeOf(copy: Copy, changes: Partial<Fields>): Record<string, unknown> {
    const unknown = Object.entries(copy.item ?? {}).filter(([field]) => !(field in schemas.item.entries));
    return { ...Object.fromEntries(unknown), ...bodyOf(changes) };
  }

  /** Sends what changed of the entity itself. */
  async function update(step: At, id: string): Promise<void> {
    const copy = cachedCopy(step.get, id);
    const changes = ownChanges(step.edits, copy);
    if (copy.item === null || Object.keys(changes).length === 0) return;
    const fresh = await config.update(step.set, { ...wholeOf(copy, changes), id });
    // Whatever the platform answered, the form goes on from what it has now.
    if (fresh === null) await config.refresh(step.set, id);
    settle(step, changes, id);
  }

  /** Brings to the platform what travels by calls of its own. */
  async function saveParts({ get, set, key, edits }: At, id: string): Promise<void> {
    const { item, fields } = cachedCopy(get, id);
    if (parts === undefined || item === null || !changedFields(edits, fields).some(isPart)) return;
    await parts.save(get, set, {
      key,
      item,
      fields: { ...fields, ...edits },
      arrived(change, theirs) {
        const { draft } = drafts.slotOf(get, key);
        if (draft === null) return;
        const base = { ...draft.base, ...theirs };
        set(drafts.setAtom, { key, draft: { ...draft, fields: change(draft.fields), base } });
      },
    });
    await config.refresh(set, id);
    settle({ get, set, key, edits }, pick(cachedCopy(get, id).fields, parts.names), id);
  }

  /** Gives the content its price: the first one makes its publication. Terms of its own are saved by its own call. */
  async function savePrice(step: At, id: string): Promise<void> {
    const { get, set, edits } = step;
    const copy = cachedCopy(get, id);
    if (sale?.terms !== undefined) {
      const changes = saleChanges(edits, copy);
      if (copy.item === null || Object.keys(changes).length === 0) return;
      await sale.terms.save(set, copy.item, changes);
      return settle(step, changes, id);
    }
    const { costKopecks, oldCostKopecks } = termsOf(copy, edits);
    if (sale === undefined || costKopecks === null) return;
    if (!priceChanged(edits, copy) && !owesPublication(copy)) return;
    const priced = { costKopecks, oldCostKopecks };
    await sale.tellPrice?.(set, id, costKopecks);
    if (copy.publication === null) {
      await set(createPublicationAtom, { contentType: sale.contentType, contentId: id, ...priced });
      await config.refresh(set, id);
    } else {
      await set(editCostAtom, { id: copy.publication.id, terms: priced });
    }
    settle(step, pick(cachedCopy(get, id).fields, priceFields), id);
  }

  /** All is saved: what still uploads will join the saved entity, and later edits go on under its id. */
  function finish(step: At, id: string): void {
    const { get, set, key } = step;
    settle(step, cachedCopy(get, id).fields, id);
    const { draft, offer } = drafts.slotOf(get, key);
    if (offer !== null && differencesOf(offer, cachedCopy(get, id).fields).length === 0)
      set(drafts.refuseAtom, key);
    for (const tell of arrivals) tell(set, key, id);
    // A save that goes on from an earlier visit may have had no edit left.
    if (key === newKey && draft === null) set(drafts.setAtom, { key, draft: emptyDraft(id) });
    if (key !== newKey || draft === null || Object.keys(draft.fields).length === 0) return;
    set(drafts.setAtom, { key: id, draft: { ...draft, createdId: null } });
    set(drafts.setAtom, { key, draft: { ...draft, fields: {}, base: {} } });
  }

  /** One creation or one update; what the author is to choose first is answered instead. */
  async function saveAtOnce(step: At, known: string | null) {
    if (known === null) return { id: await create(step) };
    const conflicts = await findConflicts(step, known);
    if (conflicts.length > 0) return { conflicts };
    await update(step, known);
    return { id: known };
  }

  /** The steps of a kind that has its own. */
  function saveInSteps(step: At, known: string | null, { fields: apart, save: start }: SaveInSteps<Fields>) {
    const { get, set, key, edits } = step;
    return start({
      get,
      set,
      key,
      edits,
      id: known,
      current: () => state.shownOf(get, key),
      bodyOf() {
        const copy = cachedCopy(get, idOf(get, key));
        return copy.item === null
          ? { name: '', ...bodyOf(pick(edits, ownNames)) }
          : wholeOf(copy, ownChanges(edits, copy));
      },
      findConflicts: (id, more) => findConflicts(step, id, more),
      settle(id, isSent) {
        if (key === newKey && known === null) noPriceYet(get, id);
        if (!isSent) return settle(step, {}, id);
        settle(
          step,
          pick(
            edits,
            ownNames.filter((name) => !apart.some((one) => one === name)),
          ),
          id,
        );
      },
      replace(fields) {
        const { draft } = drafts.slotOf(get, key);
        if (draft !== null)
          set(drafts.setAtom, { key, draft: { ...draft, fields: { ...draft.fields, ...fields } } });
        set(state.steps.forgetAtom, key);
      },
      flush: () => set(drafts.flushAtom),
    });
  }

  async function save(step: At): Promise<SaveResult<Fields>> {
    const { get, set, key, edits } = step;
    const known = idOf(get, key);
    // A draft of an earlier visit may know of its entity before anybody has read it.
    if (known !== null && cachedCopy(get, known).item === null) await config.refresh(set, known);
    const copy = cachedCopy(get, known);
    const problems = { ...check(step, copy), ...config.steps?.problemsOf(get, edits) };
    set(problemsAtom, (all) => ({ ...all, [key]: problems }));
    if (Object.keys(problems).length > 0) return { status: 'invalid', problems };
    const unchanged =
      known !== null &&
      changedFields(edits, copy.fields).length === 0 &&
      config.steps?.isUnfinished(get, key) !== true;
    if (unchanged) {
      if (owesPublication(copy)) await savePrice(step, known);
      finish(step, known);
      return { status: 'unchanged', id: known };
    }
    const saved = await (config.steps === undefined
      ? saveAtOnce(step, known)
      : saveInSteps(step, known, config.steps));
    if ('conflicts' in saved) return { status: 'conflict', conflicts: saved.conflicts };
    const { id } = saved;
    await saveParts(step, id);
    await savePrice(step, id);
    finish(step, id);
    return { status: 'saved', id };
  }

  /**
   * Saves a draft: the entity, then its price. What the form would refuse is answered as problems by field, what somebody
   * else changed meanwhile as conflicts, and then nothing is sent. A failed call is told and thrown; saving again goes on
   * from where it stopped and creates nothing twice.
   */
  const saveAtom = atom(null, (get, set, request: SaveRequest<Fields>): Promise<SaveResult<Fields>> => {
    const { key } = request;
    const underWay = get(underWayAtom);
    const running = underWay.get(key);
    if (running) return running;
    const begin = async () => {
      set(savingAtom, (keys) => new Set(keys).add(key));
      try {
        await allArrived(get, key);
        takeChoices(get, set, request);
        const edits = drafts.slotOf(get, key).draft?.fields ?? {};
        return await save({ get, set, key, edits });
      } catch (error) {
        const language = get(languageAtom);
        const told = fieldWords(asApiError(error), language);
        const fields = { ...told, ...config.refused?.(error, language) };
        set(problemsAtom, (all) => ({ ...all, [key]: { ...all[key], ...fields } }));
        throw error;
      } finally {
        underWay.delete(key);
        set(savingAtom, (keys) => new Set([...keys].filter((other) => other !== key)));
      }
    };
    const saving = begin();
    underWay.set(key, saving);
    return saving;
  });

  return {
    savingAtom,
    saveAtom,
    /** Calls back with the key of a draft and the id of its entity whenever one was saved. */
    onSaved: (tell: (set: Setter, from: string, to: string) => void) => void arrivals.add(tell),
  };
}
