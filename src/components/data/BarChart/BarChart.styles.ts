import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, radius, shadow, space, type, weight } from '#theme/tokens.ts';

/** Room of the words under the axis, px. */
export const WORDS = 28;
/** Room of the words right of the plot, px. */
export const TICKS = 56;

export const Root = styled.div`
  position: relative;
  min-width: 0;
`;

/** The axis alone, until there is something to draw. */
export const Ground = styled.div`
  margin: 0 ${TICKS}px ${WORDS}px 0;
  border-bottom: 1px solid ${color.line2};
`;

export const Frame = styled.div`
  position: relative;
`;

export const Drawing = styled.svg`
  display: block;
  overflow: visible;

  text {
    ${type.caption}
    ${tabular}
    fill: ${color.ink3};
  }

  text[data-current] {
    fill: ${color.ink};
  }
`;

/** Lies over the drawing: one column a bar, as high as the plot. */
export const Bars = styled.div`
  position: absolute;
  top: 0;
  left: 0;
`;

export const Bar = styled.div<{ $live: boolean }>`
  position: absolute;
  inset-block: 0;
  border-radius: ${radius.thumb};
  cursor: ${(p) => (p.$live ? 'pointer' : 'default')};

  &:focus-visible {
    outline-offset: 0;
  }
`;

export const Tip = styled.div`
  position: absolute;
  z-index: 1;
  display: grid;
  grid-template-columns: 8px auto;
  column-gap: ${space[2]};
  row-gap: 2px;
  align-items: center;
  width: max-content;
  max-width: 240px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink2};
  box-shadow: ${shadow.high};
  pointer-events: none;
  ${tabular}
`;

export const TipName = styled.div`
  grid-column: 1 / -1;
  ${type.caption}
`;

/** The sign of a line of the tip: the colour of the bar or of the dash. */
export const Sign = styled.span`
  height: 2px;
  border-radius: 1px;
`;

export const TipValue = styled.div<{ $strong?: boolean }>`
  ${type.body}
  color: ${(p) => (p.$strong ? color.ink : color.ink2)};
  font-weight: ${(p) => (p.$strong ? weight.strong : weight.regular)};

  small {
    ${type.caption}
    color: ${color.ink3};
  }
`;

export const Help = styled.p`
  position: absolute;
  inset: 0 ${TICKS}px auto 0;
  display: flex;
  align-items: center;
  justify-content: center;
  color: ${color.ink2};
  text-align: center;
  ${type.body}

  > * {
    padding: 0 ${space[2]};
    background: ${color.surface};
  }
`;

/** Under the words of the axis, where nothing is drawn. */
export const Corner = styled.div`
  position: absolute;
  right: 0;
  bottom: -2px;
`;

export const Scroller = styled.div`
  overflow: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.body}
  ${tabular}

  th,
  td {
    padding: 6px ${space[4]} 6px 0;
    border-bottom: 1px solid ${color.line};
    text-align: right;
    white-space: nowrap;
  }

  th:first-child {
    width: 100%;
    text-align: left;
    font-weight: ${weight.regular};
    overflow-wrap: anywhere;
    white-space: normal;
  }

  thead th {
    position: sticky;
    top: 0;
    max-width: 160px;
    overflow: hidden;
    text-overflow: ellipsis;
    background: ${color.surface};
    color: ${color.ink3};
    font-weight: ${weight.regular};
    ${type.caption}
  }

  td:nth-child(2) {
    font-weight: ${weight.strong};
  }

  td:nth-child(3) {
    color: ${color.ink2};
  }
`;
