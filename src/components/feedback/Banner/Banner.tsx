import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';

interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A 16 px icon. */
  icon: ReactNode;
  /** What waits for the author. Names the banner for screen readers. */
  title: string;
  /** A remark after the title. */
  children?: ReactNode;
  /** Buttons, the primary last. */
  actions: ReactNode;
}

/**
 * A dawn band above a title: something waits for the author's word. On a page it reaches 16 px past the column on both
 * sides, so that its icon and words keep the column's edge: give it that margin. On a phone it is stacked.
 */
export function Banner({ icon, title, children, actions, ...rest }: BannerProps) {
  return (
    <Root aria-label={title} {...rest}>
      <Icon>{icon}</Icon>
      <Words>
        <Title>{title}</Title>
        {children !== undefined && <Text>{children}</Text>}
      </Words>
      <Actions>{actions}</Actions>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 52px;
  padding: 10px 10px 10px ${space[4]};
  border-radius: ${radius.media};
  background: ${color.dawnTint};
  ${type.body}

  ${media.tablet} {
    grid-template-columns: auto 1fr;
    padding: ${space[4]};
  }
`;

const Icon = styled.span`
  display: flex;
  color: ${color.dawnText};

  ${media.tablet} {
    align-self: start;
    margin-top: 2px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  font-weight: ${weight.strong};
`;

const Text = styled.span`
  color: ${color.ink2};
`;

/** The primary goes first where there is less room, for the eye and for Tab. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  reading-flow: flex-visual;
  justify-content: flex-end;
  gap: ${space[2]};

  ${media.tablet} {
    grid-column: 2;
    flex-direction: row-reverse;
  }

  ${media.phone} {
    grid-column: 1 / -1;
    flex-direction: row;

    /* Named twice, or the size that a button has of its own would hold. */
    && > * {
      flex: 1 1 0;
      height: ${control.large};
    }

    && > :last-child {
      flex-basis: 100%;
      order: -1;
    }
  }
`;
