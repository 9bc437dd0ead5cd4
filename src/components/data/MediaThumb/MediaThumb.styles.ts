import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, radius, type } from '#theme/tokens.ts';

/** All of the place that it was given, which does not change with what stands there. */
export const Place = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  place-self: stretch;
  overflow: hidden;
  border-radius: inherit;
`;

/** With the line and the dimming that covers have. */
export const Picture = styled.span`
  place-self: stretch;
  border-radius: inherit;
  background-repeat: no-repeat;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 0 0 1px ${color.mediaLine},
      inset 0 0 0 48px ${color.mediaDim};
  }
`;

export const Wave = styled.svg`
  width: calc(100% - 12px);
  height: calc(100% - 12px);
  min-height: 0;

  path {
    fill: ${color.ink3};
  }

  [data-heard] {
    fill: ${color.accent};
  }
`;

/** Where the mouse stands. */
export const Line = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: ${color.accent};
  transform: scaleX(var(--share));
  transform-origin: left;
`;

export const Time = styled.span`
  position: absolute;
  right: 3px;
  bottom: 4px;
  padding: 0 4px;
  border-radius: ${radius.thumb};
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  ${type.caption}
  ${tabular}
`;
