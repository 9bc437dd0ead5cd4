import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';

export interface BlockProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** A 24 px icon; in the kind's hue where it stands for a kind. A `bad` block brings its own. */
  icon?: ReactNode;
  /** What it is, in a few words. */
  title: ReactNode;
  /** One line of help. */
  children?: ReactNode;
  /** The one thing to do, a button. */
  action?: ReactNode;
  /** `bad` when something failed: it is then announced. Without a network nothing is broken, and it has no mark. */
  tone?: 'neutral' | 'bad';
  /** The level of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
}

/** What stands where a list or a page would be: empty, no results, failed, not found. */
export function Block({
  icon,
  title,
  children,
  action,
  tone = 'neutral',
  headingLevel = 2,
  ...rest
}: BlockProps) {
  const bad = tone === 'bad';
  return (
    <Root role={bad ? 'alert' : undefined} {...rest}>
      <Icon>{icon ?? (bad && navigator.onLine && <Glyph name="failed" size={24} />)}</Icon>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  max-width: 400px;
  ${type.body}
`;

const Icon = styled.div`
  display: flex;
  margin-bottom: ${space[3]};
  color: ${color.ink3};

  &:empty {
    display: none;
  }
`;

const Title = styled.h2`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Text = styled.div`
  margin-top: ${space[1]};
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[6]};
`;
