import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular, truncate } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-height: 320px;
  align-content: start;
`;

export const List = styled.ul`
  display: grid;
`;

export const Row = styled.label<{ $off: boolean }>`
  display: grid;
  grid-template-columns: 16px 48px minmax(0, 1fr) auto 48px;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  margin: 0 -${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  color: ${(p) => (p.$off ? color.ink3 : color.ink)};
  cursor: ${(p) => (p.$off ? 'not-allowed' : 'pointer')};

  &:has(:checked:not(:disabled)) {
    background: ${color.sel};
  }

  ${media.hover} {
    &:hover:not(:has(:checked)) {
      background: ${color.hover};
    }
  }

  ${media.phone} {
    grid-template-columns: 16px 48px minmax(0, 1fr) 48px;

    & > :nth-child(4) {
      display: none;
    }
  }
`;

export const Name = styled.span`
  ${truncate}
`;

export const Note = styled.span`
  ${type.caption}
  ${tabular}
  color: ${color.ink3};
  text-align: right;
`;
