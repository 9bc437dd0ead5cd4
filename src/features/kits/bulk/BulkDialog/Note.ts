import styled from 'styled-components';
import { color, type } from '#theme/tokens.ts';

/** A quiet line under a control. */
export const Note = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;
`;
