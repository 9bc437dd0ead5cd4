import { useState, type RefObject, type SyntheticEvent } from 'react';

/** The state of the media element. Times in seconds, volume 0–1. */
interface Playback {
  paused: boolean;
  /** Playing, and out of data. */
  waiting: boolean;
  time: number;
  /** 0 until it is known, and for streams without an end. */
  duration: number;
  /** Up to where it is loaded without a gap. */
  buffered: number;
  muted: boolean;
  volume: number;
  rate: number;
  failed: boolean;
}

const atRest: Playback = {
  paused: true,
  waiting: false,
  time: 0,
  duration: 0,
  buffered: 0,
  muted: false,
  volume: 1,
  rate: 1,
  failed: false,
};

function bufferedEnd({ buffered, currentTime }: HTMLMediaElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index))
      return buffered.end(index);
  }
  return 0;
}

function read(media: HTMLMediaElement): Playback {
  return {
    paused: media.paused,
    waiting: !media.paused && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    time: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    buffered: bufferedEnd(media),
    muted: media.muted,
    volume: media.volume,
    rate: media.playbackRate,
    failed: media.error !== null,
  };
}

/**
 * The state of a media element and what can be done with it. Spread `events` on the element that `ref` holds.
 * `known` is the length that stands until the element says its own, s.
 */
export function usePlayback(ref: RefObject<HTMLMediaElement | null>, known: number) {
  const [state, setState] = useState(atRest);
  const duration = state.duration || known;

  const sync = (event: SyntheticEvent<HTMLMediaElement>) => setState(read(event.currentTarget));

  const change = (apply: (media: HTMLMediaElement) => void) => {
    if (ref.current !== null) apply(ref.current);
  };

  const seek = (time: number) =>
    change((media) => {
      media.currentTime = Math.min(Math.max(0, time), duration);
      setState(read(media));
    });

  return {
    state: { ...state, duration },
    events: {
      onLoadStart: sync,
      onEmptied: sync,
      onLoadedMetadata: sync,
      onDurationChange: sync,
      onCanPlay: sync,
      onProgress: sync,
      onPlay: sync,
      onPlaying: sync,
      onPause: sync,
      onWaiting: sync,
      onEnded: sync,
      onTimeUpdate: sync,
      onSeeking: sync,
      onSeeked: sync,
      onVolumeChange: sync,
      onRateChange: sync,
      onError: sync,
    },
    toggle: () =>
      change((media) => {
        // The reason of a failed `play()` also arrives as an event.
        if (media.paused) media.play().catch(() => undefined);
        else media.pause();
      }),
    seek,
    /** Moves by `seconds` from where it is. */
    skip: (seconds: number) => change((media) => seek(media.currentTime + seconds)),
    toggleMuted: () =>
      change((media) => {
        media.muted = !media.muted;
        if (!media.muted && media.volume === 0) media.volume = 1;
      }),
    setVolume: (volume: number) =>
      change((media) => {
        media.volume = volume;
        media.muted = volume === 0;
      }),
    setRate: (rate: number) =>
      change((media) => {
        media.playbackRate = rate;
      }),
    /** Loads it anew, at the place where it stopped. */
    retry: () =>
      change((media) => {
        media.load();
        media.currentTime = state.time;
      }),
  };
}
