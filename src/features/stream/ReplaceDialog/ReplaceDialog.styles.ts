import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

/** As high as a page of rows, so that the dialog does not jump while the author searches. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  min-height: min(480px, 56dvh);
`;

export const Heading = styled.h3`
  margin-bottom: ${space[2]};
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Or = styled.p`
  margin: ${space[5]} 0 ${space[2]};
  ${type.caption}
  color: ${color.ink2};
`;

export const Search = styled.div`
  margin-bottom: ${space[2]};
`;

export const Told = styled.p`
  margin-bottom: ${space[2]};
  ${tabular}
`;

export const List = styled.div`
  margin-top: ${space[4]};
`;

export const Use = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[2]};
  padding: 6px 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: 16px minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
`;

export const Kind = styled.span`
  align-self: start;
  margin-top: 3px;
  color: ${color.ink3};
`;

export const State = styled.span<{ $bad: boolean }>`
  ${type.caption}
  color: ${(p) => (p.$bad ? color.badText : color.ink3)};
`;
