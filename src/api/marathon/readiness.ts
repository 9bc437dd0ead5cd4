import { asked, type ReadinessCheck } from '../content/readiness.ts';
import { courseReadiness, type CourseFacts, type CourseReadinessId } from '../course/readiness.ts';
import type { Marathon } from './schema.ts';

/** What is known beside a marathon itself. */
export interface MarathonFacts extends CourseFacts {
  /** Ms since the epoch. */
  now: number;
}

export type MarathonReadinessId = CourseReadinessId | 'dates';

type Checked = Pick<
  Marathon,
  'description' | 'tags' | 'learnings' | 'modules' | 'startsAt' | 'enrollTo' | 'status'
>;

/** The checklist of a marathon: a course's, and dates that one can still come to. */
export function marathonReadiness(
  marathon: Checked,
  facts: MarathonFacts,
): ReadinessCheck<MarathonReadinessId>[] {
  const { startsAt, enrollTo, status } = marathon;
  const isAhead = [startsAt, enrollTo ?? startsAt].every((date) => Date.parse(date) > facts.now);
  return [...courseReadiness(marathon, facts), asked('dates', isAhead && status !== 'cancelled')];
}
