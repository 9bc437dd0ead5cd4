import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.section`
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 32px;
  margin-bottom: ${space[5]};
  color: ${color.ink2};
  ${tabular}
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  margin: 0 -${space[3]} 0 -${space[6]};
  padding: 0;
  list-style: none;

  ${media.phone} {
    margin: 0 -${space[2]};
  }
`;

const dropLine = css`
  content: '';
  position: absolute;
  z-index: 1;
  left: ${space[6]};
  right: 0;
  height: 2px;
  border-radius: 1px;
  background: ${color.accent};
  pointer-events: none;
`;

export const Row = styled.li<{ $open: boolean; $drop: 'before' | 'after' | null; $dragged: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${space[6]} minmax(0, 1fr);
  border-radius: ${radius.control};
  opacity: ${(p) => (p.$dragged ? 0.5 : 1)};
  transition: background ${motion.fast} ${motion.ease};
  ${(p) =>
    p.$open &&
    css`
      background: ${color.accentTint};
    `}

  ${media.hover} {
    &:hover {
      background: ${(p) => (p.$open ? color.accentTint : color.hover)};
    }
  }

  &::after {
    ${(p) => p.$drop !== null && dropLine}
    ${(p) => (p.$drop === 'before' ? 'top: -3px;' : 'bottom: -3px;')}
  }

  ${media.phone} {
    grid-template-columns: 32px minmax(0, 1fr);
  }
`;

export const Grip = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 24px;
  margin: ${space[2]} 2px 0;
  border-radius: ${radius.thumb};
  color: ${color.ink3};
  cursor: grab;
  touch-action: none;
  ${hitArea}

  &:active {
    cursor: grabbing;
  }
`;

export const Main = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${space[1]} 0;
  padding: 10px ${space[3]} 10px 0;
  border-radius: ${radius.control};
  color: ${color.ink};
  cursor: pointer;
  ${type.body}

  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }
`;

export const Place = styled.span`
  color: ${color.ink2};
  ${tabular}
`;

export const Text = styled.span<{ $open: boolean; $empty: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  font-weight: ${(p) => (p.$open ? weight.strong : weight.regular)};
  color: ${(p) => (p.$empty ? color.ink3 : 'inherit')};
`;

export const Note = styled.span`
  grid-column: 2;
  display: flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  color: ${color.ink2};

  > svg {
    flex: none;
  }
`;

export const Fault = styled.span`
  margin-left: auto;
  color: ${color.dawnText};
`;

export const Points = styled.span`
  margin-left: auto;
  white-space: nowrap;
  ${tabular}

  ${Fault} + & {
    margin-left: ${space[1]};
  }
`;
