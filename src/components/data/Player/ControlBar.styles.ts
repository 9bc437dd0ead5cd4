import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type, weight } from '#theme/tokens.ts';

/** A player as narrow as a phone's, whatever it stands on. */
const narrow = '@container player (max-width: 479.98px)';

export const Bar = styled.div`
  position: absolute;
  inset: auto ${space[3]} ${space[3]};
  display: flex;
  align-items: center;
  height: ${control.large};
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  ${type.caption}
  transition: opacity ${motion.slow} ${motion.ease};

  ${narrow} {
    inset: auto ${space[2]} ${space[2]};
    padding: 0;
  }
`;

const press = css`
  flex: none;
  height: ${control.regular};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      background: ${color.onMedia3};
    }
  }

  &:focus-visible {
    outline-color: ${color.onMedia};
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    height: ${control.large};
  }
`;

export const BarButton = styled.button`
  ${press}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${control.regular};
  padding: 0;

  ${narrow} {
    width: ${control.large};
  }

  @media (pointer: coarse) {
    width: ${control.large};
  }
`;

/** The language of the captions. What stands in it is told by its list; the bar has room for a few letters. */
export const Language = styled.select`
  ${press}
  appearance: none;
  max-width: 88px;
  padding: 0 ${space[2]};
  overflow: hidden;
  text-overflow: ellipsis;
  ${type.caption}
  font-weight: ${weight.strong};

  option {
    background: ${color.raised};
    color: ${color.ink};
  }

  ${narrow} {
    max-width: 64px;
    height: ${control.large};
  }
`;

export const Speed = styled.select`
  ${press}
  appearance: none;
  width: 52px;
  padding: 0;
  text-align: center;
  text-align-last: center;
  ${type.caption}
  font-weight: ${weight.strong};

  option {
    background: ${color.raised};
    color: ${color.ink};
  }

  ${narrow} {
    display: none;
  }
`;

export const Time = styled.span<{ $side: 'start' | 'end' }>`
  flex: none;
  ${tabular}
  margin: ${(p) => (p.$side === 'start' ? `0 ${space[3]} 0 ${space[2]}` : `0 ${space[2]} 0 ${space[3]}`)};

  ${narrow} {
    margin: 0 ${space[2]};
  }
`;

/** Where a share of the track lies, so that the line ends under the middle of the thumb. */
const at = (share: string) => `calc(6px + (100% - 12px) * var(${share}))`;

const track = css`
  height: 4px;
  border-radius: ${radius.round};
  background: linear-gradient(
    to right,
    ${color.onMedia} ${at('--played')},
    ${color.onMedia2} ${at('--played')} ${at('--loaded')},
    ${color.onMedia3} ${at('--loaded')}
  );
`;

const thumb = css`
  appearance: none;
  width: 12px;
  height: 12px;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.onMedia};
`;

/** A native slider. The parts of a slider have vendors' names, which cannot share a rule. */
export const Range = styled.input`
  flex: 1;
  min-width: 0;
  height: 24px;
  margin: 0;
  appearance: none;
  background: none;
  border-radius: ${radius.thumb};
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: -4px;
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:focus-visible {
    outline-color: ${color.onMedia};
  }

  /* No room to spare: the thumb shows while it is held. */
  ${narrow} {
    &:not(:active, :focus-visible)::-webkit-slider-thumb {
      visibility: hidden;
    }

    &:not(:active, :focus-visible)::-moz-range-thumb {
      visibility: hidden;
    }
  }

  &:disabled {
    cursor: default;
  }

  &:disabled::-webkit-slider-thumb {
    visibility: hidden;
  }

  &:disabled::-moz-range-thumb {
    visibility: hidden;
  }

  @media (pointer: coarse) {
    height: ${control.large};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** The line of the time, with what is marked on it. */
export const Line = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;
`;

/** The slider of the volume comes out while the pointer or the focus is on it. */
export const Volume = styled.div`
  flex: none;
  display: flex;
  align-items: center;

  ${Range} {
    flex: none;
    width: 64px;
    margin: 0 ${space[2]} 0 ${space[1]};
  }

  &:not(:hover, :focus-within) ${Range} {
    display: none;
  }

  ${narrow} {
    display: none;
  }
`;
