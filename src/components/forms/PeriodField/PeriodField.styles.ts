import styled from 'styled-components';
import { invalidRing, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { media } from '#theme/media.ts';
import { bareButton, tabular, truncate } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type } from '#theme/tokens.ts';

const heights: Record<FieldSize, string> = {
  compact: control.regular,
  regular: control.field,
  large: control.large,
};

/** A button with the look of a field: what it is set to, and the icon of what it opens. */
export const Trigger = styled.button<{ $size: FieldSize; $invalid: boolean }>`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-width: 0;
  height: ${(p) => heights[p.$size]};
  padding: 0 ${space[3]};
  border: 1px solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.surface};
  ${type.body}
  ${tabular}
  color: ${color.ink};
  transition: background ${motion.fast} ${motion.ease};

  > span {
    flex: 1;
    ${truncate}
  }

  > svg {
    flex: none;
    color: ${color.ink2};
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
  }

  &:focus-visible {
    outline-offset: -1px;
  }

  ${(p) => p.$invalid && invalidRing}

  &:disabled {
    border-color: ${color.line2};
    background: ${color.sunken};
    color: ${color.ink3};

    svg {
      color: inherit;
    }
  }

  ${media.phone} {
    height: ${(p) => (p.$size === 'compact' ? '40px' : control.large)};
  }
`;
