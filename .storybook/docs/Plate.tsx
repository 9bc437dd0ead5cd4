import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, type } from '#theme/tokens.ts';
import { useTheme } from './useTheme.ts';

/** Shows a piece of the console on a text page, with the console's background and type, in the theme of the toolbar. */
export function Plate({ children }: { children: ReactNode }) {
  const theme = useTheme(useContext(DocsContext).channel);
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
