import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Quiet = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

export const Reading = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 420px;
  padding: ${space[4]} 0;
  ${type.body}
  ${tabular}
  color: ${color.ink2};
`;

/** Name and what it means, how many, for how much, and what to do. */
export const List = styled.ul`
  margin-bottom: ${space[3]};
  ${type.body}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 176px 120px auto;
    gap: ${space[4]};
    align-items: center;
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
  }

  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: ${space[2]} ${space[4]};
    }
  }
`;

export const Words = styled.div`
  min-width: 0;

  strong {
    font-weight: ${weight.strong};
  }

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

export const Figures = styled.div`
  ${tabular}
`;

export const Sum = styled.div`
  ${tabular}
  font-weight: ${weight.strong};
  text-align: right;

  ${media.phone} {
    grid-row: 3;
    text-align: left;
  }
`;
