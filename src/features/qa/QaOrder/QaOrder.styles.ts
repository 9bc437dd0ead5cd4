import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

export const Hint = styled.p`
  margin: 0 0 ${space[3]};
  color: ${color.ink2};
`;

export const List = styled.ol`
  margin: 0 -${space[3]};
  padding: 0;
  list-style: none;
`;

const dropLine = css`
  content: '';
  position: absolute;
  z-index: 1;
  left: 0;
  right: 0;
  height: 2px;
  border-radius: 1px;
  background: ${color.accent};
  pointer-events: none;
`;

export const Row = styled.li<{ $drop: 'before' | 'after' | null; $dragged: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.line};
  opacity: ${(p) => (p.$dragged ? 0.5 : 1)};
  ${type.body}

  &::after {
    ${(p) => p.$drop !== null && dropLine}
    ${(p) => (p.$drop === 'before' ? 'top: -1px;' : 'bottom: -1px;')}
  }

  ${media.phone} {
    grid-template-columns: 32px 24px minmax(0, 1fr);

    > :last-child {
      grid-column: 3;
    }
  }
`;

export const Grip = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.thumb};
  color: ${color.ink3};
  cursor: grab;
  touch-action: none;
  ${hitArea}

  &:active {
    cursor: grabbing;
  }
`;

export const Place = styled.span`
  color: ${color.ink3};
  ${tabular}
`;

export const Question = styled.a`
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
`;
