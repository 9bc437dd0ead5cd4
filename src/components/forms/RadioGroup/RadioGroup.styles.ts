import styled, { css } from 'styled-components';
import { Square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { media } from '#theme/media.ts';
import { hitArea } from '#theme/mixins.ts';
import { color, motion, radius, space, type } from '#theme/tokens.ts';

export const List = styled.div<{ $columns: number; $cards: boolean }>`
  display: grid;
  grid-template-columns: repeat(${(p) => p.$columns}, minmax(0, 1fr));
  gap: ${(p) => (p.$cards ? space[2] : space[3])} ${space[4]};
  min-width: 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${(p) => (p.$cards ? space[2] : space[4])};
  }
`;

const row = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;
  ${type.body}
  cursor: pointer;

  > svg {
    flex: none;
    margin: 2px 0;
    color: ${color.ink2};
  }

  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

export const Choice = styled.label`
  ${row}
  ${hitArea}

  [aria-invalid='true'] > & > input:not(:checked) {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
`;

export const Card = styled.label`
  ${row}
  gap: 10px;
  padding: 11px ${space[3]};
  border: 1px solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.surface};
  transition: background ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.hover};
    }
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.sel};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    border-color: ${color.line2};
    background: ${color.sunken};
    box-shadow: none;
  }

  [aria-invalid='true'] > & {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }

  /* The card shows the focus. */
  input:focus-visible {
    outline: none;
  }
`;

export const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  ${type.caption}
  color: ${color.ink2};

  :has(:disabled) > * > & {
    color: inherit;
  }
`;

export const Circle = styled(Square)`
  border-radius: ${radius.round};

  /* So a radio button counts while none of its group is chosen. */
  &:indeterminate:not(:checked) {
    border-color: ${color.field};
    background: ${color.surface};

    &::after {
      content: none;
    }
  }

  &:checked::after {
    inset: 4px;
    border-radius: ${radius.round};
    mask: none;
  }
`;
