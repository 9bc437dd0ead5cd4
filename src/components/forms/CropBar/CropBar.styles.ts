import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, motion, radius, space, type } from '#theme/tokens.ts';

export type CropBarSize = 'regular' | 'large';

/** Buttons and thumb, px. */
const sides = {
  regular: { button: 32, thumb: 16, corner: radius.tag },
  large: { button: 40, thumb: 18, corner: radius.control },
};

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  padding: ${space[2]};
  border-radius: ${radius.media};
  background: ${color.mediaScrim};
  color: ${color.onMedia};
`;

type Sized = { $size: CropBarSize };

export const BarButton = styled.button<Sized>`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  flex: none;
  min-width: ${(p) => sides[p.$size].button}px;
  height: ${(p) => sides[p.$size].button}px;
  padding: 0 ${space[2]};
  border-radius: ${(p) => sides[p.$size].corner};
  ${type.body}
  color: inherit;
  transition: background ${motion.fast} ${motion.ease};
  ${hitArea}

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.onMedia3};
    }
  }

  &:focus-visible {
    outline-color: ${color.onMedia};
    outline-offset: -2px;
  }

  &:disabled {
    color: ${color.onMedia2};
  }

  ${media.phone} {
    span {
      display: none;
    }
  }
`;

export const Range = styled.input<Sized & { $share: number }>`
  appearance: none;
  flex: 1 1 200px;
  min-width: 64px;
  width: 200px;
  height: 24px;
  margin: 0;
  background: none;
  cursor: pointer;
  --share: ${(p) => `${p.$share * 100}%`};

  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: 2px;
    background: linear-gradient(to right, ${color.onMedia} var(--share), ${color.onMedia2} var(--share));
  }

  &::-moz-range-track {
    height: 4px;
    border-radius: 2px;
    background: ${color.onMedia2};
  }

  &::-moz-range-progress {
    height: 4px;
    border-radius: 2px;
    background: ${color.onMedia};
  }

  &::-webkit-slider-thumb {
    appearance: none;
    width: ${(p) => sides[p.$size].thumb}px;
    height: ${(p) => sides[p.$size].thumb}px;
    margin-top: ${(p) => 2 - sides[p.$size].thumb / 2}px;
    border-radius: ${radius.round};
    background: ${color.onMedia};
  }

  &::-moz-range-thumb {
    width: ${(p) => sides[p.$size].thumb}px;
    height: ${(p) => sides[p.$size].thumb}px;
    border: 0;
    border-radius: ${radius.round};
    background: ${color.onMedia};
  }

  &:focus-visible {
    outline-color: ${color.onMedia};
    border-radius: ${radius.thumb};
  }
`;

export const Percent = styled.span`
  min-width: 44px;
  ${type.caption}
  ${tabular}
  text-align: right;
`;

export const Rule = styled.span`
  width: 1px;
  height: 20px;
  margin: 0 ${space[1]};
  background: ${color.onMedia3};
`;
