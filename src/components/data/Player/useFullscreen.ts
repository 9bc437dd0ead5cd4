import { useSyncExternalStore, type RefObject } from 'react';
import { logFailure } from '#lib/log.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether anything fills the screen, and a switch that puts `frame` there. On an iPhone, where only a video may, it is `media`. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  media: RefObject<HTMLMediaElement | null>,
) {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

  const toggle = async () => {
    try {
      const video = media.current;
      if (document.fullscreenElement !== null) await document.exitFullscreen();
      else if (document.fullscreenEnabled) await frame.current?.requestFullscreen();
      else if (
        video !== null &&
        'webkitEnterFullscreen' in video &&
        typeof video.webkitEnterFullscreen === 'function'
      ) {
        video.webkitEnterFullscreen();
      }
    } catch (error) {
      logFailure('The player could not fill the screen', error);
    }
  };

  return { full, toggle: () => void toggle() };
}
