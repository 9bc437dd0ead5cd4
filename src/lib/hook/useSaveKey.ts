import { useEffect, useEffectEvent } from 'react';

/** Calls `save` on Ctrl+S (⌘S) anywhere in the window, in place of the browser's own dialog. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: on a Russian keyboard it types «ы».
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
