import { ArrowUpRight, File, FileHeadphone, FileImage, FilePlay, Pause, Play, X } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { Buttons, FileIcon, Line, Name, Root, Step, Waiting, Words } from './UploadCard.styles.ts';
import type { UploadCardState } from './uploadCardState.ts';

export type UploadFileKind = 'video' | 'audio' | 'image' | 'file';

export interface UploadCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The file's name. */
  name: string;
  /** What the file is, for its icon. */
  kind?: UploadFileKind;
  /** How far it is: what it shows and offers follows from that. */
  state: UploadCardState;
  /** How much is sent, 0–100. Shown while there is something left to send. */
  value?: number;
  /** The line under the name: «64 % · 1,18 из 1,84 ГБ», «Загружено, обрабатывается», «Прервалась на 31 %». */
  detail: ReactNode;
  /** At its right: «7,4 МБ/с». On an error «Повторить» stands there, and any `action`. */
  speed?: ReactNode;
  /** The next step, in words: «Выбрать файл», «Создать лекцию». `name` is its whole name, with the file in it. */
  action?: { label: string; name: string; onClick: () => void } | undefined;
  /** In place of the bar, where more is known: progress by parts. */
  bar?: ReactNode;
  /** Stops for a while. Without it there is no such button. */
  onPause?: () => void;
  /** Goes on with what is paused. */
  onResume?: () => void;
  /** Tries anew after an error. */
  onRetry?: () => void;
  /** While the file is on its way it ends the upload; after that it takes the row away. */
  onCancel?: () => void;
  /** Leads to what was made of the file. */
  onOpen?: () => void;
}

const icons = { video: FilePlay, audio: FileHeadphone, image: FileImage, file: File };
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** One upload: the file, how far it is, and what can be done about it. */
export function UploadCard({
  name,
  kind = 'file',
  state,
  value = 0,
  detail,
  speed,
  action,
  bar,
  onPause,
  onResume,
  onRetry,
  onCancel,
  onOpen,
  ...rest
}: UploadCardProps) {
  const t = useMessages(messages);
  const Icon = icons[kind];
  const buttons = useRef<HTMLDivElement>(null);
  const fallback = useFocusFallback(() => buttons.current?.querySelector('button'));
  const unsent = state !== 'done' && state !== 'processing' && (state !== 'queued' || value > 0);
  const goes = state === 'progress' || state === 'queued' || state === 'offline';
  const step =
    state === 'error' && onRetry !== undefined
      ? { label: t.retry, name: t.retryFile(name), onClick: onRetry }
      : action;
  return (
    <Root {...fallback} {...rest}>
      <FileIcon>
        <Icon {...icon} />
      </FileIcon>
      <Words>
        <Name title={name}>{name}</Name>
        {unsent &&
          (bar ?? (
            <ProgressBar value={value} tone={state === 'error' ? 'bad' : 'accent'} label={t.progress(name)} />
          ))}
        <Line $state={state}>
          {state === 'done' && <Glyph name="ready" size={14} />}
          <span>{detail}</span>
          {step === undefined ? (
            speed !== undefined && <span>{speed}</span>
          ) : (
            <Step type="button" aria-label={step.name} onClick={step.onClick}>
              {step.label}
            </Step>
          )}
        </Line>
      </Words>
      <Buttons ref={buttons}>
        {goes && onPause !== undefined && (
          <IconButton size="small" label={t.pause(name)} icon={<Pause {...icon} />} onClick={onPause} />
        )}
        {state === 'paused' && onResume !== undefined && (
          <IconButton size="small" label={t.resume(name)} icon={<Play {...icon} />} onClick={onResume} />
        )}
        {state === 'processing' && (
          <Waiting>
            <Spinner label={t.processing(name)} />
          </Waiting>
        )}
        {state === 'done' && onOpen !== undefined && (
          <IconButton size="small" label={t.open(name)} icon={<ArrowUpRight {...icon} />} onClick={onOpen} />
        )}
        {state !== 'processing' && onCancel !== undefined && (
          <IconButton
            size="small"
            label={goes || state === 'paused' || state === 'needsFile' ? t.cancel(name) : t.remove(name)}
            icon={<X {...icon} />}
            onClick={onCancel}
          />
        )}
      </Buttons>
    </Root>
  );
}
