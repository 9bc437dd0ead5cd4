import styled, { css } from 'styled-components';
import { bareButton, truncate } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

/** Room of one bar across days, px. */
export const LANE = 22;

/** The ground of time that is closed. */
export const hatch = css`
  background: repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 1px 7px), ${color.sunken};
`;

/** A bar across days with its words under it. The words cover the lines between the days. */
export const Bar = styled.div<{
  type?: string;
  $hue: string;
  $begins: boolean;
  $ends: boolean;
  $over: boolean;
}>`
  ${bareButton}
  position: absolute;
  z-index: 1;
  left: 0;
  height: ${LANE}px;
  padding: 5px ${space[2]} 0;
  border-radius: ${radius.thumb};
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: ${(p) => (p.$begins ? space[2] : 0)};
    right: ${(p) => (p.$ends ? space[2] : 0)};
    height: 3px;
    border-radius: ${(p) => `${p.$begins ? '2px' : 0} ${p.$ends ? '2px 2px' : '0 0'} ${p.$begins ? '2px' : 0}`};
    background: ${(p) => p.$hue};
    opacity: ${(p) => (p.$over ? 0.5 : 1)};
    pointer-events: auto;
  }

  ${(p) =>
    p.$over &&
    css`
      ${Name} {
        color: ${color.ink2};
      }
    `}
`;

export const Words = styled.span`
  display: inline-block;
  max-width: 100%;
  padding-right: ${space[2]};
  background: ${color.surface};
  ${type.caption}
  ${truncate}
  pointer-events: auto;
`;

export const Name = styled.span<{ $cancelled: boolean }>`
  margin-right: ${space[1]};
  color: ${color.ink};
  text-decoration: ${(p) => (p.$cancelled ? 'line-through' : 'none')};
`;

export const Note = styled.span`
  color: ${color.ink2};
`;
