import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import type { Stream } from '#domain/stream/schema.ts';
import { asApiError, errorText } from '#api/api-error.ts';
import {
  putAwayReplacementAtom,
  isSettled,
  replacementAtom,
  replaceStreamAtom,
  retryReplacementAtom,
  type Replacement,
} from '#atoms/stream/replacing.ts';
import { replacingUploadAtom, watchedReplacementAtom } from '#atoms/stream/replaceByFile.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { StreamLine } from '../LibraryDialog/StreamLine.tsx';
import { ChooseStream } from './ChooseStream.tsx';
import { messages } from './messages.ts';
import { FileOnItsWay } from './ReplaceByFile.tsx';
import { ReplacedUses } from './ReplacedUses.tsx';
import * as S from './ReplaceDialog.styles.ts';

export interface ReplaceDialogProps {
  from: Stream;
  /** What takes its place, where that is known already. */
  to?: Stream;
  onClose: () => void;
}

/** Replaces a recording wherever it is used: shows where, asks by what, and tells how it goes and what failed. */
export default function ReplaceDialog({ from, to, onClose }: ReplaceDialogProps) {
  const replacement = useAtomValue(replacementAtom);
  const putAway = useSetAtom(putAwayReplacementAtom);
  const watch = useSetAtom(watchedReplacementAtom);
  useEffect(() => {
    watch(from.id);
    return () => watch(null);
  }, [watch, from.id]);
  const isOurs = replacement?.from.id === from.id;
  const close = () => {
    if (isOurs) putAway();
    onClose();
  };
  return isOurs ? (
    <Running replacement={replacement} onClose={close} />
  ) : (
    <Asking from={from} to={to} onClose={onClose} />
  );
}

function Asking({ from, to, onClose }: Omit<ReplaceDialogProps, 'to'> & { to: Stream | undefined }) {
  const t = useMessages(messages);
  const form = useId();
  const replace = useSetAtom(replaceStreamAtom);
  // Where it is used now, and not when the list was read.
  const fresh = useAtomValue(streamAtom(from.id)).item ?? from;
  const [chosen, setChosen] = useState<Stream | null>(to ?? null);
  const upload = useAtomValue(replacingUploadAtom(from.id));
  const uses = fresh.usedIn ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={t.what(from.name)}
      width={680}
      footer={
        upload !== null ? (
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button
              variant="primary"
              type="submit"
              form={form}
              disabled={chosen === null || chosen.id === from.id || uses.length === 0}
            >
              {t.replace(uses.length)}
            </Button>
          </>
        )
      }
    >
      <S.Form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null) void replace({ from: fresh, to: chosen });
        }}
      >
        <section aria-label={t.where}>
          <S.Heading>{t.where}</S.Heading>
          <ReplacedUses uses={uses.map((use) => ({ use, state: 'asked' as const, error: null }))} />
        </section>
        {upload !== null ? (
          <FileOnItsWay upload={upload} />
        ) : to === undefined ? (
          <ChooseStream from={from} chosen={chosen} onChoose={setChosen} />
        ) : (
          <section aria-label={t.choose}>
            <S.Heading>{t.choose}</S.Heading>
            <StreamLine stream={to} />
          </section>
        )}
      </S.Form>
    </Dialog>
  );
}

function Running({ replacement, onClose }: { replacement: Replacement; onClose: () => void }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const retry = useSetAtom(retryReplacementAtom);
  const { uses, isRunning, from } = replacement;
  const settled = uses.filter(isSettled).length;
  const failed = uses.filter((use) => !isSettled(use));
  const done = uses.filter(({ state }) => state === 'done').length;
  const error = failed[0]?.error;
  const said = isRunning
    ? t.running(settled, uses.length)
    : failed.length === 0
      ? t.done(done)
      : t.failedSome(failed.length);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={t.what(from.name)}
      width={680}
      dismissable={!isRunning}
      failure={!isRunning && error != null ? errorText(asApiError(error), language) : null}
      footer={
        isRunning ? undefined : (
          <>
            <Button variant={failed.length === 0 ? 'primary' : 'secondary'} onClick={onClose}>
              {t.close}
            </Button>
            {failed.length > 0 && (
              <Button variant="primary" onClick={() => void retry()}>
                {t.retry}
              </Button>
            )}
          </>
        )
      }
    >
      <S.Told role="status">{said}</S.Told>
      <ProgressBar label={t.progress} value={(settled / Math.max(1, uses.length)) * 100} />
      <S.List>
        <ReplacedUses uses={uses} />
      </S.List>
    </Dialog>
  );
}
