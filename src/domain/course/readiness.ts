import {
  advised,
  asked,
  coverCheck,
  descriptionCheck,
  priceCheck,
  tagsCheck,
  type ReadinessCheck,
  type SaleFacts,
} from '../content/readiness.ts';
import type { Course, Module } from './schema.ts';

/** Facts about a course that are not its own fields. */
export interface CourseFacts extends SaleFacts {
  /** Whether the recording of a lecture, by its id, can be played; undefined while that is loading. */
  isPlayable: (lectureId: string) => boolean | undefined;
}

export type CourseReadinessId =
  | 'cover'
  | 'description'
  | 'learnings'
  | 'modules'
  | 'lectures'
  | 'tags'
  | 'price';

type Checked = Pick<Course, 'description' | 'tags' | 'learnings' | 'modules'>;

/** Whether a module is empty: it has neither a lecture nor an attachment. */
const isEmptyModule = ({ lectures, attachments }: Pick<Module, 'lectures' | 'attachments'>): boolean =>
  lectures.length === 0 && attachments.length === 0;

/** Whether all of these can be played; undefined if it depends on facts that are loading. */
function allPlay(lectures: readonly string[], { isPlayable }: CourseFacts): boolean | undefined {
  const plays = lectures.map(isPlayable);
  if (plays.includes(false)) return false;
  return plays.includes(undefined) ? undefined : true;
}

/** The checklist of a course, in the order it is shown. */
export function courseReadiness(course: Checked, facts: CourseFacts): ReadinessCheck<CourseReadinessId>[] {
  const { modules } = course;
  const lectures = modules.flatMap((module) => module.lectures);
  return [
    coverCheck(facts),
    descriptionCheck(course),
    advised('learnings', course.learnings.length > 0),
    asked('modules', modules.length > 0 && !modules.some(isEmptyModule)),
    asked('lectures', modules.length > 0 && allPlay(lectures, facts)),
    tagsCheck(course),
    priceCheck(facts),
  ];
}
