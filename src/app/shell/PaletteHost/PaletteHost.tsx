import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { SearchTrigger } from '#components/layout/SearchTrigger/SearchTrigger.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination, hasCommandKey } from '#lib/keys.ts';
import { lazyScreen } from '../../lazyScreen.tsx';
import { messages } from '../messages.ts';
import { useRecentPlaces } from './useRecentPlaces.ts';

const Palette = lazyScreen(
  () => import('./AppPalette.tsx'),
  (module) => module.AppPalette,
  { closes: ({ onClose }) => onClose },
);

/** The field in the top bar and the shortcuts that open the palette. Its code is loaded once the author seems to want it. */
export function PaletteHost() {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  useRecentPlaces();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const modifier = hasCommandKey() ? event.metaKey : event.ctrlKey;
    if (event.code !== 'KeyK' || !modifier || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (event.repeat) return;
    if (open) setOpen(false);
    // An open dialog must be answered first.
    else if (document.querySelector('dialog:modal') === null) setOpen(true);
  });

  useEffect(() => {
    // In the capture phase, before fields: some of them have a Ctrl+K of their own.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);

  const ahead = () => void Palette.preload();
  return (
    <>
      <SearchTrigger
        label={t.search}
        keys={combination('K')}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasCommandKey() ? 'Meta+K' : 'Control+K'}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <Palette open onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
