import type { Atom, Setter } from 'jotai';
import type * as v from 'valibot';
import type { ContentType } from '#api/content/schema.ts';
import type { EntityKeys } from '#api/keys.ts';
import type { Publication } from '#api/publication/schema.ts';
import type { EntityState } from '../states.ts';

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

/** What makes the editor of one kind differ from another. */
export interface EditorConfig<Item extends Editable, Fields extends object> {
  /** Names the drafts on the device and the uploads that wait for them. */
  kind: string;
  keys: EntityKeys;
  itemAtom: (id: string) => Atom<EntityState<Item>>;
  /** Intents of its collection. Bodies were checked by `schemas`. */
  refresh: (set: Setter, id: string) => Promise<Item>;
  create: (set: Setter, body: Record<string, unknown>) => Promise<Item>;
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
  /** How it is sold; absent for what is not. Its fields hold `PriceFields` then. */
  sale?: {
    contentType: ContentType;
    /** The publication of one: `notFound` means that it has none yet. */
    publicationAtom: (id: string) => Atom<EntityState<Publication>>;
  };
}
