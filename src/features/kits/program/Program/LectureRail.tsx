import { atom, useAtomValue, useSetAtom } from 'jotai';
import { ArrowUpRight } from 'lucide-react';
import { maxDescription } from '#domain/content/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { lectureProblem } from '#atoms/program/problems.ts';
import type { LectureRow } from '#atoms/program/types.ts';
import { streamAtom, streamLinkAtom } from '#atoms/stream/streams.ts';
import { pauseUploadAtom, resumeUploadAtom, retryUploadAtom } from '#atoms/upload/uploads.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Player } from '#components/data/Player/Player.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { RichTextField } from '#components/forms/RichTextField/RichTextField.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { lectureRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useProgramDesk } from './program.ts';
import { railMessages } from './railMessages.ts';
import * as S from './rail.styles.ts';
import { besideField } from './refused.ts';
import { RowMenu } from './RowMenu.tsx';
import { lectureRow } from './nodeIds.ts';
import { Typed } from './Typed.tsx';

interface LectureRailProps {
  moduleId: string;
  id: string;
}

/** The open lecture: its recording, its name and its description, edited beside the tree. */
export function LectureRail({ moduleId, id }: LectureRailProps) {
  const { program, view, key } = useProgramDesk();
  const t = useMessages(railMessages);
  const language = useLanguage();
  const refused = useAtomValue(view.refusedAtom) === id;
  const lecture = useAtomValue(program.lectureAtom({ key, id }));
  const module = useAtomValue(program.moduleAtom({ key, id: moduleId }));
  const edit = useSetAtom(program.editLectureAtom);
  const { name, description, isDraft, isChanged, status } = lecture;
  const ready = status === 'ready';
  const problem = refused ? lectureProblem(lecture, language) : null;
  const beside = besideField(problem, description.trim().length <= maxDescription);
  return (
    <>
      <S.Head>
        {module !== null && t.place(module.orderNumber, module.lectures.indexOf(id) + 1)}
        <S.Tight>
          {!isDraft && (
            <ButtonLink
              as={RouterLink}
              href={lectureRoute(id)}
              variant="quiet"
              size="small"
              icon={<ArrowUpRight size={16} strokeWidth={1.5} aria-hidden />}
            >
              {t.openWhole}
            </ButtonLink>
          )}
          <RowMenu row={lectureRow(moduleId, id)} />
        </S.Tight>
      </S.Head>
      <LectureMedia key={id} lecture={lecture} />
      <Typed value={name} onChange={(text) => edit({ key, id, patch: { name: text } })}>
        {(field) => (
          <div {...beside.name.place}>
            <TextField
              label={t.lectureName}
              max={120}
              disabled={!ready}
              error={beside.name.error}
              {...field}
            />
          </div>
        )}
      </Typed>
      <Typed value={description} onChange={(text) => edit({ key, id, patch: { description: text } })}>
        {(field) => (
          <div {...beside.description.place}>
            <RichTextField
              label={t.description}
              placeholder={t.descriptionHint}
              max={maxDescription}
              error={beside.description.error}
              disabled={!ready}
              {...field}
            />
          </div>
        )}
      </Typed>
      {isChanged && (
        <Status glyph="unsaved" size="small">
          {t.kept}
        </Status>
      )}
    </>
  );
}

const noneAtom = atom(null);

function LectureMedia({ lecture }: { lecture: LectureRow }) {
  const { program, key } = useProgramDesk();
  const t = useMessages(railMessages);
  const { id, name, streamID, imageId, durationSec, upload } = lecture;
  const stream = useAtomValue(streamID === null ? noneAtom : streamAtom(streamID));
  const ready = stream?.item?.status === 'processed';
  const link = useAtomValue(streamID === null || !ready ? noneAtom : streamLinkAtom(streamID));
  const setFile = useSetAtom(program.setLectureFileAtom);
  const poster = imageId === null ? undefined : imageUrl(imageId);

  if (upload !== null && upload.state !== 'lost') return <OnItsWay upload={upload} />;
  if (streamID === null) {
    return (
      <FileDrop
        label={upload?.state === 'lost' ? t.lost : t.noMedia}
        hint={t.noMediaHint}
        accept="video/*,audio/*"
        action={t.choose}
        onFiles={([file]) => file !== undefined && setFile({ key, id, file })}
        onPicked={([picked]) => picked !== undefined && setFile({ key, id, file: picked.file })}
      />
    );
  }
  if (ready) {
    return (
      <Player
        src={link?.item ?? ''}
        kind={stream.item?.kind === 'audio' ? 'audio' : 'video'}
        title={name}
        poster={poster}
        {...(durationSec !== null && { duration: durationSec })}
      />
    );
  }
  return (
    <>
      <Cover src={poster} alt="" />
      {stream?.item != null && (
        <Status glyph={stream.item.status === 'failed' ? 'failed' : 'review'} size="small">
          {t.processing}
        </Status>
      )}
    </>
  );
}

/** How far the file is, and what there is to do about it. */
function OnItsWay({ upload }: { upload: NonNullable<LectureRow['upload']> }) {
  const t = useMessages(railMessages);
  const pause = useSetAtom(pauseUploadAtom);
  const resume = useSetAtom(resumeUploadAtom);
  const retry = useSetAtom(retryUploadAtom);
  const { state, progress, message, uploadId } = upload;
  const words = {
    progress: t.uploading(Math.floor(progress)),
    queued: t.queued,
    paused: t.paused,
    waitingNetwork: t.waitsForNetwork,
    error: message ?? '',
    lost: t.lost,
  }[state];
  const act = (run: (id: string) => void) => () => uploadId !== null && run(uploadId);
  return (
    <S.Upload>
      <ProgressBar value={progress} label={words} tone={state === 'error' ? 'bad' : 'accent'} />
      <S.Row>
        <S.Fact role="status">
          {state === 'error' && <Glyph name="failed" size={14} />} {words}
        </S.Fact>
        {(state === 'progress' || state === 'queued') && (
          <Button size="small" variant="quiet" onClick={act(pause)}>
            {t.pause}
          </Button>
        )}
        {state === 'paused' && (
          <Button size="small" variant="quiet" onClick={act(resume)}>
            {t.resume}
          </Button>
        )}
        {state === 'error' && (
          <Button size="small" variant="quiet" onClick={act(retry)}>
            {t.retry}
          </Button>
        )}
      </S.Row>
    </S.Upload>
  );
}
