import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { handled } from '#api/api-error.ts';
import {
  editLectureAtom,
  lectureEditorAtom,
  type LectureEditor,
  type LectureFields,
} from '#atoms/lectures/editor.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { createTagAtom, tagsAtom } from '#atoms/tags/tags.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { ReadinessSummary } from '#components/feedback/ReadinessSummary/ReadinessSummary.tsx';
import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { CoverField } from '#components/forms/CoverField/CoverField.tsx';
import { EditorLayout } from '#components/layout/EditorLayout/EditorLayout.tsx';
import { PublicationRail } from '#features/widgets/PublicationRail/PublicationRail.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { LectureForm } from '../LectureForm/LectureForm.tsx';
import { SaveButton } from '../LectureHeader/SaveButton.tsx';
import { LectureRail } from '../LectureRail/LectureRail.tsx';
import { MediaPanel } from '../MediaPanel/MediaPanel.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CoverDialog } from './CoverDialog.tsx';
import { EditorHead } from './EditorHead.tsx';
import { firstProblem, focusField } from './focusField.ts';
import { messages } from './messages.ts';
import { suggestName } from './suggestName.ts';
import { UploadOnItsWay } from './UploadOnItsWay.tsx';
import { useCover } from './useCover.ts';
import { useMedia } from './useMedia.ts';
import { useReadiness } from './useReadiness.ts';
import { useSaving } from './useSaving.ts';

interface LectureWorkspaceProps {
  /** The lecture's id, or `new`. */
  editorKey: string;
  editor: LectureEditor;
}

/** The editor once the lecture is there: the form, its rail, and what opens over them. */
export function LectureWorkspace({ editorKey: key, editor }: LectureWorkspaceProps) {
  const t = useMessages(messages);
  const store = useStore();
  const { fields, problems, publication, item } = editor;
  const edit = useSetAtom(editLectureAtom);
  const createTag = useSetAtom(createTagAtom);
  const showError = useSetAtom(showErrorAtom);
  const tags = useAtomValue(tagsAtom);
  const author = useAtomValue(authorAtom);
  const [sheetOpen, setSheetOpen] = useState(false);
  const change = (patch: Partial<LectureFields>) => edit({ key, patch });

  /** On a phone some fields are in the sheet, which opens and closes on the way to them. */
  const goTo = (field: string) => {
    if (focusField(field) && !sheetOpen) return;
    flushSync(() => setSheetOpen(!sheetOpen));
    focusField(field);
  };

  const saving = useSaving({
    key,
    onInvalid: (found) => {
      const field = firstProblem(found);
      if (field !== undefined) goTo(field);
    },
  });
  const media = useMedia(key, editor, (fileName) => {
    if (store.get(lectureEditorAtom(key)).fields.name.trim() === '') change({ name: suggestName(fileName) });
  });
  const cover = useCover(key, editor);
  const readiness = useReadiness(key, editor, media.readiness, goTo);

  const prepare = async (): Promise<string | null> => {
    if (!editor.dirty && publication !== null) return publication.id;
    const id = await saving.save();
    if (id === null) return null;
    // The lecture names its publication before the publication itself has been read.
    const saved = store.get(lectureEditorAtom(id));
    return saved.publication?.id ?? saved.item?.publicationId ?? null;
  };

  const makeTag = async (name: string): Promise<string | null> => {
    const result = await handled(createTag(name));
    if (result?.status === 'invalid') showError(Object.values(result.problems).join(' '));
    return result === undefined || result.status === 'invalid' ? null : (result.tag?.id ?? null);
  };

  const rail = (placement: 'rail' | 'sheet') => (
    <LectureRail
      placement={placement}
      cover={
        <CoverField
          alt={t.imageId}
          src={cover.src}
          size={cover.size ?? undefined}
          busy={cover.busy}
          error={cover.problem ?? problems['imageId']}
          onFile={cover.crop}
          onCrop={() => void cover.cropAgain()}
          onRemove={cover.remove}
        />
      }
      readiness={readiness.items}
      publication={
        <PublicationRail
          publication={publication}
          name={fields.name}
          price={fields}
          onPrice={change}
          problems={problems}
          blockers={readiness.blockers}
          onPrepare={prepare}
          timeZone={author?.timezone}
        />
      }
      usedIn={item?.usedIn}
    />
  );

  const save = () => void saving.save();
  const saveButton = { ready: editor.dirty && editor.offer === null, busy: editor.saving, onClick: save };
  return (
    <>
      <EditorHead
        editorKey={key}
        editor={editor}
        saveFailed={saving.failed}
        onName={(name) => change({ name })}
        onSave={save}
      />
      <EditorLayout
        railLabel={t.rail}
        rail={rail('rail')}
        foot={
          <>
            <ReadinessSummary
              items={readiness.items}
              label={t.readiness}
              open={sheetOpen}
              onClick={() => setSheetOpen(true)}
            />
            <SaveButton {...saveButton} size="large" />
          </>
        }
      >
        <Form>
          <MediaPanel
            media={media.view}
            upload={media.upload && <UploadOnItsWay {...media.upload} />}
            reading={media.reading}
            problem={media.problem}
            onFiles={(files) => void media.choose(files)}
            onFrame={(video) => void cover.takeFrame(video)}
          />
          <LectureForm
            fields={fields}
            onChange={change}
            problems={problems}
            tags={tags.item ?? []}
            onCreateTag={makeTag}
          />
        </Form>
      </EditorLayout>
      <Sheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        side="bottom"
        label={t.rail}
        title={t.sheet}
      >
        {rail('sheet')}
      </Sheet>
      <ConflictDialog editor={editor} saving={saving} />
      {cover.cropping !== null && (
        <CoverDialog
          file={cover.cropping}
          onDone={(blob) => void cover.keep(blob)}
          onCancel={() => cover.crop(null)}
        />
      )}
    </>
  );
}

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
