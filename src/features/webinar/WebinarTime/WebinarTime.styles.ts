import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;

  /* What is said of the time is read before all else: it stands in the size of the text. */
  [role='alert'] {
    ${type.body}
  }

  p:has([role='alert']) > svg {
    margin-top: 2px;
  }
`;

export const Strong = styled.span`
  font-weight: ${weight.strong};
`;

export const Free = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${type.body}
  color: ${color.ink2};

  ${media.phone} {
    > span {
      width: 100%;
    }
  }
`;

export const Offer = styled.span`
  position: relative;
  white-space: pre;
`;

export const When = styled.span`
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

export const Note = styled.span`
  font-weight: ${weight.regular};
  color: ${color.ink3};
`;

/** What the registration does when the start moves. */
export const Along = styled.div<{ $closed: boolean }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]} ${space[2]};
  ${type.body}
  color: ${(p) => (p.$closed ? color.dawnText : color.ink2)};

  > svg {
    margin-top: 2px;
  }
`;
