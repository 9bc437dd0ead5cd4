import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, tabular } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`;

export const Spread = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
`;

export const Weeks = styled.ol`
  border-top: 1px solid ${color.line};
`;

export const Week = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  border-bottom: 1px solid ${color.line};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    border: 0;
  }
`;

export const Day = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-height: 64px;
  padding: ${space[2]};

  & + & {
    border-left: 1px solid ${color.line};
  }

  ${media.phone} {
    min-height: 0;
    border-bottom: 1px solid ${color.line};

    & + & {
      border-left: 0;
    }

    &:not([data-full]) {
      display: none;
    }
  }
`;

export const Number = styled.span`
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
`;

export const Date = styled.span`
  color: ${color.ink3};
`;

export const Chip = styled.button`
  ${bareButton}
  display: block;
  width: 100%;
  min-height: 24px;
  padding: ${space[1]} 6px;
  border-left: 3px solid ${color.kMarathon};
  border-radius: ${radius.thumb};
  background: ${color.fill};
  ${type.caption}
  color: ${color.ink};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-current] {
    background: ${color.accentTint};
  }
`;

export const Steppers = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-width: 520px;
`;
