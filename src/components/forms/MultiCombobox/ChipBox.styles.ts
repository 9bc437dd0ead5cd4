import styled from 'styled-components';
import { Box, controlLook, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { media } from '#theme/media.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

/** The box of the field: chips and the input flow in it line by line. */
export const ChipBox = styled(Box)`
  flex-wrap: wrap;
  gap: 6px;
  padding: 5px;
  cursor: text;

  ${media.phone} {
    padding: 6px;
  }
`;

export const ChipInput = styled.input<{ $size?: FieldSize }>`
  ${controlLook}
  flex: 1 1 88px;
  width: auto;
  height: 24px;
  padding: 0 6px;
  border-radius: ${radius.thumb};

  ${media.phone} {
    height: 32px;

    /* After chips it needs no word, and asks for no line of its own until something is typed. */
    &:not(:first-child):placeholder-shown {
      flex-basis: 16px;

      &::placeholder {
        opacity: 0;
      }
    }
  }
`;

/** A choice that is being made. */
export const Pending = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 ${space[2]};
  border-radius: ${radius.tag};
  background: ${color.fill};
  color: ${color.ink2};
  ${type.caption}

  ${media.phone} {
    height: 32px;
    padding: 0 10px;
    ${type.body}
  }
`;
