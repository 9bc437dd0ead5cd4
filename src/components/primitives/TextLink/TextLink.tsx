import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { hitArea } from '#theme/mixins.ts';
import { color, motion, radius, weight } from '#theme/tokens.ts';

interface OwnProps {
  /** `accent` for what the author may do next, `quiet` for what stands in a text or a foot. */
  tone?: 'accent' | 'quiet';
  /** It stands by itself, with nothing else to press within 22 px over and under it: a thumb hits 44 px. Not within a text. */
  alone?: boolean;
  children?: ReactNode;
}

/** Own props, and those of the element that is rendered. */
type TextLinkProps<T extends ElementType = 'a'> = OwnProps & {
  /** What is rendered: a plain anchor, the router's link, or a button that acts like one. */
  as?: T;
} & Omit<ComponentPropsWithRef<T>, keyof OwnProps | 'as'>;

/** A link in or beside a text. Size comes from the text around it. */
export function TextLink<T extends ElementType = 'a'>({
  as,
  tone = 'accent',
  alone = false,
  ...rest
}: TextLinkProps<T>) {
  return <Root {...rest} as={as} $tone={tone} $alone={alone} />;
}

const tones = {
  accent: css`
    color: ${color.accentText};
    font-weight: ${weight.strong};
  `,
  quiet: css`
    color: ${color.ink2};
    font-weight: ${weight.regular};
  `,
};

const Root = styled.a<{ $tone: 'accent' | 'quiet'; $alone: boolean }>`
  appearance: none;
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  border-radius: ${radius.thumb};
  font-size: inherit;
  line-height: inherit;
  text-align: inherit;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  cursor: pointer;
  transition: text-decoration-color ${motion.fast} ${motion.ease};
  ${(p) => tones[p.$tone]}
  ${(p) =>
    p.$alone &&
    css`
      position: relative;
      ${hitArea}
    `}

  ${media.hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;
