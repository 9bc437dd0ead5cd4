import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { workbenchThemes } from '../themes.ts';
import { useTheme } from './useTheme.ts';

/** The ground of every page: of the theme that is chosen, as all that stands on it. A dark frame on white is judged against what no author sees. */
export default function Ground({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context.channel);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={workbenchThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
