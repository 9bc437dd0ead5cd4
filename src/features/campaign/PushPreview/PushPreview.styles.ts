import styled from 'styled-components';
import { tabular, truncate } from '#theme/mixins.ts';
import { color, radius, shadow, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[4]};
`;

/** The upper part of a locked screen, in a theme of its own. */
export const Phone = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  min-width: 0;
  padding: ${space[5]} ${space[3]} ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.bar};
  background: linear-gradient(${color.accentTint}, ${color.canvas});
  color: ${color.ink};
`;

export const Clock = styled.span`
  ${type.figure}
  ${tabular}
  font-weight: ${weight.strong};
`;

export const Day = styled.span`
  margin-bottom: ${space[5]};
  ${type.caption}
  color: ${color.ink2};
`;

export const Push = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  width: 100%;
  padding: ${space[3]};
  border-radius: ${radius.bar};
  background: ${color.raised};
  box-shadow: ${shadow.low};
`;

export const From = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${type.caption}
  color: ${color.ink2};
`;

export const Sender = styled.span`
  min-width: 0;
  ${truncate}
`;

export const Now = styled.span`
  margin-left: auto;
`;

export const Words = styled.div`
  min-width: 0;
`;

interface Faint {
  /** It stands for what is not written yet. */
  $faint: boolean;
}

export const Title = styled.p<Faint>`
  ${type.body}
  font-weight: ${weight.strong};
  color: ${(p) => (p.$faint ? color.ink3 : color.ink)};
  overflow-wrap: anywhere;
`;

/** A phone cuts a long text: four lines are what most of them show. */
export const Body = styled.p<Faint>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  ${type.body}
  color: ${(p) => (p.$faint ? color.ink3 : color.ink)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Picture = styled.img`
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  object-fit: cover;
`;
