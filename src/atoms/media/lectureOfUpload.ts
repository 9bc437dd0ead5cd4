import { atom } from 'jotai';
import { nameOfFile } from '#lib/nameOfFile.ts';
import { createLectureAtom } from '../lecture/lectures.ts';
import { commitAtom } from '../upload/engine.ts';
import { entriesAtom } from '../upload/entries.ts';

/**
 * Makes a lecture of an upload that belongs to nothing, and answers its id. A file that is still on its way joins it when it has
 * arrived, whatever screen the author is on. Null where the upload is gone.
 */
export const lectureOfUploadAtom = atom(null, async (get, set, id: string): Promise<string | null> => {
  const upload = get(entriesAtom).find((entry) => entry.id === id);
  if (upload === undefined) return null;
  const name = nameOfFile(upload.fileName);
  const lecture = await set(createLectureAtom, {
    name: name.length < 3 ? upload.fileName : name,
    ...(upload.streamID !== null && { streamID: upload.streamID }),
  });
  const target = { kind: 'lecture', draftKey: lecture.id, saved: true } as const;
  set(commitAtom, { type: 'retarget', targets: [{ id, target }] });
  return lecture.id;
});
