import { useEffect, useState } from 'react';

interface Told {
  globals?: Readonly<Record<string, unknown>>;
}

/** The part of a page's channel that is used here. */
interface Channel {
  last: (event: string) => Told[] | undefined;
  on: (event: string, hear: (told: Told) => void) => void;
  off: (event: string, hear: (told: Told) => void) => void;
}

const themeIn = (told: Told | undefined) => (told?.globals?.['theme'] === 'dark' ? 'dark' : 'light');

/** The theme chosen in the toolbar, for pages without a story. */
export function useTheme(channel: Channel): 'dark' | 'light' {
  const [theme, setTheme] = useState<'dark' | 'light'>(() => {
    const [told] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
    return themeIn(told);
  });
  useEffect(() => {
    const take = (told: Told) => setTheme(themeIn(told));
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [channel]);
  return theme;
}
