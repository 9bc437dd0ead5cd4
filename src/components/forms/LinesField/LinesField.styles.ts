import styled, { css } from 'styled-components';
import { controlLook } from '#components/forms/Field/Field.styles.ts';
import { grownByCopy } from '#components/forms/Field/grownByCopy.ts';
import type { DropLine } from '#components/data/sorting/dropAt.ts';
import { dropLine, Grip as RowGrip } from '#components/data/sorting/sorting.styles.ts';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, truncate } from '#theme/mixins.ts';
import { color, control, radius, space, type } from '#theme/tokens.ts';

/** Grips hang in the gutter, so that texts stand flush with other fields. On a phone they take room. */
const gutter = 24;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  margin: 0 0 0 -${gutter}px;
  padding: 0;
  list-style: none;

  ${media.phone} {
    margin-left: -${space[2]};
  }
`;

export const Row = styled.li<{ $dragged: boolean; $drop: DropLine }>`
  position: relative;
  display: grid;
  grid-template-columns: ${gutter}px minmax(0, 1fr);
  row-gap: ${space[2]};

  textarea {
    color: ${(p) => (p.$dragged ? color.ink3 : 'inherit')};
  }

  > p {
    grid-column: 2;
    margin-bottom: ${space[1]};
  }

  ${dropLine(4)}

  &::after {
    left: ${gutter}px;
  }

  ${media.phone} {
    grid-template-columns: 32px minmax(0, 1fr);

    &::after {
      left: 32px;
    }
  }
`;

export const Grip = styled(RowGrip)`
  height: ${control.field};

  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.ink};
    }
  }

  ${media.phone} {
    width: 28px;
    height: ${control.large};
  }
`;

const words = css`
  grid-area: 1 / 1;
  padding: 7px ${space[3]};
  ${type.body}
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${media.phone} {
    padding: 9px ${space[3]};
    ${type.touchField}
  }
`;

export const Grow = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  border-radius: inherit;
  ${grownByCopy(words)}
`;

export const Text = styled.textarea<{ $size?: never }>`
  ${controlLook}
  ${words}
  display: block;
  field-sizing: content;
  height: 100%;
  overflow: hidden;
  resize: none;
`;

export const Count = styled.span<{ $over: boolean }>`
  flex: none;
  ${type.caption}
  font-variant-numeric: tabular-nums;
  color: ${(p) => (p.$over ? color.badText : color.ink3)};
`;

export const Remove = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin: 0 3px;
  border-radius: ${radius.tag};
  color: ${color.ink2};
  outline-offset: -2px;
  ${hitArea}

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }

  ${media.phone} {
    width: 40px;
    height: 40px;
    margin: 0 1px;
  }
`;

/** A line that was taken out, where it stood. */
export const Gone = styled.div`
  grid-column: 2;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${control.field};
  padding-left: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  ${type.body}
  color: ${color.ink2};

  > span {
    ${truncate}
  }

  ${media.phone} {
    min-height: ${control.large};
  }
`;

export const Foot = styled.div`
  display: flex;
  margin: -2px 0 -2px -${space[3]};
`;
