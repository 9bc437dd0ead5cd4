import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { newKey } from '#atoms/editor/draft.ts';
import { AccessSection } from '#features/kits/program/ProgramForm/AccessSection.tsx';
import type { SharedFields } from '#features/kits/program/ProgramForm/pieces.ts';
import { ProgramForm } from '#features/kits/program/ProgramForm/ProgramForm.tsx';
import { Preview } from '#features/kits/program/Preview/Preview.tsx';
import { ProgramEditor } from '#features/kits/program/ProgramEditor/ProgramEditor.tsx';
import { sharedFieldNames } from '#features/kits/program/ProgramForm/sharedFieldNames.ts';
import { Form } from '#features/kits/program/sections.ts';
import { courseKind } from './courseKind.ts';

const pieces = editorFields<SharedFields>(courseEditor);
const factsAtom = courseEditor.partAtom(({ fields, publication }) => ({
  byDays: fields.unlockMode === 'days',
  learners: publication?.status === 'published' ? publication.salesCount : 0,
}));
const statusAtom = courseEditor.partAtom(({ publication }) => publication?.status ?? 'draft');
const fieldsAtom = courseEditor.partAtom(({ fields }) => fields);
const days = { start: null, days: 0 };

/** The editor of a course, `/courses/:id`; the id `new` stands for one that does not exist yet. */
export function CourseEditor() {
  const { id = newKey } = useParams();
  const { byDays, learners } = useAtomValue(factsAtom(id));
  return (
    <ProgramEditor
      kind={courseKind}
      program={courseProgram}
      pieces={courseEditor}
      mainFields={sharedFieldNames}
      status={<Status />}
      main={
        <Form>
          <ProgramForm pieces={pieces} type="course" />
          <AccessSection pieces={pieces} type="course" />
        </Form>
      }
      preview={<CoursePreview />}
      days={byDays ? days : null}
      learners={learners}
    />
  );
}

function Status() {
  return <StatusOf kind="publication" status={useEditorPart(statusAtom)} />;
}

function CoursePreview() {
  return <Preview fields={useEditorPart(fieldsAtom)} />;
}
