import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Stream } from '#domain/stream/schema.ts';
import { lookAtMediaAtom } from '#atoms/media/looks.ts';
import { replaceByFileAtom } from '#atoms/stream/replaceByFile.ts';
import type { Upload } from '#atoms/upload/entries.ts';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { UploadOnItsWay } from '#features/kits/media/EditorMedia/UploadOnItsWay.tsx';
import { useDropClaim } from '#features/kits/media/FileIntake/useDropClaim.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { mediaProblem } from '#lib/file/media.ts';
import { mediaRefusal, refusalText } from '#lib/file/mediaFiles.ts';
import { withHandles, type PickedFile } from '#lib/file/pickedFiles.ts';
import { messages } from './messages.ts';
import * as S from './ReplaceDialog.styles.ts';

/** A chosen file is looked at before it is sent: one of the other kind would leave a trailer without a picture. */
function useChoice(from: Stream) {
  const t = useMessages(messages);
  const language = useLanguage();
  const lookAtMedia = useSetAtom(lookAtMediaAtom);
  const replace = useSetAtom(replaceByFileAtom);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async ([picked]: PickedFile[]) => {
    if (picked === undefined || reading) return;
    const { file, handle } = picked;
    setProblem(null);
    const refusal = mediaRefusal(file);
    if (refusal !== null) return setProblem(refusalText(refusal, language));
    setReading(true);
    const look = lookAtMedia(file);
    const facts = await look.facts;
    setReading(false);
    // Where the reader itself did not arrive, the file is sent unread: what it is will be known from the platform.
    if (!facts.playable && facts.reason !== 'no-reader')
      return setProblem(mediaProblem(facts.reason, language));
    if (facts.playable && facts.kind !== from.kind)
      return setProblem(from.kind === 'video' ? t.notVideo : t.notAudio);
    const uploadId = replace({ from: from.id, file, handle });
    if (uploadId !== null) look.belongsTo(uploadId);
  };
  return { choose: (picked: PickedFile[]) => void choose(picked), reading, problem };
}

/** A file from the device in the place of the recording: where it is chosen. */
export function ChooseFile({ from }: { from: Stream }) {
  const t = useMessages(messages);
  const { choose, reading, problem } = useChoice(from);
  const isVideo = from.kind === 'video';
  useDropClaim({ label: t.dropAnywhere, disabled: reading, take: choose });
  return (
    <FileDrop
      label={t.drop}
      touchLabel={t.choosesFile}
      hint={reading ? t.reading : isVideo ? t.videoHint : t.audioHint}
      accept={isVideo ? 'video/*,.mkv' : 'audio/*,.m4a'}
      busy={reading}
      error={problem ?? undefined}
      onFiles={(files) => choose(withHandles(files))}
      onPicked={choose}
    />
  );
}

/** The same on its way. The dialog need not stay open for it. */
export function FileOnItsWay({ upload }: { upload: Upload }) {
  const t = useMessages(messages);
  return (
    <section aria-label={t.choose}>
      <S.Heading>{t.choose}</S.Heading>
      <UploadOnItsWay item={upload} hint={t.byItself} />
    </section>
  );
}
