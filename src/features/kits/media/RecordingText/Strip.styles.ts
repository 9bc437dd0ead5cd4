import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space } from '#theme/tokens.ts';

/** The buttons under the player that open the words of the recording. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin: 0 -13px;

  ${media.phone} {
    button {
      height: 44px;
    }
  }
`;

export const Count = styled.span`
  ${tabular}
  margin-left: ${space[2]};
  color: ${color.ink3};
`;
