import { ArrowUpRight, Ellipsis, Pause, Play, RotateCcw, X } from 'lucide-react';
import { useRef } from 'react';
import type { Upload } from '#atoms/upload/entries.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { messages as cardMessages } from '#components/feedback/UploadCard/messages.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import type { useUploadActions } from '#features/kits/media/UploadRows/useUploadActions.ts';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './Uploads.styles.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface LineActionsProps {
  upload: Upload;
  actions: ReturnType<typeof useUploadActions>;
  /** The moves in the queue; none where it has no place there. */
  moves: MenuItem[];
}

/** The next step of an upload in words, the one that is always at hand as an icon, and the rest behind «…». */
export function LineActions({ upload, actions, moves }: LineActionsProps) {
  const t = useMessages(messages);
  const card = useMessages(cardMessages);
  const buttons = useRef<HTMLDivElement>(null);
  const fallback = useFocusFallback(() => buttons.current?.querySelector('button'));
  const { fileName, state } = upload;
  const goes = state === 'queued' || state === 'progress' || state === 'waitingNetwork';
  const over = state === 'done' || state === 'processing';
  const { provide, next, open, place } = actions;
  const retry =
    state === 'error' && provide === undefined
      ? { label: card.retry, name: card.retryFile(fileName), onClick: actions.retry }
      : undefined;
  const step = provide ?? retry ?? (over ? next : undefined);

  const more: MenuItem[] = [
    ...(next && step !== next ? [{ id: 'lecture', label: next.label, onSelect: next.onClick } as const] : []),
    ...(provide && state === 'error'
      ? [{ id: 'retry', label: card.retry, icon: <RotateCcw {...icon} />, onSelect: actions.retry } as const]
      : []),
    ...(open && place && state !== 'done'
      ? [{ id: 'open', label: t.openPlace, icon: <ArrowUpRight {...icon} />, onSelect: open } as const]
      : []),
    ...moves,
    ...(moves.length > 0 ? (['separator'] as const) : []),
    {
      id: 'cancel',
      label: over ? t.remove : t.cancel,
      icon: <X {...icon} />,
      onSelect: actions.cancel,
    },
  ];

  return (
    <S.Actions ref={buttons} {...fallback}>
      {step && (
        <S.Step>
          <Button variant="quiet" size="small" aria-label={step.name} onClick={step.onClick}>
            {step.label}
          </Button>
        </S.Step>
      )}
      <S.Icons>
        {goes && (
          <IconButton
            size="small"
            label={card.pause(fileName)}
            icon={<Pause {...icon} />}
            onClick={actions.pause}
          />
        )}
        {state === 'paused' && (
          <IconButton
            size="small"
            label={card.resume(fileName)}
            icon={<Play {...icon} />}
            onClick={actions.resume}
          />
        )}
        {state === 'done' && open && (
          <IconButton
            size="small"
            label={card.open(fileName)}
            icon={<ArrowUpRight {...icon} />}
            onClick={open}
          />
        )}
        <Menu
          label={t.more(fileName)}
          align="end"
          items={more}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} size="small" label={t.more(fileName)} icon={<Ellipsis {...icon} />} />
          )}
        />
      </S.Icons>
    </S.Actions>
  );
}
