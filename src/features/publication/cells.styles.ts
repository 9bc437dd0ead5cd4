import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Quiet = styled.span`
  color: ${color.ink2};
`;

export const Strong = styled.span`
  font-weight: ${weight.strong};

  ${media.phone} {
    font-weight: ${weight.regular};
  }
`;

export const Price = styled.span`
  display: inline-grid;
  justify-items: end;
`;

export const Old = styled.s`
  ${type.caption}
  color: ${color.ink3};
  font-weight: ${weight.regular};
`;

/** The line stands before its figure; figures keep their edge. */
export const Sales = styled.span`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: flex-end;
`;

export const Count = styled.span`
  min-width: 28px;
`;
