import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import {
  Keys,
  textButton,
  type ButtonSize,
  type ButtonVariant,
  type TextButtonLook,
} from '#components/primitives/Button/Button.styles.ts';

interface OwnProps {
  /** As of a button: `primary` is the one next step of a screen. */
  variant?: ButtonVariant;
  /** 28, 32 or 44 px high. */
  size?: ButtonSize;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Keys that lead to the same place, shown after the text. */
  keys?: string;
  /** Takes the whole width. */
  block?: boolean;
  children?: ReactNode;
}

/** Own props, and those of the element that is rendered. */
type ButtonLinkProps<T extends ElementType = 'a'> = OwnProps & {
  /** What is rendered: a plain anchor, or the router's link. */
  as?: T;
} & Omit<ComponentPropsWithRef<T>, keyof OwnProps | 'as'>;

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function ButtonLink<T extends ElementType = 'a'>({
  as,
  variant = 'secondary',
  size = 'regular',
  icon,
  keys,
  block = false,
  children,
  ...rest
}: ButtonLinkProps<T>) {
  return (
    <Root {...rest} as={as} $variant={variant} $size={size} $icon={icon !== undefined} $block={block}>
      {icon}
      {children}
      {keys !== undefined && <Keys $variant={variant}>{keys}</Keys>}
    </Root>
  );
}

const Root = styled.a<TextButtonLook>`
  ${textButton}
`;
