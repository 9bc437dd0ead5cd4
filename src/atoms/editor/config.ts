import type { Atom, Getter, Setter } from 'jotai';
import type * as v from 'valibot';
import type { ContentType } from '#domain/content/schema.ts';
import type { EntityKeys } from '#api/keys.ts';
import type { Problems } from '#domain/plain-problems.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import type { EntityState } from '../states.ts';
import type { FieldName } from './fields.ts';

/** An entity that is edited: it says when it changed, and its publication where it has one. */
export interface Editable {
  id: string;
  updatedAt?: string | undefined;
  publicationId?: string | null | undefined;
}

/** The price of a content that is sold, kopecks: null while none is set, 0 when free. Its fields, where it has them. */
export interface PriceFields {
  costKopecks: number | null;
  oldCostKopecks: number | null;
}

/** Fields that are brought to the platform by calls of their own. */
export interface PartsWork<Item, Fields> {
  /** The key of the draft. */
  key: string;
  /** The platform's copy. */
  item: Item;
  /** What all fields shall be. */
  fields: Fields;
  /** Those of the parts that changed. */
  changes: Partial<Fields>;
  /**
   * Some of it is on the platform now: how the fields of the draft change by that, such as ids that are known from here on, and
   * what the platform holds. The draft keeps it, so that another save goes on from there.
   */
  arrived: (change: (mine: Partial<Fields>) => Partial<Fields>, theirs: Partial<Fields>) => void;
}

/** An edit of a draft that may have been sent. */
export interface LateEdit<Fields> {
  key: string;
  isSaving: boolean;
  /** The fields of the draft, and those that are to take their place. */
  now: Partial<Fields>;
  patch: Partial<Fields>;
}

/** Saves of many calls that were cut. */
export interface UnfinishedSaves<Fields extends object> {
  /** Whether one was cut and goes on with the next save, whether or not there are edits. */
  isUnfinished: (get: Getter, key: string) => boolean;
  /** Whether anything is noted of one: what was cut, and what the author let be. */
  isNoted: (get: Getter, key: string) => boolean;
  /** What one that was cut has made by then; null where it has made nothing yet. */
  madeBy: (get: Getter, key: string) => string | null;
  /** What an edit must go on saying, where it takes back what a save may have sent: that is on the platform, and is to go again. */
  takenBack: (get: Getter, edit: LateEdit<Fields>) => Partial<Fields>;
  /** Files that are on their way follow an edit: what it takes out needs its file no more, what it brings back does. */
  onEdit: (get: Getter, set: Setter, edit: LateEdit<Fields>, way: 'undo' | 'redo' | undefined) => void;
  /** Reads what earlier visits left unfinished. */
  loadUnfinished: (set: Setter) => Promise<void>;
}

/** How one kind is read, drafted and sent. */
export interface EntityConfig<Item extends Editable, Fields extends object> {
  /** Names the drafts on the device and the uploads that wait for them. */
  kind: string;
  keys: EntityKeys;
  itemAtom: (id: string) => Atom<EntityState<Item>>;
  /** Intents of its collection. Bodies were checked by `schemas`. */
  refresh: (set: Setter, id: string) => Promise<Item>;
  create: (set: Setter, body: Record<string, unknown>) => Promise<Item>;
  /** The latest of the kind, where one is made by an editor: a creation whose answer was lost is looked for among them. */
  latest?: (set: Setter) => Promise<Item[]>;
  /** null where the platform's answer was followed by no re-fetch. */
  update: (set: Setter, body: Record<string, unknown>) => Promise<Item | null>;
  /** What the platform takes and tells. Fields beyond `item` are sent back as they came. */
  schemas: {
    item: { entries: Record<string, unknown> };
    create: v.GenericSchema;
    update: v.GenericSchema;
  };
  /** Fields of one that is not there yet, in the order of the form. */
  empty: Fields;
  /** The fields of a draft as the device keeps them. */
  kept: v.GenericSchema<unknown, Partial<Fields>>;
  /** The platform's copies as fields. */
  fieldsOf: (item: Item, publication: Publication | null) => Fields;
  /** Fields as they travel; as they are by default. */
  bodyOf?: (fields: Partial<Fields>) => Record<string, unknown>;
  /** What a refused call says of fields, where the platform's own words for them are not wanted. */
  refused?: (error: unknown, language: Language) => Problems;
  /** What must hold of all fields together, beside what `schemas` say of those that changed. `item` is the platform's copy. */
  check?: (fields: Fields, language: Language, item: Item | null) => Problems;
  /** Fields that travel by calls of their own once the entity is there, as the questions of a quiz or the terms of a webinar do. */
  parts?: {
    names: readonly FieldName<Fields>[];
    /** What is taken of those that changed. */
    schema?: v.GenericSchema;
    /**
     * Brings them to the platform, reads again what that changed, and answers the fields that are saved. A failure is told and
     * thrown; what has `arrived` by then is not sent again.
     */
    save: (get: Getter, set: Setter, work: PartsWork<Item, Fields>) => Promise<Partial<Fields>>;
  };
  /** How it is sold; absent for what is not. Its fields hold `PriceFields` then, unless the price is among its parts. */
  sale?: {
    contentType: ContentType;
    /**
     * Tells the entity its price, where the platform keeps it there too. It may then have a price and no publication yet: the
     * next save makes one.
     */
    tellPrice?: (set: Setter, id: string, costKopecks: number) => Promise<unknown>;
    /** The publication of one: `notFound` means that it has none yet. */
    publicationAtom: (id: string) => Atom<EntityState<Publication>>;
  };
}
