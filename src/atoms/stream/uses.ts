import { readCourse, updateCourse } from '#api/course/requests.ts';
import { readLecture, updateLecture } from '#api/lecture/requests.ts';
import { readMarathon, updateMarathon } from '#api/marathon/requests.ts';
import { readMeditation, updateMeditation } from '#api/meditation/requests.ts';
import { readWebinar, updateWebinar } from '#api/webinar/requests.ts';

/** How a use changes its recording. */
interface Holder {
  /** Its current recording. */
  read: (id: string) => Promise<string | null | undefined>;
  write: (id: string, streamId: string) => Promise<unknown>;
}

/** The kinds of uses by the platform's name. Others are shown, and left unchanged. */
const holders: Record<string, Holder> = {
  lecture: {
    read: async (id) => (await readLecture(id)).streamID,
    write: (id, streamID) => updateLecture({ id, streamID }),
  },
  meditation: {
    read: async (id) => (await readMeditation(id)).streamID,
    write: (id, streamID) => updateMeditation({ id, streamID }),
  },
  course: {
    read: async (id) => (await readCourse(id)).trailerStreamId,
    write: (id, trailerStreamId) => updateCourse({ id, trailerStreamId }),
  },
  marathon: {
    read: async (id) => (await readMarathon(id)).trailerStreamId,
    write: (id, trailerStreamId) => updateMarathon({ id, trailerStreamId }),
  },
  webinar: {
    read: async (id) => (await readWebinar(id)).recordingStreamId,
    write: (id, recordingStreamId) => updateWebinar({ id, recordingStreamId }),
  },
};

/** How a use of a recording is changed; null for an unknown kind. */
export const holderOf = (type: string): Holder | null =>
  Object.hasOwn(holders, type) ? (holders[type] ?? null) : null;
