import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, radius, space } from '#theme/tokens.ts';

/** The icon at the end of a box that opens what belongs to the field. */
export const Opener = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin: 0 ${space[1]} 0 -6px;
  border-radius: ${radius.tag};
  color: ${color.ink2};
  outline-offset: -2px;
  ${hitArea}

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.hover};
    }
  }

  &:disabled {
    color: inherit;
  }
`;
