import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { asApiError, errorText } from '#api/api-error.ts';
import { libraryAtom, surveyLibraryAtom, type Library } from '#atoms/stream/library.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { weightOf } from '#domain/stream/library.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { Duplicates } from './Duplicates.tsx';
import * as S from './LibraryDialog.styles.ts';
import { messages } from './messages.ts';
import { Unused } from './Unused.tsx';

export interface LibraryDialogProps {
  /** Asks to replace one recording by another wherever it is used. */
  onReplace: (from: Stream, to: Stream) => void;
  onClose: () => void;
}

/** What the library weighs, what of it nothing uses, and what is there twice. */
export default function LibraryDialog({ onReplace, onClose }: LibraryDialogProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const library = useAtomValue(libraryAtom);
  const [tries, setTries] = useState(0);
  const { status, streams, error } = library;
  const number = streams.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      {...(status !== 'reading' &&
        status !== 'failed' && {
          description: t.all(groupDigits(number), number, formatBytes(weightOf(streams), language)),
        })}
      width={680}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Survey key={tries} />
      <S.Parts>
        {status === 'failed' && (
          <Block
            tone="bad"
            title={t.failed}
            action={<Button onClick={() => setTries(tries + 1)}>{t.retry}</Button>}
          >
            {errorText(asApiError(error), language)}
          </Block>
        )}
        {(status === 'reading' || status === 'comparing') && <Progress library={library} />}
        {(status === 'comparing' || status === 'ready') && <Unused streams={streams} onLeave={onClose} />}
        {status === 'ready' && <Duplicates library={library} onReplace={onReplace} />}
      </S.Parts>
    </Dialog>
  );
}

/** Looks through the library while it stands. */
function Survey() {
  const survey = useSetAtom(surveyLibraryAtom);
  useEffect(() => {
    const stopping = new AbortController();
    void survey(stopping.signal);
    return () => stopping.abort();
  }, [survey]);
  return null;
}

function Progress({ library }: { library: Library }) {
  const t = useMessages(messages);
  const { status, streams, count, compared, toCompare } = library;
  const [done, all] = status === 'reading' ? [streams.length, count] : [compared, toCompare];
  const say = status === 'reading' ? t.reading : t.comparing;
  return (
    <div>
      <S.Told>{say(groupDigits(done), groupDigits(all))}</S.Told>
      <ProgressBar label={t.progress} value={(done / Math.max(1, all)) * 100} />
    </div>
  );
}
