import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { truncate } from '#theme/mixins.ts';
import { color, frame, space, type, weight } from '#theme/tokens.ts';

/** The history, and at the right whom one could write to; below it, with more room, while there is no history. */
export const Columns = styled.div<{ $railed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${(p) => (p.$railed ? frame.rail : '')};
  gap: ${space[10]} ${frame.gap};
  align-items: start;
  max-width: ${(p) => (p.$railed ? 'none' : '880px')};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${space[10]};
  min-width: 0;
`;

export const Title = styled.h2`
  margin-bottom: ${space[1]};
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Note = styled.p`
  max-width: 72ch;
  margin-bottom: ${space[3]};
  color: ${color.ink2};
  ${type.body}
  text-wrap: pretty;
`;

export const Drafts = styled.ul`
  ${type.body}
`;

export const Draft = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;

  > * {
    ${truncate}
  }

  > :first-child {
    font-weight: ${weight.strong};
  }

  > :last-child {
    color: ${color.ink2};
    ${type.caption}
  }
`;

export const Quiet = styled.span`
  color: ${color.ink2};
`;
