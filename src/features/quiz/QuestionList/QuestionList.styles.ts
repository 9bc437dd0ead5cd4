import styled, { css } from 'styled-components';
import type { DropLine } from '#components/data/sorting/dropAt.ts';
import { dropLine, Grip as RowGrip } from '#components/data/sorting/sorting.styles.ts';
import { media } from '#theme/media.ts';
import { bareButton, tabular } from '#theme/mixins.ts';
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

export const Row = styled.li<{ $open: boolean; $drop: DropLine; $dragged: boolean }>`
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

  ${dropLine(3)}

  &::after {
    left: ${space[6]};
  }

  ${media.phone} {
    grid-template-columns: 32px minmax(0, 1fr);
  }
`;

export const Grip = styled(RowGrip)`
  margin: ${space[2]} 2px 0;
`;

/** `$digits` is how many the last number of the list has: texts stand in line, and apart from their numbers. */
export const Main = styled.button<{ $digits: number }>`
  ${bareButton}
  display: grid;
  grid-template-columns: max(20px, calc(${(p) => p.$digits}ch + ${space[2]})) minmax(0, 1fr);
  gap: ${space[1]} 0;
  /* Reaches under the edge of the grip, so that the ring of focus goes around the number and not through it. */
  margin-left: -6px;
  padding: 10px ${space[3]} 10px 6px;
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
