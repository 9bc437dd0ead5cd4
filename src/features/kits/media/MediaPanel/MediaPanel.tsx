import { useCallback, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { withHandles, type PickedFile } from '#lib/file/pickedFiles.ts';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { MediaFacts } from './MediaFacts.tsx';
import * as S from './MediaPanel.styles.ts';
import { MediaStage, type PlayerExtras } from './MediaStage.tsx';
import type { MediaView } from './mediaView.ts';
import { messages } from './messages.ts';

/** What may be chosen; the file itself is then read to tell. */
const accept = 'video/*,audio/*,.mkv,.m4a';

export interface MediaPanelProps {
  /** The media; `null` while there is none, `loading` while it is being read. */
  media: MediaView | 'loading' | null;
  /** The card of a file on its way; with a media in place it stands under it. */
  upload: ReactNode;
  /** What was learnt of the file on this device: under its card while it is sent, under the player after. */
  look?: ReactNode;
  /** A chosen file is being read. */
  reading: boolean;
  /** What is wrong with the chosen file. */
  problem: string | null;
  /** Gets the chosen file, with the browser's own reference to it where there is one. */
  onPicked: (picked: PickedFile[]) => void;
  /** Takes the present frame for the cover. */
  onFrame: (video: HTMLVideoElement) => void;
  /** Another way to a file: the button of the library. */
  library?: ReactNode;
  /** Gets the element that plays, once it is there, and null when it goes. */
  onMedia?: (media: HTMLVideoElement | null) => void;
  /** What stands on the player beside the recording. */
  player?: PlayerExtras;
  /** What belongs to the recording, under its player. */
  words?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
}

/** A video or audio: a place to drop it, its way to the platform, and the player with its facts. */
export function MediaPanel({
  media,
  upload,
  look = null,
  reading,
  problem,
  onPicked,
  onFrame,
  library,
  onMedia,
  player,
  words,
  onKeyDown,
}: MediaPanelProps) {
  const t = useMessages(messages);
  const video = useRef<HTMLVideoElement>(null);
  const mediaRef = useCallback(
    (media: HTMLVideoElement | null) => {
      video.current = media;
      onMedia?.(media);
    },
    [onMedia],
  );
  const picker = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const fallback = useFocusFallback(
    () => panel.current?.querySelector<HTMLElement>('button:not(:disabled)') ?? panel.current,
  );
  const root = { ...fallback, ref: panel, tabIndex: -1, 'data-field': 'streamID', 'aria-label': t.label };
  const busy = upload !== null;

  const takeFrame = () => {
    if (video.current !== null) onFrame(video.current);
  };

  if (media === null) {
    return (
      <S.Root {...root}>
        <NoMedia {...{ upload, look, reading, problem, onPicked, library }} />
      </S.Root>
    );
  }

  const facts = media === 'loading' ? null : media;
  const playable = facts?.status === 'processed' && facts.src !== null;
  return (
    <S.Root {...root} onKeyDown={(event) => event.target !== event.currentTarget && onKeyDown?.(event)}>
      <S.Columns>
        <S.Stage>
          <MediaStage media={media} mediaRef={mediaRef} player={player} />
        </S.Stage>
        <MediaFacts
          media={facts}
          {...(hasFrames(media) && { onFrame: playable ? takeFrame : null })}
          {...(!busy && { onReplace: () => picker.current?.click(), library })}
        />
      </S.Columns>
      {words}
      {problem !== null && <S.Problem role="alert">{problem}</S.Problem>}
      {busy && (
        <S.Waiting>
          {upload}
          {look}
        </S.Waiting>
      )}
      {!busy && look}
      <FileInput
        ref={picker}
        lasting
        accept={accept}
        aria-label={t.chooseFile}
        onFiles={(files) => onPicked(withHandles(files))}
      />
    </S.Root>
  );
}

/** Whether there are frames to take, or may be once it is read. */
const hasFrames = (media: MediaView | 'loading'): boolean =>
  media === 'loading' || (media.kind === 'video' && media.status === 'processed' && !media.lost);

/** A place for a file, or its way here while it is the first one. */
function NoMedia({
  upload,
  look,
  reading,
  problem,
  onPicked,
  library,
}: Pick<MediaPanelProps, 'upload' | 'look' | 'reading' | 'problem' | 'onPicked' | 'library'>) {
  const t = useMessages(messages);
  if (upload !== null) {
    return (
      <S.Waiting>
        {upload}
        {look}
      </S.Waiting>
    );
  }
  return (
    <>
      <FileDrop
        label={t.dropLabel}
        touchLabel={t.chooseFile}
        hint={reading ? t.reading : t.dropHint}
        busy={reading}
        accept={accept}
        onFiles={(files) => onPicked(withHandles(files))}
        onPicked={onPicked}
        error={problem ?? undefined}
      />
      {library !== undefined && !reading && <S.Library>{library}</S.Library>}
    </>
  );
}
