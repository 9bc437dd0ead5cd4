import type { Lecture } from './schema.ts';

/** The states of a lecture without a publication: without a recording, or with one. */
type OwnLectureState = 'notReady' | 'ready';

/** The state of a lecture: the status of its publication, else its own. The list's filter `status` uses the same values. */
export function lectureState(
  lecture: Pick<Lecture, 'streamID'>,
  publicationStatus: string | null,
): OwnLectureState | (string & {}) {
  if (publicationStatus !== null) return publicationStatus;
  return lecture.streamID ? 'ready' : 'notReady';
}
