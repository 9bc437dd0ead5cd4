import { color } from '#theme/tokens.ts';

/** Kinds of what there may be on a day, each with its own hue. */
const hues = {
  lecture: color.kLecture,
  meditation: color.kMeditation,
  course: color.kCourse,
  marathon: color.kMarathon,
  webinar: color.kWebinar,
  consultation: color.kConsult,
} as const;

/** What there is on a day, in words and by its kind. */
interface DayMark {
  kind: keyof typeof hues;
  label: string;
}

/** What there is on days, by `YYYY-MM-DD`. */
export type DayMarks = Readonly<Record<string, DayMark>>;

/** The hue of a kind. */
export const hueOf = (mark: DayMark): string => hues[mark.kind];
