import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { hitArea } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type, weight } from '#theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

/** What the look of a button depends on. */
export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

/** Grounds and inks of the four variants. `aria-expanded` holds the pressed look while a menu is open. */
const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};

    ${media.hover} {
      &:hover {
        background: ${color.accentHover};
      }
    }

    &:active {
      background: ${color.accentPress};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    border-color: ${color.line2};

    ${media.hover} {
      &:hover {
        background: ${color.hover};
      }
    }

    &:active,
    &[aria-expanded='true'] {
      background: ${color.press};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.ink};
    font-weight: ${weight.regular};

    ${media.hover} {
      &:hover {
        background: ${color.fill};
      }
    }

    &:active,
    &[aria-expanded='true'] {
      background: ${color.press};
    }
  `,
  danger: css`
    background: ${color.bad};
    color: ${color.onBad};

    ${media.hover} {
      &:hover {
        background: ${color.badHover};
      }
    }

    &:active {
      background: ${color.badPress};
    }
  `,
};

const off = css<ButtonLook>`
  background: ${(p) => (p.$variant === 'quiet' ? 'transparent' : color.sunken)};
  border-color: transparent;
`;

/** The look that buttons, links that look like buttons and icon buttons share. */
export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  height: ${(p) => control[p.$size]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  ${type.body}
  font-weight: ${weight.strong};
  white-space: nowrap;
  text-decoration: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: background ${motion.fast} ${motion.ease};
  ${(p) => variants[p.$variant]}

  svg {
    flex: none;
    color: ${(p) => (p.$variant === 'primary' || p.$variant === 'danger' ? 'inherit' : color.ink2)};
  }

  &:disabled {
    ${off}
    color: ${color.ink3};
  }

  &[aria-busy='true'] {
    ${off}
    color: ${color.ink2};
    cursor: progress;
  }

  &:disabled svg {
    color: inherit;
  }
`;

/** Room on the sides, less on the side of the icon, px. */
const rooms: Record<ButtonSize, [side: string, iconSide: string]> = {
  small: ['9px', '7px'],
  regular: [space[3], '10px'],
  large: [space[4], '14px'],
};

/** What the look of a button or link with a text depends on. */
export interface TextButtonLook extends ButtonLook {
  /** An icon or ring stands before the text. */
  $icon: boolean;
  $block: boolean;
}

/** A button or link with a text. */
export const textButton = css<TextButtonLook>`
  ${buttonLook}
  position: relative;
  gap: ${space[2]};
  width: ${(p) => (p.$block ? '100%' : 'auto')};
  padding: 0 ${(p) => rooms[p.$size][0]} 0 ${(p) => rooms[p.$size][p.$icon ? 1 : 0]};
  ${hitArea}
`;

/** The keys that do the same, after the text. */
export const Keys = styled.span<{ $variant: ButtonVariant }>`
  ${type.caption}
  font-weight: ${weight.regular};
  color: ${(p) => (p.$variant === 'primary' || p.$variant === 'danger' ? 'inherit' : color.ink3)};
  opacity: ${(p) => (p.$variant === 'primary' ? 0.85 : 1)};

  ${media.noKeyboard} {
    display: none;
  }
`;
