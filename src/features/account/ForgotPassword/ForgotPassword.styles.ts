import styled from 'styled-components';
import { color, space, type } from '#theme/tokens.ts';

/** The answer; it takes the focus, so it is read out. */
export const Words = styled.div`
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

export const Change = styled.p`
  margin-top: ${space[1]};
  ${type.body}
`;

export const Help = styled.div`
  display: grid;
  gap: ${space[4]};
  color: ${color.ink2};
  text-wrap: pretty;
  ${type.body}

  & > :empty {
    display: none;
  }
`;
