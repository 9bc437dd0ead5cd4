import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';
import { Row } from './Tree.styles.ts';
import type { TreeTone } from './treeModel.ts';

const drawn = (paths: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${paths}'/%3E%3C/svg%3E") center / 16px no-repeat`;

/** Six dots. A mask would do, but then the browser puts two layers together for each grip in sight, and does so in every frame. */
const sixDots = [7.5, 12, 16.5]
  .flatMap((y) => [`10px ${y}px`, `14px ${y}px`])
  .map(
    (at) =>
      `radial-gradient(circle at ${at}, color-mix(in srgb, ${color.ink3} 80%, transparent), transparent 1.2px)`,
  )
  .join(', ');

/** One element a row. Where a checkbox stands over it, it shows while keys are on it. */
export const Grip = styled.button`
  ${bareButton}
  pointer-events: none;
  position: absolute;
  top: 7px;
  left: 4px;
  width: 24px;
  height: 24px;
  border-radius: ${radius.thumb};
  background: ${sixDots};
  cursor: grab;

  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  &[data-under]:not(:focus-visible) {
    background: none;
  }

  &[data-under]:focus-visible {
    z-index: 1;
    background: ${sixDots}, ${color.surface};
  }

  ${media.phone} {
    top: 16px;
    left: 0;
    z-index: 1;
    background: ${sixDots}, ${color.surface};

    &:not(:focus-visible) {
      ${visuallyHidden}
    }
  }
`;

export const Check = styled.label`
  position: absolute;
  top: 11px;
  left: ${space[2]};
  height: 16px;
  cursor: pointer;
  ${hitArea}

  input {
    display: block;
    margin: 0;
  }

  ${media.phone} {
    position: relative;
    inset: auto;
    grid-area: chevron;
    width: ${space[8]};
    padding-left: ${space[2]};
  }
`;

export const Chevron = styled.button`
  ${bareButton}
  position: relative;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: ${radius.thumb};
  ${hitArea}

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.ink2};
    mask: ${drawn('m6 12 4-4-4-4')};
    transition: transform ${motion.fast} ${motion.ease};
  }

  &:focus-visible {
    outline: none;
  }

  &[data-open]::before {
    transform: rotate(90deg);
  }

  ${media.phone} {
    grid-area: chevron;
    margin-right: 2px;
  }
`;

export const Mark = styled.span`
  flex: none;
  min-width: 24px;
  padding: 0 ${space[1]} 0 2px;
  ${tabular}
  color: ${color.ink3};

  ${media.phone} {
    grid-area: mark;
    min-width: 20px;
  }
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 27px;
  margin-right: ${space[3]};
  color: ${color.ink2};

  ${media.phone} {
    grid-area: picture;
    width: 56px;
    height: 32px;

    & > div {
      width: 56px;
    }
  }
`;

export const Title = styled.span<{ $strong: boolean; $quiet: boolean }>`
  flex: 0 1 auto;
  min-width: 0;
  margin-right: auto;
  font-weight: ${(p) => (p.$strong ? weight.strong : weight.regular)};
  color: ${(p) => (p.$quiet ? color.ink2 : 'inherit')};
  ${truncate}

  ${media.phone} {
    grid-area: title;
    margin: 0;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 28px;
  margin-left: -7px;
  padding: 0 6px;
  border: 1px solid ${color.accent};
  border-radius: ${radius.tag};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.accent};
  color: ${color.ink};
  font-weight: inherit;
  outline: none;
  user-select: text;

  ${media.phone} {
    grid-area: title;
    ${type.touchField}
  }
`;

/**
 * Shows when the row is pointed at or has the focus inside; always on a phone. The button stays, and Tab finds it: what it shows is left out,
 * since each row with an opacity of its own is a layer to the browser in every frame.
 */
export const Menu = styled.span`
  flex: none;
  margin: 0 ${space[1]};

  @media (hover: hover) and (min-width: 720px) {
    ${Row}:not([data-hovered], :focus-within) > * > & > button:not([aria-expanded='true']) > svg {
      visibility: hidden;
    }
  }

  ${media.phone} {
    grid-area: menu;
    margin: 0;
  }
`;

export const Facts = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${space[3]};
  margin-left: ${space[3]};
  ${type.caption}

  ${media.phone} {
    grid-area: facts;
    flex-direction: row-reverse;
    justify-content: flex-end;
    gap: ${space[2]};
    min-width: 0;
    margin: 0;
  }
`;

const tones: Record<TreeTone, string> = {
  waiting: color.dawnText,
  done: color.okText,
  busy: color.accentText,
  failed: color.badText,
  neutral: color.ink3,
};

const dot = (ground: string) => css`
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: ${radius.round};
    background: ${ground};
  }
`;

export const State = styled.span<{ $tone: TreeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${(p) => (p.$tone === 'waiting' || p.$tone === 'neutral' ? '8px' : '6px')};
  color: ${(p) => tones[p.$tone]};
  white-space: nowrap;
  ${(p) => p.$tone === 'waiting' && dot(color.dawnMark)}
  ${(p) => p.$tone === 'neutral' && dot(color.ink3)}
`;

/** Figures stand in a column of their own. */
export const Note = styled.span<{ $accent: boolean }>`
  min-width: 132px;
  ${tabular}
  text-align: right;
  white-space: nowrap;
  color: ${(p) => (p.$accent ? color.accentText : color.ink3)};

  ${media.phone} {
    min-width: 0;
    ${truncate}
  }
`;
