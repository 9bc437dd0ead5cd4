import styled from 'styled-components';
import { Box, controlLook, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type, weight } from '#theme/tokens.ts';

/** As wide as its number and its buttons. */
export const StepperBox = styled(Box)`
  justify-self: start;
  width: max-content;
  max-width: 100%;
`;

interface StepperInputProps {
  $size?: FieldSize;
  $chars: number;
  $unit: boolean;
}

/** Its width stands on the element: a class for each length would have the whole page styled anew with the key that brings it. */
export const StepperInput = styled.input.attrs<StepperInputProps>(({ $chars }) => ({
  style: { width: `calc(${$chars}ch + ${space[2]})` },
}))`
  ${controlLook}
  ${tabular}
  flex: 0 1 auto;
  min-width: 26px;
  padding: 0 ${(p) => (p.$unit ? '0' : '2px')} 0 2px;
  text-align: ${(p) => (p.$unit ? 'right' : 'center')};
  font-weight: ${weight.strong};

  &:disabled {
    font-weight: ${weight.regular};
  }
`;

export const Unit = styled.span`
  flex: none;
  padding: 0 ${space[1]};
  ${type.body}
  user-select: none;
`;

export const Step = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  align-self: stretch;
  width: 28px;
  border-radius: ${radius.control};
  color: ${color.ink2};
  touch-action: manipulation;
  transition: background ${motion.fast} ${motion.ease};
  ${hitArea}

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.hover};
      color: ${color.ink};
    }
  }

  &:active:not(:disabled) {
    background: ${color.press};
  }

  &:disabled {
    color: ${color.line2};
  }

  ${media.phone} {
    width: ${control.large};
  }
`;
