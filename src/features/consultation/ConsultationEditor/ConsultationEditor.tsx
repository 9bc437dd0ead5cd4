import { Suspense } from 'react';
import { consultationEditor } from '#atoms/consultation/editor.ts';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { EditorCover } from '#features/kits/editor/EditorKit/EditorCover.tsx';
import { EditorPublication } from '#features/kits/editor/EditorKit/EditorPublication.tsx';
import { EditorReadiness } from '#features/kits/editor/EditorKit/EditorReadiness.tsx';
import { EditorScreen } from '#features/kits/editor/EditorKit/EditorScreen.tsx';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { bookingName } from '../names.ts';
import { consultationKind } from './consultationKind.ts';
import { HoursForm, hoursFields } from './HoursForm.tsx';
import { MainForm, mainFields } from './MainForm.tsx';
import { messages } from './messages.ts';

/** The editor of a consultation, `/consultations/:id`; the id `new` stands for one that does not exist yet. */
export function ConsultationEditor() {
  const t = useMessages(messages);
  return (
    <EditorScreen
      kind={consultationKind}
      status={<StatusOf />}
      tabs={[
        { id: 'main', label: t.tabMain, fields: mainFields, content: <MainForm /> },
        { id: 'hours', label: t.tabHours, fields: hoursFields, content: <HoursForm /> },
        { id: 'client', label: t.tabClient, content: <Preview /> },
      ]}
      rail={
        <>
          <EditorCover editor={consultationEditor} />
          <EditorReadiness />
          <EditorPublication editor={consultationEditor} />
        </>
      }
    />
  );
}

const activeAtom = consultationEditor.partAtom(({ fields }) => fields.isActive);

/** Whether it can be booked. How it is sold stands in the rail. */
function StatusOf() {
  const isActive = useEditorPart(activeAtom);
  return <Status glyph={isActive ? 'live' : 'down'}>{bookingName(isActive, useLanguage())}</Status>;
}

const { preview: Page } = consultationKind;

/** What the form shows, as a client will see it. */
function Preview() {
  const key = useEditorKey();
  return (
    <Suspense fallback={<Skeleton height={360} radius="media" />}>
      {Page !== undefined && <Page editorKey={key} />}
    </Suspense>
  );
}
