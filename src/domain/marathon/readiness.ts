import { asked, type ReadinessCheck } from '../content/readiness.ts';
import { courseReadiness, type CourseFacts, type CourseReadinessId } from '../course/readiness.ts';
import type { Marathon } from './schema.ts';

/** Facts about a marathon that are not its own fields. */
interface MarathonFacts extends CourseFacts {
  /** Ms since the epoch. */
  now: number;
}

export type MarathonReadinessId = CourseReadinessId | 'dates';

type Checked = Pick<
  Marathon,
  'description' | 'tags' | 'learnings' | 'modules' | 'startsAt' | 'enrollTo' | 'status'
>;

/** Whether one can still join a marathon, or why not. */
export type DatesState = 'ahead' | 'none' | 'past' | 'enrolmentOver' | 'running' | 'finished' | 'cancelled';

const isOver = (status: string): status is 'running' | 'finished' =>
  status === 'running' || status === 'finished';

/** Whether one can still join a marathon at `now`, ms. */
export function datesState(
  { startsAt, enrollTo, status }: Pick<Checked, 'startsAt' | 'enrollTo' | 'status'>,
  now: number,
): DatesState {
  if (status === 'cancelled') return 'cancelled';
  if (startsAt === '') return 'none';
  if (Date.parse(startsAt) <= now) return isOver(status) ? status : 'past';
  return enrollTo && Date.parse(enrollTo) <= now ? 'enrolmentOver' : 'ahead';
}

/** The checklist of a marathon: a course's, and dates that one can still join. */
export function marathonReadiness(
  marathon: Checked,
  facts: MarathonFacts,
): ReadinessCheck<MarathonReadinessId>[] {
  const state = datesState(marathon, facts.now);
  const dates = asked('dates', state === 'ahead');
  return [
    ...courseReadiness(marathon, facts),
    state === 'cancelled'
      ? { ...dates, closed: 'sale' }
      : isOver(state)
        ? { ...dates, closed: 'review' }
        : dates,
  ];
}
