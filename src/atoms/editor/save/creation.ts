import { pick } from '../../draft/drafts.ts';
import { makeOnce } from '../../makeOnce.ts';
import { requireSameAuthor } from '../../session/sameAuthor.ts';
import type { Editable } from '../config.ts';
import { sameValue } from '../fields.ts';
import { asStored } from './asStored.ts';
import { asTheyAre, type Save } from './stage.ts';

// A creation without an answer may have succeeded. The draft remembers that it was sent, and the next save looks for the result.

/** Records that the outcome of a creation is known. Rejects if the author has left, because nothing can be written for them. */
export async function noteKnown<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Promise<void> {
  const { get, set, author, key, state } = save;
  await set(state.drafts.noteAtom, { key, tried: undefined });
  requireSameAuthor(get, author);
}

/**
 * Creates an entity with these fields once. The result of an earlier creation did not exist before and equals what was sent: an entity of the same
 * name made elsewhere is left alone.
 */
export async function createOnce<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  fields: Partial<Fields>,
): ReturnType<typeof makeOnce<{ id: string }, Item, Partial<Fields>>> {
  const { get, set, author, key, config, state } = save;
  const { bodyOf = asTheyAre, latest } = config;
  const create = () => config.create(set, bodyOf(fields));
  if (latest === undefined) return { item: await create(), fields, isFound: false };
  return makeOnce({
    get,
    author,
    fields,
    earlier: state.drafts.slotOf(get, key).draft?.tried,
    latest: () => latest(set),
    async recognize({ id }, sent) {
      const item = await config.refresh(set, id);
      const there = bodyOf(pick<Fields>(config.fieldsOf(item, null), Object.keys(sent)));
      return sameValue(asStored(bodyOf(sent)), asStored(there)) ? item : null;
    },
    note: (tried) => set(state.drafts.noteAtom, { key, tried }),
    create,
  });
}
