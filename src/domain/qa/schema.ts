import * as v from 'valibot';
import { whole } from '../content/schema.ts';
import { id, maybe, stamps, text } from '../wire.ts';

/** Statuses of an entry. */
export const qaStatuses = ['unanswered', 'published', 'hidden'] as const;

/** A question of clients with its answer, as read. */
export const qaEntry = v.looseObject({
  ...stamps,
  question: v.string(),
  answer: maybe(v.string()),
  contentType: maybe(v.string()),
  contentId: maybe(id),
  orderNumber: v.optional(v.number(), 1),
  status: v.string(),
});
export type QaEntry = v.InferOutput<typeof qaEntry>;

const question = v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(500));

const fields = {
  answer: maybe(text(5000)),
  contentType: maybe(v.pipe(v.string(), v.maxLength(40))),
  contentId: maybe(id),
  orderNumber: v.optional(whole(1, 100_000)),
  status: v.optional(v.picklist(qaStatuses)),
};

/** Body of `create`. Without a status an entry with an answer is published, one without is unanswered. */
export const qaCreate = v.looseObject({ question, ...fields });
export type QaCreate = v.InferInput<typeof qaCreate>;

/** Body of the update: the id, and the changes. */
export const qaUpdate = v.looseObject({ id, question: v.optional(question), ...fields });
export type QaUpdate = v.InferInput<typeof qaUpdate>;
