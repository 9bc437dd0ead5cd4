import {
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { ControlBar, type CaptionLanguages } from './ControlBar.tsx';
import { messages } from './messages.ts';
import { Failure, Media, Quiet, Root, Said, Still, Veil, Wave } from './Player.styles.ts';
import { useFullscreen } from './useFullscreen.ts';
import { useIdle } from './useIdle.ts';
import { usePeaks } from './usePeaks.ts';
import { usePlayback } from './usePlayback.ts';

export interface PlayerProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'title' | 'onError' | 'children'
> {
  /** Address of the file; an empty one is still to come. */
  src: string;
  /** What is played: a picture with sound, or sound alone. */
  kind: 'video' | 'audio';
  /** Address of a picture that stands there until it plays; behind an audio it stays. */
  poster?: string;
  /** Its name, for screen readers. */
  title: string;
  /** The length, s, as far as it is known before the file says it. */
  duration?: number;
  /** Without rounded corners, for a place that reaches the edges of a phone. */
  flush?: boolean;
  /** The file could not be loaded or decoded. */
  onError?: (error: MediaError | null) => void;
  /** The media element itself, to take a frame from. */
  mediaRef?: Ref<HTMLVideoElement | null>;
  /** What is said, over the picture; a button of the bar hides it. Left out where nothing is written down. */
  captions?: ReactNode;
  /** The languages that they are in, where there is more than one: a list of them takes the place of the button. */
  languages?: CaptionLanguages;
  /** Marks on the line of the time. */
  marks?: ReactNode;
}

/** How long the bar stays over a playing video when nothing is touched, ms. */
const BAR_STAYS = 2500;

interface PlayerKeys {
  playback: ReturnType<typeof usePlayback>;
  fullscreen: ReturnType<typeof useFullscreen>;
  video: boolean;
  wake: () => void;
}

/** What keys do while the focus is within the player. */
function usePlayerKeys({ playback, fullscreen, video, wake }: PlayerKeys) {
  // By the place of a key, not its letter: on a Russian layout they are other letters.
  const keys: Record<string, () => void> = {
    Space: playback.toggle,
    KeyK: playback.toggle,
    ArrowLeft: () => playback.skip(-5),
    ArrowRight: () => playback.skip(5),
    KeyJ: () => playback.skip(-10),
    KeyL: () => playback.skip(10),
    KeyM: playback.toggleMuted,
    ...(video && { KeyF: fullscreen.toggle }),
  };

  return (event: KeyboardEvent) => {
    wake();
    const action = keys[event.code];
    if (action === undefined || playback.state.failed || event.ctrlKey || event.metaKey || event.altKey)
      return;
    // A button is pressed by Space, and the volume and the speed move by arrows, themselves.
    const target = event.target instanceof Element ? event.target : null;
    if (event.code === 'Space' && target?.closest('button, select')) return;
    if (event.code.startsWith('Arrow') && target?.closest('[data-own-arrows]')) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}

/** What presses on the picture do. */
function usePress({ toggle, fill, barHidden }: { toggle: () => void; fill: () => void; barHidden: boolean }) {
  const revealing = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      // The first touch brings the bar back, the next one stops.
      revealing.current = event.pointerType === 'touch' && barHidden;
    },
    onClick: () => {
      if (!revealing.current) toggle();
    },
    onDoubleClick: fill,
  };
}

/** Whether what is said is shown, and the button that hides it; neither where nothing is written down. */
function useSaid(captions: ReactNode, languages: CaptionLanguages | undefined) {
  const [wanted, setWanted] = useState(true);
  if (captions === undefined) return { shown: false, button: undefined };
  return { shown: wanted, button: { shown: wanted, setShown: setWanted, languages } };
}

interface SoundProps {
  playback: ReturnType<typeof usePlayback>;
  poster: string | undefined;
  peaks: ReturnType<typeof usePeaks>;
}

/** An audio, drawn. */
function Sound({ playback, poster, peaks }: SoundProps) {
  const t = useMessages(messages);
  const { failed, time, duration } = playback.state;
  return (
    <>
      <Still>
        {poster !== undefined && <img src={poster} alt="" />}
        {!failed && <Veil />}
      </Still>
      {!failed && (
        <Wave
          label={t.wave}
          peaks={peaks?.bars ?? null}
          time={time}
          duration={duration}
          onSeek={playback.seek}
        />
      )}
      {peaks?.quiet === true && !failed && <Quiet>{t.quiet}</Quiet>}
    </>
  );
}

function Failed({ video, onRetry }: { video: boolean; onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <Failure>
      <Block
        tone="bad"
        title={video ? t.failedVideo : t.failedAudio}
        action={
          <Button size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        }
      >
        {video ? t.failedText : undefined}
      </Block>
    </Failure>
  );
}

/**
 * A video or an audio with a bar of controls. It takes the width that it is given; a video is 16:9. An audio is drawn as a
 * waveform once it is played. While the focus is within: Space and K play, arrows move by 5 s, J and L by 10 s, M mutes, F fills the screen.
 */
export function Player({
  src,
  kind,
  poster,
  title,
  duration = 0,
  flush = false,
  onError,
  mediaRef,
  captions,
  languages,
  marks,
  ...rest
}: PlayerProps) {
  const root = useRef<HTMLElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(media, duration);
  const fullscreen = useFullscreen(root, media);
  const { idle, wake, rest: sleep } = useIdle(BAR_STAYS);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(mediaRef, () => media.current);

  const said = useSaid(captions, languages);
  const { failed, paused, time } = playback.state;
  const video = kind === 'video';
  const barHidden = video && !paused && idle;
  const peaks = usePeaks(src, !video && (!paused || time > 0));

  const press = usePress({ toggle: playback.toggle, fill: fullscreen.toggle, barHidden });
  const retry = () => {
    playback.retry();
    root.current?.focus({ preventScroll: true });
  };
  const pointer = { onPointerMove: wake, onPointerDown: wake, onPointerLeave: sleep };
  const onKeyDown = usePlayerKeys({ playback, fullscreen, video, wake });

  return (
    <Root
      {...rest}
      ref={root}
      aria-label={title}
      tabIndex={-1}
      data-theme="dark"
      data-bar-hidden={barHidden || undefined}
      onKeyDown={onKeyDown}
      {...pointer}
      $kind={kind}
      $flush={flush}
    >
      {!video && <Sound playback={playback} poster={poster} peaks={peaks} />}
      <Media
        {...playback.events}
        {...(video && press)}
        ref={media}
        src={src === '' ? undefined : src}
        poster={video ? poster : undefined}
        preload="metadata"
        playsInline
        tabIndex={-1}
        aria-hidden={!video}
        aria-label={title}
        onError={(event) => {
          playback.events.onError(event);
          onError?.(event.currentTarget.error);
        }}
        $shown={video && !failed}
      />
      {said.shown && !failed && <Said>{captions}</Said>}
      {failed ? (
        <Failed video={video} onRetry={retry} />
      ) : (
        <ControlBar
          playback={playback}
          fullscreen={video ? fullscreen : undefined}
          captions={said.button}
          marks={marks}
        />
      )}
    </Root>
  );
}
