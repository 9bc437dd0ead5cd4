import styled from 'styled-components';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

interface Emptiness {
  /** Nothing was written yet: what stands there is only a word for it. */
  $empty: boolean;
}

export const Heading = styled.h2`
  margin-bottom: ${space[3]};
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.bar};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${type.body}
`;

export const Name = styled.p<Emptiness>`
  color: ${(p) => (p.$empty ? color.ink3 : color.ink)};
  ${type.title4}
  font-weight: ${weight.strong};
`;

export const Line = styled.p<Emptiness>`
  color: ${(p) => (p.$empty ? color.ink3 : color.ink2)};
`;

export const Facts = styled.p`
  color: ${color.ink2};
  ${type.caption}
`;

export const Bio = styled.p<Emptiness>`
  display: -webkit-box;
  overflow: hidden;
  color: ${(p) => (p.$empty ? color.ink3 : color.ink)};
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 7;
  ${type.prose}
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.accentText};
  font-weight: ${weight.strong};
`;
