import styled from 'styled-components';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Group = styled.section`
  &:not(:first-child) {
    margin-top: ${space[8]};
  }

  color: ${color.ink};

  h3 {
    margin: 0 0 ${space[3]};
    font-weight: ${weight.strong};
    ${type.title4}
  }
`;

/** A colour: its description with both themes beside it, or below it in a narrow space. */
export const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr);
  gap: ${space[2]};
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.line};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Colour = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[3]} 0;
`;

export const Name = styled.h4`
  margin: 0;
  font-weight: ${weight.strong};
  ${type.body}
`;

export const Role = styled.p`
  margin: 0;
  color: ${color.ink2};
  ${type.caption}
`;

export const Side = styled.div`
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.ink};
  ${type.caption}
`;

export const Value = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Swatch = styled.span`
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  box-shadow: inset 0 0 0 1px ${color.mediaLine};
`;

/** The backgrounds one under another: a sample, a name, two figures, and below them in words any lack of contrast. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) max-content 52px;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[3]};
`;

export const Sample = styled.span`
  display: grid;
  place-items: center;
  height: 24px;
  border-radius: ${radius.tag};
  box-shadow: inset 0 0 0 1px ${color.line};
  ${type.body}
`;

export const Dot = styled.span`
  width: 10px;
  height: 10px;
  border-radius: ${radius.round};
  background: currentcolor;
`;

export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

export const Lack = styled.strong`
  grid-column: 2 / -1;
  margin-bottom: ${space[1]};
  font-weight: ${weight.strong};
`;
