import { atom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import { logFailure } from '#lib/log.ts';
import { onUploaded } from '../upload/deliver.ts';
import { newKey } from '../editor/newKey.ts';
import { courses } from './courses.ts';
import { courseEditor } from './editor.ts';

/** A trailer that came while its new course was being made, too late for what was sent. */
const lateAtom = atom<string | null>(null);

const tellAtom = atom(null, async (get, set, id: string) => {
  const trailerStreamId = get(lateAtom);
  set(lateAtom, null);
  if (trailerStreamId !== null) await set(courses.updateAtom, { id, trailerStreamId });
});

/** A trailer that came in a file joins the draft of its course; a course that was saved meanwhile is told of it. */
onUploaded(
  'trailer',
  atom(null, async (get, set, { target: { draftKey }, streamID }) => {
    const edit = async () => {
      set(courseEditor.editAtom, { key: draftKey, patch: { trailerStreamId: streamID } });
      await set(courseEditor.flushAtom);
    };
    if (draftKey === newKey) {
      set(lateAtom, get(courseEditor.editorAtom(newKey)).saving ? streamID : null);
      return edit();
    }
    try {
      await set(courses.updateAtom, { id: draftKey, trailerStreamId: streamID });
    } catch (error) {
      asApiError(error);
      await edit();
    }
  }),
);

courseEditor.onSaved((set, from, to) => {
  if (from !== newKey) return;
  // It is an edit that can be saved, whatever becomes of this.
  set(tellAtom, to).catch((error: unknown) => logFailure('The course was not told of its trailer', error));
});
