import { courseEditor, courseProgram } from '#atoms/course/editor.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { readsAhead } from '#features/kits/editor/EditorKit/ahead.ts';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { FileArchive } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { newKey } from '#atoms/editor/draft.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { bundleMessages } from '#features/kits/bundle/bundleMessages.ts';
import { AccessSection } from '#features/kits/program/ProgramForm/AccessSection.tsx';
import type { SharedFields } from '#features/kits/program/ProgramForm/pieces.ts';
import { ProgramForm } from '#features/kits/program/ProgramForm/ProgramForm.tsx';
import { ProgramEditor } from '#features/kits/program/ProgramEditor/ProgramEditor.tsx';
import { sharedFieldNames } from '#features/kits/program/ProgramForm/sharedFieldNames.ts';
import { Form } from '#features/kits/program/sections.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { courseKind } from './courseKind.ts';

const pieces = editorFields<SharedFields>(courseEditor);
const factsAtom = courseEditor.partAtom(({ fields, publication }) => ({
  byDays: fields.unlockMode === 'days',
  learners: publication?.status === 'published' ? publication.salesCount : 0,
}));
const statusAtom = courseEditor.partAtom(({ publication }) => publication?.status ?? 'draft');
const nameAtom = courseEditor.partAtom(({ item }) => item?.name ?? null);
const days = { start: null, days: 0 };

/** Reads the course in the address, so that it may be there when the editor is rendered. */
export const aheadAtom = readsAhead('courses', courseEditor.statusAtom);

/** A course of the platform may be taken along as a file. */
function useCommands(id: string): MenuItem[] {
  const t = useMessages(bundleMessages);
  const name = useAtomValue(nameAtom(id));
  const openModal = useSetAtom(openModalAtom);
  if (name === null) return [];
  const onSelect = () => openModal({ modalName: 'exportCourse', props: { id, name } });
  const icon = <FileArchive size={16} strokeWidth={1.5} aria-hidden />;
  return [{ id: 'toFile', label: t.toFile, icon, onSelect }];
}

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
      commands={useCommands(id)}
      main={
        <Form>
          <ProgramForm pieces={pieces} type="course" />
          <AccessSection pieces={pieces} type="course" />
        </Form>
      }
      days={byDays ? days : null}
      learners={learners}
    />
  );
}

function Status() {
  return <StatusOf kind="publication" status={useEditorPart(statusAtom)} />;
}
