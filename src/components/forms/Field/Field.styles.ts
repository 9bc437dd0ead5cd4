import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular, visuallyHidden } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type, weight } from '#theme/tokens.ts';

export type FieldSize = 'compact' | 'regular' | 'large';

export const Root = styled.div<{ $small: boolean; $row?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${(p) => (p.$small ? space[1] : space[2])};
  min-width: 0;

  ${(p) =>
    p.$row &&
    css`
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${space[4]};
      align-items: center;
      min-height: 44px;

      & > p {
        grid-column: 1 / -1;
      }
    `}
`;

export const Line = styled.div<{ $hidden: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  ${(p) => p.$hidden && visuallyHidden}
`;

export const Label = styled.label<{ $small: boolean; $row?: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;
  ${(p) => (p.$small ? type.caption : type.body)}
  font-weight: ${(p) => (p.$small || p.$row ? weight.regular : weight.strong)};
  color: ${(p) => (p.$small || p.$row ? color.ink2 : color.ink)};
`;

/**
 * Figures of one width stand over the room that as many zeros take (`data-room`), so that a key lays out them alone and not the
 * page around the field.
 */
export const Counter = styled.span<{ $over: boolean }>`
  flex: none;
  ${type.caption}
  ${tabular}
  color: ${(p) => (p.$over ? color.badText : color.ink3)};

  &[data-room] {
    position: relative;

    &::before {
      content: attr(data-room);
      visibility: hidden;
    }

    > span {
      position: absolute;
      inset: 0;
      contain: size layout;
      text-align: end;
      white-space: nowrap;
    }
  }
`;

export const Note = styled.p<{ $invalid: boolean; $small: boolean }>`
  display: flex;
  gap: 6px;
  margin-top: ${(p) => (p.$small ? '2px' : '-2px')};
  overflow-wrap: anywhere;
  ${type.caption}
  color: ${(p) => (p.$invalid ? color.badText : color.ink2)};

  > span {
    flex: 1;
    min-width: 0;
  }

  a {
    color: inherit;
  }
`;

const heights: Record<FieldSize, string> = {
  compact: control.regular,
  regular: control.field,
  large: control.large,
};

/** The ring of an invalid field: 1 px of edge and 1 px outside it, so that nothing moves. */
const invalidRing = css`
  border-color: ${color.bad};
  box-shadow: 0 0 0 1px ${color.bad};
`;

/**
 * The box around a control. It shows the focus of the control marked with `data-control`, not of buttons inside; around the ring
 * of an invalid one, not on it.
 */
export const Box = styled.div<{ $size?: FieldSize }>`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${(p) => heights[p.$size ?? 'regular']};
  border: 1px solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  transition: border-color ${motion.fast} ${motion.ease};

  ${media.phone} {
    min-height: ${(p) => (p.$size === 'compact' ? '40px' : control.large)};
  }

  &:has([data-control]:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -1px;
  }

  &:has([aria-invalid='true']) {
    ${invalidRing}
  }

  &:has([data-control][aria-invalid='true']:focus-visible) {
    outline-offset: 3px;
  }

  &:has([data-control]:disabled) {
    border-color: ${color.line2};
    background: ${color.sunken};
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

/** A bare input, select or text area that fills its box. */
export const controlLook = css<{ $size?: FieldSize }>`
  appearance: none;
  flex: 1;
  align-self: stretch;
  width: 100%;
  min-width: 0;
  padding: 0 ${(p) => (p.$size === 'large' ? '14px' : space[3])};
  border: 0;
  border-radius: inherit;
  background: none;
  ${type.body}
  color: inherit;
  outline: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }

  &:disabled {
    cursor: inherit;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }

  ${media.phone} {
    ${type.touchField}
  }
`;

export const Input = styled.input<{ $size?: FieldSize }>`
  ${controlLook}
`;
