import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { color, control, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one next step of a screen; `danger` stands in dialogs only. */
  variant?: ButtonVariant;
  /** 28, 32 or 44 px high. */
  size?: ButtonSize;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Keys that do the same, shown after the text: «Ctrl S». */
  keys?: string;
  /** Work is under way: a ring stands before the text, presses do nothing. Give the text as a verb: «Сохраняем…». */
  busy?: boolean;
  /** Takes the whole width. */
  block?: boolean;
}

/** A button. Presses while `busy` are ignored, and the focus stays where it is. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  icon,
  keys,
  busy = false,
  block = false,
  type: buttonType = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={buttonType}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy ? <Spinner size={14} /> : icon}
      {children}
      {keys !== undefined && <Keys>{keys}</Keys>}
    </Root>
  );
}

const looks = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};

    &:hover {
      background: ${color.accentHover};
    }

    &:active {
      background: ${color.accentPress};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    border-color: ${color.line2};
    box-shadow: ${shadow.low};

    &:hover {
      background: ${color.hover};
    }

    &:active {
      background: ${color.press};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.ink};
    font-weight: ${weight.regular};

    &:hover {
      background: ${color.hover};
    }

    &:active {
      background: ${color.press};
    }
  `,
  danger: css`
    background: ${color.bad};
    color: ${color.onBad};

    &:hover {
      background: ${color.badHover};
    }

    &:active {
      background: ${color.badPress};
    }
  `,
};

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $block: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  height: ${(p) => control[p.$size]};
  padding: 0 ${(p) => (p.$size === 'small' ? '10px' : p.$size === 'large' ? space[4] : space[3])};
  width: ${(p) => (p.$block ? '100%' : 'auto')};
  flex: none;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  ${type.body}
  font-weight: ${weight.strong};
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  transition: background ${motion.fast} ${motion.ease};
  ${(p) => looks[p.$variant]}

  &:disabled,
  &[aria-busy='true'] {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.ink3};
    box-shadow: none;
  }
`;

const Keys = styled.span`
  ${type.caption}
  font-weight: ${weight.regular};
  opacity: 0.85;
`;
