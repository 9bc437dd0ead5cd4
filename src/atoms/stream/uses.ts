import { readCourse, updateCourse } from '#api/course/requests.ts';
import { readLecture, updateLecture } from '#api/lecture/requests.ts';
import { readMarathon, updateMarathon } from '#api/marathon/requests.ts';
import { readMeditation, updateMeditation } from '#api/meditation/requests.ts';
import { readWebinar, updateWebinar } from '#api/webinar/requests.ts';

/** How something that uses a recording is told of another one. */
interface Holder {
  /** The recording that it has now. */
  read: (id: string) => Promise<string | null | undefined>;
  write: (id: string, streamId: string) => Promise<unknown>;
}

/** What may hold a recording, by the word of the platform for it. What is not here is shown, and left as it is. */
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

/** How a use of a recording is changed; null where this console does not know it. */
export const holderOf = (type: string): Holder | null =>
  Object.hasOwn(holders, type) ? (holders[type] ?? null) : null;
