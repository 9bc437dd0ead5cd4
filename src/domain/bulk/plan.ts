import * as v from 'valibot';
import { moduleOwners } from '../course/schema.ts';
import { kindIds, type Kind } from '../kinds.ts';
import { nextStatus } from '../publication/rules.ts';

/** What a bulk edit changes: any kind of content, and the modules of a course or marathon. */
type BulkKind = Kind | 'module';

/** Fields that a bulk edit knows, in the order in which they are written. */
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

/** The values of one thing, as the platform has them. */
export type BulkValues = Partial<Record<BulkField, BulkValue>>;

const change = v.object({ field: v.picklist(bulkFields), before: value, after: value });
/** One field of one thing: what it held when the author looked, and what it is to hold. */
export type BulkChange = v.InferOutput<typeof change>;

/** One thing of a bulk edit, with all that changes in it. */
export const bulkRow = v.object({
  kind: v.picklist<BulkKind[]>([...kindIds, 'module']),
  id: v.string(),
  /** What a module belongs to. */
  owner: v.nullable(v.object({ type: v.picklist(moduleOwners), id: v.string() })),
  publicationId: v.nullable(v.string()),
  name: v.string(),
  changes: v.array(change),
});
export type BulkRow = v.InferOutput<typeof bulkRow>;

/** Whether two values of a field are the same. The order of tags counts, as it does in an editor. */
export function sameBulkValue(one: BulkValue | undefined, other: BulkValue | undefined): boolean {
  return JSON.stringify(v.safeParse(value, one).output) === JSON.stringify(v.safeParse(value, other).output);
}

/** What is to be written of a thing by what it holds now, and which fields somebody has changed meanwhile. */
export interface BulkStep {
  write: BulkChange[];
  /** Fields that hold something that neither the author saw nor this edit wrote. */
  changed: BulkField[];
  /** Fields that no call brings back. */
  stuck: BulkField[];
}

/**
 * What is still to be written of a row. A field that holds the new value already is done: by a call whose answer was lost, or by a page
 * that went before it had noted it.
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

/** The status that takes a move back: what was put on sale is taken down, and the reverse. null where there is no way. */
function wayBack({ kind }: BulkRow, { before, after }: BulkChange): BulkValue {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  // Every move of a quiz has its reverse.
  if (kind === 'quiz') return before;
  return nextStatus(after, 'unpublish') ?? nextStatus(after, 'publish');
}

/** What takes a row back: fields that hold what the edit wrote get what they held before. What somebody changed since stays. */
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
