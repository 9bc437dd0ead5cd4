import * as v from 'valibot';
import { missingToBook } from '../consultation/rules.ts';
import { consultation } from '../consultation/schema.ts';
import { maxTags } from '../content/schema.ts';
import type { Kind } from '../kinds.ts';
import { termsAfter, type PriceChange } from '../publication/priceChange.ts';
import { allows, nextStatus, type PublicationAction } from '../publication/rules.ts';
import type { Publication } from '../publication/schema.ts';
import { id, maybe } from '../wire.ts';
import {
  sameBulkValue,
  type BulkChange,
  type BulkField,
  type BulkRow,
  type BulkValue,
  type BulkValues,
} from './plan.ts';

/** Fields that the form of a bulk edit offers. */
export type EditField = Exclude<BulkField, 'name' | 'description'>;

/** The fields of each kind, in the order of the form. */
export const editFields: Record<Kind, readonly EditField[]> = {
  lecture: ['tags', 'level', 'language', 'imageId', 'price', 'status'],
  meditation: ['tags', 'level', 'language', 'imageId', 'price', 'status'],
  course: ['tags', 'level', 'imageId', 'price', 'status'],
  marathon: ['tags', 'level', 'imageId', 'price', 'status'],
  webinar: ['tags', 'imageId', 'price', 'status'],
  consultation: ['isActive', 'imageId', 'price', 'status'],
  quiz: ['status'],
};

/** What a bulk edit reads of an item of any kind. */
const readable = v.looseObject({
  id,
  name: v.string(),
  description: maybe(v.string()),
  tags: v.optional(v.array(v.string()), []),
  level: maybe(v.string()),
  language: maybe(v.string()),
  imageId: maybe(v.string()),
  isActive: v.optional(v.boolean(), false),
  status: maybe(v.string()),
  publicationId: maybe(v.string()),
});

type Sale = Pick<Publication, 'id' | 'costKopecks' | 'oldCostKopecks' | 'status'>;

/** An item that a bulk edit may change, as it was read. */
export interface BulkSubject {
  kind: Kind;
  id: string;
  name: string;
  item: v.InferOutput<typeof readable>;
  publication: Sale | null;
  /** Statuses that its own calls can set, as in the list of quizzes. */
  statuses: readonly string[];
}

/** Parses an item for a bulk edit. Throws if it is invalid. */
export function subjectOf(
  kind: Kind,
  item: unknown,
  publication: Sale | null | undefined,
  statuses: readonly string[] = [],
): BulkSubject {
  const read = v.parse(readable, item);
  return { kind, id: read.id, name: read.name, item: read, publication: publication ?? null, statuses };
}

/** The values of an item, with those of its publication. */
export function valuesOf({ kind, item, publication }: BulkSubject): BulkValues {
  const { name, description = null, tags, level = null, language = null, imageId = null } = item;
  const { isActive } = item;
  return {
    name,
    description,
    tags,
    level,
    language,
    imageId,
    isActive,
    status: (kind === 'quiz' ? item.status : publication?.status) ?? null,
    price: publication && {
      costKopecks: publication.costKopecks,
      oldCostKopecks: publication.oldCostKopecks ?? null,
    },
  };
}

/** How tags change: added, removed, or replaced. */
interface TagsEdit {
  how: 'add' | 'remove' | 'replace';
  ids: readonly string[];
}

/** The new values of the chosen fields. */
export interface FieldsEdit {
  tags?: TagsEdit;
  level?: string;
  language?: string;
  isActive?: boolean;
  imageId?: string | null;
  price?: PriceChange;
  status?: string;
}

/** Why a field of an item cannot be changed so. */
type Barred = 'manyTags' | 'noSale' | 'costBarred' | 'free' | 'statusBarred' | 'notBookable' | 'length';

/** An item with a field that stays as it is, although the author asked to change it. */
interface BarredField {
  id: string;
  name: string;
  field: BulkField;
  why: Barred;
}

/** The plan of a bulk edit. */
export interface BulkPlan {
  rows: BulkRow[];
  /** Items that have these values already. */
  same: { id: string; name: string }[];
  barred: BarredField[];
}

function tagsAfter(before: readonly string[], { how, ids }: TagsEdit): string[] {
  if (how === 'replace') return [...ids];
  if (how === 'remove') return before.filter((tag) => !ids.includes(tag));
  return [...before, ...ids.filter((tag) => !before.includes(tag))];
}

const toStatus: Record<string, PublicationAction> = {
  pending: 'requestApproval',
  published: 'publish',
  unpublished: 'unpublish',
};

/** The action that leads a publication to a status; null if there is none. */
export const actionTo = (from: string, to: string): PublicationAction | null => {
  const action = toStatus[to];
  return action !== undefined && nextStatus(from, action) === to ? action : null;
};

function statusBarred({ kind, publication, statuses }: BulkSubject, to: string): Barred | null {
  if (kind === 'quiz') return statuses.includes(to) ? null : 'statusBarred';
  if (publication === null) return 'noSale';
  return actionTo(publication.status, to) === null ? 'statusBarred' : null;
}

function priceAfter(publication: Sale | null, change: PriceChange): { value: BulkValue } | Barred {
  if (publication === null) return 'noSale';
  if (!allows(publication.status, 'editCost')) return 'costBarred';
  const value = termsAfter(publication, change);
  return value === null ? 'free' : { value };
}

/** The new value of a field, or why it cannot be set. */
function afterOf(subject: BulkSubject, field: EditField, edit: FieldsEdit): { value: BulkValue } | Barred {
  if (field === 'tags' && edit.tags) {
    const value = tagsAfter(subject.item.tags, edit.tags);
    return value.length > Math.max(maxTags, subject.item.tags.length) ? 'manyTags' : { value };
  }
  if (field === 'price' && edit.price) return priceAfter(subject.publication, edit.price);
  if (field === 'status' && edit.status !== undefined) {
    if (valuesOf(subject).status === edit.status) return { value: edit.status };
    return statusBarred(subject, edit.status) ?? { value: edit.status };
  }
  if (field === 'isActive' && edit.isActive === true) {
    const missing = missingToBook(v.parse(consultation, subject.item));
    if (missing.length > 0) return 'notBookable';
  }
  const value = edit[field];
  if (value === undefined || (typeof value === 'object' && value !== null))
    throw new Error(`${field} is off`);
  return { value };
}

/** Whether a field has a new value: adding or removing tags needs at least one tag. */
const isAsked = (field: EditField, edit: FieldsEdit): boolean =>
  field === 'tags' && edit.tags
    ? edit.tags.how === 'replace' || edit.tags.ids.length > 0
    : edit[field] !== undefined;

/** Plans the new values of the fields for each of these items. */
export function planFields(subjects: readonly BulkSubject[], edit: FieldsEdit): BulkPlan {
  const plan: BulkPlan = { rows: [], same: [], barred: [] };
  const isAnythingAsked = Object.values(editFields).some((fields) =>
    fields.some((field) => isAsked(field, edit)),
  );
  for (const subject of subjects) {
    const { kind, id, name, publication, item } = subject;
    const values = valuesOf(subject);
    const changes: BulkChange[] = [];
    const barred: BarredField[] = [];
    for (const field of editFields[kind]) {
      if (!isAsked(field, edit)) continue;
      const after = afterOf(subject, field, edit);
      const before = values[field] ?? null;
      if (typeof after === 'string') barred.push({ id, name, field, why: after });
      else if (!sameBulkValue(before, after.value)) changes.push({ field, before, after: after.value });
    }
    plan.barred.push(...barred);
    if (changes.length > 0)
      plan.rows.push({
        kind,
        id,
        name,
        changes,
        owner: null,
        publicationId: publication?.id ?? item.publicationId ?? null,
      });
    else if (isAnythingAsked && barred.length === 0) plan.same.push({ id, name });
  }
  return plan;
}
