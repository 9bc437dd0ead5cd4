import styled from 'styled-components';
import { color, space, type } from '#theme/tokens.ts';

export const Days = styled.ol``;

export const Day = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

/** The day, beside everything on it. */
export const Mark = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: flex-start;
  column-gap: 6px;
  padding-top: 6px;
  ${type.body}
`;

export const Weekday = styled.span`
  width: 18px;
  color: ${color.ink2};
`;

export const Month = styled.span`
  width: 100%;
  margin-top: ${space[1]};
  padding-left: ${space[6]};
  ${type.caption}
  color: ${color.ink2};
`;

export const Events = styled.ul`
  display: grid;
  gap: ${space[1]};
`;

export const Nothing = styled.p`
  color: ${color.ink2};
`;
