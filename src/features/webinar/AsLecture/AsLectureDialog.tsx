import { atom, useAtomValue } from 'jotai';
import { useId, useState, type FormEvent } from 'react';
import { streamAtom } from '#atoms/stream/streams.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { chaptersOf, enoughChapters } from '#domain/chapters/read.ts';
import { useLeaving } from '#features/kits/copy/useLeaving.ts';
import { useTrouble } from '#features/kits/copy/useTrouble.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './AsLectureDialog.styles.ts';
import { chaptersIn, wholePart } from './part.ts';
import { PartFields } from './PartFields.tsx';
import { trimMessages } from './trimMessages.ts';
import { useMaking } from './useMaking.ts';
import { useStartOfPart } from './useStartOfPart.ts';

/** Of which webinar the named modal `asLecture` makes a lecture. */
interface AsLectureRequest {
  /** The id of the webinar. */
  id: string;
  /** Leads to a route. */
  open: (route: string) => void;
}

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    asLecture: AsLectureRequest;
  }
}

export interface AsLectureDialogProps extends AsLectureRequest {
  onClose: () => void;
}

const noneAtom = atom(null);

/** What is known of a webinar that becomes a lecture, and of its recording. */
function useRecorded(id: string) {
  const { status, error, fields } = useAtomValue(webinarEditor.editorAtom(id));
  const { name, description, recordingStreamId } = fields;
  const stream = useAtomValue(recordingStreamId === null ? noneAtom : streamAtom(recordingStreamId));
  const recording = stream?.item ?? null;
  const chapters = recording === null ? [] : chaptersIn(chaptersOf(description), recording);
  return {
    trouble: useTrouble({ status, error }),
    name,
    recording,
    chapters: chapters.length < enoughChapters ? [] : chapters,
    /** Neither of them is still being read. Without its recording the lecture takes it unseen. */
    isRead: status === 'ready' && stream?.status !== 'loading',
  };
}

/** Asks with which chapters of its recording a webinar becomes a lecture, cuts that part out, and opens the editor of the lecture. */
export function AsLectureDialog({ id, open, onClose }: AsLectureDialogProps) {
  const t = useMessages(trimMessages);
  const form = useId();
  const { trouble, name, recording, chapters, isRead } = useRecorded(id);
  const [part, setPart] = useState(wholePart);
  const isReady = recording?.status === 'processed';
  const start = useStartOfPart(isReady ? recording.id : null, part.from);
  const { percent, failure, make, stop } = useMaking({ id, open, onClose });
  useLeaving(onClose);
  const busy = percent !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRead) void make(part, recording);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      {...(name !== '' && { description: name })}
      dismissable={!busy}
      failure={failure ?? trouble}
      footer={
        busy ? (
          <>
            <S.Cutting>
              {t.cutting(percent)}
              <ProgressBar label={t.progress} value={percent} />
            </S.Cutting>
            <Button onClick={stop}>{t.stop}</Button>
          </>
        ) : (
          <>
            {failure === null ? (
              <Button onClick={onClose}>{t.cancel}</Button>
            ) : (
              <Button onClick={() => void make(wholePart, recording)}>{t.takeWhole}</Button>
            )}
            <Button variant="primary" type="submit" form={form} disabled={!isRead}>
              {t.confirm}
            </Button>
          </>
        )
      }
    >
      <S.Form id={form} noValidate onSubmit={submit}>
        {!isRead && trouble === null && <Reading label={t.reading} />}
        {isRead && recording !== null && chapters.length > 0 && (
          <PartFields
            {...{ chapters, recording, part, start }}
            disabled={busy || !isReady}
            onChange={setPart}
          />
        )}
        {isRead && chapters.length === 0 && <S.Note>{t.same}</S.Note>}
        {chapters.length > 0 && !isReady && <S.Note>{t.processing}</S.Note>}
      </S.Form>
    </Dialog>
  );
}

function Reading({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton height={64} radius="control" />
      <Skeleton height={64} radius="control" />
    </>
  );
}
