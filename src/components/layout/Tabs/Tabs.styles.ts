import styled, { css, keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, control, frame, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Bar = styled.div<{ $bleed: boolean }>`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: 0 ${space[6]};
  box-shadow: inset 0 -1px ${color.line};
  ${(p) =>
    p.$bleed &&
    css`
      margin-inline: -${space[4]};
      padding-inline: ${space[4]};
    `}

  /* The row runs to the edges of the phone, so that a cut word tells there is more. */
  ${media.phone} {
    margin-inline: -${frame.pagePhone};
    padding-inline: 0;
  }
`;

/** Beyond an edge where there is more, tabs fade out. */
const faded = (toward: 'left' | 'right') =>
  `linear-gradient(to ${toward}, transparent, ${color.ink} ${space[8]})`;

export const Row = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  gap: ${space[6]};
  min-width: 0;
  max-width: 100%;
  margin: 0 -6px;
  padding: 0 6px;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  &[data-more='left'] {
    mask-image: ${faded('right')};
  }

  &[data-more='right'] {
    mask-image: ${faded('left')};
  }

  &[data-more='both'] {
    mask-image: ${faded('right')}, ${faded('left')};
    mask-composite: intersect;
  }

  ${media.phone} {
    gap: ${space[5]};
    margin: 0;
    padding-inline: ${frame.pagePhone};
  }
`;

export const Tab = styled.button`
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${space[2]};
  height: 40px;
  /* Room for the ring of focus, which the row would clip outside. */
  margin: 0 -6px;
  padding: 0 6px;
  border: 0;
  background: none;
  ${type.body}
  color: ${color.ink2};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  &[data-open] {
    color: ${color.ink};
    font-weight: ${weight.strong};

    &::after {
      content: '';
      position: absolute;
      inset: auto 6px 0;
      height: 2px;
      border-radius: 1px 1px 0 0;
      background: ${color.ink};
    }
  }

  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius.control};
  }

  ${media.phone} {
    height: ${control.large};
  }

  /* The line is a ground, which is lost where the system picks the colours. */
  @media (forced-colors: active) {
    &[data-open]::after {
      background: Highlight;
    }
  }
`;

/** Keeps room for its strong face, so that a choice moves nothing. */
export const Label = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-text) / '';
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${weight.strong};
  }
`;

export const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
  font-weight: ${weight.regular};
`;

export const Dot = styled.span`
  width: 6px;
  height: 6px;
  margin-right: -2px;
  border-radius: ${radius.round};
  background: ${color.dawnMark};
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-height: ${control.field};
  color: ${color.ink2};
  ${type.body}

  ${media.phone} {
    padding-inline: ${frame.pagePhone};
  }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

/** What stands under a tab: it fades in. */
export const Pane = styled.div`
  animation: ${fade} ${motion.tab} ${motion.ease};

  &[hidden] {
    display: none;
  }
`;
