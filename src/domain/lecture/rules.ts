import type { Lecture } from './schema.ts';

/** What a lecture shows as its state while it has no publication: without media, or with it. */
type OwnLectureState = 'notReady' | 'ready';

/** The state of a lecture: the status of its publication, else its own. The list's filter `status` takes the same words. */
export function lectureState(
  lecture: Pick<Lecture, 'streamID'>,
  publicationStatus: string | null,
): OwnLectureState | (string & {}) {
  if (publicationStatus !== null) return publicationStatus;
  return lecture.streamID ? 'ready' : 'notReady';
}
