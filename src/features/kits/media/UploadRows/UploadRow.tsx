import { useAtomValue } from 'jotai';
import { uploadAtom } from '#atoms/upload/uploads.ts';
import { UploadCard } from '#components/feedback/UploadCard/UploadCard.tsx';
import { formatSpeed, formatTimeLeft } from '#lib/file/transfer.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { useUploadActions } from './useUploadActions.ts';
import { cardStates, fileKindOf, useUploadWords } from './useUploadWords.ts';
import type { Upload } from '#atoms/upload/entries.ts';

/** An upload as a card. It is drawn anew when it changes, and not when another does. */
export function UploadRow({ id }: { id: string }) {
  const upload = useAtomValue(uploadAtom(id));
  return upload && <Row upload={upload} />;
}

function Row({ upload }: { upload: Upload }) {
  const { pause, resume, retry, cancel, provide, open, next } = useUploadActions(upload);
  const words = useUploadWords(upload);
  const language = useLanguage();
  const phone = usePhone();
  const { state, fileName, progress, speed, secondsLeft, notice } = upload;
  // A phone has room for one of them, and what is left matters more.
  const pace = phone
    ? secondsLeft !== null && formatTimeLeft(secondsLeft, language)
    : speed !== null && formatSpeed(speed, language);
  const quiet = state === 'done' || state === 'processing' || state === 'error';
  return (
    <UploadCard
      name={fileName}
      kind={fileKindOf(upload)}
      state={cardStates[state]}
      value={progress}
      detail={
        notice !== null && !quiet ? notice.message : quiet ? words.state : `${words.state} · ${words.share}`
      }
      speed={(state === 'progress' && pace) || undefined}
      action={provide ?? (state === 'done' ? next : undefined)}
      onPause={pause}
      onResume={resume}
      {...(provide === undefined && { onRetry: retry })}
      {...(state === 'done' && open !== undefined && { onOpen: open })}
      onCancel={cancel}
    />
  );
}
