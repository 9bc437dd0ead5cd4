import { useEffect, useState } from 'react';
import { cuesAt, type Cue } from '#domain/captions/cues.ts';

/** A recording that stands in the player; null while there is none. */
export type PlayedMedia = HTMLMediaElement | null;

/** Where the recording stands, s. */
export const positionOf = (media: PlayedMedia): number => media?.currentTime ?? 0;

/** Goes to a moment, s, and plays from there. */
export function playFrom(media: PlayedMedia, seconds: number): void {
  if (media === null) return;
  media.currentTime = seconds;
  // The player shows what keeps it from playing.
  media.play().catch(() => undefined);
}

/** Calls back whenever the recording stands elsewhere. */
function follow(media: PlayedMedia, moved: () => void): () => void {
  const moves = ['timeupdate', 'seeking', 'seeked', 'loadedmetadata'];
  for (const move of moves) media?.addEventListener(move, moved);
  return () => {
    for (const move of moves) media?.removeEventListener(move, moved);
  };
}

/** The cues that are seen now, by their places. It is told anew only where others are seen. */
export function useCuesNow(media: PlayedMedia, cues: readonly Cue[]): readonly number[] {
  const [seen, setSeen] = useState<readonly number[]>([]);
  useEffect(() => {
    const look = () => {
      const now = cuesAt(cues, positionOf(media) * 1000);
      setSeen((before) =>
        before.length === now.length && before.every((one, at) => one === now[at]) ? before : now,
      );
    };
    look();
    return follow(media, look);
  }, [media, cues]);
  return seen;
}
