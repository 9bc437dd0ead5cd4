import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  min-height: 240px;
`;

export const Told = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.ink2};
  ${tabular}
`;

export const Heading = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: space-between;
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Extra = styled.span`
  color: ${color.ink2};
  font-weight: ${weight.regular};
  ${tabular}
`;

export const Sum = styled.p`
  margin-top: ${space[1]};
  ${type.lead}
  ${tabular}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;

export const Note = styled.p`
  margin-top: ${space[2]};
  ${type.caption}
  color: ${color.ink2};
`;

export const Group = styled.ul`
  margin-top: ${space[3]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  grid-template-areas: 'thumb name act' 'thumb facts act';
  align-items: center;
  column-gap: ${space[3]};
  padding: ${space[2]} 0;

  ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    grid-template-areas: 'thumb name' 'thumb facts' '. act';
  }
`;

export const Kept = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;

export const Act = styled.span`
  grid-area: act;

  ${media.phone} {
    margin-top: ${space[2]};
  }
`;
