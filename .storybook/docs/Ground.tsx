import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { workbenchThemes } from '../themes.ts';
import { useTheme } from './useTheme.ts';

/**
 * The background of every page, in the chosen theme like its contents. A dark frame on white would be judged against a background that no author
 * sees.
 */
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
