import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-width: 720px;
  overflow-wrap: anywhere;
`;

/** The cover beside the name, as on a card of the catalogue. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space[4]} ${space[6]};
  align-items: center;
`;

export const Name = styled.h2`
  ${type.title3}
  font-weight: ${weight.strong};
`;

export const Facts = styled.p`
  margin-top: ${space[1]};
  color: ${color.ink2};

  strong {
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Heading = styled.h3`
  font-weight: ${weight.strong};
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-left: ${space[5]};
  list-style: disc;
`;

export const Quiet = styled.p`
  color: ${color.ink2};
`;

export const Zone = styled.div`
  max-width: 320px;
`;

export const Days = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
  gap: ${space[4]} ${space[6]};
  align-items: start;

  dt {
    padding: 4px 0;
    color: ${color.ink2};
  }
`;

export const Times = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Time = styled.time`
  display: inline-flex;
  align-items: center;
  height: ${control.small};
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  background: ${color.fill};
  ${tabular}
`;
