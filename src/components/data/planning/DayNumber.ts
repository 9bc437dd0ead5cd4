import styled, { css } from 'styled-components';
import { color, radius, type, weight } from '#theme/tokens.ts';

/** The number of a day: strong for what is to come, in a dawn circle today. */
export const DayNumber = styled.span<{ $today: boolean; $strong: boolean }>`
  ${type.body}
  color: ${(p) => (p.$strong ? color.ink : color.ink2)};
  font-weight: ${(p) => (p.$strong ? weight.strong : weight.regular)};

  ${(p) =>
    p.$today &&
    css`
      position: relative;
      z-index: 0;
      /* The circle of one digit is as far from its neighbours as that of two. */
      min-width: 16px;
      color: ${color.onDawn};
      text-align: center;

      &::before {
        content: '';
        position: absolute;
        z-index: -1;
        top: 50%;
        left: 50%;
        width: 26px;
        height: 26px;
        border-radius: ${radius.round};
        background: ${color.dawn};
        transform: translate(-50%, -50%);
      }
    `}
`;
