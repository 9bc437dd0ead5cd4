import { asked, type ReadinessCheck } from '../content/readiness.ts';
import { lectureReadiness, type LectureFacts, type LectureReadinessId } from '../lecture/readiness.ts';
import type { Meditation } from './schema.ts';

export type MeditationReadinessId = LectureReadinessId | 'goal';

type Checked = Pick<Meditation, 'description' | 'streamID' | 'tags' | 'language' | 'captions' | 'goal'>;

/** The checklist of a meditation: a lecture's, and its goal. */
export function meditationReadiness(
  meditation: Checked,
  facts: LectureFacts,
): ReadinessCheck<MeditationReadinessId>[] {
  return [...lectureReadiness(meditation, facts), asked('goal', Boolean(meditation.goal))];
}
