import styled, { css } from 'styled-components';
import { hatch } from '#components/data/planning/PlanBar.styles.ts';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { GUTTER, px, SLOT } from './timeGrid.ts';

export const Grid = styled.div<{ $days: number }>`
  --columns: ${GUTTER}px repeat(${(p) => p.$days}, minmax(0, 1fr));
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  border-bottom: 1px solid ${color.line};
  /* As wide as the hours, whose bar takes its room beside them. */
  scrollbar-gutter: stable;
  overflow: hidden auto;
`;

export const DayHead = styled.div`
  position: relative;
  display: flex;
  align-items: baseline;
  gap: 10px;
  min-width: 0;
  padding: 10px ${space[2]} ${space[2]};
  ${type.body}
`;

export const Weekday = styled.span<{ $today: boolean }>`
  color: ${(p) => (p.$today ? color.ink : color.ink2)};
  font-weight: ${(p) => (p.$today ? weight.strong : weight.regular)};
`;

export const Scroller = styled.div`
  overflow: hidden auto;
  scrollbar-gutter: stable;
`;

export const Hours = styled.div`
  position: relative;
`;

export const Area = styled.div`
  position: relative;
`;

export const Hidden = styled.span`
  display: none;
`;

export const Row = styled.div<{ $hour: boolean }>`
  display: grid;
  grid-template-columns: var(--columns);
  height: ${px(SLOT)}px;
  border-top: ${(p) => (p.$hour ? `1px solid ${color.line}` : 0)};

  &:first-of-type {
    border-top: 0;
  }
`;

/** The name of an hour stands on its line. Half-hours have names for screen readers. */
export const Hour = styled.div<{ $shown: boolean }>`
  position: relative;
  top: -9px;
  padding-right: ${space[2]};
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
  text-align: right;
  opacity: ${(p) => (p.$shown ? 1 : 0)};
  user-select: none;
`;

export const Slot = styled.div<{ $open: boolean }>`
  position: relative;
  min-width: 0;
  border-left: 1px solid ${color.line};

  &:focus-visible {
    z-index: 2;
    outline-offset: -2px;
    border-radius: ${radius.thumb};
  }

  ${(p) =>
    p.$open &&
    css`
      ${media.hover} {
        &:hover {
          background: ${color.hover};
        }
      }
    `}
`;

/** An event at its height; its ground keeps it readable over lines and hatch. */
export const Standing = styled.div<{ $carried: boolean }>`
  position: absolute;
  z-index: 1;
  overflow: hidden;
  border-radius: ${radius.thumb};
  background: ${color.fill};
  box-shadow: 0 0 0 1px ${color.surface};
  opacity: ${(p) => (p.$carried ? 0.5 : 1)};
  user-select: none;

  &:hover,
  &:focus-within {
    z-index: 2;
  }

  &:has(:focus-visible) {
    overflow: visible;
  }

  > * {
    height: 100%;
    padding-top: 2px;
    padding-right: ${space[1]};
    padding-left: 10px;
    vertical-align: top;

    &:focus-visible {
      outline-offset: 0;
    }
  }
`;

/** Over and under the hours; nothing of it takes the pointer. */
export const Ground = styled.div`
  position: absolute;
  inset: 0 0 0 ${GUTTER}px;
  pointer-events: none;
`;

export const Hatch = styled.div`
  position: absolute;
  padding: ${space[2]};
  ${hatch}
  ${type.caption}
  color: ${color.ink2};

  span {
    background: ${color.sunken};
    box-shadow: 0 0 0 3px ${color.sunken};
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
`;

export const Now = styled.div`
  position: absolute;
  z-index: 2;
  height: 2px;
  margin-top: -1px;
  background: ${color.dawn};

  &::before {
    content: '';
    position: absolute;
    top: -3px;
    left: -4px;
    width: 8px;
    height: 8px;
    border-radius: ${radius.round};
    background: ${color.dawn};
  }
`;

export const NowTime = styled.div`
  position: absolute;
  z-index: 2;
  right: 100%;
  margin-right: ${space[1]};
  padding: 0 ${space[1]};
  background: ${color.surface};
  transform: translateY(-50%);
  ${type.caption}
  ${tabular}
  font-weight: ${weight.strong};
  color: ${color.dawnText};
`;

/** Where a drag would put it. */
export const Ghost = styled.div`
  position: absolute;
  z-index: 3;
  padding: 2px 10px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.thumb};
  background: ${color.accentTint};
  ${type.caption}
  ${tabular}
  color: ${color.accentText};
`;
