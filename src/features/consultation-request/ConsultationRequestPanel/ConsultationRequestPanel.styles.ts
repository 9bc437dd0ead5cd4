import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Number = styled.span`
  color: ${color.ink2};
  ${tabular}
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${type.body}
`;

/** Parted by a line above and below. */
export const Ruled = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} 0;
  border-block: 1px solid ${color.line};
`;

export const Clocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(152px, 1fr));
  gap: ${space[3]};
`;

export const Caption = styled.div`
  color: ${color.ink2};
`;

export const Hours = styled.div`
  ${type.title4}
  font-weight: ${weight.strong};
  ${tabular}
`;

export const Zone = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

/** Two rows of hours with a bar between them. */
export const Ruler = styled.div`
  display: grid;
  gap: 2px;
  margin-top: ${space[3]};
  ${type.caption}
  color: ${color.ink2};
  ${tabular}
`;

export const RulerHours = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  [data-now] {
    color: ${color.ink};
  }
`;

export const Track = styled.div`
  position: relative;
  height: 8px;
  border-radius: ${radius.thumb};
  background: ${color.fill};
`;

export const Bar = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: ${radius.thumb};
  background: ${color.accent};
`;

export const Thing = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`;

export const Sum = styled.div`
  text-align: right;
  ${tabular}

  strong {
    font-weight: ${weight.strong};
  }
`;

export const Paid = styled.div<{ $paid: boolean }>`
  ${type.caption}
  color: ${(p) => (p.$paid ? color.okText : color.dawnText)};
`;

export const Quiet = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

export const LinkRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  > svg {
    flex: none;
    width: 64px;
    color: ${color.ink3};
  }

  > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Heading = styled.h2`
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Answers = styled.dl`
  display: grid;
  gap: ${space[3]};

  dt {
    ${type.caption}
    color: ${color.ink3};
  }
`;

export const HistoryHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 28px;
`;
