import styled, { css } from 'styled-components';
import { hitArea, visuallyHidden } from '#theme/mixins.ts';
import { color, motion, radius, space, type } from '#theme/tokens.ts';

export const Root = styled.div`
  display: inline-grid;
  min-width: 0;
`;

export const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[2]};
  ${type.body}
  cursor: pointer;
  ${hitArea}

  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

export const Text = styled.span<{ $hidden: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;
  ${(p) => p.$hidden && visuallyHidden}
`;

export const Note = styled.p<{ $invalid: boolean }>`
  display: flex;
  gap: 6px;
  margin: 2px 0 0 ${space[6]};
  overflow-wrap: anywhere;
  ${type.caption}
  color: ${(p) => (p.$invalid ? color.badText : color.ink2)};
`;

/** The sign is drawn with masks, so that it takes its colour from the tokens. */
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.4 8.2 2.4 2.4 4.8-5.2'/%3E%3C/svg%3E\")";
const bar =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M4.5 8h7'/%3E%3C/svg%3E\")";

/** The look of the native box, also for tables, whose rows bring boxes of their own. */
export const square = css`
  appearance: none;
  position: relative;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border: 1px solid ${color.field};
  border-radius: ${radius.thumb};
  background: ${color.surface};
  cursor: inherit;
  transition: background ${motion.fast} ${motion.ease};

  &:checked,
  &:indeterminate {
    border-color: ${color.accent};
    background: ${color.accent};

    &::after {
      content: '';
      position: absolute;
      inset: -1px;
      background: ${color.onAccent};
      mask: ${tick};
    }
  }

  &:indeterminate::after {
    mask: ${bar};
  }

  &[aria-invalid='true'] {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }

  &:disabled {
    border-color: ${color.line2};
    background: ${color.sunken};

    &::after {
      background: ${color.ink3};
    }
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Square = styled.input`
  ${square}
`;
