import { atom } from 'jotai';
import { asApiError, sessionEnded } from '#api/api-error.ts';
import { isWorkOf, keptAuthor } from '../session/entering.ts';
import { onUploaded } from '../upload/deliver.ts';
import { newKey } from '../editor/newKey.ts';
import { courses } from './courses.ts';
import { courseEditor } from './editor.ts';

/** A trailer that came in a file joins the draft of its course; a course that was saved meanwhile is told of it. */
onUploaded(
  'trailer',
  atom(null, async (get, set, { target: { draftKey }, streamID }) => {
    const author = keptAuthor(get);
    // A save that is under way has sent its fields already.
    const saved = await set(courseEditor.savedMeanwhileAtom, draftKey);
    if (!isWorkOf(get, author)) throw sessionEnded();
    const id = saved ?? (draftKey === newKey ? null : draftKey);
    const edit = () => {
      set(courseEditor.editAtom, { key: id ?? draftKey, patch: { trailerStreamId: streamID } });
      return set(courseEditor.flushAtom);
    };
    if (id === null) return edit();
    try {
      await set(courses.updateAtom, { id, trailerStreamId: streamID });
    } catch (error) {
      // It is an edit that can be saved.
      asApiError(error);
      await edit();
    }
  }),
);
