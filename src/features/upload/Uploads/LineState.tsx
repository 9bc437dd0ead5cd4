import { partSize } from '#domain/upload/schema.ts';
import type { Upload } from '#atoms/upload/entries.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { PartsBar } from '#components/feedback/PartsBar/PartsBar.tsx';
import { messages as cardMessages } from '#components/feedback/UploadCard/messages.ts';
import { useUploadWords } from '#features/kits/media/UploadRows/useUploadWords.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatSpeed, formatTimeLeft } from '#lib/file/transfer.ts';
import * as S from './Uploads.styles.ts';

/** How far an upload is: its parts, its state in words, speed and time left. */
export function LineState({ upload }: { upload: Upload }) {
  const t = useMessages(cardMessages);
  const language = useLanguage();
  const words = useUploadWords(upload);
  const { state, fileName, size, parts, purpose, speed, secondsLeft, notice } = upload;
  const over = state === 'done' || state === 'processing';
  const begun = upload.sentBytes > 0 || state === 'progress';
  const figures = state === 'progress';
  return (
    <>
      <S.State $state={state}>
        {!over && begun && (
          <PartsBar
            size={size}
            // What is no stream goes as one request.
            partSize={purpose === 'stream' ? partSize : Math.max(size, 1)}
            kept={parts.kept}
            flying={parts.flying}
            tone={state === 'error' ? 'bad' : 'accent'}
            label={t.progress(fileName)}
          />
        )}
        <S.Say>
          {state === 'done' && <Glyph name="ready" size={14} />}
          {state === 'processing' && <Glyph name="review" size={14} />}
          {(state === 'waitingFile' || state === 'error') && (
            <Glyph name={state === 'error' ? 'failed' : 'attention'} size={14} />
          )}
          <span>{state === 'error' ? words.state : `${words.state} · ${words.share}`}</span>
        </S.Say>
        {notice !== null && !over && <S.Notice>{notice.message}</S.Notice>}
      </S.State>
      <S.Figures>
        {figures && speed !== null && <span>{formatSpeed(speed, language)}</span>}
        {figures && secondsLeft !== null && <span>{formatTimeLeft(secondsLeft, language)}</span>}
      </S.Figures>
    </>
  );
}
