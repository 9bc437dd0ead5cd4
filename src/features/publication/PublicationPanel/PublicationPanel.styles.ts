import styled from 'styled-components';
import { color, space, type, weight } from '#theme/tokens.ts';

/** The cover, the name and the way to the content. */
export const Thing = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;
  min-width: 0;
`;

export const Name = styled.h2`
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const Kind = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  ${type.caption}
  color: ${color.ink2};
`;

export const Terms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  > :first-child {
    max-width: none;
  }
`;

export const Quiet = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

/** Said beside what it is about, with the way back. */
export const Unsaved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 28px;
  ${type.caption}
  color: ${color.dawnText};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
  padding: ${space[4]} 0;
  border-block: 1px solid ${color.line};
`;
