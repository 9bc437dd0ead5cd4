import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-weight: ${weight.strong};
`;

export const Strong = styled.p`
  margin-bottom: ${space[2]};
  font-weight: ${weight.strong};
  ${tabular}
`;

/** What it is, and at the right what it comes to. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};

  > dt {
    color: ${color.ink2};
  }

  > dd {
    text-align: end;
    ${tabular}
  }
`;

export const Sum = styled.dd`
  font-weight: ${weight.strong};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-top: ${space[2]};
`;

export const Narrow = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 560px;
`;

export const Chosen = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

export const Stream = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  max-width: 100%;
  ${tabular}
  color: ${color.ink2};
`;

export const StreamName = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

export const Hint = styled.p`
  ${type.body}
  color: ${color.ink2};
`;

/** The fields of a form while they are read. */
export const Skeleton = styled.div`
  display: grid;
  grid-template-columns: 176fr 121fr 168fr 228fr;
  gap: ${space[3]};
`;
