import styled from 'styled-components';
import { hatch } from '#components/data/planning/PlanBar.styles.ts';
import { bareButton, tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { GUTTER, HOUR } from './timeGrid.ts';

export const Grid = styled.div<{ $days: number; $zones: 1 | 2 }>`
  --gutter: ${(p) => p.$zones * GUTTER}px;
  --columns: var(--gutter) repeat(${(p) => p.$days}, minmax(0, 1fr));
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

/** What is unlike other days, under the name of this one. */
export const DayNote = styled.span`
  min-width: 0;
  ${type.caption}
  color: ${color.dawnText};
`;

export const Scroller = styled.div`
  overflow: hidden auto;
  scrollbar-gutter: stable;
`;

/** A line at each whole hour. */
export const Hours = styled.div`
  position: relative;
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 ${HOUR - 1}px,
    ${color.line} ${HOUR - 1}px ${HOUR}px
  );
  background-position-x: var(--gutter);
  background-repeat: no-repeat;
`;

export const Hidden = styled.span`
  display: none;
`;

/** Names of the zones, one over the other: few cities are as short as their hours. Each stands at the side of its own. */
export const Corner = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-width: 0;
  padding: ${space[1]} ${space[2]} ${space[1]} 0;
  ${type.caption}
  color: ${color.ink2};
  overflow-wrap: anywhere;

  > span + span {
    color: ${color.ink};
    text-align: right;
  }
`;

/** The name of an hour stands on its line. */
export const Gutter = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  width: var(--gutter);
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
  user-select: none;

  > span {
    position: absolute;
    right: 0;
    left: 0;
    display: flex;
    transform: translateY(-9px);
  }

  > span > span {
    flex: 0 0 ${GUTTER}px;
    padding-right: ${space[2]};
    text-align: right;
  }

  > span > span:not(:last-child) {
    color: ${color.ink3};
  }
`;

export const Columns = styled.div`
  position: absolute;
  inset: 0 0 0 var(--gutter);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
`;

export const Day = styled.div<{ $open: boolean }>`
  position: relative;
  min-width: 0;
  border-left: 1px solid ${color.line};
  cursor: ${(p) => (p.$open ? 'crosshair' : 'auto')};
`;

/** Where the arrows are. */
export const Slot = styled.button`
  ${bareButton}
  position: absolute;
  right: 0;
  left: 0;
  border-radius: ${radius.thumb};
  cursor: inherit;

  &:focus-visible {
    z-index: 2;
    outline-offset: -2px;
    background: ${color.hover};
  }
`;

/** An event at its height; its ground keeps it readable over lines and hatch. */
export const Standing = styled.div<{ $carried: boolean; $clash: boolean }>`
  position: absolute;
  z-index: 1;
  overflow: hidden;
  border-radius: ${radius.thumb};
  background: ${(p) =>
    p.$clash
      ? `repeating-linear-gradient(135deg, ${color.dawnTint} 0 6px, transparent 6px 9px), ${color.fill}`
      : color.fill};
  box-shadow: 0 0 0 1px ${color.surface};
  opacity: ${(p) => (p.$carried ? 0.5 : 1)};
  cursor: default;
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
    /* Words begin at the top of their time, however long it is, as the bar does. */
    align-content: start;
    align-items: flex-start;

    &:focus-visible {
      outline-offset: 0;
    }
  }
`;

/** Over and under the hours; nothing of it takes the pointer. */
export const Ground = styled.div`
  position: absolute;
  inset: 0 0 0 var(--gutter);
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

/** Under the events, whose words it would strike through; its dot and its time stand over all. */
export const Now = styled.div`
  position: absolute;
  height: 2px;
  margin-top: -1px;
  background: ${color.dawn};

  &::before {
    content: '';
    position: absolute;
    z-index: 2;
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
export const Ghost = styled.div<{ $refused: boolean }>`
  position: absolute;
  z-index: 3;
  padding: 2px 10px;
  overflow: hidden;
  border: 2px solid ${(p) => (p.$refused ? color.bad : color.accent)};
  border-radius: ${radius.thumb};
  background: ${(p) => (p.$refused ? color.badTint : color.accentTint)};
  ${type.caption}
  ${tabular}
  color: ${(p) => (p.$refused ? color.badText : color.accentText)};

  > span {
    display: block;
    color: ${color.badText};
  }
`;
