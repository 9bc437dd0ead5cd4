import * as v from 'valibot';
import type { Meditation } from '#domain/meditation/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import {
  draftFields,
  fieldsOf as lectureFieldsOf,
  noFields as noLectureFields,
  type LectureFields,
} from '../lecture/fields.ts';

/** What the author edits of a meditation, with its price. */
export interface MeditationFields extends LectureFields {
  goal: string | null;
  voice: string | null;
  hasMusic: boolean;
  /** Confirmed by the author; music needs it. */
  musicRights: boolean;
  hasEndingBell: boolean;
  contraindications: string;
}

/** The fields of a meditation that is not there yet. */
export const noMeditationFields: MeditationFields = {
  ...noLectureFields,
  goal: null,
  voice: null,
  hasMusic: false,
  musicRights: false,
  hasEndingBell: false,
  contraindications: '',
};

const own = v.partial(
  v.object({
    goal: v.nullable(v.string()),
    voice: v.nullable(v.string()),
    hasMusic: v.boolean(),
    musicRights: v.boolean(),
    hasEndingBell: v.boolean(),
    contraindications: v.string(),
  }),
);

/** Fields of a draft as the device keeps them. */
export const keptMeditationFields = v.object({ ...draftFields.entries, ...own.entries });

/** The platform's copies as fields. */
export function meditationFieldsOf(
  meditation: Meditation,
  publication: Publication | null,
): MeditationFields {
  const { goal, voice, hasMusic, musicRights, hasEndingBell, contraindications } = meditation;
  return {
    ...lectureFieldsOf(meditation, publication),
    goal: goal ?? null,
    voice: voice ?? null,
    hasMusic,
    musicRights,
    hasEndingBell,
    contraindications: contraindications ?? '',
  };
}
