import type { DemoCourse } from './courseRows.ts';
import { courseTelo } from './courseTelo.ts';
import { courseSon } from './courseSon.ts';
import { smallCourses } from './smallCourses.ts';

/** The courses of the demo. */
export const demoCourses: DemoCourse[] = [courseTelo, courseSon, ...smallCourses];
