import { useEffect, useState } from 'react';

interface Told {
  globals?: Readonly<Record<string, unknown>>;
}

/** What of the channel of a page is listened to here. */
interface Channel {
  last: (event: string) => Told[] | undefined;
  on: (event: string, hear: (told: Told) => void) => void;
  off: (event: string, hear: (told: Told) => void) => void;
}

const themeIn = (told: Told | undefined) => (told?.globals?.['theme'] === 'dark' ? 'dark' : 'light');

/** The theme that is chosen in the toolbar, for what has no story of its own. */
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
