import type { Setter } from 'jotai';
import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { entityKeys } from '#api/keys.ts';
import { now } from '#lib/time/clock.ts';
import { createCollection } from '../collection.ts';
import type { Editable } from './config.ts';
import { createEditor } from './createEditor.ts';

// A kind that no platform has, for the tests, the stories and the benchmark of editors.

/** One of it. */
export type Sample<Fields> = Fields & Editable & { usedIn?: { type: string; id: string; name: string }[] };

/** Refuses as the platform does. */
export const refuse = (status: number, fields?: Record<string, string>) => async (): Promise<never> => {
  throw new ApiError('http', `Status ${status}`, {
    status,
    ...(fields !== undefined && { failure: { error: 'refused', fields } }),
  });
};

const words = {
  notFound: () => 'Не найдено',
  notCreated: 'Не создано',
  notUpdated: 'Не обновлено',
  notListed: 'Не прочитано',
};

interface SampleConfig<Fields extends object> {
  kind: string;
  empty: Fields;
  /** The fields of a draft as the device keeps them. */
  kept: v.GenericSchema<unknown, Partial<Fields>>;
  /** What the form asks of the fields, in words beside them. */
  schemas?: { create: v.GenericSchema; update: v.GenericSchema };
}

/** An editor, and the platform behind it: what it holds by id, and what it does when it is asked. */
export function createSample<Fields extends object>({ kind, empty, kept, schemas }: SampleConfig<Fields>) {
  const anything = v.record(v.string(), v.unknown());
  const platform = {
    items: new Map<string, Sample<Fields>>(),
    /** Done before an answer, where it is set. */
    onRead: null as (() => Promise<void>) | null,
    onWrite: null as (() => Promise<void>) | null,
    writes: 0,

    /** Puts an item there, as if it always had been. */
    put(id: string, fields: Partial<Fields> = {}): void {
      const item = { ...empty, ...platform.items.get(id), ...fields };
      platform.items.set(id, { ...item, id, updatedAt: new Date(now()).toISOString() });
    },
    async read(id: string): Promise<Sample<Fields>> {
      await platform.onRead?.();
      return structuredClone(platform.items.get(id)) ?? refuse(404)();
    },
    async write(id: string, body: object): Promise<Sample<Fields>> {
      await platform.onWrite?.();
      platform.writes += 1;
      platform.put(id, body);
      return platform.read(id);
    },
  };

  const keys = entityKeys(kind);
  const collection = createCollection<Sample<Fields>, object, { id: string }>({
    keys,
    requests: {
      list: async () => ({ list: [...platform.items.values()].toReversed(), count: platform.items.size }),
      read: platform.read,
      create: (body) => platform.write(`${kind}-${platform.items.size + 1}`, body),
      update: ({ id, ...body }) => platform.write(id, body),
    },
    texts: { ru: words, en: words },
  });

  const fieldsOf = (item: Sample<Fields>): Fields => {
    const fields: Fields = { ...empty };
    for (const name in empty) fields[name] = item[name];
    return fields;
  };

  const editor = createEditor<Sample<Fields>, Fields>({
    kind,
    keys,
    itemAtom: collection.itemAtom,
    refresh: (set: Setter, id) => set(collection.refreshAtom, id),
    create: (set, body) => set(collection.createAtom, body),
    latest: (set) => set(collection.latestAtom),
    update: (set, body) => set(collection.updateAtom, { ...body, id: String(body['id']) }),
    schemas: {
      item: { entries: { ...empty, id: '', updatedAt: '', publicationId: '', usedIn: [] } },
      create: schemas?.create ?? anything,
      update: schemas?.update ?? anything,
    },
    empty,
    kept,
    fieldsOf,
  });

  return { editor, platform };
}
