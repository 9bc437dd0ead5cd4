import { color } from '#theme/tokens.ts';
import type { PlanKind } from './events.ts';

/** The hue of a kind: of bars of 3 px only, and always beside the kind in words. */
export const hues: Record<PlanKind, string> = {
  webinar: color.kWebinar,
  marathon: color.kMarathon,
  consultation: color.kConsult,
  lecture: color.kLecture,
  meditation: color.kMeditation,
  course: color.kCourse,
};
