import { useEffect, useEffectEvent, useState } from 'react';
import { findByKeys } from '#lib/text/otherLayout.ts';
import { findOptions, type ComboOption, type ListState, type LoadOptions } from './options.ts';

/** How long the author pauses before what was typed is asked for, ms. */
const PAUSE = 200;

interface Source {
  /** All options there are, or a search over them. */
  options?: readonly ComboOption[] | undefined;
  find?: ((text: string) => readonly ComboOption[]) | undefined;
  /** Asks for options in place of those. */
  load?: LoadOptions | undefined;
}

interface Loaded {
  /** The query: the text, and the number of the attempt. */
  asked: string;
  options: readonly ComboOption[];
  failed: boolean;
}

/** The options of what is typed. Those that are there are searched at once; others are asked for, and the old ones stay till then. */
export function useOptions({ options, find, load }: Source, text: string, active: boolean) {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const asked = `${tries} ${text}`;
  const waits = load !== undefined && active && loaded?.asked !== asked;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (load === undefined) return;
    try {
      const found = await load(text, signal);
      if (!signal.aborted) setLoaded({ asked, options: found, failed: false });
    } catch {
      // The caller knows why; the list offers another try.
      if (!signal.aborted) setLoaded((before) => ({ asked, options: before?.options ?? [], failed: true }));
    }
  });

  useEffect(() => {
    if (!waits) return;
    const abort = new AbortController();
    // The first list comes at once, later ones when the typing pauses.
    const timer = setTimeout(() => void ask(abort.signal), asked === '0 ' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [waits, asked]);

  if (load === undefined) {
    const found = findByKeys(text, find ?? ((query) => findOptions(options ?? [], query)));
    return { found, state: 'ready' as ListState, retry: () => {} };
  }
  const state: ListState = waits ? 'loading' : loaded?.failed === true ? 'failed' : 'ready';
  return { found: loaded?.options ?? [], state, retry: () => setTries((count) => count + 1) };
}
