import * as v from 'valibot';
import { moduleOwners } from '../course/schema.ts';
import { kindIds, type Kind } from '../kinds.ts';
import { nextStatus } from '../publication/rules.ts';

/** What a bulk edit changes: content of any kind, and the modules of a course or marathon. */
type BulkKind = Kind | 'module';

/** Fields of a bulk edit, in the order in which they are written. */
const bulkFields = [
  'name',
  'description',
  'tags',
  'level',
  'language',
  'imageId',
  'isActive',
  'price',
  'status',
] as const;
export type BulkField = (typeof bulkFields)[number];

const price = v.object({ costKopecks: v.number(), oldCostKopecks: v.nullable(v.number()) });

const value = v.nullable(v.union([v.string(), v.boolean(), v.array(v.string()), price]));
export type BulkValue = v.InferOutput<typeof value>;

/** The values of one item, as the platform has them. */
export type BulkValues = Partial<Record<BulkField, BulkValue>>;

const change = v.object({ field: v.picklist(bulkFields), before: value, after: value });
/** One field of one item: the value that the author saw, and the new one. */
export type BulkChange = v.InferOutput<typeof change>;

/** One item of a bulk edit, with all its changes. */
export const bulkRow = v.object({
  kind: v.picklist<BulkKind[]>([...kindIds, 'module']),
  id: v.string(),
  /** The owner of a module. */
  owner: v.nullable(v.object({ type: v.picklist(moduleOwners), id: v.string() })),
  publicationId: v.nullable(v.string()),
  name: v.string(),
  changes: v.array(change),
});
export type BulkRow = v.InferOutput<typeof bulkRow>;

/** Whether two values of a field are equal. The order of tags counts, as it does in an editor. */
export function sameBulkValue(one: BulkValue | undefined, other: BulkValue | undefined): boolean {
  return JSON.stringify(v.safeParse(value, one).output) === JSON.stringify(v.safeParse(value, other).output);
}

/** What must be written, given the present values of an item, and which fields somebody else has changed meanwhile. */
export interface BulkStep {
  write: BulkChange[];
  /** Fields whose value is neither the one that the author saw nor the one that this edit wrote. */
  changed: BulkField[];
  /** Fields that no call can restore. */
  stuck: BulkField[];
}

/**
 * What is still to be written of a row. A field that has the new value already is done: the answer of its call was lost, or the page went before it
 * noted the call.
 */
export function applyStep(row: BulkRow, fresh: BulkValues): BulkStep {
  const due = row.changes.filter(({ field, after }) => !sameBulkValue(fresh[field], after));
  return {
    write: due.filter(({ field, before }) => sameBulkValue(fresh[field], before)),
    changed: due
      .filter(({ field, before }) => !sameBulkValue(fresh[field], before))
      .map(({ field }) => field),
    stuck: [],
  };
}

/** The status that undoes a change of status: a published publication is withdrawn, and the reverse. null if there is none. */
function wayBack({ kind }: BulkRow, { before, after }: BulkChange): BulkValue {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  // Every change of a quiz's status can be undone.
  if (kind === 'quiz') return before;
  return nextStatus(after, 'unpublish') ?? nextStatus(after, 'publish');
}

/** What undoes a row: fields that have the value of the edit get their previous value. Fields that somebody changed since stay. */
export function undoStep(row: BulkRow, fresh: BulkValues): BulkStep {
  const step: BulkStep = { write: [], changed: [], stuck: [] };
  for (const one of row.changes.toReversed()) {
    const { field, before, after } = one;
    if (sameBulkValue(fresh[field], before)) continue;
    if (!sameBulkValue(fresh[field], after)) {
      step.changed.push(field);
      continue;
    }
    const back = field === 'status' ? wayBack(row, one) : before;
    if (field === 'status' && back === null) step.stuck.push(field);
    else step.write.push({ field, before: after, after: back });
  }
  return step;
}
