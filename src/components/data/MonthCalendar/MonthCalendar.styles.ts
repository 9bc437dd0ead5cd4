import styled, { css } from 'styled-components';
import { hatch } from '#components/data/planning/PlanBar.styles.ts';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
`;

export const Grid = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** Where the months stand, one in sight. */
export const Stage = styled.div`
  position: relative;
`;

export const Head = styled.div`
  ${row}
  height: 32px;
  align-items: center;
`;

export const Weekday = styled.div<{ $today: boolean }>`
  padding-left: ${space[2]};
  ${type.caption}
  color: ${(p) => (p.$today ? color.ink : color.ink2)};
  font-weight: ${(p) => (p.$today ? weight.strong : weight.regular)};

  @container (max-width: 640px) {
    padding-left: ${space[1]};
  }
`;

export const Week = styled.div<{ $over: boolean }>`
  ${row}
  position: relative;
  min-height: ${(p) => (p.$over ? '82px' : '152px')};
  border-top: 1px solid ${color.line};
`;

/**
 * A day. What is in it are plain elements with a class, for there are forty-two, and drawn all at once. Lines between days are drawn over the hatch, so that a bar across days has whole sevenths to count in. */
export const Day = styled.div`
  position: relative;
  min-width: 0;
  padding: 6px ${space[2]} ${space[2]};

  &[data-told='true'] {
    padding-bottom: 30px;

    /* There the reason takes two lines. */
    @container (max-width: 900px) {
      padding-bottom: 46px;
    }
  }

  & + &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    border-left: 1px solid ${color.line};
    pointer-events: none;
  }

  &:focus-visible {
    z-index: 2;
    outline-offset: -2px;
    border-radius: ${radius.thumb};
  }

  .hidden {
    ${visuallyHidden}
  }

  .date {
    display: flex;
    align-items: center;
    gap: 6px;
    height: 20px;
    margin-bottom: 6px;
  }

  .month {
    ${type.caption}
    color: ${color.ink2};
  }

  .events > * + * {
    margin-top: ${space[1]};
  }

  /* A ground through which neither the hatch nor its end goes. Half of the gap on each side closes it between two events. */
  &[data-closed='true'] .events > * {
    background: ${color.surface};
    box-shadow: 0 0 0 2px ${color.surface};
    border-radius: ${radius.thumb};
  }

  /* Where a panel beside the month leaves no room for words, none is broken: an event is a line, and its name ends in dots. */
  @container (max-width: 640px) {
    padding-right: ${space[1]};
    padding-left: ${space[1]};

    .events .head {
      flex-wrap: nowrap;
    }

    .events .line .name {
      display: block;
      ${truncate}
    }

    .events .short .time,
    .events .note > span,
    .events .problem > span {
      ${visuallyHidden}
    }
  }

  .short {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  /* What is one line takes its own width, so that the count of the rest stands after it. */
  .short > :first-child {
    width: auto;
  }

  .add {
    ${bareButton}
    position: absolute;
    top: ${space[1]};
    right: ${space[1]};
    width: 24px;
    height: 24px;
    border-radius: ${radius.thumb};
    color: ${color.ink2};

    /* A plus of two lines, and only where it is wanted: an icon for each day would be most of what a month draws. */
    &::before {
      position: absolute;
      inset: 6px;
      background:
        linear-gradient(currentColor, currentColor) center / 12px 1.5px no-repeat,
        linear-gradient(currentColor, currentColor) center / 1.5px 12px no-repeat;
    }

    ${media.hover} {
      &:hover {
        background: ${color.press};
      }
    }
  }

  &:hover > .add::before,
  &:focus-within > .add::before {
    content: '';
  }

  &[data-target='true'] {
    z-index: 2;
    border-radius: ${radius.thumb};
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  ${media.hover} {
    &[data-open='true']:hover {
      background: ${color.hover};
    }
  }
`;

export const More = styled.span<{ type?: string }>`
  ${bareButton}
  ${hitArea}
  position: relative;
  flex: none;
  display: block;
  width: fit-content;
  border-radius: ${radius.thumb};
  ${type.caption}
  font-weight: ${weight.strong};
  color: ${color.ink2};
`;

export const Hatch = styled.div<{ $ends: boolean }>`
  position: absolute;
  top: 0;
  bottom: 0;
  ${hatch}

  /* Its end is a line, from below the numbers of the days: it would go through one. */
  ${(p) =>
    p.$ends &&
    css`
      &::after {
        content: '';
        position: absolute;
        top: 29px;
        right: 0;
        bottom: 0;
        border-right: 2px solid ${color.ink2};
      }
    `}
`;

/** Why time is closed, at the foot of the hatch. */
export const Reason = styled.div`
  position: absolute;
  bottom: 6px;
  padding: 0 ${space[2]};
  ${type.caption}
  color: ${color.ink2};
  pointer-events: none;

  span {
    background: ${color.sunken};
    box-shadow: 0 0 0 3px ${color.sunken};
  }
`;

/** Beside the end of closed time. */
export const After = styled.div`
  container-type: inline-size;
  position: absolute;
  top: 38px;
  padding: 0 ${space[1]} 0 ${space[2]};
  ${type.caption}
  color: ${color.ink2};
  pointer-events: none;

  /* The end of the hatch tells it without words where there is no room for a whole one. */
  @container (max-width: 63.98px) {
    span {
      display: none;
    }
  }
`;
