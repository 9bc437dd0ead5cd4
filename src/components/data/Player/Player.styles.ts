import styled, { css } from 'styled-components';
import { Waveform } from '#components/data/Waveform/Waveform.tsx';
import { color, control, radius, space, type } from '#theme/tokens.ts';

/** Always dark, in both themes: what it shows is the light. */
export const Root = styled.section<{ $kind: 'video' | 'audio'; $flush: boolean }>`
  position: relative;
  isolation: isolate;
  container: player / inline-size;
  width: 100%;
  overflow: hidden;
  border-radius: ${(p) => (p.$flush ? 0 : radius.media)};
  background: ${color.canvas};
  color: ${color.ink};
  ${(p) =>
    p.$kind === 'video'
      ? css`
          aspect-ratio: 16 / 9;
        `
      : css`
          height: 144px;
        `}

  &:fullscreen {
    height: 100%;
    border-radius: 0;
    aspect-ratio: auto;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-bar-hidden] {
    cursor: none;

    &:not(:has(:focus-visible)) [data-bar] {
      opacity: 0;
    }
  }
`;

export const Media = styled.video<{ $shown: boolean }>`
  display: ${(p) => (p.$shown ? 'block' : 'none')};
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  outline: none;
`;

/** Calm water for what is only heard; the cover, where there is one, lies over it. */
export const Still = styled.div`
  position: absolute;
  inset: 0;
  background:
    repeating-radial-gradient(circle at 50% 100%, ${color.mediaLine} 0 1px, transparent 1px 28px),
    ${color.accentTint};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Calms a picture, so that the waveform over it is seen. */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  background: ${color.mediaScrim};
`;

/** Over the picture and above the bar. */
export const Wave = styled(Waveform)`
  position: absolute;
  inset: ${space[4]} ${space[4]} 68px;
`;

/** What is said, above the bar. It lets presses through to the picture. */
export const Said = styled.div`
  position: absolute;
  inset: auto ${space[4]} 68px;
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

/** What the waveform does not tell: it is drawn louder than it sounds. */
export const Quiet = styled.p`
  position: absolute;
  top: ${space[2]};
  left: ${space[4]};
  ${type.caption}
  color: ${color.onMedia};
  pointer-events: none;
`;

export const Failure = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding: ${space[6]};
  min-height: ${control.large};
  overflow: auto;
`;
