import { lectureEditor, lectureReadinessAtom } from '#atoms/lecture/editor.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { mediaReadinessLines } from '#features/kits/media/EditorMedia/mediaReadiness.ts';
import { mediaReadinessFacts } from '#features/kits/media/EditorMedia/readinessFacts.ts';

/** The checklist of a lecture in words. */
export const lectureLinesAtom = boundedAtomFamily((key: string) =>
  atom((get) =>
    mediaReadinessLines(
      get(lectureReadinessAtom(key)),
      mediaReadinessFacts(get, lectureEditor, key),
      get(languageAtom),
    ),
  ),
);
