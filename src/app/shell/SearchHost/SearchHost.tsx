import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { SearchTrigger } from '#components/layout/SearchTrigger/SearchTrigger.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination, hasCommandKey } from '#lib/keys.ts';
import { withTimeout } from '../../lazyScreen.tsx';
import { messages } from '../messages.ts';
import type { AppPaletteProps } from './AppPalette.tsx';
import { useRecentPlaces } from './useRecentPlaces.ts';

const load = () => withTimeout(import('./AppPalette.tsx'));

/** The field of the top bar and the keys that open the palette. Its code is fetched once it seems to be wanted. */
export function SearchHost() {
  const t = useMessages(messages);
  const showError = useSetAtom(showErrorAtom);
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<AppPaletteProps> | null>(null);
  useRecentPlaces();

  /** Fetches the palette ahead of the press. What fails here is told when it is opened. */
  const prepare = async () => {
    if (Palette !== null) return;
    const { AppPalette } = await load();
    setPalette(() => AppPalette);
  };

  const show = async () => {
    setOpen(true);
    try {
      await prepare();
    } catch {
      setOpen(false);
      showError(t.searchFailed);
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const modifier = hasCommandKey() ? event.metaKey : event.ctrlKey;
    if (event.code !== 'KeyK' || !modifier || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.repeat) return;
    if (open) setOpen(false);
    // What another dialog asks must be answered first.
    else if (document.querySelector('dialog:modal') === null) void show();
  });

  useEffect(() => {
    // Before the fields see it: some of them have a Ctrl+K of their own.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);

  const ahead = () => void prepare().catch(() => undefined);
  return (
    <>
      <SearchTrigger
        label={t.search}
        keys={combination('K')}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasCommandKey() ? 'Meta+K' : 'Control+K'}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => void show()}
      />
      {Palette !== null && <Palette open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
