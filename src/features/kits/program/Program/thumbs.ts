import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';

/** A ground in place of a cover: a ring or an icon stands on it. */
export const Thumb = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: ${radius.thumb};
  background: ${color.fill};
  color: ${color.ink3};
`;
