import * as v from 'valibot';
import { createOf, updateOf } from '../content/schema.ts';
import { lecture, lectureInput } from '../lecture/schema.ts';
import { maybe, text } from '../wire.ts';

/** What a meditation is for, in the order it is offered. */
export const goals = [
  'sleep',
  'anxiety',
  'stress',
  'morning',
  'compassion',
  'breath',
  'gratitude',
  'focus',
  'other',
] as const;

/** Whose voice leads. */
export const voices = ['male', 'female', 'none'] as const;

/** A meditation as read: a lecture with a goal, a voice, and music whose rights are cleared. */
export const meditation = v.looseObject({
  ...lecture.entries,
  goal: maybe(v.string()),
  voice: maybe(v.string()),
  hasMusic: v.optional(v.boolean(), false),
  musicRights: v.optional(v.boolean(), false),
  hasEndingBell: v.optional(v.boolean(), false),
  contraindications: maybe(v.string()),
});
export type Meditation = v.InferOutput<typeof meditation>;

const fields = {
  ...lectureInput,
  goal: maybe(v.picklist(goals)),
  voice: maybe(v.picklist(voices)),
  hasMusic: v.optional(v.boolean()),
  musicRights: v.optional(v.boolean()),
  hasEndingBell: v.optional(v.boolean()),
  contraindications: maybe(text(500)),
};

/** Music needs its rights confirmed: checked on the whole meditation, since an update may bring one of the two. */
export const music = v.pipe(
  v.object({ hasMusic: v.optional(v.boolean(), false), musicRights: v.optional(v.boolean(), false) }),
  v.forward(
    v.check(({ hasMusic, musicRights }) => !hasMusic || musicRights, 'musicRights'),
    ['musicRights'],
  ),
);

/** Body of `create`: at least a name. */
export const meditationCreate = createOf(fields);
export type MeditationCreate = v.InferInput<typeof meditationCreate>;

/** Body of the update: the id, and what changes. */
export const meditationUpdate = updateOf(fields);
export type MeditationUpdate = v.InferInput<typeof meditationUpdate>;
