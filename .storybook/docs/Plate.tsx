import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, type } from '#theme/tokens.ts';

interface Told {
  globals?: Readonly<Record<string, unknown>>;
}

const themeIn = (told: Told | undefined) => (told?.globals?.['theme'] === 'dark' ? 'dark' : 'light');

/** The theme that is chosen in the toolbar, for a page that has no story of its own. */
function useTheme(): 'dark' | 'light' {
  const { channel } = useContext(DocsContext);
  const [theme, setTheme] = useState(() => {
    const [told]: Told[] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
    return themeIn(told);
  });
  useEffect(() => {
    const take = (told: Told) => setTheme(themeIn(told));
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [channel]);
  return theme;
}

/** A piece of the console on a page of words: its ground, its type, and the theme that the toolbar says. */
export function Plate({ children }: { children: ReactNode }) {
  const theme = useTheme();
  return (
    <Unstyled>
      <Ground data-theme={theme}>{children}</Ground>
    </Unstyled>
  );
}

const Ground = styled.div`
  margin: ${space[4]} 0 ${space[8]};
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.surface};
  color: ${color.ink};
  font-family: var(--font);
  ${type.body}
`;
