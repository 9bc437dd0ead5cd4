import type { Atom, Getter, Setter } from 'jotai';
import type * as v from 'valibot';
import type { ContentType } from '#domain/content/schema.ts';
import type { EntityKeys } from '#api/keys.ts';
import type { Problems } from '#domain/plain-problems.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import type { EntityState } from '../states.ts';
import type { FieldName } from './fields.ts';

/** An entity of an editor: with the time of its last change, and its publication if it has one. */
export interface Editable {
  id: string;
  updatedAt?: string | undefined;
  publicationId?: string | null | undefined;
}

/** The price fields of a sold content, kopecks: null if none is set, 0 is free. */
export interface PriceFields {
  costKopecks: number | null;
  oldCostKopecks: number | null;
}

/** Fields that are saved by calls of their own. */
export interface PartsWork<Item, Fields> {
  /** The key of the draft. */
  key: string;
  /** The platform's copy. */
  item: Item;
  /** The wanted values of all fields. */
  fields: Fields;
  /** The fields of the changed parts. */
  changes: Partial<Fields>;
  /**
   * A part is saved: the draft's fields change accordingly, for example to ids of the platform, and `server` is the platform's new state. The draft
   * stores both, so that another save continues from there.
   */
  arrived: (change: (mine: Partial<Fields>) => Partial<Fields>, theirs: Partial<Fields>) => void;
}

/** An edit of a draft that may already have been sent. */
export interface LateEdit<Fields> {
  key: string;
  isSaving: boolean;
  /** The fields of the draft, and their new values. */
  now: Partial<Fields>;
  patch: Partial<Fields>;
}

/** Interrupted saves of many calls. */
export interface UnfinishedSaves<Fields extends object> {
  /** Whether an interrupted one continues with the next save, even without edits. */
  isUnfinished: (get: Getter, key: string) => boolean;
  /** Whether there is a journal of one: interrupted, or abandoned by the author. */
  isNoted: (get: Getter, key: string) => boolean;
  /** The result of an interrupted save so far; null if there is none. */
  madeBy: (get: Getter, key: string) => string | null;
  /** Adds to an edit what it must keep: values that it reverts may already be on the platform, and must then be sent again. */
  takenBack: (get: Getter, edit: LateEdit<Fields>) => Partial<Fields>;
  /** Uploads follow an edit: files that it removes are no longer needed, those that it restores are. */
  onEdit: (get: Getter, set: Setter, edit: LateEdit<Fields>, way: 'undo' | 'redo' | undefined) => void;
  /** Reads interrupted saves of earlier visits. */
  loadUnfinished: (set: Setter) => Promise<void>;
}

/** How one kind is read, drafted and saved. */
export interface EntityConfig<Item extends Editable, Fields extends object> {
  /** The name of its drafts on the device, and of uploads for them. */
  kind: string;
  keys: EntityKeys;
  itemAtom: (id: string) => Atom<EntityState<Item>>;
  /** Intents of its collection. `schemas` have checked their bodies. */
  refresh: (set: Setter, id: string) => Promise<Item>;
  create: (set: Setter, body: Record<string, unknown>) => Promise<Item>;
  /** The latest items of the kind, if an editor creates them: a creation whose answer was lost is looked for among them. */
  latest?: (set: Setter) => Promise<Item[]>;
  /** null if the answer was not followed by a re-fetch. */
  update: (set: Setter, body: Record<string, unknown>) => Promise<Item | null>;
  /** Schemas of requests and answers. Fields outside `item` are sent back unchanged. */
  schemas: {
    item: { entries: Record<string, unknown> };
    create: v.GenericSchema;
    update: v.GenericSchema;
  };
  /** Fields of a new entity, in the order of the form. */
  empty: Fields;
  /** The fields of a draft as the device keeps them. */
  kept: v.GenericSchema<unknown, Partial<Fields>>;
  /** The platform's copies as fields. */
  fieldsOf: (item: Item, publication: Publication | null) => Fields;
  /** Fields on the wire; unchanged by default. */
  bodyOf?: (fields: Partial<Fields>) => Record<string, unknown>;
  /** Messages for refused fields, in place of the platform's own. */
  refused?: (error: unknown, language: Language) => Problems;
  /** Checks across fields, in addition to `schemas`. `item` is the platform's copy. */
  check?: (fields: Fields, language: Language, item: Item | null) => Problems;
  /** Fields with calls of their own after the entity exists, such as the questions of a quiz or the terms of a webinar. */
  parts?: {
    names: readonly FieldName<Fields>[];
    /** What is taken of those that changed. */
    schema?: v.GenericSchema;
    /**
     * Saves them, reads the affected data again, and returns the saved fields. A failure is reported and thrown; what has `arrived` by then is not
     * sent again.
     */
    save: (get: Getter, set: Setter, work: PartsWork<Item, Fields>) => Promise<Partial<Fields>>;
  };
  /** How its price is saved; absent for a kind that is not sold. Its fields include `PriceFields`, unless the price is among its parts. */
  sale?: {
    contentType: ContentType;
    /** Saves the price in the entity, if the platform has it there too. It may then have a price and no publication: the next save creates one. */
    tellPrice?: (set: Setter, id: string, costKopecks: number) => Promise<unknown>;
    /** The publication of one: `notFound` means that it has none yet. */
    publicationAtom: (id: string) => Atom<EntityState<Publication>>;
  };
}
