import { courseReadiness } from '#domain/course/readiness.ts';
import type { Course } from '#domain/course/schema.ts';
import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import { atom } from 'jotai';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { lazyPreview } from '#features/kits/editor/EditorKit/usePreview.tsx';
import type { EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { compareCourse } from '#features/kits/program/compareFields.ts';
import { programLines } from '#features/kits/program/programReadiness.ts';
import { texts } from './texts.ts';
import type { CourseFields } from '#atoms/course/fields.ts';

const linesAtom = boundedAtomFamily((key: string) =>
  atom((get) => {
    const { fields } = get(courseEditor.editorAtom(key));
    return programLines(get, { program: courseProgram, key, fields }, courseReadiness);
  }),
);

/** Configuration of the editor for courses. */
export const courseKind: EditorKind<Course, CourseFields> = {
  editor: courseEditor,
  copies: { kind: 'course', code: () => import('#atoms/course/loadCopy.ts') },
  texts,
  listHref: listRoute('course'),
  hrefOf: (id) => itemRoute('course', id),
  fields: compareCourse(courseProgram),
  readiness: linesAtom,
  preview: lazyPreview(() => import('./CoursePreview.tsx')),
};
