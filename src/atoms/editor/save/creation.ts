import { pick } from '../../draft/drafts.ts';
import type { Tried } from '../../draft/records.ts';
import { isRefused, madeSince } from '../../lost.ts';
import { mustStay } from '../../session/mustStay.ts';
import type { Editable } from '../config.ts';
import { sameValue } from '../fields.ts';
import { asTheyAre, type Save } from './stage.ts';

// A creation whose answer never came may have been done. The draft remembers that it was sent, and the next save looks for what it made.

const draftOf = <Item extends Editable, Fields extends object>({ get, key, state }: Save<Item, Fields>) =>
  state.drafts.slotOf(get, key).draft;

/**
 * Notes in the draft what is tried, or with undefined that all is known, and waits until the device has it. Fails where the author has gone,
 * for whom nothing can be noted.
 */
export async function note<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  tried: Tried<Fields> | undefined,
): Promise<void> {
  const { get, set, author, key, state } = save;
  const draft = draftOf(save);
  if (draft !== null) {
    set(state.drafts.setAtom, { key, draft: { ...draft, tried } });
    await set(state.drafts.flushAtom);
  }
  mustStay(get, author);
}

/** Creates an entity of these fields. Before the call leaves, the draft knows of it, and of what was there by then. */
export async function tryOnce<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  fields: Partial<Fields>,
  create: () => Promise<Item>,
): Promise<Item> {
  const { set, config } = save;
  if (config.latest === undefined) return create();
  const earlier = draftOf(save)?.tried;
  // What an earlier try has made may come to light late: it was not there before that one.
  const before = earlier?.before ?? (await config.latest(set)).map(({ id }) => id);
  await note(save, { fields, before });
  try {
    return await create();
  } catch (error) {
    if (isRefused(error)) await note(save, earlier);
    throw error;
  }
}

/** A value as the platform may keep it: no space around a text, a time in one way of writing. */
function asKept(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value.trim();
}

/** Fields as they travel. */
const traveling = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asKept(value)]));

/**
 * What an earlier creation has made though nobody heard of it, and what that had sent; null where there is no such thing. It was not there
 * before, and all of it is as it was sent: one of the same name that was made elsewhere is left alone.
 */
export async function findLost<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
): Promise<{ item: Item; sent: Partial<Fields> } | null> {
  const { set, config } = save;
  const { bodyOf = asTheyAre } = config;
  const tried = draftOf(save)?.tried;
  if (tried === undefined || config.latest === undefined) return null;
  const { before, fields: sent } = tried;
  const names = Object.keys(sent);
  for (const { id } of madeSince(await config.latest(set), before)) {
    const item = await config.refresh(set, id);
    const there = bodyOf(pick<Fields>(config.fieldsOf(item, null), names));
    if (sameValue(traveling(bodyOf(sent)), traveling(there))) return { item, sent };
  }
  return null;
}
