import type { Publication } from '../publication/schema.ts';
import type { Stream } from '../stream/schema.ts';
import type { Lecture } from './schema.ts';

/** Least size of a cover, px. */
export const minCover = { width: 1280, height: 720 };

/** Least length of a description that helps a listener to choose, characters. */
export const enoughDescription = 200;

/** What is known beside the lecture itself. */
export interface LectureFacts {
  /** The lecture's media; null while unknown or absent. */
  stream: Pick<Stream, 'status'> | null;
  /** Size of the cover, px; null while unknown or absent. */
  cover: { width: number; height: number } | null;
  /** The price as entered, kopecks; null while none is set. */
  costKopecks: Publication['costKopecks'] | null;
}

export type ReadinessId = 'media' | 'cover' | 'description' | 'price' | 'tags' | 'language';

/** One line of the checklist. What is `required` is asked by the moderator, the rest is advice. */
export interface ReadinessCheck {
  id: ReadinessId;
  required: boolean;
  done: boolean;
}

type Checked = Pick<Lecture, 'description' | 'streamID' | 'tags' | 'language'>;

/** The checklist of a lecture, in the order it is shown. */
export function lectureReadiness(lecture: Checked, facts: LectureFacts): ReadinessCheck[] {
  const { stream, cover, costKopecks } = facts;
  return [
    { id: 'media', required: true, done: Boolean(lecture.streamID) && stream?.status === 'processed' },
    {
      id: 'cover',
      required: true,
      done: cover !== null && cover.width >= minCover.width && cover.height >= minCover.height,
    },
    {
      id: 'description',
      required: true,
      done: (lecture.description ?? '').trim().length >= enoughDescription,
    },
    { id: 'tags', required: false, done: lecture.tags.length > 0 },
    { id: 'price', required: true, done: costKopecks !== null },
    { id: 'language', required: false, done: Boolean(lecture.language) },
  ];
}

/** What keeps a lecture from review: the required lines that are not done. */
export function approvalBlockers(checks: ReadinessCheck[]): ReadinessId[] {
  return checks.filter((check) => check.required && !check.done).map((check) => check.id);
}

/** What a lecture shows as its state while it has no publication: without media, or with it. */
export type OwnLectureState = 'notReady' | 'ready';

/** The state of a lecture: the status of its publication, else its own. The list's filter `status` takes the same words. */
export function lectureState(
  lecture: Pick<Lecture, 'streamID'>,
  publicationStatus: string | null,
): OwnLectureState | (string & {}) {
  if (publicationStatus !== null) return publicationStatus;
  return lecture.streamID ? 'ready' : 'notReady';
}
