import * as v from 'valibot';
import { createOf, updateOf } from '../content/schema.ts';
import { lecture, lectureInput } from '../lecture/schema.ts';
import { maybe, text } from '../wire.ts';

/** Goals of a meditation, in the order of the form. */
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

/** The voice of a meditation. */
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

/** Music needs confirmed rights. Checked on the whole meditation, because an update may change only one of the two. */
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

/** Body of the update: the id, and the changes. */
export const meditationUpdate = updateOf(fields);
export type MeditationUpdate = v.InferInput<typeof meditationUpdate>;
