import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, type } from '#theme/tokens.ts';

interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** Keys as they are written on the keyboard: «Ctrl K», «Esc», «C, затем L». */
  keys: string;
}

/** A shortcut beside the action that it stands for, where a keyboard is likely. */
export function Kbd({ keys, ...rest }: KbdProps) {
  return <Root {...rest}>{keys}</Root>;
}

const Root = styled.kbd`
  ${type.caption}
  font-family: inherit;
  color: ${color.ink3};
  white-space: nowrap;

  ${media.noKeyboard} {
    display: none;
  }
`;
