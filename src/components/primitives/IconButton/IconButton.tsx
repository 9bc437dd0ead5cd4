import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { buttonLook, type ButtonLook, type ButtonSize } from '#components/primitives/Button/Button.styles.ts';
import { hitArea } from '#theme/mixins.ts';
import { color, control } from '#theme/tokens.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'title'> {
  /** What a press does: the name for screen readers and the tooltip. */
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** 28, 32 or 44 px square. */
  size?: ButtonSize;
  variant?: 'quiet' | 'secondary' | 'primary';
  /** A switch that is on or off. Leave it out for a plain action. */
  pressed?: boolean;
  /** Work is under way: a ring in place of the icon, presses do nothing, the focus stays. */
  busy?: boolean;
}

/** A square button with an icon and no text. */
export function IconButton({
  label,
  icon,
  size = 'regular',
  variant = 'quiet',
  pressed,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      // It names the button as well: with a name beside it, it would be told once more as a description.
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      $variant={variant}
      $size={size}
    >
      {busy ? <Spinner size={14} /> : icon}
    </Root>
  );
}

const Root = styled.button<ButtonLook>`
  ${buttonLook}
  position: relative;
  width: ${(p) => control[p.$size]};
  padding: 0;

  &[aria-pressed='true']:not(:disabled) {
    background: ${color.press};

    svg {
      color: ${color.accentText};
    }
  }

  ${hitArea}
`;
