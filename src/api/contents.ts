import type { Kind } from '#domain/kinds.ts';
import type { ListRequest } from '#domain/lists.ts';
import { listConsultations } from './consultation/requests.ts';
import { listCourses } from './course/requests.ts';
import { listLectures } from './lecture/requests.ts';
import { listMarathons } from './marathon/requests.ts';
import { listMeditations } from './meditation/requests.ts';
import { listQuizzes } from './quiz/requests.ts';
import { listWebinars } from './webinar/requests.ts';

/** The list fields of an item of any kind; not every kind has all. */
export interface ListedContent {
  id: string;
  name: string;
  imageId?: string | null | undefined;
  tags?: readonly string[];
  /** The kind's own status: webinars, marathons and quizzes have one. */
  status?: string;
  publicationId?: string | null | undefined;
  streamID?: string | null | undefined;
  /** The item's own price, which consultations have, kopecks. */
  costKopecks?: number;
}

type Read = (request: ListRequest, signal?: AbortSignal) => Promise<{ list: ListedContent[]; count: number }>;

/** The list call of each kind, for code that asks several kinds at once. */
export const contentLists: Record<Kind, Read> = {
  lecture: listLectures,
  meditation: listMeditations,
  course: listCourses,
  marathon: listMarathons,
  webinar: listWebinars,
  consultation: listConsultations,
  quiz: listQuizzes,
};
