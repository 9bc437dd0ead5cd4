import styled from 'styled-components';
import { Facts as PanelFacts } from '#features/kits/record/RecordPanel/panelParts.styles.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';

/** Ruled like a bill: what the client has spent, and how. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  padding: ${space[4]} 0;
  border-block: 1px solid ${color.line};
`;

export const Products = styled.ul`
  display: grid;
  gap: ${space[2]};

  > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Quiet = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

export const Facts = styled(PanelFacts)`
  ${tabular}
`;
