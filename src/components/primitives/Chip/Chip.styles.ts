import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular, truncate } from '#theme/mixins.ts';
import { systemChosen } from '#theme/systemColors.ts';
import { color, control, motion, radius, space, type } from '#theme/tokens.ts';

/** A pressed chip looks the same under a pointer. */
const hovered = css`
  ${media.hover} {
    &:hover:not(:has(button:disabled)) {
      background: ${color.hover};
    }
  }
`;

export const Shell = styled.span<{ $pressed: boolean; $dashed: boolean; $removable: boolean }>`
  display: inline-flex;
  align-items: stretch;
  flex: none;
  max-width: 100%;
  height: ${control.regular};
  border: 1px ${(p) => (p.$dashed ? 'dashed' : 'solid')} ${(p) => (p.$pressed ? color.accent : color.line2)};
  border-radius: ${radius.round};
  background: ${(p) => (p.$pressed ? color.accentTint : color.surface)};
  color: ${(p) => (p.$pressed ? color.accentText : p.$dashed ? color.ink2 : color.ink)};
  padding-right: ${(p) => (p.$removable ? space[1] : 0)};
  transition: background ${motion.fast} ${motion.ease};
  ${(p) => (p.$pressed ? systemChosen : hovered)}

  &:has(button:disabled) {
    border-color: ${color.line};
    color: ${color.ink3};
  }
`;

export const Main = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 0 ${space[3]};
  border-radius: ${radius.round};
  ${type.body}
  color: inherit;
  white-space: nowrap;
  user-select: none;
  ${hitArea}

  svg {
    flex: none;
    margin: 0 -2px 0 -3px;
    color: ${color.ink2};
  }

  /* The ring goes around the whole chip, whose edge is 1 px outside. */
  &:focus-visible {
    outline-offset: 3px;
  }

  &:not(:only-child) {
    padding-right: ${space[1]};
  }
`;

export const Name = styled.span`
  flex: none;
  color: ${color.ink2};
`;

export const Value = styled.span`
  ${truncate}
`;

export const Count = styled.span`
  ${tabular}
  color: ${color.ink3};

  [aria-pressed='true'] > & {
    color: inherit;
  }
`;

export const Cross = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  align-self: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
  color: ${color.ink3};
  transition: color ${motion.fast} ${motion.ease};
  ${hitArea}

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
