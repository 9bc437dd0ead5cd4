import { atom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import { onUploaded } from '../upload/deliver.ts';
import { newKey } from '../editor/newKey.ts';
import { courses } from './courses.ts';
import { courseEditor } from './editor.ts';

/** A trailer that came in a file joins the draft of its course; a course that was saved meanwhile is told of it. */
onUploaded(
  'trailer',
  atom(null, async (_get, set, { target: { draftKey }, streamID }) => {
    const edit = async () => {
      set(courseEditor.editAtom, { key: draftKey, patch: { trailerStreamId: streamID } });
      await set(courseEditor.flushAtom);
    };
    if (draftKey === newKey) return edit();
    try {
      await set(courses.updateAtom, { id: draftKey, trailerStreamId: streamID });
    } catch (error) {
      asApiError(error);
      await edit();
    }
  }),
);
